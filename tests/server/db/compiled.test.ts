import { sql } from 'kysely';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { compiled } from '@/lib/server/db/compiled';

describe('a compiled statement', () => {
  it('is built once and takes its values by name, each sent once', async () => {
    let built = 0;
    interface Greeting {
      text: string;
      again: string;
      twice: number;
    }
    const greet = compiled<Greeting, { name: string; number: number }>((value) => {
      built++;
      const [name, number] = [value('name'), value('number')];
      return sql`select ${'hello '}::text || ${name}::text as text, ${name}::text as again,
        ${number}::int * ${2}::int + ${number}::int - ${number}::int as twice`;
    });
    const ask = (name: string, number: number) => greet(db(), { name, number });
    expect(await ask('a', 1)).toEqual([{ text: 'hello a', again: 'a', twice: 2 }]);
    expect(await ask('ب', 21)).toEqual([{ text: 'hello ب', again: 'ب', twice: 42 }]);
    expect(built).toBe(1);
    const [text] = await recordQueries(() => ask('c', 3));
    expect(text?.match(/\$\d+/g)).toEqual(['$1', '$2', '$2', '$3', '$4', '$3', '$3']);
  });

  it('does not compile with a value that is missing, has another name or another type', () => {
    const ask = compiled<object, { viewerId: string; limit: number }>((value) => {
      expectTypeOf(value('limit')).toEqualTypeOf<number>();
      // @ts-expect-error there is no such value
      return sql`select ${value('viewer')}::uuid as id limit ${value('limit')}`;
    });
    const askWrongly = () => [
      // @ts-expect-error one is missing
      ask(db(), { limit: 1 }),
      // @ts-expect-error one has another name
      ask(db(), { viewer: 'x', limit: 1 }),
      // @ts-expect-error one has another type
      ask(db(), { viewerId: 'x', limit: '1' }),
      // @ts-expect-error null must be part of the type
      ask(db(), { viewerId: null, limit: 1 }),
    ];
    expectTypeOf(askWrongly).toBeFunction();
  });

  it('takes lists and null as values', async () => {
    const among = compiled<{ found: boolean | null }, { one: number | null; all: number[] }>(
      (value) => sql`select ${value('one')}::int = any(${value('all')}::int[]) as found`,
    );
    expect(await among(db(), { one: 2, all: [1, 2] })).toEqual([{ found: true }]);
    expect(await among(db(), { one: null, all: [1, 2] })).toEqual([{ found: null }]);
  });
});
