import { type Highlight, readHighlight } from './highlight.ts';
import { highlightsOf, putHighlights, removeHighlight } from './store.ts';

/** A request from the script in a page to the background, which alone can access the extension's database. */
export type HighlightRequest =
  | { readonly kind: 'highlights'; readonly url: string }
  | { readonly kind: 'highlight'; readonly highlight: Highlight }
  | { readonly kind: 'unhighlight'; readonly id: string };

/** The answer of the background; `error` says why something could not be stored. */
type Answer = { readonly highlights: readonly Highlight[] } | { readonly error: string };

/** Asks the background; resolves to the highlights of the page if these were asked for. */
export async function askForHighlights(request: HighlightRequest): Promise<readonly Highlight[]> {
  const answer = (await chrome.runtime.sendMessage(request)) as Answer | undefined;
  if (answer === undefined) return [];
  if ('error' in answer) throw new Error(answer.error);
  return answer.highlights;
}

/** Answers in the background. */
export function answerHighlights(
  message: unknown,
  { id }: chrome.runtime.Sender,
  answer: (value: unknown) => void,
): true | undefined {
  const answering = id === chrome.runtime.id ? answerTo(message as HighlightRequest) : null;
  if (answering === null) return undefined;
  void answering.then(
    (highlights) => answer({ highlights } satisfies Answer),
    (error: unknown) =>
      answer({ error: error instanceof Error ? error.message : String(error) } satisfies Answer),
  );
  // Tells the browser that the answer comes later.
  return true;
}

function answerTo(request: HighlightRequest): Promise<readonly Highlight[]> | null {
  switch (request.kind) {
    case 'highlights':
      return highlightsOf(request.url);
    case 'highlight':
      return store(request.highlight);
    case 'unhighlight':
      return removeHighlight(request.id).then(() => []);
    default:
      return null;
  }
}

async function store(given: Highlight): Promise<readonly Highlight[]> {
  const highlight = readHighlight(given);
  if (highlight === null) throw new Error('not a highlight');
  await putHighlights([highlight]);
  return [];
}
