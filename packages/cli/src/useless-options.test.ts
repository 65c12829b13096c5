import { expect, it } from 'vitest';
import { buildProgram } from './program.ts';
import { type PageCall, refuseUseless } from './useless-options.ts';

const PLAIN: PageCall = { format: 'markdown', sources: 1, allPages: false, render: false };
const BOOK: PageCall = { ...PLAIN, format: 'epub' };

/** Refuses options of the page command as they stand on a command line. */
function refuse(args: readonly string[], call: PageCall): void {
  const program = buildProgram();
  program.parseOptions([...args]);
  refuseUseless(program, call);
}

it.each([
  [['--book-title', 'x'], PLAIN, '--book-title needs a book: -o book.epub'],
  [['--fetch-images'], PLAIN, '--fetch-images needs a book'],
  [['--max-pages', '3'], BOOK, '--max-pages needs --all-pages'],
  [['--delay', '1'], PLAIN, '--delay needs --all-pages or a book of several pages'],
  [['--no-robots'], BOOK, '--no-robots needs --all-pages or a book of several pages'],
  [['--viewport', '9x9'], PLAIN, '--viewport needs --render'],
  [['--allow-network'], PLAIN, '--allow-network needs --render'],
  [['--section', '2'], { ...PLAIN, format: 'sections' }, '--section has no effect on --format sections'],
  [['--query', 'sea'], { ...PLAIN, format: 'sections' }, '--query has no effect'],
  [['--max-tokens', '9'], { ...PLAIN, format: 'sections' }, '--max-tokens has no effect'],
] as const)('refuses %j', (args, call, message) => {
  expect(() => refuse(args, call)).toThrow(message);
});

it.each([
  [[], PLAIN],
  [['--book-title', 'x', '--fetch-images'], BOOK],
  [['--max-pages', '3', '--delay', '2', '--no-robots'], { ...PLAIN, allPages: true }],
  [['--delay', '2', '--no-robots'], { ...BOOK, sources: 2 }],
  [['--viewport', '9x9', '--allow-network'], { ...PLAIN, render: true }],
  [['--section', '2', '--query', 'sea', '--max-tokens', '9'], { ...PLAIN, format: 'chunks' }],
] as const)('accepts %j where they have an effect', (args, call) => {
  expect(() => refuse(args, call)).not.toThrow();
});
