import type { Option } from 'fovea/options';

/** A text of an address or a header as a value of an option; what cannot be one stays a text, which the schema refuses. */
export function valueFromText(option: Option, given: unknown): unknown {
  const texts = Array.isArray(given) ? (given as unknown[]).map(String) : [String(given)];
  const [text = ''] = texts;
  switch (option.kind) {
    case 'flag':
      return FLAGS[text.toLowerCase()] ?? text;
    case 'count':
    case 'number':
      return numberIn(text);
    case 'nodes':
      return texts.flatMap((list) => list.split(',')).map((part) => numberIn(part.trim()));
    case 'choices':
      return texts.flatMap((list) => list.split(',')).map((part) => part.trim());
    case 'selectors':
      return texts;
    case 'parameters':
      return objectIn(text);
    default:
      return text;
  }
}

/** A flag without a value is on. */
const FLAGS: Readonly<Record<string, boolean>> = {
  '': true,
  true: true,
  '1': true,
  false: false,
  '0': false,
};

function numberIn(text: string): number | string {
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
