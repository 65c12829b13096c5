/** A number in an option that holds several, such as `limits`. */
export interface NumberField {
  readonly name: string;
  readonly default: number;
  readonly least: number;
  readonly about: string;
}

/** What an option takes, and what it is when nobody says. All of it is data: flags, tables and schemas are made from it. */
export type OptionValues =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'text'; readonly default: null }
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
  /** Whole numbers by name, `Infinity` for no bound. */
  | { readonly kind: 'numbers'; readonly default: object; readonly fields: readonly NumberField[] }
  /** The name of a method; in code also a method itself. */
  | { readonly kind: 'method'; readonly default: string }
  /** The parameters of the method, by name. */
  | { readonly kind: 'parameters'; readonly default: object }
  /** Objects with functions, which only code can give. */
  | { readonly kind: 'rules'; readonly default: readonly [] };

/** What is said about an option besides its name. */
export type OptionRow = OptionValues & {
  /** What it does, as part of a sentence. */
  readonly about: string;
  /** The first version that has it. */
  readonly since: string;
};

/** A row of a table of options. */
export type Option = OptionRow & { readonly name: string };

/** A table of options as a list, in its order. */
export function optionList(table: Readonly<Record<string, OptionRow>>): readonly Option[] {
  return Object.entries(table).map(([name, row]) => ({ name, ...row }));
}
