'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { dollarsInWords } from '@/lib/shared/amount-words';
import { CURRENCY } from '@/lib/shared/currency';
import styles from './tip-sheet.module.css';

type TipSureProps = { amount: number; onSure: () => void; onBack: () => void };

/** Says a large amount in words, so that a slip of a digit is seen, and asks once more. */
export function TipSure({ amount, onSure, onBack }: TipSureProps) {
  const { t } = useTranslation('tips');
  const { locale } = useLocale();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Money money={{ amount, currency: CURRENCY }} className={styles.large} />
      <p ref={question} tabIndex={-1} className={styles.question}>
        {t('large', { words: dollarsInWords(amount, locale) })}
      </p>
      <p className={styles.hint}>{t('largeHint')}</p>
      <div className="grid gap-2">
        <Button size="large" fullWidth onClick={onSure}>
          {t('confirm')}
        </Button>
        <Button variant="text" color="inherit" fullWidth onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
