/** The name of the typeface for readers with dyslexia in style sheets. */
const FAMILY = 'OpenDyslexic';

/** Its files in the package, by weight. */
const FILES = { '400': 'fonts/opendyslexic-400.woff2', '700': 'fonts/opendyslexic-700.woff2' } as const;

type Weight = keyof typeof FILES;

/** The request from the script in a page to the background: pages must not be able to load files of the extension. */
interface FontRequest {
  readonly kind: 'font';
  readonly weight: Weight;
}

const loaded = new WeakSet<Document>();

/** Makes the typeface known in a document, once. */
export async function useDyslexicFont(view: Window & typeof globalThis): Promise<void> {
  if (loaded.has(view.document)) return;
  loaded.add(view.document);
  for (const weight of Object.keys(FILES) as Weight[]) {
    const encoded = (await chrome.runtime.sendMessage({
      kind: 'font',
      weight,
    } satisfies FontRequest)) as string;
    const binary = atob(encoded);
    const bytes = new view.Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    const face = new view.FontFace(FAMILY, bytes, { weight });
    view.document.fonts.add(face);
  }
}

/** Answers in the background with the file in base64, because messages carry no bytes. */
export function answerFont(
  message: unknown,
  { id }: chrome.runtime.Sender,
  answer: (value: unknown) => void,
): true | undefined {
  const { kind, weight } = (message ?? {}) as Partial<FontRequest>;
  const file = kind === 'font' && weight !== undefined ? FILES[weight] : undefined;
  if (id !== chrome.runtime.id || file === undefined) return undefined;
  void readFile(file).then(answer, () => answer(''));
  // Tells the browser that the answer comes later.
  return true;
}

/** Characters that a call can take as arguments. @cap */
const MAX_ARGUMENTS = 10_000;

async function readFile(name: string): Promise<string> {
  const response = await fetch(chrome.runtime.getURL(name));
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS));
  return btoa(text);
}
