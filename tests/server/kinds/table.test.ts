import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '@/lib/contract/choices';
import { KIND_NAMES, KINDS, kindNameOf, MAKEABLE_TYPES } from '@/lib/contract/kinds/types';
import { allKinds, kindOf } from '@/lib/server/kinds/index';
import { copiedTables, personalData } from '@/lib/server/personal-data/registry';

describe('the table of kinds', () => {
  it('refuses a new product of a type whose kind is not built, and treats existing ones as files', () => {
    expect(MAKEABLE_TYPES).not.toContain('assessment_workshop');
    for (const type of PRODUCT_TYPES) expect(kindOf(type).name).toBe(kindNameOf(type));
    expect(kindNameOf('assessment_workshop')).toBe('files');
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
  it('are asked when a member is copied or erased', () => {
    for (const { personalData: asked } of allKinds()) expect(personalData()).toContain(asked);
    expect([...copiedTables().keys()]).toContain('product_files');
  });
});
