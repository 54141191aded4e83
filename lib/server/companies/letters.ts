import 'server-only';
import { z } from 'zod';
import { intlTag } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { formatShare } from '@/lib/shared/share';

const Facts = z.object({ shareBps: z.int(), role: z.string() });
export type InvitationFacts = z.output<typeof Facts>;

/** A company invites a member, with a role and a share. */
export const invitationLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { actor, facts }) {
    const say = (key: string, values?: Record<string, string>) =>
      translateKey(to.locale, `emails:companyInvitation.${key}`, values) ?? key;
    const company = isolate(actor?.name ?? '');
    return {
      subject: say('subject', { company }),
      lead: say('lead', { name: isolate(to.name), company }),
      rows: [
        { label: say('company'), value: company },
        { label: say('role'), value: say(`roles.${facts.role}`) },
        { label: say('share'), value: isolate(formatShare(facts.shareBps, intlTag(to.locale))) },
      ],
      action: { label: say('action'), url: `${env().APP_URL}${paths.myCompanies()}` },
      note: say('note'),
    };
  },
});
