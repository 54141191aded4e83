import type { PersonalData } from '@/lib/server/personal-data-port';

// Who blocked or muted a member is those people's own business: it is not copied.
export const personalData: PersonalData = {
  tables: {
    blocks: { copied: { mine: 't.blocker_id = me' }, gone: 'me in (t.blocker_id, t.blocked_id)' },
    mutes: { copied: { mine: 't.muter_id = me' }, gone: 'me in (t.muter_id, t.muted_id)' },
  },
};
