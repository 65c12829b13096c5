import { type ExtractOptions, type ExtractResult, extract, type Timings } from 'fovea';
import 'fovea/methods';
import { type Chosen, optionsFrom } from './controls.ts';
import { byId, fillSelect, make } from './elements.ts';
import { EXAMPLES } from './examples.ts';
import { colourByScore, type Fate, markedPage } from './marked-page.ts';
import { fillForm, methodNames, readForm } from './options-form.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { readShared, sharedLink } from './share.ts';
import { Tabs } from './tabs.ts';
import { VIEWS } from './views.ts';

const FOCI = ['precision', 'balanced', 'recall'] as const;
const FORMATS = ['html', 'markdown', 'text', 'blocks', 'chunks', 'sections'] as const;
/** Milliseconds after the last key before the page is extracted again. */
const PAUSE_MS = 250;

const page = byId<HTMLIFrameElement>('page');
const html = byId<HTMLTextAreaElement>('html');
const form = byId<HTMLFormElement>('options');
const focus = byId<HTMLInputElement>('focus');
const other = byId<HTMLSelectElement>('other');
const example = byId<HTMLSelectElement>('example');
const address = byId<HTMLInputElement>('address');

/** What the user changed by hand. */
const restored = new Set<number>();
const removed = new Set<number>();
/** A result from the server, while the address of a page is given. */
let fetched: ExtractResult | null = null;
/** Counts what was opened, so that an answer about an earlier page comes too late. */
let opened = 0;
let timer = 0;

const tabs = new Tabs(
  byId('tabs'),
  byId('panel'),
  VIEWS.map(({ name }) => name),
  update,
);

function say(text: string): void {
  byId('status').textContent = text;
}

function chosenOptions(): Chosen {
  const wanted = FOCI[Number(focus.value)] ?? 'balanced';
  byId('focus-name').textContent = wanted;
  return { ...readForm(form), ...(wanted === 'balanced' ? {} : { focus: wanted }) };
}

function extractWith(read: ReadInput, options: Chosen): ExtractResult {
  return extract(read.input, {
    ...optionsFrom(options),
    formats: FORMATS,
    explain: true,
    restore: [...restored],
    remove: [...removed],
  } as ExtractOptions);
}

/** Extracts and shows everything again. */
function update(): void {
  try {
    const options = chosenOptions();
    const read = fetched === null ? readInput(html.value) : null;
    const result = fetched ?? extractWith(read!, options);
    const second = other.value === '' || read === null ? null : extractWith(read, methodOnly(options));
    showPage(read?.html ?? null, result);
    byId('panel').replaceChildren(
      VIEWS[tabs.chosen]!.show({ result, other: second }, { restore: (node) => correct(node, 'dropped') }),
    );
    showTimings(result.timings);
    const sure = result.confidence === null ? '' : `, confidence ${result.confidence.toFixed(2)}`;
    say(result.empty?.message ?? `${result.wordCount} words${sure}`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

/** Another method has other parameters and may have no focus. */
function methodOnly(options: Chosen): Chosen {
  const { focus: _focus, title: _title, comments: _comments, methodOptions: _options, ...rest } = options;
  return { ...rest, method: other.value };
}

function showPage(markup: string | null, result: ExtractResult): void {
  const shown = markup === null ? '<p>Only the result of this page is here.' : markedPage(markup, result);
  if (page.srcdoc !== shown) page.srcdoc = shown;
}

page.addEventListener('load', () => {
  const inside = page.contentDocument;
  if (inside !== null) colourByScore(inside);
  const act = (event: Event): void => {
    const block = (event.target as Element | null)?.closest?.('[data-fovea]');
    event.preventDefault();
    if (block != null)
      correct(Number(block.getAttribute('data-fovea')), block.getAttribute('data-fovea-fate') as Fate);
  };
  inside?.addEventListener('click', act);
  inside?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') act(event);
  });
});

/** Changes what became of a block. */
function correct(node: number, fate: Fate): void {
  const [from, to] = fate === 'kept' ? [restored, removed] : [removed, restored];
  if (!from.delete(node)) to.add(node);
  update();
}

function showTimings(timings: Timings | undefined): void {
  const stages = Object.entries(timings ?? {}).filter(([name]) => name !== 'total');
  const longest = Math.max(...stages.map(([, ms]) => ms), Number.MIN_VALUE);
  const rows = stages.map(([name, ms]) => {
    const row = make('li');
    const bar = make('span', '', { class: 'time' });
    bar.style.inlineSize = `${(100 * ms) / longest}%`;
    row.append(make('span', name), make('span', `${ms.toFixed(1)} ms`, { class: 'number' }), bar);
    return row;
  });
  byId('timings').replaceChildren(...rows);
}

function forget(): void {
  restored.clear();
  removed.clear();
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE_MS) as unknown as number;
}

/** Shows another page; corrections belong to the one before. */
function open(text: string): void {
  opened++;
  fetched = null;
  html.value = text;
  forget();
  update();
}

/** Asks the server that the playground comes from; it extracts, so that only its result is shown. */
async function openAddress(): Promise<void> {
  const turn = ++opened;
  say('reading…');
  try {
    const query = new URLSearchParams({ format: 'json', explain: 'true' });
    for (const [name, value] of Object.entries(chosenOptions())) query.set(name, String(value));
    const response = await fetch(`/${encodeURIComponent(address.value)}?${query}`);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error((answer as { detail: string }).detail);
    if (turn !== opened) return;
    fetched = answer as ExtractResult;
    update();
  } catch (error) {
    if (turn !== opened) return;
    say(error instanceof Error ? error.message : String(error));
  }
}

async function openFile(file: File | undefined): Promise<void> {
  if (file !== undefined) open(await file.text());
}

fillSelect(
  example,
  EXAMPLES.map(({ name }) => name),
  EXAMPLES[0]!.name,
);
fillSelect(other, ['', ...methodNames()], '');
const shared = readShared(location.hash);
fillForm(form, shared);
focus.value = String(Math.max(0, FOCI.indexOf((shared['focus'] ?? 'balanced') as 'balanced')));

example.addEventListener('change', () =>
  open(EXAMPLES.find(({ name }) => name === example.value)?.html ?? ''),
);
byId<HTMLInputElement>('file').addEventListener('change', (event) => {
  void openFile((event.target as HTMLInputElement).files?.[0]);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void openFile(event.dataTransfer?.files[0]);
});
html.addEventListener('input', () => {
  opened++;
  fetched = null;
  forget();
  later();
});
for (const control of [form, focus]) control.addEventListener('input', later);
other.addEventListener('change', update);
for (const id of ['input', 'options']) byId(id).addEventListener('submit', (event) => event.preventDefault());
byId('reset').addEventListener('click', () => {
  forget();
  update();
});
byId('share').addEventListener('click', async () => {
  const link = sharedLink(location.href, chosenOptions());
  history.replaceState(null, '', link);
  await navigator.clipboard?.writeText(link).catch(() => {});
  say('The address of this page now holds the options, and is on the clipboard.');
});
address.addEventListener('change', () => void openAddress());
// Where a server offers the playground, it can also read addresses.
void fetch('/health').then(
  (response) => {
    byId('address-label').hidden = !response.ok;
  },
  () => {},
);
open(EXAMPLES[0]!.html);
