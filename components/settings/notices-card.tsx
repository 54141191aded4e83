'use client';

import Switch from '@mui/material/Switch';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listNoticeChoices, updateNoticeChoice } from '@/lib/client/endpoints.gen';
import type { Input, Payload } from '@/lib/contract/endpoint';
import type { NoticeChoice } from '@/lib/contract/notice-choices';
import { queryKey } from '@/lib/contract/query-key';
import { LETTERED } from '@/lib/shared/notice-kinds';
import styles from './notices-card.module.css';

/** Which notifications a member gets, and how: a table of switches. Each change is saved at once. */
export function NoticesCard() {
  const { t } = useTranslation('account');
  const choices = useEndpointQuery(listNoticeChoices, {});
  if (choices.error && !choices.data) return <LoadError title={t('notices.failed')} query={choices} />;
  return (
    <TitledCard title={t('notices.title')} hint={t('notices.hint')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('notices.what')}</th>
            <th scope="col">{t('notices.inApp')}</th>
            <th scope="col">{t('notices.email')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.data?.data.map((choice) => (
            <NoticeRow key={choice.kind} choice={choice} />
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}

function NoticeRow({ choice }: { choice: NoticeChoice }) {
  const { t } = useTranslation('account');
  const update = useAction(updateNoticeChoice, { ahead: moveSwitch, toastsFailure: true });
  const { kind, inApp, email } = choice;
  const what = t(`notices.${kind}`);
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        <Switch
          checked={inApp}
          onChange={(_event, on) => update.run({ body: { kind, inApp: on } })}
          slotProps={{ input: { 'aria-label': t('notices.inAppNamed', { what }) } }}
        />
      </td>
      <td>
        {LETTERED.some((lettered) => lettered === kind) ? (
          <Switch
            checked={email}
            onChange={(_event, on) => update.run({ body: { kind, email: on } })}
            slotProps={{ input: { 'aria-label': t('notices.emailNamed', { what }) } }}
          />
        ) : (
          <span className="text-secondary" title={t('notices.noEmail')}>
            <span aria-hidden="true">—</span>
          </span>
        )}
      </td>
    </tr>
  );
}

/** Turns one channel on or off at once; returns a function that turns it back. */
function moveSwitch(client: QueryClient, { body: { kind, ...change } }: Input<typeof updateNoticeChoice>) {
  const key = queryKey(listNoticeChoices, {});
  const before = client.getQueryData<Payload<typeof listNoticeChoices>>(key);
  if (!before) return undefined;
  const data = before.data.map((row) => (row.kind === kind ? { ...row, ...change } : row));
  client.setQueryData(key, { data });
  return (answer: unknown) => {
    if (!answer) client.setQueryData(key, before);
  };
}
