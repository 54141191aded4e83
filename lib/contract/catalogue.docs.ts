import type * as catalogue from './catalogue';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof catalogue> = {
  tag: 'Operators',
  schemas: {
    CatalogueList: 'A list that operators maintain',
    CatalogueEntry: 'A category of products or an interest of members',
  },
  parameters: {
    list: 'The list of the entry',
  },
  endpoints: {
    getCatalogue: {
      summary:
        'Returns the categories of products and the interests of members, including retired entries, with the number of uses of each',
    },
    addCatalogueEntry: {
      summary:
        'Adds a category or an interest to the end of its list. Its id is derived from the English name',
      example: { ar: 'الفلك', en: 'Astronomy' },
    },
    orderCatalogue: {
      summary:
        'Reorders a list. Returns 409 `conflict` unless `ids` names each entry that is not retired exactly once',
      example: { ids: ['design'] },
    },
    renameCatalogueEntry: {
      summary: 'Renames an entry in both languages',
      example: { ar: 'علم الفلك', en: 'Sky watching' },
    },
    retireCatalogueEntry: {
      summary:
        'Retires an entry of a list. Everything that uses the entry uses `into` from then on. Returns 409 `in_use` if the entry is used and `into` is missing',
      example: { into: 'design' },
    },
    restoreCatalogueEntry: {
      summary: 'Restores a retired entry at the end of its list',
    },
  },
};
