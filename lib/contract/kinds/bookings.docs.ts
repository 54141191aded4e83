import type { Docs } from '../openapi/docs';
import { EXAMPLE_TIME } from '../openapi/example-values';
import type * as kindsBookings from './bookings';

export const docs: Docs<typeof kindsBookings> = {
  tag: 'Kinds of products',
  schemas: {
    BookableSlot: 'A time that can be booked, and for how many more',
    BookableSlots: 'The times of a month that can be booked, each `minutes` long, and for how many more',
    SlotHold: 'A time that is kept for the caller while they pay',
  },
  parameters: {
    month: 'A calendar month in the zone',
    minutes: 'How long a slot is',
  },
  endpoints: {
    listSlots: {
      summary: 'The slots of a month that can be booked; one that the caller holds is among them',
    },
    getSlotHold: {
      summary: 'The slot of a product that is kept for the caller at this moment',
    },
    createSlotHold: {
      summary:
        'Keeps a slot for ten minutes, and gives back another of the same host; `slot_taken` names the next that are free',
      example: { startsAt: EXAMPLE_TIME, minutes: 60, timeZone: 'Asia/Riyadh' },
    },
    deleteSlotHold: {
      summary: 'Gives back the slot that the caller holds',
    },
  },
};
