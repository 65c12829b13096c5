import { numeral } from '../i18n/messages.ts';
import { type Child, make, type Properties } from './element.ts';
import { type IconName, icon } from './icons.ts';
import { trusted } from './trusted.ts';

/** A button with an icon; its label is for screen readers and shown on hover. */
export function iconButton(name: IconName, label: string, properties: Properties): HTMLButtonElement {
  return make(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': label, title: label, ...properties },
    icon(name),
  );
}

/** A button with an icon and a label. */
export function textButton(name: IconName, label: string, properties: Properties): HTMLButtonElement {
  return make('button', { type: 'button', class: 'text-button', ...properties }, icon(name), label);
}

/** A group of radio buttons. */
export function choiceOf<Value extends string>(
  label: string,
  name: string,
  options: readonly { readonly value: Value; readonly label: string }[],
  chosen: Value,
  onChoose: (value: Value) => void,
): HTMLFieldSetElement {
  const inputs = options.map(({ value, label: text }): Child => {
    const input = make('input', { type: 'radio', name, value, checked: value === chosen });
    input.addEventListener(
      'change',
      trusted(() => onChoose(value)),
    );
    return make('label', { class: `choice ${name}-${value}` }, input, make('span', {}, text));
  });
  return make(
    'fieldset',
    { class: 'choices' },
    make('legend', {}, label),
    make('div', { class: 'choice-row' }, ...inputs),
  );
}

/** A slider for a number. */
export function scaleOf(
  label: string,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
  value: number,
  onSet: (value: number) => void,
): HTMLLabelElement {
  const output = make('output', {}, numeral(value));
  const input = make('input', {
    type: 'range',
    min: String(min),
    max: String(max),
    step: String(step),
    value: String(value),
  });
  input.addEventListener(
    'input',
    trusted(() => {
      output.value = numeral(input.valueAsNumber);
      onSet(input.valueAsNumber);
    }),
  );
  return make('label', { class: 'scale' }, make('span', {}, label), input, output);
}

/** A switch. */
export function switchOf(label: string, isOn: boolean, onSet: (isOn: boolean) => void): HTMLLabelElement {
  const input = make('input', { type: 'checkbox', role: 'switch', checked: isOn });
  input.addEventListener(
    'change',
    trusted(() => onSet(input.checked)),
  );
  return make('label', { class: 'switch' }, make('span', {}, label), input);
}

/** A drop-down list. */
export function listOf(
  label: string,
  options: readonly { readonly value: string; readonly label: string; readonly title?: string }[],
  chosen: string,
  onChoose: (value: string) => void,
): HTMLLabelElement {
  const select = make(
    'select',
    {},
    ...options.map(({ value, label: text, title }) =>
      make('option', { value, title, selected: value === chosen }, text),
    ),
  );
  select.addEventListener(
    'change',
    trusted(() => onChoose(select.value)),
  );
  return make('label', { class: 'list' }, make('span', {}, label), select);
}

/** How a text field looks. */
export interface FieldLook {
  readonly placeholder?: string;
  /** True for a field of several lines. */
  readonly isLong?: boolean;
}

/** A text field. */
export function fieldOf(
  label: string,
  value: string,
  onSet: (value: string) => void,
  { placeholder, isLong = false }: FieldLook = {},
): HTMLLabelElement {
  const field = isLong
    ? make('textarea', { placeholder, rows: '5' })
    : make('input', { type: 'text', placeholder });
  field.value = value;
  field.addEventListener(
    'input',
    trusted(() => onSet(field.value)),
  );
  return make('label', { class: 'field' }, make('span', {}, label), field);
}
