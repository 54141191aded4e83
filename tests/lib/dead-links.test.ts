import type { APIRequestContext, Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { Links } from '../setup/walk/dead-links';

const product = (number: number) => `/products/01890000-0000-7000-8000-00000000000${number}`;

/**
 * Collects links to these addresses and to a dozen others.
 * @returns what is dead if every product is, and which of these addresses were requested
 */
async function askFor(links: Links, addresses: readonly string[]) {
  const others = Array.from({ length: 12 }, (_, number) => `/page${number}`);
  const html = [...others, ...addresses].map((address) => `<a href="${address}">`).join('');
  const page = { url: () => 'http://x/marketplace', content: async () => html };
  await links.collect(page as unknown as Page);
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return { ok: () => !path.startsWith('/products/'), status: () => 404 };
  };
  const dead = await links.dead({ get } as unknown as APIRequestContext);
  return { dead, asked: asked.filter((path) => !others.includes(path)) };
}

it('requests two links of a shape, whatever else of the shape was visited', async () => {
  const links = new Links();
  for (const number of [1, 2]) links.visited(product(number));
  const { dead, asked } = await askFor(links, [1, 3, 4, 5].map(product));
  expect(asked).toEqual([3, 4].map(product));
  expect(dead).toEqual([3, 4].map((number) => `${product(number)} (404), linked from /marketplace`));
});
