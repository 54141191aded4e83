'use client';

import type { RefObject } from 'react';
import type { SendAnswers } from '@/components/kinds/checkout-parts';
import { checkoutPartsOf } from '@/components/kinds/checkout-table';
import type { CartThing } from '@/lib/shared/cart-line';

type AskedFirstProps = {
  things: readonly CartThing[];
  /** set to what sends the answers, while something is asked */
  sendRef: RefObject<SendAnswers | null>;
};

/** The questions that a buyer answers before a reserved slot can be ordered. */
export function AskedFirst({ things, sendRef }: AskedFirstProps) {
  for (const { product, hold } of things) {
    const Questions = hold ? checkoutPartsOf(product.type)?.Questions : undefined;
    if (product && Questions) return <Questions productId={product._id} sendRef={sendRef} />;
  }
  return null;
}
