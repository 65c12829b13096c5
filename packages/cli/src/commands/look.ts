import type { Renderer } from '@fovea/render';
import { type Command, Option } from 'commander';
import type { Method, Page, PageSnapshot } from 'fovea';
import { parseAddress, parsePositive } from '../arguments.ts';
import { type ComparatorSource, comparatorNamed, DRAWN_COMPARATORS } from '../comparators.ts';
import { EXIT, log, warn } from '../exit.ts';
import { drawDensity } from '../look/draw-density.ts';
import type { Overlay, OverlayRequest } from '../look/overlays/overlay.ts';
import { pictureKind } from '../look/picture-kind.ts';
import { write } from '../look/write-picture.ts';
import { addFetchOptions, openSource } from '../open-source.ts';
import { addOptionFlags, METHOD_OPTIONS } from '../option-flags.ts';
import { withoutDash } from '../output/output-file.ts';
import { addRenderOptions, type RenderFlags, renderOptionsOf, renderSourceOf } from '../rendering.ts';

interface LookFlags extends RenderFlags {
  readonly overlay?: string;
  readonly method?: string;
  readonly option?: readonly string[];
  readonly output?: string;
}

/**
 * The overlays; `density` is a separate chart, the others are drawn on a picture of the page. Those of comparators need a
 * checkout.
 */
const NAMES = ['selection', 'density', 'gce', 'zones', 'columns', ...DRAWN_COMPARATORS];

const EXAMPLES = `
If the output file ends in .png, it is a picture of the page as the installed browser shows it, with the overlay on top.
If it ends in .svg, and on standard output, it is SVG: the density curve, which needs no browser, or an overlay on a
sketch of the page.

Examples:
  fovea look https://example.org/ -o page.png                         a screenshot, nothing drawn on it
  fovea look page.html --overlay selection --method r4 -o page.png
  fovea look snapshot.json --overlay gce -o page.svg                  a saved snapshot: no browser
  fovea look page.html --overlay density -o curve.svg
  fovea look page.html --overlay density --method danag -o curve.svg  for pages in Latin scripts

Exit codes: 0 drawn, 1 the page could not be read, 2 wrong usage.`;

/** Adds `fovea look`. */
export function addLookCommand(program: Command, comparators: ComparatorSource): void {
  const command = program
    .command('look')
    .description('draw a picture that explains how the content of a page was found')
    .argument('<source>', 'an http(s) address, a file (HTML, MHTML or a snapshot), or - for standard input')
    .addOption(
      new Option('--overlay <name>', 'what to draw (default: nothing on a PNG, otherwise density)').choices(
        NAMES,
      ),
    )
    .option('-o, --output <file>', 'write the picture to a file (default: SVG on standard output)')
    .option('-u, --url <base>', 'the address of a page from a file or standard input', parseAddress)
    .option(
      '--timeout <seconds>',
      'time limit for fetching or rendering a page (default: 30)',
      parsePositive,
    );
  addOptionFlags(addRenderOptions(addFetchOptions(command)), METHOD_OPTIONS)
    .addHelpText('after', EXAMPLES)
    .action(async (source: string, flags: LookFlags) => {
      await look(source, withoutDash(flags), {
        method: await comparatorNamed(flags.method, comparators),
        overlay: await comparatorOverlay(flags.overlay, comparators),
      });
      process.exitCode = EXIT.content;
    });
}

/** The flags of the comparators that are named. */
interface FromComparators {
  readonly method: Method | undefined;
  readonly overlay: Overlay | undefined;
}

async function comparatorOverlay(
  name: string | undefined,
  comparators: ComparatorSource,
): Promise<Overlay | undefined> {
  if (name === undefined || !DRAWN_COMPARATORS.includes(name)) return undefined;
  const [shapes, method] = [await comparators.shapes(name), await comparators.method(name)];
  const { parametersOf } = await import('../given-options.ts');
  return (page, { option }) => shapes(page, parametersOf(method, option));
}

async function look(source: string, flags: LookFlags, found: FromComparators): Promise<void> {
  const isPng = pictureKind(flags.output) === 'png';
  const { overlay = isPng ? undefined : 'density' } = flags;
  if (overlay === 'density') return drawDensity(source, flags, isPng);
  const { openRenderer } = await import('@fovea/render');
  const renderer = openRenderer();
  try {
    await drawPage(source, overlay, flags, {
      renderer,
      isPng,
      method: found.method ?? flags.method,
      comparatorOverlay: found.overlay,
    });
  } finally {
    await renderer.close();
  }
}

interface Drawing {
  readonly renderer: Renderer;
  readonly isPng: boolean;
  readonly method: string | Method | undefined;
  readonly comparatorOverlay: Overlay | undefined;
}

async function drawPage(
  source: string,
  overlay: string | undefined,
  flags: LookFlags,
  { renderer, isPng, method, comparatorOverlay: given }: Drawing,
): Promise<void> {
  const { page, screenshot } = await renderedPage(source, flags, renderer);
  if (overlay === undefined && screenshot !== undefined) return write(flags.output, screenshot);
  const [pictures, { OVERLAYS }] = await Promise.all([
    import('../look/picture.ts'),
    import('../look/overlays/overlays.ts'),
  ]);
  const layout = page.layout!;
  const size = pictures.pictureSize(layout);
  const request: OverlayRequest = {
    option: flags.option ?? [],
    ...(method === undefined ? {} : { method }),
  };
  const shapes = overlay === undefined ? [] : (given ?? OVERLAYS[overlay]!)(page, request);
  if (overlay !== undefined && shapes.length === 0) log('there is nothing to draw');
  const background =
    screenshot === undefined
      ? pictures.sketchBackground(page, layout)
      : pictures.screenshotBackground(screenshot, size);
  const svg = pictures.pictureOf(size, background, shapes);
  if (!isPng) return write(flags.output, svg);
  const { rasterise } = await import('../look/rasterise.ts');
  await write(flags.output, await rasterise(renderer, svg, size));
}

interface RenderedPage {
  readonly page: Page;
  /** Missing if the page is a saved snapshot. */
  readonly screenshot?: Uint8Array;
}

async function renderedPage(source: string, flags: LookFlags, renderer: Renderer): Promise<RenderedPage> {
  const { pageFromSnapshot } = await import('fovea/page');
  const saved = await savedSnapshot(source, flags);
  if (saved !== null) return { page: pageFromSnapshot(saved) };
  const from = await renderSourceOf(source, flags);
  const { snapshot, screenshot } = await renderer.render(from, {
    ...renderOptionsOf(from, flags),
    screenshot: true,
  });
  const page = pageFromSnapshot(snapshot);
  warn(page.warnings.map(({ message }) => message));
  return { page, ...(screenshot === undefined ? {} : { screenshot }) };
}

async function savedSnapshot(source: string, flags: LookFlags): Promise<PageSnapshot | null> {
  if (!source.toLowerCase().endsWith('.json')) return null;
  const { snapshotIn } = await import('@fovea/sources');
  return snapshotIn((await openSource(source, flags)).bytes);
}
