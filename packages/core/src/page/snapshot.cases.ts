import { type ComputedStyle, INITIAL_STYLE } from './page-layout.ts';
import { type PageSnapshot, SNAPSHOT_FORMAT, SNAPSHOT_VERSION } from './snapshot.ts';

const PLAIN: ComputedStyle = { ...INITIAL_STYLE, display: 'block' };

/** `<!doctype html><html><body><p class="lead">日本語の本文</p><svg><title>図</title></svg></body></html>`, rendered. */
export function smallSnapshot(): PageSnapshot {
  return {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    url: 'https://example.org/a',
    title: '',
    viewport: { width: 800, height: 600 },
    document: { width: 800, height: 900 },
    quirks: false,
    doctype: ['html', '', ''],
    strings: ['html', 'body', 'p', 'class', 'lead', '日本語の本文', 'svg', 'title', '図'],
    styles: [PLAIN, { ...PLAIN, fontSize: 24 }],
    nodes: {
      kind: [0, 1, 2, 2, 2, 3, 2, 2, 3],
      depth: [0, 1, 1, 2, 3, 4, 3, 4, 5],
      name: [-1, -1, 0, 1, 2, 5, 6, 7, 8],
      namespace: [0, 0, 0, 0, 0, 0, 1, 1, 0],
      attributeCount: [0, 0, 0, 0, 1, 0, 0, 0, 0],
      x: [0, 0, 0, 8, 8, 8, 8, 0, 0],
      y: [0, 0, 0, 8, 16, 16.5, 60, 0, 0],
      width: [0, 0, 800, 784, 784, 144, 300, 0, 0],
      height: [0, 0, 900, 600, 36, 35, 150, 0, 0],
      style: [0, 0, 0, 0, 1, 1, 0, 0, 0],
      hidden: [0, 0, 0, 0, 0, 0, 0, 16, 16],
    },
    attributes: { name: [3], value: [4] },
    warnings: [],
  };
}
