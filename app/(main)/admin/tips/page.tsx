import { definePage } from '@/app/define-page';
import { Tips } from '@/components/admin/tips/tips';
import { listAdminTips } from '@/lib/contract/tips';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { listWaitingTips } from '@/lib/server/tips/waiting-tips';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminTips(), 'ADMIN'),
  title: ({ t }) => t('pages.tips.title'),
  messages: ['tips'],
  load: ({ ctx, page }) => page.list(listAdminTips, {}, (query) => listWaitingTips(ctx, query)),
  subtitle: ({ t }) => t('pages.tips.hint'),
  view: () => <Tips />,
});

export const { generateMetadata } = page;
export default page.Page;
