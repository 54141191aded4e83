import { parse } from 'content-disposition';
import { expect, it } from 'vitest';
import { disposition } from '@/lib/server/http/disposition';

it.each([
  ['شهادة إتمام: دورة الخط العربي.pdf', 'shhadt atmam_ dwrt alkht alerby.pdf'],
  ['كشف رقم ٤١.pdf', 'kshf rqm 41.pdf'],
  ['ورشة «الأمن»؟.ics', 'wrsht _alamn.ics'],
  ['Résumé – "draft".pdf', 'Resume - _draft.pdf'],
  ['日本語.txt', 'file.txt'],
  ['😀', 'file'],
  ['report 100%.csv', 'report 100%.csv'],
])('names %s in Latin letters for clients that read no others', (name, latin) => {
  const header = disposition(name);
  expect(header).toMatch(/^attachment; filename=[\x20-\x7E]+$/);
  expect(parse(header, { extended: false }).parameters.filename).toBe(latin);
  expect(parse(header).parameters.filename).toBe(name);
});
