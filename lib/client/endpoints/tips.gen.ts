// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as tips from '@/lib/contract/tips';

export const getTipChoices = /* @__PURE__ */ address<typeof tips.getTipChoices>('getTipChoices', 'GET', '/tips/choices');
export const getTipTerms = /* @__PURE__ */ address<typeof tips.getTipTerms>('getTipTerms', 'GET', '/users/{id}/tips/terms');
export const judgeTipWord = /* @__PURE__ */ address<typeof tips.judgeTipWord>('judgeTipWord', 'POST', '/admin/tips/{id}/word', { touches: ['listAdminTips', 'getWaiting'] });
export const listAdminTips = /* @__PURE__ */ address<typeof tips.listAdminTips>('listAdminTips', 'GET', '/admin/tips');
export const listReceivedTips = /* @__PURE__ */ address<typeof tips.listReceivedTips>('listReceivedTips', 'GET', '/tips/received');
export const listTipWords = /* @__PURE__ */ address<typeof tips.listTipWords>('listTipWords', 'GET', '/users/{id}/tips');
export const releaseTip = /* @__PURE__ */ address<typeof tips.releaseTip>('releaseTip', 'POST', '/admin/tips/{id}/release', { touches: ['listAdminTips', 'getWaiting'] });
export const updateTip = /* @__PURE__ */ address<typeof tips.updateTip>('updateTip', 'PATCH', '/tips/{id}', { touches: ['listTipWords'] });
export const updateTipChoices = /* @__PURE__ */ address<typeof tips.updateTipChoices>('updateTipChoices', 'PATCH', '/tips/choices', { touches: ['getTipTerms'], answers: ['getTipChoices'] });
