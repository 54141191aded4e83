import { definePage } from '@/app/define-page';
import { RefundQueue } from '@/components/refunds/refund-queue';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'sale-refunds',
  access: () => requireMember(paths.adminRefunds(), 'ADMIN'),
  title: ({ t }) => t('admin.title'),
  messages: ['refunds', 'sale-refunds'],
  subtitle: ({ t }) => t('admin.subtitle'),
  view: () => <RefundQueue by="operator" />,
});

export const { generateMetadata } = page;
export default page.Page;
