import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, Person } from '../fields';
import { OfferPlace } from './booking-offer';

// Offers of companies whose time a member gives.

/** An offer of a company that names the caller. What it costs is the company's matter. */
export const HostedOffer = z.object({
  /** of the product */
  _id: Id,
  title: z.string(),
  company: Person,
  /** minutes */
  lengths: z.array(z.int()),
  place: OfferPlace,
  seats: z.int(),
  /** whether the caller gives their time for it: nobody books them by it before */
  isAgreed: z.boolean(),
});
export type HostedOffer = z.output<typeof HostedOffer>;

export const listHostedOffers = endpoint({
  id: 'listHostedOffers',
  method: 'GET',
  path: '/booking-hours/offers',
  access: 'creator',
  response: z.object({ data: z.array(HostedOffer) }),
});

export const putHostedOffer = endpoint({
  id: 'putHostedOffer',
  method: 'PUT',
  path: '/booking-hours/offers/{id}',
  access: 'owner',
  params: IdParams,
  body: z.object({ isAgreed: z.boolean() }).strict(),
  response: Done,
  touches: ['listHostedOffers'],
});
