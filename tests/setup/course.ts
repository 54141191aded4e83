import { Readable } from 'node:stream';
import type { Updateable } from 'kysely';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import type { Recordings } from '@/lib/server/db/types.gen';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeCover } from '@/lib/server/demo/product-factory';
import { keepUpload, productFileKey } from '@/lib/server/files/kept-upload';
import { mimeOf } from '@/lib/server/files/mime';
import { newId } from '@/lib/server/ids';
import { putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLesson } from '@/lib/server/kinds/courses/lessons';
import { createSection } from '@/lib/server/kinds/courses/sections';
import { createProduct } from '@/lib/server/making/service';
import { moveProduct } from '@/lib/server/products/state';
import { NOW } from './clock';

/** A text of one paragraph. */
export const textOf = (text: string): LessonDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Stores a file of a creator, by its name also a film or a sound that browsers play. @returns its id */
export async function storeFile(ctx: MemberCtx, name: string, bytes = 1000): Promise<string> {
  const id = newId();
  await storage().put(productFileKey(id), Readable.from([Buffer.alloc(bytes, 7)]), bytes);
  const mime = mimeOf(name);
  const kind = (['video', 'audio'] as const).find((each) => mime.startsWith(each));
  const unknown = { seconds: null, width: null, height: null, problem: null };
  await keepUpload(
    ctx,
    { id, ownerId: ctx.viewer.id, name, size: bytes },
    kind ? { kind, mime, ...unknown } : null,
  );
  return id;
}

/** Changes what was found out about a stored film or sound. */
export async function setRecording(fileId: string, facts: Updateable<Recordings>): Promise<void> {
  await db().updateTable('recordings').set(facts).where('file_id', '=', fileId).execute();
}

interface Given {
  type?: 'full_course' | 'micro_course' | 'audio_series';
  status?: 'draft' | 'published';
  /** of each text lesson; one where nothing is given */
  texts?: readonly string[];
  at?: Date;
}

/** Makes a course with one section of text lessons; its owner becomes a creator. */
export async function makeCourse(owner: { id: string }, given: Given = {}) {
  const { type = 'full_course', status = 'published', texts = ['ابدأ بسطر.'], at = NOW } = given;
  const { id: ownerId } = owner;
  await db()
    .updateTable('users')
    .set({ role: 'CREATOR' })
    .where('id', '=', ownerId)
    .where('role', '=', 'MEMBER')
    .execute();
  const ctx = ctxOf(db(), { id: ownerId, role: 'CREATOR' }, at);
  const { _id: id, title } = await createProduct(ctx, {
    type,
    title: 'دورة الخط العربي',
    description: 'من أول حرف.',
    categoryId: 'design',
    price: { amount: 1900, currency: 'USD' },
    coverId: await makeCover(db(), ownerId),
  });
  const { _id: sectionId } = await createSection(ctx, id, { title: 'البداية' });
  const lessonIds: string[] = [];
  for (const [at, text] of texts.entries()) {
    const { _id } = await createLesson(ctx, id, { type: 'text', title: `الدرس ${at + 1}`, sectionId });
    await putLessonText(ctx, id, _id, { version: 0, text: textOf(text) });
    lessonIds.push(_id);
  }
  if (status === 'published') await moveProduct(ctx, { id, owner_id: ownerId, status: 'draft' }, 'published');
  return {
    id,
    ctx,
    title,
    ownerId,
    sectionId,
    lessonIds,
    lessonId: lessonIds[0] ?? '',
    price: { amount: 1900, currency: 'USD' },
  };
}

/** Adds a lesson with a file to a course, and shows it. @returns the ids of both */
export async function addFileLesson(
  { ctx, id }: { ctx: MemberCtx; id: string },
  {
    type = 'video',
    bytes,
    seconds = 100,
  }: { type?: 'video' | 'audio' | 'file'; bytes?: number; seconds?: number } = {},
) {
  const names = { video: 'درس.mp4', audio: 'درس.mp3', file: 'تمارين.pdf' };
  const fileId = await storeFile(ctx, names[type], bytes);
  const { _id: lessonId } = await createLesson(ctx, id, { type, title: 'درس مرئي', fileId, seconds });
  await updateLesson(ctx, id, lessonId, { isShown: true });
  return { lessonId, fileId };
}
