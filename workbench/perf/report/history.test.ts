import { expect, it } from 'vitest';
import { withLine } from './history.ts';

const line = (release: string, ratio: string) => ({ release, 'Defuddle, hot': ratio });

it('adds a line for a release, and replaces it when the release is measured again', () => {
  const first = withLine('', line('0.1.0', '40'));
  const second = withLine(first, line('0.2.0', '50'));
  expect(second).toMatch(/\| +0\.1\.0 \| +40 \|\n\| +0\.2\.0 \| +50 \|/);
  const again = withLine(second, line('0.2.0', '60'));
  expect(again).toMatch(/\| +0\.1\.0 \| +40 \|\n\| +0\.2\.0 \| +60 \|/);
  expect(again).not.toContain('50');
});
