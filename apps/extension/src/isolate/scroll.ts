/** Notes how far everything is scrolled and returns how to get back there; hidden boxes forget it. */
export function rememberScroll(nodes: readonly Node[]): () => void {
  const scrolled = nodes
    .filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE)
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const { scrollX: left, scrollY: top } = window;
  return () => {
    for (const { element, ...place } of scrolled) element.scrollTo({ ...place, behavior: 'instant' });
    window.scrollTo({ left, top, behavior: 'instant' });
  };
}
