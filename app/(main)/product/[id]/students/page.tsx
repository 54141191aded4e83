import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { StudentsPage } from '@/components/kinds/courses/students/students-page';
import { exportStudents, getStudentFigures, listStudents } from '@/lib/contract/kinds/course-students';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as students from '@/lib/server/kinds/courses/students';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

type StudentsProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Metadata and page show the same figures, read once. */
const load = cache(async (id: string) => {
  if (!getStudentFigures.params.safeParse({ id }).success) notFound();
  const ctx = await requireMember(paths.productStudents(id), 'CREATOR');
  const page = prefetch();
  const figures = await page.one(getStudentFigures, { params: { id } }, () =>
    students.getStudentFigures(ctx, id),
  );
  return { ctx, page, figures };
});

export async function generateMetadata({ params }: StudentsProps): Promise<Metadata> {
  const { figures } = await load((await params).id);
  const { t } = await getTranslation('course-students');
  const title = t('page', { context: figures.isSeries ? 'series' : undefined });
  return { title, robots: { index: false } };
}

export default async function Students({ params, searchParams }: StudentsProps) {
  const { id } = await params;
  const { ctx, page } = await load(id);
  const asked = await searchParams;
  // Ignores values in the address that do not exist.
  const { name: q, group, days } = asked;
  const filter = exportStudents.query.safeParse({ q, group, days }).data ?? exportStudents.query.parse({});
  const view = asked.view === 'lessons' || asked.view === 'messages' ? asked.view : 'people';
  await page.list(listStudents, { params: { id }, query: filter }, () =>
    students.listStudents(ctx, id, listStudents.query.parse(filter)),
  );
  return (
    <Messages of={['course-students']}>
      <HydrationBoundary state={page.state()}>
        <StudentsPage courseId={id} filter={filter} view={view} />
      </HydrationBoundary>
    </Messages>
  );
}
