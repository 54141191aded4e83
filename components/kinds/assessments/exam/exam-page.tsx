'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { useToast } from '@/components/ui/toast';
import { useExam, useRemoveExam } from '@/hooks/kinds/assessments/use-exam';
import { useErrorText } from '@/hooks/use-error-text';
import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import { paths } from '@/lib/shared/paths';
import { QuizEditor } from '../../quizzes/editor/quiz-editor';
import styles from './exam.module.css';

type ExamPageProps = { productId: string; placed: AssessmentPlace };

/**
 * The quiz before or after a creator's workshop, or the one that is sold alone: who takes it when, its questions, and a
 * way to take it away.
 */
export function ExamPage({ productId: id, placed }: ExamPageProps) {
  const { t } = useTranslation('workshop-exam');
  const { data } = useExam({ id, placed });
  return (
    <>
      <PageTitle
        subtitle={data ? <BidiText>{data.title}</BidiText> : null}
        actions={
          <>
            <Button
              href={paths.productEdit(id)}
              variant="outlined"
              startIcon={<Icon name="edit" size={20} />}
            >
              {t(placed === 'alone' ? 'editAlone' : 'edit')}
            </Button>
            <Button
              href={paths.productDates(id)}
              variant="outlined"
              startIcon={<Icon name={placed === 'alone' ? 'users' : 'calendar'} size={20} />}
            >
              {t(placed === 'alone' ? 'takers' : 'dates')}
            </Button>
          </>
        }
      >
        {t(`title.${placed}`)}
      </PageTitle>
      <p className={styles.hint}>
        {data && !data.isShown && placed !== 'alone' ? t('hidden') : t(`hint.${placed}`)}
      </p>
      <QuizEditor place={{ id, placed }} />
      {data?.isShown && placed !== 'alone' ? <RemoveExam id={id} placed={placed} /> : null}
    </>
  );
}

function RemoveExam(place: { id: string; placed: AssessmentPlace }) {
  const { t } = useTranslation('workshop-exam');
  const toast = useToast();
  const errorText = useErrorText();
  const remove = useRemoveExam(place);
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.remove}>
      <Button variant="text" color="error" onClick={() => setAsks(true)}>
        {t('remove.open')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('remove.title')}
        confirmLabel={t('remove.open')}
        destructive
        loading={remove.isPending}
        error={remove.error ? errorText(remove.error) : null}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              toast(t('remove.done'));
              setAsks(false);
            },
          })
        }
      >
        {t('remove.hint')}
      </ConfirmDialog>
    </div>
  );
}
