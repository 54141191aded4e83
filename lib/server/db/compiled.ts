import 'server-only';
import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { compiler } from './fixed';

/** Stands for a value in a statement that is put together once; no value of a member can be it. */
const MARK = '\u0000value of ';

interface Compiled {
  text: string;
  /** what each parameter is: a value by its name, or what is the same each time */
  parameters: readonly ({ name: string } | { constant: unknown })[];
}

/**
 * A hot read whose text is the same each time: put together at its first use, and a value that stands in it at many places is
 * sent once. Where its text depends on something (a visitor or a member), that is a statement of its own.
 * @param build the statement, with what `value` gives where a value stands; no `$` and digits in its own words
 * @throws Error when a value that stands in it is not given
 */
export function compiled<R>(build: (value: <T = string>(name: string) => T) => RawBuilder<R>) {
  let known: Compiled | undefined;
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<R[]> => {
    known ??= compile(build(<T>(name: string) => `${MARK}${name}` as T));
    const parameters = known.parameters.map((parameter) => {
      if (!('name' in parameter)) return parameter.constant;
      const value = values[parameter.name];
      // Nothing is null, and is said so: what was forgotten must not be taken for it.
      if (value === undefined) throw new Error(`a statement needs its value ${parameter.name}`);
      return value;
    });
    return (await db.executeQuery<R>(CompiledQuery.raw(known.text, parameters))).rows;
  };
}

function compile(statement: RawBuilder<unknown>): Compiled {
  const { sql: text, parameters } = statement.compile(compiler);
  const sent: Compiled['parameters'][number][] = [];
  const marked = new Map<string, number>();
  const places = parameters.map((parameter) => {
    if (typeof parameter !== 'string' || !parameter.startsWith(MARK)) {
      return sent.push({ constant: parameter });
    }
    const place = marked.get(parameter) ?? sent.push({ name: parameter.slice(MARK.length) });
    marked.set(parameter, place);
    return place;
  });
  const placeOf = (_: string, nth: string) => {
    const place = places[Number(nth) - 1];
    if (!place) throw new Error(`no parameter ${nth} in ${text}`);
    return `$${place}`;
  };
  return { text: text.replaceAll(/\$(\d+)/g, placeOf), parameters: sent };
}
