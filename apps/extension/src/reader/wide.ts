import { t } from '../i18n/messages.ts';

/** Lets the keyboard reach the parts of an article that scroll sideways, as long as they do. */
export function watchWide(article: HTMLElement): void {
  const view = article.ownerDocument.defaultView;
  if (view === null) return;
  // From the window of the reader, so that it ends with the reader.
  const observer = new view.ResizeObserver((entries) => {
    for (const { target } of entries) name(target as HTMLElement);
  });
  for (const wide of article.querySelectorAll('.wide')) observer.observe(wide);
}

function name(wide: HTMLElement): void {
  const isScrolled = wide.scrollWidth > wide.clientWidth;
  const attributes = { tabindex: '0', role: 'region', 'aria-label': t('scrolls') };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (isScrolled) wide.setAttribute(attribute, value);
    else wide.removeAttribute(attribute);
  }
}
