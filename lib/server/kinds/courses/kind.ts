import 'server-only';
import * as contract from '@/lib/contract/kinds/course-room';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Kind } from '../port';
import { content } from './content';
import { personalData } from './personal-data';
import { purchases } from './purchases';
import { getCourseRoom } from './room';
import { sale } from './sale';

/** Courses: lessons in sections, and how far their buyers are. */
export const courses: Kind<'courses'> = {
  name: 'courses',
  ...KINDS.courses,
  ownedOnce: true,
  content,
  purchases,
  openRoom: (ctx, id, page) =>
    page.one(contract.getCourseRoom, { params: { id } }, () => getCourseRoom(ctx, id)),
  personalData,
  sale,
};
