'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { TimeAgo } from '@/components/ui/time-ago';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import type { Evaluation } from '@/lib/contract/evaluations';
import styles from './evaluations.module.css';

const ReplyForm = dynamic(() => import('./reply-form').then((module) => module.ReplyForm), { ssr: false });
const DeleteReply = dynamic(() => import('./delete-dialog').then((module) => module.DeleteReply), {
  ssr: false,
});

type ReplyProps = { subject: RatedSubject; row: Evaluation };

/** The answer of whoever is rated: shown to all, written by them. */
export function Reply({ subject, row }: ReplyProps) {
  const { t } = useTranslation('evaluations');
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  if (writing) return <ReplyForm subject={subject} row={row} onLeave={() => setWriting(false)} />;
  if (!row.reply) {
    if (!row.can.reply) return null;
    return (
      <button type="button" className={styles.act} onClick={() => setWriting(true)}>
        {t('reply.write')}
      </button>
    );
  }
  return (
    <div className={styles.reply}>
      <p className={styles.line}>
        <strong>{t(`reply.by.${subject.type}`)}</strong>
        {row.repliedAt ? <TimeAgo time={row.repliedAt} className="type-caption text-muted" /> : null}
      </p>
      <BidiText as="p" className={styles.text}>
        {row.reply}
      </BidiText>
      {row.replyIsOlder ? <p className="type-caption text-secondary">{t('reply.older')}</p> : null}
      {row.can.reply ? (
        <div className="row cluster gap-2 type-caption text-secondary">
          <button type="button" className={styles.act} onClick={() => setWriting(true)}>
            {t('reply.edit')}
          </button>
          <button type="button" className={styles.act} onClick={() => setDeleting(true)}>
            {t('reply.delete')}
          </button>
        </div>
      ) : null}
      {deleting ? <DeleteReply subject={subject} row={row} onClose={() => setDeleting(false)} /> : null}
    </div>
  );
}
