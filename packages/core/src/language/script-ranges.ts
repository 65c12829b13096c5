/**
 * Which code points are letters and combining marks of which script (data only).
 *
 * Derived from the Unicode 17 properties Script and General_Category, and frozen here so that counts do not
 * change with the engine's ICU version. Unassigned gaps are closed to keep the table short. Deliberate
 * differences from Unicode:
 * - the prolonged sound mark ー counts as Katakana, 〆 as Han;
 * - conjoining Hangul vowels and finals and the Arabic tatweel are marks, so that decomposed text has as many
 *   letters as composed text;
 * - rare scripts above U+FFFF are coarse ranges of `Other` letters.
 */

/** The writing systems that Fovea distinguishes; `Common` is shared by all, `Other` covers the rest. */
export type Script =
  | 'Common'
  | 'Other'
  | 'Latin'
  | 'Greek'
  | 'Cyrillic'
  | 'Armenian'
  | 'Hebrew'
  | 'Arabic'
  | 'Devanagari'
  | 'Bengali'
  | 'Gurmukhi'
  | 'Gujarati'
  | 'Oriya'
  | 'Tamil'
  | 'Telugu'
  | 'Kannada'
  | 'Malayalam'
  | 'Sinhala'
  | 'Thai'
  | 'Lao'
  | 'Tibetan'
  | 'Myanmar'
  | 'Georgian'
  | 'Ethiopic'
  | 'Khmer'
  | 'Mongolian'
  | 'Han'
  | 'Hiragana'
  | 'Katakana'
  | 'Bopomofo'
  | 'Hangul';

/**
 * The code points of each script: those of letters, then those of marks after a bar. Hexadecimal ranges, each as its
 * distance from the one before and how many code points follow its first: `41+19 7+19` is A to Z and a to z. `Common`
 * holds what belongs to no single script.
 */
