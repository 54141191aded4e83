'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { type TakenQuiz, type Taker, usePutExtra, useTakenQuizzes } from '@/hooks/kinds/quizzes/use-extras';
import { useToast } from '@/hooks/use-toast';
import { toApiError } from '@/lib/client/api-error';
import { Messages } from '@/lib/i18n/page-messages';
import { isolate } from '@/lib/shared/arabic';
import styles from './extra.module.css';
import { type Extra, ExtraFields } from './extra-fields';

type ExtraDialogProps = { taker: Taker; name: string; onClose: () => void };

const keyOf = (quiz: TakenQuiz) => ('placed' in quiz ? quiz.placed : quiz.lessonId);

/** More time and attempts for one person, in each quiz of a course or a workshop. */
export function ExtraDialog(props: ExtraDialogProps) {
  return (
    <Messages of={['kinds-quizzes']}>
      <Form {...props} />
    </Messages>
  );
}

function Form({ taker, name, onClose }: ExtraDialogProps) {
  const { t } = useTranslation(['kinds-quizzes', 'common']);
  const toast = useToast();
  const showError = useErrorToast();
  const query = useTakenQuizzes(taker);
  const extras = usePutExtra(taker);
  const [changed, setChanged] = useState<ReadonlyMap<string, Extra>>(new Map());
  const titleId = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      for (const quiz of query.data?.quizzes ?? []) {
        const extra = changed.get(keyOf(quiz));
        if (extra) await extras.put(quiz, extra);
      }
    } catch (error) {
      return showError(toApiError(error));
    }
    toast(t('extra.saved', { name: isolate(name) }));
    onClose();
  };
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={120} />
    </SkeletonGroup>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('extra.title', { name: isolate(name) })}</DialogTitle>
      <form onSubmit={save}>
        <DialogContent className={styles.quizzes}>
          <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
            {({ quizzes }) =>
              quizzes.map((quiz) => (
                <ExtraFields
                  key={keyOf(quiz)}
                  quiz={quiz}
                  extra={changed.get(keyOf(quiz)) ?? quiz.extra}
                  onChange={(extra) => setChanged((all) => new Map(all).set(keyOf(quiz), extra))}
                />
              ))
            }
          </QueryView>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={extras.isPending} disabled={changed.size === 0}>
            {t('extra.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
