import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';

const STEP = 'clean/tracking-pixels';

const NUMBER = /^\s*(\d+)(?:px)?\s*$/u;
const TINY_STYLE = /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?:!|;|$)/iu;

/** Removes pictures at most one pixel wide or high: beacons and spacers. */
export const trackingPixels: Pass = {
  name: STEP,
  needs: ['img'],
  run(content, { trace }) {
    return removeElements(content, STEP, trace, ({ tag, attributes }) => {
      if (tag !== 'img') return null;
      const isTiny =
        sizeOf(attributes.get('width')) <= 1 ||
        sizeOf(attributes.get('height')) <= 1 ||
        TINY_STYLE.test(attributes.get('style')?.slice(0, 500) ?? '');
      return isTiny ? 'picture of one pixel' : null;
    });
  },
};

function sizeOf(value: string | undefined): number {
  const digits = NUMBER.exec(value?.slice(0, 20) ?? '')?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}
