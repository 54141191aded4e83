// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as platform from '@/lib/contract/platform';

export const getHealth = /* @__PURE__ */ address<typeof platform.getHealth>('getHealth', 'GET', '/health');
export const getLiveness = /* @__PURE__ */ address<typeof platform.getLiveness>('getLiveness', 'GET', '/health/live');
export const getOpenApi = /* @__PURE__ */ address<typeof platform.getOpenApi>('getOpenApi', 'GET', '/openapi.json');
export const getReadiness = /* @__PURE__ */ address<typeof platform.getReadiness>('getReadiness', 'GET', '/health/ready');
export const listCategories = /* @__PURE__ */ address<typeof platform.listCategories>('listCategories', 'GET', '/categories');
export const listCities = /* @__PURE__ */ address<typeof platform.listCities>('listCities', 'GET', '/cities');
export const listCountries = /* @__PURE__ */ address<typeof platform.listCountries>('listCountries', 'GET', '/countries');
export const listIndustries = /* @__PURE__ */ address<typeof platform.listIndustries>('listIndustries', 'GET', '/industries');
export const listInterests = /* @__PURE__ */ address<typeof platform.listInterests>('listInterests', 'GET', '/interests');
export const listOutbox = /* @__PURE__ */ address<typeof platform.listOutbox>('listOutbox', 'GET', '/outbox');
