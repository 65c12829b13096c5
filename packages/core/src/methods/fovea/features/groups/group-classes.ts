import type { GroupSums } from './group-sums.ts';
import type { GroupTree } from './groups.ts';

/** Groups of the same shape, taken together: the posts of a thread, the cards of a listing. */
export interface GroupClasses {
  /** The class of every group. */
  readonly ofGroup: Int32Array;
  /** The index of a group in its class, from 0. */
  readonly ordinal: Int32Array;
  readonly count: Int32Array;
  readonly width: Float32Array;
  readonly prose: Float32Array;
  readonly linkWidth: Float32Array;
  /** The largest length of a class with several groups. */
  readonly mostWidth: number;
  readonly mostProse: number;
}

/** Fewer groups of one shape are a coincidence: two columns, a header and a footer. @trained */
export const REPEATED = 3;

/** Puts groups whose elements have the same signature into one class. */
export function groupClasses(groups: GroupTree, sums: GroupSums, signature: Int32Array): GroupClasses {
  const classes = new Map<number, number>();
  const ofGroup = new Int32Array(groups.count);
  const ordinal = new Int32Array(groups.count);
  const count = new Int32Array(groups.count);
  const width = new Float32Array(groups.count);
  const prose = new Float32Array(groups.count);
  const linkWidth = new Float32Array(groups.count);
  for (let group = 0; group < groups.count; group++) {
    const look = signature[groups.element[group]!]!;
    let index = classes.get(look);
    if (index === undefined) {
      index = classes.size;
      classes.set(look, index);
    }
    ofGroup[group] = index;
    ordinal[group] = count[index]!++;
    width[index]! += sums.width[group]!;
    prose[index]! += sums.prose[group]!;
    linkWidth[index]! += sums.linkWidth[group]!;
  }
  let mostWidth = 0;
  let mostProse = 0;
  for (let index = 0; index < classes.size; index++) {
    if (count[index]! < REPEATED) continue;
    mostWidth = Math.max(mostWidth, width[index]!);
    mostProse = Math.max(mostProse, prose[index]!);
  }
  return { ofGroup, ordinal, count, width, prose, linkWidth, mostWidth, mostProse };
}
