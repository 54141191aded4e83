import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPendingAct, isActPending, PENDING_ACT } from '@/lib/client/act-store';
import { keepAct, type PendingAct, takeAct, waitingAct } from '@/lib/client/pending-act';
import { MINUTE } from '@/lib/shared/time';

const ID = '01890000-0000-7000-8000-00000000000a';
const OTHER = '01890000-0000-7000-8000-00000000000b';
const POST = `/posts/${ID}`;
const NOON = Date.UTC(2026, 10, 23, 12);

const follow: PendingAct = { kind: 'follow', userId: ID, name: 'سارة' };
const here = { userId: OTHER, address: POST };
let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  });
});

const keep = (change: object = {}) =>
  store.set(PENDING_ACT, JSON.stringify({ act: follow, at: NOON, back: POST, by: null, ...change }));

describe('nothing is done', () => {
  test.each([
    ['after 30 minutes', {}, here, NOON + 30 * MINUTE + 1],
    ['when it is from the future', { at: NOON + MINUTE }, here, NOON],
    ['when the one whose session had ended was somebody else', { by: ID }, here, NOON],
    ['when whoever signed in comes to another page', {}, { ...here, address: '/settings/main' }, NOON],
    ['at home, when it was wanted on a post', {}, { ...here, address: '/' }, NOON],
    ['when the kind is not known', { act: { kind: 'deleteAccount' } }, here, NOON],
    ['when the id is none', { act: { ...follow, userId: '../me' } }, here, NOON],
    [
      'when the reaction is not one',
      { act: { kind: 'react', postId: ID, reaction: 'x', name: '' } },
      here,
      NOON,
    ],
    [
      'when the subject is not one',
      { act: { kind: 'comment', type: 'users', subjectId: ID, text: '' } },
      here,
      NOON,
    ],
    ['when no time was kept', { at: undefined }, here, NOON],
    ['when it is not said who asked', { by: undefined }, here, NOON],
  ])('%s, and it is forgotten', (_, change, who, now) => {
    keep(change);
    expect(takeAct(who, now)).toBeNull();
    expect(isActPending()).toBe(false);
  });

  test.each(['', 'null', '[]', '{', '{"act":{}}'])('with «%s» in the store', (text) => {
    store.set(PENDING_ACT, text);
    expect(takeAct(here, NOON)).toBeNull();
    expect(isActPending()).toBe(false);
  });

  test('a second time', () => {
    keep();
    expect(takeAct(here, NOON)).toEqual(follow);
    expect(takeAct(here, NOON)).toBeNull();
  });

  test('when it was cancelled', () => {
    keep();
    forgetPendingAct();
    expect(takeAct(here, NOON)).toBeNull();
  });

  test('when storage is blocked, and nothing breaks', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('window', { sessionStorage: { getItem: blocked, setItem: blocked, removeItem: blocked } });
    keepAct({ act: follow, back: POST, by: null }, NOON);
    forgetPendingAct();
    expect([isActPending(), takeAct(here, NOON)]).toEqual([false, null]);
  });
});

test.each<[string, PendingAct]>([
  ['a follow', follow],
  ['a reaction', { kind: 'react', postId: ID, reaction: 'love', name: 'سارة' }],
  ['a saved post', { kind: 'save', postId: ID, name: 'سارة' }],
  ['a comment', { kind: 'comment', type: 'products', subjectId: ID, text: 'شكرًا' }],
  ['a product for the cart', { kind: 'cart', productId: ID, name: 'دليل' }],
])('%s is taken by whoever comes back within 30 minutes', (_, act) => {
  keepAct({ act, back: POST, by: null }, NOON);
  expect(isActPending()).toBe(true);
  expect(takeAct(here, NOON + 30 * MINUTE)).toEqual(act);
});

test('the member whose session had ended gets their action', () => {
  keepAct({ act: follow, back: POST, by: OTHER }, NOON);
  expect(takeAct(here, NOON)).toEqual(follow);
});

test('an action from the guests’ home is taken on the members’ home, where they are led', () => {
  keepAct({ act: follow, back: '/guest', by: null }, NOON);
  expect(takeAct({ ...here, address: '/' }, NOON)).toEqual(follow);
});

test('a waiting action can be read without taking it, but not after 30 minutes', () => {
  keepAct({ act: follow, back: POST, by: null }, NOON);
  expect(waitingAct(NOON)).toEqual(follow);
  expect(waitingAct(NOON + 30 * MINUTE + 1)).toBeNull();
  expect(takeAct(here, NOON)).toEqual(follow);
});

test('a later action replaces the earlier one', () => {
  keepAct({ act: follow, back: POST, by: null }, NOON);
  keepAct({ act: { kind: 'save', postId: ID, name: '' }, back: POST, by: null }, NOON);
  expect(takeAct(here, NOON)).toMatchObject({ kind: 'save' });
});
