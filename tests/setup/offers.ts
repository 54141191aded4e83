import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, DEMO, signIn, tokenOf, watch } from './browser-steps';
import { newMember } from './purchase';
import { postFile, sendFile } from './send-file';

// Offers made over the API: the beginning of journeys about what is sold.

const cents = (amount: number) => ({ amount, currency: 'USD' });

/** An address that only buyers may read. */
export const SECRET_LINK = 'https://meet.example/qeema-secret';

const LESSON = { minutes: 60, price: cents(2400) };
const WITHOUT_RULES = {
  ...{ kind: 'bookings', place: 'link', placeText: SECRET_LINK, seats: 1, questions: [] },
  rules: { freeUntilHours: 24, halfUntilHours: 0 },
};

/** What is sold, by the subject of a journey. One without content is a draft; the journey fills in its form. */
const OFFERS = {
  booking: () => ({ type: 'tutoring', content: { ...WITHOUT_RULES, lengths: [LESSON] } }),
  package: () => ({ type: 'tutoring' }),
  workshop: () => ({ type: 'assessment_workshop' }),
  assessment: () => ({ type: 'assessment_workshop' }),
  course: () => ({ type: 'full_course', price: cents(1200) }),
  series: () => ({ type: 'audio_series', price: cents(1200) }),
} as const;

/** A picture of one colour. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#6b3f1d' } })
    .png()
    .toBuffer();

/** Makes a draft of a product with all that every product needs. @returns its id */
export async function makeDraft(page: Page, subject: keyof typeof OFFERS, title: string): Promise<string> {
  const cover = { name: 'غلاف.png', mimeType: 'image/png', buffer: await picture() };
  const { _id: coverId } = await postFile(page, '/files/upload?purpose=image', cover);
  const facts = { title, description: 'من أول خطوة إلى آخرها.', categoryId: 'design', coverId };
  const data = { ...facts, ...OFFERS[subject]() };
  return (await ask(page, '/product', { method: 'POST', data }))._id;
}

/** Adds a lesson of text to a course over the API, and shows it. */
export async function addText(page: Page, courseId: string, title: string, text: string): Promise<void> {
  const lessons = `/courses/${courseId}/lessons`;
  const { _id } = await ask(page, lessons, { method: 'POST', data: { type: 'text', title } });
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
  const data = { version: 0, text: { type: 'doc', content: [paragraph] } };
  await ask(page, `${lessons}/${_id}/text`, { method: 'PUT', data });
}

/** Adds a lesson with a film or a sound to a course over the API, and shows it. @returns its id */
export async function addRecording(
  page: Page,
  courseId: string,
  { type, name, content, seconds, isPreview = false }: Recording,
): Promise<string> {
  const fileId = await sendFile(page.request, await tokenOf(page), name, content);
  const lessons = `/courses/${courseId}/lessons`;
  const facts = { type, title: name.replace(/\.\w+$/, ''), fileId, seconds };
  const { _id } = await ask(page, lessons, { method: 'POST', data: facts });
  await ask(page, `${lessons}/${_id}`, { method: 'PATCH', data: { isPreview } });
  return _id;
}

interface Recording {
  type: 'video' | 'audio';
  /** of the file; without its ending, of the lesson */
  name: string;
  content: Buffer;
  seconds: number;
  isPreview?: boolean;
}

/** Publishes a product over the API. */
export const publish = (page: Page, id: string) =>
  ask(page, `/product/${id}/publish`, { method: 'POST', data: {} });

/** A creator of the demo that nobody books: so a booking of theirs can be moved to any time. */
const IDLE_HOST = { email: 'youssef@demo.qeema.example' };

async function saveSuggestedHours(host: Page): Promise<void> {
  const { ramadan: _, ...data } = await ask(host, '/booking-hours');
  await ask(host, '/booking-hours', { method: 'PUT', data });
}

/**
 * Begins a journey about one kind of offer: a creator of the demo makes it, and a new member in a browser of their own
 * may buy it. An offer with content is on the market already.
 */
export async function beginSale(
  host: Page,
  browser: Browser,
  subject: keyof typeof OFFERS,
  { title, timezoneId = 'Asia/Riyadh' }: { title: string; timezoneId?: string },
) {
  const inHost = watch(host);
  await signIn(host, subject === 'booking' ? IDLE_HOST : DEMO.creator);
  if (subject === 'booking') await saveSuggestedHours(host);
  const id = await makeDraft(host, subject, title);
  if ('content' in OFFERS[subject]()) await publish(host, id);
  const buyer = await newMember(browser, 'ليان الخطيب', { timezoneId });
  const inBuyer = watch(buyer);
  return { id, buyer, product: `/products/${id}`, problems: () => [...inHost, ...inBuyer] };
}
