import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { Id } from '@/lib/contract/fields';
import { getCourse } from '@/lib/contract/kinds/courses';
import { isSeries } from '@/lib/contract/kinds/types';
import { getTranslation } from '@/lib/i18n/server';
import * as courses from '@/lib/server/kinds/courses/sections';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

type CoursePageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ lesson?: string | string[] }>;
};

/** Metadata and page show the same course, read once. */
const load = cache(async (id: string) => {
  if (!getCourse.params.safeParse({ id }).success) notFound();
  const ctx = await requireMember(paths.productCourse(id), 'CREATOR');
  const page = prefetch();
  const course = await page.one(getCourse, { params: { id } }, () => courses.getCourse(ctx, id));
  return { page, course };
});

export async function generateMetadata({ params }: CoursePageProps): Promise<Metadata> {
  const { course } = await load((await params).id);
  const { t } = await getTranslation('kinds-courses');
  const title = t('head.page', { context: isSeries(course.type) ? 'series' : undefined });
  return { title, robots: { index: false } };
}

export default async function CoursePage({ params, searchParams }: CoursePageProps) {
  const { id } = await params;
  const { page } = await load(id);
  const lesson = Id.safeParse((await searchParams).lesson);
  return (
    <HydrationBoundary state={page.state()}>
      <CourseEditor courseId={id} lessonId={lesson.success ? lesson.data : null} />
    </HydrationBoundary>
  );
}
