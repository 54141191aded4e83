import 'server-only';
import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { compiler } from './fixed';

/** Stands for a value in a statement that is put together once; no value of a member can be it. */
const MARK = '\u0000value of ';

/** What stands for a value, by its name, in a statement that is put together. */
export type ValueOf<V> = <N extends keyof V & string>(name: N) => V[N];

interface Compiled<V> {
  text: string;
  /** what each parameter is: a value by its name, or what is the same each time */
  parameters: readonly ({ name: keyof V } | { constant: unknown })[];
}

/**
 * A hot read whose text is the same each time: put together at its first use, and a value that stands in it at many
 * places is sent once. Where its text depends on something (a visitor or a member), that is a statement of its own.
 * @template V its values, by name: one that is missing or has another name does not compile
 * @param build the statement, with what `value` gives where a value stands; no `$` and digits in its own words
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
