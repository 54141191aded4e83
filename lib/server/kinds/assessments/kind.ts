import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import * as contract from '@/lib/contract/kinds/workshops';
import type { Kind } from '../port';
import { getBoughtAssessment, isAlone } from './bought-assessment';
import { content } from './content';
import { personalData } from './personal-data';
import { purchases } from './purchases';
import { sale } from './sale';
import { getSeat } from './seats';

/** Seats on the dates of a workshop, or an assessment without a date; bought again each time. */
export const assessments: Kind<'assessments'> = {
  name: 'assessments',
  ...KINDS.assessments,
  ownedOnce: false,
  content,
  purchases,
  async openRoom(ctx, id, page) {
    const asked = { params: { id } };
    return (await isAlone(ctx, id))
      ? page.one(contract.getBoughtAssessment, asked, () => getBoughtAssessment(ctx, id))
      : page.one(contract.getSeat, asked, () => getSeat(ctx, id));
  },
  personalData,
  sale,
};
