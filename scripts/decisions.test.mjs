import { describe, expect, it } from 'vitest';
import { decisionProblems } from './decisions.mjs';

const record = (number, status, headings = ['Context', 'Decision', 'Consequences']) =>
  `# ${number}: Title ${number}\n\n**Status:** ${status}\n\n${headings.map((name) => `## ${name}\nText.\n`).join('\n')}`;
const row = (number, status) => `| [${number}](${number}-a.md) | Title ${number} | ${status} |\n`;

describe('decisionProblems', () => {
  it('accepts records that agree with each other and with the index', () => {
    const records = [
      record('0001', 'superseded by [0002](0002-a.md): it was\nslow.'),
      record('0002', 'accepted; supersedes [0001](0001-a.md); extended by [0003](0003-a.md). It is fast.'),
      record('0003', 'accepted; extends [0002](0002-a.md).'),
    ];
    const index =
      row('0001', 'superseded by 0002') +
      row('0002', 'accepted; supersedes 0001; extended by 0003') +
      row('0003', 'accepted; extends 0002');
    expect(decisionProblems(records, index)).toEqual([]);
  });

  it.each([
    [
      'other headings',
      record('0001', 'accepted.', ['Context', 'Cost', 'Decision']),
      'Context, Cost, Decision',
    ],
    ['an unknown status', record('0001', 'agreed.'), '“agreed”'],
    ['no status', record('0001', 'accepted.').replace('**Status:**', ''), '“”'],
    ['a relation without a link', record('0001', 'accepted; extends 0002.'), 'extends 0002'],
    [
      'a relation that is not mutual',
      record('0001', 'accepted; extends [0002](0002-a.md).'),
      'extended by 0001',
    ],
  ])('finds %s', (_, text, problem) => {
    expect(decisionProblems([text], '').join('\n')).toContain(problem);
  });

  it.each([
    ['another status', row('0001', 'superseded by 0002')],
    ['another title', row('0001', 'accepted').replace('Title', 'Name')],
    ['no row', ''],
  ])('finds an index with %s', (_, index) => {
    expect(decisionProblems([record('0001', 'accepted.')], index)).toHaveLength(1);
  });
});
