import type { Candidate } from '../candidate.ts';

const shared = { packages: ['fovea'], isSlow: false };

/** The whole of `extract`, as a user calls it. */
export const fovea: Candidate = {
  ...shared,
  name: 'fovea',
  about: '`extract`, default options: HTML, Markdown, text, metadata',
  load: async () => {
    const { extract } = await import('fovea');
    return (html, url) => extract(html, url === undefined ? {} : { url }).content;
  },
};

/** `extract` with only Markdown, as most pipelines use it. */
export const foveaMarkdown: Candidate = {
  ...shared,
  name: 'fovea-markdown',
  about: "`extract` with `formats: ['markdown']`",
  load: async () => {
    const { extract } = await import('fovea');
    const formats = ['markdown'] as const;
    return (html, url) => extract(html, url === undefined ? { formats } : { formats, url }).markdown;
  },
};

/** `extract` with only text and without metadata, to compare with peers that give nothing else. */
export const foveaText: Candidate = {
  ...shared,
  name: 'fovea-text',
  about: "`extract` with `formats: ['text'], metadata: 'drop'`",
  load: async () => {
    const { extract } = await import('fovea');
    const text = { formats: ['text'], metadata: 'drop' } as const;
    return (html, url) => extract(html, url === undefined ? text : { ...text, url }).text;
  },
};

/** The same in a process like the children of a batch, which are sparing with the compiler: what short programs can do too. */
export const foveaWorker: Candidate = {
  ...shared,
  name: 'fovea-worker',
  about: 'the same after `compileSparingly`, as in the children of `fovea batch`',
  load: async () => {
    const work = await foveaText.load();
    const { Budget, compileSparingly } = await import('@fovea/sources');
    compileSparingly(Budget.manyPages);
    return work;
  },
};

/** Only Fovea's parse, to see what the rest of `extract` costs. */
export const foveaParse: Candidate = {
  ...shared,
  name: 'fovea-parse',
  about: '`parsePage(html).tree`',
  load: async () => {
    const { parsePage } = await import('fovea');
    return (html) => parsePage(html).tree.size;
  },
};
