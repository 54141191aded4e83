'use client';

import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { LoadError } from '@/components/session/load-error';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/components/ui/toast';
import { useHoldAnswers, usePutHoldAnswers } from '@/hooks/kinds/bookings/use-questions';
import type { HoldAnswers } from '@/lib/contract/kinds/booking-questions';
import { Messages } from '@/lib/i18n/page-messages';

type Values = { answers: string[] };

const schema: FormSchema<Values, Values> = async () =>
  (await import('@/lib/contract/kinds/booking-questions')).putHoldAnswers.body;

const LONGEST = 1000;

/** What the host asks about the slot that the viewer holds; nothing where nothing is asked. */
export function HoldQuestions({ productId }: { productId: string }) {
  return (
    <Messages of={['kinds-bookings']}>
      <Questions productId={productId} />
    </Messages>
  );
}

function Questions({ productId }: { productId: string }) {
  const { t } = useTranslation('kinds-bookings');
  const toast = useToast();
  const query = useHoldAnswers(productId);
  const put = usePutHoldAnswers(productId);
  if (query.isError && query.error.code !== 'not_found' && !query.data)
    return <LoadError title={t('questions.failed')} query={query} />;
  if (!query.data || query.data.questions.length === 0) return null;
  const { questions, answers } = query.data;
  return (
    <TitledCard title={t('questions.title')} hint={t('questions.hint')}>
      <FormShell
        schema={schema}
        defaultValues={{ answers: questions.map((_, at) => answers?.[at] ?? '') }}
        label={t('questions.title')}
        onSubmit={async (values) => {
          await put.mutateAsync(values.answers);
          toast(t('questions.saved'));
        }}
      >
        {named(questions).map(({ name, text, isRequired }) => (
          <TextAreaField
            key={name}
            name={name}
            label={isRequired ? text : t('questions.optional', { question: text })}
            rows={2}
            max={LONGEST}
            required={isRequired}
          />
        ))}
        <div>
          <SubmitButton fullWidth={false}>{t(answers ? 'questions.change' : 'questions.save')}</SubmitButton>
        </div>
      </FormShell>
    </TitledCard>
  );
}

/** Questions have no ids, and stay as they were asked. */
const named = (questions: HoldAnswers['questions']) =>
  questions.map((question, at) => ({ ...question, name: `answers.${at}` }));
