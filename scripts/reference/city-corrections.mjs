/**
 * Names that GeoNames lacks or has in another city's spelling: `country|name in GeoNames` → Arabic. Checked by a
 * person.
 */
export const CORRECTIONS = new Map(
  Object.entries({
    SA: 'Medina=المدينة المنورة|Mecca=مكة المكرمة|Hafar Al-Batin=حفر الباطن|Dhahran=الظهران|Bariq=بارق|Afif=عفيف|Turaif=طريف|Al Hufūf=الهفوف',
    EG: 'Madīnat Sittah Uktūbar=السادس من أكتوبر|Ḩalwān=حلوان|Al Fayyūm=الفيوم',
    PS: 'East Jerusalem=القدس|Hebron=الخليل|Bayt Ḩānūn=بيت حانون|Yaţţā=يطا',
    MA: 'Rabat=الرباط|Nador=الناظور|Oujda-Angad=وجدة|Temara=تمارة|Ksar El Kebir=القصر الكبير|Khemisset=الخميسات|Berrechid=برشيد|Al Fqih Ben Çalah=الفقيه بن صالح|Taourirt=تاوريرت|Sidi Slimane=سيدي سليمان|Sidi Qacem=سيدي قاسم|Tiflet=تيفلت|Oulad Teïma=أولاد تايمة|Sefrou=صفرو|Youssoufia=اليوسفية|Ouezzane=وزان|Guercif=جرسيف|Ben Guerir=ابن جرير|Midelt=ميدلت|Azrou=أزرو|Oued Zem=وادي زم|Skhirat=الصخيرات|Agadir=أكادير|Martil=مرتيل|Fnidek=الفنيدق|Errachidia=الرشيدية|Tinghir=تنغير|Settat=سطات|Tan-Tan=طانطان|Skhirate=الصخيرات|Jerada=جرادة|Kasba Tadla=قصبة تادلة|Sidi Bennour=سيدي بنور|Imzouren=إمزورن|Figuig (Centre)=فكيك|Salé Al Jadida=سلا الجديدة|Souq Larb‘a al Gharb=سوق الأربعاء',
    AE: 'Dibba Al-Hisn=دبا الحصن|Ar Ruways=الرويس|Khawr Fakkān=خورفكان',
    JO: "Russeifa=الرصيفة|Karak City=الكرك|Amman=عمّان|Umm as Summāq=أم السماق|'Izrā=عزرا",
    SY: '‘Ayn al ‘Arab=عين العرب|Ath Thawrah=الطبقة|Tadmur=تدمر',
    IQ: 'Erbil=أربيل|As Samawah=السماوة|Umm Qaşr=أم قصر|Soran=سوران|Khalis=الخالص|Tuz Khurmatu=طوز خورماتو|Al-Hamdaniya=الحمدانية|Hajiawa=حاجياوا',
    YE: "Sa'dah=صعدة|Dhī as Sufāl=ذي السفال|Laḩij=لحج|Ma'rib=مأرب",
    LB: 'Tyre=صور|Nabatîyé et Tahta=النبطية|Jounieh=جونية|Jbaïl=جبيل|Bcharré=بشري',
    QA: 'Musay‘īd=مسيعيد|Ash Shīḩānīyah=الشيحانية|Doha=الدوحة',
    KW: 'Kuwait City=مدينة الكويت',
    LY: 'Tarhuna=ترهونة|Yafran=يفرن|Zintan=الزنتان|Az Zāwīyah=الزاوية',
    TN: 'Al Marsá=المرسى|La Mohammedia=المحمدية|Ksar Hellal=قصر هلال|Dar Chabanne=دار شعبان|Hammam Sousse=حمام سوسة|Korba=قربة|Midoun=ميدون|Skanes=سقانص|Gremda=قرمدة|Mateur=ماطر|Siliana=سليانة|Zaghouan=زغوان|Kebili=قبلي|Tabarka=طبرقة|Akouda=أكودة',
    DZ: 'Boumerdas=بومرداس|Chlef=الشلف|Skikda=سكيكدة|El Oued=الوادي|Aïn Oussera=عين وسارة|Ech Chettia=الشطية|El Eulma=العلمة|Aïn Beïda=عين البيضاء|Messaad=مسعد|Barika=بريكة|District of Taher=الطاهير|Bou Saada=بوسعادة|Touggourt=تقرت|Adrar=أدرار|Saïda=سعيدة|Tamanrasset=تمنراست|Tindouf=تندوف|Naama=النعامة|Mila=ميلة|Tissemsilt=تيسمسيلت|Bouira=البويرة|Algiers=الجزائر العاصمة|Béjaïa=بجاية|Beni Mered=بني مراد|Aflou=أفلو|El Khroub=الخروب|Rouissat=الرويسات|Berrouaghia=البرواقية|Ksar el Boukhari=قصر البخاري|Aïn Touta=عين التوتة|Cheria=الشريعة|Chelghoum el Aïd=شلغوم العيد|Sidi Aïssa=سيدي عيسى|Larbaâ=الأربعاء|Sougueur=السوقر|Aïn Fakroun=عين فكرون|Tolga=طولقة|Es Senia=السانية|Bir el Djir=بئر الجير|Besbes=البسباس|Aïn Sefra=عين الصفراء|Frenda=فرندة|Bougara=بوقرة|Hamma Bouziane=حامة بوزيان|Meftah=مفتاح|Boufarik=بوفاريك|Sig=سيق|Ksar Chellala=قصر الشلالة|Sidi Moussa=سيدي موسى|Drean=الذرعان|Reghaïa=الرغاية|Sedrata=سدراتة|Sour el Ghozlane=سور الغزلان|Khemis Miliana=خميس مليانة|Azzaba=عزابة|Râs el Oued=رأس الوادي|Lakhdaria=الأخضرية|Remchi=الرمشي|El Amria=العامرية|El Malah=المالح|Mers el Kebir=المرسى الكبير|Douera=الدويرة|Oued Rhiou=وادي رهيو|Azazga=عزازقة|El Meniaa=المنيعة|Berriane=بريان|Hennaya=الحناية|Draa el Mizan=ذراع الميزان',
    SD: 'Khartoum=الخرطوم|Kassala=كسلا|El Obeid=الأبيض|Kosti=كوستي|El Daein=الضعين|El Fasher=الفاشر|Sinnar=سنار|Gereida=قريضة|Ad Douiem=الدويم|Umm Ruwaba=أم روابة|Shendi=شندي|Dilling=الدلنج|Ar Ruseris=الروصيرص|Al Hasaheisa=الحصاحيصا|Ed Damer=الدامر|Berber=بربر|Al Mijlad=المجلد|Al Qitena=القطينة|Kināna=كنانة|Al Hilaliyya=الهلالية|Port Sudan=بورتسودان|Ar Rahad=الرهد',
    SO: 'Mogadishu=مقديشو|Hargeysa=هرجيسا|Kismayo=كيسمايو|Marka=مركة|Gaalkacyo=جالكعيو|Garoowe=غروي|Beledweyne=بلدوين|Jawhar=جوهر|Laascaanood=لاسعانود|Ceerigaabo=عيرجابو|Afgooye=أفجوي|Beled Hawo=بلد حاوة|Baardheere=بارطيري|Jilib=جلب|Jamaame=جمامي|Bosaso=بوصاصو|Las Khorey=لاس قرى|Caluula=علولة|Buulobarde=بولوبردي|Cabudwaaq=عابدواق|Balanbale=بلنبلي|Qoryooley=قريولي',
    MR: 'Rosso=روصو|Zouerate=ازويرات|Tékane=تيكان',
    OM: 'Bidbid=بدبد|Sufālat Samā’il=سمائل',
    US: 'Washington=واشنطن|Queens=كوينز|San Jose=سان هوزيه|Fort Worth=فورت وورث|The Bronx=برونكس',
    FR: 'Rouen=روان|Rennes=رين|Reims=ريمس|Le Havre=لو هافر|Brest=بريست',
    DE: 'Köln=كولونيا|Essen=إسن|Bonn=بون|Bremen=بريمن|Bochum=بوخوم',
    TR: 'Gaziantep=غازي عنتاب|Mersin=مرسين|Şanlıurfa=شانلي أورفا|Elazığ=ألازيغ|Trabzon=طرابزون|Samsun=سامسون',
    GB: 'Glasgow=غلاسكو|Newcastle upon Tyne=نيوكاسل',
    IN: 'Mumbai=مومباي|Hyderābād=حيدر أباد|Pune=بونه|Bengaluru=بنغالور',
  }).flatMap(([country, names]) =>
    names.split('|').map((entry) => {
      const [name, arabic] = entry.split('=');
      return [`${country}|${name}`, arabic];
    }),
  ),
);

