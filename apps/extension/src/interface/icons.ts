import { draw } from './element.ts';

/** Icons of 24 by 24 as SVG paths, drawn as strokes. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  contents: 'M4 6h16M4 12h10M4 18h13',
  look: 'M3 18L8 6l5 12M4.7 14h6.6M14 18l3.5-8 3.5 8M15.2 15.4h4.6',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  more: 'M6 11.500a.5.5 0 1 0 .01 0M12 11.500a.5.5 0 1 0 .01 0M18 11.500a.5.5 0 1 0 .01 0',
  widen: 'M4 6h16M4 11h16M4 16h6M17 13.500v6M14 16.500h6',
  narrow: 'M4 6h16M4 11h16M4 16h6M14 16.500h6',
  read: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13',
  mark: 'M9 15l-4 5h6l1-2M9 15l3 3M9 15l8-11 4 3-9 11',
  isolate: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z',
  pick: 'M5 4l6 15 2.200-6.200L19.500 10.500z',
  why: 'M9.200 9.300a2.900 2.900 0 1 1 4.300 2.600c-.9.5-1.500 1.200-1.500 2.300M12 17.500h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  annotate: 'M4 20l1-4L16.500 4.500l3 3L8 19zM14 7l3 3',
  again: 'M19 12a7 7 0 1 1-2.100-5M19.500 3.500V8H15',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  highlight: 'M9 15l-4 5h6l1-2M9 15l3 3M9 15l8-11 4 3-9 11',
  correct: 'M4 7h16M4 12h7M4 17h7M14 14.500l2.500 2.500L21 12.500',
  cite: 'M5 17h4l2-5V6H4v6h4M15 17h4l2-5V6h-7v6h4',
  send: 'M4 12l16-8-6 17-3-7z',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  book: 'M6 4h12v16H6zM6 16h12M9 8h6',
  aloud: 'M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  play: 'M8 5.500v13l10-6.500z',
  pause: 'M9 6v12M15 6v12',
  previous: 'M17 6l-8 6 8 6zM7 6v12',
  next: 'M7 6l8 6-8 6zM17 6v12',
  confirm: 'M5 13l4.500 4.500L19 7',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text around it, hidden from screen readers. */
export function icon(name: IconName): SVGSVGElement {
  return draw(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    draw('path', { d: PATHS[name] }),
  );
}
