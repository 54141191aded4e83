'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getTipChoices, updateTipChoices } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import type { TipChoices } from '@/lib/contract/tips';

/** Whether an author takes tips, and words with them. Each change is saved at once. */
export function TipChoicesCard() {
  const { t } = useTranslation('tips');
  const choices = useEndpointQuery(getTipChoices, {});
  const change = useAction(updateTipChoices, {
    toastsFailure: true,
    // The switch moves at once.
    ahead: (client, { body }) => {
      const key = queryKey(getTipChoices, {});
      const before = client.getQueryData<TipChoices>(key);
      if (before) client.setQueryData(key, { ...before, ...body });
      return (answer) => {
        if (!answer) client.setQueryData(key, before);
      };
    },
  });
  if (choices.error && !choices.data) return <LoadError title={t('failed')} query={choices} />;
  const { takesTips = true, takesWords = true } = choices.data ?? {};
  return (
    <TitledCard title={t('choices.title')}>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={takesTips}
              disabled={!choices.data}
              onChange={(_event, on) => change.run({ body: { takesTips: on } })}
            />
          }
          label={t('choices.takesTips')}
        />
        <p className="type-body2 text-secondary">{t('choices.takesTipsHint')}</p>
      </div>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={takesWords}
              disabled={!choices.data || !takesTips}
              onChange={(_event, on) => change.run({ body: { takesWords: on } })}
            />
          }
          label={t('choices.takesWords')}
        />
        <p className="type-body2 text-secondary">{t('choices.takesWordsHint')}</p>
      </div>
    </TitledCard>
  );
}
