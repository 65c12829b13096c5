import { HidingHints } from '../declarations/may-hide.ts';
import type { Applies } from '../sheets/conditions.ts';
import { scanSheet } from '../sheets/scan-sheet.ts';
import type { SheetRule } from '../sheets/sheet-rule.ts';
import { RuleList } from './style-rule.ts';

/** The rules of a style sheet, on a page where other sheets may set backgrounds. */
export function listsOf(css: string): RuleList[] {
  const rules: SheetRule[] = [];
  const sink = {
    rules,
    layers: new Map<string, number>(),
    conditions: new Map<string, Applies>(),
    animations: new Map<string, string>(),
    imported: (): void => {},
  };
  scanSheet(css, sink, 'always');
  const hints = new HidingHints(
    () => null,
    () => [],
  );
  return rules.map((rule, order) => new RuleList(rule, order, hints));
}
