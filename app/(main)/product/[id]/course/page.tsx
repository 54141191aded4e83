import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { Id } from '@/lib/contract/fields';
import { getCourse } from '@/lib/contract/kinds/courses';
import { getTranslation } from '@/lib/i18n/server';
import * as courses from '@/lib/server/kinds/courses/sections';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('kinds-courses');
  return { title: t('head.page'), robots: { index: false } };
}

type CoursePageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ lesson?: string | string[] }>;
};

export default async function CoursePage({ params, searchParams }: CoursePageProps) {
  const given = getCourse.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const lesson = Id.safeParse((await searchParams).lesson);
  const ctx = await requireMember(paths.productCourse(id), 'CREATOR');
  const page = prefetch();
  await page.one(getCourse, { params: { id } }, () => courses.getCourse(ctx, id));
  return (
    <HydrationBoundary state={page.state()}>
      <CourseEditor courseId={id} lessonId={lesson.success ? lesson.data : null} />
    </HydrationBoundary>
  );
}
