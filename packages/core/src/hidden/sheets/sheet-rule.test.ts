import { expect, it } from 'vitest';
import { SelectorList } from './sheet-rule.ts';

it('cannot read a rule in one that it cannot read', () => {
  const unreadable = new SelectorList('p:has(b)', null);
  expect(unreadable.parsed).toBeNull();
  expect(new SelectorList('.a', unreadable).parsed).toBeNull();
  expect(new SelectorList('.a', new SelectorList('p', null)).parsed).not.toBeNull();
});
