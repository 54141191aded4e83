import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { unsoldOf } from '@/lib/server/products/personal-data';
import { emptyContents } from './content';
import { allKinds } from './index';
import { quizzesData } from './quizzes/personal-data';

/** What a member sold to nobody goes, by its kind; what they sold stays with its buyers. */
const contents: PersonalData = {
  tables: {},
  erase: async (ctx, me) => emptyContents(ctx, await unsoldOf(ctx, me)),
};

/** The personal data of members in all kinds. */
export const personalData = (): PersonalData[] => [
  contents,
  quizzesData,
  ...allKinds().map((kind) => kind.personalData),
];
