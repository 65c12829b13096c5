import { describe, expect, it } from 'vitest';
import { chooseMediaType } from './accept.ts';
import { chooseFormat } from './answer-type.ts';

const OFFERED = ['text/markdown', 'text/html', 'text/plain', 'application/json'];

describe('chooseMediaType', () => {
  it.each([
    [null, 'text/markdown'],
    ['', 'text/markdown'],
    ['*/*', 'text/markdown'],
    ['text/*', 'text/markdown'],
    ['application/json', 'application/json'],
    ['APPLICATION/JSON', 'application/json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    // Equal qualities: ours decide.
    ['text/html, text/markdown', 'text/markdown'],
    ['text/html;q=0.9, text/plain;q=0.91', 'text/plain'],
    // The more specific range counts, wherever it stands.
    ['text/*;q=0.9, text/markdown;q=0.1, application/json;q=0.5', 'text/html'],
    ['*/*, text/markdown;q=0', 'text/html'],
    ['text/html;level=1;q=0.4, application/json;q=0.5', 'application/json'],
    ['image/png', null],
    ['*/*;q=0', null],
    // What is malformed says nothing.
    ['nonsense, application/json', 'application/json'],
    ['nonsense', 'text/markdown'],
  ])('%s → %s', (header, chosen) => expect(chooseMediaType(header, OFFERED)).toBe(chosen));

  it('reads a header of any length in no time', () => {
    expect(chooseMediaType('text/x,'.repeat(100_000), OFFERED)).toBeNull();
    expect(chooseMediaType(`a/${'b'.repeat(100_000)}`, OFFERED)).toBe('text/markdown');
  });
});

describe('chooseFormat', () => {
  it('prefers a name, and says what there is if nothing fits', () => {
    expect(chooseFormat('tei', 'application/json')).toBe('tei');
    expect(chooseFormat(undefined, 'application/x-ndjson')).toBe('chunks');
    expect(() => chooseFormat(undefined, 'image/png')).toThrow('text/markdown, text/html');
  });
});
