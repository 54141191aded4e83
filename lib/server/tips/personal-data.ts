import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseWords } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    tips: {
      // An author is not told here who gave it, either.
      copied: { mine: 'me in (t.payer_id, t.author_id)', without: ['payer_id'] },
      emptied: 'the books: payer and author are numbers in them; the words are taken out',
    },
    tip_choices: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
  },
  erase: ({ db }, me) => eraseWords(db, me),
};
