import { expect, it } from 'vitest';
import { hasLink } from '@/lib/shared/tips';

it.each([
  'https://example.com/a',
  'زوروا www.example',
  'موقعي example.com',
  'متجري.com للجميع',
  'موقعي.السعودية',
  't.me/someone',
  'me@example.store',
  'example．com',
  'exam\u200Bple.com',
])('finds a link in “%s”', (text) => {
  expect(hasLink(text)).toBe(true);
});

it.each([
  'شكرًا.جزاك الله خيرًا',
  'درس Node.js ممتاز',
  'دفعت 4.55 دولار',
  'أحسنت، e.g. في الدرس الثاني.',
  'السؤال: لماذا؟ http',
])('finds none in “%s”', (text) => {
  expect(hasLink(text)).toBe(false);
});
