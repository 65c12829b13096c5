/** A number in an option that holds several, such as `limits`. */
export interface NumberField {
  readonly name: string;
  readonly default: number;
  readonly least: number;
  readonly about: string;
}

/** The values and the default of an option. All of it is data, from which flags, tables and schemas are made. */
export type OptionValues =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'text'; readonly default: null }
  /** A string, or a number that stands for one. */
  | { readonly kind: 'name'; readonly default: null }
  /** A whole number; none is no bound. */
  | { readonly kind: 'count'; readonly default: null; readonly least: number }
  /** A function, which only code can pass. */
  | { readonly kind: 'function'; readonly default: null }
  | { readonly kind: 'number'; readonly default: number; readonly least: number }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | {
      /** Several of the choices. */
      readonly kind: 'choices';
      readonly default: readonly string[];
      readonly choices: readonly string[];
      /** Other names for some of them. */
      readonly aliases: Readonly<Record<string, string>>;
    }
  /** One CSS selector, or a list of them. */
  | { readonly kind: 'selectors'; readonly default: readonly [] }
  /** Ids of nodes. */
  | { readonly kind: 'nodes'; readonly default: readonly [] }
  /** Integers by name; `Infinity` means no bound. */
  | { readonly kind: 'numbers'; readonly default: object; readonly fields: readonly NumberField[] }
  /** The name of a method; in code also a method itself. */
  | { readonly kind: 'method'; readonly default: string }
  /** The parameters of the method, by name. */
  | { readonly kind: 'parameters'; readonly default: object }
  /** A profile of a site; on a command line, its file. */
  | { readonly kind: 'site'; readonly default: null }
  /** Objects with functions, which only code can pass. */
  | { readonly kind: 'rules'; readonly default: readonly [] };

/** What checking needs of an option. Its description is kept apart, so that bundles of the extraction do not carry it. */
export type BareOption = OptionValues & { readonly name: string };

/** A row of the table of options. */
export type Option = BareOption & {
  /** What it does, as a sentence fragment. */
  readonly about: string;
  /** The first version that has it. */
  readonly since: string;
};

/** A table of options as a list, in its order. */
export function optionList(table: Readonly<Record<string, OptionValues>>): readonly BareOption[] {
  return Object.entries(table).map(([name, values]) => ({ name, ...values }));
}
