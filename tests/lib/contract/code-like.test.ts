import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Code } from '@/lib/contract/fields';
import { Handle } from '@/lib/contract/handles';
import { putBusyCalendar } from '@/lib/contract/kinds/booking-calendars';
import { Email } from '@/lib/contract/new-accounts';
import { WireTransfer } from '@/lib/contract/payout-methods';
import { Phone } from '@/lib/contract/phones';
import { SocialLinks } from '@/lib/contract/profile-fields';

const MARKS = [
  '\u200E',
  '\u200F',
  '\u061C',
  '\u202A',
  '\u202C',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u200B',
  '\u2060',
];
const account = WireTransfer.shape;

describe.each<[string, z.ZodType, string]>([
  ['an e-mail address', Email, 'sara@qeema.example'],
  ['a phone number', Phone, '+966500000001'],
  ['a code', Code, '123456'],
  ['a handle', Handle, 'noura_k'],
  ['an IBAN', account.account, 'SA0380000000608010167519'],
  ['a SWIFT code', account.swift, 'CHASUS33'],
  ['a routing number', account.routing, '021000021'],
  ['the address of a calendar', putBusyCalendar.body.shape.calendarUrl, 'https://x.example/a.ics'],
])('%s that was pasted', (_, schema, plain) => {
  it.each([...MARKS, '\u00AD'])('is read without the mark %j', (mark) => {
    const middle = Math.floor(plain.length / 2);
    expect(schema.parse(mark + plain.slice(0, middle) + mark + plain.slice(middle) + mark)).toBe(plain);
  });
});

it('a link of a profile that was pasted is read without marks', () => {
  expect(SocialLinks.parse([{ url: '\u2068https://x.example/sara\u2069' }])).toEqual([
    { label: '', url: 'https://x.example/sara' },
  ]);
});
