import { EXAMPLE_DATE, EXAMPLE_ID, EXAMPLE_TIME, VALUES } from './example-values';
import type { Operation } from './operation';
import { COMPONENT_REFERENCE, type Json } from './schemas';

type Components = Record<string, Json>;

/** Adds an example of each parameter and of the operation's answer. */
export function addExamples({ parameters, responses }: Operation, components: Components): void {
  for (const parameter of parameters)
    parameter.example = exampleOf(parameter.schema, parameter.name, components);
  for (const { content } of Object.values(responses)) {
    const answer = content['application/json'];
    if (answer?.schema) answer.example = exampleOf(answer.schema, 'answer', components);
  }
}

/**
 * A value that a schema accepts, made from the names of its fields. A nullable field is null, unless it is an object or
 * its name has an example value.
 * @param name of the field
 */
function exampleOf(schema: Json, name: string, components: Components): unknown {
  if (typeof schema.$ref === 'string') {
    return exampleOf(components[schema.$ref.slice(COMPONENT_REFERENCE.length)] ?? {}, name, components);
  }
  if ('const' in schema) return schema.const;
  if (fits(VALUES[name], schema)) return VALUES[name];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('default' in schema) return schema.default;
  const choices = (schema.oneOf ?? schema.anyOf) as Json[] | undefined;
  if (choices) return exampleOfChoice(choices, name, components);
  return BY_TYPE[String(schema.type)]?.(schema, name, components) ?? null;
}

/** A list of types may hold `null`, which is used if the name has no example value. */
function fits(value: unknown, { type, format, enum: allowed }: Json): boolean {
  if (value === undefined || (Array.isArray(allowed) && !allowed.includes(value))) return false;
  if (String(format) in BY_FORMAT) return false;
  const is = Number.isInteger(value) ? 'integer' : typeof value;
  const types = [type].flat();
  return types.includes(is) || (is === 'integer' && types.includes('number'));
}

function exampleOfChoice(choices: Json[], name: string, components: Components): unknown {
  const [first = {}] = choices.filter(({ type }) => type !== 'null');
  const example = exampleOf(first, name, components);
  const isNamed = VALUES[name] === example || (typeof example === 'object' && example !== null);
  return choices.length > 1 && choices.some(({ type }) => type === 'null') && !isNamed ? null : example;
}

type Drawn = (schema: Json, name: string, components: Components) => unknown;

const BY_TYPE: Record<string, Drawn> = {
  object: exampleOfObject,
  array: ({ items, minItems = 1 }, name, components) =>
    Array.from({ length: Number(minItems) || 1 }, () => exampleOf((items ?? {}) as Json, name, components)),
  boolean: () => false,
  integer: ({ minimum = 3 }) => minimum,
  number: ({ minimum = 3 }) => minimum,
  string: ({ format }) => BY_FORMAT[String(format)] ?? 'text',
};

const BY_FORMAT: Record<string, string> = {
  uuid: EXAMPLE_ID,
  'date-time': EXAMPLE_TIME,
  date: EXAMPLE_DATE,
};

function exampleOfObject({ properties = {} }: Json, _: string, components: Components): unknown {
  const fields = Object.entries(properties as Components);
  return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, key, components)]));
}
