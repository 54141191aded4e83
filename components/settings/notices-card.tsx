'use client';

import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { TitledCard } from '@/components/ui/titled-card';
import { useNoticeChoices, useUpdateNoticeChoice } from '@/hooks/notifications/use-notice-choices';
import type { NoticeChoice } from '@/lib/contract/notice-choices';
import { LETTERED } from '@/lib/shared/notice-kinds';
import styles from './notices-card.module.css';

/** Which notifications a member gets, and how: a table of switches. Each change is saved at once. */
export function NoticesCard() {
  const { t } = useTranslation('account');
  const choices = useNoticeChoices();
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
  const update = useUpdateNoticeChoice();
  const onError = useErrorToast();
  const { kind, inApp, email } = choice;
  const what = t(`notices.${kind}`);
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        <Switch
          checked={inApp}
          onChange={(_event, on) => update.mutate({ kind, inApp: on }, { onError })}
          slotProps={{ input: { 'aria-label': t('notices.inAppNamed', { what }) } }}
        />
      </td>
      <td>
        {LETTERED.some((lettered) => lettered === kind) ? (
          <Switch
            checked={email}
            onChange={(_event, on) => update.mutate({ kind, email: on }, { onError })}
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
