import type { Candidate } from '../candidate.ts';

const shared = { packages: ['parse5'], isSlow: false };

/** The parser alone, with the offsets that Fovea keeps for every node. */
export const parse5Locations: Candidate = {
  ...shared,
  name: 'parse5-locations',
  about: 'bare parse5, default tree, source locations on',
  load: async () => {
    const parse = await loadParse5(true);
    return (html) => parse(html).childNodes.length;
  },
  loadParser: () => loadParse5(true),
};

/** The parser alone, at its fastest. */
export const parse5: Candidate = {
  ...shared,
  name: 'parse5',
  about: 'bare parse5, default tree, no locations',
  load: async () => {
    const parse = await loadParse5(false);
    return (html) => parse(html).childNodes.length;
  },
  loadParser: () => loadParse5(false),
};

type Parse5 = (html: string) => { readonly childNodes: readonly unknown[] };

async function loadParse5(sourceCodeLocationInfo: boolean): Promise<Parse5> {
  const { parse } = await import('parse5');
  return (html) => parse(html, { sourceCodeLocationInfo, scriptingEnabled: false });
}
