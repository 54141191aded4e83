import { definePage } from '@/app/define-page';
import { StudentsPage } from '@/components/kinds/courses/students/students-page';
import { exportStudents, getStudentFigures, listStudents } from '@/lib/contract/kinds/course-students';
import * as students from '@/lib/server/kinds/courses/students';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';

const VIEWS = ['people', 'lessons', 'messages'] as const;
const Filter = exportStudents.query;

const page = definePage({
  namespace: 'course-students',
  params: getStudentFigures.params,
  query: ({ name: q, group, days, view }) => ({
    filter: Filter.safeParse({ q, group, days }).data ?? Filter.parse({}),
    view: oneOf(VIEWS, view),
  }),
  access: ({ params }) => requireMember(paths.productStudents(params.id), 'CREATOR'),
  subject: ({ ctx, page, params }) =>
    page.one(getStudentFigures, { params }, () => students.getStudentFigures(ctx, params.id)),
  title: ({ t, subject }) => t('page', { context: subject.isSeries ? 'series' : undefined }),
  messages: ['course-students'],
  load: ({ ctx, page, params, query: { filter } }) =>
    page.list(listStudents, { params, query: filter }, (query) =>
      students.listStudents(ctx, params.id, query),
    ),
  view: ({ params, query }) => <StudentsPage courseId={params.id} {...query} />,
});

export const { generateMetadata } = page;
export default page.Page;
