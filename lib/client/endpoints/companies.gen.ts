// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as companies from '@/lib/contract/companies';

export const acceptInvitation = /* @__PURE__ */ address<typeof companies.acceptInvitation>('acceptInvitation', 'POST', '/companies/invitations/{id}/accept', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const changeRole = /* @__PURE__ */ address<typeof companies.changeRole>('changeRole', 'PUT', '/companies/{id}/members/{memberId}/role', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const changeShare = /* @__PURE__ */ address<typeof companies.changeShare>('changeShare', 'POST', '/companies/{id}/members/{memberId}/share', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const declineInvitation = /* @__PURE__ */ address<typeof companies.declineInvitation>('declineInvitation', 'POST', '/companies/invitations/{id}/decline', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const endMembership = /* @__PURE__ */ address<typeof companies.endMembership>('endMembership', 'POST', '/companies/{id}/members/{memberId}/end', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const getCompany = /* @__PURE__ */ address<typeof companies.getCompany>('getCompany', 'GET', '/companies/{id}');
export const inviteMember = /* @__PURE__ */ address<typeof companies.inviteMember>('inviteMember', 'POST', '/companies/{id}/members', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const leaveCompany = /* @__PURE__ */ address<typeof companies.leaveCompany>('leaveCompany', 'POST', '/companies/{id}/leave', { touches: ['getCompany', 'listCompanyHistory', 'listCompanyMembers', 'listMyCompanies', 'listNetwork'] });
export const listCompanyHistory = /* @__PURE__ */ address<typeof companies.listCompanyHistory>('listCompanyHistory', 'GET', '/companies/{id}/history');
export const listCompanyMembers = /* @__PURE__ */ address<typeof companies.listCompanyMembers>('listCompanyMembers', 'GET', '/companies/{id}/members');
export const listMyCompanies = /* @__PURE__ */ address<typeof companies.listMyCompanies>('listMyCompanies', 'GET', '/companies/mine');
