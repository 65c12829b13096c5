import { methods } from 'fovea/methods';
import type { Table } from '../../report/tables/table.ts';
import type { Variant } from './option-sweep.ts';

/** The default of an option, as tables write it; `null` if no method has it. */
export function optionDefault(method: string, name: string): string | null {
  const parameters = methods().find((one) => one.name === method)?.parameters ?? [];
  const parameter = parameters.find((one) => one.name === name);
  return parameter === undefined ? null : String(parameter.default);
}

/** The options in which variants of a method differ, each with its default, which links the code to a sweep. */
export function defaultsTable(method: string, variants: readonly Variant[]): Table {
  const names = new Set(variants.flatMap(({ options }) => Object.keys(options)));
  const rows = [...names].flatMap((name) => {
    const own = optionDefault(method, name);
    const values = new Set(variants.map(({ options }) => (name in options ? String(options[name]) : own)));
    return own === null || values.size === 1 || !values.has(own) ? [] : [[method, name, own, 'default']];
  });
  return {
    id: 'defaults',
    title: 'Defaults of the options that vary',
    head: ['method', 'constant', 'value', ''].map((title) => ({ title, isNumber: title === 'value' })),
    rows,
  };
}
