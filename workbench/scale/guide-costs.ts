import { CRAWL } from './simulation/crawl-plans.ts';

const BEGIN = '<!-- The sum is written by `npm run scale -- --write`, from docs/results/scale.md. -->';
const END = '<!-- The end of the sum. -->';

/** Bytes of a monthly crawl: files of about a gigabyte. */
const READ_TB = 90;
const CORES = 1000;

/** What the page of results says, so that the guide has the same numbers to the last digit. */
const FIGURES = {
  pageMs: /a further page takes ([\d.]+) ms in all/,
  startS: /and the start ([\d.]+) s\./,
  pages: /core hours: ([\d,]+) for the pages/,
  starts: /, ([\d,]+) for the starts/,
  hangs: /, ([\d,]+) for pages that hang/,
  total: /for pages that hang: \*\*([\d,]+)\*\*/,
  hours: /without the tail: ([\d.]+) hours/,
  memory: /memory: (\d+) MB for a task/,
};

type Figures = Readonly<Record<keyof typeof FIGURES, string>>;

/** The guide with the sum for a monthly crawl as the page of results has it. */
export function withCosts(guide: string, page: string): string {
  const [from, to] = [guide.indexOf(BEGIN), guide.indexOf(END)];
  if (from === -1 || to === -1) throw new Error('The guide has no place for the sum');
  return `${guide.slice(0, from) + BEGIN}\n\n${costTable(figuresIn(page))}\n\n${guide.slice(to)}`;
}

function figuresIn(page: string): Figures {
  const found = Object.entries(FIGURES).map(([name, pattern]) => {
    const [, figure] = pattern.exec(page) ?? [];
    if (figure === undefined) throw new Error(`The page of results does not say ${name}`);
    return [name, figure];
  });
  return Object.fromEntries(found) as Figures;
}

function costTable({ pageMs, startS, pages, starts, hangs, total, hours, memory }: Figures): string {
  const pagesInFile = CRAWL.pages / CRAWL.files;
  const fileMinutes = (pagesInFile * Number(pageMs)) / 60_000;
  const rate = ((READ_TB * 1000) / (Number(hours) * 3600)).toFixed(1);
  const rows = [
    ['pages, with reading and writing', `3 × 10⁹ × ${pageMs} ms: ${pages} core hours`],
    ['starts of tasks', `90,000 × ${startS} s: ${starts} core hours`],
    ['pages that hang, one in 100,000', `3 × 10⁴ × 30 s: ${hangs} core hours`],
    ['in all', `**${total} core hours**; ${hours} hours on 1,000 cores, without the tail`],
    [
      'one file',
      `${Math.round(pagesInFile).toLocaleString('en')} pages in ${fileMinutes.toFixed(1)} minutes`,
    ],
    ['memory', `${memory} MB for each task as measured, 0.7 GB at most: 512 MB for a child, and its parent`],
    [
      'read',
      `${READ_TB} TB; ${rate} GB/s on 1,000 cores, ${((Number(rate) * 1000) / CORES).toFixed(1)} MB/s for each`,
    ],
    ['written', 'about 3 kB of text for each page under zstd: 9 TB with the other columns'],
  ];
  return ['| | for 3 billion pages |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
}
