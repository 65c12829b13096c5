import type { DanaCount } from 'fovea/methods';
import { log, UsageError, warn } from '../exit.ts';
import { openSource, type SourceFlags } from '../open-source.ts';
import { DENSITY_SIZE, densityChart } from './density-chart.ts';
import { write } from './write-picture.ts';

/** The options that concern the curve. */
export interface DensityFlags extends SourceFlags {
  readonly method?: string;
  readonly output?: string;
}

const LABELS: Readonly<Record<DanaCount, { readonly above: string; readonly below: string }>> = {
  dana: { above: 'non-ASCII characters', below: 'ASCII characters' },
  danag: { above: 'characters of text', below: 'characters of markup' },
  addanag: { above: 'characters of text', below: 'characters of markup, without link attributes' },
};

/** Draws the density of a page's source, line by line; only PNG needs a browser. */
export async function drawDensity(source: string, flags: DensityFlags, isPng: boolean): Promise<void> {
  const method = flags.method ?? 'dana';
  if (!isDanaCount(method))
    throw new UsageError(`no density curve for ${method}: use dana, danag or addanag`);
  const input = await openSource(source, flags);
  const [{ parsePage }, { danaCurve }] = await Promise.all([import('fovea'), import('fovea/methods')]);
  const page = parsePage(input.bytes, input.charset === null ? {} : { charset: input.charset });
  warn([...input.warnings, ...page.warnings].map(({ message }) => message));
  const curve = danaCurve(page.source ?? '', { count: method });
  if (!curve.regions.some(({ isChosen }) => isChosen))
    log(`no line stands out${method === 'dana' ? ': for a page in a Latin script add --method danag' : ''}`);
  const picture = densityChart(curve, { title: `${method}: ${source}`, ...LABELS[method] });
  if (!isPng) return write(flags.output, picture);
  const [{ openRenderer }, { rasterise }] = await Promise.all([
    import('@fovea/render'),
    import('./rasterise.ts'),
  ]);
  const renderer = openRenderer();
  try {
    await write(flags.output, await rasterise(renderer, picture, DENSITY_SIZE));
  } finally {
    await renderer.close();
  }
}

function isDanaCount(name: string): name is DanaCount {
  return Object.hasOwn(LABELS, name);
}
