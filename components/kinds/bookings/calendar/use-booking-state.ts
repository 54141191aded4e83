'use client';

import { useTranslation } from 'react-i18next';
import type { StatusTone } from '@/components/ui/status-chip';
import type { HostBooking } from '@/lib/contract/kinds/appointments';

type BookingStateWords = { label: string; tone: StatusTone };

/** What a host has to know of a booking at a glance; nothing of one that is simply to come. */
export function useBookingState(): (booking: HostBooking) => BookingStateWords | null {
  const { t } = useTranslation('booking-calendar');
  return ({ state, absence, askedToMove, isDone, hasBegun, isOver }) => {
    if (absence) return { label: t('state.absent'), tone: absence.outcome ? 'neutral' : 'warning' };
    if (state === 'cancelled') return { label: t('state.cancelled'), tone: 'neutral' };
    if (state === 'requested') return { label: t('state.requested'), tone: 'warning' };
    if (isDone) return { label: t('state.done'), tone: 'success' };
    if (isOver) return { label: t('state.over'), tone: 'neutral' };
    if (hasBegun) return { label: t('state.now'), tone: 'info' };
    return askedToMove ? { label: t('state.asked'), tone: 'warning' } : null;
  };
}
