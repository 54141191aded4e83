import { listOutbox } from '@/lib/server/adapters/mail/outbox';
import { listTexts } from '@/lib/server/adapters/sms/outbox';
import { runJobs } from '@/tests/setup/run-jobs';

/** Runs the waiting jobs; then gives the letters to an address, the newest first. */
export async function lettersTo(address: string) {
  await runJobs();
  return (await listOutbox()).data.filter(({ to }) => to === address);
}

/** Runs the waiting jobs; then gives the text messages to a number, the newest first. */
export async function textsTo(phone: string) {
  await runJobs();
  return (await listTexts()).filter(({ to }) => to === phone);
}

/** The token of the link in the newest letter to an address; empty if there is none. */
export async function tokenFor(address: string): Promise<string> {
  const [letter] = await lettersTo(address);
  return /[?&]token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** The code in the newest message to a number. */
export async function codeFor(phone: string): Promise<string> {
  const [message] = await textsTo(phone);
  return /#(\d{6})$/.exec(message?.text ?? '')?.[1] ?? '';
}

/** A code of six digits that is not the given one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
