'use client';

import dynamic from 'next/dynamic';
import type { RefObject } from 'react';
import type { SendAnswers } from '@/components/kinds/bookings/questions/hold-questions';
import { kindNameOf } from '@/lib/contract/kinds/types';
import type { CartThing } from '@/lib/shared/cart-line';

const HoldQuestions = dynamic(() =>
  import('@/components/kinds/bookings/questions/hold-questions').then((module) => module.HoldQuestions),
);

type AskedFirstProps = {
  things: readonly CartThing[];
  /** set to what sends the answers, while something is asked */
  sendRef: RefObject<SendAnswers | null>;
};

/** What a host asks before their time can be ordered. */
export function AskedFirst({ things, sendRef }: AskedFirstProps) {
  const booked = things.find(({ product, hold }) => hold && kindNameOf(product.type) === 'bookings');
  return booked?.product ? <HoldQuestions productId={booked.product._id} sendRef={sendRef} /> : null;
}
