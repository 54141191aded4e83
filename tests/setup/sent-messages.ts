import type { Browser } from '@playwright/test';
import { ask } from './browser-steps';
import { signInAsOperator } from './operator';
import { until } from './waits';

interface Outbox {
  data: { to: string; text: string }[];
  texts: { to: string; text: string }[];
}

/** Reads the letters and text messages that the app has sent, as the operator, and waits for new ones. */
export async function sentMessages(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await signInAsOperator(page, null);
  const read = (): Promise<Outbox> => ask(page, '/outbox');
  const arrives = (find: (outbox: Outbox) => string | undefined): Promise<string> =>
    until(async () => find(await read()) ?? '');
  return {
    page,
    /** Returns the link of this kind in the newest letter to an address. */
    linkTo: (address: string, kind: string) =>
      arrives(({ data }) => {
        const letters = data.filter(({ to }) => to === address);
        const links = letters.map(({ text }) => new RegExp(`/auth/${kind}\\?token=[\\w-]+`).exec(text)?.[0]);
        return links.find(Boolean);
      }),
    /** Returns the code in the newest text message to a number. */
    codeFor: (phone: string) =>
      arrives(({ texts }) => /#(\d{6})$/.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[1]),
  };
}
