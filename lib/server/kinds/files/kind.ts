import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Kind } from '../port';
import { content } from './content';
import { purchases } from './purchases';
import { tables } from './tables';

/** Products made of files that are downloaded: books, templates, slides. */
export const files: Kind<'files'> = {
  name: 'files',
  types: KINDS.files.types,
  ownedOnce: true,
  content,
  purchases,
  tables,
};
