import { definePage } from '@/app/define-page';
import { ReceivedTips } from '@/components/tips/received-tips';
import { listReceivedTips } from '@/lib/contract/tips';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { listReceived } from '@/lib/server/tips/service';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'tips',
  access: () => requireMember(paths.receivedTips(), 'CREATOR'),
  title: ({ t }) => t('received.title'),
  messages: ['tips'],
  load: ({ ctx, page }) => page.list(listReceivedTips, {}, (query) => listReceived(ctx, query)),
  subtitle: ({ t }) => t('received.subtitle'),
  view: () => <ReceivedTips />,
});

export const { generateMetadata } = page;
export default page.Page;
