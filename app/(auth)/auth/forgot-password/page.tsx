import type { Metadata } from 'next';
import { ForgotPassword } from '@/components/auth/forgot-password';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('codes');
  return { title: t('forgot.metaTitle'), robots: { index: false } };
}

export default function ForgotPasswordPage() {
  return (
    <Messages of={['auth']}>
      <ForgotPassword />
    </Messages>
  );
}
