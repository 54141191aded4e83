import { notFound, redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { QuestionsPage } from '@/components/kinds/courses/questions-page';
import { IdParams } from '@/lib/contract/fields';
import * as questions from '@/lib/server/kinds/courses/questions';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'course-room',
  params: IdParams,
  access: ({ params }) => requireMember(paths.lessonQuestions(params.id)),
  title: ({ t }) => t('questions.title'),
  messages: ['course-room'],
  load: async ({ ctx, params: { id } }) => {
    const place = await questions.findQuestionsPlace(ctx, id);
    if (!place) notFound();
    if (place.by === 'purchase') redirect(`${paths.lesson(place.entitlementId, id)}#questions`);
    return place;
  },
  view: ({ params, data: place }) => <QuestionsPage lessonId={params.id} {...place} />,
});

export const { generateMetadata } = page;
export default page.Page;
