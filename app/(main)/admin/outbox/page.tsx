import { definePage } from '@/app/define-page';
import { Outbox } from '@/components/admin/outbox';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'creator',
  access: () => requireMember(paths.adminOutbox(), 'ADMIN'),
  title: ({ t }) => t('outbox.title'),
  messages: ['creator'],
  subtitle: ({ t }) => t('outbox.subtitle'),
  view: () => <Outbox />,
});

export const { generateMetadata } = page;
export default page.Page;
