import { redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { LessonPage } from '@/components/kinds/courses/lesson-page';
import { getCourseRoom, getLesson } from '@/lib/contract/kinds/course-room';
import { getPurchase } from '@/lib/contract/purchases';
import * as courses from '@/lib/server/kinds/courses/room';
import * as library from '@/lib/server/library/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'orders',
  params: getLesson.params,
  access: ({ params }) => requireMember(paths.lesson(params.id, params.lessonId)),
  title: ({ t }) => t('purchases.title'),
  messages: ['products', 'kinds-courses', 'course-room'],
  load: async ({ ctx, page, params: { id } }) => {
    const { access, kind } = await page.one(getPurchase, { params: { id } }, () =>
      library.getPurchase(ctx, id),
    );
    if (access !== 'active' || kind !== 'courses') redirect(paths.library(id));
    // The lesson itself is loaded by the browser: that it was opened counts for refunds, and a page may be fetched
    // ahead.
    await page.one(getCourseRoom, { params: { id } }, () => courses.getCourseRoom(ctx, id));
  },
  view: ({ params }) => <LessonPage entitlementId={params.id} lessonId={params.lessonId} />,
});

export const { generateMetadata } = page;
export default page.Page;
