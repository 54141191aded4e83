'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { deleteAssessment, getMadeAssessment } from '@/lib/client/endpoints.gen';
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
  const { data } = useEndpointQuery(
    getMadeAssessment,
    { params: { id, placed } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
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

/** Takes the quiz away from buyers. Its questions stay where they are written. */
function RemoveExam(params: { id: string; placed: AssessmentPlace }) {
  const { t } = useTranslation('workshop-exam');
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.remove}>
      <Button variant="text" color="error" onClick={() => setAsks(true)}>
        {t('remove.open')}
      </Button>
      <ConfirmAction
        endpoint={deleteAssessment}
        subject={asks || null}
        input={() => ({ params })}
        title={t('remove.title')}
        confirmLabel={t('remove.open')}
        destructive
        done={t('remove.done')}
        onClose={() => setAsks(false)}
      >
        {t('remove.hint')}
      </ConfirmAction>
    </div>
  );
}
