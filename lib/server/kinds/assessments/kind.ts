import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import { getSeat as contract } from '@/lib/contract/kinds/workshops';
import type { Kind } from '../port';
import { content } from './content';
import { personalData } from './personal-data';
import { purchases } from './purchases';
import { sale } from './sale';
import { getSeat } from './seats';

/** Seats on the dates of a workshop, bought again each time. */
export const assessments: Kind<'assessments'> = {
  name: 'assessments',
  ...KINDS.assessments,
  ownedOnce: false,
  content,
  purchases,
  openRoom: (ctx, id, page) => page.one(contract, { params: { id } }, () => getSeat(ctx, id)),
  personalData,
  sale,
};
