'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { useToast } from '@/components/ui/toast';
import { useCountdown } from '@/hooks/auth/use-countdown';
import { toApiError } from '@/lib/client/api-error';

type ResendButtonProps = {
  /** When the last one was asked for, in ms since 1970; null where it may be asked for at once. */
  sentAt: number | null;
  /** Sends the next; gives the seconds until the one after. */
  onResend: () => Promise<number>;
  /** How long the first one has to be waited for. */
  seconds?: number;
  /** Instead of "Send again" and "Sent again", where nothing was sent yet. */
  label?: string;
  sentLabel?: string;
};

/** "Send again", which can be pressed once the minute is over and says how long that is. */
export function ResendButton({ sentAt, onResend, seconds = 60, label, sentLabel }: ResendButtonProps) {
  const { t } = useTranslation('codes');
  const toast = useToast();
  const showError = useErrorToast();
  const [until, setUntil] = useState(sentAt === null ? null : sentAt + seconds * 1000);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(until);

  const send = async () => {
    setBusy(true);
    try {
      const next = await onResend();
      setUntil(Date.now() + next * 1000);
      toast(sentLabel ?? t('resend.sent'));
    } catch (error) {
      showError(toApiError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="text" disabled={left > 0} loading={busy} onClick={() => void send()}>
      {left > 0 ? t('resend.wait', { seconds: left }) : (label ?? t('resend.button'))}
    </Button>
  );
}
