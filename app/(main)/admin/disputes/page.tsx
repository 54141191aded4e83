import { definePage } from '@/app/define-page';
import { Disputes } from '@/components/disputes/disputes';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'disputes',
  access: () => requireMember(paths.adminDisputes(), 'ADMIN'),
  title: ({ t }) => t('console.title'),
  messages: ['sale-refunds', 'disputes'],
  subtitle: ({ t }) => t('console.subtitle'),
  view: () => <Disputes />,
});

export const { generateMetadata } = page;
export default page.Page;
