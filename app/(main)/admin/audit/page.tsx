import { definePage } from '@/app/define-page';
import { AuditLog } from '@/components/admin/audit/audit-log';
import { getAuditState, listAudit } from '@/lib/contract/operator';
import * as audit from '@/lib/server/operator/audit-log';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const Filter = listAudit.query.pick({ actor: true, action: true, subject: true });

const page = definePage({
  namespace: 'operator',
  query: (asked) => Filter.safeParse(asked).data ?? {},
  access: ({ query }) => requireMember(paths.adminAudit(query), 'ADMIN'),
  title: ({ t }) => t('pages.audit.title'),
  messages: ['identity', 'payouts', 'checkout'],
  load: ({ ctx, page, query: filter }) =>
    Promise.all([
      page.list(listAudit, { query: filter }, (query) => audit.listAudit(ctx, query)),
      page.one(getAuditState, {}, () => audit.getAuditState(ctx)),
    ]),
  subtitle: ({ t }) => t('pages.audit.hint'),
  view: ({ query }) => <AuditLog filter={query} />,
});

export const { generateMetadata } = page;
export default page.Page;
