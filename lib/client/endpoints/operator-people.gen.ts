// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as operatorPeople from '@/lib/contract/operator-people';

export const getMember = /* @__PURE__ */ address<typeof operatorPeople.getMember>('getMember', 'GET', '/operator/people/{id}');
export const listMembers = /* @__PURE__ */ address<typeof operatorPeople.listMembers>('listMembers', 'GET', '/operator/people');
export const restoreMember = /* @__PURE__ */ address<typeof operatorPeople.restoreMember>('restoreMember', 'POST', '/operator/people/{id}/restore', { touches: ['listMembers'], answers: ['getMember', 'id'] });
export const suspendMember = /* @__PURE__ */ address<typeof operatorPeople.suspendMember>('suspendMember', 'POST', '/operator/people/{id}/suspend', { touches: ['listMembers'], answers: ['getMember', 'id'] });
