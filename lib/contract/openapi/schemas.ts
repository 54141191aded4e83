import { z } from 'zod';
import { DOMAINS } from '..';
import * as fields from '../fields';
import * as profileFields from '../profile-fields';
import { DESCRIPTIONS } from './descriptions';
import * as problem from './problem';

export type Json = Record<string, unknown>;
export type Side = 'input' | 'output';

/** The first part of references to components. */
export const COMPONENTS_AT = '#/components/schemas/';
const SENT = 'Input';

/**
 * Turns schemas of the contract into JSON Schema. A schema that a module of the contract exports has a name, so it
 * becomes a component; other schemas are written where they are used.
 */
export class Schemas {
  #names = namesOf([fields, profileFields, problem, ...DOMAINS.flatMap(({ modules }) => modules)]);
  #components: Record<string, Json> = {};

  /** A schema as clients send it (`input`) or as we answer it (`output`). */
  convert(schema: z.ZodType, side: Side): Json {
    const { $schema: _, $defs = {}, ...own } = plain(schema, side, this.#names);
    const nameHere = (name: string) => (side === 'input' ? name + SENT : name);
    for (const [name, component] of Object.entries($defs))
      this.#components[nameHere(name)] = pointing(component, nameHere);
    return pointing(own, nameHere);
  }

  /**
   * The converted schemas, with their components. A schema whose two forms differ has two components; the one that
   * clients send has a name with `Input` at its end.
   */
  settle<T>(converted: T): { converted: T; components: Record<string, Json> } {
    const shared = sharedNames(this.#components);
    const rename = (name: string) => (shared.has(name) ? name.slice(0, -SENT.length) : name);
    const named = Object.entries(this.#components).map(([name, json]) => [
      rename(name),
      pointing(json, rename),
    ]);
    named.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return { converted: pointing(converted, rename), components: Object.fromEntries(named) };
  }
}

function plain(schema: z.ZodType, side: Side, metadata: Names) {
  return z.toJSONSchema(schema, {
    io: side,
    metadata,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      spellOut(jsonSchema);
      // Every whole number fits into a double, so the limits are left out.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // An answer may get more fields later: clients ignore those that they do not know.
      if (side === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) as Json & { $defs?: Record<string, Json> };
}

/** A record with an entry for each of some keys is an object with these fields. */
function spellOut(json: z.core.JSONSchema.BaseSchema): void {
  const { type, required, properties, additionalProperties } = json;
  if (type !== 'object' || !required || properties || !additionalProperties) return;
  json.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete json.additionalProperties;
}

type Names = z.core.$ZodRegistry<{ id: string; description?: string }>;

/** `PostView` is the post as it is shown: its name is Post, unless another schema has that name. */
function namesOf(modules: readonly object[]): Names {
  const exported = modules.flatMap((module) => Object.entries(module)).filter(isSchema);
  const taken = new Set(exported.map(([name]) => name));
  const names: Names = z.registry();
  for (const [name, schema] of exported) {
    const short = name.replace(/View$/, '');
    const id = taken.has(short) ? name : short;
    names.add(schema, { id, description: DESCRIPTIONS[id] });
  }
  return names;
}

function isSchema(entry: [string, unknown]): entry is [string, z.ZodType] {
  return entry[1] instanceof z.ZodType;
}

/** The names of schemas whose two forms are the same, or that are never answered. */
function sharedNames(components: Record<string, Json>): Set<string> {
  const shared = new Set(Object.keys(components).filter((name) => name.endsWith(SENT)));
  const rename = (name: string) => (shared.has(name) ? name.slice(0, -SENT.length) : name);
  const textOf = (name: string) => JSON.stringify(pointing(components[name], rename));
  for (let before = -1; before !== shared.size; ) {
    before = shared.size;
    for (const name of shared) {
      const answered = name.slice(0, -SENT.length);
      if (answered in components && textOf(name) !== textOf(answered)) shared.delete(name);
    }
  }
  return shared;
}

/** A copy that points to components under other names. */
function pointing<T>(json: T, rename: (name: string) => string): T {
  return JSON.parse(JSON.stringify(json), (key, value) => {
    const name = key === '$ref' && /^#\/(?:\$defs|components\/schemas)\/(.+)$/.exec(value)?.[1];
    return name ? COMPONENTS_AT + rename(name) : value;
  });
}
