import { z } from 'zod';
import { endpoint, MOST_WRITES } from '../endpoint';
import { Done, IdParams, line, Money, Time } from '../fields';
import { Price } from '../prices';
import { MonthQuery, Slot, ZoneName } from './booking-hours';

// Times that are sold. `id` is the product's.

const Minutes = z
  .int()
  .min(5, 'validation:invalid')
  .max(480, 'validation:invalid')
  .multipleOf(5, 'validation:invalid');

export const OfferPlace = z.enum(['link', 'phone', 'in_person']);

const Hours = z.int().min(0, 'validation:invalid').max(720, 'validation:invalid');

/** Until so many hours before the start everything goes back to a buyer who cancels, then half, then nothing. */
export const BookingRules = z
  .object({ freeUntilHours: Hours, halfUntilHours: Hours })
  .strict()
  .refine((rules) => rules.halfUntilHours <= rules.freeUntilHours, 'validation:invalid');

const offer = {
  /** in order; each has its own price */
  lengths: z
    .array(z.object({ minutes: Minutes, price: Price }).strict())
    .min(1, 'validation:required')
    .max(8, 'validation:invalid')
    .refine(
      (all) => new Set(all.map(({ minutes }) => minutes)).size === all.length,
      'validation:lengthTwice',
    ),
  place: OfferPlace,
  /** the address of the link, or where it is; buyers read it once they have paid */
  placeText: line(500, 0),
  /** how many can have the same slot; more than one is a group */
  seats: z.int().min(1, 'validation:invalid').max(100, 'validation:invalid'),
  rules: BookingRules,
};

export const BookingOffer = z.object({ ...offer, updatedAt: Time });
export type BookingOffer = z.output<typeof BookingOffer>;

/** A slot that can be booked, and for how many more. Who has the others is not said. */
export const BookableSlot = Slot.extend({ seatsLeft: z.int() });
export type BookableSlot = z.output<typeof BookableSlot>;

/** A slot that is kept for the caller while they pay. */
export const SlotHold = z.object({
  slot: Slot,
  price: Money,
  /** what is agreed about cancelling by booking it */
  rules: BookingRules,
  until: Time,
});
export type SlotHold = z.output<typeof SlotHold>;

export const getBookingOffer = endpoint({
  id: 'getBookingOffer',
  method: 'GET',
  path: '/products/{id}/booking-offer',
  access: 'owner',
  summary: 'What can be booked by an own product',
  params: IdParams,
  response: BookingOffer,
});

export const putBookingOffer = endpoint({
  id: 'putBookingOffer',
  method: 'PUT',
  path: '/products/{id}/booking-offer',
  access: 'owner',
  summary: 'Says what can be booked by an own product; what is booked already stays as it was agreed',
  params: IdParams,
  body: z.object(offer).strict(),
  response: BookingOffer,
  errors: ['forbidden'],
  rateLimit: MOST_WRITES,
});

export const listSlots = endpoint({
  id: 'listSlots',
  method: 'GET',
  path: '/products/{id}/slots',
  access: 'guest',
  summary: 'The slots of a month that can be booked; one that the caller holds is among them',
  params: IdParams,
  query: MonthQuery.extend({
    minutes: z.coerce.number().int().min(5).max(480).multipleOf(5),
  }),
  response: z.object({ data: z.array(BookableSlot) }),
  errors: ['not_found'],
});

export const getSlotHold = endpoint({
  id: 'getSlotHold',
  method: 'GET',
  path: '/products/{id}/hold',
  access: 'member',
  summary: 'The slot of a product that is kept for the caller at this moment',
  params: IdParams,
  response: SlotHold,
  errors: ['not_found'],
});

export const createSlotHold = endpoint({
  id: 'createSlotHold',
  method: 'POST',
  path: '/products/{id}/hold',
  access: 'member',
  summary:
    'Keeps a slot for ten minutes, and gives back another of the same host; `slot_taken` names the next that are free',
  params: IdParams,
  body: z.object({ startsAt: Time, minutes: Minutes, timeZone: ZoneName }).strict(),
  response: SlotHold,
  status: 201,
  errors: ['not_found', 'own_product', 'not_purchasable', 'slot_taken', 'too_many_held'],
  rateLimit: { max: 120, seconds: 3600 },
});

export const deleteSlotHold = endpoint({
  id: 'deleteSlotHold',
  method: 'DELETE',
  path: '/products/{id}/hold',
  access: 'member',
  summary: 'Gives back the slot that the caller holds',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
  rateLimit: MOST_WRITES,
});
