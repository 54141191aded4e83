import { definePage } from '@/app/define-page';
import { SandboxPay } from '@/components/sandbox/sandbox-pay';
import { getSandboxPage } from '@/lib/contract/orders';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/page';
import { getPageCtx } from '@/lib/server/requests/page-context';

const page = definePage({
  namespace: 'checkout',
  params: getSandboxPage.params,
  access: getPageCtx,
  title: ({ t }) => t('sandbox.metaTitle'),
  head: ({ title }) => ({ title: { absolute: title }, robots: { index: false, follow: false } }),
  messages: ['checkout', 'orders'],
  load: ({ ctx, page, params }) =>
    page.one(getSandboxPage, { params }, () => sandbox.getSandboxPage(ctx, params.id)),
  view: ({ params }) => <SandboxPay id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
