const UNITS = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const HUNDREDS = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة'];

/** A counted noun: alone, two of it, from three to ten, and from eleven on. */
type Noun = readonly [one: string, two: string, few: string, many: string];
const DOLLAR: Noun = ['دولار', 'دولاران', 'دولارات', 'دولارًا'];
const CENT: Noun = ['سنت', 'سنتان', 'سنتات', 'سنتًا'];

function upToNinetyNine(count: number): string {
  if (count <= 10) return UNITS[count] ?? '';
  if (count === 11) return 'أحد عشر';
  if (count === 12) return 'اثنا عشر';
  if (count < 20) return `${UNITS[count - 10]} عشر`;
  const [ten, unit] = [TENS[Math.floor(count / 10)] ?? '', UNITS[count % 10] ?? ''];
  return unit ? `${unit} و${ten}` : ten;
}

/** A number from 1 to 999 with its noun, in the case of a sentence's subject. */
function inArabic(count: number, [one, two, few, many]: Noun): string {
  const [hundred, rest] = [HUNDREDS[Math.floor(count / 100)] ?? '', count % 100];
  // «مئتان» loses its nun before a noun.
  const before = hundred === 'مئتان' ? 'مئتا' : hundred;
  if (rest === 0) return `${before} ${one}`;
  if (rest <= 2) {
    const few = rest === 1 ? `${one} واحد` : two;
    return hundred ? `${before} ${one} و${few}` : few;
  }
  const words = `${upToNinetyNine(rest)} ${rest <= 10 ? few : many}`;
  return hundred ? `${hundred} و${words}` : words;
}

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TIES = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function inEnglish(count: number, noun: string): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const ties = [TIES[Math.floor(rest / 10)], ONES[rest % 10]].filter(Boolean).join('-');
  const parts = [hundreds ? `${ONES[hundreds]} hundred` : '', rest < 20 ? ONES[rest] : ties];
  return `${parts.filter(Boolean).join(' and ')} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * An amount of dollars in words, so that a slip of a digit is seen.
 * @param amount cents, from 1 to 99,999
 */
export function dollarsInWords(amount: number, locale: 'ar' | 'en'): string {
  const [dollars, cents] = [Math.floor(amount / 100), amount % 100];
  if (locale === 'ar')
    return [dollars ? inArabic(dollars, DOLLAR) : '', cents ? inArabic(cents, CENT) : '']
      .filter(Boolean)
      .join(' و');
  return [dollars ? inEnglish(dollars, 'dollar') : '', cents ? inEnglish(cents, 'cent') : '']
    .filter(Boolean)
    .join(' and ');
}
