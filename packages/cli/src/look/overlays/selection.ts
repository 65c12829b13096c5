import { DEFAULT_METHOD, resolveOptions } from 'fovea';
import { rectOf } from 'fovea/layout';
import { parametersOf } from '../../given-options.ts';
import type { Overlay } from './overlay.ts';

/** Draws what a method selected, and what it removed from the selection. */
export const selectionOverlay: Overlay = (page, request) => {
  const wanted = request.method ?? DEFAULT_METHOD;
  const given = parametersOf(wanted, request.option);
  const { method, methodOptions: options } = resolveOptions({ method: wanted, methodOptions: given });
  const { roots, removed, scores } = method.select(page, { options });
  const { layout } = page;
  if (layout === null) return [];
  return [
    ...roots.map((node, index) => {
      const score = scores?.[index];
      return {
        kind: 'chosen' as const,
        rect: rectOf(layout, node),
        ...(score === undefined ? {} : { score }),
      };
    }),
    ...removed.map((node) => ({ kind: 'removed' as const, rect: rectOf(layout, node) })),
  ];
};
