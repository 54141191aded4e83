import { notFound } from 'next/navigation';
import { beforeEach, expect, it, vi } from 'vitest';
import { definePage } from '@/app/define-page';
import { getPost } from '@/lib/contract/posts';
import * as i18n from '@/lib/i18n/server';
import { makeMember } from '@/tests/setup/make-member';

const ID = '01890000-0000-7000-8000-00000000000a';
const NOT_FOUND = /HTTP_ERROR_FALLBACK;404/;

const steps: string[] = [];
beforeEach(() => {
  steps.length = 0;
  const words = { t: (key: string) => `words of ${key}` };
  vi.spyOn(i18n, 'getTranslation').mockResolvedValue(words as never);
});

async function postPage({ isAllowed = true, head }: { isAllowed?: boolean; head?: () => object } = {}) {
  const { ctx } = await makeMember();
  return definePage({
    namespace: 'posts',
    params: getPost.params,
    query: ({ tab }) => ({ tab }),
    access: ({ params, query }) => {
      steps.push(`access ${params.id} ${query.tab}`);
      return isAllowed ? ctx : notFound();
    },
    subject: async () => {
      steps.push('subject');
      return 'a post';
    },
    title: ({ t, subject }) => `${subject}: ${t('feed.title')}`,
    head,
    load: async ({ subject }) => {
      steps.push(`load ${subject}`);
      return 'comments';
    },
    view: ({ subject, data }) => {
      steps.push(`view ${subject} ${data}`);
      return null;
    },
  });
}

const at = (id: string) => ({
  params: Promise.resolve({ id }),
  searchParams: Promise.resolve({ tab: 'likes' }),
});

it.each(['nobody', ID.toUpperCase(), ''])(
  'asks for no access and reads nothing at the path %j',
  async (id) => {
    const page = await postPage();
    await expect(page.Page(at(id))).rejects.toThrow(NOT_FOUND);
    await expect(page.generateMetadata(at(id))).rejects.toThrow(NOT_FOUND);
    expect(steps).toEqual([]);
  },
);

it('reads nothing for a visitor who may not see the page, for the title neither', async () => {
  const page = await postPage({ isAllowed: false });
  await expect(page.Page(at(ID))).rejects.toThrow(NOT_FOUND);
  await expect(page.generateMetadata(at(ID))).rejects.toThrow(NOT_FOUND);
  expect(steps).toEqual(Array(2).fill(`access ${ID} likes`));
});

it('keeps a page from search engines unless it has a head of its own', async () => {
  const title = 'a post: words of feed.title';
  expect(await (await postPage()).generateMetadata(at(ID))).toEqual({ title, robots: { index: false } });
  const listed = await postPage({ head: () => ({ description: 'x' }) });
  expect(await listed.generateMetadata(at(ID))).toEqual({ title, description: 'x' });
});

it('reads the subject, then the data, then draws', async () => {
  await (await postPage()).Page(at(ID));
  expect(steps).toEqual([`access ${ID} likes`, 'subject', 'load a post', 'view a post comments']);
});
