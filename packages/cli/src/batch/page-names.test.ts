import { describe, expect, it } from 'vitest';
import { PageNames } from './page-names.ts';

describe('PageNames', () => {
  it.each([
    ['https://example.org/a/story.html?x=1', /^example-org-a-story-html-x-1-[\da-f]{12}$/],
    ['pages/Über uns.html', /^pages-über-uns-[\da-f]{12}$/],
    ['../../etc/passwd', /^etc-passwd-[\da-f]{12}$/],
    ['-rf', /^rf-[\da-f]{12}$/],
    ['/\0\n', /^page-[\da-f]{12}$/],
    ['港'.repeat(500), /^港{50}-[\da-f]{12}$/],
  ])('%j becomes a safe name', (id, name) => expect(new PageNames().next(id)).toMatch(name));

  it('is the same in every run, and no two pages share one', () => {
    const names = new PageNames();
    const first = names.next('a');
    expect(new PageNames().next('a')).toBe(first);
    expect(names.next('A')).not.toBe(first);
    expect(names.next('a')).toBe(`${first}-2`);
    const resumed = new PageNames();
    resumed.reserve([first, `${first}-2`]);
    expect(resumed.next('a')).toBe(`${first}-3`);
  });
});
