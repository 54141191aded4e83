import { definePage } from '@/app/define-page';
import { RegisterCompanyForm } from '@/components/auth/register-company-form';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { wantedPage } from '@/lib/shared/safe-callback';

const page = definePage({
  namespace: 'auth',
  query: ({ callbackUrl }) => ({ next: wantedPage(callbackUrl) }),
  access: ({ query }) => requireGuest(query.next),
  title: ({ t }) => t('business.metaTitle'),
  messages: ['auth'],
  view: ({ query }) => <RegisterCompanyForm callbackUrl={query.next} />,
});

export const { generateMetadata } = page;
export default page.Page;
