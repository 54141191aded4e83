import { listGateways } from '@/lib/contract/gateways';
import { handle } from '@/lib/server/http/handle';
import { gatewaysOn } from '@/lib/server/payments/gateways';

export const GET = handle(listGateways, () => gatewaysOn());
