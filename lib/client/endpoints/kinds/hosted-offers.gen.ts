// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsHostedOffers from '@/lib/contract/kinds/hosted-offers';

export const listHostedOffers = /* @__PURE__ */ address<typeof kindsHostedOffers.listHostedOffers>('listHostedOffers', 'GET', '/booking-hours/offers');
export const putHostedOffer = /* @__PURE__ */ address<typeof kindsHostedOffers.putHostedOffer>('putHostedOffer', 'PUT', '/booking-hours/offers/{id}', { touches: ['listHostedOffers'] });
