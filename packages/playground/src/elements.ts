/** The element of the page with an id; the page has it. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

/** Makes an element with text, never with markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Makes a choice of names. */
export function fillSelect(select: HTMLSelectElement, names: readonly string[], chosen: string): void {
  select.replaceChildren(...names.map((name) => make('option', name || '–', { value: name })));
  select.value = chosen;
}
