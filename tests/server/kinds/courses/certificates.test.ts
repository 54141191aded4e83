import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { GET as SHOWN } from '@/app/api/certificates/[code]/route';
import { GET as PDF } from '@/app/api/entitlements/[id]/certificate/pdf/route';
import { POST as ISSUE } from '@/app/api/entitlements/[id]/certificate/route';
import { GET as ROOM } from '@/app/api/entitlements/[id]/course/route';
import type { Certificate } from '@/lib/contract/kinds/certificates';
import type { CourseRoom } from '@/lib/contract/kinds/course-room';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { drawCertificate } from '@/lib/server/kinds/courses/certificate-pdf';
import { putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLesson, deleteLesson } from '@/lib/server/kinds/courses/lessons';
import { personalData } from '@/lib/server/kinds/courses/personal-data';
import { putLessonProgress } from '@/lib/server/kinds/courses/room';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, textOf } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { drawnLines, textOfPdf } from '@/tests/setup/pdf-text';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const NAME = 'سارة بنت محمد الأحمد';
let maker: Member;
let buyer: Member;
let stranger: Member;
let completed: Awaited<ReturnType<typeof buyCourse>>;
cleanWorld(async () => {
  [maker, buyer, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember(), await makeMember()];
  completed = await buyCourse();
  for (const lessonId of completed.lessonIds) await finish(completed.id, lessonId);
});

async function buyCourse() {
  const course = await makeCourse(maker, { texts: ['أول', 'ثان'], at: fromNow(-MINUTE) });
  return { ...course, productId: course.id, id: await makeEntitlement(db(), buyer.id, course.id) };
}
const finish = (id: string, lessonId: string) =>
  putLessonProgress(buyer.ctx, id, lessonId, {
    watched: [],
    position: 0,
    at: NOW.toISOString(),
    isSought: false,
    isDone: true,
  });
const issue = (id: string, body: object = { nameAr: NAME }, token = buyer.token) =>
  callRoute<Certificate>(ISSUE, { method: 'POST', params: { id }, token, body });
const shown = (code: string) => callRoute<Certificate>(SHOWN, { params: { code } });
const setAccess = (id: string, status: string) =>
  db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();
const fetchPdf = (id: string, lang: string) =>
  PDF(
    new Request(`http://localhost:3000/api/under-test?lang=${lang}`, {
      headers: { authorization: `Bearer ${buyer.token}`, 'x-qeema-address': '127.0.0.1' },
    }),
    { params: Promise.resolve({ id }) },
  );

describe('a certificate is refused', () => {
  it('to guests, and is not found by strangers and the creator', async () => {
    const { id } = completed;
    expect((await callRoute(ISSUE, { method: 'POST', params: { id }, body: {} })).status).toBe(401);
    for (const { token } of [stranger, maker]) expect((await issue(id, undefined, token)).status).toBe(404);
  });

  it('while a required lesson is not complete', async () => {
    const { id, lessonIds } = await buyCourse();
    await finish(id, lessonIds[0] ?? '');
    const { status, problem } = await issue(id);
    expect([status, problem.code]).toEqual([409, 'course_unfinished']);
    expect((await fetchPdf(id, 'ar')).status).toBe(404);
  });

  it('where a course has no required lesson', async () => {
    const { id, ctx, productId, lessonIds } = completed;
    for (const lessonId of lessonIds) await updateLesson(ctx, productId, lessonId, { isRequired: false });
    expect((await issue(id)).problem.code).toBe('course_unfinished');
  });

  it.each(['suspended', 'revoked'])('while the purchase is %s', async (status) => {
    const { id } = completed;
    await setAccess(id, status);
    expect((await issue(id)).problem.code).toBe('not_entitled');
  });

  it.each([
    [{}, 'nameAr', 'validation:required'],
    [{ nameAr: 'Sara' }, 'nameAr', 'validation:invalid'],
    [{ nameEn: 'سارة' }, 'nameEn', 'validation:invalid'],
    [{ nameEn: '123' }, 'nameEn', 'validation:fullName'],
    [{ nameEn: 'Sara 🎓' }, 'nameEn', 'validation:invalid'],
    [{ nameAr: 'ا'.repeat(81) }, 'nameAr', 'validation:tooLong'],
  ])('for a name that does not fit: %j', async (body, field, fault) => {
    const { id } = completed;
    const { status, problem } = await issue(id, body);
    expect([status, problem.errors?.[field]]).toEqual([
      422,
      expect.stringContaining(fault.split(':')[1] ?? ''),
    ]);
  });

  it('for a code that nobody has', async () => {
    expect((await shown('23456789abcdefghjkmn')).status).toBe(404);
    expect((await shown('1')).status).toBe(404);
  });
});

