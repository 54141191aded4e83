import 'server-only';
import * as contract from '@/lib/contract/kinds/appointments';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Kind } from '../port';
import { getBooking } from './appointments';
import { content } from './content';
import { personalData } from './personal-data';
import { purchases } from './purchases';
import { sale } from './sale';

/** Times of a host, bought again each time. */
export const bookings: Kind<'bookings'> = {
  name: 'bookings',
  ...KINDS.bookings,
  ownedOnce: false,
  content,
  purchases,
  openRoom: (ctx, id, page) => page.one(contract.getBooking, { params: { id } }, () => getBooking(ctx, id)),
  personalData,
  sale,
};
