import type * as catalogue from './catalogue';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof catalogue> = {
  tag: 'Operators',
  schemas: {
    CatalogueList: 'A list that operators keep',
    CatalogueEntry: 'A category of products or an interest of members',
  },
  parameters: {
    list: 'Which list of the house',
  },
  endpoints: {
    getCatalogue: {
      summary:
        'Categories of products and interests of members, retired ones too, with how much each is in use',
    },
    addCatalogueEntry: {
      summary: 'Adds a category or an interest at the end of its list; its id is made from the English name',
      example: { ar: 'الفلك', en: 'Astronomy' },
    },
    orderCatalogue: {
      summary: 'Puts a list into this order; it names each entry that is not retired, once',
      example: { ids: ['design'] },
    },
    renameCatalogueEntry: {
      summary: 'Names an entry anew in both languages',
      example: { ar: 'علم الفلك', en: 'Sky watching' },
    },
    retireCatalogueEntry: {
      summary:
        'Takes an entry out of its list. One in use needs `into`: what used it uses that one from then on',
      example: { into: 'design' },
    },
    restoreCatalogueEntry: {
      summary: 'Brings a retired entry back, at the end of its list',
    },
  },
};
