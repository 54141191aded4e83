'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listPayoutMethods, saveConnectedMethod } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './connect-card.module.css';
import { OwnerDialog } from './owner-dialog';
import { OwnerForm } from './owner-form';

const schema = async () => (await import('@/lib/contract/payout-methods')).saveConnectedMethod.body;

/** Makes the ready account at the provider the payout method, or says that it may become one. */
export function ConnectUse() {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const { data } = useEndpointQuery(listPayoutMethods, {});
  const save = useAction(saveConnectedMethod, { done: t('connect.used') });
  const [isAsking, setIsAsking] = useState(false);
  if (!data) return null;
  if (data.data.some(({ type }) => type === 'connected-account'))
    return <p className="type-body2 text-secondary">{t('connect.inList')}</p>;
  const close = () => setIsAsking(false);
  const hours = numberFormat(intl).format(data.coolingHours);
  return (
    <>
      <Button className={styles.way} onClick={() => setIsAsking(true)}>
        {t('connect.use')}
      </Button>
      {isAsking ? (
        <OwnerDialog open title={t('connect.useQuestion')} onClose={close}>
          <p>{t('connect.useText', { hours })}</p>
          <OwnerForm
            schema={schema}
            defaultValues={{ password: '' }}
            label={t('connect.useQuestion')}
            submitLabel={t('connect.useConfirm')}
            needsFresh={t('setup.needsFresh')}
            onCancel={close}
            onSubmit={async ({ password }) => {
              await save.runAsync({ body: { password } });
              close();
            }}
          />
        </OwnerDialog>
      ) : null}
    </>
  );
}
