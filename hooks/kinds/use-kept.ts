'use client';

import { isTimed } from '@/lib/contract/kinds/types';
import type { ProductView } from '@/lib/contract/products';
import { useChosenPackage } from './bookings/use-packages';
import { useSlotHold } from './times/use-slot-hold';

/**
 * Returns the viewer's choice of a product that is not paid yet: a reserved slot, or a package.
 * @param product undefined while it is loaded
 */
export function useKept(productId: string, product: Pick<ProductView, 'kind' | 'outline'> | undefined) {
  const hasTimes = product !== undefined && isTimed(product.outline);
  const hasPackages = product?.kind === 'bookings';
  const slot = useSlotHold(productId, { enabled: hasTimes });
  const chosen = useChosenPackage(productId, { enabled: hasPackages });
  const hold = slot.data ?? null;
  const chosenPackage = hold ? null : (chosen.data ?? null);
  return {
    kept: { hold, chosenPackage },
    isPending: (hasTimes && slot.isPending) || (hasPackages && chosen.isPending),
    /** something has to be chosen, and nothing is */
    isMissing: hasTimes && !hold && !chosenPackage,
  };
}
