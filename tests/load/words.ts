// Common words, and a thousand others made of roots and patterns: most words of a language are rare, and a search that
// finds everything measures nothing.
export const COMMON =
  'تصميم تجربة قيمة منتج رقمي محتوى عربي تعلم مشروع فكرة عمل حر سوق قصة كتاب دليل قالب درس صوت صورة كود برمجة'.split(
    ' ',
  );
const ROOTS =
  'كتب درس علم عمل فكر رسم صنع نشر سمع نظر قرأ بحث جمع حسب خطط دخل ربح سكن شرح صبر ضبط طلب ظهر عرض غرس فتح قبل كسب لعب مزج نقل هدف وصل بدع ثبت جدد حفظ خبر ذكر رتب'.split(
    ' ',
  );
const PATTERNS = ['فعل', 'فاعل', 'مفعول', 'فعال', 'تفعيل', 'استفعال', 'انفعال', 'مفاعلة', 'فعيل', 'مستفعل']
  .concat(['يفعل', 'نفعل', 'فعلي', 'فاعلة', 'مفعولة', 'تفعيلة', 'وفعل', 'فعلات', 'أفعال', 'تفاعل'])
  .concat(['فواعل', 'مفاعيل', 'فعول', 'أفعل', 'تفعل']);
const LETTERS = [...'بتجحخدرزسشصطعغفقكلمنه'];

export const RARE = ROOTS.flatMap((root) => PATTERNS.map((pattern) => fill(pattern, root)));

/**
 * This number of different words, the common ones first: after the real roots come invented ones, of any three letters.
 */
export function vocabulary(count: number): string[] {
  const words = new Set([...COMMON, ...RARE]);
  for (let made = 0; words.size < count; made++) {
    const letter = (place: number) => LETTERS[Math.floor(made / place) % LETTERS.length] ?? '';
    const root = letter(1) + letter(LETTERS.length) + letter(LETTERS.length ** 2);
    words.add(fill(PATTERNS[made % PATTERNS.length] ?? '', root));
  }
  return [...words].slice(0, count);
}

function fill(pattern: string, [first = '', second = '', third = '']: string): string {
  return pattern.replace('ف', first).replace('ع', second).replace('ل', third);
}
