import { expect, it } from 'vitest';
import { cleanFileName } from '@/lib/server/files/file-name';

it.each([
  ['', 'file'],
  ['.', 'file'],
  ['...', 'file'],
  ['../../../x.pdf', 'x.pdf'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['/etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['a\0b.pdf', 'ab.pdf'],
  ['a\r\nb.pdf', 'ab.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u200Bb\u2066c\uFEFF.zip', 'abc.zip'],
  ['line\u2028break.pdf', 'linebreak.pdf'],
  ['<script>.svg', '_script_.svg'],
  ['الهوية البصرية: من الفكرة.pdf', 'الهوية البصرية - من الفكرة.pdf'],
  ['a:b.pdf', 'a_b.pdf'],
  ['half \uD83D.pdf', 'half .pdf'],
  ['book.pdf . ', 'book.pdf'],
  ['👩\u200D💻 سارة.pdf', '👩\u200D💻 سارة.pdf'],
  ['دليل\u200Cها.pdf', 'دليل\u200Cها.pdf'],
  ['مُلخّص الدرس الأوّل.pdf', 'مُلخّص الدرس الأوّل.pdf'],
])('the file name %j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

it('a long file name is cut to 200 characters and keeps its ending', () => {
  expect(cleanFileName(`${'س'.repeat(300)}.pdf`)).toBe(`${'س'.repeat(196)}.pdf`);
  expect(cleanFileName('س'.repeat(300))).toHaveLength(200);
});

it('a long file name is never cut in the middle of a character', () => {
  const name = cleanFileName(`x${'😀'.repeat(150)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name.isWellFormed()).toBe(true);
});

it('a cleaned file name stays the same when it is cleaned again', () => {
  for (const name of ['../a\u202Eb.pdf', `${'😀'.repeat(150)}.tar.gz`, ' . x . ']) {
    expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name));
  }
});