/** Wrong results, by `country|result`; an empty one removes the city. */
export const WRONG_NAMES = new Map(
  Object.entries({
    SA: 'ددن=العلا|سلطانة=|الاوجام=الأوجام|الارطاوية=الأرطاوية|القويلق=الفويلق|مزهرة=مزهرة',
    EG: 'نجع حمادى=نجع حمادي|كوم حماده=كوم حمادة|الفتدقومية=الفندقومية|الزرقا=الزرقا',
    PS: 'عطاروت=|قطنه=قطنة|قبيه=قبية|فقين=قفين|المغراقه=المغراقة|الفتدقومية=الفندقومية',
    JO: 'قير مواف=|عزرا=|المزار=المزار الجنوبي|كفرأسد=كفر أسد|سحم=سحم الكفارات',
    SY: 'طيبة الامام=طيبة الإمام|انخل=إنخل|ازرع=إزرع|صلاخد=صلخد|الزيتية=كفر زيتا|كفرصغير=كفر صغير',
    IQ: 'خالص=الخالص|طوز=طوز خورماتو|الريحانة=عنه|ناحية الفهود=الفهود',
    LY: 'قصر ابو هادي=قصر أبو هادي',
    YE: 'جوف المقبابة=|قلنسية=قلنسية',
  }).flatMap(([country, names]) =>
    names.split('|').map((entry) => {
      const [found, right] = entry.split('=');
      return [`${country}|${found}`, right];
    }),
  ),
);
