import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, IdParams, Money, Time } from '../fields';
import { LocalTime, MonthQuery, Slot, SlotDay, ZoneName } from './booking-hours';
import { BookingRules, Minutes } from './booking-offer';

// Times that are sold. `id` is the product's.

/** A slot that can be booked, and for how many more. Who has the others is not said. */
export const BookableSlot = Slot.extend({ seatsLeft: z.int() });
export type BookableSlot = z.output<typeof BookableSlot>;

/** The bookable slots of a month, by day and by how many more can be booked; each takes `minutes`. */
export const BookableSlots = z.object({
  minutes: z.int(),
  data: z.array(SlotDay.extend({ seatsLeft: z.int() })),
});

/** A slot that is kept for the caller while they pay. */
export const SlotHold = z.object({
  slot: Slot,
  price: Money,
  /** what is agreed about cancelling by booking it */
  rules: BookingRules,
  /** the zone that it was chosen in */
  timeZone: z.string(),
  /** until when all goes back to a buyer who cancels, by the clock of that zone; null where that is over */
  freeUntil: LocalTime.nullable(),
  /** until when half does; null where that is over, or never so */
  halfUntil: LocalTime.nullable(),
  /** until when the host would answer, if it was ordered now; null where they need not accept it */
  acceptBy: Time.nullable(),
  until: Time,
});
export type SlotHold = z.output<typeof SlotHold>;

export const listSlots = endpoint({
  id: 'listSlots',
  method: 'GET',
  path: '/products/{id}/slots',
  access: 'guest',
  params: IdParams,
  query: MonthQuery.extend({
    minutes: z.coerce.number().int().min(5).max(480).multipleOf(5),
  }),
  response: BookableSlots,
  errors: ['not_found'],
});

export const getSlotHold = endpoint({
  id: 'getSlotHold',
  method: 'GET',
  path: '/products/{id}/hold',
  access: 'member',
  params: IdParams,
  response: SlotHold,
  errors: ['not_found'],
});

export const createSlotHold = endpoint({
  id: 'createSlotHold',
  method: 'POST',
  path: '/products/{id}/hold',
  access: 'member',
  params: IdParams,
  body: z.object({ startsAt: Time, minutes: Minutes, timeZone: ZoneName }).strict(),
  response: SlotHold,
  status: 201,
  errors: ['not_found', 'own_product', 'not_purchasable', 'slot_taken', 'too_many_held'],
  rateLimit: { max: 120, seconds: 3600 },
  touches: ['listSlots'],
  answers: 'getSlotHold',
});

export const deleteSlotHold = endpoint({
  id: 'deleteSlotHold',
  method: 'DELETE',
  path: '/products/{id}/hold',
  access: 'member',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
  touches: ['listSlots', 'getCart'],
});
