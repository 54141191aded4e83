import 'server-only';
import * as contract from '@/lib/contract/kinds/files';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Kind } from '../port';
import { content } from './content';
import { personalData } from './personal-data';
import { purchases } from './purchases';
import { listBoughtFiles } from './room';

/** Products made of files that are downloaded: books, templates, slides. */
export const files: Kind<'files'> = {
  name: 'files',
  ...KINDS.files,
  ownedOnce: true,
  content,
  purchases,
  openRoom: (ctx, id, page) =>
    page.one(contract.listBoughtFiles, { params: { id } }, () => listBoughtFiles(ctx, id)),
  personalData,
};
