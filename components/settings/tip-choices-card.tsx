'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { TitledCard } from '@/components/ui/titled-card';
import { useChangeTipChoices, useTipChoices } from '@/hooks/tips/use-tip-choices';

/** Whether an author takes tips, and words with them. Each change is saved at once. */
export function TipChoicesCard() {
  const { t } = useTranslation('tips');
  const choices = useTipChoices();
  const change = useChangeTipChoices();
  const onError = useErrorToast();
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
              onChange={(_event, on) => change.mutate({ takesTips: on }, { onError })}
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
              onChange={(_event, on) => change.mutate({ takesWords: on }, { onError })}
            />
          }
          label={t('choices.takesWords')}
        />
        <p className="type-body2 text-secondary">{t('choices.takesWordsHint')}</p>
      </div>
    </TitledCard>
  );
}
