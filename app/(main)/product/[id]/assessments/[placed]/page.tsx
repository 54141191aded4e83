import { definePage } from '@/app/define-page';
import { ExamPage } from '@/components/kinds/assessments/exam/exam-page';
import { PageColumn } from '@/components/layout/page-column';
import { getMadeAssessment } from '@/lib/contract/kinds/workshop-assessments';
import * as exams from '@/lib/server/kinds/assessments/exams';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'workshop-exam',
  params: getMadeAssessment.params,
  access: ({ params }) => requireMember(paths.productAssessment(params.id, params.placed), 'CREATOR'),
  title: ({ t, params }) => t(params.placed === 'after' ? 'title.after' : 'title.before'),
  messages: ['workshop-exam', 'creator', 'products', 'recordings'],
  load: ({ ctx, page, params }) =>
    page.one(getMadeAssessment, { params }, () => exams.getMadeAssessment(ctx, params)),
  Frame: PageColumn,
  view: ({ params }) => <ExamPage productId={params.id} placed={params.placed} />,
});

export const { generateMetadata } = page;
export default page.Page;
