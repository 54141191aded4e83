'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { RatingStars } from '@/components/ui/rating-stars';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import type { Evaluation } from '@/lib/contract/evaluations';
import styles from './evaluations.module.css';

const EvaluationForm = dynamic(() => import('./evaluation-form').then((module) => module.EvaluationForm));
const DeleteEvaluation = dynamic(() => import('./delete-dialog').then((module) => module.DeleteEvaluation), {
  ssr: false,
});

type OwnEvaluationProps = {
  subject: RatedSubject;
  mine: Evaluation | null;
  /** The member may rate now, not only delete what they wrote. */
  mayRate: boolean;
};

/** The member's own rating, to be written, changed or deleted. */
export function OwnEvaluation({ subject, mine, mayRate }: OwnEvaluationProps) {
  const { t } = useTranslation('evaluations');
  // Who bought a product is asked for their opinion; below a post, the question would be in the way.
  const [open, setOpen] = useState(subject.type === 'product');
  const [editing, setEditing] = useState(false);
  if (!mine && !mayRate) return null;
  if (!mine && !open) {
    return (
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('writeTitle')}
        </Button>
      </div>
    );
  }
  const leave = () => {
    setEditing(false);
    setOpen(subject.type === 'product');
  };
  return (
    <Card as="div" padding="large">
      <h3 className={styles.formTitle}>{mine ? t('mine') : t(`question.${subject.type}`)}</h3>
      {mine && !editing ? (
        <Written subject={subject} mine={mine} onEdit={mayRate ? () => setEditing(true) : null} />
      ) : (
        <EvaluationForm
          subject={subject}
          mine={mine}
          onLeave={mine || subject.type === 'post' ? leave : undefined}
        />
      )}
    </Card>
  );
}

type WrittenProps = { subject: RatedSubject; mine: Evaluation; onEdit: (() => void) | null };

function Written({ subject, mine, onEdit }: WrittenProps) {
  const { t } = useTranslation('evaluations');
  const [deleting, setDeleting] = useState(false);
  return (
    <div className={styles.body}>
      <RatingStars value={mine.rating} />
      {mine.text ? (
        <BidiText as="p" className={styles.text}>
          {mine.text}
        </BidiText>
      ) : null}
      {mine.isHidden ? <p className="type-caption text-secondary">{t('hiddenMine')}</p> : null}
      <div className={`row cluster gap-2 ${styles.buttons}`}>
        {onEdit ? (
          <Button variant="outlined" size="small" onClick={onEdit}>
            {t('edit')}
          </Button>
        ) : null}
        <Button variant="text" size="small" color="inherit" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      {deleting ? <DeleteEvaluation subject={subject} onClose={() => setDeleting(false)} /> : null}
    </div>
  );
}
