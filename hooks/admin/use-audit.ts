'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getAuditState, listAudit } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

export type AuditFilter = NonNullable<Input<typeof listAudit>['query']>;

/** The audit log, the last entry first. */
export const useAudit = (query: AuditFilter) => useEndpointList(listAudit, { query });

/** Whether the log's chain holds, and which actions there are. */
export const useAuditState = () => useEndpointQuery(getAuditState, {});
