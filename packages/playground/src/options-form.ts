import { methods } from 'fovea/methods';
import type { Option } from 'fovea/options';
import { type Chosen, CONTROLS } from './controls.ts';
import { fillSelect, make } from './elements.ts';

/** Adds a control for every option of the library's table. */
export function fillForm(form: HTMLFormElement, chosen: Chosen): void {
  form.replaceChildren(
    ...CONTROLS.map((option) => labelled(option, controlFor(option, chosen[option.name]))),
  );
}

function labelled(option: Option, control: HTMLElement): HTMLElement {
  const label = make('label', '', { title: option.about });
  control.id = `option-${option.name}`;
  control.setAttribute('name', option.name);
  if (option.kind === 'flag') {
    label.className = 'flag';
    label.append(control, make('span', option.name));
  } else label.append(make('span', option.name), control);
  return label;
}

function controlFor(option: Option, value: unknown): HTMLElement {
  switch (option.kind) {
    case 'flag': {
      const box = make('input', '', { type: 'checkbox' });
      box.checked = value === true;
      return box;
    }
    case 'choice':
    case 'method': {
      const select = make('select');
      const names = option.kind === 'choice' ? option.choices : methodNames();
      fillSelect(select, names, String(value ?? option.default));
      return select;
    }
    case 'count':
    case 'number': {
      const placeholder = String(option.default ?? '');
      const attributes = { min: String(option.least), value: String(value ?? ''), placeholder };
      return make('input', '', { type: 'number', ...attributes });
    }
    case 'parameters':
      return make('input', '', { type: 'text', value: String(value ?? ''), placeholder: '{}' });
    default:
      return make('input', '', { type: 'text', value: String(value ?? '') });
  }
}

/** Methods that need no layout: a pasted page has none. */
export function methodNames(): readonly string[] {
  return methods()
    .filter(({ needs }) => !needs.includes('layout'))
    .map(({ name }) => name);
}

/** Reads the controls; what has its default is left out. */
export function readForm(form: HTMLFormElement): Chosen {
  const chosen: Chosen = {};
  for (const option of CONTROLS) {
    const control = form.elements.namedItem(option.name) as HTMLInputElement | HTMLSelectElement | null;
    const value = control === null ? undefined : valueIn(option, control);
    if (value !== undefined && value !== option.default) chosen[option.name] = value;
  }
  return chosen;
}

function valueIn(option: Option, control: HTMLInputElement | HTMLSelectElement): unknown {
  if (option.kind === 'flag') return (control as HTMLInputElement).checked;
  if (control.value === '') return undefined;
  return option.kind === 'count' || option.kind === 'number' ? Number(control.value) : control.value;
}
