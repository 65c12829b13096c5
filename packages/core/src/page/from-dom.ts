import { treeFromRows } from 'fovea-html';
import type { BareOption } from '../option-tables/option.ts';
import { resolveTable } from '../option-tables/resolve-table.ts';
import type { Warning } from '../warnings.ts';
import type { DomDocument, DomNode } from './dom.ts';
import { DomRows } from './dom-rows.ts';
import type { ParseLimits } from './limits.ts';
import type { Page } from './page.ts';
import type { ParseOptions, ResolvedParseOptions } from './parse-options.ts';
import { PARSE_OPTIONS } from './parse-table.ts';
import { walkDom } from './walk-dom.ts';

/** What is known about a document besides itself; `url` replaces its address. */
export type PageFromDomOptions = Pick<ParseOptions, 'url' | 'limits'>;

const OPTIONS: readonly BareOption[] = PARSE_OPTIONS.filter(({ name }) => name !== 'charset');

/** A page and the live node of every node id. */
export interface DomPage {
  readonly page: Page;
  readonly nodes: readonly DomNode[];
}

/** A page from a live document, which stays unchanged. */
export function pageFromDom(document: DomDocument, options: PageFromDomOptions = {}): Page {
  return readDom(document, options).page;
}

/** Like `pageFromDom`, with a map from node ids back to live nodes. */
export function readDom(document: DomDocument, options: PageFromDomOptions = {}): DomPage {
  const { url, limits } = resolveTable<Pick<ResolvedParseOptions, 'url' | 'limits'>>(OPTIONS, options);
  const rows = new DomRows(limits);
  const { doctype, compatMode, URL: address } = document;
  rows.add(document, 0);
  if (doctype) rows.add(doctype, 1);
  const isCut = !walkDom(document, (node, depth) => {
    if (rows.nodes.length >= limits.maxNodes) return false;
    rows.add(node, depth);
    return true;
  });
  const tree = treeFromRows(
    {
      ...rows.rows(),
      doctype: doctype
        ? { name: doctype.name, publicId: doctype.publicId, systemId: doctype.systemId }
        : null,
      quirks: compatMode === 'BackCompat',
    },
    limits,
  );
  const page: Page = {
    source: null,
    url: url ?? addressOf(address),
    encoding: null,
    layout: null,
    tree,
    warnings: [...listWarnings(rows, isCut, limits), ...tree.warnings],
  };
  return { page, nodes: rows.nodes };
}

function addressOf(address: string | undefined): string | null {
  return address === undefined || address === '' || address.startsWith('about:') ? null : address;
}

function listWarnings(rows: DomRows, isCut: boolean, { maxChars, maxAttributes }: ParseLimits): Warning[] {
  const warnings: Warning[] = [];
  if (isCut) {
    const message = `The page has more than ${rows.nodes.length} nodes; the rest was not read.`;
    warnings.push({ code: 'nodes-capped', message });
  }
  if (rows.isTruncated) {
    const message = `Only the first ${maxChars} characters of text and attributes were read.`;
    warnings.push({ code: 'input-truncated', message });
  }
  if (rows.droppedAttributes > 0) {
    const message = `${rows.droppedAttributes} attributes past ${maxAttributes} on one element were dropped.`;
    warnings.push({ code: 'attributes-capped', message, count: rows.droppedAttributes });
  }
  return warnings;
}
