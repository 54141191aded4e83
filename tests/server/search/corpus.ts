/** Common words of two syllables or more, without article and marks; some with hamza, ة and ى. */
export const WORDS = (
  'كتاب مدرسة رسالة سفينة مدينة حديقة صديق طريق جديد قديم كبير صغير جميل سريع بطيء مسؤول رئيس مؤسسة بيئة قراءة ' +
  'كتابة برمجة تصميم ميزانية تجارة سوق متجر منتج دورة درس معلم طالب جامعة مكتبة مقال خبر صحيفة قصيدة شاعر رواية ' +
  'حكاية مسرح موسيقى أغنية لوحة رسام صورة ضوء ظل لون خط خطاط ورق قلم حبر دفتر حاسوب شاشة برنامج تطبيق موقع شبكة ' +
  'اتصال هاتف بريد عنوان شارع بيت غرفة نافذة باب مفتاح حديد خشب زجاج ذهب فضة ماء نهر بحر جبل سماء نجم قمر شمس ريح ' +
  'مطر ثلج صيف شتاء ربيع خريف صباح مساء ليل نهار ساعة دقيقة يوم أسبوع شهر سنة قرن تاريخ مستقبل ماضي فكرة سؤال جواب ' +
  'معنى مبنى مستوى منتدى مقهى مطعم خبز ملح سكر قهوة شاي فاكهة تفاح برتقال نخلة وردة شجرة غابة صحراء واحة قرية ' +
  'عاصمة دولة شعب حكومة وزارة قانون عدالة حرية سلام حرب تعاون اقتصاد صناعة زراعة طبيب مستشفى دواء صحة رياضة لعبة أستاذ إدارة أمانة إجازة'
).split(' ');

/** Words as the Uthmani spelling writes them, and as they are written today. */
export const OLD_BOOK: readonly (readonly [string, string])[] = [
  ['ٱلۡعَٰلَمِينَ', 'العالمين'],
  ['ٱلرَّحۡمَٰنِ', 'الرحمن'],
  ['مَٰلِكِ', 'مالك'],
  ['ٱلصِّرَٰطَ', 'الصراط'],
  ['ٱلۡكِتَٰبُ', 'الكتاب'],
  ['ٱلصَّلَوٰةَ', 'الصلاة'],
  ['ٱلزَّكَوٰةَ', 'الزكاة'],
  ['ٱلۡحَيَوٰةِ', 'الحياة'],
  ['رَزَقۡنَٰهُمۡ', 'رزقناهم'],
  ['أَبۡصَٰرِهِمۡ', 'أبصارهم'],
  ['غِشَٰوَةٞ', 'غشاوة'],
  ['ءَامَنُواْ', 'آمنوا'],
  ['ٱلۡقُرۡءَانُ', 'القرآن'],
  ['ٱلسَّمَٰوَٰتِ', 'السماوات'],
  ['هَٰذَا', 'هذا'],
  ['ذَٰلِكَ', 'ذلك'],
  ['وَلَٰكِن', 'ولكن'],
  ['أُوْلَٰٓئِكَ', 'أولئك'],
  ['إِبۡرَٰهِـۧمُ', 'إبراهيم'],
  ['إِسۡمَٰعِيلُ', 'إسماعيل'],
  ['سُبۡحَٰنَكَ', 'سبحانك'],
  ['ٱلظَّٰلِمِينَ', 'الظالمين'],
  ['شَيَٰطِينِهِمۡ', 'شياطينهم'],
  ['ٱلضَّلَٰلَةَ', 'الضلالة'],
  ['تِجَٰرَتُهُمۡ', 'تجارتهم'],
  ['ظُلُمَٰتٖ', 'ظلمات'],
  ['أَصَٰبِعَهُمۡ', 'أصابعهم'],
  ['ٱلصَّوَٰعِقِ', 'الصواعق'],
  ['بِٱلۡكَٰفِرِينَ', 'بالكافرين'],
  ['ٱلثَّمَرَٰتِ', 'الثمرات'],
];

/** Always the same numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const FRONTS = ['', '', 'ال', 'ال', 'و', 'وال', 'بال', 'فال', 'لل'];
const MARKS = [...'\u064E\u064F\u0650\u0652'];

interface Sentence {
  text: string;
  /** the words without what is joined to them, and as they are written but without marks */
  bare: string[];
  written: string[];
}

/** Sentences of seven words; every third has harakat. */
export function sentences(count: number): Sentence[] {
  const roll = dice(7);
  const one = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T;
  return Array.from({ length: count }, (_, at) => {
    const bare = Array.from({ length: 7 }, () => one(WORDS));
    const written = bare.map((word) => `${one(FRONTS)}${word}`);
    const marked = (word: string) => [...word].map((letter) => letter + one(MARKS)).join('');
    return { text: written.map((word) => (at % 3 === 0 ? marked(word) : word)).join(' '), bare, written };
  });
}
