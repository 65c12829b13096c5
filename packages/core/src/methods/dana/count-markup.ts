import { isSpaceCode, stringCodes } from '../../features/text-stream/codes.ts';
import { numericReference } from '../../features/text-stream/references.ts';
import { RunKind, type SourceRuns, scanSource } from '../../features/text-stream/scan.ts';
import { Tag } from '../../page/tags.ts';
import { type LineCounts, lineSink } from './line-counts.ts';
