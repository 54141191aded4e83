'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { LoadError } from '@/components/session/load-error';
import { InterestChips } from '@/components/users/interest-chips';
import { useKeptChoice } from '@/hooks/first-steps/use-kept-choice';
import { useMe } from '@/hooks/session/use-me';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { listInterests, listSuggestedUsers } from '@/lib/client/endpoints.gen';
import { LEAST_INTERESTS } from '@/lib/contract/limits';
import styles from './first-steps.module.css';
import { StepFoot } from './step-foot';
import type { StepProps } from './step-props';

const NONE: readonly string[] = [];

/** At least three interests: suggestions are based on them. */
export function InterestsStep({ onNext, moving }: StepProps) {
  const { t } = useTranslation('first-steps');
  const client = useQueryClient();
  const update = useUpdateMe({ toastsFailure: true });
  const { data: me } = useMe();
  const interests = useEndpointQuery(listInterests, {});
  const { choice, choose } = useKeptChoice(`first-steps:interests:${me?._id}`, me?.interests ?? NONE);
  const [tooFew, setTooFew] = useState(false);
  const messageId = useId();

  if (interests.error && !interests.data)
    return <LoadError title={t('interests.failed')} query={interests} />;

  const missing = Math.max(0, LEAST_INTERESTS - choice.length);
  const save = () => {
    setTooFew(missing > 0);
    if (missing > 0) return;
    update.run(
      { body: { interests: [...choice] } },
      {
        onSuccess: () => {
          choose(null);
          void client.invalidateQueries({ queryKey: [listSuggestedUsers.id] });
          onNext();
        },
      },
    );
  };
  const said =
    missing > 0
      ? t('interests.missing', { count: missing })
      : t('interests.chosen', { count: choice.length });

  return (
    <>
      <InterestChips
        label={t('interests.title')}
        describedBy={messageId}
        interests={interests.data?.data}
        chosen={choice}
        onChange={choose}
      />
      <p id={messageId} className={styles.message} role="status">
        <FieldMessage error={tooFew && missing > 0 ? said : undefined} hint={said} />
      </p>
      <StepFoot
        label={t('next')}
        onNext={save}
        onSkip={missing > 0 ? onNext : undefined}
        busy={moving || update.isPending}
      />
    </>
  );
}
