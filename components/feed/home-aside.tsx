'use client';

import { useViewer } from '@/components/layout/viewer-context';
import { SuggestedPeople } from './suggested-people';
import { TrendingProducts } from './trending-products';

/** Beside lists of posts: whom to follow, for members, and what sells well. */
export function HomeAside() {
  const viewer = useViewer();
  return (
    <>
      {viewer ? <SuggestedPeople /> : null}
      <TrendingProducts />
    </>
  );
}
