'use client';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import lists from '@/components/admin/lists/lists.module.css';
import { EmptyView } from '@/components/ui/empty-view';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listWebhooks } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { ReplayKind, type WebhookFilter } from './replay-kind';
import { WebhookEntry } from './webhook-entry';

const STATES = ['received', 'handled', 'dead'] as const;
const SOURCES = ['sandbox', 'stripe'] as const;

type WebhooksProps = { filter: WebhookFilter };

/** The events that gateways reported, newest first, with what became of each. */
export function Webhooks({ filter }: WebhooksProps) {
  const { t } = useTranslation(['webhooks', 'operator-sales']);
  const router = useRouter();
  const { status, source, type } = filter;
  const go = (change: WebhookFilter) =>
    router.push(paths.adminWebhooks({ status, source, type, ...change }), { scroll: false });
  const select = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
  return (
    <div className="stack gap-4">
      <div className="row cluster gap-3">
        <TextField
          select
          className={lists.filter}
          label={t('status')}
          value={status ?? ''}
          onChange={(event) => go({ status: STATES.find((each) => each === event.target.value) })}
          slotProps={select}
        >
          <MenuItem value="">{t('any')}</MenuItem>
          {STATES.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`state.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          className={lists.filter}
          label={t('source')}
          value={source ?? ''}
          onChange={(event) => go({ source: SOURCES.find((each) => each === event.target.value) })}
          slotProps={select}
        >
          <MenuItem value="">{t('any')}</MenuItem>
          {SOURCES.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`operator-sales:gateway.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <ReplayKind filter={filter} onAnyKind={() => go({ type: undefined })} />
      </div>
      <Entries filter={filter} />
    </div>
  );
}

function Entries({ filter }: WebhooksProps) {
  const { t } = useTranslation('webhooks');
  const list = useEndpointList(listWebhooks, { query: filter });
  return (
    <AdminList
      list={list}
      label={t('title')}
      failed={t('failed')}
      empty={<EmptyView drawing="notifications" title={t('empty')} />}
      look="log"
    >
      {(event) => <WebhookEntry event={event} filter={filter} />}
    </AdminList>
  );
}
