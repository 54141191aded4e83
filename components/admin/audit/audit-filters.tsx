'use client';

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { Icon } from '@/components/ui/icon';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getAuditState, type listAudit } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import { paths } from '@/lib/shared/paths';

export type AuditFilter = NonNullable<Input<typeof listAudit>['query']>;

type AuditFiltersProps = { filter: AuditFilter };

/** Filters by action, actor and subject. Actors and subjects are chosen by their names in the log and removed here. */
export function AuditFilters({ filter }: AuditFiltersProps) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const words = useCodeWords();
  const { data } = useEndpointQuery(getAuditState, {});
  const { actor, action, subject } = filter;
  const actions = [...new Set([...(data?.actions ?? []), ...(action ? [action] : [])])];
  const go = (change: { actor?: string; action?: string; subject?: string }) =>
    router.push(paths.adminAudit({ actor, action, subject, ...change }), { scroll: false });
  return (
    <div className="row cluster gap-3">
      <TextField
        select
        className={lists.filter}
        label={t('audit.action')}
        value={action ?? ''}
        onChange={(event) => go({ action: event.target.value || undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('audit.anyAction')}</MenuItem>
        {actions.map((each) => (
          <MenuItem key={each} value={each}>
            {words(each, 'operator:action')}
          </MenuItem>
        ))}
      </TextField>
      {actor ? (
        <Button
          variant="outlined"
          endIcon={<Icon name="close" size={18} />}
          onClick={() => go({ actor: undefined })}
        >
          {t('audit.byOne')}
        </Button>
      ) : null}
      {subject ? (
        <Button
          variant="outlined"
          endIcon={<Icon name="close" size={18} />}
          onClick={() => go({ subject: undefined })}
        >
          {t('audit.aboutOne')}
        </Button>
      ) : null}
    </div>
  );
}
