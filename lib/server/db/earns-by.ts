import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/**
 * Returns whether `person` has a share of each sale of `seller`, now or from a later day on: they are a seller, too, so
 * they neither buy nor rate it. Both are expressions, e.g. `p.owner_id`.
 */
export const earnsBy = (
  seller: RawBuilder<unknown>,
  person: RawBuilder<unknown>,
  now: Date,
) => sql<boolean>`exists (select from company_members m
  where m.company_id = ${seller} and m.user_id = ${person} and m.status = 'active'
    and (exists (select from company_shares s where s.member_id = m.id and s.share_bps > 0 and s.from_at > ${now}::timestamptz)
      or (select s.share_bps from company_shares s where s.member_id = m.id and s.from_at <= ${now}::timestamptz
        order by s.from_at desc, s.id desc limit 1) > 0))`;
