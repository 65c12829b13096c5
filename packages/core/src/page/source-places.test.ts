import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { pageFromHtml } from './from-html.ts';
import { hasSourcePlaces } from './source-places.ts';

const BODY = `<body><main><p>${'The boats came back late. '.repeat(20)}</p><p>Nobody asked them why.</p></main>`;

describe('places in the source', () => {
  it('are known on a page that was read as it is', () => {
    expect(hasSourcePlaces(pageFromHtml(BODY))).toBe(true);
    expect(hasSourcePlaces({ ...pageFromHtml(BODY), source: null })).toBe(false);
  });

  it('are not stated where an element had to be closed, because they would be those of the mended text', () => {
    const html = `<form><textarea name=q></form>${BODY}`;
    expect(hasSourcePlaces(pageFromHtml(html))).toBe(false);
    const { blocks, chunks } = extract(html, { formats: ['blocks', 'chunks'] });
    expect(blocks!.length).toBeGreaterThan(0);
    expect(chunks!.length).toBeGreaterThan(0);
    for (const { source } of [...blocks!, ...chunks!]) expect(source).toBeNull();
  });
});
