import { columnShapes, gceShapes, zoneShapes } from 'fovea/methods';
import { parametersOf } from '../../given-options.ts';
import type { Overlay } from './overlay.ts';
import { selectionOverlay } from './selection.ts';

/** The overlays on a picture of the page, by name. */
export const OVERLAYS: Readonly<Record<string, Overlay>> = {
  selection: selectionOverlay,
  gce: (page, { option }) => gceShapes(page, parametersOf('gce', option)),
  zones: (page, { option }) => zoneShapes(page, parametersOf('layout-analysis', option)),
  columns: (page, { option }) => columnShapes(page, parametersOf('layout-analysis', option)),
};
