'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '@/components/forms/leave-question';
import { LoadError } from '@/components/session/load-error';
import { TitledCard } from '@/components/ui/titled-card';
import { InterestChips } from '@/components/users/interest-chips';
import { useMe } from '@/hooks/session/use-me';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { listInterests } from '@/lib/client/endpoints.gen';
import styles from './settings.module.css';

/** The member's interests. Suggestions are based on them. */
export function InterestsSection() {
  const { t } = useTranslation('settings');
  const update = useUpdateMe({ done: t('interests.saved'), toastsFailure: true });
  const { data: me } = useMe();
  const interests = useEndpointQuery(listInterests, {});
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  if (interests.error && !interests.data) {
    return <LoadError title={t('interests.failed')} query={interests} />;
  }
  const chosen = changed ?? me?.interests ?? [];
  const save = () => update.run({ body: { interests: [...chosen] } }, { onSuccess: () => setChanged(null) });
  return (
    <TitledCard title={t('interests.title')} hint={t('interests.hint')}>
      <div className={styles.interests}>
        <InterestChips
          label={t('interests.title')}
          interests={interests.data?.data}
          chosen={chosen}
          onChange={setChanged}
        />
      </div>
      <LeaveQuestion unsaved={changed !== null && !update.isPending} />
      <div className="row cluster spread gap-3">
        <Button onClick={save} loading={update.isPending} disabled={changed === null}>
          {t('interests.save')}
        </Button>
        <p className="type-body2 text-secondary" role="status">
          {t('interests.chosen', { count: chosen.length })}
        </p>
      </div>
    </TitledCard>
  );
}
