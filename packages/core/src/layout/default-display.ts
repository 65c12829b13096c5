import { Tag, type TagId } from '../page/tags.ts';

/** Default `display` in browsers, by value; all other elements are inline. */
const DEFAULTS: Readonly<Record<string, string>> = {
  none: 'area base basefont datalist head link meta noembed noframes param script style template title',
  block:
    'html body address blockquote center dialog div figure figcaption footer form header hr legend listing main ' +
    'p plaintext pre search xmp article aside h1 h2 h3 h4 h5 h6 hgroup nav section dir dd dl dt menu ol ul ' +
    'details summary fieldset optgroup option frameset frame',
  'list-item': 'li',
  'inline-block': 'button input select textarea meter progress marquee',
  table: 'table',
  'table-caption': 'caption',
  'table-column-group': 'colgroup',
  'table-column': 'col',
  'table-header-group': 'thead',
  'table-row-group': 'tbody',
  'table-footer-group': 'tfoot',
  'table-row': 'tr',
  'table-cell': 'td th',
  contents: 'slot',
};

const BY_TAG: ReadonlyMap<TagId, string> = /* @__PURE__ */ displayByTag();

/** The `display` that an element has when no style sheet says otherwise. */
export function defaultDisplay(tag: TagId): string {
  return BY_TAG.get(tag) ?? 'inline';
}

function displayByTag(): Map<TagId, string> {
  const known: Readonly<Record<string, TagId | undefined>> = Tag;
  const table = new Map<TagId, string>();
  for (const [display, names] of Object.entries(DEFAULTS)) {
    for (const name of names.split(' ')) {
      const tag = known[name];
      if (tag !== undefined) table.set(tag, display);
    }
  }
  return table;
}
