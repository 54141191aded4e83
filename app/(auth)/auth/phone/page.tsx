import { definePage } from '@/app/define-page';
import { PhoneSignIn } from '@/components/auth/phone-sign-in';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { safeCallback } from '@/lib/shared/safe-callback';

const page = definePage({
  namespace: 'codes',
  query: ({ callbackUrl }) => ({ next: safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl) }),
  access: ({ query }) => requireGuest(query.next),
  title: ({ t }) => t('phone.metaTitle'),
  messages: ['auth'],
  view: ({ query }) => <PhoneSignIn callbackUrl={query.next} />,
});

export const { generateMetadata } = page;
export default page.Page;
