import { z } from 'zod';
import { DOCUMENTED } from './docs.gen';
import { Problem } from './problem';

export type Json = Record<string, unknown>;
export type Side = 'input' | 'output';

/** The beginning of a reference to a component, before the component's name. */
export const COMPONENT_REFERENCE = '#/components/schemas/';
/** The end of the name of a component that clients send. */
const INPUT = 'Input';

/**
 * Turns schemas of the contract into JSON Schema. A schema that a module of the contract exports has a name, so it
 * becomes a component; other schemas are written where they are used. First convert all, then call `finish`.
 */
export class Schemas {
  #names = namesOf();
  #components: Record<string, Json> = {};

  /**
   * A schema as clients send it (`input`) or as we answer it (`output`). The components that it refers to are kept for
   * `finish`: those that clients send have `Input` at the end of their names.
   */
  convert(schema: z.ZodType, side: Side): Json {
    const { $schema: _, $defs = {}, ...converted } = toJsonSchema(schema, side, this.#names);
    const componentName = (name: string) => (side === 'input' ? name + INPUT : name);
    for (const [name, component] of Object.entries($defs))
      this.#components[componentName(name)] = renameReferences(component, componentName);
    return renameReferences(converted, componentName);
  }

  /**
   * What `convert` gave, with all components. A schema that clients send just as we answer it becomes one component,
   * without `Input` in its name.
   */
  finish<T>(converted: T): { converted: T; components: Record<string, Json> } {
    const needless = needlessInputs(this.#components);
    const rename = (name: string) => (needless.has(name) ? withoutInput(name) : name);
    const named = Object.entries(this.#components).map(([name, json]) => [
      rename(name),
      renameReferences(json, rename),
    ]);
    named.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return { converted: renameReferences(converted, rename), components: Object.fromEntries(named) };
  }
}

type Names = z.core.$ZodRegistry<{ id: string; description?: string }>;

function toJsonSchema(schema: z.ZodType, side: Side, metadata: Names) {
  return z.toJSONSchema(schema, {
    io: side,
    metadata,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      listProperties(jsonSchema);
      // Zod limits all whole numbers to those that a double holds exactly. Readers need no such limit.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // An answer may get more fields later: clients ignore those that they do not know.
      if (side === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) as Json & { $defs?: Record<string, Json> };
}

/** Zod gives a record with known keys as a list of keys and one schema for all values. Here each key is a property. */
function listProperties(json: z.core.JSONSchema.BaseSchema): void {
  const { type, required, properties, additionalProperties } = json;
  if (type !== 'object' || !required || properties || !additionalProperties) return;
  json.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete json.additionalProperties;
}

/** Each exported schema with its name. `PostView` is called Post, unless another schema is. */
function namesOf(): Names {
  const exported = DOCUMENTED.flatMap(({ module, docs }) =>
    Object.entries(docs.schemas ?? {}).map(([name, description]) => {
      const schema = (module as Record<string, unknown>)[name];
      if (!(schema instanceof z.ZodType)) throw new Error(`${name} is documented and is no schema`);
      return { name, description, schema };
    }),
  );
  const taken = new Set(exported.map(({ name }) => name));
  const names: Names = z.registry();
  for (const { name, description, schema } of exported) {
    const short = name.replace(/View$/, '');
    names.add(schema, { id: taken.has(short) ? name : short, description });
  }
  names.add(Problem, { id: 'Problem', description: PROBLEM });
  return names;
}

const PROBLEM =
  'Problem details (RFC 9457): the reason why a request was refused or failed, in the caller’s language';

const withoutInput = (name: string) => name.slice(0, -INPUT.length);

/** The components with `Input` at the end that need no name of their own: we answer the same schema, or none. */
function needlessInputs(components: Record<string, Json>): Set<string> {
  const needless = new Set(Object.keys(components).filter((name) => name.endsWith(INPUT)));
  const rename = (name: string) => (needless.has(name) ? withoutInput(name) : name);
  const textOf = (name: string) => JSON.stringify(renameReferences(components[name], rename));
  // Two schemas that refer to different ones differ themselves: each round finds more, until none is found.
  let size: number;
  do {
    size = needless.size;
    for (const name of needless) {
      const answered = withoutInput(name);
      if (answered in components && textOf(name) !== textOf(answered)) needless.delete(name);
    }
  } while (needless.size < size);
  return needless;
}

/** A copy whose references lead to components under other names; `$defs` is where Zod puts them. */
function renameReferences<T>(json: T, rename: (name: string) => string): T {
  return JSON.parse(JSON.stringify(json), (key, value) => {
    const name = key === '$ref' && /^#\/(?:\$defs|components\/schemas)\/(.+)$/.exec(value)?.[1];
    return name ? COMPONENT_REFERENCE + rename(name) : value;
  });
}
