import { describe, expect, it } from 'vitest';
import { textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Page } from '../../page/page.ts';
import { runMethodCases } from '../method.cases.ts';
import type { MethodOptions } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { cectdS } from './cectd-s.ts';

runMethodCases(cectdS);

const PROSE = 'A sentence that is long enough to carry some weight in the balance of text and tags. ';
const LINKS = '<li><a href="/">Navigation entry</a></li>'.repeat(15);

function removedText(page: Page, options: MethodOptions = {}): string {
  const { removed } = cectdS.select(page, { options: resolveParameters(cectdS, options) });
  return removed.map((node) => textContent(page, node)).join('|');
}

describe('cectd-s', () => {
  const page = pageFromHtml(
    `<body><ul>${LINKS}</ul><div><p>${PROSE.repeat(4)}<a href=x>a link in prose</a></p><p>${PROSE.repeat(4)}</p></div><ul>${LINKS}</ul>`,
  );

  it('cuts menus', () => {
    expect(removedText(page)).toContain('Navigation entry');
    expect(removedText(page)).not.toContain('A sentence');
  });

  it('keeps a link among dense elements, which without smoothing has no density at all', () => {
    expect(removedText(page)).not.toContain('a link in prose');
    expect(removedText(page, { radius: 0 })).toContain('a link in prose');
  });

  it('can take the density of the body as threshold', () => {
    expect(removedText(page, { threshold: 'body' })).toContain('Navigation entry');
  });
});
