import { OPTIONS, type Option } from 'fovea/options';

/** Options as they were chosen, by name; what is not here has its default. Numbers of an option have names like `chunks.overlap`. */
export type Chosen = Record<string, unknown>;

/** Options that the playground has controls of its own for. */
const OWN_CONTROLS: ReadonlySet<string> = new Set(['focus', 'formats', 'explain', 'restore', 'remove']);
/** Kinds with functions in them, and the profile of a site, which only code can pass. */
const CODE_KINDS: ReadonlySet<Option['kind']> = new Set(['function', 'rules', 'site']);

/** The options that have a control: a row of the table, or one for each number in it. */
export const CONTROLS: readonly Option[] = OPTIONS.filter(
  ({ name, kind }) => !OWN_CONTROLS.has(name) && !CODE_KINDS.has(kind),
).flatMap(rowsOf);

function rowsOf(option: Option): readonly Option[] {
  if (option.kind !== 'numbers') return [option];
  return option.fields.map((field) => {
    const { default: standard, least, about } = field;
    const name = `${option.name}.${field.name}`;
    return { name, kind: 'number', default: standard, least, about, since: option.since };
  });
}

/** What was chosen, as the library takes it; throws if the parameters of the method are no JSON. */
export function optionsFrom(chosen: Chosen): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(chosen)) {
    const [option = '', field] = name.split('.');
    if (field !== undefined) options[option] = { ...(options[option] as object | undefined), [field]: value };
    else options[option] = option === 'methodOptions' ? parametersIn(String(value)) : value;
  }
  return options;
}

function parametersIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('methodOptions: write JSON, such as {"window": 3}');
  }
}
