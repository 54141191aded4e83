'use client';

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LookAlikeNotices } from '@/components/look-alikes/look-alike-notices';
import type { TipDraft } from '@/hooks/tips/use-give-tip';
import type { TipTerms } from '@/lib/contract/tips';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { countGraphemes, isolate } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoney } from '@/lib/shared/money-format';
import { hasLink, leastTip, TIP } from '@/lib/shared/tips';
import { TipAmounts } from './tip-amounts';
import { TipNames } from './tip-names';
import styles from './tip-sheet.module.css';
import { useArrives } from './use-arrives';

type TipFormProps = {
  terms: TipTerms;
  draft: TipDraft;
  onChange: (draft: TipDraft) => void;
  onSubmit: (draft: TipDraft) => void;
};

/** How much, a word with it, and who is told the name. What arrives is said as the amount is chosen. */
export function TipForm({ terms, draft, onChange, onSubmit }: TipFormProps) {
  const { t } = useTranslation(['tips', 'validation']);
  const { intl } = useLocale();
  const arrives = useArrives(terms);
  const least = leastTip(terms.gateways);
  const wordId = useId();
  const { amount, word, namedTo } = draft;
  const [isTried, setTried] = useState(false);
  const written = (amount: number) => isolate(formatMoney({ amount, currency: CURRENCY }, intl));
  const amountError = amountErrorOf(amount, least, terms.left.amount);
  const wordError = hasLink(word)
    ? t('tips:wrong.tipLink')
    : countGraphemes(word.trim()) > TIP.wordLength
      ? t('validation:tooLong')
      : null;
  const errorWords = {
    bounds: t('between', { least: written(least), most: written(TIP.most) }),
    left: t('left', { left: written(terms.left.amount) }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!amountError && !wordError) onSubmit({ amount, word: word.trim(), namedTo });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.hint}>{t('nothing')}</p>
      <LookAlikeNotices ids={[terms.author._id]} />
      <TipAmounts
        amount={amount}
        least={least}
        error={amountError && (isTried || amountError === 'left') ? errorWords[amountError] : null}
        onChange={(amount) => onChange({ amount, word, namedTo })}
      />
      {amountError ? null : (
        <div className={styles.arrives} aria-live="polite">
          {arrives(amount).map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      {terms.takesWords ? (
        <TextField
          id={wordId}
          label={t('word')}
          value={word}
          onChange={(event) => onChange({ amount, word: event.target.value, namedTo })}
          error={wordError !== null}
          helperText={wordError ?? t('wordHint')}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      ) : (
        <p className={styles.hint}>{t('wordsOff')}</p>
      )}
      <TipNames namedTo={namedTo} onChange={(namedTo) => onChange({ amount, word, namedTo })} />
      <div className={styles.submit}>
        <Button type="submit" size="large" fullWidth>
          {amountError ? t('payOn') : t('pay', { amount: written(amount) })}
        </Button>
      </div>
    </form>
  );
}

function amountErrorOf(amount: number, least: number, left: number): 'bounds' | 'left' | null {
  if (!(amount >= least && amount <= TIP.most)) return 'bounds';
  return amount > left ? 'left' : null;
}
