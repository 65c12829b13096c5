import { calibrationStudy } from './calibration/calibration-study.ts';
import { optionsStudy } from './options/options-study.ts';
import { renderedStudy } from './rendered/rendered-study.ts';
import { scriptsStudy } from './scripts/scripts-study.ts';
import type { Study } from './study.ts';

/** All studies. */
export const STUDIES: readonly Study[] = [optionsStudy, calibrationStudy, scriptsStudy, renderedStudy];
