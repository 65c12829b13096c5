import { JSDOM } from 'jsdom';

/** A jsdom window with a page in it. */
export function windowOf(html = '', url = 'https://page.example/'): Window & typeof globalThis {
  return new JSDOM(html, { url }).window as unknown as Window & typeof globalThis;
}
