'use client';

import { usePathname } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import type { RATE_REFUSALS } from '@/lib/contract/choices';
import { paths } from '@/lib/shared/paths';

type WhoMayRateProps = {
  refusal: (typeof RATE_REFUSALS)[number] | null;
  type: 'product' | 'post';
  isSold: boolean;
};

/** Says who may rate to a reader who may not, and what they can do about it. */
export function WhoMayRate({ refusal, type, isSold }: WhoMayRateProps) {
  const { t } = useTranslation('evaluations');
  const path = usePathname();
  if (refusal === null || refusal === 'own') return null;
  if (isSold) return <p className="type-caption text-secondary">{t(`who.${type}`)}</p>;
  if (refusal === 'not_held') return null;
  return (
    <p className="type-caption text-secondary">
      <AppLink href={refusal === 'guest' ? paths.login(path) : paths.settings('main', 'signIn')}>
        {t(`who.${refusal}`)}
      </AppLink>
    </p>
  );
}
