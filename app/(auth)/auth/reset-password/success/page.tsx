import Button from '@mui/material/Button';
import type { Metadata } from 'next';
import { AuthNotice } from '@/components/auth/auth-notice';
import { getTranslation } from '@/lib/i18n/server';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('codes');
  return { title: t('reset.doneTitle'), robots: { index: false } };
}

export default async function ResetPasswordSuccessPage() {
  const { t } = await getTranslation('codes');
  return (
    <AuthNotice icon="check" tone="success" title={t('reset.doneTitle')} text={t('reset.doneText')}>
      <Button variant="contained" size="large" href={paths.login()}>
        {t('reset.toLogin')}
      </Button>
    </AuthNotice>
  );
}
