'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import {
  acceptInvitation,
  changeRole,
  changeShare,
  declineInvitation,
  endMembership,
  getCompany,
  inviteMember,
  leaveCompany,
  listCompanyHistory,
  listCompanyMembers,
  listMyCompanies,
  listNetwork,
} from '@/lib/client/endpoints.gen';
import type { CompanyRole } from '@/lib/contract/companies';
import type { Input } from '@/lib/contract/endpoint';

/** Loads every view of companies again: one change affects all of them. */
async function reloadCompanies(client: QueryClient): Promise<void> {
  const shown = [getCompany, listCompanyHistory, listCompanyMembers, listMyCompanies, listNetwork];
  await Promise.all(shown.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
}

/** Invites a person into a company. */
export function useInviteMember(companyId: string) {
  const client = useQueryClient();
  return useMemberMutation<unknown, Input<typeof inviteMember>['body']>({
    mutationFn: (body) => call(inviteMember, { params: { id: companyId }, body }),
    onSuccess: () => reloadCompanies(client),
  });
}

/** Changes a member's share, at once or from a later day. */
export function useChangeShare(companyId: string, memberId: string) {
  const client = useQueryClient();
  return useMemberMutation<unknown, Input<typeof changeShare>['body']>({
    mutationFn: (body) => call(changeShare, { params: { id: companyId, memberId }, body }),
    onSuccess: () => reloadCompanies(client),
  });
}

/** Changes a member's role: `mutate({ memberId, role })`. */
export function useChangeRole(companyId: string) {
  const client = useQueryClient();
  return useMemberMutation<unknown, { memberId: string; role: CompanyRole }>({
    mutationFn: ({ memberId, role }) =>
      call(changeRole, { params: { id: companyId, memberId }, body: { role } }),
    onSuccess: () => reloadCompanies(client),
  });
}

/** Ends a membership or withdraws an invitation: `mutate(memberId)`. */
export function useEndMembership(companyId: string) {
  const client = useQueryClient();
  return useMemberMutation<unknown, string>({
    mutationFn: (memberId) => call(endMembership, { params: { id: companyId, memberId } }),
    onSuccess: () => reloadCompanies(client),
  });
}

/** Answers the caller's own invitation. */
export function useAnswerInvitation() {
  const client = useQueryClient();
  return useMemberMutation<unknown, { id: string; accept: boolean }>({
    mutationFn: ({ id, accept }) =>
      accept ? call(acceptInvitation, { params: { id } }) : call(declineInvitation, { params: { id } }),
    onSettled: () => reloadCompanies(client),
  });
}

/** Leaves a company: `mutate(companyId)`. */
export function useLeaveCompany() {
  const client = useQueryClient();
  return useMemberMutation<unknown, string>({
    mutationFn: (id) => call(leaveCompany, { params: { id } }),
    onSuccess: () => reloadCompanies(client),
  });
}
