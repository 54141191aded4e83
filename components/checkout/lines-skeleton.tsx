'use client';

import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { OrderColumns } from './order-columns';

/** Stands for what is bought while it loads, in the cart and at the checkout. */
export function LinesSkeleton() {
  return (
    <SkeletonGroup>
      <OrderColumns aside={<Skeleton shape="block" height={200} />}>
        <Skeleton shape="block" height={90} />
        <Skeleton shape="block" height={90} />
      </OrderColumns>
    </SkeletonGroup>
  );
}
