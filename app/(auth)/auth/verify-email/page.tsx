import type { Metadata } from 'next';
import { VerifyLink } from '@/components/auth/verify-link';
import { VerifySent } from '@/components/auth/verify-sent';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { getPageViewer } from '@/lib/server/requests/page-viewer';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('codes');
  return { title: t('verify.metaTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

type VerifyEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: VerifyEmailPageProps) {
  const [{ token }, me] = await Promise.all([searchParams, getPageViewer()]);
  const viewer = me && { email: me.email, verified: me.emailVerified };
  return (
    <Messages of={['auth']}>
      {typeof token === 'string' && token ? (
        <VerifyLink token={token} viewer={viewer} />
      ) : (
        <VerifySent viewer={viewer} />
      )}
    </Messages>
  );
}
