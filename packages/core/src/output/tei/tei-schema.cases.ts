/**
 * The content models of TEI P5 for the elements that Fovea writes, as far as output could violate them: which elements
 * may contain which, and where text is allowed.
 */
const PHRASE = 'hi emph code del add note q abbr date formula foreign seg ref ptr lb figure milestone';
const BLOCK = 'p ab list table quote figure milestone';
const MODELS: Readonly<Record<string, string>> = {
  TEI: 'teiHeader text',
  teiHeader: 'fileDesc profileDesc',
  fileDesc: 'titleStmt publicationStmt sourceDesc',
  titleStmt: 'title author',
  publicationStmt: 'p publisher availability date',
  availability: 'licence',
  sourceDesc: 'bibl',
  bibl: 'title author publisher date ptr',
  profileDesc: 'abstract langUsage textClass',
  abstract: 'p',
  langUsage: 'language',
  textClass: 'keywords',
  keywords: 'term',
  text: 'body',
  body: 'div',
  div: `head div ${BLOCK}`,
  list: 'item label milestone',
  table: 'head row milestone',
  row: 'cell milestone',
  figure: `head figDesc graphic ptr ${BLOCK}`,
  item: `#text ${PHRASE} ${BLOCK}`,
  cell: `#text ${PHRASE} ${BLOCK}`,
  quote: `#text ${PHRASE} ${BLOCK}`,
  note: `#text ${PHRASE} ${BLOCK}`,
  q: `#text ${PHRASE}`,
  graphic: '',
  language: '',
  ptr: '',
  lb: '',
  milestone: '',
};
/** Elements of text and phrases: `p`, `head`, `hi`, … */
const TEXT = `#text ${PHRASE}`;
const PLAIN: ReadonlySet<string> = new Set(
  'title author publisher date licence term figDesc formula code'.split(' '),
);

/** Every violation of the models in a document, as readable lines. */
export function teiProblems(root: Element): string[] {
  if (root.localName === 'parsererror' || root.querySelector('parsererror') !== null)
    return ['not well-formed'];
  const problems: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const name = element.localName;
    const allowed = new Set((MODELS[name] ?? (PLAIN.has(name) ? '#text' : TEXT)).split(' '));
    for (const child of element.childNodes) {
      const kind = child.nodeType === 1 ? (child as Element).localName : '#text';
      const isBlank = kind === '#text' && child.textContent?.trim() === '';
      if (!(isBlank || allowed.has(kind))) problems.push(`${kind} in ${name}`);
    }
    problems.push(
      ...orderProblems(
        name,
        [...element.children].map((child) => child.localName),
      ),
    );
  }
  return problems;
}

function orderProblems(localName: string, children: readonly string[]): string[] {
  const problems: string[] = [];
  const firstDiv = children.indexOf('div');
  if (localName === 'div' && firstDiv >= 0 && children.slice(firstDiv).some((name) => name !== 'div')) {
    problems.push('block after a division');
  }
  if ((localName === 'div' || localName === 'table') && children.lastIndexOf('head') > 0) {
    problems.push(`head not first in ${localName}`);
  }
  const parts = children.filter((name) => name !== 'milestone');
  if (localName === 'list' && parts.includes('label')) {
    const alternate = parts.every((name, index) => name === (index % 2 === 0 ? 'label' : 'item'));
    if (!alternate || parts.length % 2 === 1) problems.push('labels and items out of turn');
  }
  if ((localName === 'list' || localName === 'table' || localName === 'row') && parts.length === 0) {
    problems.push(`empty ${localName}`);
  }
  return problems;
}
