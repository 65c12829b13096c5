import { describe, expect, it } from 'vitest';
import type { FateMeasure } from './fate-measure.ts';
import { fatesPage } from './run-fates.ts';

const MEASURE: FateMeasure = { name: 'passes', title: 'Title', add: () => {}, markdown: () => 'Tables.' };

describe('fatesPage', () => {
  it('names the command that made it, with the sample', () => {
    const page = fatesPage(MEASURE, { datasets: ['wcxb', 'dragnet'], pages: 30 }, 4);
    expect(page).toContain('`npm run bench -- --passes --datasets wcxb,dragnet --pages 30`');
    expect(page).toContain('At most 30 pages of each dataset');
    expect(page).toContain('4 pages without gold text');
    expect(page).toMatch(/Tables\.\n$/u);
  });

  it('says that it has all pages', () => {
    const page = fatesPage(MEASURE, { datasets: 'default', pages: null }, 0);
    expect(page).toContain('`npm run bench -- --passes`');
    expect(fatesPage(MEASURE, { datasets: 'all', pages: null, languages: ['zh', 'ja'] }, 0)).toContain(
      '`npm run bench -- --passes --datasets all --languages zh,ja`',
    );
    expect(page).toContain('All pages');
  });
});
