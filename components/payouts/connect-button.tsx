'use client';

import Button from '@mui/material/Button';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Icon } from '@/components/ui/icon';
import { useConnectLink } from '@/hooks/payouts/use-connected-account';

type ConnectButtonProps = { label: string; variant?: 'contained' | 'outlined' | 'text'; className?: string };

/** The way to the payment provider's own pages, by a link that is made when it is asked for. */
export function ConnectButton({ label, variant = 'contained', className }: ConnectButtonProps) {
  const onError = useErrorToast();
  const open = useConnectLink();
  return (
    <Button
      variant={variant}
      className={className}
      loading={open.isPending || open.isSuccess}
      endIcon={<Icon name="external" size={20} />}
      onClick={() => open.mutate(undefined, { onError })}
    >
      {label}
    </Button>
  );
}
