import 'server-only';
import * as contract from '@/lib/contract/kinds/appointments';
import * as packages from '@/lib/contract/kinds/packages';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Kind } from '../port';
import { getBooking } from './appointments';
import { content } from './content';
import { getPackage, isPackage } from './packages/view';
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
  async openRoom(ctx, id, page) {
    const asked = { params: { id } };
    return (await isPackage(ctx, id))
      ? page.one(packages.getPackage, asked, () => getPackage(ctx, id))
      : page.one(contract.getBooking, asked, () => getBooking(ctx, id));
  },
  personalData,
  sale,
};
