import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import type { LetterJob } from '@/lib/server/mail/jobs';
import { writeLetters } from '@/lib/server/notice-letters/jobs';
import { noticeLetters } from '@/lib/server/notifications/letter';

/** The letters that wait to be sent, oldest first; letters for notices as they would be written now. */
export async function lettersWaiting(): Promise<LetterJob[]> {
  const { rows } = await sql<{ name: string; payload: unknown }>`
    select t.identifier as name, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('sendLetter', ${noticeLetters.name}) order by j.id`.execute(db());
  const letters = rows.map(({ name, payload }) =>
    name === 'sendLetter'
      ? [payload as LetterJob]
      : writeLetters(jobCtx(), noticeLetters.payload.parse(payload)),
  );
  return (await Promise.all(letters)).flat();
}
