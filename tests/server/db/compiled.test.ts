import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { compiled } from '@/lib/server/db/compiled';

describe('a compiled statement', () => {
  it('is built once and takes its values by name, each sent once', async () => {
    let built = 0;
    const greet = compiled<{ text: string; again: string; twice: number }>((value) => {
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

  it('is refused when one of its values is missing or undefined', async () => {
    const who = compiled((value) => sql`select ${value('viewerId')}::uuid as id`);
    await expect(who(db(), { viewer: 'x' })).rejects.toThrow('viewerId');
    await expect(who(db(), { viewerId: undefined })).rejects.toThrow('viewerId');
  });

  it('takes lists and null as values', async () => {
    const among = compiled<{ found: boolean | null }>(
      (value) => sql`select ${value('one')}::int = any(${value('all')}::int[]) as found`,
    );
    expect(await among(db(), { one: 2, all: [1, 2] })).toEqual([{ found: true }]);
    expect(await among(db(), { one: null, all: [1, 2] })).toEqual([{ found: null }]);
  });
});
