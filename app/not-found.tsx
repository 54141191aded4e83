import type { Metadata } from 'next';
import { AuthShell } from '@/components/layout/auth-shell';
import { MissingPage } from '@/components/layout/missing-page';
import { getTranslation } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('errors');
  return { title: t('missing.page.title'), robots: { index: false } };
}

/** What a page outside of the shared layout does not find, until the server shows `/missing`. It has no layout of its own, so it borrows that of the auth screens. */
export default async function NotFound() {
  const { t } = await getTranslation('common');
  return (
    <AuthShell brand={t('brand')}>
      <MissingPage />
    </AuthShell>
  );
}
