'use client';

import { useTranslation } from 'react-i18next';
import { GatewayName } from '@/lib/contract/gateways';

/** What a gateway is called; one without words keeps its name. */
export function useGatewayName(): (gateway: string) => string {
  const { t } = useTranslation('operator-sales');
  return (gateway) => {
    const known = GatewayName.options.find((name) => name === gateway);
    return known ? t(`gateway.${known}`) : gateway;
  };
}
