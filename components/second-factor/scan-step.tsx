'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AuthHead } from '@/components/auth/auth-head';
import { CodeField } from '@/components/forms/code-field';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import styles from './second-factor.module.css';
import { useCopy } from './use-copy';

const schema = async () => (await import('@/lib/contract/second-factor')).confirmSecondFactor.body;

type ScanStepProps = {
  secret: string;
  /** drawn by the server */
  svg: string;
  onConfirm: (code: string) => Promise<void>;
};

/** The secret to scan or to type, and a field for its first code. */
export function ScanStep({ secret, svg, onConfirm }: ScanStepProps) {
  const { t } = useTranslation('operator');
  const copy = useCopy();
  return (
    <>
      <AuthHead title={t('factor.scanTitle')} subtitle={t('factor.scanSubtitle')} />
      {/* biome-ignore lint/performance/noImgElement: a picture made for this one look, in the answer itself */}
      <img
        className={styles.qr}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={t('factor.qr')}
        width={208}
        height={208}
      />
      <div className={styles.byHand}>
        <p className="type-caption text-secondary">{t('factor.byHand')}</p>
        <code dir="ltr" className={styles.secret}>
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
        <Button variant="text" startIcon={<Icon name="copy" size={18} />} onClick={() => void copy(secret)}>
          {t('factor.copySecret')}
        </Button>
      </div>
      <FormShell
        schema={schema}
        defaultValues={{ code: '' }}
        label={t('factor.scanTitle')}
        onSubmit={({ code }) => onConfirm(code)}
      >
        <CodeField name="code" label={t('factor.code')} />
        <SubmitButton size="large">{t('factor.confirm')}</SubmitButton>
      </FormShell>
    </>
  );
}
