import { definePage } from '@/app/define-page';
import { RegisterForm } from '@/components/auth/register-form';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { hasGoogle } from '@/lib/server/sign-in/google';
import { safeCallback } from '@/lib/shared/safe-callback';

const page = definePage({
  namespace: 'auth',
  query: ({ callbackUrl }) => ({ next: safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl) }),
  access: ({ query }) => requireGuest(query.next),
  title: ({ t }) => t('register.metaTitle'),
  messages: ['auth'],
  view: ({ query }) => <RegisterForm callbackUrl={query.next} google={hasGoogle()} />,
});

export const { generateMetadata } = page;
export default page.Page;
