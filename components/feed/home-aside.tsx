'use client';

import { useViewer } from '@/components/layout/viewer-context';
import { BecomeCreator } from '@/components/setup/become-creator';
import { SuggestedPeople } from './suggested-people';
import { TrendingProducts } from './trending-products';

/** Beside lists of posts: people to follow and how to sell, for members, and products that sell well. */
export function HomeAside() {
  const viewer = useViewer();
  return (
    <>
      {viewer ? <SuggestedPeople /> : null}
      <BecomeCreator />
      <TrendingProducts />
    </>
  );
}
