import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AbsentPeerError } from './absent-peer-error.ts';
import { type Extractor, isOnPages } from './extractor.ts';
import { callRoll, extractorNamed, extractors } from './registry.ts';

const PAGE = new URL('../../fixtures/pages/en-news-two-sidebars/', import.meta.url);
const html = readFileSync(new URL('source.html', PAGE), 'utf8');
const url = 'https://gazette.example/news/night-ferry-returns';

/** From the first paragraphs of the story; what comes later some peers cut. */
const STORY = [
  'forty-one people walked aboard a boat that, for most of them, should not have existed',
  'because the seals no longer hear her coming',
  'They resigned over Tuesdays.',
];

const TITLE = 'Night ferry returns to Skerry Sound after eleven years';

/** Peers that give no title. */
const UNTITLED = ['webforai', 'justext'];

const roll = await callRoll(extractors());
for (const notice of roll.notices) console.warn(notice);

const present = roll.present.map(({ extractor }) => extractor);

describe('every installed extractor', () => {
  it.each(present.filter((one) => !isOnPages(one)))('$name finds a plain story', async (extractor) => {
    const { text, metadata, error } = await extractor.extract({ html, url });
    expect(error).toBeUndefined();
    for (const phrase of STORY) expect(text).toContain(phrase);
    expect(text).not.toMatch(/<p>|\]\(http/u);
    if (!UNTITLED.includes(extractor.name)) expect(metadata?.title).toContain(TITLE);
  });

  it.each(present.filter(isOnPages))('$name gives text or a reason', async (extractor) => {
    const { text, metadata, error } = await extractor.extract({ html, url });
    expect(text === '').toBe(error !== undefined);
    expect(metadata?.title).toBe(TITLE);
  });

  it.each(roll.present)('$extractor.name knows its version', ({ version }) => {
    expect(version).toMatch(/^\d+\.\d+/u);
  });
});

describe('the registry', () => {
  it('has every name once', () => {
    const names = extractors().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds all that the workspace installs from npm', () => {
    expect(present.filter(({ kind }) => kind === 'npm')).toHaveLength(10);
  });

  it("gives the nodes of a method's selection", async () => {
    const { nodes, text } = await extractorNamed('fovea:whole-body').extract({ html, url });
    expect(nodes?.roots).toHaveLength(1);
    expect(text).toContain(STORY[0]);
  });

  it('finds a method of Fovea by its bare name', () => {
    expect(extractorNamed('whole-body').name).toBe('fovea:whole-body');
  });

  it('says which names there are', () => {
    expect(() => extractorNamed('nobody')).toThrow(/No extractor 'nobody'.*readability-linkedom/u);
  });
});

describe('callRoll', () => {
  const extractor = (name: string, version: () => Promise<string>): Extractor =>
    ({ name, version }) as Partial<Extractor> as Extractor;

  it('turns an absent peer into a notice', async () => {
    const absent = extractor('a', () => Promise.reject(new AbsentPeerError('a', 'not here')));
    const other = extractor('b', async () => '2.0');
    const { present: found, notices } = await callRoll([absent, other]);
    expect(found.map(({ version }) => version)).toEqual(['2.0']);
    expect(notices).toEqual(['a is skipped: not here']);
  });

  it('does not hide a failure', async () => {
    const failing = extractor('a', () => Promise.reject(new Error('disk full')));
    await expect(callRoll([failing])).rejects.toThrow('disk full');
  });
});
