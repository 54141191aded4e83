import { describe, expect, test } from 'vitest';
import { allowedMethods, createApiTable, type RouteModule } from '@/lib/server/serving/api-table';

const module: RouteModule = { GET: () => new Response() };
const match = createApiTable(
  [
    '/api/posts',
    '/api/posts/feed',
    '/api/posts/[id]',
    '/api/posts/[id]/save',
    '/api/posts/post/[id]',
    '/api/comments/[type]',
    '/api/openapi.json',
  ]
    .map((path) => ({ path, module }))
    .concat({ path: '/api/auth/token', module }, { path: '/api/auth/[...nextauth]' } as never),
);

describe('the table finds no route for', () => {
  test.each([
    '/api',
    '/api/',
    '/api/post',
    '/api/posts/',
    '/api/posts//save',
    '/api/posts/1/save/2',
    '/api/posts/%zz',
    '/api/auth',
  ])('%s', (path) => expect(match(path)).toBeUndefined());
});

test.each([
  ['/api/posts', {}],
  ['/api/posts/feed', {}],
  ['/api/posts/1', { id: '1' }],
  ['/api/posts/feed/save', { id: 'feed' }],
  ['/api/posts/post/save', { id: 'save' }],
  ['/api/posts/%D9%82%D9%8A%D9%85%D8%A9', { id: 'قيمة' }],
  ['/api/posts/a%2Fb/save', { id: 'a/b' }],
  ['/api/comments/posts', { type: 'posts' }],
])('%s has the parameters %o', (path, params) => {
  expect(match(path)).toEqual({ module, params });
});

test('a fixed path wins over the paths that are left to Next', () => {
  expect(match('/api/auth/token')?.module).toBe(module);
  expect(match('/api/auth/callback/credentials')).toEqual({ module: undefined, params: expect.anything() });
});

test('two names for the parameter in one place are refused, as in Next', () => {
  const routes = [{ path: '/api/posts/[id]' }, { path: '/api/posts/[postId]/save' }];
  expect(() => createApiTable(routes)).toThrow('[postId] is called [id] elsewhere');
});

test('the allowed methods of a route include HEAD when it has GET, and always OPTIONS', () => {
  expect(allowedMethods({ GET: module.GET, PATCH: module.GET })).toEqual(['GET', 'HEAD', 'PATCH', 'OPTIONS']);
  expect(allowedMethods({ POST: module.GET })).toEqual(['POST', 'OPTIONS']);
});
