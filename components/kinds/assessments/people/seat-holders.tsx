'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Skeleton } from '@/components/ui/skeleton';
import { useDateActs, useSeatHolders } from '@/hooks/kinds/assessments/use-own-dates';
import { HolderResults } from './holder-results';
import styles from './people.module.css';
import { PersonName } from './person-name';

const STATES = ['present', 'absent'] as const;

/** Those who have a seat, how their quizzes went, and from the start on whether they are there. */
export function SeatHolders({ dateId, canMark }: { dateId: string; canMark: boolean }) {
  const { t } = useTranslation('workshop-people');
  const showError = useErrorToast();
  const query = useSeatHolders(dateId);
  const { mark } = useDateActs(dateId);
  if (query.error && !query.data) return <LoadError title={t('failed')} query={query} />;
  if (!query.data) return <Skeleton shape="block" height={120} />;
  return (
    <>
      {canMark ? null : <p className="type-body2 anywhere text-secondary">{t('markLater')}</p>}
      <ul>
        {query.data.data.map(({ _id, person, attendance, results }) => (
          <li key={_id} className={styles.person}>
            <PersonName person={person} />
            {results.length > 0 ? (
              <HolderResults takerId={_id} name={person.name} results={results} hasBegun={canMark} />
            ) : null}
            {canMark ? (
              <fieldset className="cluster gap-2" aria-label={t('mark', { name: person.name })}>
                {STATES.map((state) => (
                  <Button
                    key={state}
                    size="small"
                    variant={attendance === state ? 'contained' : 'outlined'}
                    aria-pressed={attendance === state}
                    onClick={() =>
                      mark.mutate(
                        { _id, attendance: attendance === state ? null : state },
                        { onError: showError },
                      )
                    }
                  >
                    {t(`state.${state}`)}
                  </Button>
                ))}
              </fieldset>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
