'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import {
  getCompany,
  listCompanyHistory,
  listCompanyMembers,
  listMyCompanies,
} from '@/lib/client/endpoints.gen';

/** A company with its members' shares, for its members only. */
export function useCompany(id: string) {
  return useEndpointQuery(getCompany, { params: { id } });
}

/** The history of a company's memberships. */
export function useCompanyHistory(id: string) {
  return useEndpointList(listCompanyHistory, { params: { id } });
}

/** The members of a company that everybody may see. */
export function useCompanyMembers(id: string) {
  return useEndpointList(listCompanyMembers, { params: { id } });
}

/** The companies that the caller belongs to or is invited to. */
export function useMyCompanies() {
  return useEndpointList(listMyCompanies, {});
}
