import { defaultSystem, LAYOUT_SYSTEMS, type LayoutSystem, methodSystem } from '../papers/layout/systems.ts';

const COMPARED = ['gce', 'layout-analysis', 'semantic-markup', 'r4', 'Readability'];

/** What the tables of the zoo compare: the methods on layout, the strongest on the tree, the default and Readability. */
export const ZOO_SYSTEMS: readonly LayoutSystem[] = [
  ...LAYOUT_SYSTEMS.filter(({ label }) => COMPARED.includes(label)),
  defaultSystem(),
].toSpliced(-2, 0, methodSystem('dom-distiller'));
