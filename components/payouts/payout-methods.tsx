'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listPayoutMethods } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { ChangeMethodDialog, type MethodChange } from './change-method-dialog';
import { MethodForm } from './method-form';
import { MethodRow } from './method-row';
import styles from './payouts.module.css';

/** The member's bank accounts, and a form to add another. Without an account, only the form. */
export function PayoutMethods() {
  const { t } = useTranslation('payouts');
  const query = useEndpointQuery(listPayoutMethods, {});
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={160} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('setup.failed')} skeleton={skeleton}>
      {(methods) => <Methods {...methods} />}
    </QueryView>
  );
}

function Methods({ data: methods, coolingHours, most }: Payload<typeof listPayoutMethods>) {
  const { t } = useTranslation('payouts');
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const [change, setChange] = useState<MethodChange | null>(null);
  const isEmpty = methods.length === 0;
  const hasFormer = methods.some(({ isUsable }) => isUsable);
  return (
    <div className="stack gap-4">
      {isEmpty ? null : (
        <Card padding="none" labelledBy={titleId}>
          <h2 id={titleId} className={styles.listTitle}>
            {t('setup.list')}
          </h2>
          <ul>
            {methods.map((method) => (
              <MethodRow
                key={method._id}
                method={method}
                hasFormer={hasFormer}
                onMakeDefault={() => setChange({ what: 'default', method })}
                onConfirm={() => setChange({ what: 'confirm', method })}
                onRetire={() => setChange({ what: 'retire', method })}
              />
            ))}
          </ul>
        </Card>
      )}
      {isAdding || isEmpty ? (
        <MethodForm
          coolingHours={coolingHours}
          onSaved={() => setIsAdding(false)}
          onCancel={isEmpty ? undefined : () => setIsAdding(false)}
        />
      ) : (
        <div>
          {methods.length < most ? (
            <Button
              variant="outlined"
              startIcon={<Icon name="plus" size={20} />}
              onClick={() => setIsAdding(true)}
            >
              {t('setup.add')}
            </Button>
          ) : (
            <p className="type-body2 text-secondary">{t('setup.full')}</p>
          )}
        </div>
      )}
      <ChangeMethodDialog change={change} onClose={() => setChange(null)} />
    </div>
  );
}
