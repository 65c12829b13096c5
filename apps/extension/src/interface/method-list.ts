import { t } from '../i18n/messages.ts';
import { liveMethods, methodFor } from '../live/find-content.ts';
import { listOf } from './controls.ts';

/** The list of methods; the first entry leaves the choice to Fovea. */
export function methodList(
  chosen: string | null,
  onChoose: (method: string | null) => void,
): HTMLLabelElement {
  const best = { value: '', label: t('method_best', methodFor(null).name) };
  const all = liveMethods().map(({ name, about }) => ({ value: name, label: name, title: about }));
  return listOf(t('method'), [best, ...all], chosen ?? '', (value) => onChoose(value === '' ? null : value));
}
