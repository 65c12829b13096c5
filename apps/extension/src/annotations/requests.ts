import type { Annotation, SeenPage } from './annotated-page.ts';
import { type SentRow, sendRow } from './send.ts';
import { addAnnotations, annotationsOf, removeAnnotation } from './store.ts';

/** A request from the script in a page to the background, which alone can access the extension's database. */
export type AnnotationRequest =
  | { readonly kind: 'annotations'; readonly page: Pick<SeenPage, 'url' | 'html'> }
  | { readonly kind: 'annotate'; readonly page: SeenPage; readonly annotation: Annotation }
  | {
      readonly kind: 'forget';
      readonly page: Pick<SeenPage, 'url' | 'html'>;
      readonly annotation: Pick<Annotation, 'annotator' | 'node'>;
    }
  | { readonly kind: 'send'; readonly row: SentRow };

/** The answer of the background: the annotations of the page, or why they could not be stored. */
type Answer = { readonly annotations: readonly Annotation[] } | { readonly error: string };

/** Asks the background and resolves to the annotations of the page. Rejects if they could not be stored. */
export async function ask(request: AnnotationRequest): Promise<readonly Annotation[]> {
  const answer = (await chrome.runtime.sendMessage(request)) as Answer | undefined;
  if (answer === undefined) return [];
  if ('error' in answer) throw new Error(answer.error);
  return answer.annotations;
}

/** Answers in the background. */
export function answerAnnotations(
  message: unknown,
  { id }: chrome.runtime.Sender,
  answer: (value: unknown) => void,
): true | undefined {
  const answering = id === chrome.runtime.id ? answerTo(message as AnnotationRequest) : null;
  if (answering === null) return undefined;
  void answering.then(
    (annotations) => answer({ annotations } satisfies Answer),
    (error: unknown) =>
      answer({ error: error instanceof Error ? error.message : String(error) } satisfies Answer),
  );
  // Tells the browser that the answer comes later.
  return true;
}

function answerTo(request: AnnotationRequest): Promise<readonly Annotation[]> | null {
  switch (request.kind) {
    case 'annotations':
      return annotationsOf(request.page);
    case 'annotate':
      return addAnnotations(request.page, [request.annotation]);
    case 'forget':
      return removeAnnotation(request.page, request.annotation);
    case 'send':
      return sendRow(request.row).then(() => request.row.annotations);
    default:
      return null;
  }
}
