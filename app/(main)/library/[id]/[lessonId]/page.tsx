import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { LessonPage } from '@/components/kinds/courses/lesson-page';
import { getCourseRoom, getLesson } from '@/lib/contract/kinds/course-room';
import { getPurchase } from '@/lib/contract/purchases';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as courses from '@/lib/server/kinds/courses/room';
import * as library from '@/lib/server/library/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('orders');
  return { title: t('purchases.title'), robots: { index: false } };
}

type LibraryLessonPageProps = { params: Promise<{ id: string; lessonId: string }> };

export default async function LibraryLessonPage({ params }: LibraryLessonPageProps) {
  const given = getLesson.params.safeParse(await params);
  if (!given.success) notFound();
  const { id, lessonId } = given.data;
  const ctx = await requireMember(paths.lesson(id, lessonId));
  const page = prefetch();
  const { access, kind } = await page.one(getPurchase, { params: { id } }, () =>
    library.getPurchase(ctx, id),
  );
  if (access !== 'active' || kind !== 'courses') redirect(paths.library(id));
  // The lesson itself is loaded by the browser: that it was opened counts for refunds, and a page may be fetched ahead.
  await page.one(getCourseRoom, { params: { id } }, () => courses.getCourseRoom(ctx, id));
  return (
    <Messages of={['products', 'kinds-courses', 'course-room']}>
      <HydrationBoundary state={page.state()}>
        <LessonPage entitlementId={id} lessonId={lessonId} />
      </HydrationBoundary>
    </Messages>
  );
}
