import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { updateNoticeChoice } from '@/lib/server/notifications/choices';
import { getNotifications } from '@/lib/server/notifications/service';
import { closeMonth } from '@/lib/server/revenue-share/close';
import { sendReportNotices } from '@/lib/server/revenue-share/news';
import * as repo from '@/lib/server/revenue-share/repo-news';
import { type Month, monthSpan } from '@/lib/shared/months';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { act, earnFees, makeActor, monthsFrom, onceOver, within } from '@/tests/setup/revenue';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';

const nextMonth = monthsFrom('2021-01');
const MAIL = (name: string) => `${name}@reports.example`;
beforeEach(dropJobs);

/** A month with fees in which these members earned points, closed a moment after its end. */
async function closedWith(authors: readonly Member[], now?: Date): Promise<Month> {
  const month = nextMonth();
  await earnFees(10_000, within(month));
  for (const author of authors) {
    const post = await makePost(db(), { authorId: author.id, at: within(month) });
    await act('share', post.id, (await makeActor()).id, within(month));
  }
  await closeMonth(now ? guestCtx(db(), now) : onceOver(month), month, 'clock');
  return month;
}
const notices = async (member: Member) =>
  (await getNotifications(member.ctx, { limit: 10 })).data.filter(({ kind }) => kind === 'revenue_report');

describe('a member gets no news of a report', () => {
  it('when they earned nothing, and when the month was closed long after its end', async () => {
    const [idle, late] = [await makeMember(), await makeMember({ email: MAIL('late') })];
    await closedWith([await makeMember()]);
    await closedWith([late], new Date('2026-01-01'));
    await runJobs();
    expect([await notices(idle), await notices(late)]).toEqual([[], []]);
    expect(await lettersTo(MAIL('late'))).toEqual([]);
  });

  it('by letter when they turned letters off, and no notice when they turned notices off too', async () => {
    const [quiet, silent] = [
      await makeMember({ email: MAIL('quiet') }),
      await makeMember({ email: MAIL('silent') }),
    ];
    await updateNoticeChoice(quiet.ctx, { kind: 'revenue_report', email: false });
    await updateNoticeChoice(silent.ctx, { kind: 'revenue_report', email: false, inApp: false });
    await closedWith([quiet, silent]);
    await runJobs();
    expect([await lettersTo(MAIL('quiet')), await lettersTo(MAIL('silent'))]).toEqual([[], []]);
    expect([(await notices(quiet)).length, (await notices(silent)).length]).toEqual([1, 0]);
  });
});

describe('a member who earned something', () => {
  it.each([
    ['ar', 'تقرير مشاركة الأرباح جاهز', 'نصيبك من الصندوق'],
    ['en', 'Your revenue share report is ready', 'Your part of the pool'],
  ] as const)('gets a notice and a letter that lead to the report (%s)', async (locale, subject, pool) => {
    const author = await makeMember({ locale, email: MAIL(locale) });
    const month = await closedWith([author]);
    const [letter, ...more] = await lettersTo(MAIL(locale));
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(subject);
    expect(letter?.text).toContain(`/finance/revenue-report/${month}`);
    expect(letter?.text).toContain(pool);
    expect(await notices(author)).toMatchObject([{ month, isRead: false }]);
  });

  it('is notified once when the month is closed again and the job runs several times at once', async () => {
    const authors = await Promise.all(
      ['one', 'two', 'three'].map((name) => makeMember({ email: MAIL(name) })),
    );
    const month = await closedWith(authors);
    await closeMonth(onceOver(month), month, 'clock');
    await Promise.all([1, 2, 3].map(() => sendReportNotices.run({ month }, jobCtx())));
    await runJobs();
    for (const name of ['one', 'two', 'three']) expect(await lettersTo(MAIL(name))).toHaveLength(1);
    expect(await notices(authors[0] as Member)).toHaveLength(1);
  });

  it('is notified exactly once when the job crashes in the middle and runs again', async () => {
    const authors = await Promise.all(
      Array.from({ length: 5 }, (_, i) => makeMember({ email: MAIL(`crash${i}`) })),
    );
    const list = repo.listToNotify;
    const two = vi
      .spyOn(repo, 'listToNotify')
      .mockImplementation((db, month, after) => list(db, month, after, 2));
    await closedWith(authors);
    vi.spyOn(repo, 'updateNews')
      .mockImplementationOnce(repo.updateNews)
      .mockRejectedValueOnce(new Error('killed'));
    await runJobs();
    expect((await waitingJobs()).some(({ task_identifier }) => task_identifier === 'tellOfReports')).toBe(
      true,
    );
    await runJobs();
    expect(two.mock.calls.length).toBeGreaterThanOrEqual(4);
    for (const index of authors.keys()) expect(await lettersTo(MAIL(`crash${index}`))).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('gets one notice for each month', async () => {
    const author = await makeMember();
    const months = [await closedWith([author]), await closedWith([author])];
    await runJobs();
    expect((await notices(author)).map(({ month }) => month).sort()).toEqual(months);
    expect(monthSpan(months[0] ?? '').to < monthSpan(months[1] ?? '').to).toBe(true);
  });
});
