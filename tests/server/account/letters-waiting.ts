import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import type { LetterJob } from '@/lib/server/mail/jobs';

/** The letters that wait to be sent, oldest first. */
export async function lettersWaiting(): Promise<LetterJob[]> {
  const { rows } = await sql<{ payload: LetterJob }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'sendLetter' order by j.id`.execute(db());
  return rows.map(({ payload }) => payload);
}
