import 'server-only';
import { sql } from 'kysely';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import type { Locale } from '@/lib/i18n/locales';
import type { Db } from '@/lib/server/ctx';
import { fileJson } from './repo-lessons';
import { isTheirs } from './repo-open';
import { isAllOpen } from './repo-openings';

/** A purchase of an audio series of the caller, with the secret part of its feed's address. */
export async function findFeed(db: Db, { id, holderId }: { id: string; holderId: string }) {
  const { rows } = await sql<{ access: string; token: string | null }>`
    select e.status as access, f.token from entitlements e join products p on p.id = e.product_id
    left join podcast_feeds f on f.entitlement_id = e.id
    where e.id = ${id} and e.holder_id = ${holderId} and p.type = 'audio_series'`.execute(db);
  return rows[0];
}

export async function upsertFeed(
  db: Db,
  row: { entitlement_id: string; token: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('podcast_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('entitlement_id').doUpdateSet(row))
    .execute();
}

/** A feed and whose it is. */
export interface FeedRow {
  id: string;
  token: string;
  holder_id: string;
  /** `suspended` as well while its buyer's account is not active */
  access: string;
  granted_at: Date;
  time_zone: string | null;
  locale: Locale;
  is_all_open: boolean;
  product_id: string;
  title: string;
  description: string;
  language: string;
  creator: string;
  cover_id: string | null;
}

/** The feed of a purchase, whatever the state of its access. */
export async function findFeedBy(
  db: Db,
  by: { token: string } | { entitlementId: string },
): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select e.id, f.token, e.holder_id, e.granted_at,
      case when u.status = 'active' then e.status else 'suspended' end as access, u.time_zone, u.locale, ${isAllOpen} as is_all_open,
      p.id as product_id, p.title, p.description, coalesce(c.language, 'ar') as language, o.name as creator, p.cover_id
    from podcast_feeds f join entitlements e on e.id = f.entitlement_id
    join users u on u.id = e.holder_id
    join products p on p.id = e.product_id join users o on o.id = p.owner_id
    left join courses c on c.product_id = p.id
    where ${'token' in by ? sql`f.token = ${by.token}` : sql`f.entitlement_id = ${by.entitlementId}`}`.execute(
    db,
  );
  return rows[0];
}

export interface EpisodeRow {
  id: string;
  title: string;
  seconds: number | null;
  is_preview: boolean;
  opens_after_days: number | null;
  opens_on: string | null;
  shown_at: Date;
  file: LessonFile;
  notes: string | null;
  chapters: Chapters;
}

/** The episodes of a purchase that have a sound, in order. */
export async function listEpisodes(db: Db, entitlementId: string): Promise<EpisodeRow[]> {
  const { rows } = await sql<EpisodeRow>`
    select l.id, l.title, l.seconds, l.preview_since is not null as is_preview, l.opens_after_days,
      l.opens_on::text as opens_on, l.shown_at, ${fileJson} as file, t.plain as notes, l.chapters
    from entitlements e join course_lessons l on l.product_id = e.product_id
    join course_sections s on s.id = l.section_id join files f on f.id = l.file_id
    left join lesson_texts t on t.lesson_id = l.id
    where e.id = ${entitlementId} and ${isTheirs}
    order by s.position, s.id, l.position, l.id`.execute(db);
  return rows;
}
