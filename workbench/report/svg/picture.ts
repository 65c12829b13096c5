import { escaped, leaf, tag } from './markup.ts';
import { PLOT_STYLE, THEME_STYLE } from './theme.ts';

/** Width of plots that may grow with the page; those of other widths keep their size. */
export const PLOT_WIDTH = 900;

/** A finished plot. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** A description for screen readers. */
  readonly description: string;
  /** SVG elements. */
  readonly body: string;
}

/** The picture as an element of a page that has the plot styles. */
export function inlineSvg({ width, height, title, description, body }: Picture, id: string): string {
  const attributes = {
    class: 'plot',
    viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    width: Math.ceil(width),
    height: Math.ceil(height),
    role: 'img',
    'aria-labelledby': `${id}-title ${id}-description`,
  };
  return tag(
    'svg',
    attributes,
    tag('title', { id: `${id}-title` }, escaped(title)),
    tag('desc', { id: `${id}-description` }, escaped(description)),
    body,
  );
}

/** The picture as a file, light or dark like the reader's system; `note` becomes a comment. */
export function svgFile(picture: Picture, id: string, note: string): string {
  const style = tag('style', {}, escaped(THEME_STYLE + PLOT_STYLE));
  const ground = leaf('rect', { class: 'ground', width: '100%', height: '100%' });
  const svg = inlineSvg({ ...picture, body: `${style}${ground}${picture.body}` }, id);
  const comment = note.replaceAll('--', '- -');
  return `<!-- ${comment} -->\n${svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
