'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { useCountdown } from '@/hooks/auth/use-countdown';
import { useToast } from '@/hooks/use-toast';
import { toApiError } from '@/lib/client/api-error';

type ResendButtonProps = {
  /** When the last message was asked for, in ms since 1970; null when the next may be sent at once. */
  sentAt: number | null;
  /** Sends the next message. Gives the seconds until another may be sent. */
  onResend: () => Promise<number>;
  /** Seconds before the first message may be asked for. */
  seconds?: number;
  /** The label instead of "Send again" and "Sent again" when nothing was sent yet. */
  label?: string;
  sentLabel?: string;
};

/** "Send again". The button is disabled for a minute and counts down the seconds. */
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
