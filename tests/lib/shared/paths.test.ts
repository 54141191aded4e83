import { expect, test } from 'vitest';
import { isOfCreators, isProductForm, missingAt, paths } from '@/lib/shared/paths';

test('ids and words cannot break out of an address', () => {
  expect(paths.post('a/../b?c')).toBe('/posts/a%2F..%2Fb%3Fc');
  expect(paths.search('كتاب & قلم')).toBe(`/search?${new URLSearchParams({ q: 'كتاب & قلم' })}`);
});

test('the pages have exactly the addresses of the specification', () => {
  expect([
    paths.home(),
    paths.guest(),
    paths.explore(),
    paths.register(),
    paths.login(),
    paths.search(),
    paths.savedPosts(),
    paths.purchasedPosts(),
    paths.finance(),
    paths.settings('tune_interest'),
    paths.privacyPolicy(),
    paths.termsAndConditions(),
    paths.user('1'),
    paths.post('1'),
    paths.wireTransferSetup(),
    paths.productCreate(),
    paths.registerBusiness(),
    paths.accountType(),
    paths.creatorProfileSetup(),
    paths.creatorCompanySetup(),
    paths.resetPassword(),
    paths.forgotPassword(),
    paths.resetPasswordSuccess(),
  ]).toEqual([
    '/',
    '/guest',
    '/explore',
    '/auth/register',
    '/login',
    '/search',
    '/saved-posts',
    '/purchased-posts',
    '/finance',
    '/settings/tune_interest',
    '/privacy-policy',
    '/terms-and-conditions',
    '/users/1',
    '/posts/1',
    '/wire-transfer-setup',
    '/product/create',
    '/auth/register-business',
    '/auth/account-type',
    '/creator/profile-setup',
    '/creator/company-setup',
    '/auth/reset-password',
    '/auth/forgot-password',
    '/auth/reset-password/success',
  ]);
});

test('an address of a product form is told apart from that of a product page', () => {
  expect(isProductForm('/product/create')).toBe(true);
  expect(isProductForm('/product/1/edit')).toBe(true);
  expect(isProductForm('/products/1')).toBe(false);
  expect(isProductForm('/product/1/edit/more')).toBe(false);
});

test.each([
  ['/users/x', 'person'],
  ['/posts/1/2', 'post'],
  ['/products/1/name', 'product'],
  ['/product/1/edit', 'page'],
  ['/users', 'page'],
])('the missing thing at %s is a %s', (pathname, of) => {
  expect(missingAt(pathname)).toBe(of);
});

test('the pages of creators are told apart from those of everybody', () => {
  const ofCreators = [paths.creatorDashboard(), paths.creatorDigitalContent(), paths.productCreate()];
  expect([...ofCreators, paths.productEdit('1')].every(isOfCreators)).toBe(true);
  expect([paths.product('1'), paths.creatorProfileSetup(), paths.cart()].some(isOfCreators)).toBe(false);
});
