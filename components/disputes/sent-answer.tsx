'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Paper } from '@/components/admin/lists/paper';
import styles from '@/components/refunds/refunds.module.css';
import { BidiText } from '@/components/ui/bidi-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAction } from '@/hooks/use-action';
import { forwardDisputeAnswer, getDisputeFile } from '@/lib/client/endpoints.gen';
import type { DisputeRow } from '@/lib/contract/disputes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';

type SentAnswerProps = { answer: DisputeRow['answers'][number] };

/** A seller's answer for the operator: its text, its files to save, and the mark that it was forwarded. */
export function SentAnswer({ answer }: SentAnswerProps) {
  const { t } = useTranslation('disputes');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const name = isolate(answer.seller.name);
  const time = (at: string) => isolate(formatMoment(at, intl, zone));
  return (
    <div className={styles.content}>
      <div className={styles.words}>
        <strong>{t('operator.answerOf', { name, time: time(answer.sentAt) })}</strong>
        <BidiText as="p">{answer.text}</BidiText>
      </div>
      {answer.files.length > 0 ? (
        <div className={styles.actions}>
          {answer.files.map((file) => (
            <Paper
              key={file._id}
              endpoint={getDisputeFile}
              id={file._id}
              isSaved
              words={{
                open: t('operator.open', { name: isolate(file.name) }),
                save: t('operator.save', { name: isolate(file.name) }),
                alt: '',
                fileName: file.name,
              }}
            />
          ))}
        </div>
      ) : null}
      {answer.forwardedAt ? (
        <p className="type-body2 text-secondary">
          {t('operator.forwardedAt', { time: time(answer.forwardedAt) })}
        </p>
      ) : (
        <Forward answer={answer} />
      )}
    </div>
  );
}

function Forward({ answer }: SentAnswerProps) {
  const { t } = useTranslation('disputes');
  const [isAsking, setAsking] = useState(false);
  const forward = useAction(forwardDisputeAnswer, { done: t('operator.forwardedDone'), toastsFailure: true });
  const close = () => setAsking(false);
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAsking(true)}>{t('operator.forward')}</Button>
      <ConfirmDialog
        open={isAsking}
        title={t('operator.forwardQuestion', { name: isolate(answer.seller.name) })}
        confirmLabel={t('operator.forward')}
        loading={forward.isPending}
        onCancel={close}
        onConfirm={() =>
          forward.run(
            { params: { id: answer._id }, body: { changedAt: answer.changedAt } },
            // The seller may have changed the answer: the operator reads it again before asking again.
            { onSuccess: close, onError: close },
          )
        }
      >
        {t('operator.forwardNote')}
      </ConfirmDialog>
    </div>
  );
}
