import { DEFAULT_METHOD, methods, rectOf, resolveOptions } from 'fovea';
import { methodOptions } from '../../arguments.ts';
import type { Overlay } from './overlay.ts';

/** What a method selected, and what it left out of it. */
export const selectionOverlay: Overlay = (page, request) => {
  const name = request.method ?? DEFAULT_METHOD;
  const known = methods().find((candidate) => candidate.name === name);
  const given = methodOptions(request.option, known);
  const { method, methodOptions: options } = resolveOptions({ method: name, methodOptions: given });
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
