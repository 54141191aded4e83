import type { Docs } from '../openapi/docs';
import { EXAMPLE_TIME } from '../openapi/example-values';
import type * as kindsBookings from './bookings';

export const docs: Docs<typeof kindsBookings> = {
  tag: 'Kinds of products',
  schemas: {
    BookableSlot: 'A slot that can be booked, with the number of seats left',
    BookableSlots:
      'The slots of a month that can be booked, each `minutes` long, with the number of seats left',
    SlotHold:
      'A slot or seat reserved for the caller during checkout. `acceptBy` is null if the host does not have to accept the booking',
  },
  parameters: {
    month: 'A calendar month in the given time zone',
    minutes: 'The length of a slot in minutes',
  },
  endpoints: {
    listSlots: {
      summary: 'Returns the slots of a month that can be booked, including a slot reserved for the caller',
    },
    getSlotHold: {
      summary: 'Returns the caller’s reservation of a slot or seat of a product',
    },
    createSlotHold: {
      summary:
        'Reserves a slot for the caller for ten minutes, replacing a reservation of another slot of the same host. Returns 409 `slot_taken` with the next free slots if the slot is not available',
      example: { startsAt: EXAMPLE_TIME, minutes: 60, timeZone: 'Asia/Riyadh' },
    },
    deleteSlotHold: {
      summary: 'Cancels the caller’s reservation of a slot or seat of a product',
    },
  },
};
