import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { lettersTo } from './outbox';

/** The calendar files in the letters to an address, the newest first. */
export const calendarsTo = async (address: string): Promise<string[]> =>
  (await lettersTo(address)).flatMap(({ calendar }) => calendar ?? []);

/** The only event of a calendar file, as two readers of other makes see it. */
export function readEvent(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  const part = component.getFirstSubcomponent('vevent');
  if (!part) throw new Error('no event');
  return {
    method: component.getFirstPropertyValue('method'),
    node: event as VEvent,
    other: new ICAL.Event(part),
    sequence: part.getFirstPropertyValue('sequence'),
    attendees: part.getAllProperties('attendee').map((one) => String(one.getFirstValue()).toLowerCase()),
    organizer: part.getFirstProperty('organizer'),
  };
}
