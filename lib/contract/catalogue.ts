import { z } from 'zod';
import { CATALOGUE_LISTS } from './choices';
import { endpoint } from './endpoint';
import { line, Time } from './fields';

export const CatalogueList = z.enum(CATALOGUE_LISTS);
export type CatalogueList = z.output<typeof CatalogueList>;

const EntryId = z.string().regex(/^[a-z0-9_]{1,40}$/, 'validation:invalid');
const ListParams = z.object({ list: CatalogueList });
const EntryParams = z.object({ list: CatalogueList, id: EntryId });
const EntryName = z.object({ ar: line(60), en: line(60) });

export const CatalogueEntry = z.object({
  _id: EntryId,
  name: z.object({ ar: z.string(), en: z.string() }),
  /** the number of products in the category, or of members with the interest */
  uses: z.int(),
  /** null for an active entry */
  retiredAt: Time.nullable(),
});
export type CatalogueEntry = z.output<typeof CatalogueEntry>;

/** All entries of a list: the active entries in their order, then the retired entries. */
const EntryList = z.object({ data: z.array(CatalogueEntry) });

export const getCatalogue = endpoint({
  id: 'getCatalogue',
  method: 'GET',
  path: '/operator/catalogue',
  access: 'admin',
  response: z.object({ categories: z.array(CatalogueEntry), interests: z.array(CatalogueEntry) }),
});

export const addCatalogueEntry = endpoint({
  id: 'addCatalogueEntry',
  method: 'POST',
  path: '/operator/catalogue/{list}',
  access: 'admin',
  params: ListParams,
  body: EntryName,
  response: EntryList,
  errors: ['conflict'],
});

export const orderCatalogue = endpoint({
  id: 'orderCatalogue',
  method: 'PUT',
  path: '/operator/catalogue/{list}/order',
  access: 'admin',
  params: ListParams,
  body: z.object({ ids: z.array(EntryId).min(1).max(500) }),
  response: EntryList,
  errors: ['conflict'],
});

export const renameCatalogueEntry = endpoint({
  id: 'renameCatalogueEntry',
  method: 'PATCH',
  path: '/operator/catalogue/{list}/{id}',
  access: 'admin',
  params: EntryParams,
  body: EntryName,
  response: EntryList,
  errors: ['conflict'],
});

export const retireCatalogueEntry = endpoint({
  id: 'retireCatalogueEntry',
  method: 'POST',
  path: '/operator/catalogue/{list}/{id}/retire',
  access: 'admin',
  params: EntryParams,
  body: z.object({
    /** the entry that replaces the retired entry wherever it is used */
    into: EntryId.optional(),
  }),
  response: EntryList,
  errors: ['in_use', 'conflict'],
});

export const restoreCatalogueEntry = endpoint({
  id: 'restoreCatalogueEntry',
  method: 'POST',
  path: '/operator/catalogue/{list}/{id}/restore',
  access: 'admin',
  params: EntryParams,
  response: EntryList,
  errors: ['conflict'],
});
