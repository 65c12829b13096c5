import { extract } from 'fovea';
import { expect, it } from 'vitest';
import { citationOf } from './citation.ts';
import { obsidianUri } from './obsidian.ts';

const result = { ...extract('<p>x</p>', { formats: [] }), title: 'Night ferry', url: 'https://a.example/x' };

it('cites what the page says about itself, and nothing else', () => {
  const full = { ...result, byline: 'Orla Pennick', published: '2024-03-18', siteName: 'Gazette' };
  expect(citationOf(full, 'en')).toBe(
    'Orla Pennick (March 18, 2024). Night ferry. Gazette. https://a.example/x',
  );
  expect(citationOf(result, 'en')).toBe('Night ferry. https://a.example/x');
});

it('names the note for Obsidian, whatever the names contain', () => {
  expect(obsidianUri('A & B #1', { vault: 'My notes', folder: ' /Clips/web/ ' })).toBe(
    'obsidian://new?vault=My%20notes&file=Clips%2Fweb%2FA%20%26%20B%20%231&clipboard',
  );
  expect(obsidianUri('夜', { vault: '', folder: '' })).toBe(
    `obsidian://new?file=${encodeURIComponent('夜')}&clipboard`,
  );
});
