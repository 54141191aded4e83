import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { type LetterJob, sendLetter } from '@/lib/server/mail/jobs';
import { withoutLetters } from '@/lib/server/notifications/choices';
import { type LettersToWrite, noticeLetters } from '@/lib/server/notifications/letter';
import { getContacts } from '@/lib/server/users/service';
import { LETTERED, type Lettered, type NoticeKind, noticeKind } from '@/lib/shared/notice-kinds';
import { letterOf } from './letters';

/** Writes the letters for notices and enqueues them. Run twice, it sends letters with the same ids. */
export const writeNoticeLetters = defineJob({
  ...noticeLetters,
  async run(payload, ctx) {
    await enqueueAll(ctx, sendLetter, await writeLetters(ctx, payload));
  },
});

/** Letters in their readers' languages, to those who have an address and did not turn such letters off. */
export async function writeLetters(ctx: Ctx, { at, letters }: LettersToWrite): Promise<LetterJob[]> {
  const people = letters.flatMap(({ to, actorId }) => (actorId ? [to, actorId] : [to]));
  const [contacts, silent] = await Promise.all([getContacts(ctx, people), silentOf(ctx, letters)]);
  return letters.flatMap(({ id, to: userId, kind, actorId, facts }) => {
    const to = contacts.get(userId);
    const writer = letterOf(kind);
    const choice = choiceOf(kind);
    if (!to?.email || (choice && silent.get(choice)?.has(userId))) return [];
    const actor = actorId ? contacts.get(actorId) : undefined;
    const content = writer.write(to, { actor, at: new Date(at), facts: writer.facts.parse(facts) });
    return [
      { id, to: to.email, locale: to.locale, content, ...(choice && { choice: { userId, kind: choice } }) },
    ];
  });
}

/** The readers who chose to get no letters. */
async function silentOf(ctx: Ctx, letters: LettersToWrite['letters']): Promise<Map<Lettered, Set<string>>> {
  const byChoice = Map.groupBy(letters, ({ kind }) => choiceOf(kind));
  const asked = [...byChoice].map(async ([choice, own]) => {
    const readers = own.map(({ to }) => to);
    return choice && ([choice, await withoutLetters(ctx, readers, choice)] as const);
  });
  return new Map((await Promise.all(asked)).filter((one) => one !== undefined));
}

/** The choice that turns a kind's letters off; letters of other kinds always come. */
const choiceOf = (kind: NoticeKind): Lettered | undefined =>
  LETTERED.find((choice) => choice === noticeKind(kind)?.choice);
