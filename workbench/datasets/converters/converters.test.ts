import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { textOfChoice } from '../node-text.ts';
import { openDataset } from '../read.ts';
import type { Sample } from '../sample.ts';
import { writeSamples } from '../write.ts';
import type { Converter } from './converter.ts';
import { CONVERTERS } from './registry.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`testdata/${name}`, import.meta.url));

async function convert(name: string, folder = folderOf(name)): Promise<readonly Sample[]> {
  const converter = CONVERTERS.find((one) => one.name === name) as Converter;
  const samples: Sample[] = [];
  for await (const sample of converter.convert(folder)) samples.push(sample);
  return samples;
}

describe.each(CONVERTERS.map((converter) => converter.name))('%s', (name) => {
  it('gives two samples in the common form, with gold that is in the page', async () => {
    const samples = await convert(name);
    expect(samples).toHaveLength(2);
    for (const sample of samples) {
      expect(sample.dataset).toBe(name);
      expect(sample.html).toContain('<');
      expect(sample.gold_text !== '' || sample.snippets!.with.length > 0).toBe(true);
      if (sample.gold_text !== '') expect(sample.gold_coverage).toBe(1);
    }
  });

  it('comes back the same from a packed file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-convert-'));
    const samples = await convert(name);
    const converter = CONVERTERS.find((one) => one.name === name) as Converter;
    await expect(
      writeSamples(converter.convert(folderOf(name)), join(folder, `${name}.jsonl.br`)),
    ).resolves.toBe(2);
    const read: Sample[] = [];
    for await (const sample of openDataset(name, folder)) read.push(sample);
    await rm(folder, { recursive: true });
    expect(read).toEqual(samples);
  });

  it('says what it expects of a folder that holds something else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-empty-'));
    await expect(convert(name, folder)).rejects.toThrow(`does not look like ${name}: it must hold`);
    await rm(folder, { recursive: true });
  });
});

describe('what each origin holds', () => {
  it('teco: the key page of each site, nodes by their classes, without the classes', async () => {
    const [harbour, orchard] = await convert('teco');
    expect(harbour).toMatchObject({ id: 'teco-harbour.example-index', site: 'harbour.example', lang: 'en' });
    expect(harbour!.gold_text).toBe('The harbour\nBoats come in at six.');
    expect(harbour!.html).not.toContain('TECO_');
    expect(harbour!.html).toContain('class="wide"');
    expect(harbour!.gold_nodes![0]!.removed).toHaveLength(1);
    expect(orchard).toMatchObject({ id: 'teco-orchard.example-key', lang: 'es' });
    expect(orchard!.gold_nodes![0]!.roots).toHaveLength(2);
  });

  it('wcxb: page types, snippets, metadata, Markdown', async () => {
    const [one, two] = await convert('wcxb');
    expect(one).toMatchObject({
      id: 'wcxb-dev-0001',
      site: 'example.co.uk',
      lang: 'en',
      html_lang_attr: 'en-GB',
      page_type: 'collection',
      split: 'dev',
      gold_text: 'Celadon, 4 pounds\n\nTenmoku, 5 pounds',
      snippets: { with: ['Celadon, 4 pounds'], without: ['Basket'] },
      meta: { title: 'Glazes', gold_markdown: '- Celadon, 4 pounds\n- Tenmoku, 5 pounds' },
    });
    expect(two!.meta).toEqual({ title: 'First frost', author: 'Ada Pohl', date: '2025-10-03' });
    expect((await convert('wcxb', join(folderOf('wcxb'), 'dev'))).map((sample) => sample.id)).toEqual([
      one!.id,
      two!.id,
    ]);
  });

  it('article-extraction-benchmark: text and URL', async () => {
    const [one] = await convert('article-extraction-benchmark');
    expect(one).toMatchObject({
      id: 'aeb-0aa1',
      site: 'example.com',
      gold_text: 'Rain came late.\n\nThe dam held.',
    });
  });

  it('cleaneval: both parts, encodings, marks and wrappers', async () => {
    const [one, two] = await convert('cleaneval');
    expect(one).toMatchObject({
      id: 'cleaneval-dev-1',
      url: 'http://frogs.example.org/pond',
      split: 'dev',
      gold_text: 'Frögs\n\nThey sing at dusk.\nOne kind is green.',
    });
    expect(one!.html).toMatch(/^<html>.*<\/html>$/s);
    expect(two).toMatchObject({
      id: 'cleaneval-test-7',
      split: 'test',
      gold_text: 'Tides turn twice a day.',
    });
  });

  it('dragnet: comments apart, 2 before 10', async () => {
    const [one, two] = await convert('dragnet');
    expect(one).toMatchObject({
      id: 'dragnet-D2',
      gold_text: 'Larks\n\nThey rise at dawn.',
      meta: { comments_gold: 'Lovely!' },
    });
    expect(two).toMatchObject({ id: 'dragnet-D10', meta: {} });
  });

  it('l3s-gn1: the page as served, or the labelled one without labels', async () => {
    const [one, two] = await convert('l3s-gn1');
    expect(one).toMatchObject({ id: 'l3s-a1', gold_text: 'Comet seen\nIt was bright.' });
    expect(one!.html).not.toContain('span');
    expect(one!.gold_nodes).toBeUndefined();
    expect(two!.html).not.toContain('x-nc');
    expect(textOfChoice(parsePage(two!.html), two!.gold_nodes![0]!)).toBe('Ice melts.');
  });

  it('google-trends-2017: labels and splits', async () => {
    const samples = await convert('google-trends-2017');
    expect(samples.map(({ id, split, gold_text }) => [id, split, gold_text])).toEqual([
      ['gt-gt_1', 'train', 'Storm passes.'],
      ['gt-gt_2', 'dev', 'Final whistle.'],
    ]);
  });

  it('trafilatura-eval: snippets and metadata, pages in both folders', async () => {
    const [one, two] = await convert('trafilatura-eval');
    expect(one).toMatchObject({
      id: 'traf-brot.example.de.sauerteig',
      site: 'example.de',
      lang: 'de',
      gold_text: '',
      gold_coverage: null,
      snippets: { with: ['Der Teig ruht'], without: ['Impressum'], comments: [] },
      meta: { title: 'Sauerteig', author: 'Lena Weiß', date: '2019-03-02' },
    });
    expect(two!.snippets!.comments).toEqual(['Muy bonito']);
  });

  it('daniel: languages by list, references without a page passed over', async () => {
    const samples = await convert('daniel');
    expect(samples.map(({ id, lang, gold_text }) => [id, lang, gold_text])).toEqual([
      ['daniel-el_1.html', 'el', 'Η βροχή σταμάτησε.'],
      ['daniel-zh_1.html', 'zh', '雨停了。\n河水退去。'],
    ]);
  });

  it('readability: HTML gold and what is known of the metadata', async () => {
    const [one, two] = await convert('readability');
    expect(one).toMatchObject({ id: 'readability-001', gold_text: 'Turn slowly.' });
    expect(one!.gold_html).toContain('<p>Turn slowly.</p>');
    expect(one!.meta).toEqual({ title: 'Lathe', author: 'Bo Lind', lang: 'en', readerable: true });
    expect(two!.meta).toEqual({ readerable: false });
  });
});
