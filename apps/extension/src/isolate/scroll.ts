import { elementProperty, nodeTypeOf } from '../live/page-dom.ts';

/** Remembers all scroll positions, which hidden boxes lose, and returns a function that restores them. */
export function rememberScroll(nodes: readonly Node[]): () => void {
  const scrolled = nodes
    .filter((node): node is Element => nodeTypeOf(node) === Node.ELEMENT_NODE)
    .map((element) => {
      const [left, top] = [elementProperty(element, 'scrollLeft'), elementProperty(element, 'scrollTop')];
      return { element, place: { left, top, behavior: 'instant' } as const };
    })
    .filter(({ place: { left, top } }) => left !== 0 || top !== 0);
  const { scrollX: left, scrollY: top } = window;
  return () => {
    for (const { element, place } of scrolled) Reflect.apply(Element.prototype.scrollTo, element, [place]);
    window.scrollTo({ left, top, behavior: 'instant' });
  };
}
