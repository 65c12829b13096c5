import { type ExtractOptions, extract } from 'fovea';
import 'fovea/methods';
import { expect, it } from 'vitest';
import { rulesAsModule } from './export-rules.ts';
import { readSiteRules, ruleFor, withoutHost, withSelector } from './site-rules.ts';

const PROSE =
  '<p>A sentence of the article, which is long enough to be content, and has a comma or two.</p>'.repeat(6);

it('keeps each selector once, and never as both', () => {
  let rules = withSelector([], 'a.example', 'exclude', 'div.promo');
  rules = withSelector(rules, 'a.example', 'exclude', 'div.promo');
  rules = withSelector(rules, 'b.example', 'restore', 'p.lead');
  expect(ruleFor(rules, 'a.example').exclude).toEqual(['div.promo']);
  rules = withSelector(rules, 'a.example', 'restore', 'div.promo');
  expect(ruleFor(rules, 'a.example')).toEqual({ host: 'a.example', exclude: [], restore: ['div.promo'] });
  expect(withoutHost(rules, 'a.example').map(({ host }) => host)).toEqual(['b.example']);
  expect(ruleFor(rules, 'c.example')).toEqual({ host: 'c.example', exclude: [], restore: [] });
});

it('reads only what is a rule', () => {
  expect(readSiteRules('x')).toEqual([]);
  expect(
    readSiteRules([null, { host: '' }, { host: 'a.example' }, { host: 'b.example', exclude: [1, 'p'] }]),
  ).toEqual([{ host: 'b.example', exclude: ['p'], restore: [] }]);
});

it('exports rules that the library takes', async () => {
  const text = rulesAsModule([{ host: 'a.example', exclude: ['div.promo'], restore: ['p.x\nalert(1)'] }]);
  const { rules } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    rules: NonNullable<ExtractOptions['rules']>;
  };
  const page = `<article>${PROSE}<div class="promo"><p>Buy the boat, and the harbour with it, today.</p></div>${PROSE}</article>`;
  const textAt = (url: string): string => extract(page, { url, rules, method: 'semantic-markup' }).text;
  expect(textAt('https://a.example/x')).not.toContain('Buy the boat');
  expect(textAt('https://b.example/x')).toContain('Buy the boat');
});
