import { DEFAULT_METHOD, type Method, type Page, parsePage, type Selection } from 'fovea';
import { methods } from 'fovea/methods';
import { type Agreement, compareChoices } from './compare-choices.ts';
import { rewritePage } from './rewrite-page.ts';
import { TARGET_SCRIPTS } from './target-scripts.ts';

/** How the choice on a page agrees with the choice on the same page in every script; `null` if it cannot be rewritten. */
export type ScriptAgreements = Readonly<Record<string, Agreement | null>>;

const METHOD: Method = methods().find(({ name }) => name === DEFAULT_METHOD)!;
const OPTIONS = Object.fromEntries(METHOD.parameters.map(({ name, default: value }) => [name, value]));

/** Rewrites a page in every script and compares what the default method chooses. */
export function measureScripts(html: string): ScriptAgreements {
  const page = parsePage(html);
  const chosen = choose(page);
  return Object.fromEntries(
    TARGET_SCRIPTS.map((target) => {
      const other = parsePage(rewritePage(page, target));
      return [target.name, compareChoices(page, chosen, other, choose(other))];
    }),
  );
}

function choose(page: Page): Selection {
  return METHOD.select(page, { options: OPTIONS });
}
