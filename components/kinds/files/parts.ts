import dynamic from 'next/dynamic';
import type { KindParts } from '../parts';
import type { FilesDraft } from './form-schema';

/** Products made of files to download. */
export const files: KindParts<'files', FilesDraft> = {
  Outline: dynamic(() => import('./outline').then((module) => module.FilesOutline)),
  Room: dynamic(() => import('./room').then((module) => module.FilesRoom)),
  FormStep: dynamic(() => import('./form-step').then((module) => module.FilesStep)),
  draftOf: (outline) => ({
    kind: 'files',
    files: (outline?.files ?? []).map(({ fileId, name, size, mime, isFree }) => {
      return { fileId, name, size, mime, isFree };
    }),
  }),
  schema: async () => (await import('./form-schema')).FilesDraft,
};