export const SCRIPT_RANGES: Readonly<Record<Script, string>> = {
  Common:
    'B5 204+8 5+B 1B 2 86 1975+3 2+5 2+1 4 408 5 3+9 2 4+4 7 4 4+1 2+2 2+6 3+3 6+4 CE6 202+4 7 76DB+8 69 247 12A31+2C0 2+18 2+1E 2+18 2+1E 2+18 2+1E 2+18 2+1E 2+18 2+7|300+6F 116+1 1C5+A 1B 2E1+3 115C+3B 1E5+2 2+14 5 7 3+2 C7+3F 2D1+20 F3A+3 6C+1 CD66+F 11+D D02D3+EF',
  Other:
    '3E2+D 321 2+1D 1E+2 31+25 C 19+20 A+1 5 6+15 5 A 4 18+18 8+A B36+5D 4+26B 3+10 2+19 6+4A 4+23 E+12 F+11 F+10 140+6E 32+79 37+16 A+34 53 5E+2E 12+7 37+1D E+1 B+2B 1B+23 2A+2 B+23 F83+5F 21+64 7+3 4+1 3D+3F 7291+48C 44+2D 3+10C 4+F B+1 75+4F 111+1 2+2 2+3 2+16 1E+33 F+31 57+1B B+16 3E+2E 4E+28 18+2 2+7 35+2F 2 4+1 3+4 3 2+1B 3+A 8+2 7C+72 541E+FA 186+4FF 3C+574 1B+115 21+41 7+2577 FC1+2BE2 2+D 6+3F08 3201+6DF 21+15F|711 1F+1A 5C+A 3B+8 A 19+3 2+8 2+2 2+4 2C+2 EB7+3 1D+2 1E+1 1F+1 1AD+1B DC+4 3A+2A 81+4 30+10 27+8 D+2 1F+C 39+D 31+13 10B8+2 8E 7971+1 111 4 5 18+4 5 54+1 33+11 61+7 1A+C 2D+3 30+D 69+D D 9+1 63 2+2 3+1 6+1 2 2A+4 6+1 ED+7 2+1',
  Latin:
    '41+19 7+19 30 10 6+16 2+1E 2+1C0 28+4 1A1C+25 7+30 6+3 6+C 2+45 42+FF 172 E 11+C 8E+1 7 1C 12+28 AD8+1F 7AA3+65 4+74 331+2A 2+8 2+3 4F97+6 41B+19 7+19 826+3A D746+2A',
  Greek: '370+3 3+7 2 7 2+59 F+5 2+8 1927+4 33+4 5+4 55 141+BC 2 4+A 4+B 5+C 6+A 12A 8A3F 55DB+34',
  Cyrillic: '400+81 9+A5 1751+A A1 4D 88C8+2E 11+1E 13993+3D|483+1 3+2 2957+1F 7870+3 2+9 21+1 578F+1',
  Armenian: '531+28 7+28 F58B+4',
  Hebrew: '5D0+22 F52B 2+9 2+25|591+2C 2 2+1 2+1 2 F557',
  Arabic:
    '620+1F 2+9 24+1 2+62 2 10+1 8+1 B+2 3 51+2F F1+17 2+6 11+29 F287+61 22+16A 13+3F 3+35 29+B 75+8C FC6+5 DF39+BB|610+A 26 16+9 77+6 3+5 3+1 2+3 1AA+8 2B+17 2+1C',
  Devanagari: '904+35 4 13 8+9 10+E 9F73+5 4 2+1|900+3 37+2 2+11 6+2 B+1 9F7D+11 E',
  Bengali: '980 5+34 4 11 E+5 F+1 B|981+2 39 2+F A B+1 1B',
  Gurmukhi: 'A05+34 20+5 14+2|A01+2 39+15 1F+1 4',
  Gujarati: 'A85+34 4 13+11 18|A81+2 39 2+F 15+1 17+5',
  Oriya: 'B05+34 4 1F+5 10|B01+2 39 2+19 B+1',
  Tamil: 'B83+36 17|B82 3C+F A',
  Telugu: 'C05+34 4 1B+9|C00+4 38 2+18 C+1',
  Kannada: 'C80 5+34 4 1F+5 10+1|C81+2 39 2+18 C+1 10',
  Malayalam: 'D04+36 3 11 6+2 9+2 19+5|D00+3 38+1 2+F A B+1',
  Sinhala: 'D85+41|D81+2 47+15 13+1',
  Thai: 'E01+2F 2+1 D+6|E31 3+6 D+7',
  Lao: 'E81+2F 2+1 A+9 16+3|EB1 3+8 C+6',
  Tibetan: 'F00 40+2C 1C+4|F18+1 1C 2 2 5+1 32+13 2+1 6+2F A',
  Myanmar:
    '1000+2A 15 11+5 5+3 4 4+1 8+2 5+C D 9952+4 2+9 B+4 62+16 4 4+1|102B+13 18+3 5+2 2+2 3+6 4+3 E+B 2 B+3 9948 96+2',
  Georgian: '10A0+5A 2+3 B91+2F 1041+2D',
  Ethiopic: '1200+15A 26+F 19F1+5E 7D23+2D 13CB2+1E|135D+2',
  Khmer: '1780+33 24 5|17B4+1F A',
  Mongolian: '1820+64 3+21 2|180B+2 2 76+1 23',
  Han: '3005+2 1A+8 F+3 3C5+19BF 41+51FF 5901+1D9 750A F+4 900A+13479',
  Hiragana: '3041+55 7+2 17F62+11E 13+20',
  Katakana: '30A1+59 2+3 F1+F CD67+37 B053+10 120+2 33+12|FF9E+1',
  Bopomofo: '3105+2A 71+1F',
  Hangul: '1100+5F 1FD2+5D 77D2+1C 284+2BA3 27FD+3C|1160+9F 1E2F+1 A781+4B',
};
