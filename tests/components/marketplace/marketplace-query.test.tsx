import { describe, expect, it } from 'vitest';
import { marketplaceQuery, readFilter } from '@/components/marketplace/marketplace-query';
import { exploreDigitalProducts } from '@/lib/contract/products';

describe('readFilter', () => {
  it('ignores values that are not valid filters', () => {
    const filter = readFilter({
      type: 'gold',
      category: 'x'.repeat(400),
      sort: ['newest', 'popular'],
      q: 'x',
    });
    expect(filter).toEqual({});
    expect(readFilter({ category: ['a', 'b'], type: ['other'] })).toEqual({});
  });

  it('reads the filters from the address', () => {
    const filter = readFilter({ type: 'guide_ebook', category: 'design', sort: 'newest' });
    expect(filter).toEqual({ type: 'guide_ebook', category: 'design', sort: 'newest' });
    expect(readFilter({ sort: 'rating' })).toEqual({ sort: 'rating' });
    // The order where nothing is said has one address.
    expect(readFilter({ sort: 'popular' })).toEqual({});
  });

  it('reads level and length where courses are chosen, and nowhere else', () => {
    const sought = { level: 'beginner', length: 'long' };
    expect(readFilter({ type: 'full_course', ...sought })).toEqual({ type: 'full_course', ...sought });
    expect(readFilter({ type: 'guide_ebook', ...sought })).toEqual({ type: 'guide_ebook' });
    expect(readFilter({ type: 'micro_course', level: 'all', length: '2h' })).toEqual({
      type: 'micro_course',
    });
  });

  it('gives a query that the API accepts, even for wrong values', () => {
    for (const given of [{}, { type: '%00' }, { category: '<b>' }, { type: 'other', category: 'design' }]) {
      const query = marketplaceQuery(readFilter(given));
      expect(exploreDigitalProducts.query.safeParse(query).success).toBe(true);
    }
  });
});
