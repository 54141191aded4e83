import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '@/lib/contract/choices';
import { KIND_NAMES, KINDS, kindNameOf, MAKEABLE_TYPES } from '@/lib/contract/kinds/types';
import { allKinds, kindOf } from '@/lib/server/kinds/index';
import { copiedTables, personalData } from '@/lib/server/personal-data/registry';

describe('the table of kinds', () => {
  it('knows the kind of each type, and takes a type of a newer version for files', () => {
    for (const type of PRODUCT_TYPES) expect(kindOf(type).name).toBe(kindNameOf(type));
    expect(kindNameOf('of_a_newer_version')).toBe('files');
  });

  it('has one kind for each type that products can be made of', () => {
    const types = KIND_NAMES.flatMap((name) => [...KINDS[name].types]);
    expect(types.length).toBeGreaterThan(0);
    expect(new Set(types).size).toBe(types.length);
    expect(types.toSorted()).toEqual([...PRODUCT_TYPES].toSorted());
    for (const type of MAKEABLE_TYPES) expect(kindOf(type).types).toContain(type);
    expect(allKinds().map(({ name }) => name)).toEqual(KIND_NAMES);
  });
});

describe('the tables of kinds', () => {
  it('are asked when a member is copied or erased', () => {
    for (const { personalData: asked } of allKinds()) expect(personalData()).toContain(asked);
    expect([...copiedTables().keys()]).toContain('product_files');
  });
});
