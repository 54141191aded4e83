import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { QuestionsPage } from '@/components/kinds/courses/questions-page';
import { IdParams } from '@/lib/contract/fields';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as questions from '@/lib/server/kinds/courses/questions';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('course-room');
  return { title: t('questions.title'), robots: { index: false } };
}

type QuestionsProps = { params: Promise<{ id: string }> };

export default async function Questions({ params }: QuestionsProps) {
  const given = IdParams.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await requireMember(paths.lessonQuestions(id));
  const place = await questions.findQuestionsPlace(ctx, id);
  if (!place) notFound();
  if (place.by === 'purchase') redirect(`${paths.lesson(place.entitlementId, id)}#questions`);
  return (
    <Messages of={['course-room']}>
      <QuestionsPage lessonId={id} {...place} />
    </Messages>
  );
}
