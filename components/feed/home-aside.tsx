'use client';

import { SuggestedPeople } from './suggested-people';
import { TrendingProducts } from './trending-products';

/** Beside the feed: whom to follow, what sells well. */
export function HomeAside() {
  return (
    <>
      <SuggestedPeople />
      <TrendingProducts />
    </>
  );
}
