import { extract, type PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { smallSnapshot } from '../../../core/src/page/snapshot.cases.ts';
import { OVERLAYS } from './overlays/overlays.ts';
import { pictureOf, pictureSize, screenshotBackground, sketchBackground } from './picture.ts';

const page = pageFromSnapshot(smallSnapshot());
const layout = page.layout!;

describe('pictureOf', () => {
  const size = { width: 800, height: 900 };

  it('draws areas as rectangles and points as dots, with their labels', () => {
    const svg = pictureOf(size, '', [
      { kind: 'zone', rect: { x: 1, y: 50, width: 3, height: 4 }, label: 'A<b>', score: 0.256 },
      { kind: 'centre', rect: { x: 10, y: 20, width: 0, height: 0 } },
    ]);
    expect(svg).toContain('width="800" height="900"');
    expect(svg).toContain('<rect x="1" y="50" width="3" height="4"');
    expect(svg).toContain('A&lt;b&gt; 0.26</text>');
    expect(svg).toContain('<circle cx="10" cy="20"');
  });

  it('can have a screenshot as its background', () => {
    const background = screenshotBackground(Uint8Array.of(1, 2, 3), size);
    expect(background).toBe('<image width="800" height="900" href="data:image/png;base64,AQID"/>');
  });

  it('can have a sketch of the visible text as its background', () => {
    const sketch = sketchBackground(page, layout);
    expect(sketch).toContain('x="8" y="16.5" width="144" height="35"');
    expect(sketch.split('<rect').length - 1).toBe(2);
  });

  it('is no larger than browsers can draw', () => {
    expect(pictureSize({ ...layout, document: { width: 800, height: 1e6 } }).height).toBe(16_384);
  });
});

describe('the selection overlay', () => {
  it('draws what the method selects', () => {
    const [shape] = OVERLAYS['selection']!(page, { method: 'whole-body', option: [] });
    expect(shape).toMatchObject({ kind: 'chosen', rect: { x: 8, y: 8, width: 784, height: 600 } });
    expect(extract(smallSnapshot() as PageSnapshot, { method: 'whole-body' }).empty).toBeUndefined();
  });

  it('refuses an unknown method, and options that do not fit', () => {
    const draw = OVERLAYS['selection']!;
    expect(() => draw(page, { method: 'guess', option: [] })).toThrow("not 'guess'");
    expect(() => draw(page, { method: 'dana', option: [] })).toThrow('reads the source');
  });
});
