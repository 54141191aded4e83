'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { leaveFor } from '@/lib/client/navigate';
import styles from './second-factor.module.css';
import { useCopy } from './use-copy';

type RecoveryCodesProps = { codes: readonly string[]; callbackUrl: string };

/** The ten codes, shown only this once: to copy, or to save as a file. */
export function RecoveryCodes({ codes, callbackUrl }: RecoveryCodesProps) {
  const { t } = useTranslation('operator');
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <section className="grid gap-4">
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('factor.codesTitle')}
        </h1>
        <p className="type-body2 text-secondary">{t('factor.codesSubtitle')}</p>
      </header>
      <ul className={styles.list} aria-label={t('factor.codesList')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`cluster gap-2 ${styles.keep}`}>
        <Button variant="outlined" startIcon={<Icon name="copy" size={18} />} onClick={() => void copy(text)}>
          {t('factor.copyCodes')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="qeema-recovery-codes.txt"
        >
          {t('factor.downloadCodes')}
        </Button>
      </div>
      <Button size="large" onClick={() => leaveFor(callbackUrl)}>
        {t('factor.saved')}
      </Button>
    </section>
  );
}
