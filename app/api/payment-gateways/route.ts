import { listGateways } from '@/lib/contract/gateways';
import { gatewaysOn } from '@/lib/server/payments/gateways';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listGateways, () => gatewaysOn());
