import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseProducts, listUnsold } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    products: {
      copied: { mine: 't.owner_id = me', without: ['hot', 'sold_weight', 'stars'] },
      emptied: 'buyers and the books name them; whole where somebody bought them',
    },
    product_gallery: {
      copied: { mine: 't.product_id in (select id from products where owner_id = me)' },
      goneWith: 'the product; stay where somebody bought it',
    },
  },
  erase: ({ db, now }, me) => eraseProducts(db, me, now),
};

/** A member's products that nobody bought, with their types; also after they are erased. */
export function unsoldOf(ctx: Ctx, memberId: string): Promise<{ id: string; type: string }[]> {
  return listUnsold(ctx.db, memberId);
}
