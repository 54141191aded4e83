import type { Docs } from '../openapi/docs';
import type * as kindsHostedOffers from './hosted-offers';

export const docs: Docs<typeof kindsHostedOffers> = {
  tag: 'Kinds of products',
  schemas: {
    HostedOffer: 'An offer of a company that names the caller as its host, without prices',
  },
  endpoints: {
    listHostedOffers: {
      summary:
        'Returns the offers of companies that name the caller as their host, while the caller is a member of the company',
    },
    putHostedOffer: {
      summary:
        'Sets whether the caller agrees to host an offer of a company. Existing bookings are not affected',
      example: { isAgreed: true },
    },
  },
};
