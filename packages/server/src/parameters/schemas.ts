import { z } from '@hono/zod-openapi';
import { methods } from 'fovea/methods';
import type { Option } from 'fovea/options';
import { LIBRARY_OPTIONS, SERVING_OPTIONS } from './serving-table.ts';
import { valueFromText } from './value-from-text.ts';

/** A schema for a value of an option, made from its row. */
function valueSchema(option: Option): z.ZodType {
  switch (option.kind) {
    case 'flag':
      return z.boolean();
    case 'name':
      return z.union([z.string().min(1), z.number()]);
    case 'count':
      return z.number().int().min(option.least);
    case 'number':
      return z.number().min(option.least);
    case 'choice':
      return z.enum(option.choices as [string, ...string[]]);
    case 'choices':
      return z.array(z.enum(option.choices as [string, ...string[]]));
    case 'selectors':
      return z.union([z.string().min(1), z.array(z.string().min(1)).max(MAX_LIST)]);
    case 'nodes':
      return z.array(z.number().int().min(0)).max(MAX_LIST);
    case 'numbers':
      return z.strictObject(
        Object.fromEntries(option.fields.map((field) => [field.name, fieldSchema(option, field).optional()])),
      );
    case 'method':
      return z.enum(methods().map(({ name }) => name) as [string, ...string[]]);
    case 'parameters':
      return z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
    default:
      return z.string().min(1);
  }
}

/** Maximum number of entries of a list in a request: more would be a program, not a request. */
const MAX_LIST = 1000;

type Field = Extract<Option, { kind: 'numbers' }>['fields'][number];

/** A client may lower the limits on the work for a page, but not raise them. */
function fieldSchema({ name }: Option, field: Field): z.ZodNumber {
  const schema = z.number().int().min(field.least);
  return name === 'limits' ? schema.max(field.default) : schema;
}

/** What a parameter means, with its default, for the description of the interface. */
function described(schema: z.ZodType, option: Option): z.ZodType {
  const standard =
    option.kind === 'flag' || option.kind === 'choice' || option.kind === 'method'
      ? ` Default: ${option.default}.`
      : '';
  return schema.openapi({ description: `${sentence(option.about)}${standard}` });
}

function sentence(about: string): string {
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
}

type Shape = Record<string, z.ZodType>;

/** An option as parameters of an address: one, or one for each of its numbers. */
function parametersOf(option: Option): Shape {
  if (option.kind !== 'numbers') {
    const schema = z.preprocess((text) => valueFromText(option, text), valueSchema(option));
    return { [option.name]: described(schema, option).optional() };
  }
  return Object.fromEntries(
    option.fields.map((field) => {
      const schema = z.preprocess((text) => (text === '' ? text : Number(text)), fieldSchema(option, field));
      const name = `${option.name}.${field.name}`;
      const description = `${sentence(field.about)} Default: ${field.default}.`;
      return [name, schema.openapi({ description }).optional()];
    }),
  );
}

const ALL_OPTIONS: readonly Option[] = [...LIBRARY_OPTIONS, ...SERVING_OPTIONS];

/** The parameters of a request for a page. */
export const PAGE_PARAMETERS: z.ZodObject<Shape> = z.strictObject(
  Object.assign({}, ...ALL_OPTIONS.map(parametersOf)) as Shape,
);

/** The same options as an object, in the body of a request. */
export const PAGE_OPTIONS: z.ZodObject<Shape> = z
  .strictObject(
    Object.fromEntries(
      ALL_OPTIONS.map((option) => [option.name, described(valueSchema(option), option).optional()]),
    ),
  )
  .openapi('PageOptions');
