import { SENTENCE } from './command.ts';

/** Reads like content, but stands on every page of its site. */
export const NOTE =
  'This text was first printed in the evening paper, which keeps all of its rights, and may be quoted with its name.';

/** A story of a site, as a row of a crawl. */
export function siteRow(number: number, host: string): { id: number; url: string; html: string } {
  const paragraphs = Array.from(
    { length: 6 },
    (_, at) => `<p>${SENTENCE}It was day ${number}, hour ${at}.</p>`,
  );
  const html = `<body><nav><a href=/>Home</a></nav><main><h1>Day ${number}</h1>${paragraphs.join('')}<p>${NOTE}</p></main>`;
  return { id: number, url: `https://${host}/story-${number}`, html };
}
