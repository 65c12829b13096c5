import type { Candidate } from '../candidate.ts';

/** The peer people know best, on the fastest DOM it runs on. */
export const readabilityLinkedom: Candidate = {
  name: 'readability-linkedom',
  about: '@mozilla/readability on linkedom',
  packages: ['@mozilla/readability', 'linkedom'],
  isSlow: false,
  load: async () => {
    const { Readability } = await import('@mozilla/readability');
    const { parseHTML } = await import('linkedom');
    return (html) => new Readability(parseHTML(html).document as never).parse()?.content ?? '';
  },
};

/** The peer as its own documentation shows it. */
export const readabilityJsdom: Candidate = {
  name: 'readability-jsdom',
  about: '@mozilla/readability on jsdom',
  packages: ['@mozilla/readability', 'jsdom'],
  isSlow: true,
  load: async () => {
    const { Readability } = await import('@mozilla/readability');
    const { JSDOM, VirtualConsole } = await import('jsdom');
    return (html, url) => {
      const silent = new VirtualConsole();
      const address = url !== undefined && URL.canParse(url) ? { url } : {};
      const { window } = new JSDOM(html, { ...address, virtualConsole: silent });
      const content = new Readability(window.document as never).parse()?.content ?? '';
      window.close();
      return content;
    };
  },
};
