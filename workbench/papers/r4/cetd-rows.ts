import type { PageRecord } from '../../bench/result.ts';
import { CANDIDATES } from '../constants/candidates.ts';
import { paperSystem } from '../constants/constants-table.ts';
import { leaveOneOut } from '../constants/leave-one-out.ts';
import type { ComparedRow } from '../paper.ts';
import { FEATURES, LESS_FOUND } from './reasons.ts';

const OTHER_PAGES =
  'other pages: on Big9 nearly all of the article is found, and more is taken in of what stands around it.';
const PAPER_CONSTANTS =
  'with the constants by which it is described; which ones the authors of the comparison used they do not say.';
const OWN_CONSTANTS =
  'its constants are ours, chosen on our labelled pages, which favours it; the rows below have none from this set.';
const LEFT_OUT = 'constants chosen on the five other sets.';

/** The methods of Table 5, by name there and here. */
const METHODS: readonly (readonly [label: string, method: string, differs: string])[] = [
  ['R⁴', 'r4', LESS_FOUND],
  ['BTE', 'bte', OTHER_PAGES],
  ['DSC', 'dsc', OWN_CONSTANTS],
  ['FE', 'fe', FEATURES],
  ['K-FE', 'kfe', FEATURES],
  [
    'LQF',
    'lqf-50',
    'the paper does not say which quota it used; ours removes blocks with more than 50 % link text.',
  ],
  ['CCB', 'ccb', 'one pass of a blur 40 characters wide here; how the original repeats it is not known.'],
  ['CETR', 'cetr', OTHER_PAGES],
  ['CETD-DS', 'cetd-ds', OTHER_PAGES],
  ['CECTD-S', 'cectd-s', OWN_CONSTANTS],
  [
    'CECTD-DS',
    'cectd-ds',
    'on CleanEval a third of it is how F1 is made, see the notes below; on the others, as CETD-DS.',
  ],
  ['WLR', 'wlr', OWN_CONSTANTS],
];

/** Each method with the constants of its paper and with ours, chosen with and without the set. */
export function cetdRows(pages: readonly PageRecord[]): readonly ComparedRow[] {
  return [
    ...METHODS.flatMap(([label, method, differs]): readonly ComparedRow[] => [
      { label, system: `fovea:${method}`, differs },
      ...otherConstants(label, method, pages),
    ]),
    { label: 'CEHTD-DS', system: 'fovea:cehtd-ds', missing: 'needs layout' },
  ];
}

function otherConstants(label: string, method: string, pages: readonly PageRecord[]): ComparedRow[] {
  const candidates = CANDIDATES.find((one) => one.method === method);
  if (candidates === undefined) return [];
  const paper = paperSystem(method);
  const systemByDataset: Record<string, string> = {};
  for (const { dataset, system } of leaveOneOut(candidates, pages))
    if (dataset !== null && system !== null) systemByDataset[dataset] = system;
  return [
    ...(paper === null
      ? []
      : [
          {
            label: `${label}, the paper’s constants`,
            published: label,
            system: paper,
            differs: PAPER_CONSTANTS,
          },
        ]),
    {
      label: `${label}, chosen on other sets`,
      published: label,
      systemByDataset,
      differs: LEFT_OUT,
    },
  ];
}
