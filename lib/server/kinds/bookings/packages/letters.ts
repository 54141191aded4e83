import 'server-only';
import { z } from 'zod';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { PACKAGE_TOPICS } from '@/lib/shared/notice-kinds';
import { paths } from '@/lib/shared/paths';

/** The facts of a letter about a package. Its words are in locales/{ar,en}/package-letters.json. */
const Facts = z.object({
  template: z.enum(PACKAGE_TOPICS),
  purchaseId: z.uuid(),
  title: z.string(),
  lessons: z.int(),
  left: z.int(),
  endsAt: z.iso.datetime(),
});
export type PackageFacts = z.output<typeof Facts>;

/** Letters about packages: to both sides when one is bought, and to its buyer before its end. */
export const packageLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { actor, facts }) {
    const { template, title, lessons, left, endsAt, purchaseId } = facts;
    const say = (key: string, values?: Record<string, string | number>) =>
      translateKey(to.locale, `package-letters:${key}`, values) ?? key;
    const values = { name: isolate(to.name), who: isolate(actor?.name ?? say('someone')) };
    const path = template === 'sold' ? paths.bookingPackages() : paths.library(purchaseId);
    return {
      subject: say(`${template}.subject`, { ...values, title: isolate(title) }),
      lead: say(`${template}.lead`, values),
      rows: [
        { label: say('what'), value: isolate(title) },
        { label: say('lessons'), value: say('count', { count: lessons }) },
        ...(left < lessons ? [{ label: say('left'), value: say('count', { count: left }) }] : []),
        { label: say('end'), value: formatMoment(endsAt, to.intl, to.timeZone) },
      ],
      action: {
        label: say(template === 'sold' ? 'open.host' : 'open.buyer'),
        url: `${env().APP_URL}${path}`,
      },
      note: say(`${template}.note`),
    };
  },
});
