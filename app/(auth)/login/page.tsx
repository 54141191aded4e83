import { definePage } from '@/app/define-page';
import { LoginForm } from '@/components/auth/login-form';
import { demoAccounts } from '@/lib/server/demo/accounts';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { hasGoogle } from '@/lib/server/sign-in/google';
import { parseLoginError } from '@/lib/shared/login-errors';
import { safeCallback } from '@/lib/shared/safe-callback';

const page = definePage({
  namespace: 'auth',
  query: ({ callbackUrl, error }) => ({
    next: safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl),
    problem: parseLoginError(error),
  }),
  access: ({ query }) => requireGuest(query.next),
  title: ({ t }) => t('login.metaTitle'),
  messages: ['auth'],
  load: demoAccounts,
  view: ({ query: { next, problem }, data }) => (
    <LoginForm callbackUrl={next} demoAccounts={data} google={hasGoogle()} problem={problem} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
