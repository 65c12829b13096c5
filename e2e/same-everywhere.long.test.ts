import { readdirSync, readFileSync } from 'node:fs';
import { openRenderer } from '@fovea/render';
import { type ExtractResult, extract, type PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { findContent } from '../apps/extension/src/live/find-content.ts';

/** Pages that are not the same in a browser, with the reason. */
const DIFFERENT: ReadonlyMap<string, string> = new Map([
  ['math-dollars', 'the settings that make dollars formulas are in a program, which no snapshot has'],
]);

const FORMATS = ['html', 'markdown', 'text'] as const;

interface Shown {
  readonly title: string | null;
  readonly byline: string | null;
  readonly published: string | null;
  readonly markdown: string;
}

function shown({ title, byline, published, markdown }: ExtractResult): Shown {
  return { title, byline, published, markdown };
}

interface OwnPage {
  readonly name: string;
  readonly html: string;
  readonly url: string;
}

function ownPages(): readonly OwnPage[] {
  return ['pages', 'features'].flatMap((folder) => {
    const root = new URL(`../fixtures/${folder}/`, import.meta.url);
    return readdirSync(root).map((name): OwnPage => {
      const about = readFileSync(new URL(`${name}/about.json`, root), 'utf8');
      const { url } = JSON.parse(about) as { url: string };
      return { name, url, html: readFileSync(new URL(`${name}/source.html`, root), 'utf8') };
    });
  });
}

describe('the same page gives the same', () => {
  it('from its source, from a rendered snapshot and in the extension', async () => {
    const renderer = openRenderer();
    const differences: string[] = [];
    for (const { name, html, url } of ownPages()) {
      const { snapshot } = await renderer.render({ html, url }, { maxScreens: 1 });
      const saved = JSON.parse(JSON.stringify(snapshot)) as PageSnapshot;
      const source = JSON.stringify(shown(extract(html, { url, formats: FORMATS })));
      const rendered = JSON.stringify(shown(extract(saved, { formats: FORMATS })));
      const live = pageFromSnapshot(snapshot, { isSound: true });
      const extension = JSON.stringify(
        shown(findContent(live, { method: null, roots: null, formats: FORMATS }).result),
      );
      expect(extension, name).toBe(rendered);
      if ((source !== rendered) !== DIFFERENT.has(name)) differences.push(name);
    }
    await renderer.close();
    expect(differences).toEqual([]);
  });
});
