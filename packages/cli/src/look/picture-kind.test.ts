import { expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';

it.each([
  [undefined, 'svg'],
  ['curve', 'svg'],
  ['a.b/curve.SVG', 'svg'],
  ['curve.svg.gz', 'svg'],
  ['page.PNG', 'png'],
] as const)('%s is drawn as %s', (output, kind) => {
  expect(pictureKind(output)).toBe(kind);
});

it.each([
  ['x.jpg', '-o x.jpg: .jpg stands for no picture. Known endings: .png, .svg'],
  ['x.pdf.gz', '.pdf stands for no picture'],
  ['x.png.gz', 'a PNG is compressed already'],
])('%s is refused', (output, message) => {
  expect(() => pictureKind(output)).toThrow(message);
});
