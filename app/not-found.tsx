import type { Metadata } from 'next';
import { MissingHere } from '@/components/layout/missing-here';
import { getTranslation } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('errors');
  return { title: t('missing.page.title'), robots: { index: false } };
}

/** Shown by pages without a layout for what they do not find, until the server shows `/missing`. */
export default function NotFound() {
  return (
    <main>
      <MissingHere />
    </main>
  );
}
