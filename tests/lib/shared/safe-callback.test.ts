import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/shared/paths';
import { safeCallback, wantedPage } from '@/lib/shared/safe-callback';

const OWN = 'https://qeema.example';

describe('safeCallback', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '%09//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'user@evil.example',
    '//user@evil.example',
    'https://qeema.example@evil.example/',
    'https://qeema.example.evil.example/',
    'https://qeema.example:8443/finance',
    'http://qeema.example/finance',
    '/.//evil.example',
    '/a/..//evil.example',
    'finance',
    '',
    null,
    undefined,
  ])('sends %j to the home page', (callbackUrl) => {
    expect(safeCallback(callbackUrl)).toBe('/');
    expect(safeCallback(callbackUrl, OWN)).toBe('/');
  });

  it('does not follow an outside address inside the address of a sign-in or registration page', () => {
    const nested = paths.login('//evil.example');
    expect(safeCallback(nested)).toBe('/');
    expect(safeCallback(`/auth/register?callbackUrl=${encodeURIComponent('https://evil.example')}`)).toBe(
      '/',
    );
  });

  it('does not lead back to the sign-in or registration page', () => {
    expect(safeCallback('/login')).toBe('/');
    expect(safeCallback('/auth/register')).toBe('/');
  });

  it('keeps paths of this site with query and fragment', () => {
    expect(safeCallback('/finance?tab=balance#ledger')).toBe('/finance?tab=balance#ledger');
    expect(safeCallback('/authors')).toBe('/authors');
    expect(safeCallback('/search?q=https://evil.example')).toBe('/search?q=https://evil.example');
    expect(safeCallback('/products/1/%D9%83%D8%AA%D8%A7%D8%A8')).toBe('/products/1/%D9%83%D8%AA%D8%A7%D8%A8');
    expect(safeCallback('/%09/evil.example')).toBe('/%09/evil.example');
  });

  it('turns a full address of this site into a path only when the origin is known', () => {
    expect(safeCallback('https://qeema.example/cart', OWN)).toBe('/cart');
    expect(safeCallback('https://qeema.example/cart')).toBe('/');
  });

  it('brings a visitor back from the sign-in page to the page they came from', () => {
    const login = new URL(paths.login('/products/1?x=ب&y=2'), OWN);
    expect(safeCallback(login.searchParams.get('callbackUrl'))).toBe('/products/1?x=%D8%A8&y=2');
  });
});

describe('wantedPage', () => {
  it.each([
    ['nothing', undefined],
    ['the home page', '/'],
    ['another site', '//evil.example'],
    ['a page to sign in', '/auth/register'],
    ['two addresses', ['/posts/1', '/posts/2']],
  ])('is undefined for %s', (_, callbackUrl) => {
    expect(wantedPage(callbackUrl)).toBeUndefined();
  });

  it('is the page that was wanted', () => {
    expect(wantedPage('/product/create?x=1')).toBe('/product/create?x=1');
  });
});
