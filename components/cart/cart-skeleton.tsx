'use client';

import { OrderColumns } from '@/components/checkout/order-columns';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** Stands for the cart while it loads. */
export function CartSkeleton() {
  return (
    <SkeletonGroup>
      <OrderColumns aside={<Skeleton shape="block" height={200} />}>
        <Skeleton shape="block" height={90} />
        <Skeleton shape="block" height={90} />
      </OrderColumns>
    </SkeletonGroup>
  );
}
