import { definePage } from '@/app/define-page';
import { CourseEditor } from '@/components/kinds/courses/editor/course-editor';
import { Id } from '@/lib/contract/fields';
import { getCourse } from '@/lib/contract/kinds/courses';
import { isSeries } from '@/lib/contract/kinds/types';
import * as courses from '@/lib/server/kinds/courses/sections';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'kinds-courses',
  params: getCourse.params,
  query: ({ lesson }) => ({ lessonId: Id.safeParse(lesson).data ?? null }),
  access: ({ params }) => requireMember(paths.productCourse(params.id), 'CREATOR'),
  subject: ({ ctx, page, params }) =>
    page.one(getCourse, { params }, () => courses.getCourse(ctx, params.id)),
  title: ({ t, subject }) => t('head.page', { context: isSeries(subject.type) ? 'series' : undefined }),
  view: ({ params, query }) => <CourseEditor courseId={params.id} {...query} />,
});

export const { generateMetadata } = page;
export default page.Page;
