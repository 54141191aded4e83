import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SecondFactor } from '@/components/second-factor/second-factor';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { TimeZoneProvider } from '@/lib/i18n/use-time-zone';
import type { MemberCtx } from '@/lib/server/ctx';
import { demoOperatorSecret } from '@/lib/server/demo/accounts';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { getPageViewer } from '@/lib/server/requests/page-viewer';
import { getSecondFactor } from '@/lib/server/second-factor/service';
import { paths } from '@/lib/shared/paths';
import { safeCallback } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('factor.metaTitle'), robots: { index: false } };
}

type SecondFactorPageProps = { searchParams: Promise<{ callbackUrl?: string | string[] }> };

export default async function SecondFactorPage({ searchParams }: SecondFactorPageProps) {
  const [{ callbackUrl }, ctx] = await Promise.all([searchParams, getPageCtx()]);
  const next = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : paths.admin());
  if (!ctx.viewer) redirect(paths.login(next));
  if (ctx.viewer.role !== 'ADMIN') notFound();
  const state = await getSecondFactor(ctx as MemberCtx);
  const timeZone = (await getPageViewer())?.timeZone ?? null;
  const demoSecret = state.passedUntil ? null : await demoOperatorSecret(ctx as MemberCtx);
  return (
    <Messages of={['operator']}>
      <TimeZoneProvider timeZone={timeZone}>
        <SecondFactor state={state} callbackUrl={next} demoSecret={demoSecret} />
      </TimeZoneProvider>
    </Messages>
  );
}
