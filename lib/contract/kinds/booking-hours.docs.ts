import type { Docs } from '../openapi/docs';
import type * as kindsBookingHours from './booking-hours';

export const docs: Docs<typeof kindsBookingHours> = {
  tag: 'Kinds of products',
  schemas: {
    ZoneName: 'A time zone by its IANA name',
    DayWindow: 'A part of a day, in minutes after midnight',
    DayWindows: 'The parts of a day at which somebody can be booked, in order',
    WeekWindows: 'The same for seven days, Sunday first',
    HoursSeason: 'Hours that replace the weekly ones between two days, such as those of Ramadan',
    BookingHours: 'When somebody can be booked, by their own clock',
    LocalTime: 'What the clock of a zone shows at a moment',
    Slot: 'A time that can be booked, as the clocks of both sides show it',
    SlotDay:
      'Times of one day that can be booked: `times` are minutes after midnight by a clock that is `offset` from UTC',
    OutsideBooking: 'A booking that new hours leave outside',
    MonthQuery: 'A calendar month, in the time zone of the caller',
  },
  parameters: {
    month: 'A calendar month in the zone',
    minutes: 'How long a slot is',
  },
  endpoints: {
    getBookingHours: {
      summary: 'When the caller can be booked; a suggestion, where they have not said so yet',
    },
    putBookingHours: {
      summary:
        'Says when the caller can be booked, for all that they offer, and which bookings that leaves `outside`; `conflict` where it was saved since `version`',
      example: {
        timeZone: 'Africa/Cairo',
        weekly: [
          [
            { from: 540, to: 720 },
            { from: 1020, to: 1260 },
          ],
          [
            { from: 540, to: 720 },
            { from: 1020, to: 1260 },
          ],
          [
            { from: 540, to: 720 },
            { from: 1020, to: 1260 },
          ],
          [
            { from: 540, to: 720 },
            { from: 1020, to: 1260 },
          ],
          [
            { from: 540, to: 720 },
            { from: 1020, to: 1260 },
          ],
          [],
          [],
        ],
        seasons: [
          {
            name: 'رمضان',
            from: '2027-02-08',
            to: '2027-03-09',
            weekly: [
              [
                { from: 540, to: 720 },
                { from: 1020, to: 1260 },
              ],
              [
                { from: 540, to: 720 },
                { from: 1020, to: 1260 },
              ],
              [
                { from: 540, to: 720 },
                { from: 1020, to: 1260 },
              ],
              [
                { from: 540, to: 720 },
                { from: 1020, to: 1260 },
              ],
              [
                { from: 540, to: 720 },
                { from: 1020, to: 1260 },
              ],
              [],
              [],
            ],
          },
        ],
        dates: [{ date: '2026-12-31', windows: [] }],
        step: 30,
        bufferBefore: 5,
        bufferAfter: 10,
        leastNotice: 720,
        furthestDays: 60,
        mostPerDay: 6,
        mostPerWeek: 20,
        weekStart: 6,
        weekend: [5, 6],
        version: 0,
      },
    },
    listOwnSlots: {
      summary: 'The slots that buyers are offered by the hours of the caller, in a month',
    },
  },
};
