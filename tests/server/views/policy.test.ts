import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { markOf, sourceOf, visitorOf } from '@/lib/server/views/policy';
import { HOST } from '@/lib/shared/host';

describe('the pattern for hosts', () => {
  it.each([
    '',
    'localhost',
    '1.2.3.4',
    'x',
    'a..b',
    '-a.com',
    'a-.com',
    'a.com/',
    'a.com:80',
    'http://a.com',
    '<script>.com',
    'a.com"onload',
    'a b.com',
    'A.com',
    'موقع.السعودية',
    'a.c\u0000m',
    '../a.com',
    'a.com\n',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(60)}com`,
  ])('does not match %j', (text) => expect(HOST.test(text)).toBe(false));

  it.each(['google.com', 'a-b.co.uk', 'xn--4gbrim.xn--ngbe9e0a', 'news.example.org'])('matches %s', (text) =>
    expect(HOST.test(text)).toBe(true),
  );
});

describe('the source of a view', () => {
  it.each([
    ['www.google.com', 'search', 'google.com'],
    ['google.com.sa', 'search', 'google.com.sa'],
    ['m.facebook.com', 'social', 'facebook.com'],
    ['l.instagram.com', 'social', 'instagram.com'],
    ['t.co', 'social', 't.co'],
    ['old.reddit.com', 'social', 'old.reddit.com'],
    ['blog.example.org', 'other', 'blog.example.org'],
    // Names that only look like the ones above.
    ['google.com.evil.example', 'other', 'google.com.evil.example'],
    ['notx.com', 'other', 'notx.com'],
    ['myfacebook.com', 'other', 'myfacebook.com'],
  ])('of a visit from %s is %s', (host, source, kept) => {
    expect(sourceOf({ host, surface: 'explore' }, 'qeema.example')).toEqual({ source, host: kept });
  });

  it('is our page where the visit began, and “direct” when nothing is known', () => {
    expect(sourceOf({ surface: 'explore' }, 'qeema.example')).toEqual({ source: 'explore', host: '' });
    expect(sourceOf({ host: 'www.qeema.example', surface: 'post' }, 'qeema.example').source).toBe('post');
    expect(sourceOf({}, 'qeema.example')).toEqual({ source: 'direct', host: '' });
  });
});

describe('a visitor', () => {
  it('is counted as one on all devices when signed in, and by address and browser as a guest', () => {
    expect(visitorOf('m1', '10.0.0.1', 'a')).toBe(visitorOf('m1', '10.0.0.2', 'b'));
    expect(visitorOf(null, '10.0.0.1', 'a')).toBe(visitorOf(null, '10.0.0.1', 'a'));
    expect(visitorOf(null, '10.0.0.1', 'a')).not.toBe(visitorOf(null, '10.0.0.2', 'a'));
  });

  it('cannot become many by sending invented browser names from one address', () => {
    const all = Array.from({ length: 2000 }, (_, n) => visitorOf(null, '10.0.0.1', `browser ${n}`));
    expect(new Set(all).size).toBe(32);
  });

  it('gets another mark with each day’s salt', () => {
    const salt = (text: string) => createHash('sha256').update(text).digest();
    expect(markOf(salt('1'), 'shop', 'guest')).not.toEqual(markOf(salt('2'), 'shop', 'guest'));
    expect(markOf(salt('1'), 'shop', 'guest')).toHaveLength(16);
  });
});