describe('a certificate', () => {
  it('keeps what was true when it was issued, and anybody who knows its code may see it', async () => {
    const { id, title } = completed;
    const { status, payload } = await issue(id);
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      nameAr: NAME,
      nameEn: null,
      title,
      creator: maker.name,
      state: 'valid',
    });
    expect(payload.code).toMatch(/^[2-9a-z]{20}$/);
    expect((await shown(payload.code)).payload).toEqual(payload);
    const room = await callRoute<CourseRoom>(ROOM, { params: { id }, token: buyer.token });
    expect(room.payload.certificate).toEqual(payload);
  });

  it.each([
    ['20:38', '2026-11-21'],
    ['21:38', '2026-11-22'],
  ])('issued at %s UTC bears the day of its holder’s zone, not of its creator’s', async (time, day) => {
    const setZone = (member: Member, time_zone: string) =>
      db().updateTable('users').set({ time_zone }).where('id', '=', member.id).execute();
    await setZone(buyer, 'Asia/Riyadh');
    await setZone(maker, 'America/New_York');
    const ctx = { ...buyer.ctx, now: new Date(`2026-11-21T${time}:00Z`) };
    expect(await createCertificate(ctx, completed.id, { nameAr: NAME })).toMatchObject({ issuedOn: day });
  });

  it(
    'is the same one when it is asked for twice; a name in the other language is added once',
    COMMITS,
    async () => {
      const { id } = completed;
      const [one, two] = await Promise.all([issue(id), issue(id)]);
      expect(one.payload).toEqual(two.payload);
      const third = await issue(id, { nameAr: 'اسم آخر', nameEn: 'Sara Alahmad' });
      expect(third.payload).toEqual({ ...one.payload, nameEn: 'Sara Alahmad' });
      expect((await issue(id, { nameEn: 'Nora' })).payload).toEqual(third.payload);
    },
  );

  it('stays when its course gets another lesson or title', async () => {
    const { id, ctx, productId } = completed;
    const { payload } = await issue(id);
    const { _id } = await createLesson(ctx, productId, { type: 'text', title: 'جديد' });
    await putLessonText(ctx, productId, _id, { version: 0, text: textOf('نص') });
    await updateLesson(ctx, productId, _id, { isShown: true });
    await db().updateTable('products').set({ title: 'عنوان آخر' }).where('id', '=', productId).execute();
    expect((await shown(payload.code)).payload).toEqual(payload);
    expect((await issue(id)).payload).toEqual(payload);
  });

  it('counts no removed lesson, and the length of required ones only', async () => {
    const { id, ctx, productId, lessonIds } = await buyCourse();
    const [first = '', second = ''] = lessonIds;
    await deleteLesson(ctx, productId, second);
    const { lessonId } = await addFileLesson({ ctx, id: productId }, { seconds: 600 });
    await updateLesson(ctx, productId, lessonId, { isRequired: false });
    await finish(id, first);
    expect((await issue(id)).payload.seconds).toBe(60);
  });

  it('is revoked with the refund, and valid again when a dispute was won', async () => {
    const { id } = completed;
    const { code } = (await issue(id)).payload;
    for (const [access, state] of [
      ['suspended', 'revoked'],
      ['active', 'valid'],
      ['revoked', 'revoked'],
    ] as const) {
      await setAccess(id, access);
      expect((await shown(code)).payload.state).toBe(state);
    }
    expect((await fetchPdf(id, 'ar')).status).toBe(403);
  });

  it('is not found while its holder is suspended, and names no creator who left', async () => {
    const { id, ownerId } = completed;
    const { code } = (await issue(id)).payload;
    await personalData.erase?.(maker.ctx, ownerId);
    expect((await shown(code)).payload.creator).toBe('');
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', buyer.id).execute();
    expect((await shown(code)).status).toBe(404);
  });

  it.each(['ar', 'en'] as const)('is a PDF of one page whose text comes out in order (%s)', async (lang) => {
    const { id, title } = completed;
    const { code } = (await issue(id, { nameAr: NAME, nameEn: 'Sara Alahmad' })).payload;
    const answer = await fetchPdf(id, lang);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    const lines = await textOfPdf(bytes, lang === 'ar' ? 'rtl' : 'ltr');
    expect(lines).toContain(lang === 'ar' ? NAME : 'Sara Alahmad');
    expect(lines).toContain(title);
    expect(lines.join('\n')).toContain(`/certificates/${code}`);
    expect(lines).toContain(lang === 'ar' ? 'لإتمام دورة' : 'for completing the course');
  });

  it.each([
    ['ar', 'rtl', 'شهادة حضور', 'لحضور ورشة'],
    ['en', 'ltr', 'Certificate of attendance', 'for attending the workshop'],
  ] as const)(
    'of a workshop is of attendance, not of completion (%s)',
    async (locale, direction, ...words) => {
      const certificate: Certificate = {
        code: 'C0DE',
        nameAr: NAME,
        nameEn: 'Sara',
        title: 'ورشة الخبر',
        creator: 'هدى',
        seconds: 3600,
        of: 'workshop',
        issuedOn: '2026-03-10',
        state: 'valid',
      };
      const address = 'https://qeema.example/certificates/C0DE';
      const lines = await textOfPdf(await drawCertificate(certificate, { locale, address }), direction);
      for (const line of words) expect(lines).toContain(line);
      expect(lines.join(' ')).not.toMatch(/إتمام|completion/);
    },
  );

  it('keeps the Arabic name of its creator apart from the length in an English PDF', async () => {
    const { id } = completed;
    await db().updateTable('users').set({ name: 'سارة العتيبي' }).where('id', '=', maker.id).execute();
    await issue(id, { nameEn: 'Sara Alahmad' });
    const lines = await drawnLines(new Uint8Array(await (await fetchPdf(id, 'en')).arrayBuffer()));
    expect(lines.find((line) => line.startsWith('by '))).toMatch(/^by [^\d·]+·\s+\S/);
  });
});
