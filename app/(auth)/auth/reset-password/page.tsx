import type { Metadata } from 'next';
import { ResetPassword } from '@/components/auth/reset-password';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('codes');
  // The address holds a secret. Links on this page must not pass it on.
  return { title: t('reset.metaTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  return (
    <Messages of={['auth']}>
      <ResetPassword token={typeof token === 'string' && token ? token : null} />
    </Messages>
  );
}
