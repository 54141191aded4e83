// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCaptions from '@/lib/contract/kinds/captions';

export const deleteCaptions = /* @__PURE__ */ address<typeof kindsCaptions.deleteCaptions>('deleteCaptions', 'DELETE', '/courses/{id}/lessons/{lessonId}/captions/{language}', { touches: ['listCaptions', 'getStorage'] });
export const listCaptions = /* @__PURE__ */ address<typeof kindsCaptions.listCaptions>('listCaptions', 'GET', '/courses/{id}/lessons/{lessonId}/captions');
export const putCaptions = /* @__PURE__ */ address<typeof kindsCaptions.putCaptions>('putCaptions', 'PUT', '/courses/{id}/lessons/{lessonId}/captions/{language}', { touches: ['listCaptions', 'getStorage'] });
