import 'server-only';

/**
 * Common names as Arabic and Latin letters write them: who types one of a line means all of it. Folded as a query is,
 * by `qeema_fold`, which keeps ئ and ء: a name with one of them also stands as those write it who leave it out.
 */
const NAMES = `
محمد mohammed muhammad mohamed mohammad mohamad muhammed mohd
احمد ahmed ahmad
محمود mahmoud mahmud mahmood
مصطفي mustafa mostafa moustafa
علي ali aly
حسن hassan hasan
حسين hussein hussain husain hossein
عمر omar umar
عثمان othman osman uthman
يوسف youssef yousef yusuf yousuf youcef
ابراهيم ibrahim ebrahim
اسماعيل ismail ismael
اسحاق ishaq ishak
يعقوب yaqoub yacoub yaqub
موسي mousa musa moussa
عيسي issa eissa isa
داود dawood daoud dawud
سليمان suleiman sulaiman soliman sulayman
خالد khaled khalid
طارق tariq tarek tareq
كريم karim kareem
سعيد saeed said saeid
سعود saud saoud
سلمان salman
سالم salem salim
سلطان sultan
فهد fahd fahad
فيصل faisal faysal
ماجد majed majid
ناصر nasser naser nasir
نادر nader nadir
ياسر yasser yasir
ياسين yassin yaseen yassine
زياد ziad ziyad zeyad
زيد zaid zayd zayed
وليد waleed walid
هاني hani hany
هشام hisham hesham
عادل adel adil
عماد emad imad
ايمن ayman aymen
انس anas
اسامه osama usama
بلال bilal belal
حمزه hamza hamzah
رامي rami ramy
سامي sami samy
شريف sherif sharif
جمال gamal jamal
جميل jamil jameel gamil
صالح saleh salih
صلاح salah
طه taha
عباس abbas
منصور mansour mansoor mansur
نور nour noor nur
عبدالله abdullah abdallah
عبدالرحمن abdulrahman abdelrahman abdurrahman abdalrahman
عبدالعزيز abdulaziz abdelaziz
فاطمه fatima fatma fatimah
عائشه عايشه aisha aysha aicha
خديجه khadija khadijah
مريم mariam maryam mariem
زينب zainab zaynab zeinab zeineb
ساره sara sarah
هدي huda hoda
سلمي salma
ليلي layla laila leila
نورا nora noura
نوره noura norah nourah
امنه amina amna aminah
امينه amina ameena
رانيا rania ranya
ريم reem rim
رنا rana
دانا dana
دينا dina
داليا dalia
سميره samira sameera
سعاد suad souad
شيماء شيما shaimaa shaima
اسماء اسما asma asmaa
هند hind
هناء هنا hanaa hana
وفاء وفا wafaa wafa
ياسمين yasmin yasmine yasmeen jasmine
حنان hanan
ايمان eman iman
امل amal
نادين nadine nadeen
لينا lina leena
مها maha
مني mona muna
نجلاء نجلا najla naglaa
بسمه basma
جنه janna jannah
حسناء حسنا hasna
رقيه ruqayya ruqaya roqaya
سميه sumaya somaya sumayya
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Returns how else a common name is written. @param word folded @returns nothing for a word that is no such name */
export function otherSpellings(word: string): string[] {
  const spellings = NAMES.filter((names) => names.includes(word)).flat();
  return [...new Set(spellings)].filter((name) => name !== word);
}

/** A name in a query: one word, or two after «عبد». */
export interface Name {
  words: { word: string; others: string[] }[];
  /** the whole name as others write it, as one word or as two */
  ways: string[][];
}

const SERVANT = new Set(['عبد', 'abd', 'abdul', 'abdel', 'abdal', 'abdur']);
/** A name with «عبد» that is written as one word, in the two that others write. */
const JOINED = /^(?:(عبد)(ال..+)|(abd)([au]llah)|(abd[aeu][lr])(...+))$/;

const apart = (word: string) => JOINED.exec(word)?.slice(1).filter(Boolean) ?? [];

/** The names in a query. «عبد الله» and «عبدالله» are one name, which some write as one word and some as two. */
export function namesOf(words: readonly string[]): Name[] {
  const names: Name[] = [];
  for (let at = 0; at < words.length; at += names.at(-1)?.words.length ?? 1)
    names.push(nameOf(words[at] ?? '', words[at + 1]));
  return names;
}

function nameOf(first: string, next: string | undefined): Name {
  const typed = next !== undefined && SERVANT.has(first) ? [first, next] : [first];
  const joined = [typed.join(''), ...otherSpellings(typed.join(''))];
  const ways = [...(typed.length > 1 ? joined.map((word) => [word]) : []), ...joined.map(apart)];
  return {
    words: typed.map((word) => ({ word, others: otherSpellings(word) })),
    ways: ways.filter((way) => way.length > 0 && way.join(' ') !== typed.join(' ')),
  };
}
