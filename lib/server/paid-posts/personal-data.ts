import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseUnsold } from './repo-erase';

const OWN = 't.post_id in (select id from posts where author_id = me)';
const WITH_POST = 'the paid part of a post that nobody bought; stays where somebody did';

export const personalData: PersonalData = {
  tables: {
    paid_posts: { copied: { mine: OWN }, goneWith: WITH_POST },
    locked_parts: { copied: { mine: OWN }, goneWith: WITH_POST },
    locked_files: { copied: { mine: OWN }, goneWith: WITH_POST },
  },
  erase: ({ db }, me) => eraseUnsold(db, me),
};
