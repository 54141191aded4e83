import type { Metadata } from 'next';
import { PhoneSignIn } from '@/components/auth/phone-sign-in';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { safeCallback } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('codes');
  return { title: t('phone.metaTitle'), robots: { index: false } };
}

type PhonePageProps = { searchParams: Promise<{ callbackUrl?: string | string[] }> };

export default async function PhonePage({ searchParams }: PhonePageProps) {
  const { callbackUrl } = await searchParams;
  const next = safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl);
  await requireGuest(next);
  return (
    <Messages of={['auth']}>
      <PhoneSignIn callbackUrl={next} />
    </Messages>
  );
}
