import type { Docs } from '../openapi/docs';
import type * as kindsBookingHours from './booking-hours';

export const docs: Docs<typeof kindsBookingHours> = {
  tag: 'Kinds of products',
  schemas: {
    ZoneName: 'The IANA name of a time zone',
    DayWindow: 'A period of a day, in minutes after midnight',
    DayWindows: 'The bookable periods of a day, in order and without overlaps',
    WeekWindows: 'The bookable periods of the seven days of a week, Sunday first',
    HoursSeason: 'Weekly hours that replace the usual hours between two days, such as during Ramadan',
    BookingHours:
      'The hours in which a host can be booked, in the host’s time zone. `version` is 0 for a suggestion that is not saved',
    LocalTime: 'The local date and time of a moment in a time zone, with its offset from UTC',
    Slot: 'A period that can be booked, with the local time for the buyer and for the host',
    SlotDay:
      'The slots that begin on one day. `times` are minutes after midnight by a clock with the UTC offset `offset`',
    OutsideBooking: 'An existing booking outside the new hours of its host',
    MonthQuery: 'A calendar month in a time zone',
  },
  parameters: {
    month: 'A calendar month in the given time zone',
    minutes: 'The length of a slot in minutes',
  },
  endpoints: {
    getBookingHours: {
      summary: 'Returns the hours in which the caller can be booked, or a suggestion if none are saved',
    },
    putBookingHours: {
      summary:
        'Sets the hours in which the caller can be booked, for all offers, and returns the existing bookings that are now `outside` these hours. Returns 409 `conflict` if the hours were saved since `version`',
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
      summary: 'Returns the slots of a month that the caller’s hours offer to buyers',
    },
  },
};
