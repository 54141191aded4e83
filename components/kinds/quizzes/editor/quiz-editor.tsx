'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { SavedValues } from '@/components/forms/saved-values';
import { SubmitButton } from '@/components/forms/submit-button';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import { QueryView } from '@/components/session/query-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { isOfLesson, type QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getMadeAssessment, getMadeQuiz, putAssessment, putQuiz } from '@/lib/client/endpoints.gen';
import type { MadeQuiz } from '@/lib/contract/kinds/quizzes';
import { Messages } from '@/lib/i18n/page-messages';
import { KeptDraft } from './kept-draft';
import { QuestionsField } from './questions-field';
import { type QuizValues, quizValues } from './quiz-values';
import { ResultsCard } from './results-card';
import { SettingsFields } from './settings-fields';

const lessonSchema: FormSchema<QuizValues, MadeQuiz> = async () => (await import('./quiz-schema')).QuizForm;
const workshopSchema: FormSchema<QuizValues, MadeQuiz> = async () =>
  (await import('./quiz-schema')).AssessmentForm;

type QuizEditorProps = { place: QuizPlace };

/** The questions of a quiz, how it is taken, and how it went. */
export function QuizEditor(props: QuizEditorProps) {
  return (
    <Messages of={['kinds-quizzes']}>
      <Editor {...props} />
    </Messages>
  );
}

function Editor({ place }: QuizEditorProps) {
  const { t } = useTranslation('kinds-quizzes');
  // What is being written is not replaced when the window comes back.
  const query = useEndpointQuery<typeof getMadeQuiz | typeof getMadeAssessment>(
    isOfLesson(place) ? getMadeQuiz : getMadeAssessment,
    { params: place },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const save = useAction<typeof putQuiz | typeof putAssessment>(isOfLesson(place) ? putQuiz : putAssessment, {
    done: t('saved'),
  });
  const [saved, setSaved] = useState(0);
  // Loaded again after another tab saved: the form begins from there.
  const [round, setRound] = useState(0);
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={300} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
      {(quiz) => (
        <div className="stack gap-4">
          <FormShell
            key={round}
            schema={isOfLesson(place) ? lessonSchema : workshopSchema}
            defaultValues={quizValues(quiz)}
            label={t('title')}
            help={{
              conflict: (
                <Button
                  size="small"
                  variant="text"
                  onClick={async () => {
                    await query.refetch();
                    setRound((count) => count + 1);
                  }}
                >
                  {t('loadAgain')}
                </Button>
              ),
            }}
            onSubmit={async (values) => {
              await save.runAsync({ params: place, body: { ...values, version: quiz.version } });
              setSaved((count) => count + 1);
            }}
          >
            <TitledCard title={t('questions.title')} hint={t('questions.hint')}>
              <QuestionsField />
            </TitledCard>
            <TitledCard title={t('settings.title')}>
              <SettingsFields place={place} />
            </TitledCard>
            <UnsavedGuard />
            <KeptDraft place={place} version={quiz.version} />
            <SavedValues saved={saved} />
            <div className="flex">
              <SubmitButton fullWidth={false}>{t('save')}</SubmitButton>
            </div>
          </FormShell>
          <ResultsCard place={place} />
        </div>
      )}
    </QueryView>
  );
}
