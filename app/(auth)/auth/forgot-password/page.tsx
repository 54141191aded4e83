import { definePage } from '@/app/define-page';
import { ForgotPassword } from '@/components/auth/forgot-password';
import { getPageCtx } from '@/lib/server/requests/page-context';

const page = definePage({
  namespace: 'codes',
  access: getPageCtx,
  title: ({ t }) => t('forgot.metaTitle'),
  messages: ['auth'],
  view: () => <ForgotPassword />,
});

export const { generateMetadata } = page;
export default page.Page;
