import { describe, expect, it } from 'vitest';
import { readChangeset, withRelease } from './changelog.mjs';

const OLD = '# Changelog\n\nWords.\n\n## 0.1.0 – 2026-11-16\nThe backbone.\n';

describe('readChangeset', () => {
  it('returns the largest bump and the text', () => {
    const source = '---\n"fovea": patch\n\'@fovea/render\': minor\nfovea-cli: patch\n---\n\nTwo\nlines.\n';
    expect(readChangeset('a.md', source)).toEqual({ bump: 'minor', text: 'Two\nlines.' });
  });

  it('accepts one that releases nothing', () => {
    expect(readChangeset('a.md', '---\n---\n')).toEqual({ bump: null, text: '' });
  });

  it.each([
    ['Just words.', 'no front matter'],
    ['---\nfovea: huge\n---\nText.', 'cannot read the line'],
    ['---\nfovea: patch\n---\n \n', 'has no text'],
  ])('refuses %j', (source, message) => {
    expect(() => readChangeset('a.md', source)).toThrow(message);
  });
});

describe('withRelease', () => {
  const release = {
    version: '0.2.0',
    date: '2026-12-01',
    changesets: [
      { bump: 'patch', text: 'A fix.' },
      { bump: null, text: 'Nothing for users.' },
      { bump: 'minor', text: 'A feature\nin two lines.\n\nWith more.' },
    ],
  };

  it('puts the new version above the last one, large changes first', () => {
    expect(withRelease(OLD, release)).toBe(
      '# Changelog\n\nWords.\n\n## 0.2.0 – 2026-12-01\n- A feature\n  in two lines.\n\n  With more.\n- A fix.\n\n' +
        '## 0.1.0 – 2026-11-16\nThe backbone.\n',
    );
  });

  it('writes the first version too', () => {
    expect(withRelease('# Changelog\n', release)).toContain(
      '# Changelog\n\n## 0.2.0 – 2026-12-01\n- A feature',
    );
  });

  it('refuses an existing version', () => {
    expect(() => withRelease(OLD, { ...release, version: '0.1.0' })).toThrow('already has 0.1.0');
  });
});
