import { Ascii, type Codes, isSpaceCode } from '../../features/text-stream/codes.ts';
import { type LineCounts, lineSink } from './line-counts.ts';
import type { DanaOptions } from './options.ts';
import { bodyStart, foreignReference, skippedEnd, utf8Length } from './skipped.ts';

/**
 * Counts non-ASCII (content) and ASCII (code) characters of each line: all that DANA sees of a page. Before the body
 * everything is code.
 */
export function countScripts(codes: Codes, options: DanaOptions): LineCounts {
  const { lineLength, stripScripts } = options;
  const countsBytes = options.unit === 'byte';
  const { length } = codes;
  const lines = lineSink(length, lineLength);
  const body = bodyStart(codes);
  let start = 0;
  let content = 0;
  let code = 0;
  let room = lineLength;
  for (let index = 0; index < length; ) {
    const at = index++;
    const unit = codes.at(at);
    if (unit >= 0x80) {
      index = codes.characterEnd(at);
      const weight = countsBytes ? codes.byteLength(at) : 1;
      if (at < body) code += weight;
      else content += weight;
    } else if (unit > Ascii.ampersand && unit !== Ascii.less) code++;
    else if (isSpaceCode(unit)) {
      while (isSpaceCode(codes.at(index))) index++;
      code++;
    } else if (unit === Ascii.less && stripScripts) {
      const end = skippedEnd(codes, at);
      if (end > at) {
        index = end;
        continue;
      }
      code++;
    } else if (unit === Ascii.ampersand) {
      const reference = foreignReference(codes, at);
      if (reference === null) code++;
      else {
        index = reference.end;
        const weight = countsBytes ? utf8Length(reference.codePoint) : 1;
        if (at < body) code += weight;
        else content += weight;
      }
    } else code++;
    if (--room > 0) continue;
    lines.push(start, content, code);
    start = index;
    content = 0;
    code = 0;
    room = lineLength;
  }
  if (room < lineLength) lines.push(start, content, code);
  return lines.finish(length);
}
