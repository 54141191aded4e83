import 'server-only';
import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { compiler } from './fixed';

/** A placeholder for a value in a statement that is put together once; no member's value can equal it. */
const MARK = '\u0000value of ';

/** The placeholder for a value, by its name, in a statement that is put together. */
export type ValueOf<V> = <N extends keyof V & string>(name: N) => V[N];

interface Compiled<V> {
  text: string;
  /** each parameter is either a value, by its name, or always the same */
  parameters: readonly ({ name: keyof V } | { constant: unknown })[];
}

/**
 * A hot read whose text is always the same: it is put together at its first use, and a value that it contains in many
 * places is sent once. Where its text depends on something (a visitor or a member), each form is a statement of its
 * own.
 * @template V its values, by name: a missing or misspelled one does not compile
 * @param build makes the statement, with `value(name)` in place of each value; its own words must not contain `$` with
 *   digits
 */
export function compiled<R, V extends object>(build: (value: ValueOf<V>) => RawBuilder<R>) {
  let known: Compiled<V> | undefined;
  return async (db: Db, values: Readonly<V>): Promise<R[]> => {
    known ??= compile(build(((name) => `${MARK}${name}`) as ValueOf<V>));
    const parameters = known.parameters.map((parameter) =>
      'name' in parameter ? values[parameter.name] : parameter.constant,
    );
    return (await db.executeQuery<R>(CompiledQuery.raw(known.text, parameters))).rows;
  };
}

function compile<V>(statement: RawBuilder<unknown>): Compiled<V> {
  const { sql: text, parameters } = statement.compile(compiler);
  const sent: Compiled<V>['parameters'][number][] = [];
  const marked = new Map<string, number>();
  const places = parameters.map((parameter) => {
    if (typeof parameter !== 'string' || !parameter.startsWith(MARK)) {
      return sent.push({ constant: parameter });
    }
    const place = marked.get(parameter) ?? sent.push({ name: parameter.slice(MARK.length) as keyof V });
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
