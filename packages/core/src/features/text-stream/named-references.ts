/**
 * The character references of HTML 4 and the few newer ones that pages use (data only). The standard has 2,231; the
 * parser decodes all of them, while text straight from the source makes do with these.
 */

/** Names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml';

/** Names of U+0391 to U+03C9, in order; `-` for code points without a name. */
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi ' +
  'Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi ' +
  'rho sigmaf sigma tau upsilon phi chi psi omega';

/** Everything else as pairs of name and hexadecimal code point. */
const OTHERS =
  'quot 22 amp 26 AMP 26 lt 3C LT 3C gt 3E GT 3E apos 27 OElig 152 oelig 153 Scaron 160 scaron 161 Yuml 178 fnof 192 ' +
  'circ 2C6 tilde 2DC ensp 2002 emsp 2003 thinsp 2009 zwnj 200C zwj 200D lrm 200E rlm 200F ndash 2013 mdash 2014 ' +
  'lsquo 2018 rsquo 2019 sbquo 201A ldquo 201C rdquo 201D bdquo 201E dagger 2020 Dagger 2021 bull 2022 hellip 2026 ' +
  'permil 2030 prime 2032 Prime 2033 lsaquo 2039 rsaquo 203A oline 203E frasl 2044 euro 20AC image 2111 weierp 2118 ' +
  'real 211C trade 2122 alefsym 2135 larr 2190 uarr 2191 rarr 2192 darr 2193 harr 2194 crarr 21B5 lArr 21D0 uArr 21D1 ' +
  'rArr 21D2 dArr 21D3 hArr 21D4 forall 2200 part 2202 exist 2203 empty 2205 nabla 2207 isin 2208 notin 2209 ni 220B ' +
  'prod 220F sum 2211 minus 2212 lowast 2217 radic 221A prop 221D infin 221E ang 2220 and 2227 or 2228 cap 2229 ' +
  'cup 222A int 222B there4 2234 sim 223C cong 2245 asymp 2248 ne 2260 equiv 2261 le 2264 ge 2265 sub 2282 sup 2283 ' +
  'nsub 2284 sube 2286 supe 2287 oplus 2295 otimes 2297 perp 22A5 sdot 22C5 lceil 2308 rceil 2309 lfloor 230A ' +
  'rfloor 230B lang 27E8 rang 27E9 loz 25CA spades 2660 clubs 2663 hearts 2665 diams 2666 check 2713 hyphen 2010 ' +
  'horbar 2015 numsp 2007 puncsp 2008 num 23 lpar 28 rpar 29 ast 2A plus 2B comma 2C period 2E sol 2F colon 3A semi 3B ' +
  'equals 3D quest 3F commat 40 lsqb 5B bsol 5C rsqb 5D lowbar 5F lcub 7B vert 7C rcub 7D excl 21 dollar 24 percnt 25';

const sequence = (names: string, first: number): [string, string][] =>
  names
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCharCode(first + index)])
    .filter(([name]) => name !== '-');

const pairs = (list: string): [string, string][] => {
  const words = list.split(' ');
  return words.flatMap((name, index) =>
    index % 2 === 0 ? [[name, String.fromCharCode(Number.parseInt(words[index + 1]!, 16))]] : [],
  );
};

/** What each name stands for. */
export const NAMED_REFERENCES: ReadonlyMap<string, string> = new Map([
  ...sequence(LATIN_1, 0xa0),
  ...sequence(GREEK, 0x391),
  ...pairs(OTHERS),
]);

/** Code points of numeric references 128 to 159: pages mean windows-1252, and the standard agrees. */
export const WINDOWS_1252: readonly number[] = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];
