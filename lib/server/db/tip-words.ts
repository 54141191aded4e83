import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { TIP_WORDS } from '@/lib/shared/tips';
import { notApart } from './apart';

/**
 * The newest words with tips for a post that its author shows, as JSON; null where there are none. Their payers are
 * named where they want it, are still there, and are not apart from the viewer.
 * @param post a column, e.g. `p.id`
 */
export const tipWordsOf = (post: RawBuilder<unknown>, viewerId: string | null): RawBuilder<unknown> => sql`
  (select json_agg(json_build_object('id', w.id, 'word', w.word, 'from', w.payer) order by w.id desc)
    from (select t.order_line_id as id, t.word,
        case when t.named_to = 'all' then json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
          'headline', u.headline, 'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type)
          end as payer
      from tips t join users u on u.id = t.payer_id
      where t.post_id = ${post} and t.shown_at is not null and t.word <> '' and u.status = 'active'
        and ${notApart(viewerId, 't.payer_id')}
      order by t.order_line_id desc limit ${sql.lit(TIP_WORDS)}) w)`;

/** A row of it. */
export interface TipWordRow {
  id: string;
  word: string;
  from: {
    id: string;
    name: string;
    handle: string;
    headline: string;
    profile_pic_id: string | null;
    role: string;
    account_type: string;
  } | null;
}
