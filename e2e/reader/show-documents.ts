/** What documents may hold, as lists of names with spaces between them. */
export interface Allowed {
  readonly elements: string;
  readonly schemes: string;
  /** Attributes that hold addresses. */
  readonly addresses: string;
  /** Attributes that may not be there. */
  readonly forbidden: string;
}

/**
 * Opens documents one below the other, pokes them the way a person might, and gives what they did or hold that they must
 * not. Runs in the browser, sent as text: it must not use anything from outside of it.
 */
export async function showDocuments({
  documents,
  allowed,
}: {
  documents: readonly string[];
  allowed: Allowed;
}): Promise<string[]> {
  const [elements, schemes, addresses, forbidden] = [
    allowed.elements,
    allowed.schemes,
    allowed.addresses,
    allowed.forbidden,
  ].map((names) => new Set(names.split(' '))) as [Set<string>, Set<string>, Set<string>, Set<string>];
  const events = 'click mouseover focus error load toggle animationstart submit'.split(' ');
  const alarms: string[] = [];

  const faultOf = ({ name, value }: Attr): string | null => {
    if (name.startsWith('on')) return 'a handler';
    if (forbidden.has(name)) return 'an attribute';
    if (name === 'style') return value.includes('(') || value.includes('\\') ? 'a style' : null;
    // What is no address leads nowhere.
    if (!addresses.has(name) || !URL.canParse(value, document.baseURI)) return null;
    const { protocol } = new URL(value, document.baseURI);
    return schemes.has(protocol) ? null : 'an address';
  };

  const inspect = (element: Element): void => {
    const name = element.localName;
    const isFree = name === 'input' && !element.hasAttribute('disabled');
    // Showdown cuts its own tags in two where it takes them for the end of an address: `<img<` shows nothing.
    if (isFree || !(elements.has(name) || name.endsWith('<'))) alarms.push(`<${name}>`);
    for (const attribute of element.attributes) {
      const fault = faultOf(attribute);
      if (fault !== null) alarms.push(`${fault}: <${name} ${attribute.name}="${attribute.value}">`);
    }
    for (const type of events) element.dispatchEvent(new Event(type, { cancelable: true }));
  };

  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentDocument!;
  inner.open();
  Object.assign(frame.contentWindow!, { XSS: (what: unknown) => alarms.push(`ran ${String(what)}`) });
  inner.write(`<!doctype html><body>${documents.map((html) => `<article>${html}</article>`).join('')}`);
  inner.close();
  // A document that leaves its place, or takes in the next one, is a fault of its own where it is not alone.
  if (documents.length > 1 && inner.body.childNodes.length !== documents.length)
    alarms.push('the documents mix');
  for (const element of inner.querySelectorAll('*')) inspect(element);
  // Requests are seen in order: once this one is answered, none of the documents' is still to come.
  await fetch('/seen');
  frame.remove();
  return alarms;
}
