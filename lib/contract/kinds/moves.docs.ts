import type { Docs } from '../openapi/docs';
import type * as kindsMoves from './moves';

export const docs: Docs<typeof kindsMoves> = {
  tag: 'Kinds of products',
  parameters: {
    month: 'A calendar month in the zone',
  },
  endpoints: {
    listMoveSlots: {
      summary: 'The slots of a month to which a booking can be moved; its own time is not among them',
    },
    moveBooking: {
      summary:
        'Moves a booking at the price that was paid: three times, and for nothing where its host asked; `slot_taken` names the next that are free',
      example: { startsAt: '2026-12-03T15:00:00.000Z', timeZone: 'Africa/Cairo' },
    },
    askToMove: {
      summary: 'Asks the buyer for another time: they choose any free slot, or get all their money back',
      example: { reason: 'عندي التزام طارئ في ذلك الوقت.' },
    },
    putBookingNote: {
      summary: 'What the host notes about a booking, for themselves',
      example: { note: 'تريد مراجعة واجهة الدفع أولًا.', isDone: false },
    },
  },
};
