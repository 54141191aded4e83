// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as catalogue from '@/lib/contract/catalogue';

export const addCatalogueEntry = /* @__PURE__ */ address<typeof catalogue.addCatalogueEntry>('addCatalogueEntry', 'POST', '/operator/catalogue/{list}');
export const getCatalogue = /* @__PURE__ */ address<typeof catalogue.getCatalogue>('getCatalogue', 'GET', '/operator/catalogue');
export const orderCatalogue = /* @__PURE__ */ address<typeof catalogue.orderCatalogue>('orderCatalogue', 'PUT', '/operator/catalogue/{list}/order');
export const renameCatalogueEntry = /* @__PURE__ */ address<typeof catalogue.renameCatalogueEntry>('renameCatalogueEntry', 'PATCH', '/operator/catalogue/{list}/{id}');
export const restoreCatalogueEntry = /* @__PURE__ */ address<typeof catalogue.restoreCatalogueEntry>('restoreCatalogueEntry', 'POST', '/operator/catalogue/{list}/{id}/restore');
export const retireCatalogueEntry = /* @__PURE__ */ address<typeof catalogue.retireCatalogueEntry>('retireCatalogueEntry', 'POST', '/operator/catalogue/{list}/{id}/retire');
