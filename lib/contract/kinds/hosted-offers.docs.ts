import type { Docs } from '../openapi/docs';
import type * as kindsHostedOffers from './hosted-offers';

export const docs: Docs<typeof kindsHostedOffers> = {
  tag: 'Kinds of products',
  schemas: {
    HostedOffer: 'An offer of a company that names the caller as its host; without prices',
  },
  endpoints: {
    listHostedOffers: {
      summary: 'The offers of companies that name the caller as who gives them, as long as they are members',
    },
    putHostedOffer: {
      summary: 'Says whether the caller gives their time for such an offer; what is booked stays booked',
      example: { isAgreed: true },
    },
  },
};
