'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import styles from '@/components/refunds/refunds.module.css';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { useAction } from '@/hooks/use-action';
import { putDisputeAnswer } from '@/lib/client/endpoints.gen';
import type { DisputeView } from '@/lib/contract/disputes';
import { EVIDENCE } from '@/lib/contract/limits';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDateTime } from '@/lib/shared/dates';
import { EvidenceFiles } from './evidence-files';

const schema = async () => (await import('@/lib/contract/disputes')).putDisputeAnswer.body;

type DisputeAnswerProps = { dispute: DisputeView };

/** The seller's answer: a form while the bank reads answers and the operator has not forwarded it, then its text. */
export function DisputeAnswer({ dispute }: DisputeAnswerProps) {
  const { t } = useTranslation('disputes');
  const titleId = useId();
  const isOpen = dispute.answering === 'open';
  return (
    <Card padding="large" labelledBy={titleId} className={styles.card}>
      <h2 id={titleId} className="type-h6">
        {t('answer.title')}
      </h2>
      <State dispute={dispute} />
      {isOpen ? <p className="type-body2 text-secondary">{t('answer.hint')}</p> : null}
      {isOpen ? <AnswerForm dispute={dispute} /> : null}
      {!isOpen && dispute.text ? (
        <BidiText as="p" className={styles.words}>
          {dispute.text}
        </BidiText>
      ) : null}
      {!isOpen && dispute.files.length > 0 ? <EvidenceFiles dispute={dispute} /> : null}
    </Card>
  );
}

function State({ dispute: { answering, sentAt, forwardedAt } }: DisputeAnswerProps) {
  const { t } = useTranslation('disputes');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const time = (at: string | null) => ({ time: isolate(formatDateTime(at ?? '', intl, zone)) });
  if (forwardedAt) return <Alert severity="success">{t('answer.forwarded', time(forwardedAt))}</Alert>;
  if (answering === 'open')
    return sentAt ? <Alert severity="info">{t('answer.sent', time(sentAt))}</Alert> : null;
  return (
    <p className="type-body2 text-secondary">
      {t(answering === 'late' ? 'answer.late' : 'answer.decided')} {sentAt ? null : t('answer.none')}
    </p>
  );
}

function AnswerForm({ dispute }: DisputeAnswerProps) {
  const { t } = useTranslation('disputes');
  const send = useAction(putDisputeAnswer, { done: t('answer.sentDone') });
  return (
    <FormShell
      schema={schema}
      defaultValues={{ text: dispute.text }}
      label={t('answer.title')}
      className={styles.card}
      onSubmit={async (body) => {
        await send.runAsync({ params: { id: dispute._id }, body });
      }}
    >
      <TextAreaField
        name="text"
        label={t('answer.text')}
        hint={t('answer.privacy')}
        rows={6}
        max={EVIDENCE.longestText}
        required
      />
      <EvidenceFiles dispute={dispute} />
      <div className={styles.actions}>
        <SendButton dispute={dispute} />
      </div>
    </FormShell>
  );
}

function SendButton({ dispute: { sentAt, text } }: DisputeAnswerProps) {
  const { t } = useTranslation('disputes');
  const written: string = useWatch({ name: 'text' });
  const isSaved = sentAt !== null && written.trim() === text;
  return (
    <SubmitButton fullWidth={false} disabled={isSaved}>
      {t(sentAt ? 'answer.save' : 'answer.send')}
    </SubmitButton>
  );
}
