'use client';

import dynamic from 'next/dynamic';
import { kindNameOf } from '@/lib/contract/kinds/types';
import type { CartThing } from '@/lib/shared/cart-line';

const HoldQuestions = dynamic(() =>
  import('@/components/kinds/bookings/questions/hold-questions').then((module) => module.HoldQuestions),
);

/** What a host asks before their time can be ordered. */
export function AskedFirst({ things }: { things: readonly CartThing[] }) {
  const booked = things.find(({ product }) => product && kindNameOf(product.type) === 'bookings');
  return booked?.product ? <HoldQuestions productId={booked.product._id} /> : null;
}
