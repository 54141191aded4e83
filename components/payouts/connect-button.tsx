'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { createConnectLink } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { OwnerDialog } from './owner-dialog';
import { OwnerForm } from './owner-form';

const schema = async () => (await import('@/lib/contract/gateways')).createConnectLink.body;

type ConnectButtonProps = { label: string; variant?: 'contained' | 'outlined' | 'text'; className?: string };

/** Sends the owner to the payment provider's own pages, by a link that is made on request. */
export function ConnectButton({ label, variant = 'contained', className }: ConnectButtonProps) {
  const { t } = useTranslation('payouts');
  const link = useAction(createConnectLink);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        variant={variant}
        className={className}
        endIcon={<Icon name="external" size={20} />}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      {isAsking ? (
        <OwnerDialog open title={t('connect.goTitle')} onClose={close}>
          <p>{t('connect.goText')}</p>
          <OwnerForm
            schema={schema}
            defaultValues={{ password: '' }}
            label={t('connect.goTitle')}
            submitLabel={t('connect.goConfirm')}
            needsFresh={t('setup.needsFresh')}
            onCancel={close}
            onSubmit={async ({ password }) => leaveFor((await link.runAsync({ body: { password } })).url)}
          />
        </OwnerDialog>
      ) : null}
    </>
  );
}
