import { definePage } from '@/app/define-page';
import { ReportedComments } from '@/components/admin/comments/reported-comments';
import { listReportedComments } from '@/lib/contract/comment-reports';
import * as comments from '@/lib/server/comments/review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminComments(), 'ADMIN'),
  title: ({ t }) => t('pages.comments.title'),
  load: ({ ctx, page }) =>
    page.list(listReportedComments, { query: { state: 'waiting' } }, (query) =>
      comments.listReportedComments(ctx, query),
    ),
  subtitle: ({ t }) => t('pages.comments.hint'),
  view: () => <ReportedComments />,
});

export const { generateMetadata } = page;
export default page.Page;
