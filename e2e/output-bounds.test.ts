import { extract } from 'fovea';
import { parse } from 'fovea-html';
import { describe, expect, it } from 'vitest';
import { longOutputs } from '../fixtures/long-outputs.ts';
import { outputLengths, promisedLength } from './output-lengths.ts';

/** Large enough that the constant allowance does not hide the growth. */
const SIZE = 60_000;

describe('no format of a page is longer than promised', () => {
  it.each(longOutputs.map((shape) => [shape.name, shape] as const))('%s', (_, shape) => {
    const html = shape.html(SIZE);
    for (const [form, length] of outputLengths(html))
      expect(length, form).toBeLessThanOrEqual(promisedLength(html.length));
  });
});

describe('truncated output', () => {
  const html = `<title>t</title><article>${'<p>Some words of a page that is read. '.repeat(50)}<ul>${'<li>x'.repeat(20_000)}`;

  it('gives a warning, and only for the truncated formats', () => {
    const { warnings, markdown } = extract(html, { formats: ['blocks', 'markdown'] });
    const capped = warnings.filter(({ code }) => code === 'output-capped');
    expect(capped.map(({ message }) => message)).toEqual([expect.stringContaining('`blocks`')]);
    expect(markdown.endsWith('- x')).toBe(true);
  });

  it('keeps the text if only addresses are too long', () => {
    const long = longOutputs.find(({ name }) => name === 'links behind a long base')!.html(SIZE);
    const { text, warnings } = extract(long, { url: 'https://example.org/' });
    expect(text.split(' c').length).toBeGreaterThan(3000);
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'output-capped', message: expect.stringContaining('addresses') }),
    );
  });

  it('survives pages that used to crash the process', () => {
    const base = longOutputs.find(({ name }) => name === 'links behind a base too long to use')!;
    expect(extract(base.html(2_000_000)).text.length).toBeGreaterThan(1000);
    const code = longOutputs.find(({ name }) => name === 'code below numbered lists')!;
    expect(parse(extract(code.html(4_000_000)).content).warnings).toEqual([]);
  });
});
