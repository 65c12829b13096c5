import type { DrawnKind } from './overlays/overlay.ts';
import type { SvgAttributes } from './svg.ts';

/** The style of each kind of shape, in the palette of Okabe and Ito for colour-blind readers. */
export const SHAPE_STYLES: Readonly<Record<DrawnKind, SvgAttributes>> = {
  'cell-kept': { fill: '#009e73', 'fill-opacity': 0.22, stroke: '#009e73', 'stroke-width': 0.5 },
  'cell-dropped': { fill: '#d55e00', 'fill-opacity': 0.16, stroke: '#d55e00', 'stroke-width': 0.5 },
  centre: { fill: '#cc0033', stroke: '#ffffff', 'stroke-width': 2 },
  seed: { fill: '#f0e442', 'fill-opacity': 0.45, stroke: '#b8a800', 'stroke-width': 2 },
  candidate: { fill: 'none', stroke: '#0072b2', 'stroke-width': 2, 'stroke-dasharray': '8 5' },
  chosen: { fill: '#56b4e9', 'fill-opacity': 0.16, stroke: '#0072b2', 'stroke-width': 4 },
  removed: { fill: '#d55e00', 'fill-opacity': 0.3, stroke: '#d55e00', 'stroke-width': 2 },
  zone: { fill: 'none', stroke: '#888888', 'stroke-width': 1 },
  paragraph: { fill: '#009e73', 'fill-opacity': 0.15, stroke: '#009e73', 'stroke-width': 2 },
  column: { fill: 'none', stroke: '#e69f00', 'stroke-width': 3 },
  'main-column': { fill: '#009e73', 'fill-opacity': 0.1, stroke: '#009e73', 'stroke-width': 5 },
};
