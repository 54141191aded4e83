'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import type { TipDraft } from '@/hooks/tips/use-give-tip';
import styles from './tip-sheet.module.css';

type TipSummaryProps = { draft: TipDraft; onBack: () => void };

/** The word and the name as they were chosen, beside the payment. */
export function TipSummary({ draft, onBack }: TipSummaryProps) {
  const { t } = useTranslation('tips');
  const { word, namedTo } = draft;
  return (
    <div className={styles.summary}>
      {word ? (
        <BidiText as="p" className={styles.word}>
          {word}
        </BidiText>
      ) : null}
      <p className={styles.hint}>{t(`nameHint.${namedTo}`)}</p>
      <Button variant="text" size="small" onClick={onBack} className={styles.back}>
        {t('back')}
      </Button>
    </div>
  );
}
