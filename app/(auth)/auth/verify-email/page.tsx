import { definePage } from '@/app/define-page';
import { VerifyLink } from '@/components/auth/verify-link';
import { VerifySent } from '@/components/auth/verify-sent';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { getPageViewer } from '@/lib/server/requests/page-viewer';

const page = definePage({
  namespace: 'codes',
  query: ({ token }) => ({ token: typeof token === 'string' ? token : null }),
  access: getPageCtx,
  title: ({ t }) => t('verify.metaTitle'),
  head: () => ({ robots: { index: false }, referrer: 'no-referrer' }),
  messages: ['auth'],
  load: async () => {
    const me = await getPageViewer();
    return me && { email: me.email, verified: me.emailVerified };
  },
  view: ({ query: { token }, data: viewer }) =>
    token ? <VerifyLink token={token} viewer={viewer} /> : <VerifySent viewer={viewer} />,
});

export const { generateMetadata } = page;
export default page.Page;
