import { definePage } from '@/app/define-page';
import { Overview } from '@/components/admin/overview';
import { getWaiting } from '@/lib/contract/operator';
import * as operator from '@/lib/server/operator/waiting-work';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.admin(), 'ADMIN'),
  title: ({ t }) => t('title'),
  load: ({ ctx, page }) => page.one(getWaiting, {}, () => operator.getWaiting(ctx)),
  subtitle: ({ t }) => t('subtitle'),
  view: () => <Overview />,
});

export const { generateMetadata } = page;
export default page.Page;
