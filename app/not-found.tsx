import type { Metadata } from 'next';
import { AuthShell } from '@/components/layout/auth-shell';
import { MissingPage } from '@/components/layout/missing-page';
import { getTranslation } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('errors');
  return { title: t('missing.title'), robots: { index: false } };
}

/** An address that leads nowhere. It has no layout of its own, so it borrows that of the auth screens. */
export default async function NotFound() {
  const { t } = await getTranslation('common');
  return (
    <AuthShell brand={t('brand')}>
      <MissingPage />
    </AuthShell>
  );
}
