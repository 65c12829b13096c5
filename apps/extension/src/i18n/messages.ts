import type { en } from './locales/en.ts';

/** Every text of the interface, by name; each language has all of them. */
export type Messages = { readonly [Name in keyof typeof en]: string };

/** The name of a text. */
export type MessageName = keyof Messages;

/** A text in the language of the browser; `$1` in it is the first of `parts`. */
export function t(name: MessageName, ...parts: readonly string[]): string {
  return chrome.i18n.getMessage(name, parts);
}

/** A number in the digits and with the decimal point of the interface's language. */
export function numeral(value: number): string {
  return new Intl.NumberFormat(t('language')).format(value);
}

/** The language that the texts are in, and its direction; a page's may be others. */
export function interfaceLanguage(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: t('language'), dir: t('direction') === 'rtl' ? 'rtl' : 'ltr' };
}
