import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { runMethodCases } from '../../../packages/core/src/methods/method.cases.ts';
import { absenceReason, modelFile } from '../model-files.ts';
import { VICTOR_COLUMNS } from './block-columns.ts';
import { readCrfModel } from './model.ts';
import { VICTOR_MODEL, victor } from './victor.ts';

const why = absenceReason(victor.models);

describe('with the published weights', () => {
  beforeEach(({ skip }) => skip(why !== null, why ?? ''));

  runMethodCases(victor.method);

  it('reads all of them', () => {
    const { classes, templates, places, weights } = readCrfModel(
      readFileSync(modelFile(VICTOR_MODEL), 'utf8'),
    );
    expect(classes).toEqual(['continuation', 'header', 'list', 'other', 'paragraph']);
    expect(weights.length).toBe(victor.facts.parameters);
    expect(templates.length).toBe(269);
    expect(templates.every(({ columns }) => columns.every((column) => column <= VICTOR_COLUMNS.length))).toBe(
      true,
    );
    // Five weights to a feature, and every feature has a template.
    const all = places.flatMap((place) => [...place.values()]);
    expect(all.length * 5).toBe(weights.length);
    expect(new Set(all).size).toBe(all.length);
  });
});
