import 'server-only';
import type { ICalCalendar } from 'ical-generator';

/** A calendar as it is sent: its last line ends, too (RFC 5545, section 3.1). */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;
