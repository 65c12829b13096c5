import fc from 'fast-check';
import { FRAGMENT_PLACES, PLACES, TOKENS } from './grammar.cases.ts';

/** Names from every rule of tree construction. */
const NAMES =
  'html head body frameset frame noframes title base meta link script style noscript template a b i em font nobr ' +
  'code u p div ul ol li dl dt dd h1 h2 h3 pre listing textarea xmp iframe noembed plaintext table caption colgroup ' +
  'col thead tbody tfoot tr td th form button input option optgroup hr br img image embed area param source object ' +
  'applet marquee ruby rb rp rt rtc svg math g path desc foreignObject title mi mo mtext ms mn annotation-xml ' +
  'mglyph malignmark span x-y address section main search center details summary select select';

const TAGS = NAMES.split(' ').flatMap((name) => [`<${name}>`, `</${name}>`, `<${name}>`, `</${name}>`]);

const SPECIAL_TAGS = [
  '<a href=1>',
  '<b class="x">',
  '<font size=1>',
  '<font color=red>',
  '<p id=a ID=b>',
  '<input type=hidden>',
  '<input type=text>',
  '<svg/>',
  '<svg viewbox="0 0" xlink:href=a>',
  '<math definitionurl=x>',
  '<annotation-xml encoding="text/html">',
  '<annotation-xml encoding=application/xhtml+xml>',
  '<html lang=en>',
  '<body class=b>',
  '<div a="1" b=\'&lt;\' c=d&amp;e f>',
  '<i/>',
  '</p x=1/>',
  '<P>',
  '<TABLE>',
];

const TEXTS = [
  'text',
  ' ',
  '\n',
  '\r\n',
  '\r',
  '\0',
  '\t ',
  '&amp;',
  '&notin;',
  '&not',
  '&notit;',
  '&#x41;',
  '&#0;',
  '&#10;',
  '&#32;',
  '&#128;',
  '&nosuch;',
  '&',
  '<',
  '</',
  '</>',
  '<?pi?>',
  '<!x>',
  '<!-- c -->',
  '<!-->',
  '<!--->',
  '<!-- a --!>',
  '<!--',
  '-->',
  '<![CDATA[x]]>',
  '<!doctype html>',
  '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN">',
  '<!doctype html system "about:legacy-compat">',
  '<script><!--<script>',
  '</script>',
  '日本',
  '"',
  "'",
  '=',
  '/',
];

const soup = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...TAGS) },
      { weight: 2, arbitrary: fc.constantFrom(...SPECIAL_TAGS) },
      { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
      { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** Tag soup, half of it with a few units taken out or doubled, so that tags and entities break anywhere. */
export const anySoup: fc.Arbitrary<string> = fc
  .tuple(soup, fc.array(fc.tuple(fc.nat(), fc.nat(3)), { maxLength: 4 }), fc.boolean())
  .map(([html, cuts, isMutated]) => (isMutated ? cuts.reduce(cut, html) : html));

const TABLE_PART = /<\/?(caption|col|t(r|d|h|body|head|foot))/i;
const FORMATTING = /<(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)\b/i;

/**
 * Where parse5 8.1.1 differs from the standard (see the decision record): it parses `select` by the rules from before
 * 2025 and does not count `search` as special; in an integration point it takes a CDATA section for a comment; in a row
 * it takes the end tag of any table section, open or not, for the end of the row; it sees rows and sections of a table
 * from inside a template in that table; and whitespace in the table content of a template opens formatting again.
 */
export function isBeyondParse5(html: string): boolean {
  if (/<\/?(select|search)/i.test(html)) return true;
  const hasIntegrationPoint = /<(mi|mo|mn|ms|mtext|annotation-xml|desc|foreignobject|title)/i.test(html);
  if (html.includes('<![CDATA[') && hasIntegrationPoint) return true;
  const [, ...inTemplates] = afterFirst(html, '<table').toLowerCase().split('<template');
  if (inTemplates.some((part) => TABLE_PART.test(part))) return true;
  const template = afterFirst(html, '<template');
  if (TABLE_PART.test(template) && FORMATTING.test(template) && /\s|&#/.test(template)) return true;
  return ['tbody', 'thead', 'tfoot'].some((name) => endsUnopened(html, name));
}

function afterFirst(html: string, tag: string): string {
  const at = html.toLowerCase().indexOf(tag);
  return at < 0 ? '' : html.slice(at);
}

/** Whether a section that was never opened ends after a row or a cell. */
function endsUnopened(html: string, name: string): boolean {
  const end = html.toLowerCase().indexOf(`</${name}`);
  const before = html.slice(0, Math.max(0, end)).toLowerCase();
  return end >= 0 && !before.includes(`<${name}`) && /<t[rdh]\b/.test(before);
}

/** Any place and a few tokens after it: what a rule does shows best where it applies. */
const tokensAtPlaces = fc
  .tuple(fc.constantFrom(...PLACES), fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 10 }))
  .map(([place, tokens]) => place + tokens.join(''));

/** Pages for which parse5 is an oracle. */
export const pagesForParse5: fc.Arbitrary<string> = fc
  .oneof({ weight: 2, arbitrary: tokensAtPlaces }, { weight: 1, arbitrary: anySoup })
  .map((html) => html.replace(/<(\/?)(select|search)/gi, '<$1div'))
  .filter((html) => !isBeyondParse5(html));

/** Fragments with their context, for which parse5 is an oracle. */
export const fragmentsForParse5: fc.Arbitrary<readonly [context: string, html: string]> = fc
  .tuple(fc.constantFrom(...FRAGMENT_PLACES), fc.array(fc.constantFrom(...TOKENS), { maxLength: 8 }))
  .map(([[context, start], tokens]) => [context, start + tokens.join('')] as const)
  .filter(([, html]) => !isBeyondParse5(html));

function cut(html: string, [place, length]: [number, number]): string {
  const at = html.length === 0 ? 0 : place % html.length;
  return length === 3
    ? html.slice(0, at) + html.slice(at, at + 5) + html.slice(at)
    : html.slice(0, at) + html.slice(at + length);
}
