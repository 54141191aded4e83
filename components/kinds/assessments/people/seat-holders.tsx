'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { Skeleton } from '@/components/ui/skeleton';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listSeatHolders, putAttendance } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';
import { HolderResults } from './holder-results';
import styles from './people.module.css';
import { PersonName } from './person-name';

const STATES = ['present', 'absent'] as const;

/** Those who have a seat, how their quizzes went, and from the start on whether they are there. */
export function SeatHolders({ dateId, canMark }: { dateId: string; canMark: boolean }) {
  const { t } = useTranslation('workshop-people');
  const input = { params: { id: dateId } };
  const query = useEndpointQuery(listSeatHolders, input);
  const mark = useAction(putAttendance, {
    toastsFailure: true,
    keep: (client, holder) =>
      client.setQueryData<Payload<typeof listSeatHolders>>(
        queryKey(listSeatHolders, input),
        (known) => known && { data: known.data.map((one) => (one._id === holder._id ? holder : one)) },
      ),
  });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={<Skeleton shape="block" height={120} />}>
      {({ data: holders }) => (
        <>
          {canMark ? null : <p className="type-body2 anywhere text-secondary">{t('markLater')}</p>}
          <ul>
            {holders.map(({ _id, person, attendance, results }) => (
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
                          mark.run({
                            params: { id: _id },
                            body: { attendance: attendance === state ? null : state },
                          })
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
      )}
    </QueryView>
  );
}
