import { DEFAULT_METHOD, FoveaError, methods, rectOf } from 'fovea';
import { methodOptions } from '../../arguments.ts';
import type { Overlay } from './overlay.ts';

/** What a method selected, and what it left out of it. */
export const selectionOverlay: Overlay = (page, request) => {
  const name = request.method ?? DEFAULT_METHOD;
  const method = methods().find((candidate) => candidate.name === name);
  if (method === undefined) throw new FoveaError('unknown-method', `There is no method '${name}'.`);
  const defaults = Object.fromEntries(
    method.parameters.map((parameter) => [parameter.name, parameter.default]),
  );
  const options = { ...defaults, ...methodOptions(request.option, method) };
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
