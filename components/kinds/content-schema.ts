import { z } from 'zod';
import { KIND_NAMES } from '@/lib/contract/kinds/types';
import { partsOf } from './table';

/** The schema for the content of a draft, whatever its kind. */
export async function contentSchema() {
  const [first, ...others] = KIND_NAMES;
  const schemas = others.map((name) => partsOf(name).schema());
  return z.discriminatedUnion('kind', [await partsOf(first).schema(), ...(await Promise.all(schemas))]);
}
