import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { takeOutGoodsOf } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    carts: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
    cart_lines: {
      copied: { mine: 't.cart_id in (select id from carts where user_id = me)' },
      goneWith: 'the cart, and what the member sells out of others’ carts',
    },
  },
  erase: ({ db }, me) => takeOutGoodsOf(db, me),
};
