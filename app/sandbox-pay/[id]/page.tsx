import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SandboxPay } from '@/components/sandbox/sandbox-pay';
import { getSandboxPage } from '@/lib/contract/orders';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('checkout');
  return { title: { absolute: t('sandbox.metaTitle') }, robots: { index: false, follow: false } };
}

type SandboxPayPageProps = { params: Promise<{ id: string }> };

export default async function SandboxPayPage({ params }: SandboxPayPageProps) {
  const given = getSandboxPage.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await getPageCtx();
  const page = prefetch();
  await page.one(getSandboxPage, { params: { id } }, () => sandbox.getSandboxPage(ctx, id));
  return (
    <Messages of={['checkout', 'orders']}>
      <HydrationBoundary state={page.state()}>
        <SandboxPay id={id} />
      </HydrationBoundary>
    </Messages>
  );
}
