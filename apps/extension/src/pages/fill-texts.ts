import { interfaceLanguage, type MessageName, t } from '../i18n/messages.ts';

/** Fills the texts into a page of the extension: `data-text` names the text of an element. */
export function fillTexts(): void {
  Object.assign(document.documentElement, interfaceLanguage());
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = t(element.dataset['text'] as MessageName);
  }
}
