import { expect, it } from 'vitest';
import { measuredAgain } from './measured-again.ts';

it('says which systems were measured later, each once', () => {
  const first = measuredAgain('# Page\n\nMeasured on 2026-01-01.', ['a', 'ab'], '2026-01-02');
  expect(first).toBe('Measured again since then: a (2026-01-02), ab (2026-01-02).');
  const page = `# Page\n\nMeasured on 2026-01-01: 3 pages. ${first} More text.`;
  expect(measuredAgain(page, ['a'], '2026-01-03')).toBe(
    'Measured again since then: ab (2026-01-02), a (2026-01-03).',
  );
});
