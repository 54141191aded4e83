import { definePage } from '@/app/define-page';
import { AccountTypeCards } from '@/components/auth/account-type-cards';
import { WideCard } from '@/components/layout/wide-card';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { wantedPage } from '@/lib/shared/safe-callback';

const page = definePage({
  namespace: 'auth',
  query: ({ callbackUrl }) => ({ next: wantedPage(callbackUrl) }),
  access: ({ query }) => requireGuest(query.next),
  title: ({ t }) => t('accountType.metaTitle'),
  messages: ['auth'],
  Frame: WideCard,
  view: ({ query }) => <AccountTypeCards next={query.next} />,
});

export const { generateMetadata } = page;
export default page.Page;
