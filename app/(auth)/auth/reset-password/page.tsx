import { definePage } from '@/app/define-page';
import { ResetPassword } from '@/components/auth/reset-password';
import { getPageCtx } from '@/lib/server/requests/page-context';

const page = definePage({
  namespace: 'codes',
  query: ({ token }) => ({ token: typeof token === 'string' && token ? token : null }),
  access: getPageCtx,
  title: ({ t }) => t('reset.metaTitle'),
  // The address holds a secret. Links on this page must not pass it on.
  head: () => ({ robots: { index: false }, referrer: 'no-referrer' }),
  messages: ['auth'],
  view: ({ query }) => <ResetPassword token={query.token} />,
});

export const { generateMetadata } = page;
export default page.Page;
