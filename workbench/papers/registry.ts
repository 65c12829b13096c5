import { dana } from './dana/paper.ts';
import { gce } from './gce/paper.ts';
import { layoutAnalysis } from './layout-analysis/paper.ts';
import type { Paper } from './paper.ts';
import { r4 } from './r4/paper.ts';

/** Every paper, in the order of their years. */
export const PAPERS: readonly Paper[] = [dana, layoutAnalysis, r4, gce];
