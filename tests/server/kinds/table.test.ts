import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '@/lib/contract/choices';
import { KIND_NAMES, KINDS, kindNameOf, MAKEABLE_TYPES } from '@/lib/contract/kinds/types';
import { ERASURE } from '@/lib/server/account/repo-erase';
import { db } from '@/lib/server/db/client';
import { EXPORTED } from '@/lib/server/exports/repo-member-data';
import { allKinds, kindOf } from '@/lib/server/kinds/index';

describe('the table of kinds', () => {
  it('lets nobody make a product of a type whose kind is not built, and takes those there are for files', () => {
    expect(MAKEABLE_TYPES).not.toContain('consulting');
    for (const type of PRODUCT_TYPES) expect(kindOf(type).name).toBe(kindNameOf(type));
    expect(kindNameOf('consulting')).toBe('files');
  });

  it('has one kind for each type that products can be made of', () => {
    const types = KIND_NAMES.flatMap((name) => [...KINDS[name].types]);
    expect(types.length).toBeGreaterThan(0);
    expect(new Set(types).size).toBe(types.length);
    expect(types.filter((type) => !PRODUCT_TYPES.includes(type))).toEqual([]);
    for (const type of MAKEABLE_TYPES) expect(kindOf(type).types).toContain(type);
    expect(allKinds().map(({ name }) => name)).toEqual(KIND_NAMES);
  });
});

describe('the tables of kinds', () => {
  const names = allKinds().flatMap(({ tables }) => tables.names);

  it('are disjoint, and no table of the house', async () => {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    const house = ['products', 'product_gallery', 'entitlements', 'orders', 'order_lines', 'files', 'users'];
    expect(names.filter((name) => house.includes(name))).toEqual([]);
  });

  it('are there, and what becomes of each that names members is decided by the kind', async () => {
    const { rows } = await sql<{ name: string; names_members: boolean }>`
      select t.table_name as name, exists (select from pg_constraint where contype = 'f'
        and confrelid = 'users'::regclass and conrelid = t.table_name::regclass) as names_members
      from information_schema.tables t
      where t.table_schema = 'public' and t.table_name = any(${names}::text[])`.execute(db());
    expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort());
    const decided = allKinds().flatMap(({ tables }) => Object.keys(tables.erasure));
    expect(rows.filter(({ name, names_members }) => names_members && !decided.includes(name))).toEqual([]);
  });

  it('are those alone that their kind has copied and erased, and both are asked', () => {
    for (const { tables } of allKinds()) {
      const spoken = [...Object.keys(tables.copied), ...Object.keys(tables.erasure)];
      expect(spoken.filter((name) => !tables.names.includes(name))).toEqual([]);
      for (const name of Object.keys(tables.copied)) expect(EXPORTED).toHaveProperty(name);
      for (const name of Object.keys(tables.erasure)) expect(ERASURE).toHaveProperty(name);
    }
  });
});
