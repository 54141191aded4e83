import type { Docs } from '../openapi/docs';
import type * as kindsMoves from './moves';

export const docs: Docs<typeof kindsMoves> = {
  tag: 'Kinds of products',
  parameters: {
    month: 'A calendar month in the given time zone',
  },
  endpoints: {
    listMoveSlots: {
      summary:
        'Returns the slots of a month to which a booking can be moved, without its current slot. Returns 409 `conflict` if the booking can no longer be moved',
    },
    moveBooking: {
      summary:
        'Moves one of the caller’s bookings to another slot at the price paid, up to three times. A move requested by the host does not count. Returns 409 `slot_taken` with the next free slots if the slot is not available',
      example: { startsAt: '2026-12-03T15:00:00.000Z', timeZone: 'Africa/Cairo' },
    },
    askToMove: {
      summary:
        'Asks the buyer of a booking to choose another time. The buyer can choose any free slot, or get a full refund',
      example: { reason: 'عندي التزام طارئ في ذلك الوقت.' },
    },
    putBookingNote: {
      summary: 'Sets the host’s private note about a booking',
      example: { note: 'تريد مراجعة واجهة الدفع أولًا.', isDone: false },
    },
  },
};
