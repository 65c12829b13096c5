/** `fovea/options`: the table of options as data, for command lines, forms and schemas; it brings no extraction along. */
export { nearestName } from '../option-tables/nearest-name.ts';
export type { NumberField, Option } from '../option-tables/option.ts';
export { OPTIONS } from '../options/described-options.ts';
