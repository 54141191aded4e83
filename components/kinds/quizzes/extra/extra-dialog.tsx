'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useToast } from '@/components/ui/toast';
import { usePutQuizExtra, useStudentQuizzes } from '@/hooks/kinds/quizzes/use-made-quiz';
import { toApiError } from '@/lib/client/api-error';
import { Messages } from '@/lib/i18n/page-messages';
import { isolate } from '@/lib/shared/arabic';
import styles from './extra.module.css';
import { type Extra, ExtraFields } from './extra-fields';

type ExtraDialogProps = { courseId: string; studentId: string; name: string; onClose: () => void };

/** More time and attempts for one learner, in each quiz of a course. */
export function ExtraDialog(props: ExtraDialogProps) {
  return (
    <Messages of={['kinds-quizzes']}>
      <Form {...props} />
    </Messages>
  );
}

function Form({ courseId, studentId, name, onClose }: ExtraDialogProps) {
  const { t } = useTranslation(['kinds-quizzes', 'common']);
  const toast = useToast();
  const showError = useErrorToast();
  const place = { id: courseId, studentId };
  const query = useStudentQuizzes(place);
  const put = usePutQuizExtra(place);
  const [changed, setChanged] = useState<ReadonlyMap<string, Extra>>(new Map());
  const titleId = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      for (const [lessonId, extra] of changed) await put.mutateAsync({ lessonId, ...extra });
    } catch (error) {
      return showError(toApiError(error));
    }
    toast(t('extra.saved', { name: isolate(name) }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('extra.title', { name: isolate(name) })}</DialogTitle>
      <form onSubmit={save}>
        <DialogContent className={styles.quizzes}>
          {query.error && !query.data ? <LoadError title={t('failed')} query={query} /> : null}
          {query.isPending ? (
            <SkeletonGroup>
              <Skeleton shape="block" height={120} />
            </SkeletonGroup>
          ) : null}
          {query.data?.quizzes.map((quiz) => (
            <ExtraFields
              key={quiz.lessonId}
              quiz={quiz}
              extra={changed.get(quiz.lessonId) ?? quiz.extra}
              onChange={(extra) => setChanged((all) => new Map(all).set(quiz.lessonId, extra))}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={put.isPending} disabled={changed.size === 0}>
            {t('extra.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
