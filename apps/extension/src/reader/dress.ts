import type { Settings } from '../settings/settings.ts';

/** Gives the reader the look that the user has set. */
export function dress(reader: HTMLElement, settings: Settings): void {
  const { theme, font, size, width, lineHeight, letterSpacing, wordSpacing, hyphens } = settings;
  reader.dataset['theme'] = theme;
  reader.dataset['font'] = font;
  reader.classList.toggle('hyphens', hyphens);
  const properties = {
    size: `${size}px`,
    width: `${width}ch`,
    'line-height': String(lineHeight),
    'letter-spacing': `${letterSpacing}em`,
    'word-spacing': `${wordSpacing}em`,
  };
  for (const [name, value] of Object.entries(properties)) reader.style.setProperty(`--${name}`, value);
}
