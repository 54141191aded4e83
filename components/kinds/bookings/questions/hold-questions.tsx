'use client';

import { useImperativeHandle } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { TextAreaField } from '@/components/forms/text-area-field';
import { QueryView } from '@/components/session/query-view';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import { getHoldAnswers, putHoldAnswers } from '@/lib/client/endpoints.gen';
import type { HoldAnswers } from '@/lib/contract/kinds/booking-questions';
import { Messages } from '@/lib/i18n/page-messages';
import type { QuestionsProps } from '../../checkout-parts';

type Values = { answers: string[] };

const schema: FormSchema<Values, Values> = async () =>
  (await import('@/lib/contract/kinds/booking-questions')).putHoldAnswers.body;

const LONGEST = 1000;

/** What the host asks about the slot that the viewer holds; nothing where nothing is asked. */
export function HoldQuestions(props: QuestionsProps) {
  return (
    <Messages of={['kinds-bookings']}>
      <Questions {...props} />
    </Messages>
  );
}

function Questions({ productId, sendRef }: QuestionsProps) {
  const { t } = useTranslation('kinds-bookings');
  const query = useEndpointQuery(getHoldAnswers, { params: { id: productId } });
  return (
    <QueryView query={query} failed={t('questions.failed')} missing={null}>
      {(asked) =>
        asked.questions.length === 0 ? null : (
          <AskedQuestions productId={productId} asked={asked} sendRef={sendRef} />
        )
      }
    </QueryView>
  );
}

function AskedQuestions({ productId, asked, sendRef }: QuestionsProps & { asked: HoldAnswers }) {
  const { t } = useTranslation('kinds-bookings');
  const put = useAction(putHoldAnswers);
  const send = (body: Values) => put.runAsync({ params: { id: productId }, body });
  const questions = named(asked.questions);
  const { answers } = asked;
  return (
    <TitledCard title={t('questions.title')} hint={t('questions.hint')}>
      <FormShell
        schema={schema}
        defaultValues={{ answers: questions.map((_, at) => answers?.[at] ?? '') }}
        label={t('questions.title')}
        onSubmit={async (values) => void (await send(values))}
      >
        {questions.map(({ name, text, isRequired }) => (
          <TextAreaField
            key={name}
            name={name}
            label={isRequired ? text : t('questions.optional', { question: text })}
            rows={2}
            max={LONGEST}
            required={isRequired}
          />
        ))}
        <Sender questions={questions} send={send} sendRef={sendRef} />
      </FormShell>
    </TitledCard>
  );
}

type SenderProps = Pick<QuestionsProps, 'sendRef'> & {
  questions: ReturnType<typeof named>;
  send: (values: Values) => Promise<unknown>;
};

/** Nobody has to press a button for what they wrote: it is sent when they pay. */
function Sender({ questions, send, sendRef }: SenderProps) {
  const { getValues, setError, setFocus, trigger } = useFormContext<Values>();
  const toast = useToast();
  const errorText = useErrorText();
  useImperativeHandle(sendRef, () => async () => {
    const { answers } = getValues();
    const open = questions.filter(({ isRequired }, at) => isRequired && !answers[at]?.trim());
    for (const { name } of open) setError(name, { message: 'validation:required' });
    if (open[0]) {
      setFocus(open[0].name);
      return false;
    }
    if (!(await trigger(undefined, { shouldFocus: true }))) return false;
    try {
      await send({ answers });
      return true;
    } catch (error) {
      toast(errorText(error));
      return false;
    }
  });
  return null;
}

/** Questions have no ids, and stay as they were asked. */
const named = (questions: HoldAnswers['questions']) =>
  questions.map((question, at) => ({ ...question, name: `answers.${at}` as const }));
