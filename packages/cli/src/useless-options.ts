import type { Command } from 'commander';
import type { FileFormat } from './arguments.ts';
import { UsageError } from './exit.ts';

/** What decides whether options of a page have an effect. */
export interface PageCall {
  readonly format: FileFormat;
  readonly sources: number;
  readonly allPages: boolean;
  readonly render: boolean;
}

interface Need {
  readonly options: readonly string[];
  readonly isMet: (call: PageCall) => boolean;
  /** Follows the name of the option. */
  readonly problem: string;
}

const isBook = ({ format }: PageCall): boolean => format === 'epub';

const NEEDS: readonly Need[] = [
  { options: ['bookTitle', 'fetchImages'], isMet: isBook, problem: 'needs a book: -o book.epub' },
  { options: ['maxPages'], isMet: ({ allPages }) => allPages, problem: 'needs --all-pages' },
  {
    options: ['delay', 'robots'],
    isMet: (call) => call.allPages || (isBook(call) && call.sources > 1),
    problem: 'needs --all-pages or a book of several pages',
  },
  { options: ['viewport', 'allowNetwork'], isMet: ({ render }) => render, problem: 'needs --render' },
  {
    options: ['section', 'query', 'maxTokens'],
    isMet: ({ format }) => format !== 'sections',
    problem: 'has no effect on --format sections, which lists all of them',
  },
];

/** Throws for an option that was given and has no effect on this page. */
export function refuseUseless(command: Command, call: PageCall): void {
  for (const { options, isMet, problem } of NEEDS) {
    if (isMet(call)) continue;
    const given = options.find((name) => command.getOptionValueSource(name) === 'cli');
    if (given === undefined) continue;
    const flag = command.options.find((option) => option.attributeName() === given)?.long ?? given;
    throw new UsageError(`${flag} ${problem}`);
  }
}
