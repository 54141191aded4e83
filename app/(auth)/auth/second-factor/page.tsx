import { notFound, redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { SecondFactor } from '@/components/second-factor/second-factor';
import { TimeZoneProvider } from '@/lib/i18n/use-time-zone';
import type { MemberCtx } from '@/lib/server/ctx';
import { demoOperatorSecret } from '@/lib/server/demo/accounts';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { getPageViewer } from '@/lib/server/requests/page-viewer';
import { getSecondFactor } from '@/lib/server/second-factor/service';
import { paths } from '@/lib/shared/paths';
import { safeCallback } from '@/lib/shared/safe-callback';

const page = definePage({
  namespace: 'operator',
  query: ({ callbackUrl }) => ({
    next: safeCallback(typeof callbackUrl === 'string' ? callbackUrl : paths.admin()),
  }),
  access: async ({ query }) => {
    const ctx = await getPageCtx();
    if (!ctx.viewer) redirect(paths.login(query.next));
    if (ctx.viewer.role !== 'ADMIN') notFound();
    return ctx as MemberCtx;
  },
  title: ({ t }) => t('factor.metaTitle'),
  messages: ['operator'],
  load: async ({ ctx }) => {
    const state = await getSecondFactor(ctx);
    const timeZone = (await getPageViewer())?.timeZone ?? null;
    const demoSecret = state.passedUntil ? null : await demoOperatorSecret(ctx);
    return { state, timeZone, demoSecret };
  },
  view: ({ query, data: { timeZone, ...data } }) => (
    <TimeZoneProvider timeZone={timeZone}>
      <SecondFactor {...data} callbackUrl={query.next} />
    </TimeZoneProvider>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
