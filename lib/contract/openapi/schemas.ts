import { z } from 'zod';
import { DOCUMENTED } from './docs.gen';
import { Problem } from './problem';

export type Json = Record<string, unknown>;
/** The direction of a schema: `input` is sent by clients, `output` is returned by the API. */
export type Side = 'input' | 'output';

/** The prefix of a reference to a component; the name of the component follows. */
export const COMPONENT_REFERENCE = '#/components/schemas/';
/** The suffix of the name of a component that clients send. */
const INPUT_SUFFIX = 'Input';

/**
 * Converts schemas of the contract to JSON Schema. A schema that a module of the contract exports becomes a component
 * under its name; all other schemas are written inline. Call `convert` for each schema, then `finish` once.
 */
export class Schemas {
  #names = exportedSchemaNames();
  #components: Record<string, Json> = {};

  /**
   * Converts a schema for one side, and collects the components that it refers to for `finish`. The names of input
   * components end with `Input`.
   */
  convert(schema: z.ZodType, side: Side): Json {
    const { $schema: _, $defs = {}, ...converted } = toJsonSchema(schema, side, this.#names);
    const componentName = (name: string) => (side === 'input' ? name + INPUT_SUFFIX : name);
    for (const [name, component] of Object.entries($defs))
      this.#components[componentName(name)] = renameReferences(component, componentName);
    return renameReferences(converted, componentName);
  }

  /**
   * Drops the suffix `Input` from each input component whose output component is equal or does not exist.
   * @param converted the results of `convert`, in any structure
   * @returns the results with updated references, and all components sorted by name
   */
  finish<T>(converted: T): { converted: T; components: Record<string, Json> } {
    const redundantNames = redundantInputs(this.#components);
    const rename = (name: string) => (redundantNames.has(name) ? withoutSuffix(name) : name);
    const entries = Object.entries(this.#components).map(([name, json]) => [
      rename(name),
      renameReferences(json, rename),
    ]);
    entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return { converted: renameReferences(converted, rename), components: Object.fromEntries(entries) };
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
      // Zod adds the limits of safe integers to every integer. They would only clutter the documentation.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Responses may get more fields later, so clients must accept unknown fields.
      if (side === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) as Json & { $defs?: Record<string, Json> };
}

/**
 * Rewrites an object with known keys to list each key as a property. For a record, Zod only lists the keys as required
 * and gives one schema for all values.
 */
function listProperties(json: z.core.JSONSchema.BaseSchema): void {
  const { type, required, properties, additionalProperties } = json;
  if (type !== 'object' || !required || properties || !additionalProperties) return;
  json.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete json.additionalProperties;
}

/** Returns the component name of each exported schema. Drops the suffix `View` unless that name is already in use. */
function exportedSchemaNames(): Names {
  const exported = DOCUMENTED.flatMap(({ module, docs }) =>
    Object.entries(docs.schemas ?? {}).map(([name, description]) => {
      const schema = (module as Record<string, unknown>)[name];
      if (!(schema instanceof z.ZodType)) throw new Error(`${name} is documented and is no schema`);
      return { name, description, schema };
    }),
  );
  const exportedNames = new Set(exported.map(({ name }) => name));
  const names: Names = z.registry();
  for (const { name, description, schema } of exported) {
    const shortName = name.replace(/View$/, '');
    names.add(schema, { id: exportedNames.has(shortName) ? name : shortName, description });
  }
  names.add(Problem, { id: 'Problem', description: PROBLEM_DESCRIPTION });
  return names;
}

const PROBLEM_DESCRIPTION =
  'Problem details (RFC 9457): the reason why a request was refused or failed, in the caller’s language';

const withoutSuffix = (name: string) => name.slice(0, -INPUT_SUFFIX.length);

/** Returns the names of input components whose output component is equal or does not exist. */
function redundantInputs(components: Record<string, Json>): Set<string> {
  const redundantNames = new Set(Object.keys(components).filter((name) => name.endsWith(INPUT_SUFFIX)));
  const rename = (name: string) => (redundantNames.has(name) ? withoutSuffix(name) : name);
  const textOf = (name: string) => JSON.stringify(renameReferences(components[name], rename));
  // Removing a name changes the references to it, so more components may differ: repeat until no name is removed.
  let size: number;
  do {
    size = redundantNames.size;
    for (const name of redundantNames) {
      const outputName = withoutSuffix(name);
      if (outputName in components && textOf(name) !== textOf(outputName)) redundantNames.delete(name);
    }
  } while (redundantNames.size < size);
  return redundantNames;
}

/** Returns a copy with renamed references to components, including Zod's references to `$defs`. */
function renameReferences<T>(json: T, rename: (name: string) => string): T {
  return JSON.parse(JSON.stringify(json), (key, value) => {
    const name = key === '$ref' && /^#\/(?:\$defs|components\/schemas)\/(.+)$/.exec(value)?.[1];
    return name ? COMPONENT_REFERENCE + rename(name) : value;
  });
}
