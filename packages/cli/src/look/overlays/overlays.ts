import { columnShapes, gceShapes, methods, zoneShapes } from 'fovea';
import { methodOptions } from '../../arguments.ts';
import type { Overlay } from './overlay.ts';
import { selectionOverlay } from './selection.ts';

const optionsOf = (name: string, option: readonly string[]): ReturnType<typeof methodOptions> =>
  methodOptions(
    option,
    methods().find((method) => method.name === name),
  );

/** The overlays on a picture of the page, by name. */
export const OVERLAYS: Readonly<Record<string, Overlay>> = {
  selection: selectionOverlay,
  gce: (page, { option }) => gceShapes(page, optionsOf('gce', option)),
  zones: (page, { option }) => zoneShapes(page, optionsOf('layout-analysis', option)),
  columns: (page, { option }) => columnShapes(page, optionsOf('layout-analysis', option)),
};
