import { label, line, marker } from '../report/svg/marks.ts';
import { type Picture, PLOT_WIDTH } from '../report/svg/picture.ts';
import { linearScale, tickText } from '../report/svg/scale.ts';
import { alikeShare, everywhereShare, type ParallelRow } from './parallel-document.ts';

const LEFT = 190;
const RIGHT = 24;
const TOP = 48;
const ROW_HEIGHT = 17;

/** A row per method with both shares. */
export function parallelPlot(rows: readonly ParallelRow[]): Picture {
  const bottom = TOP + rows.length * ROW_HEIGHT;
  const x = linearScale([0, 1], [LEFT, PLOT_WIDTH - RIGHT], 10);
  const grid = x.ticks.map(
    (value) =>
      line(x(value), TOP - 6, x(value), bottom, 'grid') +
      label(tickText(value, x.ticks), x(value), bottom + 14, {
        class: 'tick small number',
        anchor: 'middle',
      }),
  );
  const drawn = rows.map((row, at) => {
    const y = TOP + at * ROW_HEIGHT + ROW_HEIGHT / 2;
    const shares = [
      { share: alikeShare(row), about: 'alike' },
      { share: everywhereShare(row), about: 'of those chosen anywhere' },
    ];
    return [
      label(row.method, LEFT - 10, y + 4, { anchor: 'end' }),
      line(LEFT, y, PLOT_WIDTH - RIGHT, y, 'grid'),
      ...shares.map(({ share, about }, kind) =>
        share === null ? '' : marker(kind, x(share), y, `${row.method}: ${share.toFixed(3)} ${about}`),
      ),
    ].join('');
  });
  const key = [
    marker(0, LEFT, 16),
    label('chosen alike in all languages', LEFT + 12, 20),
    marker(1, LEFT + 260, 16),
    label('chosen everywhere, of those chosen anywhere', LEFT + 272, 20),
  ];
  return {
    width: PLOT_WIDTH,
    height: bottom + 30,
    title: 'Elements chosen alike in all languages',
    description: rows.map((row) => `${row.method} ${alikeShare(row)?.toFixed(3) ?? 'nothing'}`).join(', '),
    body: [...key, ...grid, ...drawn].join(''),
  };
}
