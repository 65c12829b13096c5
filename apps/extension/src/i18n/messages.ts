import type { en } from './locales/en.ts';

/** All texts of the interface by name; every language has them all. */
export type Messages = { readonly [Name in keyof typeof en]: string };

/** The name of a text. */
export type MessageName = keyof Messages;

/** A text in the language of the browser; `$1` in it stands for the first of `parts`. */
export function t(name: MessageName, ...parts: readonly string[]): string {
  return chrome.i18n.getMessage(name, parts);
}

/** A number with the digits and the decimal point of the interface's language. */
export function numeral(value: number): string {
  return new Intl.NumberFormat(t('language')).format(value);
}

/** The language of the texts and its direction; those of the page may differ. */
export function interfaceLanguage(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: t('language'), dir: t('direction') === 'rtl' ? 'rtl' : 'ltr' };
}
