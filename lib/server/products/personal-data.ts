import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseEvaluations, eraseProducts, listUnsold } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    evaluations: { copied: { mine: 't.author_id = me' }, emptied: 'averages rest on their stars' },
    products: {
      copied: { mine: 't.owner_id = me', without: ['hot', 'sold_weight'] },
      emptied: 'buyers and the books name them; whole where somebody bought them',
    },
    product_gallery: {
      copied: { mine: 't.product_id in (select id from products where owner_id = me)' },
      goneWith: 'the product; stay where somebody bought it',
    },
  },
  async erase({ db, now }, me) {
    await eraseEvaluations(db, me, now);
    await eraseProducts(db, me, now);
  },
};

/** A member's products that nobody bought, with their types; also after they are erased. */
export function unsoldOf(ctx: Ctx, memberId: string): Promise<{ id: string; type: string }[]> {
  return listUnsold(ctx.db, memberId);
}
