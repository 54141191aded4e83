import 'server-only';
import { z } from 'zod';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

const Facts = z.object({ productId: z.uuid(), course: z.string(), text: z.string() });
export type MessageFacts = Omit<z.output<typeof Facts>, 'course'>;

/** The creator of a course writes to those who have it. */
export const messageLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { actor, facts }) {
    const say = (key: string, values?: Record<string, string>) =>
      translateKey(to.locale, `emails:courseMessage.${key}`, values) ?? key;
    const [name, course] = [isolate(actor?.name ?? ''), isolate(facts.course)];
    return {
      subject: say('subject', { name, course }),
      lead: say('lead', { name: isolate(to.name), from: name, course }),
      rows: [{ label: say('message'), value: isolate(facts.text) }],
      action: { label: say('action'), url: `${env().APP_URL}${paths.courseMessages(facts.productId)}` },
      note: say('note', { course }),
    };
  },
});
