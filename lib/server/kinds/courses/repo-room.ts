import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { boughtAt } from '../repo-bought-at';
import type { Stretch } from './progress';
import { type PosterRow, posterJson } from './repo-content';
import { isGated, isTheirs, withGate } from './repo-open';
import { isAllOpen } from './repo-openings';

/** A purchase with the facts of its course that its room shows. */
export async function findRoom(db: Db, { id, holderId }: { id: string; holderId: string }) {
  const { rows } = await sql<{
    access: string;
    product_id: string;
    type: string;
    title: string;
    cover: PosterRow | null;
    creator: string;
    granted_at: Date;
    time_zone: string | null;
    is_all_open: boolean;
    has_messages: boolean;
  }>`
    select e.status as access, e.product_id, p.type, p.title, o.name as creator,
      (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'widths', i.widths)
        from files i where i.id = p.cover_id) as cover, e.granted_at, u.time_zone, ${isAllOpen} as is_all_open,
      exists (select from course_message_readers r join course_messages m on m.id = r.message_id
        where r.entitlement_id = e.id and m.removed_at is null) as has_messages
    from entitlements e join products p on p.id = e.product_id join users u on u.id = e.holder_id
      join users o on o.id = p.owner_id
    where e.id = ${id} and e.holder_id = ${holderId}`.execute(db);
  return rows[0];
}

export interface RoomRow {
  section_id: string;
  section: string;
  id: string;
  type: string;
  title: string;
  seconds: number | null;
  is_required: boolean;
  is_preview: boolean;
  opens_after_days: number | null;
  opens_on: string | null;
  is_gated: boolean;
  is_new: boolean;
  is_removed: boolean;
  poster: PosterRow | null;
  watched: Stretch[] | null;
  allowed_seconds: number | null;
  position: number | null;
  position_at: Date | null;
  reported_at: Date | null;
  completed_at: Date | null;
}

/** The lessons of a purchase in order, each with its section and how far its buyer is. */
export async function listRoom(db: Db, id: string): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select s.id as section_id, s.title as section, l.id, l.type, l.title, l.seconds, l.is_required,
      l.preview_since is not null as is_preview, l.opens_after_days, l.opens_on::text as opens_on, ${isGated} as is_gated,
      l.shown_at > ${boughtAt} and u.opened_at is null and p.reported_at is null as is_new,
      l.removed_at is not null as is_removed, case when l.type = 'audio' then ${posterJson} end as poster,
      p.watched, p.allowed_seconds, p.position, p.position_at, p.reported_at, p.completed_at
    from entitlements e join course_lessons l on l.product_id = e.product_id
    join course_sections s on s.id = l.section_id ${withGate}
    left join lesson_uses u on u.entitlement_id = e.id and u.lesson_id = l.id
    left join lesson_progress p on p.entitlement_id = e.id and p.lesson_id = l.id
    where e.id = ${id} and ${isTheirs}
    order by s.position, s.id, l.position, l.id`.execute(db);
  return rows;
}
