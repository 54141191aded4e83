-- What a profile says about a person or a company, and the lists that it is chosen from.

-- Industries are the divisions of ISIC Rev. 4 under its sections; their ids are its codes.
create table industry_sections (
  id text primary key,
  name_ar text not null,
  name_en text not null
);
create table industries (
  id text primary key check (id ~ '^[0-9]{2}$'),
  section_id text not null references industry_sections,
  name_ar text not null,
  name_en text not null
);

-- The ids are GeoNames'. Both names are folded into one text, so that a city is found in whichever language it is typed.
create table cities (
  id int primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name_ar text not null,
  name_en text not null,
  population int not null,
  search_fold text not null generated always as (' ' || qeema_fold(name_ar) || ' ' || qeema_fold(name_en)) stored
);
create index cities_country on cities (country, population desc, id);

alter table users
  add column date_of_birth date check (date_of_birth >= date '1900-01-01'),
  add column gender text not null default 'not_specified' check (gender in ('male', 'female', 'not_specified')),
  add column industry_id text references industries,
  -- one of the list; where it is null, `city` is what somebody wrote
  add column city_id int references cities,
  add constraint users_country check (country ~ '^[A-Z]{2}$'),
  add constraint users_city_length check (char_length(city) <= 80),
  add constraint users_links check (jsonb_typeof(social_links) = 'array' and jsonb_array_length(social_links) <= 8);

-- What companies say beyond what people say. Name, handle, headline, description (bio) and logo stand in users.
create table company_profiles (
  user_id uuid primary key references users on delete cascade,
  size text check (size in ('1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+')),
  founded_on date check (founded_on >= date '1000-01-01'),
  tags text[] not null default '{}' check (cardinality(tags) <= 10 and array_to_string(tags, '') !~ '\s'),
  updated_at timestamptz not null default now()
);

insert into industry_sections (id, name_ar, name_en) values
  ('A', 'الزراعة والحراجة وصيد الأسماك', 'Agriculture, forestry and fishing'),
  ('B', 'التعدين واستغلال المحاجر', 'Mining and quarrying'),
  ('C', 'الصناعة التحويلية', 'Manufacturing'),
  ('D', 'إمدادات الكهرباء والغاز والبخار وتكييف الهواء', 'Electricity, gas, steam and air conditioning supply'),
  ('E', 'إمدادات المياه والصرف وإدارة النفايات', 'Water supply; sewerage, waste management and remediation'),
  ('F', 'التشييد', 'Construction'),
  ('G', 'تجارة الجملة والتجزئة وإصلاح المركبات', 'Wholesale and retail trade; repair of motor vehicles'),
  ('H', 'النقل والتخزين', 'Transportation and storage'),
  ('I', 'الإقامة وخدمات الطعام', 'Accommodation and food service activities'),
  ('J', 'المعلومات والاتصالات', 'Information and communication'),
  ('K', 'الأنشطة المالية والتأمين', 'Financial and insurance activities'),
  ('L', 'الأنشطة العقارية', 'Real estate activities'),
  ('M', 'الأنشطة المهنية والعلمية والتقنية', 'Professional, scientific and technical activities'),
  ('N', 'الخدمات الإدارية وخدمات الدعم', 'Administrative and support service activities'),
  ('O', 'الإدارة العامة والدفاع والضمان الاجتماعي', 'Public administration, defence and social security'),
  ('P', 'التعليم', 'Education'),
  ('Q', 'الصحة والعمل الاجتماعي', 'Human health and social work activities'),
  ('R', 'الفنون والترفيه والتسلية', 'Arts, entertainment and recreation'),
  ('S', 'أنشطة الخدمات الأخرى', 'Other service activities'),
  ('T', 'أنشطة الأسر المعيشية', 'Activities of households'),
  ('U', 'المنظمات والهيئات الدولية', 'Extraterritorial organizations and bodies');
insert into industries (id, section_id, name_ar, name_en) values
  ('01', 'A', 'الزراعة وتربية الحيوان والصيد', 'Crop and animal production, hunting'),
  ('02', 'A', 'الحراجة وقطع الأخشاب', 'Forestry and logging'),
  ('03', 'A', 'صيد الأسماك وتربية المائيات', 'Fishing and aquaculture'),
  ('05', 'B', 'تعدين الفحم', 'Mining of coal and lignite'),
  ('06', 'B', 'استخراج النفط الخام والغاز الطبيعي', 'Extraction of crude petroleum and natural gas'),
  ('07', 'B', 'تعدين ركازات الفلزات', 'Mining of metal ores'),
  ('08', 'B', 'أنشطة التعدين واستغلال المحاجر الأخرى', 'Other mining and quarrying'),
  ('09', 'B', 'خدمات دعم التعدين', 'Mining support service activities'),
  ('10', 'C', 'صناعة المنتجات الغذائية', 'Manufacture of food products'),
  ('11', 'C', 'صناعة المشروبات', 'Manufacture of beverages'),
  ('12', 'C', 'صناعة منتجات التبغ', 'Manufacture of tobacco products'),
  ('13', 'C', 'صناعة المنسوجات', 'Manufacture of textiles'),
  ('14', 'C', 'صناعة الملابس', 'Manufacture of wearing apparel'),
  ('15', 'C', 'صناعة الجلد ومنتجاته', 'Manufacture of leather and related products'),
  ('16', 'C', 'صناعة الخشب ومنتجاته', 'Manufacture of wood and products of wood'),
  ('17', 'C', 'صناعة الورق ومنتجاته', 'Manufacture of paper and paper products'),
  ('18', 'C', 'الطباعة واستنساخ وسائط الإعلام المسجلة', 'Printing and reproduction of recorded media'),
  ('19', 'C', 'صناعة فحم الكوك والمنتجات النفطية المكررة', 'Manufacture of coke and refined petroleum products'),
  ('20', 'C', 'صناعة المواد والمنتجات الكيميائية', 'Manufacture of chemicals and chemical products'),
  ('21', 'C', 'صناعة المنتجات الصيدلانية', 'Manufacture of pharmaceuticals'),
  ('22', 'C', 'صناعة منتجات المطاط واللدائن', 'Manufacture of rubber and plastics products'),
  ('23', 'C', 'صناعة المنتجات المعدنية اللافلزية الأخرى', 'Manufacture of other non-metallic mineral products'),
  ('24', 'C', 'صناعة الفلزات القاعدية', 'Manufacture of basic metals'),
  ('25', 'C', 'صناعة منتجات المعادن المشكلة', 'Manufacture of fabricated metal products'),
  ('26', 'C', 'صناعة الحواسيب والمنتجات الإلكترونية والبصرية', 'Manufacture of computer, electronic and optical products'),
  ('27', 'C', 'صناعة المعدات الكهربائية', 'Manufacture of electrical equipment'),
  ('28', 'C', 'صناعة الآلات والمعدات', 'Manufacture of machinery and equipment'),
  ('29', 'C', 'صناعة المركبات ذات المحركات', 'Manufacture of motor vehicles and trailers'),
  ('30', 'C', 'صناعة معدات النقل الأخرى', 'Manufacture of other transport equipment'),
  ('31', 'C', 'صناعة الأثاث', 'Manufacture of furniture'),
  ('32', 'C', 'الصناعات التحويلية الأخرى', 'Other manufacturing'),
  ('33', 'C', 'إصلاح الآلات والمعدات وتركيبها', 'Repair and installation of machinery and equipment'),
  ('35', 'D', 'إمدادات الكهرباء والغاز وتكييف الهواء', 'Electricity, gas, steam and air conditioning supply'),
  ('36', 'E', 'تجميع المياه ومعالجتها وتوصيلها', 'Water collection, treatment and supply'),
  ('37', 'E', 'الصرف الصحي', 'Sewerage'),
  ('38', 'E', 'جمع النفايات ومعالجتها واسترجاع المواد', 'Waste collection, treatment and materials recovery'),
  ('39', 'E', 'معالجة التلوث وإدارة النفايات الأخرى', 'Remediation and other waste management services'),
  ('41', 'F', 'تشييد المباني', 'Construction of buildings'),
  ('42', 'F', 'الهندسة المدنية', 'Civil engineering'),
  ('43', 'F', 'أنشطة التشييد المتخصصة', 'Specialized construction activities'),
  ('45', 'G', 'بيع المركبات وإصلاحها', 'Trade and repair of motor vehicles'),
  ('46', 'G', 'تجارة الجملة', 'Wholesale trade'),
  ('47', 'G', 'تجارة التجزئة', 'Retail trade'),
  ('49', 'H', 'النقل البري', 'Land transport'),
  ('50', 'H', 'النقل المائي', 'Water transport'),
  ('51', 'H', 'النقل الجوي', 'Air transport'),
  ('52', 'H', 'التخزين ودعم النقل', 'Warehousing and support for transportation'),
  ('53', 'H', 'البريد ونقل الطرود', 'Postal and courier activities'),
  ('55', 'I', 'الإقامة والفنادق', 'Accommodation'),
  ('56', 'I', 'خدمات الأطعمة والمشروبات', 'Food and beverage service activities'),
  ('58', 'J', 'النشر', 'Publishing activities'),
  ('59', 'J', 'إنتاج الأفلام والفيديو والموسيقى', 'Film, video, television and music production'),
  ('60', 'J', 'الإذاعة والبرمجة التلفزيونية', 'Programming and broadcasting'),
  ('61', 'J', 'الاتصالات', 'Telecommunications'),
  ('62', 'J', 'البرمجة والاستشارات الحاسوبية', 'Computer programming and consultancy'),
  ('63', 'J', 'خدمات المعلومات', 'Information service activities'),
  ('64', 'K', 'الخدمات المالية', 'Financial services'),
  ('65', 'K', 'التأمين وصناديق التقاعد', 'Insurance and pension funding'),
  ('66', 'K', 'الأنشطة المساعدة للخدمات المالية', 'Auxiliary financial activities'),
  ('68', 'L', 'الأنشطة العقارية', 'Real estate activities'),
  ('69', 'M', 'القانون والمحاسبة', 'Legal and accounting activities'),
  ('70', 'M', 'المكاتب الرئيسية والاستشارات الإدارية', 'Head offices; management consultancy'),
  ('71', 'M', 'العمارة والهندسة والاختبارات التقنية', 'Architecture, engineering and technical testing'),
  ('72', 'M', 'البحث العلمي والتطوير', 'Scientific research and development'),
  ('73', 'M', 'الإعلان وأبحاث السوق', 'Advertising and market research'),
  ('74', 'M', 'التصميم والتصوير والترجمة وأنشطة مهنية أخرى', 'Design, photography, translation and other professional activities'),
  ('75', 'M', 'البيطرة', 'Veterinary activities'),
  ('77', 'N', 'الإيجار والتأجير', 'Rental and leasing'),
  ('78', 'N', 'التوظيف والاستخدام', 'Employment activities'),
  ('79', 'N', 'السفر والسياحة', 'Travel agency and tour operator activities'),
  ('80', 'N', 'الأمن والتحقيقات', 'Security and investigation'),
  ('81', 'N', 'خدمات المباني وتجميل المواقع', 'Services to buildings and landscape'),
  ('82', 'N', 'الخدمات المكتبية ودعم الأعمال', 'Office administration and business support'),
  ('84', 'O', 'الإدارة العامة والدفاع والضمان الاجتماعي', 'Public administration, defence and social security'),
  ('85', 'P', 'التعليم', 'Education'),
  ('86', 'Q', 'الصحة', 'Human health activities'),
  ('87', 'Q', 'الرعاية مع الإقامة', 'Residential care activities'),
  ('88', 'Q', 'العمل الاجتماعي من غير إقامة', 'Social work without accommodation'),
  ('90', 'R', 'الإبداع والفنون والترفيه', 'Creative, arts and entertainment activities'),
  ('91', 'R', 'المكتبات والمتاحف والأنشطة الثقافية', 'Libraries, archives, museums and other cultural activities'),
  ('92', 'R', 'المقامرة والمراهنة', 'Gambling and betting'),
  ('93', 'R', 'الرياضة والتسلية', 'Sports, amusement and recreation'),
  ('94', 'S', 'المنظمات والجمعيات', 'Activities of membership organizations'),
  ('95', 'S', 'إصلاح الحواسيب والسلع الشخصية والمنزلية', 'Repair of computers and personal and household goods'),
  ('96', 'S', 'الخدمات الشخصية الأخرى', 'Other personal service activities'),
  ('97', 'T', 'الأسر التي تستخدم أفرادًا للأعمال المنزلية', 'Households as employers of domestic personnel'),
  ('98', 'T', 'إنتاج الأسر لاستعمالها الخاص', 'Households producing for own use'),
  ('99', 'U', 'المنظمات والهيئات الدولية', 'Extraterritorial organizations and bodies');

-- Cities of 15,000 people and more, in Arab countries of 3,000 and more, with capitals: GeoNames (CC BY 4.0), made by
-- scripts/reference/cities.mjs. One a line: country|GeoNames id|English|Arabic|people. Not to be edited by hand.
insert into cities (country, id, name_en, name_ar, population)
select split_part(line, '|', 1), split_part(line, '|', 2)::int, split_part(line, '|', 3),
  coalesce(nullif(split_part(line, '|', 4), ''), split_part(line, '|', 3)), split_part(line, '|', 5)::int
from string_to_table($cities$AD|3041563|Andorra la Vella|أندورا لا فيلا|20430
AD|3040051|les Escaldes||15853
AE|292223|Dubai|دبي|3478300
AE|292672|Sharjah|الشارقة|1274749
AE|292913|Al Ain City|العين|846747
AE|292968|Abu Dhabi|أبوظبي|603492
AE|292932|Ajman City|عجمان|490035
AE|291074|Ras Al Khaimah City|رأس الخيمة|351943
AE|12042053|Musaffah|مصفح|243341
AE|292878|Al Fujairah City|الفجيرة|86512
AE|8057551|Khalifah A City|مدينة خليفة أ|85374
AE|12047417|Reef Al Fujairah City|ريف الفجيرة|82310
AE|12042052|Bani Yas City|مدينة بني ياس|80498
AE|291580|Zayed City|مدينة زايد|63482
AE|290594|Umm Al Quwain City|أم القيوين|62747
AE|12047416|Al Shamkhah City|مدينة الشامخة|61710
AE|291696|Khawr Fakkan|خورفكان|40677
AE|292231|Dibba Al-Fujairah|دبا الفجيرة|30000
AE|292239|Dibba Al-Hisn|دبا الحصن|26395
AE|292688|Ar Ruways|الرويس|25000
AE|292953|Adh Dhayd|الذيد|20165
AE|291279|Muzayri'|مزيرع|10000
AE|291489|Masfut|مصفوط|8988
AE|292799|Al Manamah|المنامة|5823
AF|1138958|Kabul|كابول|4434550
AF|1140026|Herāt|هرات|574300
AF|1133616|Mazār-e Sharīf|مزار شريف|523300
AF|1138336|Kandahār|قندهار|523300
AF|1139715|Jalālābād|جلال آباد|271900
AF|1135689|Kunduz|قندز|161902
AF|1141269|Ghazni|غزنة|141000
AF|1147290|Balkh|بلخ|114883
AF|1147540|Baghlān|بغلان|108449
AF|1141857|Gardez||103601
AF|1136469|Khōst|خوست|96123
AF|1133453|Maymana||75900
AF|1137168|Khanabad|خان آباد|71531
AF|1429434|Bāzārak|بازارك|65000
AF|1136575|Khulm|خلم|64933
AF|1123004|Taloqan|تالقان|64256
AF|1147242|Bāmyān|باميان|61863
AF|1130490|Pul-e Khumrī||56369
AF|1125444|Shibirghān|شبرغن|55641
AF|1145352|Charikar||53676
AF|1127110|Sar-e Pul||52121
AF|1120985|Zaranj|زرنج|49851
AF|1131316|Paghmān||49157
AF|1148311|Asadābād|اسد آباد|48400
AF|1127768|Aībak||47823
AF|1142170|Fayzabad||44421
AF|1134720|Lashkar Gāh||43934
AF|1141540|Gereshk||43588
AF|1142264|Farah|فراه|43561
AF|1141089|Ghormach||30000
AF|1125155|Shīnḏanḏ|شيندند|29264
AF|1148658|Andkhōy||29208
AF|1128265|Rustāq|رستاق|25636
AF|1129648|Qarāwul|قراول|24544
AF|1132495|Nahrīn||22363
AF|1147066|Baraki Barak||22305
AF|1148106|Ārt Khwājah|آرت خواجه|18623
AF|1142404|Kafir Qala||18086
AF|1137807|Karukh||17484
AF|1133574|Mehtar Lām|مهتر لام|17345
AF|1135158|Kushk||16952
AF|1125896|Shahrak||15967
AF|1148205|Āsmār|آسمار|15708
AF|1127628|Sang-e Chārak||15377
AF|1136863|Khāsh|خاش|15133
AF|1469706|Markaz-e Woluswalī-ye Āchīn||15098
AF|1139807|Jabal os Saraj|جبل السراج|15032
AF|1129516|Qarqīn||15018
AF|1145904|Fayrōz Kōh||15000
AG|3576022|Saint John's||24226
AI|3573374|The Valley||2035
AL|3183875|Tirana|تيرانا|418495
AL|3185728|Durrës|دراس|122034
AL|783263|Elbasan||100903
AL|3183719|Vlorë|فلوره|89546
AL|3184081|Shkodër||88245
AL|781988|Pogradec||61530
AL|782756|Korçë||58259
AL|3185672|Fier||56297
AL|3186084|Berat|برات|46866
AL|3184862|Lushnjë|لوشنيه|41469
AL|3185211|Kavajë||29354
AL|3185012|Laç||24825
AL|783148|Gjirokastër||23437
AL|3184517|Patos Fshat||22679
AL|3185082|Krujë||21286
AL|3184935|Lezhë||18695
AL|782661|Kukës||17832
AL|3184518|Patos||16000
AL|783493|Burrel||15405
AL|363243|Sarandë||15147
AM|616052|Yerevan|يريفان|1093485
AM|616635|Gyumri|غيومري|148381
AM|616530|Vanadzor|وانادزور|101098
AM|616062|Vagharshapat||46200
AM|616629|Hrazdan|هرازدان|40795
AM|617026|Abovyan||35673
AM|174875|Kapan||33160
AM|174991|Ararat|أرارات|28832
AM|616631|Armavir||25963
AM|616194|Stepanavan||23782
AM|616599|Gavar||21680
AM|174979|Artashat|آرتاشات|20562
AM|174895|Goris||20379
AM|616435|Masis||18911
AM|616877|Ashtarak|آشتاراك|18779
AM|616785|Ch'arents'avan||18500
AM|616250|Sevan|سوان|17083
AM|174972|Hats'avan||15208
AM|616199|Spitak||15059
AO|2240449|Luanda|لواندا|2776168
AO|2239076|N'dalatando||383100
AO|3348313|Huambo||226145
AO|3347939|Lobito||207932
AO|3351663|Benguela||151226
AO|3348078|Cuito||113624
AO|3347762|Lubango|لوبانغو|102541
AO|2239862|Malanje||87046
AO|3347019|Moçâmedes||80149
AO|2236967|Soio||67491
AO|2243271|Cabinda||66020
AO|2236568|Uíge||60008
AO|145531|Saurimo||40498
AO|3346015|Sumbe||33277
AO|3347353|Menongue||32203
AO|2242001|Caxito||28224
AO|3347853|Longonjo||24346
AO|2239520|Mbanza Kongo||24220
AO|3351500|Caála||21205
AO|3347719|Luena||21115
AO|145724|Lucapa||20115
AO|3351014|Camacupa||19150
AO|3350372|Catabola||18855
AO|876177|Luau||18465
AO|2239001|N'zeto||18352
AO|3350246|Catumbela||16977
AR|3435910|Buenos Aires|بوينوس أيرس|2891082
AR|3860259|Córdoba|كوردوبا|1317298
AR|3838583|Rosario|روساريو|948312
AR|3430863|Mar del Plata|ماريه ديل بلاتا|593337
AR|3836873|San Miguel de Tucumán|سان ميغيل دي توكومان|548866
AR|3838233|Salta|سالطا|520683
AR|3836277|Santa Fe||391164
AR|3435217|Corrientes|كورينتس|346334
AR|3429886|Posadas||305874
AR|3865086|Bahía Blanca|باهيا بلانكا|299101
AR|3429577|Resistencia|ريسيستينسيا|290793
AR|3430697|Merlo|مرلو|268961
AR|3429652|Quilmes|كويلمس|262379
AR|3836564|San Salvador de Jujuy|سان سلفادور دي خوخوي|257970
AR|3835869|Santiago del Estero|سانتياغو ديل استيرو|252192
AR|3841956|Paraná||247139
AR|3843123|Neuquén|نيوكوين|231198
AR|12076997|José C. Paz||230208
AR|3433899|Formosa|فورموزا|222226
AR|3432043|La Plata||195443
AR|3436043|Berazategui||180523
AR|3848950|La Rioja|لا ريوجا|178872
AR|3837056|San Luis|سان لويس|169947
AR|3837702|Catamarca|كاتاماركا|159139
AR|3838874|Río Cuarto||157010
AR|3435261|Concordia||145210
AR|3860443|Comodoro Rivadavia|كومودورو ريفادافيا|140850
AR|3836846|San Nicolás de los Arroyos|سان نيكولاس دي لوس آرويوس|134217
AR|3430545|Morón|مورون|122642
AR|3836669|San Rafael|سان رافائل|118009
AR|3427833|Tandil|تانديل|115877
AR|3844421|Mendoza|ميندوزا|114893
AR|12501204|Santa María||113302
AR|3837213|San Juan|سان جوآن|109123
AR|3835994|Santa Rosa|سانتا روزا|102860
AR|3427213|Zárate||99061
AR|3833883|Trelew|ترلئو|97915
AR|3430988|Luján|لوخان|97363
AR|7116866|Villa Mercedes||96781
AR|3838859|Río Gallegos|ريو جالييوس|95796
AR|7647007|San Carlos de Bariloche|باريلوتشي|95394
AR|3832694|Villa María|فيلا ماريا|92453
AR|3841490|Pergamino||91399
AR|3429594|Reconquista||90184
AR|3842670|Olavarría|أولافاريا|89721
AR|3839479|Rafaela||88713
AR|3853354|Junín||87509
AR|3435810|Campana||86860
AR|3836992|San Martín|سان مارتين|82549
AR|3840300|Presidencia Roque Sáenz Peña|بريسدنس روكي ساينز بينيا|81879
AR|3429980|Pilar||81120
AR|3436061|Bella Vista||79737
AR|3433658|Gualeguaychú||78676
AR|3861056|Cipolletti|كيبوليتي|75078
AR|3854985|Gobernador Gálvez||74650
AR|3836620|San Ramón de la Nueva Orán|سان رامون ده لا نوئوا اوران|74059
AR|3861416|Chimbas||73829
AR|3430443|Necochea|نيكوتشيا|73557
AR|3855065|General Roca||73212
AR|7645166|San Miguel||72992
AR|3833062|Venado Tuerto|فينادو تيورتو|72340
AR|3435010|Don Torcuato|دون توركواتو|71356
AR|3433715|Goya||70245
AR|3832791|Villa Carlos Paz|فيلا كارلوس باز|69451
AR|3435264|Concepción del Uruguay|كونسبسيون ديل أوروغواي|67895
AR|3840092|Puerto Madryn|بويرتو مادرين|64555
AR|3430708|Mercedes||63284
AR|3834601|Tartagal|تارتغال|60819
AR|3433522|Hurlingham||60000
AR|3835793|Santo Tomé||59072
AR|3837675|San Francisco||59062
AR|3836772|San Pedro de Jujuy||58430
AR|3839982|Punta Alta|بونتا ألتا|57209
AR|3855075|General Pico|جينرال بيكو|57029
AR|3833367|Ushuaia|أشوا|56825
AR|3430340|Oberá|اوبيرا|56528
AR|3861344|Chivilcoy|تشيفيلكوي|54514
AR|3429790|Puerto Eldorado||54189
AR|3436199|Azul|آسول|53941
AR|3838793|Río Tercero||53389
AR|3431057|Los Polvorines||53354
AR|3838854|Río Grande||52681
AR|3436124|Barranqueras|بارانكيوراس|50823
AR|3832260|Yerba Buena||50783
AR|3846915|Libertador General San Martín||49267
AR|3832899|Viedma|فيدما|48940
AR|3834813|Tafí Viejo||48459
AR|3842190|Palpalá||48199
AR|3428759|San Lorenzo||47626
AR|3428576|San Pedro||47452
AR|3859552|Cutral-Có||47380
AR|3833859|Tres Arroyos|تريس آرويوس|47136
AR|3428992|San Isidro|سان إيسيدرو|45190
AR|3832778|Villa Constitución||44271
AR|3430104|Paso de los Libres||43805
AR|3836194|Santa Lucía||43565
AR|3832811|Villa Ángela||43511
AR|3427453|Villa de Mayo||43405
AR|3433787|General Pacheco||43287
AR|3861445|Chilecito||42248
AR|3846864|Lincoln||41808
AR|3427687|Tortuguitas||41390
AR|3840860|Pocito||40969
AR|3866163|Alta Gracia|ألتا غراسيا|40384
AR|3436177|Balcarce|بالكارسي|38823
AR|11147723|Ingeniero Pablo Nogués||38470
AR|3866367|Alderetes||38466
AR|3428068|San Vicente||38247
AR|3428075|Santos Lugares||37267
AR|3862320|Castelli||36588
AR|3435103|Curuzú Cuatiá||36390
AR|3863379|Caleta Olivia||36077
AR|3862981|Cañada de Gómez||36000
AR|3856022|Esperanza||35885
AR|3864331|Bell Ville|بيل فيل|35105
AR|3842881|Nueve de Julio||34718
AR|3861953|Chacabuco||34587
AR|3862240|Caucete||33609
AR|3429902|Pontevedra|بونتيفيدرا|33515
AR|3433663|Gualeguay||33120
AR|3866496|Aguilares||32494
AR|3854895|Granadero Baigorria||32427
AR|3839490|Quitilipi||32083
AR|3429777|Puerto Iguazú|بويرتو جواسيو|32038
AR|3427428|Villaguay||32027
AR|3862351|Casilda||32002
AR|3433803|General José de San Martín|الجنرال خوسيه دي سان مارتين|31758
AR|3832132|Zapala||31534
AR|3832647|Villa Regina||31209
AR|3427761|Tigre||31106
AR|3855666|Famaillá||30951
AR|3435486|Chajarí||30655
AR|3862144|Centenario||28956
AR|3433836|Garupá||28814
AR|3433753|Gobernador Virasora||28756
AR|3855974|Esquel|آيسكيول|28486
AR|10172104|Adrogué||28265
AR|3859828|Cruz del Eje||28166
AR|3845330|Machagai||28070
AR|3832756|Villa Dolores|فيلا دولوريس|28009
AR|3834502|Termas de Río Hondo||27838
AR|3861678|Charata||27813
AR|3862738|Capitán Bermúdez||27060
AR|3860164|Coronel Suárez||27000
AR|3848687|Las Breñas||26955
AR|3430513|Muñiz||26827
AR|3853510|Jesús María||26825
AR|3433901|Fontana||26745
AR|3434095|Esquina||26399
AR|3839307|Rawson|راوسون|26335
AR|3866242|Allen||26083
AR|3435038|Dolores||25190
AR|3840885|Plottier||25186
AR|3832934|Victoria||25139
AR|3433349|Jardín América||24905
AR|3852374|La Calera||24796
AR|3833794|Tres Isletas||24747
AR|3432079|La Paz||24716
AR|3430598|Monte Caseros||24671
AR|3833112|Veinticinco de Mayo||24668
AR|3841500|Pérez||24436
AR|3844899|Marcos Juárez||24226
AR|3856231|Embarcación||23961
AR|3843803|Monteros||23771
AR|3836951|San Martín de los Andes||23519
AR|3436230|Avellaneda||23341
AR|3427431|Villa Gesell||23257
AR|3430601|Montecarlo||22229
AR|3837124|San Justo||21809
AR|3832815|Villa Allende||21683
AR|3837240|San José de Jáchal||21018
AR|3436287|Aristóbulo del Valle||20683
AR|3865385|Arroyo Seco||20620
AR|3866425|Albardón||20413
AR|3865840|Añatuya||20261
AR|3859512|Deán Funes||20164
AR|3852468|Laboulaye||19908
AR|3861061|Cinco Saltos||19819
AR|3855116|General Mosconi||19811
AR|3833027|Vera||19797
AR|3865424|Arroyito||19577
AR|3434291|El Soberbio||19571
AR|3859384|Diamante||19545
AR|3853491|Joaquín V. González||19185
AR|3429949|Pirané||19124
AR|3427388|Villa Ocampo||19101
AR|3832653|Villa Paula de Sarmiento||19092
AR|3859965|Cosquín|كوسكيون|19070
AR|3834971|Sunchales||18757
AR|3428359|Santa Elena||18410
AR|3855244|Gálvez||18374
AR|3838506|Rufino||18361
AR|3429403|Saladas||18349
AR|3859904|Crespo||18296
AR|3855554|Firmat||18294
AR|3838797|Río Segundo||18155
AR|3429732|Puerto Rico||17491
AR|3860217|Coronda||16975
AR|3837980|San Antonio Oeste||16966
AR|3837441|San Jorge||16873
AR|3832662|Villa Nueva||16841
AR|3838902|Río Ceballos||16632
AR|3433956|Federal||16333
AR|3855041|General Villegas||16270
AR|3856235|Embalse||15900
AR|3855074|General Pinedo||15741
AR|3862655|Carcarañá||15619
AR|3428975|San Javier||15606
AR|3429786|Puerto Esperanza||15579
AR|3858765|El Bolsón||15537
AR|3427327|Wanda||15529
AR|3833412|Unquillo||15369
AR|3428708|San Luis del Palmar||15347
AR|3862254|Catriel||15169
AR|3843619|Morteros||15129
AR|3851331|La Falda||15112
AR|3435364|Clorinda||15000
AR|7284819|La Punta||15000
AS|5881576|Pago Pago|باغو باغو|11500
AT|2761369|Vienna|فيينا|1691468
AT|2778067|Graz|غراتس|295424
AT|2772400|Linz|لنز|204846
AT|2766824|Salzburg|سالزبورغ|157245
AT|2775220|Innsbruck|إنسبروك|132493
AT|2774326|Klagenfurt am Wörthersee||100316
AT|2762372|Villach||58882
AT|2780741|Dornbirn|دورنبيرن|49278
AT|2761353|Wiener Neustadt|فينر نويشتات|44820
AT|2764359|Steyr||38331
AT|2779674|Feldkirch||33420
AT|2781503|Bregenz|بريغنز|29806
AT|2782067|Baden||26286
AT|2772173|Lustenau||22821
AT|2766429|Sankt Pölten||21911
AT|2771335|Mödling||20555
AT|2761524|Wels||16857
AT|2766922|Saalfelden am Steinernen Meer||16790
AT|2775742|Hohenems|هوهنمس|16317
AT|2764279|Stockerau||16292
AT|2764178|Straßgang||16268
AT|2773913|Klosterneuburg||15614
AT|2782555|Amstetten|آمشتتن|15559
AT|2763810|Telfs|تلفس|15229
AT|2769110|Perchtoldsdorf||15047
AU|2147714|Sydney|سيدني|5231147
AU|2158177|Melbourne|ميلبورن|4917750
AU|2174003|Brisbane|برسيبان|2582007
AU|2063523|Perth|برثا|2192229
AU|2078025|Adelaide|أديليد|1387290
AU|2165087|Gold Coast||640778
AU|2172517|Canberra|كانبرا|367752
AU|2155472|Newcastle|نيوكاسل|348539
AU|7281838|Logan City|لوغان سيتي|326615
AU|2171507|Wollongong|ولونغونغ|280153
AU|2165798|Geelong|غيلونغ|268984
AU|2163355|Hobart|هوبارت|247086
AU|2146142|Townsville|تاونسفيل|180820
AU|2172797|Cairns|كيرنز|153075
AU|2073124|Darwin|دارون|147255
AU|2146268|Toowoomba||140303
AU|2159220|Mackay||123183
AU|2177091|Ballarat|بلرت|116201
AU|2067119|Mandurah|مندورا|107641
AU|2176187|Bendigo||103034
AU|2160517|Launceston|لاونسستون|87345
AU|2151437|Rockhampton||78592
AU|2075432|Bunbury|بانباري|76452
AU|2159045|Maitland||67132
AU|2147497|Tamworth|تامورث|63920
AU|7302628|Adelaide Hills||60394
AU|6354957|Hervey Bay|خليج هيرفي|52230
AU|2149645|Shepparton||51631
AU|2173323|Bundaberg|بوندابيرج|50148
AU|2152659|Port Macquarie||45692
AU|2168305|Dubbo|دوبو|43516
AU|2154219|Orange||38408
AU|2070998|Geraldton|جيرالدتون|37648
AU|8015209|St Albans||37629
AU|2166143|Frankston East||34457
AU|2077963|Albany|ألباني|33650
AU|2176632|Bathurst||33110
AU|2157698|Mildura|ملدورا|32936
AU|2165478|Gladstone||30489
AU|2068079|Kwinana||30433
AU|2144528|Warrnambool|وارنمبول|29176
AU|2159851|Liverpool||27545
AU|7281840|Parramatta||26876
AU|2171085|Coffs Harbour||26672
AU|2077895|Alice Springs||25186
AU|2156643|Mount Gambier||25030
AU|6301965|Palmerston||25000
AU|2146108|Traralgon||24605
AU|2177671|Armidale|آرمدال|24504
AU|2065594|Mount Isa||22785
AU|2164837|Goulburn||22645
AU|2163137|Hornsby||22335
AU|2075265|Busselton|بوسلتون|21898
AU|7932629|Balwyn North||20015
AU|2071059|Gawler||20006
AU|2173125|Burnie||19972
AU|2144764|Wangaratta||19318
AU|2143285|Wodonga||18582
AU|2155787|Narangba||18217
AU|2164422|Griffith||18154
AU|2173911|Broken Hill|بروكن هيل|18027
AU|2172434|Capalaba||17027
AU|2147381|Taree||16359
AU|2158562|Maryborough||15479
AU|2177233|Bairnsdale||15411
AU|2144502|Warwick||15380
AU|2062338|Rockingham||15312
AU|2144604|Warragul||15284
AU|2171845|Cessnock|سيسنوك|15076
AW|3577154|Oranjestad|أورنجستاد|29998
AW|3577072|Tanki Leendert||21500
AW|3577089|San Nicolas||15200
AX|3041732|Mariehamn|ماريهامن|10682
AZ|587084|Baku|باكو|1116513
AZ|584923|Sumqayıt||358675
AZ|586523|Ganja|كنجه|335600
AZ|147622|Lankaran||240300
AZ|584821|Tovuz||177200
AZ|584649|Yevlakh||127400
AZ|585514|Mingelchaur|مينغاشوير|106048
AZ|147288|Saatlı||87000
AZ|147611|Lerik|لريك|87000
AZ|585103|Qaraçuxur||72989
AZ|148565|Şirvan||70220
AZ|585170|Sheki||68400
AZ|824003|Bakıxanov||66686
AZ|147429|Nakhchivan||64754
AZ|146970|Xankandi|خانكندي|53100
AZ|587384|Agdzhabedy||43000
AZ|586427|Göyçay||42500
AZ|587078|Bilajari||42194
AZ|585557|Maştağa||40092
AZ|148619|Ağdam|آغدام|39451
AZ|585915|Khirdalan||37949
AZ|587057|Barda|بردع|37372
AZ|584717|Xaçmaz|خاشماز|37175
AZ|147271|Salyan||36555
AZ|586429|Hövsan||36293
AZ|148290|Jalilabad||36259
AZ|585152|Shamkhor|شمكير|35421
AZ|147982|Imishli||34178
AZ|584596|Zaqatala||32171
AZ|585630|Lokbatan||30694
AZ|585187|Sabirabad||30612
AZ|585156|Shamakhi||29403
AZ|586318|İsmayıllı||28776
AZ|587261|Amirdzhan||26798
AZ|148106|Fizuli||26765
AZ|586925|Buzovna||24795
AZ|586968|Biny Selo||24596
AZ|587378|Ağdaş|آق داش|23528
AZ|586763|Divichibazar||23248
AZ|585225|Hacıqabul||23102
AZ|585221|Quba|قوبا|22405
AZ|584614|Zabrat||21396
AZ|585184|Sabunçu||20996
AZ|585763|Kyurdarmir||19088
AZ|585379|Hacı Zeynalabdin||19019
AZ|585226|Qazax||18903
AZ|147105|Şuşa||18662
AZ|147425|Neftçala||18661
AZ|584871|Terter||18185
AZ|148340|Pushkino||18182
AZ|584716|Göygöl||17816
AZ|147059|Əhmədbəyli||17242
AZ|587361|Aghsu||17209
AZ|586340|Yeni Suraxanı||16127
AZ|585220|Qusar||16022
AZ|584791|Ujar||15741
AZ|148354|Beylagan||15599
AZ|585568|Mardakan||15267
AZ|148445|Astara|آستارا|15190
BA|3191281|Sarajevo|سراييفو|696731
BA|3204541|Banja Luka|بانيا لوكا|221106
BA|3186573|Zenica|زينيتسا|164423
BA|3188582|Tuzla|توزلا|142486
BA|3194828|Mostar|موستار|104518
BA|3204222|Bihać|بيخاتش|75641
BA|3196079|Lukavac||44520
BA|3203099|Bugojno||41378
BA|3203521|Brčko|برتشكو|38968
BA|3204186|Bijeljina|بلنه|37692
BA|3192409|Prijedor||36347
BA|3188893|Trebinje||33178
BA|3188924|Travnik||31127
BA|3201984|Doboj|دوبوج|27235
BA|3202822|Cazin||21741
BA|3188225|Velika Kladuša||19330
BA|3187609|Visoko||17890
BA|3200396|Goražde||17650
BA|3337476|Konjic||15950
BA|3199779|Gračanica||15758
BA|3199744|Gradačac||15659
BA|3203653|Bosanska Krupa||15193
BB|3374036|Bridgetown|بريدج تاون|98511
BD|1185241|Dhaka|دكا|10356500
BD|1205733|Chattogram|شيتاجونج|3920222
BD|1336135|Khulna|خولنا|1500689
BD|1185188|Rangpur||1031388
BD|1185186|Comilla||1030000
BD|1185128|Rājshāhi||763580
BD|1185107|Shibganj||378701
BD|7483813|Natore||369138
BD|1185098|Tungi||337579
BD|1185117|Narsingdi||281080
BD|1185281|Bagerhat||266388
BD|1336134|Cox's Bāzār||253788
BD|1336140|Jessore||243987
BD|1185159|Nāgarpur||238422
BD|1185099|Sylhet|سيلهت|237000
BD|1185162|Mymensingh||225126
BD|1185155|Nārāyanganj||223622
BD|1337233|Bogra||210000
BD|1203891|Dinājpur||206234
BD|1336137|Barishal||202242
BD|6545349|Saidpur||199422
BD|1192366|Pār Naogaon||192464
BD|1336143|Pābna||186781
BD|9827976|Paltan||184492
BD|1336144|Tāngāil||180144
BD|1185106|Jamālpur||167900
BD|7483743|Puthia||159406
BD|1337240|Nawābganj||142361
BD|1185191|Kushtia||135724
BD|1187530|Sonārgaon||130000
BD|1185111|Sātkhira||128918
BD|1185115|Sirajganj||127481
BD|1203344|Farīdpur||112187
BD|1337248|Sherpur||107419
BD|1185263|Bhairab Bāzār||105457
BD|1185121|Shāhzādpur||102420
BD|1336136|Bhola||99079
BD|7701354|Azimpur||96641
BD|1337249|Kishorganj||90690
BD|6414184|Bibir Hat||89030
BD|1185209|Habiganj||88760
BD|1337245|Madaripur||84789
BD|1185224|Feni||84028
BD|1185183|Lākshām||82290
BD|1185207|Ishurdi||81995
BD|1188569|Sarishābāri||81325
BD|1185116|Netrakona||79016
BD|1185206|Joypur Hāt||73068
BD|1185092|Thākurgaon||71096
BD|1191368|Pālang||67652
BD|1185181|Lalmonirhat||65127
BD|1185236|Rāipur||64652
BD|1185920|Tungipāra||62210
BD|1196292|Lakshmīpur||61703
BD|1185166|Maulavi Bāzār||57441
BD|1185127|Rāmganj||55241
BD|1185293|Narail||55112
BD|1185138|Pirojpur||54418
BD|1185120|Sandwīp||52152
BD|1336133|Sātkania||52005
BD|1185148|Patiya||51360
BD|1185252|Khagrachhari||50364
BD|1185247|Chilmāri||49736
BD|1185160|Nageswari||49425
BD|1185141|Panchagarh||48531
BD|1205481|Uttar Char Fasson||48305
BD|1185149|Parbatipur||48020
BD|7926419|Paotana Hat||45911
BD|1210565|Burhānuddin||45670
BD|1185199|Kālīganj||45631
BD|1185100|Dohār||45543
BD|1201753|Hājīganj||44343
BD|1185260|Bhātpāra Abhaynagar||42653
BD|1185251|Lālmohan||42220
BD|1185204|Jhingergācha||41957
BD|1185165|Mirzāpur||41137
BD|1189056|Sakhipur||40869
BD|1185095|Teknāf||40557
BD|1185210|Gaurnadi||40519
BD|1185272|Kālia||40492
BD|1209562|Bera||39604
BD|1185171|Mehendiganj||39424
BD|1185249|Chhāgalnāiya||39335
BD|1185254|Chhātak||39218
BD|1185156|Nālchiti||38703
BD|1185262|Bherāmāra||38159
BD|1191139|Phultala||37985
BD|1185274|Baniachang||37807
BD|1185239|Sarankhola||36470
BD|1337239|Pīrgaaj||34606
BD|1185276|Bājitpur||34560
BD|1207047|Char Bhadrāsan||34423
BD|1185218|Gafargaon||34177
BD|1185283|Badarganj||32600
BD|1185270|Bāndarban||32523
BD|1193823|Nabīnagar||31671
BD|1185167|Morrelgonj||31647
BD|1197895|Kesabpur||30926
BD|1477498|Bhāndāria||30219
BD|1185173|Mathba||29760
BD|1189638|Raojān||25708
BD|1462681|Manikchari||24813
BD|1185164|Muktāgācha||24684
BE|2800866|Brussels|بروكسل|1019022
BE|2803138|Antwerpen|أنتويرب|529247
BE|2797656|Gent|جنت|265086
BE|2800481|Charleroi|شارلوروا|200132
BE|2792413|Liège|لييج|195278
BE|2803201|Anderlecht|آندرلخت|160553
BE|2787149|Schaerbeek||132761
BE|2800931|Brugge|بروج|118509
BE|2790471|Namur|نامور|110939
BE|2792482|Leuven||101032
BE|2791018|Molenbeek-Saint-Jean||97037
BE|2790869|Mons|مون|95299
BE|2795011|Ixelles|إيكسل|86671
BE|2785123|Uccle||82929
BE|2799478|Deurne||78747
BE|2796491|Hasselt|اسلت|77651
BE|2803448|Aalst||77534
BE|2791537|Mechelen|مشلان|77530
BE|2793508|La Louvière||76668
BE|2794055|Kortrijk||73879
BE|2785341|Tournai|تورنه|69554
BE|2789786|Ostend|اوستنده|69011
BE|2786578|Sint-Niklaas||69010
BE|2797670|Genk||63666
BE|2786824|Seraing|سرن|60737
BE|2783476|Woluwe-Saint-Lambert||56584
BE|2798139|Forest|فوره|56254
BE|2787889|Roeselare|روسلاره|56016
BE|2784821|Verviers||52824
BE|2794914|Jette|جيتي|52490
BE|2790595|Mouscron||52069
BE|2787413|Saint-Gilles||50221
BE|2798578|Etterbeek|إيتربيك|48344
BE|2801471|Borgerhout||46087
BE|2799645|Dendermonde|داندرموند|45673
BE|2802031|Beveren||45179
BE|2791301|Merksem||44435
BE|2785141|Turnhout|تورنو|44000
BE|2802249|Berchem||43511
BE|2798554|Evere|اور|41667
BE|2792196|Lokeren||41438
BE|2783615|Wilrijk||41403
BE|2802170|Beringen||40930
BE|2799365|Dilbeek||39482
BE|2796153|Heist-op-den-Berg||37873
BE|2786545|Sint-Truiden|سانت تروند|37859
BE|2801154|Braine-l'Alleud||37512
BE|2801117|Brasschaat|براسخات|37040
BE|2797114|Grimbergen||37000
BE|2784604|Vilvoorde||36955
BE|2795930|Herstal|ارستال|36503
BE|2791961|Maasmechelen|ماسميخيلين|36251
BE|2784068|Waregem|وارخم|35896
BE|2800448|Châtelet|شتله|35238
BE|2795100|Ieper||35089
BE|2790114|Ninove||34795
BE|2797779|Geel||34697
BE|2796696|Halle|هاله|34479
BE|2795730|Hoboken||34443
BE|2783941|Wavre||34305
BE|2802960|Auderghem||33984
BE|2794210|Knokke-Heist||33781
BE|2786963|Schoten|شوتان|33622
BE|2792397|Lier||33272
BE|2791067|Mol|مول|32659
BE|2786743|Sint-Amandsberg||32115
BE|2801922|Binche|بنش|32030
BE|2792179|Lommel|لمل|31993
BE|2791343|Menen|منن|31916
BE|2789529|Oudenaarde|اودنرد|31866
BE|2785470|Tienen||31743
BE|2798551|Evergem||31615
BE|2795800|Heusden||31017
BE|2783759|Wevelgem||30954
BE|2797638|Geraardsbergen||30807
BE|2786559|Sint-Pieters-Leeuw||30446
BE|2794507|Kessel-Lo||30215
BE|2801824|Blauwput||30215
BE|2795261|Houthalen||30050
BE|2796132|Helchteren||30050
BE|2785389|Tongeren||29816
BE|2799746|Deinze|دنز|29815
BE|2783985|Waterloo|واترلو|29778
BE|2801924|Bilzen||29622
BE|2792073|Louvain-la-Neuve||29521
BE|2800063|Courcelles|كورسيل|29473
BE|2803033|Asse|اس|28985
BE|2783310|Zaventem|زوانتم|28188
BE|2803429|Aarschot|ارسشت|27656
BE|2787387|Saint-Josse-ten-Noode||27366
BE|2803160|Ans|آن|27297
BE|2803010|Ath|ات|26681
BE|2794730|Kapellen||26410
BE|2795009|Izegem||26382
BE|2803073|Arlon|آرلن|26179
BE|2785778|Temse|تامس|26054
BE|2796542|Harelbeke||25978
BE|2796009|Herentals|ارانتل|25912
BE|2791964|Maaseik|ماسايك|25201
BE|2802247|Berchem-Sainte-Agathe||25162
BE|2783979|Watermael-Boitsfort|اوئترمئل-بوآتسفور|25157
BE|2798307|Flémalle-Haute||25144
BE|2786420|Soignies||24869
BE|2797844|Ganshoren||24859
BE|2793446|Lanaken||24771
BE|2790676|Mortsel|مرتزل|24525
BE|2794860|Jumet||24510
BE|2783175|Zottegem||24434
BE|2787769|Ronse|رنز|24204
BE|2790101|Nivelles||24149
BE|2803204|Andenne|آندن|24055
BE|2791726|Marcinelle||23696
BE|2789471|Oupeye||23594
BE|2783456|Wondelgem||23546
BE|2789413|Overijse||23486
BE|2783089|Zwevegem||23358
BE|2798873|Ekeren||23300
BE|2795783|Heverlee||23278
BE|2802433|Beersel|بئرسل|23228
BE|2783763|Wetteren|اوئتوران|22930
BE|2796637|Hamme|ام|22891
BE|2783632|Willebroek||22808
BE|2787356|Saint-Nicolas||22586
BE|2783801|Westerlo|اوئسترلو|22579
BE|2799397|Diest||22516
BE|2787416|Saint-Ghislain||22500
BE|2791814|Manage||22196
BE|2791857|Maldegem||22092
BE|2798297|Fleurus|فلورو|22080
BE|2794190|Koekelberg||21984
BE|2783308|Zedelgem||21968
BE|2794166|Koksijde||21957
BE|2799007|Edegem||21839
BE|2797713|Gembloux||21676
BE|2787989|Rixensart||21616
BE|2789751|Oostkamp||21489
BE|2783274|Zemst|زامست|21096
BE|2797096|Grivegnée||21057
BE|2800438|Chaudfontaine|شوفونتن|20960
BE|2790135|Nijlen||20792
BE|2785622|Tervuren||20623
BE|2798023|Frameries|فرموره|20598
BE|2787048|Schilde||20373
BE|2794117|Kontich||20290
BE|2783293|Zele|زل|20236
BE|2801150|Braine-le-Comte||20133
BE|2801226|Boussu|بوسو|20058
BE|2797532|Gilly||20043
BE|2801447|Bornem|بورنم|19997
BE|2802743|Balen|بلان|19978
BE|2795113|Huy|هوي|19973
BE|2800220|Colfontaine||19964
BE|2783188|Zonhoven||19922
BE|2803030|Assebroek||19772
BE|2792235|Lochristi||19696
BE|2794981|Jambes|جمبس|19658
BE|2788726|Poperinge||19537
BE|2786641|Sint-Katelijne-Waver||19487
BE|2786739|Sint-Andries||19336
BE|2785476|Tielt|تيلت|19299
BE|2796012|Herent|اران|19218
BE|2798987|Eeklo||19116
BE|2785364|Torhout|ترو|18933
BE|2803443|Aalter||18802
BE|2790796|Montignies-sur-Sambre||18765
BE|2795398|Hoogstraten|هوخستراتن|18524
BE|2791424|Meise|مز|18497
BE|2788499|Quaregnon||18491
BE|2783081|Zwijndrecht||18249
BE|2790697|Morlanwelz-Mariemont||18233
BE|2794179|Koersel||18076
BE|2798573|Eupen||18029
BE|2785169|Tubize|توبيز|18000
BE|2801858|Blankenberge||18000
BE|2786700|Sint-Genesius-Rode||17990
BE|2791194|Middelkerke||17789
BE|2794070|Kortenberg||17774
BE|2794663|Kasterlee||17765
BE|2799412|Diepenbeek||17699
BE|2792567|Lessines||17687
BE|2786694|Sint-Gillis-Waas||17658
BE|2784189|Walcourt||17501
BE|2794788|Kalmthout||17485
BE|2788348|Ranst||17405
BE|2793144|Lebbeke||17372
BE|2783820|Wervik||17340
BE|2786229|Stabroek||17294
BE|2783197|Zolder||17289
BE|2800445|Châtelineau||17166
BE|2796833|Haaltert||17129
BE|2791700|Mariakerke||17062
BE|2784548|Visé||17054
BE|2786087|Stekene||16989
BE|2799647|Denderleeuw||16969
BE|2799226|Dour|دور|16861
BE|2791744|Marche-en-Famenne||16856
BE|2799496|Destelbergen||16853
BE|2793077|Lede||16813
BE|2791315|Merelbeke||16684
BE|2789162|Péruwelz||16647
BE|2785612|Tessenderlo|تساندرلو|16574
BE|2795912|Herve|ارو|16544
BE|2795908|Herzele||16523
BE|2802435|Beerse||16208
BE|2790357|Neerpelt||16122
BE|2799090|Duffel||16011
BE|2786634|Sint-Kruis||16000
BE|2798301|Fléron|فلرون|15994
BE|2788506|Puurs||15944
BE|2788765|Pont-à-Celles||15909
BE|2797652|Gentbrugge||15885
BE|2801494|Boom||15810
BE|2788088|Riemst||15809
BE|2789232|Peer||15551
BE|2799369|Diksmuide||15515
BE|2792360|Lille||15466
BE|2795795|Heusy||15420
BE|2791534|Mechelen-aan-de-Maas||15374
BE|2802039|Bevere||15311
BE|2788521|Putte||15276
BE|2786344|Soumagne||15237
BE|2791735|Marchienne-au-Pont||15154
BE|2787662|Rotselaar|روتسولر|15007
BE|2783416|Wuustwezel||15000
BF|2357048|Ouagadougou|واغادوغو|1086505
BF|2362344|Bobo-Dioulasso|بوبوديولاسو|904920
BF|2358946|Koudougou||160239
BF|2357043|Ouahigouya||124587
BF|2359608|Kaya||121970
BF|2362909|Banfora|بانفورا|117452
BF|2360073|Houndé||87151
BF|2360886|Fada N'gourma||73200
BF|2361477|Dédougou||63617
BF|2354675|Tenkodogo||61936
BF|2361177|Djibo||61462
BF|2359142|Kongoussi||53627
BF|2358382|Léo||51743
BF|2358738|Koupéla||49372
BF|2354349|Titao||48241
BF|2361082|Dori||46512
BF|2360620|Gaoua||45284
BF|2360615|Garango||40404
BF|2360238|Gourcy||40141
BF|2353688|Yako||38679
BF|2353197|Zorgo||35398
BF|2356228|Réo||33894
BF|2353257|Ziniaré||33296
BF|2357163|Nouna||32428
BF|2359227|Kombissiri||28617
BF|2358100|Manga||28615
BF|2354176|Tougan||26347
BF|2355869|Sapouy||26345
BF|2359317|Kokologo||25958
BF|2361586|Dano||25922
BF|2361342|Diébougou||25688
BF|2361845|Boussé||25022
BF|2355404|Salanso||24783
BF|2361946|Boulsa||24200
BF|2362323|Bogandé||21443
BF|2362150|Boromo||20193
BF|2362669|Batié||17997
BF|2356454|Pô||17924
BF|2354265|Toma||15851
BF|2361373|Diapaga||15515
BF|2360541|Gayéri||15170
BG|727011|Sofia|صوفيا|1152556
BG|728193|Plovdiv|بلوفديف|346893
BG|726050|Varna|فارنا|312770
BG|732770|Burgas|بورغاس|195966
BG|726848|Stara Zagora|ستارا زاغورا|143431
BG|727523|Ruse|روسه|143417
BG|728203|Pleven|بلفن|100952
BG|727079|Sliven|سليفن|83740
BG|728330|Pernik|برنيك|82467
BG|726418|Dobrich|دوبريتش|79269
BG|727233|Shumen||72342
BG|733191|Blagoevgrad|بلاغويفغراد|67810
BG|730435|Haskovo|هاسكوفو|67086
BG|725993|Veliko Tŭrnovo||66217
BG|731549|Gabrovo|غابروفو|66175
BG|728378|Pazardzhik|بازارجيك|65671
BG|725712|Vratsa|فراتسا|64941
BG|725578|Yambol||63656
BG|733618|Asenovgrad||54778
BG|729794|Kardzhali|كارجلي|51000
BG|730496|Kazanlak||47918
BG|729114|Montana|مونتانا|47445
BG|725905|Vidin|فيدن|40422
BG|727696|Razgrad|رازغراد|38285
BG|732263|Dimitrovgrad||38015
BG|729730|Kyustendil||37799
BG|726174|Targovishte|تارغوفيشته|34793
BG|726872|Dupnitsa||34764
BG|731233|Gorna Oryahovitsa||32792
BG|728288|Petrich|بيتريتش|30722
BG|730565|Karlovo||30340
BG|726534|Svishtov||30157
BG|729559|Lovech|لوفتش|29659
BG|727221|Silistra|سيليسترا|29498
BG|727447|Sandanski||28510
BG|727462|Samokov||26765
BG|729581|Lom||26594
BG|727030|Smolyan||26167
BG|727337|Sevlievo||24582
BG|725988|Velingrad||24036
BG|728742|Nova Zagora||23625
BG|726320|Troyan||21162
BG|733579|Aytos||20986
BG|733014|Botevgrad||20909
BG|731108|Gotse Delchev||20522
BG|730559|Karnobat||19709
BG|728448|Panagyurishte||19389
BG|726546|Svilengrad||19279
BG|730442|Harmanli||18931
BG|728317|Peshtera||18676
BG|727886|Parvomay||17000
BG|728075|Popovo||16571
BG|727791|Rakovski||15782
BG|732452|Chirpan||15109
BG|733264|Berkovitsa||15027
BH|385038|Ar Rifa'|الرفاع|195606
BH|290340|Manama|المنامة|147074
BH|290332|Al Muharraq|المحرق|97458
BH|290269|Dar Kulayb|دار كليب|65466
BH|290247|Madinat Hamad|مدينة حمد|52718
BH|290187|Madinat 'Isa|مدينة عيسى|38090
BH|290104|Sitrah|سترة|37657
BH|290215|Jidd Hafs|جد حفص|31735
BH|290363|Al Hadd|الحد|12797
BH|290121|Sanabis|سنابس|6564
BI|425378|Bujumbura|بوجومبورا|1000000
BI|431748|Muyinga||71076
BI|426272|Gitega||41000
BI|426700|Ruyigi||38458
BI|430569|Ngozi||21506
BI|433635|Rutana|روتانا|20893
BI|423328|Bururi||19740
BI|422232|Makamba||19642
BI|430952|Kayanza||19443
BI|425551|Muramvya||18041
BJ|2394819|Cotonou|كوتونو|780000
BJ|2395914|Abomey-Calavi||385755
BJ|2394560|Djougou||237040
BJ|2392087|Porto-Novo|بورتو نوفو|234168
BJ|2392204|Parakou||163753
BJ|2395049|Bohicon||125092
BJ|2393693|Kandi||109701
BJ|2391893|Savé||97309
BJ|2392897|Lokossa||86971
BJ|2392308|Ouidah||83503
BJ|2395915|Abomey||82154
BJ|2392601|Natitingou||80892
BJ|2392505|Nikki||69970
BJ|2394814|Cové||43554
BJ|2394545|Dogbo||41312
BJ|2392837|Malanville||37117
BJ|2392108|Pobé||32983
BJ|2391895|Savalou||30187
BJ|2392009|Sakété||30111
BJ|2394824|Comé||29208
BJ|2395182|Bembèrèkè||24006
BJ|2395261|Bassila||23616
BJ|2395317|Banikoara||22487
BJ|2393551|Kétou||22341
BJ|2394711|Dassa-Zoumé||21672
BJ|2391377|Tchaourou||20971
BJ|2395635|Allada||20094
BJ|2395568|Aplahoué||19862
BJ|2391455|Tanguiéta||19833
BL|3579132|Gustavia||5988
BM|3573197|Hamilton|هاميلتون|902
BN|1820906|Bandar Seri Begawan|بندر سري بكاوان|64409
BN|1820491|Kuala Belait||31178
BN|1820187|Seria||30097
BN|1820071|Tutong||19151
BO|3911925|La Paz|لا باز|2004652
BO|3904906|Santa Cruz de la Sierra||1831434
BO|3919968|Cochabamba|كوتشابامبا|841276
BO|3903987|Sucre|سوكري|224838
BO|3909234|Oruro|أورورو|208684
BO|3906194|Sacaba||180726
BO|3906791|Quillacollo||172405
BO|3903320|Tarija||159269
BO|3907584|Potosí|بوتوسي|141251
BO|3906466|Riberalta||99070
BO|3910027|Montero||88616
BO|3901742|Viacha||86218
BO|3902377|Trinidad||84259
BO|3901178|Yacuiba||82803
BO|3902949|Tiquipaya||62675
BO|3901435|Vinto||58739
BO|3919902|Colcapirhua||52732
BO|3904221|Sipe Sipe||47000
BO|3922037|Caranavi||45747
BO|3901547|Villamontes||39800
BO|3915350|Guayaramerín||36008
BO|3923154|Bermejo||35411
BO|3910291|Mizque||30481
BO|3901501|Villazón||30253
BO|3911409|Llallagua||28069
BO|3922414|Camiri||27961
BO|3919998|Cobija||26585
BO|11467676|San Borja||24610
BO|3905658|San Ignacio de Velasco||23569
BO|3902202|Tupiza||22233
BO|3901301|Warnes||22036
BO|3924569|Achocalla||19583
BO|9129422|Ascención de Guarayos||18816
BO|3918937|Cotoca||18347
BO|3901504|Villa Yapacaní||18187
BO|3912103|Laja||18023
BO|3904666|Santiago del Torno||15543
BO|3914839|Huanuni||15492
BO|3907080|Punata||15194
BQ|3513563|Kralendijk|كرالنديك|3081
BR|3448439|São Paulo|ساو باولو|12400232
BR|3451190|Rio de Janeiro|ريو دى جانيرو|6747815
BR|3470127|Belo Horizonte|بيلو هوريزونتي|2721564
BR|3450554|Salvador|سلوادور|2711840
BR|3399415|Fortaleza|فورتاليزا|2400000
BR|3663517|Manaus|ماناوس|2219580
BR|3469058|Brasília|برازيليا|2207718
BR|3464975|Curitiba|كوريتيبا|1948626
BR|3390760|Recife|ريسيف|1653461
BR|3462377|Goiânia|غويانيا|1536097
BR|3405870|Belém|بلم|1499641
BR|3452925|Porto Alegre|بورتو أليغري|1488252
BR|3461786|Guarulhos||1169577
BR|3395981|Maceió|ماشيو|1031597
BR|3467865|Campinas|كامبيناس|1031554
BR|3388368|São Luís|ساو لويز|917237
BR|3467747|Campo Grande|كومبو جراند|906092
BR|3394023|Natal||896708
BR|3386496|Teresina|تيريسينا|871126
BR|3456160|Nova Iguaçu||823302
BR|3464374|Duque de Caxias|دوق دي كاكسياس|818329
BR|3397277|João Pessoa|جواو بيسوا|817511
BR|3449344|São Bernardo do Campo||743372
BR|3448636|São José dos Campos||729737
BR|3451328|Ribeirão Preto||711825
BR|3397838|Jaboatão||702621
BR|3447399|Sorocaba||687357
BR|3455775|Osasco||677856
BR|3471872|Aracaju||664908
BR|3449701|Santo André||662373
BR|6317344|Jaboatão dos Guararapes||630008
BR|3465624|Contagem||627123
BR|3463478|Feira de Santana||619609
BR|3465038|Cuiabá|كيابا|618124
BR|3458449|Londrina|لوندرينا|588125
BR|3459505|Juiz de Fora||573285
BR|3445831|Uberlândia||563536
BR|3662762|Porto Velho|بورتو فيلو|548952
BR|3396016|Macapá||512902
BR|3467693|Campos dos Goytacazes||511168
BR|6316406|Aparecida de Goiânia||510770
BR|3463237|Florianópolis|فلوريانوبوليس|508826
BR|3457381|Mauá||477552
BR|3470142|Belford Roxo||466096
BR|3459712|Joinville||461304
BR|3456283|Niterói||456456
BR|3448877|São João de Meriti||454849
BR|3407669|Ananindeua||433956
BR|3449433|Santos|سانتوس|433656
BR|3664980|Boa Vista|باو فيستا|419652
BR|3662574|Rio Branco|ريوبرانكو|419452
BR|3453643|Piracicaba||407252
BR|3451353|Ribeirão das Neves||406802
BR|3445026|Vila Velha||394930
BR|3447779|Serra||394153
BR|3464739|Diadema||390633
BR|3470044|Betim||384000
BR|3466537|Caxias do Sul||381270
BR|3470279|Bauru||379297
BR|3448639|São José do Rio Preto||374699
BR|3393536|Olinda||366754
BR|3469968|Blumenau|بلوميناو|361855
BR|3466998|Carapicuíba||361112
BR|3463011|Franca|فرانكا|358539
BR|3403642|Campina Grande||348936
BR|3460644|Itaquaquecetuba||336679
BR|3456814|Montes Claros||332379
BR|3467467|Canoas||328291
BR|3457001|Mogi das Cruzes||325746
BR|3448136|São Vicente||324457
BR|3461789|Guarujá||322750
BR|3459462|Jundiaí|جوندياي|321589
BR|3454244|Pelotas||320674
BR|3472287|Anápolis||319587
BR|3446682|Taubaté||317915
BR|3444924|Vitória||312656
BR|3457671|Maringá||311724
BR|3474574|Palmas||306296
BR|3453186|Ponta Grossa||292177
BR|3392740|Paulista||289971
BR|3458575|Limeira||289665
BR|3447259|Sumaré||286211
BR|3445156|Viamão||285269
BR|3450083|Santa Maria||283677
BR|3447212|Suzano||283314
BR|3402429|Caucaia||275019
BR|3454031|Petrópolis||272691
BR|3392998|Parnamirim||267036
BR|3445839|Uberaba||260843
BR|3463030|Foz do Iguaçu|فوز دو إيغواسو|258248
BR|3466779|Cascavel||257172
BR|3461311|Indaiatuba||256223
BR|3456068|Novo Hamburgo||253841
BR|3465284|Cotia||253608
BR|3444914|Vitória da Conquista||253137
BR|3470353|Barueri||251994
BR|3462315|Governador Valadares||250878
BR|3452465|Praia Grande||250027
BR|3445451|Várzea Grande||249752
BR|3444876|Volta Redonda||249580
BR|3465927|Colombo||246540
BR|3450144|Santa Luzia||243503
BR|3460718|Itapevi||240961
BR|3457692|Marília||240590
BR|3462089|Gravataí||238778
BR|3402655|Caruaru||235371
BR|3461655|Hortolândia||234259
BR|3451055|Rio Verde||229651
BR|3461144|Ipatinga||228746
BR|3397147|Juazeiro do Norte||225230
BR|3464305|Embu||221733
BR|3398269|Imperatriz||218106
BR|3447186|Taboão da Serra||214523
BR|3460370|Jacareí||213110
BR|12199880|Alvorada||211352
BR|3452324|Presidente Prudente||209502
BR|3448622|São Leopoldo||209229
BR|3460949|Itabuna||205660
BR|3449319|São Carlos|ساو كارلوس|205035
BR|3394682|Mossoró||202005
BR|3447624|Sete Lagoas||201334
BR|3448742|São José||200000
BR|6317872|Parauapebas||196259
BR|3472343|Americana||196022
BR|3392242|Petrolina||194650
BR|3464688|Divinópolis||193832
BR|3395473|Maracanaú||193529
BR|3456166|Nova Friburgo||191158
BR|11184422|Planaltina||189412
BR|3389353|Santarém|سانتاريم|189047
BR|3468031|Camaçari||188758
BR|3450404|Santa Bárbara d'Oeste||188000
BR|3451138|Rio Grande||187838
BR|3468376|Cachoeiro de Itapemirim|ايتابيميريم دي كاتشويرو|187019
BR|3460950|Itaboraí||182498
BR|3451234|Rio Claro||180147
BR|3454857|Passo Fundo||179529
BR|3455478|Palhoça||175272
BR|3462980|Francisco Morato||171790
BR|3471859|Araçatuba||170024
BR|3453303|Poços de Caldas||168641
BR|3471766|Araraquara||168468
BR|3463422|Ferraz de Vasconcelos||167900
BR|3407327|Arapiraca||166562
BR|3458930|Lages||164676
BR|3470636|Barra Mansa||164052
BR|3456223|Nossa Senhora do Socorro||163993
BR|3464460|Dourados|دورادوس|162202
BR|3465196|Criciúma||161954
BR|3466296|Chapecó||160157
BR|3470583|Barreiras||158292
BR|3387296|Sobral||157996
BR|3460845|Itajaí||155716
BR|3461408|Ilhéus||155499
BR|3472177|Angra dos Reis||153635
BR|3450909|Rondonópolis||152912
BR|3460748|Itapecerica da Serra||151605
BR|3461879|Guarapuava||150850
BR|3469136|Botucatu||148130
BR|3402383|Caxias||148072
BR|3456290|Nilópolis||147281
BR|3395503|Marabá||145860
BR|3471335|Atibaia||144088
BR|3458329|Luziânia||143601
BR|3404545|Cabo||143105
BR|3458266|Macaé||143029
BR|3461563|Ibirité||141374
BR|6317464|Lauro de Freitas||141280
BR|3455070|Paranaguá||141013
BR|3393001|Parnaíba||138008
BR|3460535|Itu||137586
BR|3402591|Castanhal||137406
BR|3449324|São Caetano do Sul||136453
BR|3452073|Queimados||135741
BR|3453837|Pindamonhangaba||132218
BR|3448031|Sapucaia||130937
BR|3460102|Jaraguá do Sul||130130
BR|3457000|Mogi Guaçu||128865
BR|3459943|Jequié||127475
BR|3460728|Itapetininga||126243
BR|3454783|Patos de Minas||126234
BR|3469092|Bragança Paulista||125096
BR|3386361|Timon||124427
BR|3448632|São José dos Pinhais||124224
BR|3446606|Teresópolis||123979
BR|3445679|Uruguaiana||123480
BR|3467081|Caraguatatuba||123389
BR|3452640|Porto Seguro|بورتو سيجورو|123173
BR|3446692|Tatuí||122967
BR|3472766|Alagoinhas||122688
BR|3460598|Itatiba||122581
BR|3470858|Barbacena||122211
BR|3468403|Cachoeirinha||121084
BR|3389321|Santa Rita||119893
BR|3450594|Salto||119736
BR|3446370|Toledo||119313
BR|3460005|Jaú||119206
BR|3465059|Cubatão||118410
BR|6317953|Pinhais||117000
BR|6318694|Simões Filho||116662
BR|3445487|Varginha||116571
BR|6318696|Sinop||116013
BR|3452525|Pouso Alegre||115201
BR|3463690|Eunápolis||114275
BR|3460170|Jandira||113605
BR|3454690|Paulínia|بباوليستا|112003
BR|3451329|Ribeirão Pires||111888
BR|3465644|Conselheiro Lafaiete||111596
BR|3451668|Resende||111514
BR|3471697|Araucária||111302
BR|3445446|Várzea Paulista||110936
BR|3399058|Garanhuns||110085
BR|3471715|Araruama||109637
BR|3466692|Catanduva||109612
BR|3462964|Franco da Rocha||108858
BR|3468615|Cabo Frio||108239
BR|3925033|Ji Paraná||107697
BR|3471758|Araras||107463
BR|3453406|Poá||107432
BR|3384987|Vitória de Santo Antão||107383
BR|3445782|Umuarama||107319
BR|3471910|Apucarana||107085
BR|3450269|Santa Cruz do Sul||106113
BR|3461859|Guaratinguetá||105880
BR|3471374|Assis||105087
BR|3458498|Linhares||105075
BR|3407357|Araguaína|أروجوانيا|105019
BR|3464008|Esmeraldas||103206
BR|3460791|Itanhaém||103102
BR|3469989|Birigui||102277
BR|3458131|Mairiporã||101937
BR|3470451|Barretos|بارريتوس|101220
BR|3465944|Colatina||101190
BR|3446621|Teófilo Otoni|تيوفيلو أوتوني|101170
BR|3473964|Guaíba||101024
BR|3461888|Guarapari||100925
BR|3465476|Coronel Fabriciano||100916
BR|3460899|Itaguaí||100752
BR|3451205|Rio das Ostras||100000
BR|3460960|Itabira||99496
BR|3444866|Votorantim||99390
BR|3447651|Sertãozinho||99211
BR|3449948|Santana de Parnaíba||98989
BR|3471196|Bagé||98940
BR|3454847|Passos||98752
BR|3445859|Ubá||97828
BR|3455729|Ourinhos||97799
BR|3446038|Trindade||97521
BR|3471798|Arapongas||97512
BR|3471830|Araguari||96565
BR|3465342|Corumbá|كورومبا|96520
BR|3464073|Erechim||96087
BR|3460132|Japeri||95101
BR|3445162|Vespasiano||94749
BR|3467736|Campo Largo||94668
BR|3392887|Patos||92575
BR|3445847|Ubatuba||91824
BR|3446445|Timóteo||91722
BR|3456500|Muriaé||91173
BR|3471393|Arujá||91157
BR|3467978|Cambé||91080
BR|3405940|Bayeux||91056
BR|3470073|Bento Gonçalves||90852
BR|3449936|Santana do Livramento||89694
BR|3472518|Almirante Tamandaré||89499
BR|3401545|Crato||88786
BR|3445578|Valinhos||88630
BR|3388376|São Lourenço da Mata||88416
BR|3456147|Nova Lima||88399
BR|3468879|Brusque||88284
BR|3470691|Barra do Piraí||87668
BR|3472638|Alegrete||87236
BR|3468215|Caieiras||87188
BR|3387786|Serra Talhada||86915
BR|3406317|Barra do Corda||86662
BR|3398352|Igarassu||86457
BR|3392734|Paulo Afonso||85350
BR|3460523|Ituiutaba||85345
BR|3463859|Esteio||84902
BR|3447998|Sarandi||84697
BR|3460733|Itaperuna||84435
BR|3391360|Santana||83927
BR|3466174|Cianorte||83816
BR|3402000|Codó||83288
BR|3471691|Araxá||82595
BR|6318107|Redenção||82464
BR|3408404|Abreu e Lima||81959
BR|3460834|Itajubá||81870
BR|3458696|Lavras|لفراس|81472
BR|3471291|Avaré||81285
BR|3463140|Formosa||81232
BR|3458662|Leme||81209
BR|3445014|Vinhedo||80111
BR|3664464|Cruzeiro do Sul||79819
BR|3460522|Itumbiara||79582
BR|3457708|Maricá||79551
BR|3446098|Três Lagoas|تريس لاغواس|78712
BR|3448879|São João del Rei||78592
BR|3458494|Lins||78503
BR|3456998|Mogi Mirim||78244
BR|3408424|Abaetetuba||78050
BR|3449350|São Bento do Sul||77597
BR|3460584|Itaúna||77400
BR|3448519|São Mateus||77117
BR|3460064|Jataí||76547
BR|3448902|São João da Boa Vista||76540
BR|3458425|Lorena||76506
BR|3389652|Santa Cruz do Capibaribe||76450
BR|3448257|São Sebastião||76367
BR|3385935|Tucuruí||76337
BR|3464304|Embu Guaçu||76310
BR|3448063|Sapiranga||76051
BR|3455161|Pará de Minas||75786
BR|3467717|Campo Mourão||75401
BR|3468436|Cachoeira do Sul||74694
BR|3449521|Santo Antônio de Jesus||73957
BR|3455051|Paranavaí||72848
BR|3459796|João Monlevade||72762
BR|3472311|Amparo||72677
BR|3457509|Matão||72468
BR|3406910|Bacabal||72372
BR|3468562|Caçapava||72340
BR|3465090|Cruzeiro||72022
BR|3454763|Patrocínio||71963
BR|3446065|Três Rios||71944
BR|3470264|Bebedouro||71862
BR|3449310|São Cristóvão||71539
BR|3472603|Alfenas||71406
BR|3461444|Ijuí||71202
BR|3407882|Altamira||70888
BR|3455168|Paracatu||70753
BR|3402721|Carpina||70689
BR|3398331|Iguatu||70380
BR|3444864|Votuporanga||69863
BR|3393106|Paragominas||69613
BR|3460441|Jaboticabal||69394
BR|3445133|Viçosa||68680
BR|3448221|São Sebastião do Paraíso||68654
BR|3406545|Balsas||68056
BR|3389609|Santa Inês||67424
BR|3445993|Tubarão||67245
BR|3454818|Pato Branco||65754
BR|3456826|Montenegro||65721
BR|3459035|Lajeado||65407
BR|3465108|Cruz Alta||65275
BR|3407407|Aquiraz||65116
BR|3397893|Itacoatiara||64937
BR|3461724|Gurupi||64789
BR|3397967|Itaituba||64756
BR|3470052|Bertioga||64723
BR|3449696|Santo Ângelo||64606
BR|3393008|Parintins||64428
BR|3464891|Curvelo||63954
BR|3460974|Itabaiana||63888
BR|3468570|Caçador||63726
BR|3455671|Ouro Preto||63678
BR|3468100|Caldas Novas||63675
BR|3461013|Irecê||63626
BR|3466696|Catalão||63544
BR|3446138|Três Corações||63457
BR|3390288|Rio Largo||63387
BR|3445597|Valença||63231
BR|3924679|Vilhena||63231
BR|3454061|Peruíbe||63030
BR|3460723|Itapeva||62957
BR|3466698|Cataguases||62618
BR|3469540|Boituva||62170
BR|3448011|Saquarema||62056
BR|3445942|Tupã||62035
BR|3463432|Fernandópolis||61931
BR|3447854|Senador Canedo||61800
BR|3460699|Itapira||61607
BR|3398691|Gravatá||61249
BR|3453639|Pirassununga||60413
BR|3465164|Cristalina||60210
BR|3445764|Unaí||60202
BR|3466988|Caratinga||60066
BR|3449340|São Borja||60019
BR|3460730|Itapetinga||59721
BR|3457025|Mococa||59654
BR|3466978|Carazinho||59417
BR|3449822|Santa Rosa||58957
BR|3446652|Telêmaco Borba||58880
BR|3461973|Guanambi||58877
BR|3460200|Jaguariúna||58722
BR|3471848|Aracruz||58271
BR|3665199|Ariquemes||58096
BR|3463605|Farroupilha||57650
BR|3456944|Mongaguá||57648
BR|3462996|Francisco Beltrão||57618
BR|3392167|Picos||57495
BR|3458645|Lençóis Paulista||57375
BR|3405006|Bragança||57163
BR|3407216|Arcoverde||57163
BR|3445630|Vacaria||56765
BR|3468158|Cajamar||56682
BR|3460174|Janaúba||56572
BR|3463174|Formiga||56404
BR|3397909|Itapipoca||55784
BR|3453150|Ponta Porã||55763
BR|3463900|Estância||55654
BR|3925212|Cacoal||55560
BR|3449099|São Gabriel||55434
BR|3465721|Concórdia||55367
BR|3393400|Pacatuba||55291
BR|3445153|Viana||55122
BR|3448351|São Pedro da Aldeia||55014
BR|3404117|Caicó||54934
BR|3447785|Seropédica||54846
BR|3404558|Cabedelo||54839
BR|3457952|Manhuaçu||54607
BR|3454235|Penápolis||54477
BR|3452779|Porto Feliz||53402
BR|3398115|Ipojuca||53364
BR|3468014|Camaquã||53169
BR|3401548|Crateús||52933
BR|3663529|Manacapuru||52459
BR|3472248|Andradina||52406
BR|3467684|Campos do Jordão||52405
BR|3470709|Barra do Garças||52398
BR|3393768|Óbidos||52306
BR|3470003|Biguaçu||51992
BR|3470324|Batatais||51976
BR|3451152|Rio do Sul||51944
BR|3453546|Pirapora||51656
BR|3461519|Içara||51454
BR|3405738|Bezerros||51436
BR|3398450|Horizonte||51171
BR|3450964|Rolândia||51004
BR|3395395|Marechal Deodoro||50571
BR|3448300|São Roque||50540
BR|3664539|Coari||50490
BR|3446753|Taquaritinga|تاكواريتينغا|50098
BR|3405812|Belo Jardim||49922
BR|3405792|Benevides||49794
BR|3456138|Nova Odessa||49432
BR|3390907|Quixadá||49328
BR|3454358|Pedro Leopoldo||49261
BR|3452775|Porto Ferreira||49127
BR|3471039|Balneário Camboriú||49100
BR|3447690|Serrinha||49078
BR|3461550|Ibitinga||49074
BR|3465671|Congonhas||48819
BR|3445746|União da Vitória||48741
BR|3399506|Floriano||48587
BR|3454954|Parobé||48559
BR|3465508|Cornélio Procópio||48487
BR|3447839|Senhor do Bonfim||48471
BR|3453078|Ponte Nova||48187
BR|3400804|Escada||48083
BR|3446847|Taquara||48051
BR|3387202|Sousa||47927
BR|3461763|Guaxupé||47889
BR|3462378|Goianésia||47883
BR|3465105|Cruz das Almas||47844
BR|3456370|Navegantes||47781
BR|3465320|Cosmópolis||47772
BR|3403208|Capanema||47766
BR|3460344|Jacobina||47637
BR|3460826|Itamaraju||47628
BR|3467796|Campo Belo||47491
BR|3460966|Itaberaba||47301
BR|3448640|São José do Rio Pardo||46989
BR|3449720|Santo Amaro||46748
BR|3458632|Leopoldina||46742
BR|3449741|Santiago||46611
BR|3404817|Breves||46473
BR|3468425|Cachoeiras de Macacu||46177
BR|3461017|Irati||45830
BR|3451704|Registro||45697
BR|3386449|Tianguá||45696
BR|3459342|Lagarto||45445
BR|3394453|Moreno||45237
BR|3457736|Mariana||45236
BR|3403697|Cametá||45200
BR|3455923|Olímpia||45199
BR|3386396|Timbaúba||45121
BR|3661944|Tefé||44942
BR|3391908|Piripiri||44864
BR|3460620|Itararé||44809
BR|3461588|Ibiporã||44790
BR|3455785|Orlândia||44766
BR|3403687|Camocim||44481
BR|3458132|Mairinque||44456
BR|3461316|Indaial||44359
BR|3407378|Aracati||44293
BR|3461194|Inhumas||44058
BR|3456848|Monte Carmelo||44041
BR|3398904|Goiana||43980
BR|3404020|Cajazeiras||43913
BR|3460186|Jales||43831
BR|3398570|Guarabira||43749
BR|3446077|Três Pontas||43749
BR|6318968|Xinguara||43530
BR|3461370|Imbituba||43450
BR|3471772|Araranguá||43444
BR|3459251|Lagoa da Prata||43118
BR|3457772|Marechal Cândido Rondon||43028
BR|3403353|Canindé||42720
BR|3448825|São Joaquim da Barra||42720
BR|3445126|Videira||42440
BR|3396277|Limoeiro||42328
BR|3389860|Salgueiro||42152
BR|3454231|Penedo||42097
BR|3466704|Castro||42091
BR|3468893|Brumado||41989
BR|3451124|Rio Negrinho||41914
BR|3392251|Pesqueira||41896
BR|3456873|Monte Alto||41893
BR|3393264|Palmares||41679
BR|3449427|Santos Dumont||41582
BR|3393409|Pacajus||41558
BR|3460242|Jaguaquara||41498
BR|3447437|Socorro||41352
BR|3462580|Garça||41302
BR|3385742|União dos Palmares||41178
BR|3453535|Piraquara||41161
BR|3448616|São Lourenço||41143
BR|3389822|Salinópolis||40998
BR|3462916|Frutal||40931
BR|3388269|São Miguel dos Campos||40890
BR|3387604|Sirinhaém||40852
BR|3402229|Chapadinha||40804
BR|3469437|Bom Jesus da Lapa||40691
BR|3445350|Venâncio Aires||40627
BR|3471395|Artur Nogueira||40403
BR|3463865|Estância Velha||40390
BR|3469516|Bom Despacho||40303
BR|3456827|Monte Mor||40290
BR|3458147|Mafra||40081
BR|3396048|Macaíba||40015
BR|3466641|Catu||39932
BR|3447720|Serrana||39826
BR|3459094|Laguna||39711
BR|3390160|Russas||39465
BR|3460954|Itabirito||39452
BR|3454407|Pedreira||39198
BR|3455152|Paraguaçu Paulista||39120
BR|3457147|Mineiros||38951
BR|3392054|Pinheiro||38893
BR|3467452|Canoinhas||38862
BR|3461129|Ipiaú||38762
BR|3452331|Presidente Epitácio||38742
BR|3468592|Cabreúva||38738
BR|3407243|Araripina||38569
BR|6318807|Tucumã||38508
BR|3459138|Lagoa Santa||38486
BR|3458049|Mandaguari||38238
BR|3451134|Rio Grande da Serra||38161
BR|3454620|Pederneiras||38020
BR|3924877|Pôsto Fiscal Rolim de Moura||37949
BR|3456398|Nanuque||37824
BR|3453807|Espírito Santo do Pinhal||37448
BR|3394500|Morada Nova||37389
BR|3464728|Diamantina||37343
BR|3450272|Santa Cruz do Rio Pardo||37336
BR|3400558|Eusébio||37289
BR|3470776|Barra Bonita||37246
BR|3467371|Capâo Bonito||37206
BR|3405924|Beberibe||37025
BR|3460511|Ituverava||36997
BR|3464547|Dom Pedrito||36911
BR|3460740|Itapema||36761
BR|3450873|Rosário do Sul||36721
BR|3456368|Naviraí||36452
BR|3449112|São Francisco do Sul||36224
BR|3445500|Vargem Grande do Sul||36213
BR|3401992|Coelho Neto||36184
BR|3408337|Açu||36125
BR|3455170|Paracambi||36098
BR|3451261|Rio Bonito||35997
BR|3467362|Capão da Canoa||35896
BR|3461425|Ilhabela||35591
BR|3393471|Oriximiná||35581
BR|3406160|Barreiros||35565
BR|3401283|Currais Novos||35560
BR|3467197|Capivari||35518
BR|3455141|Paraíba do Sul||35517
BR|3444823|Xique Xique||35433
BR|3466429|Cerquilho||35367
BR|3471896|Aquidauana||35303
BR|3449529|Santo Antônio da Platina||35260
BR|3401109|Delmiro Gouveia||35259
BR|3453337|Poções||35254
BR|3465748|Conceição do Coité||35171
BR|3460362|Jacarezinho||35090
BR|3397936|Itapecuru Mirim||34943
BR|3460148|Januária||34811
BR|3446232|Tramandaí||34734
BR|3460071|Jardinópolis||34718
BR|3455908|Oliveira||34710
BR|3460629|Itaqui||34631
BR|3455769|Osório||34628
BR|3387115|Surubim||34580
BR|3460671|Itápolis||34552
BR|3455553|Paiçandu||34365
BR|3472338|Américo Brasiliense||34331
BR|3390901|Quixeramobim||34321
BR|3450206|Santa Helena de Goiás||34254
BR|3471949|Aparecida||34237
BR|3449053|São Gotardo||34145
BR|3456735|Morrinhos||34143
BR|3401703|Coroatá||34129
BR|3925075|Guajará Mirim||34119
BR|3461995|Guaíra||34092
BR|3457359|Medianeira||34069
BR|3386279|Tomé Açu||34053
BR|3452320|Presidente Venceslau||34026
BR|3406442|Barbalha||33943
BR|3472609|Além Paraíba||33907
BR|3469932|Boa Esperança||33840
BR|3446465|Timbó||33765
BR|3450188|Santa Isabel||33709
BR|3462535|Gaspar||33658
BR|3448545|São Manuel||33587
BR|3468535|Cachoeira||33567
BR|3467530|Canela||33528
BR|3471683|Arcos||33355
BR|3468327|Caeté||33231
BR|3449519|Santo Antônio de Pádua||33076
BR|3449176|São Francisco||33033
BR|3458211|Machado||33002
BR|3444848|Xanxerê||32957
BR|3446295|Torres||32791
BR|3453014|Porangatu||32758
BR|3403127|Capitão Poço||32704
BR|3465209|Cravinhos||32689
BR|3402360|Ceará Mirim||32667
BR|3453171|Pontal||32566
BR|3466041|Coaraci||32344
BR|3450563|Salto de Pirapora||32227
BR|3455065|Paranaíba||32217
BR|3464974|Curitibanos||32141
BR|3469601|Bocaiúva||32114
BR|3451931|Quirinópolis||32104
BR|3466261|Charqueadas||32076
BR|3446539|Tietê||32061
BR|3397941|Itapagé||32043
BR|6317824|Ourilândia do Norte||31921
BR|3448552|São Luiz Gonzaga||31798
BR|3403566|Campo Maior||31739
BR|3446194|Tremembé||31719
BR|3465329|Coruripe||31427
BR|3470718|Barra do Bugres||31311
BR|3664078|Humaitá||31206
BR|3445983|Tucano||31203
BR|3461949|Guapimirim||31202
BR|3467877|Campina Grande do Sul||31112
BR|3458406|Louveira||31093
BR|3473157|Adamantina||31078
BR|3448219|São Sebastião do Passé||31049
BR|6317592|Minaçu||31041
BR|3455416|Palmeira das Missões||30954
BR|3397969|Itaitinga||30938
BR|3457393|Matozinhos||30843
BR|3469425|Bom Jesus do Itabapoana||30821
BR|3472825|Agudos||30807
BR|3460214|Jaguariaíva||30626
BR|3392126|Pilar||30617
BR|3445307|Vera Cruz||30556
BR|3461824|Guariba||30464
BR|3460107|Jaraguá||30409
BR|3455281|Panambi||30407
BR|3462557|Garibaldi||30364
BR|3391220|Presidente Dutra||30330
BR|3398856|Grajaú||30217
BR|3465228|Coxim||30215
BR|3467550|Candelária||30171
BR|3456060|Novo Horizonte||30158
BR|3445713|Uruaçu||30088
BR|3406429|Barcarena||29871
BR|3390326|Ribeirão||29818
BR|3460513|Iturama||29805
BR|3446400|Tobias Barreto||29740
BR|3463698|Euclides da Cunha||29738
BR|3460232|Jaguarão||29613
BR|3461625|Ibaté||29550
BR|3470912|Bandeirantes||29494
BR|3396266|Limoeiro do Norte||29449
BR|3453060|Pontes e Lacerda||29381
BR|3472520|Almenara||29333
BR|3393452|Ouricuri||29317
BR|3385088|Vigia||29229
BR|3386567|São João dos Inhamuns||29188
BR|3461499|Igarapava||29057
BR|3444969|Visconde do Rio Branco||29009
BR|3452623|Porto União||28907
BR|3470825|Bariri||28801
BR|3407797|Altos||28768
BR|3449847|Santa Rita do Sapucaí||28765
BR|3445459|Várzea da Palma||28706
BR|3461481|Igrejinha||28679
BR|3470674|Barra dos Coqueiros||28586
BR|3453467|Pitangueiras||28540
BR|3408368|Acaraú||28389
BR|3445853|Ubaitaba||28375
BR|3456110|Nova Venécia||28362
BR|3398379|Icó||28323
BR|3388270|São Miguel do Guamá||28265
BR|3461090|Iporá||28254
BR|3451383|Ribeira do Pombal||28235
BR|3388318|São Mateus do Maranhão||28233
BR|3662075|Tabatinga||28229
BR|3467542|Cândido Mota||28144
BR|3459785|João Pinheiro||28080
BR|3925040|Jaru||28015
BR|3453926|Piedade||27912
BR|3459667|José Bonifácio||27828
BR|3405380|Bom Conselho||27800
BR|3449195|São Fidélis||27793
BR|3388441|São José de Ribamar||27777
BR|3389673|Santa Cruz||27775
BR|3449747|Santa Vitória do Palmar||27775
BR|3458397|Lucas||27665
BR|3395717|Mamanguape||27606
BR|3468157|Cajati||27565
BR|3468894|Brumadinho||27563
BR|3461874|Guararapes||27557
BR|3456285|Niquelândia||27541
BR|3472969|Aguaí||27503
BR|3464100|Entre Rios||27405
BR|3404833|Brejo Santo||27384
BR|3404862|Brejo da Madre de Deus||27369
BR|3453439|Piuí||27327
BR|3449467|Santo Estêvão||27279
BR|3461124|Ipirá||27217
BR|3468317|Caetité||27187
BR|3401845|Conceição do Araguaia||27115
BR|3446783|Taquari||27107
BR|3448403|São Pedro||27068
BR|3452237|Promissão||27031
BR|3457991|Mangaratiba||27022
BR|3451102|Rio Pardo||26998
BR|3665202|Aripuanã||26983
BR|3470428|Barrinha||26981
BR|3457817|Marau||26860
BR|3398343|Igarapé Miri||26837
BR|3456593|Mucuri||26775
BR|3472254|Andradas||26772
BR|3455689|Ouro Branco||26687
BR|3457133|Miracema||26684
BR|3924948|Ouro Preto do Oeste||26683
BR|3457528|Mata de São João||26679
BR|3398112|Ipu||26678
BR|3460734|Itaperuçu||26546
BR|3466902|Carmo do Paranaíba||26537
BR|3393972|Nazaré da Mata||26485
BR|3469984|Biritiba Mirim||26459
BR|3451242|Rio Branco do Sul||26441
BR|3467577|Canavieiras||26375
BR|3407980|Alenquer||26290
BR|3471451|Arraial do Cabo||26163
BR|3389384|Santana do Ipanema||26146
BR|3464809|Descalvado||26137
BR|3453661|Piracaia||26075
BR|3457741|Marialva||26000
BR|3396601|Lago da Pedra||25996
BR|3462371|Goiatuba||25925
BR|3398706|Granja||25879
BR|3450232|Santa Fé do Sul||25802
BR|3450283|Santa Cruz das Palmeiras||25800
BR|3461628|Ibaiti||25796
BR|3924908|Pimenta Bueno||25762
BR|3450671|Salinas||25746
BR|3455756|Osvaldo Cruz||25746
BR|3465524|Cordeirópolis||25630
BR|3458826|Lapa||25621
BR|3456366|Nazaré||25604
BR|3451856|Rancharia||25530
BR|3449933|Santana do Paraíso||25515
BR|3457819|Marataizes||25397
BR|3448596|São Lourenço do Sul||25340
BR|3467012|Carangola||25321
BR|3453240|Pompéu||25277
BR|3453610|Piraju||25270
BR|3456724|Morro Agudo||25265
BR|3396496|Lajedo||25261
BR|3401963|Colinas||25158
BR|3468720|Buritizeiro||25103
BR|3408274|Afogados da Ingazeira||25060
BR|3461411|Ilha Solteira||24997
BR|3448502|São Mateus do Sul||24904
BR|3457484|Mateus Leme||24890
BR|3453503|Pires do Rio||24822
BR|3447423|Soledade||24791
BR|3388991|São Bento||24749
BR|3450157|Santaluz||24739
BR|3405616|Boa Viagem||24671
BR|3449116|São Francisco do Conde||24614
BR|3449851|Santa Rita do Passa Quatro||24578
BR|3408343|Acopiara||24561
BR|3459550|Juatuba||24537
BR|3459126|Lagoa Vermelha||24445
BR|3445690|Uruçuca||24409
BR|3445941|Tupaciguara||24398
BR|3389361|Santa Quitéria||24391
BR|3447059|Taiobeiras||24351
BR|6318165|Rio Preto da Eva||24283
BR|3463762|Estrela||24200
BR|3398350|Igarapé Açu||24136
BR|3451071|Rio Real||24005
BR|3386264|Toritama||23940
BR|3467760|Campo Formoso||23920
BR|3457191|Miguel Pereira||23850
BR|3467261|Capinzal||23795
BR|3452233|Propriá||23786
BR|3461465|Iguape||23784
BR|3460087|Jardim||23780
BR|3446974|Tanguá||23740
BR|3461958|Guanhães||23727
BR|3451202|Rio das Pedras||23722
BR|3448558|São Luís de Montes Belos||23619
BR|3388714|São Gonçalo do Amarante||23583
BR|3461871|Guararema||23572
BR|3460813|Itambé||23558
BR|3459869|Joaçaba||23516
BR|3450063|Santa Maria da Vitória||23488
BR|3471487|Armação de Búzios||23463
BR|3457107|Mirandopólis||23378
BR|3402528|Catende||23322
BR|3458778|Laranjeiras||23251
BR|3924752|Senador Guiomard||23236
BR|3452179|Quaraí||23229
BR|3393876|Nova Cruz||23166
BR|3448846|São João Nepomuceno||23154
BR|3386177|Trairi||23126
BR|3397675|Jaguaribe||23065
BR|3455298|Palotina||23059
BR|3451121|Rio Negro||23006
BR|3463066|Forquilhinha||22998
BR|3392088|Pindaré Mirim||22933
BR|3461528|Ibiúna||22860
BR|3394605|Monte Alegre||22840
BR|3462376|Goianira||22822
BR|3467673|Campo Verde||22806
BR|3464579|Dois Vizinhos||22766
BR|3461501|Igaraçu do Tietê||22758
BR|3460355|Jaciara||22737
BR|3466547|Caxambu||22701
BR|3457859|Maracaju||22690
BR|3461638|Iaçu||22664
BR|3465487|Coromandel||22647
BR|3447718|Serra Negra||22632
BR|3445781|Una||22613
BR|3460225|Jaguarari||22612
BR|3449500|Santo Antônio do Monte||22592
BR|3408166|Águas Belas||22563
BR|3467677|Campos Novos||22563
BR|3454131|Pereira Barreto||22537
BR|3472370|Amargosa||22530
BR|3466824|Casa Branca||22497
BR|3446500|Tijucas||22481
BR|3395062|Maués||22475
BR|3405954|Baturité||22417
BR|3456483|Muritiba||22388
BR|3470878|Barão de Cocais||22387
BR|3469115|Braço do Norte||22374
BR|3460887|Itaí||22304
BR|3467680|Campos Gerais||22260
BR|3454839|Posto da Mata||22168
BR|3460963|Itaberaí||22129
BR|3465512|Corinto||22121
BR|3457854|Maracás||22049
BR|3392431|Pedro II||22038
BR|3401148|Cururupu||22007
BR|3471846|Araçuaí||22005
BR|3393832|Nova Russas||21986
BR|3453245|Pomerode||21898
BR|3456322|Nerópolis||21870
BR|3385467|Várzea Alegre||21841
BR|3446556|Teutônia||21834
BR|3466062|Cláudio||21824
BR|3398614|Guaiúba||21820
BR|3397665|Jaguaruana||21790
BR|3391571|Pombal||21751
BR|3453542|Pirapozinho||21709
BR|3456696|Morro do Chapéu||21670
BR|3472417|Álvares Machado||21642
BR|3406263|Barras||21597
BR|3465758|Conceição do Jacuípe||21597
BR|3462601|Gandu||21565
BR|3394661|Moju||21510
BR|3446752|Taquarituba||21492
BR|3453315|Poconé||21484
BR|3449793|Santa Rosa de Viterbo||21473
BR|3397230|José de Freitas||21432
BR|3461498|Igarapé||21427
BR|3461914|Guaramirim||21422
BR|3385538|Vargem Grande||21419
BR|3467985|Cambará||21380
BR|3465731|Conchal||21351
BR|3391412|Portel||21315
BR|3397851|Itupiranga||21301
BR|3458786|Laranjal Paulista||21264
BR|3467956|Cambuí||21246
BR|3393115|Paracuru||21196
BR|3445433|Vassouras||21174
BR|3450832|Ruy Barbosa||21093
BR|3393764|Oeiras||21071
BR|3446137|Três Coroas||21051
BR|3452982|Portão||21051
BR|3400740|Esperantina||21044
BR|3451357|Ribeirão da Ilha||21000
BR|7874492|Freguesia do Ribeirao da Ilha||21000
BR|3464618|Dois Córregos||20974
BR|3457850|Maragogipe||20921
BR|3454578|Pedra Azul||20899
BR|3462956|Frederico Westphalen||20896
BR|3470821|Barra||20894
BR|3447969|Sarzedo||20798
BR|3470730|Barra de São Francisco||20743
BR|3454827|Paty do Alferes||20659
BR|3466255|Nova Xavantina||20639
BR|3448903|São João da Barra||20606
BR|3460516|Itupeva||20605
BR|3392243|Jatobá||20575
BR|3388341|São Luís do Quitunde||20563
BR|3463271|Flores da Cunha||20521
BR|3662155|Sena Madureira||20516
BR|3407903|Almeirim||20464
BR|3465881|Colorado||20449
BR|3394116|Murici||20419
BR|3459495|Júlio de Castilhos||20388
BR|3473267|Abaeté||20370
BR|3404766|Buíque||20324
BR|3466723|Castelo||20198
BR|3467512|Canguçu||20134
BR|3471368|Astorga||20128
BR|3460764|Itaparica||20100
BR|3456102|Nova Viçosa||20097
BR|3454213|Penha||20096
BR|3467305|Capelinha||20073
BR|3392629|Pedra Branca||20072
BR|3461941|Guaporé||20050
BR|3452599|Posse||20003
BR|3447005|Tambaú||19956
BR|3461565|Ibirataia||19942
BR|3458481|Livramento do Brumado||19914
BR|3452440|Prata||19896
BR|3460530|Ituberá||19887
BR|3397315|João Câmara||19885
BR|3445299|Veranópolis||19861
BR|3402465|Catolé do Rocha||19812
BR|3462022|Guaçuí||19786
BR|3472666|Alegre||19757
BR|3460648|Itapuranga||19709
BR|3392345|Pentecoste||19680
BR|3461368|Imbituva||19671
BR|3457135|Miracatu||19643
BR|3394817|Miracema do Tocantins||19634
BR|3452216|Prudentópolis||19611
BR|3401830|Condado||19585
BR|3461606|Ibicaraí||19574
BR|3388145|São Raimundo Nonato||19569
BR|3450288|Santa Cruz Cabrália||19545
BR|3468121|Cajuru||19539
BR|3388615|São João dos Patos||19538
BR|3468704|Butiá||19494
BR|3449056|São Gonçalo do Sapucaí||19487
BR|3453767|Pinheiral||19469
BR|3399132|Gameleira||19423
BR|3464329|Elói Mendes||19413
BR|3465769|Conceição da Barra||19309
BR|3447473|Sobradinho||19304
BR|3471061|Baixo Guandu||19292
BR|3456137|Nova Olímpia||19274
BR|3448207|São Sepé||19181
BR|3472808|Aimorés||19133
BR|3453896|Pilar do Sul||19107
BR|3453635|Piraí||19105
BR|3466933|Carlos Barbosa||19105
BR|3462374|Goiás||19098
BR|3401340|Cupira||19096
BR|3466763|Casimiro de Abreu||19087
BR|3448227|São Sebastião do Caí||19012
BR|3385022|Viseu||18958
BR|3456324|Nepomuceno||18911
BR|3406996|Atalaia||18908
BR|3461857|Guaratuba||18906
BR|3403362|Canguaretama||18873
BR|3457566|Mascote||18863
BR|3463920|Esplanada||18859
BR|3453457|Pitangui||18858
BR|3391991|Piracuruca||18852
BR|3471005|Bambuí||18840
BR|3451241|Rio Brilhante||18837
BR|3400752|Esperança||18817
BR|3472284|Anastácio||18817
BR|3448455|São Miguel do Araguaia||18809
BR|3472869|Águas de Lindóia||18805
BR|3466436|Ceres||18759
BR|3395077|Matriz de Camaragibe||18705
BR|3468899|Brotas||18689
BR|3453478|Pitanga||18652
BR|3455425|Palmeira||18630
BR|3456240|Nossa Senhora da Glória||18612
BR|3461151|Ipameri||18607
BR|3448533|São Marcos||18591
BR|3446880|Tapes||18570
BR|3455342|Palmital||18539
BR|3466750|Cassilândia||18497
BR|3450225|Santa Gertrudes||18490
BR|3457595|Martinópolis||18488
BR|3470117|Belo Oriente||18470
BR|3460267|Jacutinga||18469
BR|3461620|Ibiá||18428
BR|3458746|Laranjeiras do Sul||18424
BR|3393091|Paraipaba||18423
BR|3449711|Santo Amaro da Imperatriz||18418
BR|3447562|Simão Dias||18385
BR|3407194|Areia Branca||18372
BR|3468902|Brodósqui||18366
BR|3461576|Ibirama||18357
BR|3466171|Cícero Dantas||18317
BR|3446130|Três de Maio||18278
BR|3388868|São Domingos do Maranhão||18275
BR|3461935|Guará||18263
BR|3457192|Miguelópolis||18262
BR|3471927|Apiaí||18259
BR|3458479|Loanda||18233
BR|3446979|Tanabi||18227
BR|3388435|São José do Egito||18218
BR|3387204|Soure||18212
BR|3387663|Sertânia||18190
BR|3398569|Guaraciaba do Norte||18186
BR|3460484|Ivoti||18171
BR|3470470|Barreiro do Jaíba||18167
BR|3449518|Santo Antônio de Posse||18148
BR|3470177|Bela Vista||18127
BR|3456863|Monte Azul Paulista||18117
BR|3401138|Custódia||18107
BR|3399518|Floresta||18100
BR|3395998|Macau||18070
BR|3460825|Itamarandiba||18063
BR|3461680|Herval||18063
BR|3664659|Carauari||18059
BR|3453242|Pompéia||18015
BR|3400567|Extremoz||17991
BR|3386931|Tamandaré||17954
BR|3456125|Nova Prata||17943
BR|3460068|Jarinu||17899
BR|3386372|Timbiras||17875
BR|3468023|Camanducaia||17822
BR|3454139|Perdões||17821
BR|3394549|Monteiro||17726
BR|3396769|Lagoa do Itaenga||17719
BR|3404722|Buriti Bravo||17692
BR|3470341|Bastos||17680
BR|3470597|Barra Velha||17665
BR|3403534|Campos Sales||17648
BR|3400617|Estreito||17647
BR|3453435|Piúma||17634
BR|3463939|Espinosa||17548
BR|3460738|Itapemirim||17536
BR|3395380|Mari||17535
BR|3452141|Quatro Barras||17526
BR|3468560|Caçapava do Sul||17522
BR|3460172|Jandaia do Sul||17507
BR|3453605|Pirajuí||17503
BR|3445939|Tupanciretã||17488
BR|3406196|Barreirinhas||17437
BR|3461910|Guaranésia||17437
BR|3398920|Glória do Goitá||17374
BR|3461525|Ibotirama||17354
BR|3391397|Porto Calvo||17346
BR|3471940|Aparecida do Taboado||17332
BR|3460542|Itororó||17324
BR|3467272|Capim Grosso||17322
BR|3457247|Mendes||17308
BR|3446087|Três Passos||17286
BR|3449707|Santo Anastácio||17233
BR|3453827|Pindobaçu||17229
BR|3396364|Lavras da Mangabeira||17221
BR|3451709|Regente Feijó||17218
BR|3464255|Encruzilhada do Sul||17199
BR|3392368|Penalva||17186
BR|3664321|Eirunepé|ايرونبي|17175
BR|3389358|Santa Quitéria do Maranhão||17174
BR|3444997|Viradouro||17172
BR|3461134|Iperó||17160
BR|3460971|Itabaianinha||17149
BR|3402271|Chã Grande||17112
BR|3398076|Ipueiras||17111
BR|3394649|Mombaça||17065
BR|3449045|São Jerônimo||17056
BR|3387266|Solânea||17030
BR|3450759|Sacramento||16982
BR|3470369|Barroso||16975
BR|3387082|Tabira||16926
BR|3451474|Riachão do Jacuípe||16911
BR|3447591|Silva Jardim||16888
BR|3447597|Sidrolândia||16878
BR|3461055|Iracemápolis||16795
BR|3403611|Campo Alegre||16785
BR|3471840|Aragarças||16781
BR|3407258|Arari||16777
BR|3447928|Seabra||16764
BR|3460774|Itaocara||16762
BR|3407440|Apodi||16757
BR|3453659|Piracanjuba||16736
BR|3449516|Santo Antônio do Amparo||16730
BR|3460752|Itapecerica||16684
BR|3397904|Itapissuma||16673
BR|3407758|Amaraji||16660
BR|3467026|Carandaí||16657
BR|3459922|Jeremoabo||16642
BR|3464274|Encantado||16637
BR|3385106|Viçosa do Ceará||16636
BR|3456816|Monte Santo de Minas||16617
BR|3451051|Rio Verde de Mato Grosso||16613
BR|3394745|Mocajuba||16567
BR|3446866|Tapiramutá||16544
BR|3661980|Tarauacá||16526
BR|3387926|Senador Pompeu||16515
BR|3388847|São Félix do Xingu||16477
BR|3385504|Varjota||16462
BR|3408175|Água Preta||16444
BR|3398105|Ipubi||16424
BR|3455784|Orleans||16422
BR|3453622|Piraí do Sul||16409
BR|3472848|Águas Vermelhas||16409
BR|3408100|Alagoa Grande||16406
BR|3385922|Tuntum||16402
BR|3393017|Parelhas||16377
BR|3466903|Carmo do Cajuru||16332
BR|3471428|Arroio do Meio||16331
BR|3393465|Orós||16328
BR|3456866|Monte Aprazível||16308
BR|3406961|Augusto Corrêa||16279
BR|3456412|Muzambinho||16253
BR|3448828|São Joaquim||16250
BR|3468732|Buritis||16243
BR|3453494|Piritiba||16230
BR|3402724|Carolina||16228
BR|3455061|Paranapanema||16215
BR|3458245|Macatuba||16179
BR|3465764|Conceição das Alagoas||16152
BR|3472048|Antonina||16152
BR|3450843|Rubiataba||16128
BR|3455580|Padre Bernardo||16118
BR|3460773|Itapaci||16117
BR|3471422|Arroio Grande||16117
BR|3404513|Cabrobó||16096
BR|3395458|Maragogi||16066
BR|3664207|Fonte Boa||16060
BR|3456127|Nova Petrópolis||16049
BR|3389622|Santa Helena||16045
BR|3467319|Capela||16023
BR|3468858|Buerarema||16001
BR|3461153|Ipaba||15970
BR|3468802|Buri||15958
BR|3445575|Valparaíso||15938
BR|3391556|Pombos||15894
BR|3397898|Itaporanga||15890
BR|3387987|Satuba||15887
BR|3385592|Valença do Piauí||15881
BR|3385077|Conde||15859
BR|3465459|Coronel Vivida||15841
BR|3465767|Conceição da Feira||15834
BR|3459352|Ladário||15790
BR|3384986|Vitória do Mearim||15775
BR|3455155|Paraguaçu||15741
BR|3458902|Lajinha||15729
BR|3445348|Wenceslau Braz||15726
BR|3456164|Nova Granada||15715
BR|3464724|Diamantino||15699
BR|3460594|Itatinga||15696
BR|3472138|Anicuns||15684
BR|3385745|União||15677
BR|3447961|Saubara||15662
BR|3445849|Ubatã||15604
BR|3465527|Cordeiro||15601
BR|3456176|Nova Era||15595
BR|3450963|Rolante||15594
BR|3467687|Campos Belos||15582
BR|3400969|Dom Pedro||15570
BR|3457950|Manhumirim||15544
BR|3390295|Rio Formoso||15518
BR|3460831|Itajuípe||15516
BR|3447929|Schroeder||15505
BR|3452483|Prado||15464
BR|3459925|Jequitinhonha||15463
BR|3445418|Vazante||15459
BR|3448453|São Miguel do Iguaçu||15434
BR|3471849|Araçoiaba da Serra||15395
BR|3388443|São José de Mipibu||15298
BR|3401106|Demerval Lobão||15265
BR|3457360|Medeiros Neto||15254
BR|3662342|São Gabriel da Cachoeira||15231
BR|3446625|Teodoro Sampaio||15193
BR|3466481|Celso Ramos||15162
BR|3453777|Pinhão||15141
BR|3451650|Resplendor||15131
BR|3455036|Paraty||15118
BR|3450376|Santa Cecília||15092
BR|3471854|Araci||15088
BR|3403941|Cajueiro||15062
BR|3465083|Cruzeiro do Oeste||15057
BS|3571824|Nassau|ناسو|227940
BS|3571971|Lucaya||46525
BS|3572375|Freeport||26910
BT|1252416|Thimphu|تيمفو|98676
BT|1252484|Phuntsholing||27658
BT|1252608|Tsirang||22376
BT|1252479|Punākha||21500
BW|933773|Gaborone|غابورون|208411
BW|933778|Francistown||89979
BW|933305|Molepolole||63248
BW|933366|Maun||49945
BW|933088|Serowe||47419
BW|933685|Kanye||44716
BW|933331|Mogoditshane||43394
BW|933099|Selebi-Phikwe||42488
BW|933471|Mahalapye||41316
BW|933340|Mochudi||36962
BW|933521|Lobatse||30883
BW|933182|Palapye||30650
BW|933141|Ramotswa||21450
BW|933018|Thamaga||20756
BW|933271|Mosopa||19561
BW|933535|Letlhakane||18136
BW|933000|Tonota||17759
BW|933719|Janeng||16853
BY|625144|Minsk|مينسك|1742124
BY|627907|Homyel'|غوميل|526872
BY|627904|Hrodna|غرودنو|373547
BY|625665|Mahilyow||369200
BY|629634|Brest|برست|362641
BY|620127|Vitebsk|فيتيبسك|342700
BY|630468|Babruysk||209675
BY|630429|Baranovichi||179000
BY|630376|Barysaw||144945
BY|623549|Pinsk||130777
BY|624079|Orsha||125347
BY|625324|Mazyr||112348
BY|624784|Navapolatsk|نوفوبولوتسك|108000
BY|622428|Salihorsk||106627
BY|626081|Lida|ليدا|102700
BY|625625|Maladziečna||101300
BY|623317|Polatsk||82258
BY|618806|Zhlobin||76078
BY|621074|Svyetlahorsk||67054
BY|618800|Horad Zhodzina||65451
BY|622794|Rechytsa||65400
BY|621741|Slutsk||61802
BY|621754|Slonim||51434
BY|627145|Kobryn||50691
BY|620391|Volkovysk|فاوكافيسك|47300
BY|627751|Kalinkavichy||37190
BY|621713|Smarhoń||35908
BY|622739|Rahachow||34700
BY|624034|Asipovichy||34591
BY|627905|Horki|هوركي|33897
BY|620181|Vilyeyka||30000
BY|629454|Byaroza||29645
BY|624785|Novogrudok||29441
BY|626450|Krychaw||27681
BY|628634|Dzyarzhynsk|دزيارجينسك|25164
BY|625818|Luninyets||25000
BY|627800|Ivatsevichy||24200
BY|627908|Hlybokaye||22000
BY|625409|Mar''ina Horka||20100
BY|623760|Pastavy||19800
BY|622997|Pruzhany||19135
BY|629018|Dobrush||18300
BY|629447|Bykhaw||17500
BY|625743|Lyepyel'||17400
BY|627083|Kalodzishchy||17000
BY|621729|Smaliavičy||16594
BY|625367|Mosty||15770
BY|622113|Shchuchyn||15475
BY|621266|Stowbtsy||15400
BY|8247407|Lyasny||15000
BZ|3582677|Belize City||61461
BZ|3581194|San Ignacio||26151
BZ|3581164|San Pedro||17429
BZ|3581514|Orange Walk||15298
BZ|3582672|Belmopan|بلموبان|13381
CA|6167865|Toronto|تورونتو|2600000
CA|6077243|Montréal|مونترآل|1762949
CA|5913490|Calgary|كالغاري|1019942
CA|5946768|Edmonton|ايدمونتون|1010899
CA|6094817|Ottawa|أوتاوا|812129
CA|6183235|Winnipeg|وينيبيج|749607
CA|6075357|Mississauga|ميسيسوجا|668549
CA|6173331|Vancouver|فانكوفر|600000
CA|5907364|Brampton|برامبتون|593638
CA|6325494|Québec|مدينة كيبك|531902
CA|5969782|Hamilton|هاميلتون|519949
CA|6324729|Halifax|هاليفاكس|439819
CA|6050610|Laval|لاول|422993
CA|6159905|Surrey||394976
CA|6058560|London|لندن|346765
CA|6066513|Markham|ماركام|328966
CA|6173577|Vaughan|وان|306233
CA|6174041|Victoria|فكتوريا|289625
CA|6182962|Windsor|وندسور|278013
CA|5992996|Kitchener|كيتشنر|256885
CA|5959974|Gatineau|غاتينو|242124
CA|6059891|Longueuil|لونغوي|229330
CA|5911606|Burnaby|بورنبي|202799
CA|7602078|Ladner||200000
CA|6141256|Saskatoon|ساسكاتون|198958
CA|6122085|Richmond|ريتشموند|198309
CA|6122091|Richmond Hill|ريتشموند هيل|195022
CA|6092122|Oakville|أوكفيل|193832
CA|5911592|Burlington|بيرلينجتون|183314
CA|6087029|Nepean||180000
CA|6119109|Regina|ريجينا|176183
CA|6094578|Oshawa|أوشاوا|166000
CA|5964700|Greater Sudbury|غريتر سودبوري|157857
CA|6137270|Saguenay|ساغينيه|143692
CA|6325521|Lévis|ليفيس|143414
CA|5990579|Kelowna|كيلونا|142146
CA|5894171|Barrie|باري|141434
CA|5881791|Abbotsford|أبوتسفورد|141397
CA|5927690|Coquitlam|كوكويتلام|140000
CA|6155721|St. Catharines|سانت كاثرينز|133113
CA|6074377|Milton|ميلتون|132979
CA|5913695|Cambridge|كامبريدج|129920
CA|6146143|Sherbrooke|شيربروك|129447
CA|6169141|Trois-Rivières|تروا ريفيير|119693
CA|5882873|Ajax|أجاكس|119677
CA|5967629|Guelph|غويلف|115760
CA|5992500|Kingston|كينغستون|114195
CA|6163012|Terrebonne|تيربون|111575
CA|6324733|St. John's|سانت جونز|110525
CA|6076211|Moncton|وينكتون|108620
CA|6166142|Thunder Bay|ثاندر باي|107909
CA|6354908|Sydney||105968
CA|6176823|Waterloo|واترلو|104986
CA|5937615|Delta|ديلتا|101668
CA|5935277|Dartmouth||101343
CA|6138495|Saint-Jean-sur-Richelieu|سان جان سور ريشليو|98036
CA|5921356|Chilliwack||93203
CA|6104111|Pickering|بيكرينغ|91771
CA|6085772|Nanaimo|نانيامو إي|90504
CA|5989045|Kamloops|كاملوبس|90280
CA|5989117|Kanata||90000
CA|5907990|Brantford|برانتفورد|87759
CA|6119518|Repentigny|ريبنتينيي|84965
CA|6087701|Newmarket|نيوماركت|84224
CA|6065686|Maple Ridge|مابل ريدج|82256
CA|6087892|Niagara Falls|نياجارا فولز|82000
CA|6101645|Peterborough|بيتيربوروغ|81032
CA|8558534|Willowdale||79440
CA|6113365|Prince George|برينس جورج|74003
CA|6118158|Red Deer|رد دير|73593
CA|6141190|Sarnia|سارنيا|72125
CA|6141439|Sault Ste. Marie|سو ساينت ماري|72051
CA|6146279|Sherwood Park||70618
CA|6053154|Lethbridge|ليثبريدج|70617
CA|5909629|Brossard|بروسار|69575
CA|6138517|Saint John|سنت جان|67575
CA|5955895|Fort McMurray|فورت ماكموراي|66573
CA|5913414|Caledon|كاليدون|66502
CA|6180961|White Rock|وايت روك|66450
CA|5964215|Granby|غرانبي|66222
CA|6071618|Medicine Hat|مدسين هات|63138
CA|5957776|Fredericton|فريدريكتون|63116
CA|6089125|Norfolk County||60847
CA|5942845|Drummondville|درومونفيل|59489
CA|6087844|New Westminster|نيو ويستمينيستر|58549
CA|6111706|Port Coquitlam|بورت كوكويتلام|58000
CA|6155033|St. Albert|سنت آلبرت|57719
CA|5888377|Aurora|أورورا|55445
CA|6138501|Saint-Jérôme|سان جيروم|54948
CA|6177869|Welland|ويلاند|52293
CA|5897884|Belleville|بيلفي|50716
CA|6089426|North Bay|نورث باي|50396
CA|6138374|Saint-Hyacinthe||50326
CA|5940956|Dollard-Des Ormeaux|دولار-ده-اورمو|48930
CA|5907896|Brandon||48859
CA|5928065|Cornwall|كورنوال|48821
CA|6090785|North Vancouver||48000
CA|6178582|West End||47200
CA|5903510|Blainville||46493
CA|8533869|West Vancouver|فانكوفر الغربية|44122
CA|6115355|Quinte West|قوينت ويست|43577
CA|5920457|Chatham||43550
CA|5920433|Châteauguay||42786
CA|6139289|Salaberry-de-Valleyfield|سالبيري دي فاليفيلد|42410
CA|6354895|Rimouski|ريموسكي|42240
CA|6138175|Saint-Eustache|سانت أوستاش|42062
CA|6166739|Timmins|تيمينز|41788
CA|6151350|Sorel-Tracy||41629
CA|5964347|Grande Prairie|غراند براري|41462
CA|8285452|Ancaster||40557
CA|6184365|Woodstock||40404
CA|6173864|Vernon|فيرنون|40116
CA|5906267|Boucherville||39062
CA|6158357|St. Thomas|سانت توماس|38909
CA|5920288|Charlottetown|تشارلوت تاون|38809
CA|6145489|Shawinigan|شاوينيغان|38211
CA|6154383|Spruce Grove||36135
CA|6049388|Langford|لانغفورد|35342
CA|6113335|Prince Albert|برينس ألبرت|35102
CA|5987650|Joliette||34772
CA|6067494|Mascouche||34626
CA|6075061|Mirabel||34626
CA|6174151|Victoriaville|فيكتوريا فيل|34426
CA|5907983|Brant||34415
CA|6078112|Moose Jaw|موسجاو|33890
CA|6101141|Penticton|بينتيكتون|33761
CA|5914132|Campbell River|كامبل ريفر|33430
CA|6075292|Mission|ميشن|33261
CA|6051122|Leamington|ليمينغتون|32991
CA|6058024|Lloydminster|لويدمنستر|31582
CA|6157977|Stratford|ستارتفورد|31465
CA|5928488|Côte-Saint-Luc||31395
CA|6620953|Saint-Georges||31173
CA|6094325|Orillia|أوريليا|31166
CA|6094201|Orangeville||30734
CA|5955815|Fort Erie|فورت إيري|30710
CA|6107325|Pointe-Claire|بوينت كلير|30161
CA|6089661|North Cowichan|كاويتشان الشمالية|29676
CA|5884083|Alma|آلما|29526
CA|6137941|Sainte-Julie|سانت جولي|29019
CA|7281936|West Kelowna||28793
CA|6144312|Sept-Îles|سات إيل|28534
CA|6180550|Whitehorse|وايت هورس|28201
CA|6111962|Port Moody|بورت مودي|27512
CA|6137633|Saint-Constant|سان كونستانت|27359
CA|5967149|Grimsby|غريمسبي|27314
CA|5939219|Dieppe||27304
CA|5905132|Boisbriand||26483
CA|5924618|Cochrane||25853
CA|6173570|Vaudreuil-Dorion|فودرويدوريون|25789
CA|6943827|Thetford-Mines||25704
CA|7669012|Walnut Grove||25683
CA|5930890|Courtenay|كورتيناي|25599
CA|6173017|Val-d'Or|وال-دور|25541
CA|6113355|Prince Edward||25496
CA|6138121|Sainte-Thérèse||25224
CA|12070742|Fallingbrook||25000
CA|5882799|Airdrie|إيردراي|24673
CA|6137540|Saint-Bruno-de-Montarville|سان برونو دي مونترافلي|24388
CA|6073363|Midland|ميدلاند|24353
CA|5945707|East Gwillimbury|ايست ويليمباري|23991
CA|5909294|Brockville|بروكفيل|23886
CA|6049429|Langley||23606
CA|6128577|Rouyn-Noranda||23504
CA|6049863|La Prairie|لا بريري|23357
CA|6162416|Tecumseh|تيكومسه|23229
CA|6082231|Mount Pearl||23120
CA|5919566|Chambly||22608
CA|5943865|Duncan||22199
CA|5925975|Collingwood||21793
CA|6169661|Tsawwassen||21588
CA|5889745|Baie-Comeau||21536
CA|10287505|Lower Sackville||21379
CA|6095645|Owen Sound|أوين ساوند|21341
CA|6172932|Uxbridge|يوكسبريدج|21176
CA|6173508|Varennes||20994
CA|5923101|Clarence-Rockland||20790
CA|7871320|Fergus||20767
CA|6111632|Port Alberni|بورت ألبيرني|20712
CA|6176421|Wasaga Beach||20675
CA|6179226|Westmount|ويسماونت|20494
CA|5992830|Kirkland||20491
CA|6054350|Lindsay||20354
CA|6185377|Yellowknife|يلونايف|20340
CA|5955960|Fort St. John|فورت سنت جان|20155
CA|5931800|Cranbrook|كرانبروك|20047
CA|6138617|Saint-Lazare||19889
CA|5978765|Huntsville|هانتسفيل|19816
CA|6162949|Terrace|تيراس|19443
CA|6089404|North Battleford|نورث باتلفورد|19440
CA|5895650|Beaconsfield|بيكونسفيلد|19194
CA|5941925|Dorval|دوروال|18980
CA|6077315|Mont-Royal|مونت رويال|18933
CA|5898138|Beloeil|بلوئل|18927
CA|5884051|Alliston||18809
CA|6165719|Thorold|ثورولد|18801
CA|5914653|Camrose|كامروز|18742
CA|5927969|Corner Brook||18693
CA|6087579|New Glasgow||18665
CA|6354897|Rivière-du-Loup|ريفري دو لوب|18586
CA|6105815|Pitt Meadows|بيت ميدوز|18573
CA|6111704|Port Colborne|بورت كولبورن|18306
CA|5924579|Cobourg|كوبورغ|18099
CA|6091919|Oak Bay|أوك باي|18015
CA|5884588|Amos|اموس|17918
CA|5949512|Esquimalt|إيسكويمالت|17655
CA|6154636|Squamish|سكواميش|17587
CA|5961564|Glace Bay|جلاس باي|17556
CA|6075081|Miramichi||17537
CA|6087905|Niagara-on-the-Lake|نياجارا-أون-ذا-ليك|17511
CA|6138643|Saint-Lin-Laurentides||17463
CA|12070764|Valley East||17451
CA|5938513|Deux-Montagnes||17402
CA|6052788|Les Coteaux||17396
CA|7535681|Saint-Augustin-de-Desmaures|سان أوغوستن دي ديماروس|17281
CA|6101606|Petawawa||17187
CA|5926511|Conception Bay South||17087
CA|6173404|Vanier||17000
CA|5926268|Colwood||16859
CA|6137780|Sainte-Catherine|سانت كاثرين|16762
CA|6942645|Buckingham||16685
CA|6160603|Swift Current|سوفت كارنت|16604
CA|6545023|Edmundston||16580
CA|6534203|L'Ancienne-Lorette||16516
CA|6185607|Yorkton|يوركتن|16343
CA|6062163|Lutes Mountain||16311
CA|5907092|Bracebridge|بريسبريدج|16010
CA|5914826|Candiac||15947
CA|6050263|L'Assomption||15906
CA|5965812|Greater Napanee||15892
CA|6156102|Steinbach||15829
CA|6077340|Mont-Saint-Hilaire|مونت سان هيلير|15720
CA|6137489|Saint-Basile-le-Grand|سان باسيلي لي جراند|15605
CA|6051562|Leduc|ليدوك|15561
CA|6064180|Magog||15550
CA|5991055|Kenora|كينورا|15096
CA|10627796|le Plateau||15000
CC|7304591|West Island||120
CD|2314302|Kinshasa|كينشاسا|7785965
CD|922704|Lubumbashi|لومبباشا|1373770
CD|209228|Mbuji-Mayi||874761
CD|212730|Kisangani||539158
CD|2593460|Masina||485167
CD|214481|Kananga|كانانغا|463546
CD|922741|Likasi||422414
CD|922773|Kolwezi||418000
CD|204953|Tshikapa|تشيكابا|267462
CD|219057|Beni||232000
CD|217831|Bukavu||225389
CD|207570|Mwene-Ditu||189177
CD|2314705|Kikwit||186991
CD|2312895|Mbandaka||184185
CD|2313002|Matadi||180109
CD|204405|Uvira||170391
CD|2316702|Boma||162521
CD|217562|Butembo||154621
CD|216449|Gandajika||154425
CD|214974|Kalemie||146974
CD|216281|Goma|غوما|144124
CD|212902|Kindu||135698
CD|215771|Isiro||127076
CD|2317397|Bandundu|بانداندو|118211
CD|2315728|Gemena||117639
CD|215976|Ilebo||107093
CD|217695|Bunia||96764
CD|217745|Bumba||95520
CD|2312888|Mbanza-Ngungu||86356
CD|214614|Kamina||73557
CD|211734|Lisala||70087
CD|211647|Lodja||68244
CD|922806|Kipushi||62332
CD|215527|Kabinda||59004
CD|213940|Kasongo||55118
CD|207596|Mweka||50675
CD|216404|Gbadolite||50493
CD|217570|Buta||50130
CD|2312393|Moanda||50000
CD|2316259|Bulungu||48344
CD|219414|Basoko||43709
CD|211098|Lubao||43068
CD|210379|Lusambo||41416
CD|2311968|Nioki||40695
CD|2315417|Inongo||40113
CD|2311127|Tshela||38845
CD|217834|Bukama||38770
CD|2313084|Mangai||37188
CD|214575|Kampene||37034
CD|215605|Kabare||37034
CD|923058|Kambove||36702
CD|203717|Yangambi||35531
CD|210939|Luebo||35183
CD|220448|Aketi||35161
CD|2312249|Mushie||33062
CD|218680|Boende||32091
CD|212360|Kongolo||31943
CD|215668|Kabalo||29833
CD|217637|Businga||28919
CD|2315057|Kasangulu||27961
CD|2316748|Bolobo||27862
CD|2313762|Libenge||27053
CD|204283|Watsa||24516
CD|217389|Demba||22263
CD|2315026|Kasongo-Lunda||20060
CD|218253|Bondo||17860
CD|204318|Wamba||17373
CD|205970|Sake||17151
CD|2313371|Lukolela||15000
CF|2389853|Bangui|بانغوي|542393
CF|2388873|Bimbo||129655
CF|2384770|Mbaïki||67132
CF|2389086|Berbérati||61815
CF|2386012|Kaga Bandoro||56520
CF|2387546|Bozoum||40201
CF|2387495|Carnot||38071
CF|2383119|Sibut||34267
CF|240604|Bambari||32547
CF|239899|Bria||29027
CF|2387926|Bouar|بؤار|28581
CF|2388036|Bossangoa||27428
CF|2383827|Nola||26809
CF|240498|Bangassou||24361
CF|2387435|Damara||20093
CF|237478|Mobaye||19431
CF|2383523|Paoua||18441
CF|2388614|Boda||16655
CF|238566|Ippy||16571
CF|2389691|Batangafo||15310
CG|2260535|Brazzaville|برازافيل|1284609
CG|2255414|Pointe-Noire||659084
CG|2258261|Dolisie||103894
CG|2259383|Kayes||58737
CG|2255542|Owando||23952
CG|2255564|Ouésso||23915
CG|2258378|Loandjili||23204
CG|2257990|Madingou||22760
CG|2259947|Gamboma||20877
CG|2259655|Impfondo||20859
CG|2255285|Sibiti||19089
CG|2256895|Mossendjo||18231
CH|2657896|Zürich|زيورخ|341730
CH|2660646|Genève|جنيف|183981
CH|2661604|Basel|بازل|164488
CH|2659994|Lausanne||139111
CH|2661552|Bern|برن|121631
CH|2657970|Winterthur|ونترتور|91908
CH|2659811|Luzern|لوسرن|81691
CH|2658822|Sankt Gallen|سانت غالن|70572
CH|2659836|Lugano|لوغانو|63000
CH|2661513|Biel/Bienne|بيال|48614
CH|2658377|Thun|تون|42136
CH|2660119|Köniz|كوينز|41784
CH|2660076|La Chaux-de-Fonds|لشو دو فوند|36825
CH|2659099|Rapperswil||34776
CH|2658761|Schaffhausen|شفوزان|33863
CH|2660718|Fribourg||32827
CH|2661169|Chur|خور|32429
CH|2659496|Neuchâtel|نوشاتيل|31270
CH|2660911|Emmen|آمن|30926
CH|2658154|Vernier|فيرناير|30086
CH|2658576|Sitten||28045
CH|2659601|Montreux|مونترو|25984
CH|2660104|Kriens|كرينز|25010
CH|2658010|Wetzikon|ويتزيكون|24764
CH|2657996|Wil|ويل|23955
CH|2657941|Yverdon-les-Bains|يافردون ليه باين|23702
CH|2661337|Bulle|بيول|23438
CH|2657908|Zug||23435
CH|2658216|Uster|اوسته|23279
CH|2660727|Frauenfeld|فروآنفلد|21979
CH|2661015|Dietikon||20893
CH|2661653|Baar||20546
CH|3206590|Riehen|ريهين|20000
CH|2660971|Dübendorf||19882
CH|2659667|Meyrin|ميرين|19772
CH|2661265|Carouge|كاروج|19344
CH|2658011|Wettingen|ويتينغين|18191
CH|2661810|Allschwil||18189
CH|2659070|Renens||17811
CH|2660108|Kreuzlingen|كروزلينغن|17655
CH|2660221|Jona||17655
CH|2659296|Onex|أونيكس|17302
CH|2660549|Gossau||17043
CH|2659522|Muttenz|موتانز|16927
CH|2659422|Nyon||16797
CH|2661228|Cham||16719
CH|2661567|Bellinzona||16572
CH|2661321|Burgdorf|برجدورف|16420
CH|2659297|Olten|أولتن|16411
CH|2660127|Kloten|كلوتين|16289
CH|2659127|Pully||16263
CH|6295520|Stadt Winterthur (Kreis 1)||16182
CH|2659873|Littau||16121
CH|2661646|Baden|بادن|16118
CH|2660305|Horgen|هورغن|15973
CH|2660512|Grenchen|غرينشين|15927
CH|2658145|Vevey|فيفي|15812
CH|2658606|Sierre|ساير|15752
CH|2658494|Steffisburg||15709
CH|2661881|Aarau|آراؤ|15501
CH|2660365|Herisau|هيراسايو|15438
CH|6295531|Seen (Kreis 3)||15434
CH|2661861|Adliswil|أدليسويل|15230
CH|2659613|Monthey|مونثي|15106
CI|2293538|Abidjan|أبيدجان|6321017
CI|2293521|Abobo||1340083
CI|2290956|Bouaké|بواكي|832371
CI|2286304|Korhogo||440926
CI|2290486|Daloa||421871
CI|2282006|San-Pédro|سان بيدرو|390654
CI|2288829|Gagnoa||277044
CI|2281606|Sinfra||245226
CI|2284647|Man||241969
CI|2595323|Marcory||214061
CI|2279755|Yamoussoukro|ياموسوكرو|194530
CI|2293549|Abengourou||164424
CI|2291136|Bondoukou||141568
CI|2290582|Dabou||138083
CI|2289887|Divo||127867
CI|2596934|Séguéla||103980
CI|2290412|Daoukro||101136
CI|2292852|Anyama||100653
CI|2281951|Sassandra|ساساندرا|87945
CI|2293268|Agboville||81770
CI|2287970|Guibéroua||77669
CI|2288115|Grand-Bassam||73772
CI|2289983|Dimbokro||70198
CI|2289049|Ferkessédougou||62008
CI|2293342|Adzopé||61884
CI|2290964|Bouaflé||60962
CI|2287298|Katiola||59641
CI|2290462|Danané||53808
CI|2282827|Oumé||52070
CI|2291580|Bingerville||50694
CI|2287790|Issia||50313
CI|2283016|Odienné||49857
CI|2289724|Doropo||48225
CI|2289549|Duekoué||47198
CI|2288118|Affery||47109
CI|2293260|Agnibilékrou||43061
CI|2280589|Tengréla||39277
CI|2287958|Guiglo||39134
CI|2280316|Toumodi||39005
CI|2290836|Boundiali||38878
CI|2285449|Lakota||38055
CI|2293507|Aboisso||37654
CI|2292755|Arrah||37432
CI|2291087|Bonoua||37312
CI|2293107|Akoupé||35970
CI|2280761|Tiassalé||35090
CI|2279172|Zuénoula||34435
CI|2291113|Bongouanou||34405
CI|2596898|Ahouanou||33939
CI|2280045|Vavoua||31250
CI|2280376|Touba||27504
CI|2290849|Bouna||23570
CI|2291779|Béoumi||23053
CI|2291666|Biankouma||22868
CI|2280995|Tanda||20161
CI|2284589|Mankono||19095
CI|2292179|Bangolo||17712
CI|2281120|Tabou||17134
CI|2293428|Adiaké||16531
CI|2282178|Sakassou||15068
CK|4035715|Avarua|آواروآ|13373
CL|3871336|Santiago|سانتياغو|4837295
CL|3875024|Puente Alto||568106
CL|3899539|Antofagasta|أنتوفاغاستا|352638
CL|3868121|Viña del Mar|فينيا ديل مار|294551
CL|3868626|Valparaíso|فالبارايسو|282448
CL|3870282|Talcahuano|تالكاهوانو|252968
CL|3872348|San Bernardo||249858
CL|3874960|Puerto Montt||245902
CL|3870011|Temuco||238129
CL|3893894|Concepción||223574
CL|3873775|Rancagua||212695
CL|7281017|La Pintana||201178
CL|3870294|Talca|تالكا|197479
CL|3887127|Iquique||191468
CL|3899361|Arica|أريكا|185999
CL|3893629|Coquimbo|كوكويمبو|161317
CL|3884373|La Serena|لاسرنا|154521
CL|3895088|Chillán||150396
CL|3897347|Calama||143084
CL|3877949|Osorno||135773
CL|3868707|Valdivia||133419
CL|3874096|Quilpué||130263
CL|3893656|Copiapó|كوبيابو|129280
CL|3882428|Los Ángeles|لوس آنخلس|125430
CL|3874787|Punta Arenas|بونتا أريناز|117430
CL|3899887|Alto Hospicio|ألتو هوسبيكيو|108375
CL|7281020|Lo Prado||104316
CL|3892870|Curicó|كوريكو|102438
CL|3868192|Villa Alemana||97320
CL|3893532|Coronel|كورونل|92940
CL|3872395|San Antonio||85651
CL|3895138|Chiguayante|شيغوانتي|82545
CL|3877918|Ovalle||77138
CL|3883167|Linares||69535
CL|3874119|Quillota||67779
CL|3876685|Peñaflor||65495
CL|3880107|Melipilla||63100
CL|3872255|San Felipe||59294
CL|3882434|Los Andes||56859
CL|3897774|Buin||55441
CL|3870306|Talagante||51764
CL|3881276|Lota||49763
CL|3888214|Hacienda La Calera||49106
CL|3869657|Tomé||46698
CL|3876664|Penco||46091
CL|3894426|Coyhaique|كويهايكيو|45787
CL|3868633|Vallenar||44895
CL|3899629|Angol||44856
CL|3873441|Rengo||38100
CL|3893726|Constitución|كونستيتسيون|37917
CL|3883214|Limache||35876
CL|3871616|Santa Cruz||33283
CL|3877739|Paine||32766
CL|3868158|Villarrica||31602
CL|3872326|San Carlos||31517
CL|3896105|Cauquenes|كايكيونيس|31362
CL|3892892|Curanilahue|كيوراناي لاهيو|30611
CL|6458708|Las Animas||30000
CL|3896218|Castro||29926
CL|3871276|San Vicente de Tagua Tagua||29560
CL|3885273|Lampa||29250
CL|3879627|Molina||28775
CL|3899695|Ancud|أنكود|28020
CL|3881102|Machalí||27595
CL|3875070|Pucón||26953
CL|3877146|Parral||26904
CL|3883629|La Unión||26298
CL|3874930|Puerto Varas|بويرتو فاراس|24958
CL|3885456|La Ligua||24857
CL|3899462|Arauco|أراوكو|24659
CL|3868326|Victoria||24555
CL|3869716|Tocopilla||24460
CL|3888749|Graneros||23301
CL|3890949|El Monte||23090
CL|3887344|Illapel||22816
CL|3871286|San Vicente||22572
CL|3872154|San Javier||22427
CL|3883457|Lebu||22345
CL|3879200|Mulchén||22170
CL|3874943|Quellón||21823
CL|3883615|Lautaro||21579
CL|3879123|Nacimiento||21220
CL|3896924|Cañete|كانيت|20158
CL|3874958|Puerto Natales||20000
CL|3878456|Nueva Imperial||18777
CL|3897557|Cabrero||18327
CL|3892454|Diego de Almagro||18137
CL|3895165|Chicureo Abajo||18000
CL|3895061|Chimbarongo||17356
CL|3874997|Puerto Aysén||16936
CL|3896433|Cartagena|قرطاجنة|16875
CL|3883035|Llaillay||16646
CL|3885509|Laja||16550
CL|3894177|Collipulli||16392
CL|3877348|Panguipulli||16312
CL|3882582|Loncoche||15590
CL|3873145|Río Bueno||15456
CM|2232593|Douala|دوالا|1338082
CM|2220957|Yaoundé|ياوندي|1299369
CM|2231320|Garoua||436899
CM|2229798|Kousséri|كوسيري|435547
CM|2234974|Bamenda||393835
CM|2228373|Maroua||319941
CM|2235189|Bafoussam|بافؤسام|290768
CM|2226275|Mokolo||275239
CM|2224827|Ngaoundéré||231357
CM|2234359|Bertoua||218111
CM|2232239|Edéa|إديا|203149
CM|2229152|Loum||177429
CM|2229752|Kumba||144413
CM|2223763|Nkongsamba||117063
CM|2227613|Mbouda||111320
CM|2232444|Dschang||96112
CM|2231506|Foumban||92673
CM|2232283|Ébolowa||87875
CM|2230876|Guider||84647
CM|2231504|Foumbot||84065
CM|2235196|Bafang||80688
CM|2221030|Yagoua||80235
CM|2228079|Mbalmayo||80206
CM|2227402|Meïganga||80100
CM|2235029|Bali||72606
CM|2229411|Limbe||72106
CM|2235194|Bafia||69270
CM|2221053|Wum||68836
CM|2234865|Bangangté||65385
CM|2221504|Tiko||55914
CM|2229761|Kribi||55224
CM|2225991|Mora||55216
CM|2222230|Sangmélima||54251
CM|2229748|Kumbo||53970
CM|2223734|Nkoteng||50334
CM|2225728|Mutengene||47478
CM|2233410|Buea||47300
CM|2231319|Garoua Boulaï||46615
CM|2234663|Batouri||43821
CM|2231482|Fundong||43509
CM|2231564|Fontem||42689
CM|2228005|Mbanga||42590
CM|2234794|Banyo||40798
CM|2228499|Manjo||37661
CM|2227230|Melong||37086
CM|2221530|Tibati||35589
CM|2225726|Muyuka||31384
CM|2223293|Obala||30012
CM|2225457|Nanga Eboko||29909
CM|2222623|Penja||28406
CM|2228028|Mbandjok||26947
CM|2230599|Kaélé||25199
CM|2234941|Bamusso||24741
CM|2229681|Lagdo||24596
CM|2221607|Tcholliré||23187
CM|2234536|Bélabo||22553
CM|2229267|Lolodorf||22252
CM|2231881|Eséka||22221
CM|2228675|Mamfe||19472
CM|2232997|Dizangué||19243
CM|2235776|Akonolinga||17181
CM|2233805|Bogo||16952
CM|2221394|Tonga||16036
CN|1796236|Shanghai|شنغهاي|22315474
CN|1816670|Beijing|بكين|18960744
CN|1795565|Shenzhen|شينزين|17494398
CN|1809858|Guangzhou|غوانزو|16096724
CN|1815286|Chengdu|تشنغدو|13568357
CN|1792947|Tianjin|تيانجين|11090314
CN|1791247|Wuhan||10392693
CN|1812545|Dongguan|دونغقوان|9644871
CN|1790630|Xi'an||9600000
CN|1799962|Nanjing|نانجينغ|9314685
CN|1808926|Hangzhou|هانغتشو|9236032
CN|1811103|Foshan|فوشان|9042509
CN|1814906|Chongqing|تشونغتشينغ|7457599
CN|1797929|Qingdao|تشينغداو|7172451
CN|2034937|Shenyang|شنيانغ|7050000
CN|1886760|Suzhou|سوجو|6715559
CN|2037013|Harbin|هاربن|5242897
CN|1808722|Hefei|خفي|5050000
CN|1814087|Dalian|داليان|4913879
CN|2038180|Changchun|تشانغتشون|4714996
CN|1790645|Xiamen|شيامن|4617251
CN|1790923|Wuxi||4396835
CN|1805753|Jinan||4335989
CN|1793511|Taiyuan|تاي يوان|4303673
CN|1784658|Zhengzhou|تشنغتشو|4253913
CN|1795270|Shijiazhuang|شيجياتشوانغ|3938513
CN|1804651|Kunming|كونمينغ|3855346
CN|6986104|Zhongshan||3841873
CN|1799869|Nanning|نانينغ|3839800
CN|1795940|Shantou|شانتو|3838900
CN|1810821|Fuzhou|فوجو|3740000
CN|1799397|Ningbo|نينغبو|3731203
CN|1798425|Puyang||3590000
CN|1794903|Shiyan||3460000
CN|1793346|Tangshan||3372102
CN|1815456|Changzhou||3290918
CN|1785286|Zibo|زيبو|3129228
CN|1815577|Changsha|تشانغشا|3093980
CN|1809461|Guiyang|غوييانغ|3037159
CN|1529102|Ürümqi|أورومتشي|3029372
CN|1804430|Lanzhou|لانتشو|3000000
CN|1806776|Huizhou||2900113
CN|1809078|Haikou|هايكو|2873358
CN|1803318|Linyi||2743843
CN|1816971|Baoding||2739887
CN|1791388|Wenzhou|ونتشو|2650000
CN|1785725|Yunfu||2612800
CN|1797873|Huai'an||2494013
CN|1800163|Nanchang|نانتشانغ|2357839
CN|2036892|Hohhot|هوهوت|2350000
CN|1795855|Shaoxing|شاوكسينج|2300000
CN|1799722|Nantong||2273326
CN|1787093|Yantai||2227733
CN|1790437|Zhuhai|زوهاي|2207090
CN|2038432|Baotou|بائوتو|2150000
CN|1785623|Kunshan||2092496
CN|1791681|Weifang||2044028
CN|1783621|Zunyi||2037775
CN|10859300|Lianyungang||2001009
CN|1810638|Ganzhou||1977253
CN|8347664|Ordos||1940653
CN|1797121|Jieyang||1899394
CN|2036502|Jilin||1895865
CN|1800146|Nanchong||1858875
CN|2037799|Datong||1850000
CN|1799629|Nanyang||1811812
CN|1806299|Jiangmen||1795459
CN|1815251|Jiangyin||1779515
CN|1810845|Fuyang||1768947
CN|11838258|Bayan Nur||1760000
CN|1815395|Chaozhou||1750945
CN|1797945|Qingyuan||1738424
CN|1793724|Tai'an||1735425
CN|1788852|Xining|شينينغ|1677177
CN|7283386|Changshu||1677050
CN|1807681|Huainan||1666826
CN|1802206|Lu'an||1644344
CN|1787746|Yancheng||1615717
CN|1793505|Taizhou||1607108
CN|2037860|Daqing||1604027
CN|1791236|Wuhu|واها|1598165
CN|1813325|Dazhou||1589435
CN|1787227|Yangzhou|يانغتشو|1584237
CN|1809498|Guilin||1572300
CN|1784853|Zhaoqing||1553109
CN|1800627|Mianyang||1550000
CN|1798449|Putian||1539389
CN|1783934|Shangqiu|شانغكيو|1536392
CN|1786657|Yinchuan|مدينة ينشوان|1487579
CN|1814870|Yiwu||1481384
CN|1797353|Quanzhou|تشوانتشو|1469157
CN|1805528|Jinhua|جينهوا|1463990
CN|1806602|Cixi||1457510
CN|1791121|Changde||1457419
CN|1804879|Kaifeng|كايفنغ|1451741
CN|2038632|Anshan|آنشان|1450000
CN|10942359|Baoji||1437802
CN|1793771|Suqian||1437685
CN|1803300|Liuzhou||1436599
CN|1787331|Zhangjiagang||1432044
CN|1797658|Jinjiang||1416151
CN|1816234|Bozhou|بوجوا|1409436
CN|1797318|Qujing||1408500
CN|1784990|Zhanjiang||1400709
CN|2037355|Fushun|فوشون|1400646
CN|1801792|Luoyang|لويانغ|1390581
CN|1802875|Guankou||1380000
CN|1808963|Handan|هاندان|1358318
CN|1786764|Yichang||1350150
CN|1808198|Heze|هزه|1346717
CN|8533133|Liupanshui|ليوبانشيو|1320825
CN|1801180|Maoming||1307802
CN|1797551|Qinzhou||1296300
CN|1801934|Luohe||1294974
CN|1790587|Xiangyang||1294733
CN|1806408|Yangjiang||1292987
CN|1786760|Yixing||1285785
CN|1788046|Xuchang||1265536
CN|1783745|Zigong|زيجونج|1262064
CN|10630003|Xuzhou||1253991
CN|1799491|Neijiang||1251095
CN|1808316|Yiyang||1249807
CN|1805518|Jining||1241012
CN|1788534|Xinyang|شينيانج|1230042
CN|1803834|Liaocheng||1229768
CN|10942283|Jinzhong||1226617
CN|1808956|Changzhi||1214940
CN|1792892|Tianshui||1212791
CN|1791636|Weinan||1199290
CN|1805953|Jiaxing||1180000
CN|1805179|Jiujiang||1164268
CN|1785294|Anyang|انيانغ|1146839
CN|1816373|Bijie||1137383
CN|1783763|Zhuzhou||1129687
CN|1787858|Shangrao||1116486
CN|1807700|Huaibei||1113321
CN|1800818|Meishan||1107742
CN|1809532|Guigang||1086327
CN|1808370|Hengyang||1075516
CN|1785781|Yulin||1056743
CN|1805540|Jingzhou||1052282
CN|1788572|Xinxiang||1047088
CN|1786746|Yichun||1045952
CN|1790353|Xianyang||1034081
CN|1796556|Sanya|سانيا|1031396
CN|1795874|Shaoguan||1028460
CN|1802276|Longyan|لونغيان|1025087
CN|1786217|Yongzhou||1020715
CN|1806535|Huzhou||1015937
CN|1803936|Wuwei||1010295
CN|1808857|Hanzhong||1006557
CN|7576887|Hezhou||1005490
CN|7602670|Zhu Cheng City||1000000
CN|1812101|Dongying||998968
CN|1801640|Luzhou|لوجو|998900
CN|1800779|Meizhou||992351
CN|1927639|Yueyang||991465
CN|1804591|Laiwu||989535
CN|2038300|Benxi||987717
CN|1798827|Pingdingshan||979130
CN|1816440|Bengbu||972784
CN|1790492|Xiangtan||959303
CN|1803567|Linfen||959198
CN|1784642|Zhenjiang||950516
CN|1281673|Baoshan||935618
CN|1797063|Rui'an||927383
CN|1804609|Laibin|لائبن|910282
CN|1790254|Xiaogan||908266
CN|1783683|Ziyang||905729
CN|1797264|Quzhou|كو زهو|902767
CN|1785453|Zaozhuang||899753
CN|1798654|Pingxiang||893550
CN|1886762|Zhoushan||882932
CN|2035265|Qiqihar||882364
CN|1802940|Puning||874954
CN|1789065|Ankang||870126
CN|1804540|Langfang||868066
CN|1805987|Jiaozuo||865413
CN|1791748|Wanxian||859662
CN|1799194|Guang'an||858159
CN|1791673|Weihai||844310
CN|1788508|Xinyu||839488
CN|1786770|Yibin||836340
CN|1793703|Taicang||831113
CN|1815059|Chenzhou||822534
CN|1817993|Anqing||804493
CN|1788927|Xingtai||798770
CN|1784841|Zhaotong||787845
CN|6929460|Panzhihua||787177
CN|1814757|Chuzhou||782671
CN|1788081|Xuanzhou||774332
CN|1817720|Shangyu||770000
CN|1817968|Anshun|انشون|765313
CN|1790840|Wuzhou||761948
CN|1797595|Qinhuangdao|تشنهوانغداو|759718
CN|1816920|Shaoyang||753194
CN|2036986|Hegang|هيغانغ|743307
CN|1801620|Ma'anshan||741531
CN|1812961|Deyang||735070
CN|1787351|Yangquan||731228
CN|12358576|Wanzhou||723215
CN|1783873|Zhumadian||721670
CN|2033196|Zhangjiakou||692602
CN|2037346|Fuxin|فوشن|689050
CN|1807234|Huangshi||688090
CN|2036113|Liaoyang||687890
CN|1816269|Baise||686078
CN|1816336|Binzhou||682717
CN|1785738|Yuncheng||680036
CN|1812955|Dezhou||679535
CN|1796669|Sanmenxia||669307
CN|6642286|E'zhou||668727
CN|2035715|Mudanjiang||665915
CN|1804153|Leshan||662814
CN|9072919|Rizhao||661943
CN|1793900|Suining||656760
CN|1808770|Hebi||634721
CN|1805611|Jingmen||632954
CN|2037886|Dandong|داندونج|631973
CN|2035513|Panshan||625040
CN|1806096|Jiaozhou||619266
CN|1793879|Suizhou||618582
CN|1814934|Chizhou||615274
CN|1787816|Ya'an||612056
CN|2036427|Jinzhou||604269
CN|1796663|Sanming||602166
CN|2034786|Shuangyashan||600000
CN|1802204|Luancheng||597130
CN|2033370|Yingkou||591159
CN|1785018|Zhangzhou||589831
CN|1529195|Shihezi||572772
CN|1791544|Wenchang||560894
CN|2034714|Siping||555609
CN|1807689|Huaihua||552622
CN|2036581|Jiamusi||549549
CN|1529376|Korla|كورلا|549324
CN|1791779|Wanning||545992
CN|1788450|Xinzhou||544683
CN|1798821|Pingdu||542234
CN|1806445|Ji'an||538699
CN|1809412|Guli||536000
CN|1529660|Aksu|أقسو|535657
CN|1793424|Tanggu||535298
CN|1796068|Shangluo||531696
CN|1806488|Qionghai||528238
CN|1816080|Cangzhou||527681
CN|1816705|Beihai||525329
CN|1808392|Hengshui||522147
CN|1806466|Guangyuan||516424
CN|1790396|Xianning||512517
CN|2034414|Tonghua||510000
CN|12492662|Mianzhu, Deyang, Sichuan||510000
CN|1909733|Banan||508703
CN|1785036|Zhangye||507433
CN|1280849|Kashgar|كاشغر|506640
CN|1784130|Zhoukou|زهوكو|505171
CN|1798760|Pingliang||504848
CN|1783988|Zhucheng||499285
CN|1802238|Loudi||497171
CN|1795928|Shanwei||491766
CN|9931406|Jianshui||490000
CN|1789647|Xichang||481796
CN|1805741|Jincheng||476945
CN|1787765|Yan'an|يانان|475234
CN|1794794|Shouguang||473620
CN|1805680|Jingdezhen||473561
CN|12324556|Shizuishan||472472
CN|1799846|Nanping||467875
CN|2036109|Liaoyuan||465249
CN|1786112|Heyuan||463907
CN|1792359|Huangshan||460786
CN|1803245|Lishui|ليشوي|451418
CN|8505006|Wenshan City||450000
CN|2038087|Chengde||449325
CN|1816858|Basuo||444458
CN|1813171|Zhangjiajie|زانغجياجي|441804
CN|2038365|Bei'an||436444
CN|1806097|Ningde||429260
CN|1279945|Jiuquan||428346
CN|1812749|Dingxi||420614
CN|7064006|Tongchuan||417740
CN|1809152|Guyuan||411854
CN|2038120|Chaoyang||410005
CN|1281019|Hotan|ختن|408894
CN|2036389|Jixi|جيشي|403759
CN|1792621|Tongling||402062
CN|1810458|Gaomi||391986
CN|12159964|Chongzuo||384905
CN|12359313|Qingyang||377528
CN|1808212|Hechuan||377213
CN|2033574|Xuanhua||373422
CN|7304020|Fenghuang||370000
CN|8537264|Huanggang||366769
CN|1817990|Anqiu||364208
CN|1805029|Jizhou||362013
CN|11694038|Huocheng||360000
CN|2038067|Chifeng||346654
CN|12277239|Yunlong||345393
CN|2035261|Qitaihe||345033
CN|1785716|Pizhou||343421
CN|1794479|Laixi||341470
CN|2034439|Tieling||333907
CN|12358476|Hechi||330131
CN|1787824|Tongshan||329661
CN|2033467|Yanji|يانجي|326957
CN|1803590|Lincang||323708
CN|1807566|Xingyi||322890
CN|2038569|Baicheng||316970
CN|2036434|Lianshan||313247
CN|1815482|Changyi||302072
CN|1789262|Xinyi||300511
CN|1787323|Yangshuo||300000
CN|1803364|Linqu||299646
CN|1794209|Simao||296565
CN|1817240|Baiyin||294400
CN|1810295|Gaozhou||292164
CN|1788245|Xiuying||290000
CN|1812990|Dengzhou||285032
CN|1529046|Xinyuan||282718
CN|1811720|Enshi||279185
CN|1793419|Binhe||278055
CN|1783633|Zoucheng||277400
CN|12269572|Fangchenggang||276315
CN|1804866|Kaili||275745
CN|8594670|Xingning||274499
CN|1803331|Linxia Chengguanzhen||274466
CN|1529114|Turpan||273385
CN|12492660|Longling County||270000
CN|1529435|Yili||269158
CN|1810979|Fuling||268658
CN|1786640|Chengzhong||265886
CN|2036670|Hulan Ergi||265344
CN|1812521|Donghai||264709
CN|1529401|Karamay||261445
CN|2034400|Tongliao||261110
CN|1799471|Nianbo||260184
CN|1529641|Aral||260000
CN|1815669|Changle||259161
CN|10942183|Rugao||257400
CN|1793899|Suicheng||256665
CN|1800234|Nada||256652
CN|1787031|Yanzhou||254788
CN|1804386|Laohekou||253112
CN|2034655|Suihua||252245
CN|1792260|Wafangdian||250591
CN|1816790|Beibei||247702
CN|1529484|Hami||246373
CN|1806988|Huayin||242488
CN|1805012|Jiyuan||242143
CN|1790371|Xiantao||239406
CN|1786731|Qingzhou||236406
CN|8521718|Bole||235585
CN|1814093|Dali||235305
CN|1280957|Jiayuguan||231853
CN|1805733|Jinchang||228561
CN|1805618|Jingling||224871
CN|1795196|Tongchuanshi||223603
CN|1788618|Xintai||222459
CN|1790894|Wuxue||220661
CN|1791249|Wuhai||218427
CN|12358616|Yintai||217509
CN|1786577|Yingtan||214229
CN|1783700|Zitong||212819
CN|1801909|Luojiang||212186
CN|1813253|Lijiang|ليجيانج|211151
CN|2037078|Hailar||211066
CN|1814082|Daliang||210411
CN|1817848|Bachuan||208520
CN|1808931|Hangu||208369
CN|1809380|Gunan||208010
CN|1785710|Jinghong||205523
CN|8544703|Nanchuan||204775
CN|1816329|Bishan||204702
CN|1810437|Gaoping||204368
CN|1803551|Beiliu||199769
CN|1529569|Changji|سانجى|198776
CN|1811764|Duyun||198516
CN|1804850|Kaiyuan||198423
CN|1800657|Mentougou||197772
CN|1805798|Jijiang||196787
CN|1808950|Hanfeng||196528
CN|1798972|Peicheng||195363
CN|1811619|Ezhou||193652
CN|1784712|Zhengding||193524
CN|1786378|Yongchuan||192954
CN|1803842|Hepu||192813
CN|1792585|Fuding||192352
CN|1806696|Humen||191891
CN|2037086|Haicheng||191651
CN|1529651|Altay||190064
CN|1809467|Guixi||188980
CN|1804578|Laizhou||188000
CN|8416933|Huixing||186972
CN|1815477|Changyuan||186653
CN|8417605|Yangcheng||186242
CN|1529531|Dunhuang|دونهوانغ|186027
CN|1785462|Zaoyang||184509
CN|2038584|Baishan|بائشان|183880
CN|1784617|Zhenping Chengguanzhen||181528
CN|2038650|Anda||181271
CN|12492669|Pingwu County||180000
CN|1786067|Qianjiang||179079
CN|1784580|Zhenzhou||176006
CN|1789137|Xindi||175761
CN|8416626|Fengcheng||175576
CN|2036401|Jiutai||175115
CN|1803791|Licheng||172775
CN|2037620|Dongling||171454
CN|1804586|Laiyang||169594
CN|2034312|Ulanhot|أولان هوت|165846
CN|1794060|Songcheng||165730
CN|2036920|Hengshan||164844
CN|1792520|Tongzhou||163326
CN|1818116|Anbu||162964
CN|1529167|Tacheng||161037
CN|1784554|Zhicheng||159383
CN|2035644|Nanpiao||157044
CN|8416218|Lizhi||156753
CN|1797632|Yizhou||155872
CN|1919014|Lianghu||155000
CN|2038342|Beipiao||154999
CN|1809879|Guangshui||154771
CN|1808872|Fu'an||154439
CN|2033168|Zhaodong||154406
CN|1789273|Sanshui||153714
CN|1816265|Boshan||153596
CN|1814786|Yangchun||153547
CN|1812728|Dingzhou||152934
CN|1815302|Chenghua||152453
CN|2035980|Longfeng||152074
CN|2037534|Dunhua||148844
CN|2034638|Sujiatun||148113
CN|2036876|Honggang||147977
CN|1788816|Xinji||145911
CN|1793700|Taishan|تايشان|145440
CN|2038679|Acheng|أتشنغ|144665
CN|1786395|Yong'an||144314
CN|8417607|Nanjin||143766
CN|1805844|Jieshou||141993
CN|8406214|Sanhe||140954
CN|2037222|Gongzhuling||140909
CN|1794371|Shuizhai||140493
CN|2034996|Shanhaiguan||140000
CN|2036776|Huadian||139047
CN|10020191|Liuzhi||138826
CN|2037335|Fuyu||138704
CN|1815427|Chaohu||138463
CN|12489673|Liangping||137620
CN|1805857|Jieshi||137444
CN|1808612|Hejiang||137437
CN|1922014|Wuyishan||137133
CN|1810240|Gejiu||136135
CN|2036597|Jiagedaqi||135760
CN|12022102|Tumxuk||135727
CN|1795055|Shiqiao||135308
CN|8419424|Shenglilu||134218
CN|1805962|Jiawang||133861
CN|1798473|Puqi||132891
CN|1791272|Wugang||132457
CN|2033225|Zhalantun||132224
CN|1811028|Fuji||131927
CN|1813344|Dawukou||131880
CN|1801401|Majie||131696
CN|1808336|Hepo||131238
CN|2034834|Shuangcheng||130710
CN|1791056|Dongyang||130387
CN|1805935|Jiazi||130298
CN|1794035|Songjiang||130218
CN|7910932|Shangri-La||130000
CN|1791325|Wuda||129922
CN|1804208|Leiyang||129116
CN|12450887|Shuanglonghu||128563
CN|1280037|Shache||128145
CN|1885823|Jiangyou||127225
CN|1279891|Tengyue||127133
CN|1790251|Xiaogang||127076
CN|1805543|Jingzhi||126703
CN|1813812|Danshui||126701
CN|1801582|Macheng||126366
CN|1806881|Huicheng||125919
CN|1789703|Xiazhen||125667
CN|1809062|Haimen||125427
CN|1796421|Shahecheng||125132
CN|2033242|Yushu||124736
CN|1804252|Lecheng||124268
CN|1800130|Nancun||124210
CN|2036403|Jiupu||123843
CN|2036536|Jiaohe||123018
CN|1807112|Huangzhou||122563
CN|1788268|Xiulin||122411
CN|1784178|Zhoucun||122402
CN|1790442|Xiangcheng||121959
CN|1802420|Longshui||121609
CN|2035669|Lianhe||121367
CN|2033824|Xilin Hot||120965
CN|1803782|Lichuan||120587
CN|1784953|Zhaoyuan||120000
CN|1280737|Lhasa|لهاسا|118721
CN|1787901|Xunchang||118664
CN|1800175|Nanbin||118597
CN|1790920|Wushan||117873
CN|2034754|Shunyi||117623
CN|2035966|Longjing||117185
CN|1809408|Gulin||116527
CN|1815276|Chenggu||116375
CN|1807301|Dasha||116307
CN|2033536|Yakeshi||116284
CN|1817441|Baisha||115761
CN|1818020|Anliu||115560
CN|1804169|Lengshuijiang||115399
CN|1791536|Tianfu||115370
CN|1800498|Mingshui||114858
CN|1798131|Qiaotou||114712
CN|1785545|Yuyao||114177
CN|1791765|Wansheng||113751
CN|1791706|Wayaobu||113698
CN|1798713|Pingshan||113631
CN|2035399|Songyuan||113611
CN|1801615|Maba||113609
CN|2034497|Taonan||112819
CN|1795857|Shaowu||112585
CN|1280570|Mengmao||112578
CN|1916012|Wuzhishan||112269
CN|1789496|Xigang||112061
CN|1812228|Dongtai||110988
CN|1811729|Encheng||110921
CN|1783940|Zhuji||110721
CN|1813425|Datun||110258
CN|1803367|Qingnian||110046
CN|1803352|Linshui||109955
CN|2037069|Hailun||109881
CN|1795184|Shilong||109733
CN|2034440|Tieli||109636
CN|2037685|Didao||109561
CN|2036973|Heihe||109427
CN|1806439|Jianchang||109108
CN|2036671|Hulan||109104
CN|1786546|Zhongxiang||108883
CN|2037712|Dehui||108818
CN|1808916|Hanjia||108430
CN|8403612|Taibai||108387
CN|1787828|Xuyong||108352
CN|2035610|Nehe||108253
CN|2036595|Jalai Nur||107828
CN|1795842|Shaping||107589
CN|1803886|Anning||106795
CN|2035970|Longjiang||106384
CN|1816221|Buhe||106347
CN|1784820|Xinghua||105918
CN|1793036|Chengtangcun||105456
CN|12324302|Yidu||105070
CN|1784393|Zhonghe||105003
CN|1798422|Puyang Chengguanzhen||104994
CN|1807544|Daxing||104904
CN|1786778|Yezhou||104839
CN|8403616|Pailou||104351
CN|1798490|Pulandian||104277
CN|1800829|Wuchuan||104168
CN|2036418|Jishu||103988
CN|1784185|Yuxi||103829
CN|1816865|Bashan||103748
CN|1810724|Gangu Chengguanzhen||103589
CN|1529363|Kuqa||102752
CN|1805270|Qianzhou||102332
CN|6648023|Xiangjiaba||102143
CN|1997228|Hedong||101825
CN|1807738|Huacheng||101165
CN|1804120|Lianjiang||100341
CN|1803334|Linxi||100316
CN|1788492|Xinzhai||100168
CN|1802171|Kangding||100000
CN|1797959|Qincheng||99987
CN|12358512|Menghuan||99970
CN|1788207|Xixiang||99867
CN|1812256|Dongsheng||99809
CN|2035801|Meihekou||99419
CN|1812647|Xinle||99347
CN|1803522|Linghe||99069
CN|2033766|Xingcheng||98968
CN|1797181|Renqiu||98569
CN|1788638|Xinshi||98422
CN|2038080|Chengzihe||98188
CN|1803616|Xishan||98162
CN|1786783|Yeyuan||97936
CN|1809849|Guanhu||97705
CN|1805220|Jiudian||97604
CN|1908011|Xinxing||97483
CN|1811542|Fangshan||97026
CN|6644097|Jinniu||96883
CN|1807761|Houzhen||96737
CN|1810136|Gongguan||96492
CN|1799686|Nanxi||96061
CN|1802177|Lubu||95820
CN|1805408|Jinsha||95647
CN|1811929|Ducheng||95525
CN|1795632|Shenjiamen||95433
CN|2038274|Boli||95260
CN|1789998|Xiaoshan||95234
CN|1789030|Xingguo||95211
CN|2034141|Wuchang||94786
CN|1811844|Dunhou||94445
CN|1816821|Bayan Hot||94445
CN|1789289|Ximeicun||94326
CN|1786455|Yishui||94115
CN|1784417|Zhongduo||93928
CN|1811594|Fangcheng Chengguanzhen||93808
CN|1813755|Daotian||93728
CN|1529626|Baijiantan||93697
CN|1785692|Yunnanyi||93671
CN|2033135|Shuangliao||93666
CN|2037930|Dalai||93297
CN|1793315|Tangwu||93260
CN|1805947|Jiayue||93228
CN|2038154|Changping||93174
CN|1803841|Lianzhou||92827
CN|12324243|Yingqiu||92564
CN|1812621|Dongcun||92282
CN|1813828|Danjiangkou||92008
CN|8403618|Bai'anba||91947
CN|1784310|Zhongshu||91750
CN|1806960|Huazhou||91701
CN|1788944|Xingren||91579
CN|1802476|Longquan||91534
CN|1786855|Yatou||91517
CN|12324474|Tanfang||91460
CN|2036075|Lingyuan||91418
CN|1810309|Gaoyou||90911
CN|1785777|Yulinshi||90870
CN|1808879|Hanting||90637
CN|1792592|Tongren||90593
CN|1789462|Xihe||90422
CN|1811829|Duobao||90257
CN|1794140|Sishui||90175
CN|1810668|Gantang||90000
CN|1801876|Luomen||89998
CN|1807695|Huaidian||89978
CN|2037375|Fujin||89442
CN|1807687|Huaicheng||89294
CN|1800544|Micheng||89144
CN|1802068|Lucheng||89119
CN|1808744|Hede||89107
CN|8397870|Chengxiang||89080
CN|8419425|Nandajie||88948
CN|1804162|Lengshuitan||88935
CN|2034221|Wangqing||88732
CN|1789691|Xiazhuang||88710
CN|1812138|Dongxing||88607
CN|1803402|Linjiacun||88509
CN|8403611|Zhoujiaba||88494
CN|1808133|Honghe||88458
CN|1817294|Baixi||88251
CN|1803753|Lidu||88124
CN|1785566|Yingchuan||87961
CN|1784450|Gusong||87882
CN|1808977|Hanchuan||87737
CN|1792795|Tiefu||87689
CN|1797535|Qiongshan||87657
CN|1790471|Xiangxiang||87592
CN|1812981|Deqing||87576
CN|1787925|Xujiang||87459
CN|2035746|Mishan||87257
CN|2035601|Nenjiang||87236
CN|1280574|Menglang||86877
CN|1794825|Shizilu||86749
CN|1806271|Jiangshan||86642
CN|1784929|Zhaogezhuang||86555
CN|1818019|Anlong||86416
CN|1280281|Qamdo||86280
CN|1800088|Nanfeng||86129
CN|8403614|Zhonggulou||85873
CN|11778484|Longnan|لوغنان|85826
CN|2036933|Helong||85756
CN|2037075|Hailin||85578
CN|1800107|Nanding||85495
CN|1809263|Guozhen||85415
CN|1797333|Qufu|قوفو|85144
CN|1280757|Laojunmiao||84769
CN|1893595|Dacheng||84620
CN|1813088|Dazhong||84323
CN|1803822|Liaolan||84306
CN|1805334|Jinxiang||84231
CN|12324303|Dongxia||84083
CN|1813032|Degan||83950
CN|1790392|Xiannü||83936
CN|1786515|Yinma||83872
CN|2036081|Lingdong||83636
CN|1799574|Nanzhang Chengguanzhen||83604
CN|1787837|Xucheng||83267
CN|1808747|Hecun||83009
CN|1799348|Ningyang||82994
CN|1805379|Jinshi||82906
CN|1786060|Yuanping||82883
CN|1817884|Aoxi||82717
CN|1813033|Liping||82710
CN|1815585|Changqing||82598
CN|12277235|Dali Old Town||82566
CN|1789118|Xindian||82555
CN|1786676|Yima||82509
CN|1798182|Qiaoguan||82467
CN|2035002|Shangzhi||82419
CN|1800065|Nangong||82386
CN|1801722|Lüshun||82345
CN|1549817|Anguo||82181
CN|1794947|Shiwan||82031
CN|1808103|Donghe||81953
CN|1786042|Huaiyang||81861
CN|1793364|Tangping||81729
CN|1785964|Yudong||81408
CN|1815617|Changning||81248
CN|1788269|Xiugu||81153
CN|1811440|Feicheng||80929
CN|1795941|Shanting||80843
CN|1804935|Junlian||80708
CN|1549667|Nianzhuang||80617
CN|1280328|Yingjiang||80481
CN|1784055|Zhuanghe||80384
CN|1792516|Loushanguan||80344
CN|1816890|Baoying||80292
CN|2037823|Dashiqiao||80223
CN|2035511|Panshi||80200
CN|12324301|Huanglou||80055
CN|1811794|Dushan||80045
CN|1279715|Rikaze||80000
CN|1549774|Songlou||79763
CN|1793533|Taixing||79655
CN|1793385|Tangjiazhuang||79489
CN|1795579|Yanta||79196
CN|1797438|Zhuangyuan||79106
CN|1790885|Wuyang||79070
CN|1788402|Xiongzhou||79050
CN|1815847|Chaigou||79043
CN|1794971|Shitanjing||78765
CN|2034340|Tumen||78719
CN|8420195|Qinggang||78582
CN|1808517|Hengbei||78575
CN|12324246|Yishan||78408
CN|2033301|Youhao||78402
CN|1798634|Pingyi||78254
CN|12110889|Wulong||78225
CN|1803374|Linping||78180
CN|1807090|Huankou||77758
CN|2036066|Linkou||77754
CN|1807339|Huangmei||77633
CN|1898494|Songling||77566
CN|1805267|Jishui||77540
CN|2034761|Shulan||77420
CN|1813927|Damiao||77179
CN|1805833|Jiexiu||77178
CN|2036653|Hunchun||77028
CN|1914927|Sandu||76757
CN|1803948|Liangxiang||76744
CN|1784939|Zhaodun||76691
CN|1813658|Fenghua||76653
CN|1783554|Yaxing||76427
CN|1787437|Yangliuqing||76387
CN|1797471|Qiuji||76343
CN|1797793|Qingquan||76154
CN|1794782|Shouxian||76030
CN|1803266|Lintong||75882
CN|12324299|Kanjia||75669
CN|1792087|Yinzhu||75656
CN|1788869|Shangmei||75233
CN|1806840|Huilong||74818
CN|1816751|Beidao||74767
CN|1787601|Yanggu||74725
CN|1802651|Longgang||74605
CN|1795919|Shancheng||74459
CN|1785022|Zhangzhai||74433
CN|1799897|Nanma||74406
CN|1786043|Yuanshang||74253
CN|1793889|Suixi||74172
CN|2033675|Xinmin||74139
CN|1549743|Zhangzhuang||74114
CN|1809610|Gucheng Chengguanzhen||74038
CN|1790379|Xianshuigu||74028
CN|1785655|Yunyang||73922
CN|1804442|Lanxi||73706
CN|2037252|Genhe||73631
CN|1801983|Luocheng||73581
CN|12324304|Heguan||73470
CN|1804979|Juegang||73317
CN|7290013|Shixing||72996
CN|1812597|Dongdu||72957
CN|1787188|Yanjia||72825
CN|1812427|Dongkan||72789
CN|1807553|Dingcheng||72663
CN|1529099|Wusu||72587
CN|1800430|Miyang||72485
CN|1806188|Jiangzhuang||72453
CN|2037391|Beichengqu||72444
CN|1788462|Xinzhi||72303
CN|1920772|Zhoucheng||72070
CN|1816176|Caidian||71891
CN|2033602|Xiuyan||71614
CN|1801926|Luohuang||71515
CN|1794103|Shangsi||71468
CN|2038139|Changtu||71284
CN|1807035|Huashan||71281
CN|1818016|Anlu||71198
CN|2033403|Yilan||71180
CN|1803397|Linjiang||71149
CN|1809486|Guiping||71066
CN|2036283|Kuandian||70867
CN|1798548|Poyang||70787
CN|1786357|Yongfeng||70783
CN|2037240|Gongchangling||70761
CN|1805757|Jimo||70733
CN|2038541|Baiquan||70472
CN|1806218|Jiangyan||70375
CN|2034918|Shiguai||70357
CN|1789799|Haining||70171
CN|1795986|Shankou||70153
CN|1799100|Pan'an||70072
CN|1800764|Mengcheng Chengguanzhen||69916
CN|2034228|Wangkui||69915
CN|1788887|Xinhe||69884
CN|1909053|Shima||69881
CN|12358513|Fengping||69586
CN|1815188|Chengxian Chengguanzhen||69427
CN|1529528|Dushanzi|مايتاغ|69361
CN|1788061|Xuantan||69250
CN|1805884|Jiehu||69245
CN|1793230|Tantou||69050
CN|2033934|Xiaoshi||68994
CN|1785699|Yunmen||68698
CN|2036959|Heishan||68603
CN|1798946|Pengcheng||68442
CN|1791484|Wenjiang||68433
CN|1800519|Mingguang||68351
CN|1799384|Ninghai||68330
CN|2038198|Chaihe||67963
CN|1800521|Minggang||67945
CN|1793286|Tangzhai||67936
CN|1787873|Xunyang||67929
CN|1787587|Yanghe||67901
CN|2037658|Dongfeng||67820
CN|1806422|Jiang'an||67776
CN|2033128|Zhenlai||67760
CN|8416931|Shuangfengqiao||67717
CN|2034691|Songjianghe||67672
CN|1801850|Luorong||67593
CN|1802136|Lüeyang Chengguanzhen||67496
CN|1791464|Wenling||67433
CN|1797120|Fuqing||67397
CN|1816026|Caohe||67370
CN|1810472|Gaoliu||67339
CN|2035453|Pingzhuang||67273
CN|1792936|Tianliu||67165
CN|1801734|Lushar||67153
CN|12279164|Wanggou||67140
CN|1811305|Fengkou||67139
CN|2036033|Liuhe||66975
CN|1808863|Hanyin Chengguanzhen||66926
CN|1789427|Wacheng Neighborhood||66848
CN|1811970|Duoba||66767
CN|12324473|Shaozhuang||66728
CN|2034599|Tailai||66623
CN|1803257|Lishi||66620
CN|1815184|Chengyang||66588
CN|2035182|Sanchazi||66576
CN|12277246|Daxu||66563
CN|1280541|Qaraqash||66541
CN|1793685|Taihe||66506
CN|1804451|Lianyuan||66501
CN|11530931|Qipan||66419
CN|8418585|Tangxiang||66325
CN|2036685|Huinan||66315
CN|1816620|Beimeng||66277
CN|2038482|Muling||66170
CN|2036713|Huanren||66147
CN|1797543|Qionghu||66145
CN|2036753|Huanan||66087
CN|1790100|Xiaolingwei||66031
CN|1816753|Beidaihehaibin||66000
CN|1810677|Ganshui||65994
CN|1786969|Yaoji||65897
CN|8417598|Qiantang||65894
CN|1800675|Mengyin||65889
CN|1280951|Jietou||65843
CN|1790601|Xiangcheng Chengguanzhen||65833
CN|1816813|Bayiji||65830
CN|1796186|Shangkou||65770
CN|1803728|Ligezhuang||65714
CN|2037820|Dashitou||65683
CN|1807467|Huanghua||65646
CN|1817858|Babu||65603
CN|2033423|Yebaishou||65536
CN|1807645|Huaiyuan Chengguanzhen||65530
CN|1813892|Xincheng||65411
CN|1816406|Bianzhuang||65381
CN|1793747|Suyangshan||65333
CN|2034226|Hepingjie||65298
CN|1802880|Liuxin||65258
CN|1815971|Caoqiao||65243
CN|1811260|Fengrun||65150
CN|1804645|Kunyang||65009
CN|1792834|Tianzhuang||64957
CN|1803560|Lingao||64874
CN|1795241|Shikang||64818
CN|1811378|Fenggang||64715
CN|2035196|Salaqi||64704
CN|1798973|Picheng||64585
CN|1797158|Renzhao||64569
CN|1815656|Changli||64476
CN|1804874|Kaihua||64404
CN|1785698|Yunmeng Chengguanzhen||64390
CN|7328899|Dengbu||63814
CN|1787646|Yangcun||63756
CN|1802020|Lulou||63704
CN|1817701|Baihecun||63629
CN|1809677|Guanyin||63606
CN|1818004|Mabai||63569
CN|1799908|Nanlong||63405
CN|1786145|Youxi||63386
CN|1815779|Changcheng||63208
CN|9123882|Shanwang||63195
CN|1816256|Botou||63045
CN|1280703|Liuku||63013
CN|2038446|Baoqing||62991
CN|1549819|Shizhai||62956
CN|12324298|Jinggou||62917
CN|1549756|Fanlou||62859
CN|12358566|Miaojie||62540
CN|2036338|Kaitong||62537
CN|1785212|Zhangjiachuan||62497
CN|1798733|Pingnan||62483
CN|1281368|Dêqên||62400
CN|1813016|Songyang||62375
CN|2033147|Zhaozhou||62373
CN|1785980|Yucheng||62365
CN|1794465|Shuikou||62321
CN|2034791|Shuangyang||62137
CN|2035593|Nianzishan||62131
CN|1798632|Pingyin||62050
CN|2038283|Bin Xian||62017
CN|1797715|Qingshuping||62000
CN|1784647|Zhaobaoshan||61979
CN|2036619|Hushitai||61979
CN|1785222|Zhangji||61929
CN|1806651|Huoqiu Chengguanzhen||61904
CN|1898359|Mudu||61902
CN|1811184|Fengyi||61890
CN|1800101|Nandu||61881
CN|1793139|Taoluo||61852
CN|1813206|Daye||61847
CN|1786587|Yingshang Chengguanzhen||61771
CN|1790434|Xiangzhou||61748
CN|1798480|Yongning||61690
CN|1788522|Hancheng||61633
CN|2036055|Lishu||61584
CN|2038665|Oroqen Zizhiqi||61582
CN|1790413|Xianju||61532
CN|1806248|Jianguang||61469
CN|2037611|Dongning||61440
CN|8417599|Dashi||61426
CN|1805563|Tianchang||61292
CN|2033866|Xifeng||61087
CN|1800006|Nanhu||61034
CN|1786759|Yicheng||61027
CN|1789546|Xiema||60933
CN|1787144|Yanliang||60891
CN|2034615|Tahe||60874
CN|2037494|Erdaojiang||60831
CN|1792916|Tianpeng||60797
CN|1786910|Yaowan||60668
CN|2035707|Mujiayingzi||60627
CN|1812792|Dingjia||60585
CN|1816924|Langzhong||60542
CN|1804106|Liancheng||60504
CN|1803998|Jiangbei||60466
CN|12324508|Taitou||60354
CN|1813851|Gushu||60335
CN|1811140|Fenshui||60308
CN|1791161|Wujing||60260
CN|1791347|Wucheng||60212
CN|1785572|Yuxia||60206
CN|1797038|Runing||60202
CN|1801455|Zhijiang||60169
CN|12324486|Gucheng||60149
CN|1793089|Taozhuang||60137
CN|1529239|Sandaohezi||60129
CN|1786382|Yongbei||60099
CN|12450879|Dazeshan||60034
CN|1783920|Zhujiajiao||60000
CN|1790848|Wuzhen||60000
CN|1806327|Jiangkou||59902
CN|1799832|Pucheng||59832
CN|1817543|Baimajing||59585
CN|8516975|Tuanbao||59580
CN|1791428|Wenshang||59455
CN|12324248|Huiqu||59323
CN|2037311|Gannan||59239
CN|1808106|Hongjiang||59199
CN|1806167|Jian'ou||59187
CN|1549691|Tashan||59162
CN|2037370|Jixian||59160
CN|1808181|Hezuo||59148
CN|1809003|Haizhou||59098
CN|1802640|Longgu||59086
CN|1786720|Yigou||59073
CN|2036241|Langtoucun||59046
CN|1789945|Xiaoweizhai||58913
CN|2035754|Antu||58872
CN|1793774|Suozhen||58766
CN|6963006|Taifu||58663
CN|1795029|Shiqiaozi||58538
CN|2036519|Jidong||58520
CN|1811114|Fenyi||58478
CN|1814919|Chonglong||58441
CN|2033739|Xinglongshan||58432
CN|1795470|Shibuzi||58333
CN|1802811|Lixian||58300
CN|1798082|Hongqiao||58287
CN|1783802|Zhutuo||58262
CN|1812754|Dingtao||58206
CN|1812168|Dongxi||58169
CN|1804892|Juye||58107
CN|1930074|Santangpu||58000
CN|12324233|Jing'an||57825
CN|1529522|Emin||57782
CN|1802408|Longtan||57769
CN|1817952|Anxiang||57769
CN|1801243|Maocun||57649
CN|1807308|Huangpi||57554
CN|2034995|Shanhecun||57550
CN|2033449|Yantongshan||57515
CN|1809483|Guiren||57446
CN|1784253|Zhongxing||57338
CN|2036237|Langxiang||57318
CN|8992399|Bageqi||57153
CN|2034651|Suiling||57124
CN|1790451|Wenxing||57117
CN|12324512|Yingli||57091
CN|2038529|Baishishan||56992
CN|1549804|Zhuzhai||56908
CN|1805515|Jinji||56816
CN|1816028|Weining||56744
CN|1797915|Qingfu||56650
CN|1813775|Daokou||56637
CN|1786867|Yashan||56629
CN|2035635|Nantai||56478
CN|1815667|Changleng||56429
CN|1806591|Hutang||56370
CN|12358569|Sanchuan||56345
CN|1794126|Sitou||56289
CN|1279553|Zibihu||56246
CN|8399042|Baidi||56216
CN|1810553|Gaogou||56214
CN|2037913|Linghai||56176
CN|1802426|Longshi||56142
CN|1549660|Xuzhuang||56099
CN|1789897|Gongyi||56033
CN|1797575|Qinnan||55975
CN|1810235|Gelan||55938
CN|1921372|Dalianwan||55841
CN|2038158|Changling||55841
CN|1280759|Bonan||55685
CN|12358614|Zhuyi||55627
CN|1786272|Yongqing||55595
CN|1803365|Linqiong||55587
CN|1797972|Qishan||55500
CN|1549362|Lanshan||55442
CN|1818051|Anjiang||55421
CN|2033667|Xinqing||55415
CN|2034600|Dorbod||55316
CN|1799352|Yutan||55312
CN|1818165|Ahu||55298
CN|2038421|Bayan||55186
CN|1803793|Licha||55140
CN|1798778|Pingjin||55139
CN|6825277|Shilin||55000
CN|12277994|Liguo||54960
CN|2036734|Huangnihe||54959
CN|2035836|Manzhouli||54808
CN|1806900|Huguo||54795
CN|1549696|Liuji||54785
CN|1803940|Liangzhai||54742
CN|2036106|Liaozhong||54691
CN|1792052|Wangji||54578
CN|1799552|Nanzhou||54449
CN|1785711|Yunjin||54385
CN|1811583|Fangcun||54035
CN|12358567|Yongjian||53970
CN|1800524|Mingcun||53926
CN|1803549|Lingcheng||53841
CN|1280948|Jinding||53667
CN|8406649|Qingxichang||53552
CN|12324261|Buzhuang||53474
CN|1795026|Shiquan||53422
CN|1787297|Yangtun||53417
CN|1279485|Zhangfeng||53370
CN|12358568|Yousuo||53233
CN|1549810|Zhaozhuang||53193
CN|1549622|Tangzhang||52985
CN|12324550|Lingwu||52863
CN|1793102|Taoyuan||52861
CN|1816560|Beisu||52752
CN|1785805|Wulingyuan||52712
CN|1549428|Malingshan||52711
CN|12324487|Hualong||52660
CN|1912383|Dianbu||52613
CN|1798462|Puji||52563
CN|1912420|Yunshan||52249
CN|12277245|Dapeng||52219
CN|1796506|Sanzhuang||52214
CN|12450873|Zhawa||52165
CN|12324507|Jitai||52144
CN|1549693|Zizhuang||52063
CN|1549360|Liangji||52048
CN|12279163|Dashahe||51916
CN|1811758|Duzhou||51888
CN|1784272|Zhongxin||51866
CN|1791638|Weimiao||51820
CN|1279501|Zepu||51691
CN|1802949|Liuquan||51657
CN|1279471|Zhefang||51477
CN|1796797|Sanhui||51413
CN|12450880|Dianzi||51267
CN|1799037|Panlong||51177
CN|1549538|Gangshang||51114
CN|1898013|Guanshan||51086
CN|1794478|Shuijiang||50918
CN|1809646|Guanzhuang||50826
CN|1795993|Shanji||50617
CN|1799362|Hanyuan||50440
CN|1799986|Nanjian||50083
CN|1818086|Naxi||50020
CN|1784595|Zhenxi||50017
CN|1786249|Yongxin||49951
CN|1815758|Changdian||49772
CN|1549747|Xinglou||49653
CN|12324439|Mihe||49545
CN|1794700|Shuanghe||49411
CN|1809877|Guangshun||49388
CN|8403613|Gaoliang||49357
CN|1914952|Dongcheng||49252
CN|1810625|Gao'an||49218
CN|12277995|Jiawang Zhen||49005
CN|1809023|Haiyang||48928
CN|1809250|Gupi||48748
CN|12324552|Ningdong||48587
CN|1790615|Xianfeng||48586
CN|1802901|Liutuan||48469
CN|1814646|Da'an||48371
CN|1549500|Chenlou||48327
CN|1549365|Qing'an||48234
CN|1814001|Dalu||48145
CN|1798290|Qianliu||48090
CN|1791663|Weiji||48069
CN|1792105|Wangfen||48052
CN|1805873|Jielong||48018
CN|8421327|Shuangfu||47962
CN|1817193|Baizi||47879
CN|1785891|Yuexi||47802
CN|1814693|Cuijiaji||47651
CN|8668394|Damoujia||47569
CN|1794348|Shunhe||47330
CN|10378130|Gongqingcheng||47284
CN|1549771|Hekou||47281
CN|1549635|Hanwang||47205
CN|8417606|Diaoyucheng||47205
CN|1804730|Kongtan||47125
CN|1549795|Sunlou||46941
CN|1914252|Nanpeng||46786
CN|1538377|Yuqunweng||46759
CN|1796385|Shaji||46696
CN|1904094|Sanjiao||46458
CN|12358475|Sankeshu||46402
CN|1280623|Mangshi||46353
CN|1816412|Biantang||46260
CN|1817330|Baitao||46160
CN|1795299|Shijiao||46097
CN|1815345|Chefushan||45844
CN|1794725|Shuanggou||45697
CN|1281157|Gudong||45528
CN|1798763|Pingli||45493
CN|1549554|Zouzhuang||45461
CN|1813868|Dangjiang||45408
CN|1793463|Tangba||45385
CN|12358514|Nongzhang||45270
CN|1787292|Yanguan||44954
CN|1280023|Shangyun||44918
CN|1814272|Dahuangshan||44771
CN|1549510|Hegou||44747
CN|1794395|Shuitu||44551
CN|1809178|Guxian||44533
CN|1805117|Jiushan||44420
CN|1786150|Youting||44363
CN|1797766|Qingshanquan||44314
CN|12489669|Caojie||44237
CN|1816535|Beiwangli||44112
CN|6921777|Shuanglong||44055
CN|1810509|Gaojia||43944
CN|1816162|Caijia||43922
CN|1797126|Rizhuang||43758
CN|8992614|Han'airike||43751
CN|12489815|Shihao||43680
CN|1805661|Jingguan||43674
CN|1804976|Juexi||43527
CN|1810279|Gaozuo||43419
CN|12450864|Kuiya||43212
CN|1784527|Zhigou||43152
CN|6913329|Bowangshan||43135
CN|1807452|Huangji||43038
CN|1784697|Zhengji||43021
CN|1806282|Jiangping||42985
CN|1817762|Baichihe||42913
CN|1792301|Tushan||42853
CN|1809962|Guandu||42766
CN|1798537|Pu'an||42577
CN|1549741|Daizhuang||42410
CN|1280186|Qushi||42380
CN|7517321|Mali||42260
CN|1801355|Malianzhuang||42197
CN|2037393|Luobei||42109
CN|1792760|Tieqiao||42085
CN|12324553|Wangyuan||42022
CN|1798636|Gutao||42000
CN|1897997|Wuduan||41803
CN|8403610|Tiancheng||41762
CN|1803353|Linshi||41730
CN|1795320|Shiji||41652
CN|1800217|Naliang||41577
CN|1817676|Baihua||41574
CN|1809159|Guye||41484
CN|1788984|Xinglong||41411
CN|1804593|Laisu||41361
CN|1815193|Chengxi||41321
CN|1814882|Chongxing||41212
CN|1787879|Xunsi||41120
CN|8416240|Baisheng||41114
CN|1792289|Tuxiang||41011
CN|8400147|Nanmen||40941
CN|8400057|Baihe||40937
CN|12450862|Ka'ersai||40892
CN|1817932|Anyuan||40828
CN|1801885|Luolong||40612
CN|1794254|Sihu||40430
CN|1914932|Mutang||40373
CN|1785685|Yuntai||40328
CN|1818082|Anfu||40268
CN|1799749|Nanshu||40188
CN|1810725|Gangtou||39999
CN|1942226|Zhaojia||39910
CN|8417530|Shuanghuai||39907
CN|12450984|Mingshan||39897
CN|1904136|Chenshi||39863
CN|1796771|Sanjiang||39785
CN|12358570|Chenghai||39766
CN|1816942|Baojia||39738
CN|1803698|Liji||39691
CN|1795443|Shichuan||39645
CN|1806788|Huixian Chengguanzhen||39643
CN|1791439|Wenquan||39402
CN|1783771|Zhuyuan||39338
CN|12358540|Mangbang||39273
CN|12420920|Baishikante||39243
CN|12324249|Jinzhongzi||39054
CN|7373600|Shili||38961
CN|1817137|Balu||38894
CN|1797161|Renyi||38864
CN|1810101|Gongping||38852
CN|1817589|Bailin||38564
CN|1806516|Jiachuan||38421
CN|1808249|Hetoudian||38398
CN|12450949|Xihu||38386
CN|1785345|Zhancheng||38164
CN|12324438|Miaozi||38147
CN|12495683|Weixinghu||38112
CN|1904174|Hegeng||38106
CN|1802441|Longshan||37976
CN|8416622|Changshouhu||37839
CN|1907975|Jinshan||37727
CN|1279575|Yingpan||37406
CN|8416247|Yihe||37390
CN|1810266|Gecheng||37312
CN|1529420|Jelilyüzi||37238
CN|1791707|Wayao||37080
CN|7517266|Tange||37074
CN|1786016|Yuanyang||37009
CN|12358747|Guojia||37008
CN|1816316|Biyang||36905
CN|8400058|Dunhao||36863
CN|1801859|Luoqi||36862
CN|1797962|Qina||36823
CN|1281278|Elixku||36793
CN|12358729|Liufeng||36718
CN|1800334|Mudong||36704
CN|8416628|Bake||36698
CN|8421919|Zhiping||36680
CN|1538375|Dadamtu||36572
CN|1904187|Xianlong||36561
CN|1808820|Haomen||36515
CN|1802296|Longxing||36297
CN|1814545|Dachang||36217
CN|1791596|Weituo||36068
CN|1942265|Sanmiao||35877
CN|12358511|Zhutang||35766
CN|8406223|Longhe||35701
CN|1795140|Shimen||35665
CN|1904050|Caijiagang||35564
CN|8399040|Kangle||35521
CN|1783682|Ziyang Chengguanzhen||35496
CN|1795411|Shidui||35367
CN|1801098|Mapo||35358
CN|1804550|Langao Chengguanzhen||35348
CN|12450867|Puqiakeqi||35142
CN|1549754|Heqiao||35118
CN|1786408|Yizhuang||34968
CN|1816824|Baiyang||34962
CN|1800557|Miaoyu||34913
CN|12420928|Huangdi||34658
CN|1809034|Haitou||34648
CN|1809193|Guxi||34633
CN|12420934|Tage'erqi||34554
CN|1791188|Wujia||34549
CN|8416217|Longqiao||34541
CN|7348380|Wuying||34509
CN|7348465|Lianhua||34447
CN|1788725|Xinmiao||34299
CN|1784750|Zhelou||34250
CN|1788590|Xintian||34145
CN|1783793|Zhuxi||34113
CN|12324245|Liushan||33992
CN|1904024|Lüfeng||33968
CN|12450871|Yawa||33949
CN|1794682|Shuangjiang||33771
CN|8403619|Shuanghekou||33715
CN|8417104|Fuxing||33621
CN|1800982|Mawang||33456
CN|1795544|Shetan||33452
CN|8417531|Shuangfeng||33282
CN|8403609|Xiongjia||33176
CN|12440489|Bayandai||33131
CN|1797100|Ronglong||32983
CN|8405717|Jukui||32971
CN|12358564|Wuhe||32858
CN|1809338|Guofu||32831
CN|8400138|Jiulongshan||32696
CN|1784157|Zhoujia||32562
CN|1808783|Heba||32538
CN|1786242|Yongxing||32535
CN|1808829|Haojiaqiao||32507
CN|1795880|Shaodian||32448
CN|12420931|Mixia||32419
CN|1914158|Xiasi||32400
CN|1800966|Mawu||32360
CN|1346630|Saybag|سايباغ|32355
CN|8398677|Futian||32340
CN|1797106|Rongjiang||32291
CN|1549750|Huzhai||32231
CN|1814161|Dajin||32213
CN|12358571|Shunzhou||32074
CN|8399041|Fenhe||32059
CN|1802563|Longju||31982
CN|1813875|Tanchang Chengguanzhen||31861
CN|1811374|Fenggao||31859
CN|1907961|Baliwan||31856
CN|12324247|Dasheng||31797
CN|1793142|Taolin||31795
CN|8400140|Dade||31548
CN|1914248|Anlan||31546
CN|12420984|Wudalike||31525
CN|1805093|Jiuxian||31499
CN|1791406|Wenxian Chengguanzhen||31339
CN|1789101|Wenfeng||31338
CN|1794067|Songbai||31207
CN|12252444|Zhakou||31173
CN|1784475|Zhong'ao||31118
CN|8395541|Daocheng||31113
CN|1785616|Yushan||30981
CN|8406650|Pingkai||30958
CN|12277242|Shuangtang||30958
CN|10188281|Wanghong||30943
CN|8403882|Ganning||30873
CN|1798684|Pingtan||30816
CN|1796449|Shagang||30710
CN|1790744|Xiagezhuang||30706
CN|1792636|Tongjing||30673
CN|1942274|Longsheng||30661
CN|8549392|Anwen||30553
CN|11895138|Sandaoling Lutiankuang Wuqi Nongchang||30513
CN|1785827|Yujia||30454
CN|1914280|Honghu||30426
CN|8417601|Yanwo||30424
CN|1806912|Hufeng||30248
CN|8562558|Mugala||30179
CN|1280031|Shangpa||30129
CN|1815856|Chahe||30094
CN|1908015|Yebao||30091
CN|12358515|Taiping||30032
CN|1280517|Nagqu||30000
CN|2037330|Fuyuan||30000
CN|7373480|Luoyu||29955
CN|1280267|Qarek||29946
CN|12440486|Yishikuli||29930
CN|1818062|Anhua||29916
CN|1805576|Jingui||29796
CN|1794227|Dachang Shandao||29717
CN|12358510|Nuozhadu||29703
CN|1792557|Tongxi||29699
CN|1800854|Meijiang||29667
CN|8399043|Caotang||29647
CN|12420983|Tuomuwusitang||29579
CN|1815413|Chaotian||29424
CN|10741023|Xichuan||29394
CN|8416237|Qingxi||29285
CN|1904163|Wutan||29206
CN|12450883|Dongwenquan||29134
CN|8406204|Shizhi||29085
CN|1346629|Layka||29032
CN|1791875|Wangu||28871
CN|1792818|Tiaoshi||28825
CN|12358444|Heshan||28784
CN|1280124|Ruidian||28612
CN|1796642|Sanqu||28563
CN|1797755|Qingshizui||28561
CN|8418559|Zhifeng||28467
CN|8400150|Nanya||28382
CN|12324260|Zheshan||28333
CN|7516804|Hadapu Zhen||28292
CN|8403881|Longsha||28127
CN|1815249|Chengjiang||28056
CN|1549651|Yitang||28002
CN|12277237|Yinqiao Zhen||28002
CN|1281015|Houqiao||27965
CN|1802523|Longhua||27849
CN|1804687|Kuangshi||27836
CN|1784669|Zhengxing||27804
CN|1914915|Guangcun||27803
CN|1814921|Chongkan||27745
CN|8405732|Xinsheng||27741
CN|12324555|Lijun||27723
CN|8403872|Luotian||27669
CN|1904071|Hebao||27597
CN|8416620|Yunji||27564
CN|1796799|Xiaodu||27469
CN|1907977|Kuanchuan||27438
CN|12358541|Mazhan||27373
CN|12450722|Akesalayi||27352
CN|1805967|Jiasi||27327
CN|1803979|Liangshui||27281
CN|1794203|Simen||27168
CN|1790059|Xiaomian||27154
CN|12450717|Buzhake||27137
CN|7373656|Jiangxi||27098
CN|12358543|Puchuan||27049
CN|12440484|Yigai'erqi||27038
CN|1783626|Zuitai||27027
CN|8992603|Tawakule||26983
CN|8399478|Qinglian||26969
CN|7348537|Weidian||26896
CN|1811786|Dushi||26879
CN|8418584|Shuanglu||26582
CN|1814430|Dafengdong||26460
CN|8416236|Nantuo||26447
CN|12450865|Kuoyiqi||26346
CN|1783782|Zhuyang||26335
CN|9884161|Onyar|ئونيار|26322
CN|8404770|Xialu||26300
CN|1796841|Sangzhe||26221
CN|1794949|Shituo||26144
CN|1942248|Zouma||26017
CN|12324285|Longchi||25923
CN|8399050|Wuma||25919
CN|7372475|Luotang||25871
CN|1806657|Huolu||25818
CN|1787019|Yanzibu||25714
CN|1796209|Shanghuang||25648
CN|1817553|Baima||25629
CN|1817862|Qilian||25603
CN|1788272|Xituo||25585
CN|1538378|Panjim||25307
CN|12489793|Fuhuan||25164
CN|8408335|Zhoubai||25147
CN|12420917|Awati||25119
CN|1815494|Changxin||25095
CN|1801740|Lushan||25074
CN|1802686|Longcheng||25055
CN|1795179|Xianglong||25006
CN|1929434|Bojia||25000
CN|1796427|Shahe||24915
CN|1797213|Renhe||24903
CN|1801862|Luoping||24859
CN|12358539|Hehua||24814
CN|1818002|Anping||24767
CN|1538371|Yengitam||24761
CN|8403617|Chenjiaba||24745
CN|1795587|Chentuan||24706
CN|12324554|Minning||24696
CN|12450869|Tuwaite||24685
CN|1787162|Yanjing||24680
CN|1791119|Wuling||24632
CN|1798886|Pianjiao||24575
CN|12450725|Jiahanbage||24524
CN|8405731|Hucheng||24453
CN|7373724|Xiyu||24452
CN|8417596|Laitan||24431
CN|1948720|Lixi||24429
CN|8399045|Jiagao||24407
CN|1794592|Shuangshi||24315
CN|1791867|Wangwu||24274
CN|8416623|Haitang||24252
CN|7517450|Shandan||24235
CN|1810870|Wofo||24209
CN|12324549|Ligang||24165
CN|12358508|Nanling||24059
CN|12358477|Xingdaohu||24048
CN|12358707|Changdao||23940
CN|1908009|Xingfeng||23922
CN|1914265|Yufengshan||23917
CN|8549410|Guanba||23898
CN|1803564|Linfeng||23868
CN|1784994|Zhanhe||23854
CN|7373672|Luhe||23852
CN|1816851|Batang||23851
CN|1914825|Lanyang||23711
CN|12358572|Jiuhe||23680
CN|1810822|Fujia||23660
CN|9019368|Ying'awati||23624
CN|8400059|Gaoqiao||23608
CN|12420915|Alamaiti||23583
CN|1538369|Kax|قاش|23543
CN|1806020|Jiaoshi||23454
CN|1791925|Wangpu||23414
CN|12450866|Manglai||23408
CN|12324286|Xiaying||23395
CN|8403607|Lihe||23264
CN|1800333|Mu'er||23157
CN|1810107|Gongmen||23100
CN|1783557|Lintan Chengguanzhen||23035
CN|1914255|Huimin||23017
CN|1814712|Cizhu||22996
CN|1804618|Labuleng||22970
CN|1817038|Banqiao||22725
CN|1904048|Pulü||22719
CN|8405727|Mingda||22686
CN|7352509|Shibao||22621
CN|8416813|Dawan||22484
CN|8399044|Yongle||22434
CN|1786330|Yongjia||22377
CN|1942230|Gulu||22331
CN|1799084|Panghai||22306
CN|1791760|Wanshun||22256
CN|11890878|Gulebage||22255
CN|1908001|Wangyin||22131
CN|1784452|Zhongchao||22129
CN|6310890|Shigang||22126
CN|1529279|Qapqal||22111
CN|12358745|Xiejiawan||22066
CN|1803449|Dongta||22040
CN|12359299|Maguan||22032
CN|1529452|Hoxtolgay||22000
CN|1784074|Zhouzhuang||22000
CN|1783956|Zhouqu Chengguanzhen||21967
CN|8405695|Pushun||21940
CN|7373299|Paosha||21907
CN|11916190|Siyeke||21862
CN|12359284|Dayang||21846
CN|12358504|Fubang||21828
CN|1914267|Tongjiaxi||21820
CN|1811327|Fengjia||21810
CN|8399036|Dashu||21793
CN|1904091|Jinlong||21665
CN|1808075|Honglu||21618
CN|1795776|Shawan||21551
CN|8416627|Jiangnan||21509
CN|1797172|Renxian||21499
CN|12358473|Shangchong||21425
CN|1816929|Baoluan||21417
CN|1907979|Liuping||21406
CN|1280921|Judian||21368
CN|8403877|Guocun||21326
CN|1807916|Hongzhou||21293
CN|12277236|Haidong Zhen||21274
CN|12450886|Qitang||21185
CN|1797804|Qingping||21160
CN|12489819|Zhuantang||21048
CN|8405691|Caohui||21028
CN|1814612|Shuren||21009
CN|12358573|Xinyingpan||21008
CN|1280006|Shigu||21006
CN|1818042|Anju||21000
CN|12358802|Hongbao||20868
CN|12277238|Wanqiao Zhen||20784
CN|8405699|Gaofeng||20747
CN|1914965|Heqing||20729
CN|1791036|Wuqiao||20672
CN|1793674|Shanghe||20654
CN|8400052|Heqian||20632
CN|1791493|Wenheng||20542
CN|1814385|Daguan||20538
CN|1790938|Wutongshu||20506
CN|1907960|Baijiawan||20486
CN|7347732|Chengjiao||20469
CN|1942269|Rongxi||20448
CN|1783701|Zishui||20396
CN|1783858|Zhuoshui||20386
CN|1810963|Fulu||20225
CN|1529574|Burqin||20205
CN|12358574|Shilongba||20074
CN|1795811|Rensha||20054
CN|1808769|Hebian||20037
CN|12440503|Arewusitang||19986
CN|1904172|Wujian||19861
CN|8400141|Fengle||19851
CN|12450721|Yisilamu'awati||19828
CN|12420932|Paikeqi||19809
CN|8405728|Lirang||19799
CN|1346645|Xambabazar||19796
CN|1529504|Fuyun||19772
CN|7516812|Lichuan Zhen||19701
CN|1784207|Zhongzhai||19641
CN|1787786|Yajiang||19636
CN|1904138|Qingfeng||19627
CN|12450711|Samuyuzi||19621
CN|8400054|Heyan||19589
CN|1812760|Dingshi||19543
CN|1281622|Langgar||19524
CN|8398265|Baolong||19472
CN|8417600|Gulou||19447
CN|8406221|Longkong||19435
CN|1792232|Waina||19394
CN|1802501|Longmen||19380
CN|8417532|Shitan||19375
CN|10315178|Sansheng||19305
CN|1808541|Helin||19268
CN|1538370|Baytokay|بايتوقاي|19217
CN|1806300|Jiangluo||19204
CN|8407510|Tonggu||19175
CN|8419799|Shaoyun||19174
CN|8405703|Baijia||19133
CN|1806079|Jiaogong||19083
CN|8405696|Gangjia||19072
CN|1904072|Baoxing||18963
CN|8398672|Sanxi||18961
CN|1907996|Suhe||18901
CN|1280249|Qiemo||18893
CN|12450916|Jiaping||18883
CN|8549445|Maliuzui||18847
CN|1813520|Dashun||18844
CN|8400142|Zhendong||18819
CN|12450868|Tuohula||18800
CN|1280873|Kaqun||18749
CN|8406200|Dongjia||18727
CN|12450712|Weiwu'eryuqiwen||18669
CN|8416210|Tongle||18659
CN|8416934|Cuiyun||18636
CN|8407595|Apengjiang||18596
CN|1280822|Kokyar||18582
CN|8405715|Yinping||18574
CN|1802695|Longchang||18563
CN|1914237|Ciyun||18551
CN|12440491|Hudiyuzi||18537
CN|12358509|Nuofu||18529
CN|1907990|Qianhu||18501
CN|1905431|Kaitang||18394
CN|7373739|Shaoyu||18327
CN|8418774|Guchang||18327
CN|8403846|Danzi||18318
CN|1906074|Jiuchao||18314
CN|12382532|Quankou||18308
CN|8408394|Dianshui||18288
CN|1908016|Yongping||18279
CN|1280361|Oytograk|ئويتوغراق|18271
CN|8406677|Erong||18260
CN|1808176|Hong'an||18235
CN|7517492|Gaolou||18170
CN|8420197|Jianlong||18151
CN|1802541|Longlin||18148
CN|1798408|Puzi||18133
CN|7326405|Baiguan||18129
CN|1905846|Bibo||18121
CN|8406198|Baohe||18112
CN|1790296|Xiaochuan||18098
CN|1904121|Guangpu||18002
CN|1812630|Dongchuan||17982
CN|1346644|Arix||17941
CN|12450713|Arele||17941
CN|1908000|Wangyao||17925
CN|8403867|Changtan||17904
CN|1783666|Nima||17820
CN|1786209|Youchou||17763
CN|1804996|Liulin||17731
CN|8403615|Jiuchi||17705
CN|12489817|Yongcheng||17634
CN|12450714|Jiayi||17612
CN|12420927|Dunbage||17579
CN|1799117|Paipu||17577
CN|1802870|Liuyin||17505
CN|1914240|Xiaba||17486
CN|9939651|Tuantian||17484
CN|8400053|Maliu||17451
CN|10188419|Hongguang Qidui||17409
CN|8400143|Houba||17358
CN|11890268|Huoshilafu||17351
CN|1806155|Jianshan||17334
CN|1811737|Eman||17317
CN|8417602|Erlang||17295
CN|1810085|Gongtan||17248
CN|1914276|Tuchang||17221
CN|12324548|Siwei||17200
CN|1791300|Wudong||17190
CN|1808652|Heishui||17180
CN|8409070|Longshe||17163
CN|1791762|Wanshui||17141
CN|8405736|Hexing||17098
CN|8397876|Tangfang||17065
CN|1914235|Conglin||17053
CN|9884157|Taxkowrük||17015
CN|8406205|Huwei||16951
CN|12420919|Bage'awati||16951
CN|1802665|Long'e||16928
CN|2037927|Dalain Hob||16927
CN|1790497|Xiangshui||16889
CN|1784089|Zhouxi||16859
CN|7347727|Dongjiang||16816
CN|1811746|Ehen Hudag||16798
CN|1817310|Baitu||16790
CN|9924467|Fudong||16754
CN|1802802|Lixin||16753
CN|1906095|Zhaoxing||16737
CN|10189869|Linhe||16723
CN|8405693|Changlong||16605
CN|12359301|Muhe||16592
CN|7373329|Xigaoshan||16550
CN|8406675|Zhongling||16530
CN|1806368|Jiangjia||16518
CN|1280763|Langru||16505
CN|1914256|Ersheng||16461
CN|2037485|Erenhot||16427
CN|12420930|Kuoshi'airike||16413
CN|12450870|Wu'erqi||16400
CN|1907976|Jutou||16390
CN|12492805|Tianjia||16368
CN|8417533|Xiaojia||16363
CN|12358565|Xinhua||16336
CN|8403620|Zhushan||16331
CN|8398676|Longxi||16304
CN|12358632|Jifeng||16273
CN|7338243|Puchi||16272
CN|1816369|Bikou||16247
CN|12358507|Mujia||16180
CN|7326411|Zhongba||16160
CN|1907966|Dazhuang||16156
CN|7338250|Maying||16121
CN|7517557|Hualin||16103
CN|8418561|Yulong||16072
CN|1921495|Xiaochangshan||16071
CN|7342980|Dianga||15993
CN|1813591|Dashan||15980
CN|8416930|Lijia||15923
CN|12420918|Azhatebage||15846
CN|8409075|Lianhu||15797
CN|1904058|Tieshan||15669
CN|1817306|Baituo||15555
CN|8416213|Zengfu||15527
CN|1810552|Gaogu||15522
CN|8397878|Fengling||15517
CN|12358503|Fazhanhe||15483
CN|1813315|Daxie||15466
CN|8400139|Zhen'an||15452
CN|8416968|Wangjia||15451
CN|12440504|Awuliya||15427
CN|12358502|Donghui||15380
CN|8403605|Houshan||15338
CN|8399049|Qinglong||15335
CN|1815797|Changba||15286
CN|1907969|Guochuan||15276
CN|1793274|Tanjia||15261
CN|1529529|Dure||15253
CN|8407506|Wanmu||15220
CN|1904046|Yongxi||15213
CN|1795330|Shihui||15205
CN|1538338|Oymak|ئويماق|15187
CN|2034657|Suifenhe||15183
CN|10429089|Xiping||15165
CO|3688689|Bogotá|بوغوتا|7674366
CO|3687925|Cali|كالي|2392877
CO|3674962|Medellín|ميديلين|1999979
CO|3689147|Barranquilla|بارانكويلا|1206319
CO|3687238|Cartagena||914552
CO|3685533|Cúcuta|سوسوتا|777106
CO|3688465|Bucaramanga||581130
CO|3680656|Ibagué|أباجي|529635
CO|3668605|Santa Marta||499192
CO|3674453|Montería||490935
CO|3666304|Valledupar|توربو|490075
CO|3672486|Pereira||467269
CO|3675443|Manizales|مانيزاليس|434403
CO|3688452|Buenaventura||432385
CO|3688928|Bello||392939
CO|3672778|Pasto||392930
CO|3673899|Neiva||357392
CO|3667849|Soledad||342556
CO|3665900|Villavicencio||321717
CO|3671916|Popayán||318059
CO|3667905|Soacha||313945
CO|3673164|Palmira||312519
CO|3689560|Armenia||304314
CO|3680450|Itagüí||281853
CO|3667983|Sincelejo||277773
CO|3682385|Floridablanca||267591
CO|3666645|Tuluá|تولوآ|221684
CO|3685095|Dosquebradas||206693
CO|3689169|Barrancabermeja||191403
CO|3670745|Riohacha||188014
CO|3666608|Tunja|تونخا|172548
CO|3665688|Yopal||168433
CO|3682426|Florencia||168346
CO|3675657|Maicao||166603
CO|3672328|Piedecuesta||163362
CO|3682631|Envigado||163007
CO|3682516|Facatativá||141762
CO|3672110|Pitalito||135711
CO|3687230|Cartago||134972
CO|3665542|Zipaquirá||130432
CO|3671116|Quibdó|كيبدو|129237
CO|3675595|Malambo||129148
CO|3670730|Rionegro||128153
CO|3675692|Magangué||123982
CO|3688256|Guadalajara de Buga||114316
CO|3667873|Sogamoso||111336
CO|3682018|Girón||108466
CO|3682028|Girardot City||107324
CO|3670502|Sabanalarga||102334
CO|3673662|Ocaña||101158
CO|3668572|Santander de Quilichao||99354
CO|3690465|Aguachica||97525
CO|3686922|Cereté||94935
CO|3685084|Duitama||92040
CO|3674470|Montelíbano||90450
CO|3682274|Fusagasugá||88820
CO|3686279|Ciénaga||88311
CO|3666640|Tumaco||86713
CO|3689798|Apartadó||86438
CO|3686636|Chigorodó||86239
CO|3689718|Arauca||85585
CO|3675707|Madrid||85090
CO|3687952|Caldas||82234
CO|3679277|La Dorada||81950
CO|3687964|Calarcá||79569
CO|3680539|Ipiales||77729
CO|3665657|Yumbo||71436
CO|3672068|Planeta Rica||69708
CO|3686561|Chinchiná||68512
CO|3689235|Baranoa||68383
CO|3665913|Villa del Rosario||64951
CO|3686675|Chía||64569
CO|3669346|San Marcos||60735
CO|3670419|Sahagún||59188
CO|3682292|Fundación||59175
CO|3675975|Los Patios||58661
CO|3670218|San Andrés||58257
CO|3687025|Caucasia||58034
CO|3668454|Santa Rosa de Cabal||57928
CO|3829343|Orito||57774
CO|3675263|Marinilla||57403
CO|3674654|Mocoa||56398
CO|3682573|Espinal||56213
CO|3666577|Turbaco||56171
CO|3689381|Ayapel||56082
CO|3684917|El Banco||54522
CO|3682281|Funza||54421
CO|3689205|Barbosa|بابوسا|53943
CO|3673045|Pamplona||53587
CO|3828545|San José del Guaviare||52815
CO|3792383|Agustín Codazzi||51478
CO|3684945|El Bagre||51150
CO|3671540|Puerto Berrío||51079
CO|3686255|Cimitarra||50892
CO|3686540|Chinú||50743
CO|3666570|Turbo||50508
CO|3689570|Arjona||50405
CO|3687318|Carmen de Viboral||49642
CO|3679065|La Estrella||49386
CO|3685949|Copacabana||49169
CO|3670293|Samaniego||49085
CO|3792392|Plato||48606
CO|3676623|Leticia|ليتيسيا|48144
CO|3684666|El Carmen de Bolívar||47957
CO|3682393|Florida||47173
CO|3671315|Puerto Tejada||46215
CO|3669808|San Gil||46152
CO|3686513|Chiquinquirá||45294
CO|3680387|Jamundí||44833
CO|3671772|Pradera||44630
CO|8633918|Piendamo||44000
CO|3668132|Sevilla||43738
CO|3674702|Miranda||43333
CO|3674463|Montenegro||41996
CO|3689759|Aracataca||41872
CO|3681702|Guaduas||41838
CO|3676928|La Unión||41013
CO|3690577|Acacías||40627
CO|3676397|Lorica||40605
CO|3669469|San Juan del Cesar||40069
CO|3666582|Túquerres||40038
CO|3668175|Segovia||39938
CO|3685823|Corozal||39800
CO|3676604|Líbano||39459
CO|3684615|El Cerrito||38390
CO|3689162|Barrancas||38232
CO|3668451|Santa Rosa de Osos|سانتا روسا ده روسوس|37864
CO|3672761|Patía||37781
CO|3672664|Payandé||37496
CO|3669188|San Pablo||37160
CO|3673398|Belalcázar||36977
CO|3679554|La Ceja||36584
CO|3682047|Gigante||36055
CO|3671098|Quimbaya||35350
CO|3665973|Villamaría||35302
CO|3670513|Sabanagrande||35044
CO|3685335|Curumaní||34838
CO|3670199|San Antero||34196
CO|3669454|San Juan Nepomuceno||34110
CO|3671091|Quinchía||34069
CO|3685871|Corinto||33846
CO|3671348|Puerto Rico|بورتوريكو|33765
CO|3671615|Puebloviejo||33720
CO|3667820|Sonsón||33598
CO|3667918|Sitionuevo||33440
CO|3675252|San Sebastián de Mariquita||33340
CO|3689833|Anserma||33146
CO|3672093|Pivijay||33047
CO|3669218|San Onofre||32957
CO|3688071|Caicedonia||32417
CO|3681957|Granada||32365
CO|3682374|Fonseca||32220
CO|3665951|Villanueva||31727
CO|3671287|Puerto Wilches||31698
CO|3674597|Mompós||30861
CO|3667991|San Luis de Sincé||30768
CO|3669087|San Pedro de Urabá||30527
CO|3681563|Guamo||30516
CO|3686585|Chimichagua||30289
CO|3667887|Socorro||29997
CO|3674676|Mitú||29850
CO|3671549|Puerto Asís||29782
CO|3770718|Morales||29737
CO|3671208|Purificación||29539
CO|3682108|Garzón||29451
CO|3682458|Flandes||29296
CO|3667478|Tame|تامه|29099
CO|3665559|Zarzal||28761
CO|3668332|Santo Tomás||28693
CO|3684579|El Charco||28673
CO|3684452|El Copey||28550
CO|3680840|Honda||28158
CO|3670520|Sabana de Torres||27845
CO|3675826|Luruaco||27647
CO|3670644|Roldanillo||27561
CO|3666939|Santiago de Tolú|تولو|27390
CO|3671531|Puerto Boyacá||27310
CO|3686233|Circasia||27135
CO|3673220|Palmar de Varela||27098
CO|3677010|La Tebaida||27098
CO|3686479|Chiriguaná||27006
CO|3674292|Mosquera||27005
CO|3690250|Albania||26940
CO|3678405|La Mesa||26699
CO|3667697|Supía||26571
CO|3689589|Ariguaní||26246
CO|3667158|Tierralta||26242
CO|3671497|Puerto Colombia||26227
CO|3675668|Mahates||26075
CO|3682682|El Zulia||26019
CO|3674885|Melgar||25980
CO|3676720|La Virginia||25900
CO|3689952|Anaime||25715
CO|3670874|Repelón||25467
CO|3681596|Guamal||25312
CO|3688006|Cajicá||24999
CO|3792389|Isnos||24593
CO|3665566|Zaragoza||24067
CO|3673976|Nechí||24066
CO|3685435|Cumaribo||23990
CO|3687644|Candelaria||23989
CO|3680434|Ituango||23784
CO|3669736|San Jacinto||23576
CO|3669997|San Carlos||23532
CO|3671936|Ponedera||23420
CO|3675287|María la Baja||23401
CO|3792376|Ciudad Bolívar||23361
CO|3672197|Pinillos||23349
CO|3689816|Santa Fe de Antioquia||23216
CO|3667728|Sucre||23210
CO|3668087|Sibaté||23208
CO|3670692|Rivera||22877
CO|3687758|Campo de la Cruz||22810
CO|3685295|Dabeiba||22717
CO|3687806|Campoalegre||22568
CO|3674010|Natagaima||22455
CO|3665741|Yarumal||22368
CO|3669332|San Martín||22281
CO|3667355|Tauramena||21709
CO|3667070|Timbiquí||21618
CO|3672077|Planadas||21557
CO|3688989|Belén de Umbría||21450
CO|3678674|La Jagua de Ibirico||21386
CO|3670280|Sampués||21204
CO|3671519|Puerto Carreño||20936
CO|3674572|Moniquirá||20848
CO|3690431|Aguadas||20712
CO|3670849|Retiro||20700
CO|3665895|Villeta||20689
CO|3792375|Carepa||20627
CO|3668028|Silvania||20581
CO|3673902|Neira||20495
CO|3666519|Villa de San Diego de Ubaté||20485
CO|3689026|Becerril||20477
CO|3670587|Rovira||20452
CO|3682232|Nueva Granada||20239
CO|3682313|Frontino||20156
CO|3671437|Puerto Leguízamo||20045
CO|3666936|Tolú Viejo||20033
CO|3669461|San Juan de Urabá||19992
CO|3686793|Chaparral||19982
CO|3688266|Buesaco||19951
CO|3675605|Málaga||19884
CO|3682238|Galapa||19732
CO|3667773|Suárez||19690
CO|3681797|Guacarí||19637
CO|3671950|Polonuevo||19454
CO|3666232|Vélez||19376
CO|3683233|El Retén||19345
CO|3673404|Padua||19311
CO|3678097|La Plata||19275
CO|3675512|Manatí||19233
CO|3670764|Rioblanco||19090
CO|3670719|Riosucio||18950
CO|3689292|Balboa||18910
CO|3666395|Urrao||18846
CO|3680176|Juan de Acosta||18828
CO|3780602|Fredonia||18790
CO|3770955|Villa Rica||18761
CO|3672086|Pizarro||18561
CO|3669947|San Diego||18531
CO|3689458|Astrea||18434
CO|3668472|Santa Rosa||18375
CO|3686445|Chivolo||18208
CO|3670038|San Benito Abad||18181
CO|3689905|Andalucía||18132
CO|3670370|Salamina||18076
CO|3668302|San Vicente||18051
CO|3792380|Tiquisio||17939
CO|3684276|El Doncello||17775
CO|3668323|Santuario||17722
CO|3682330|Fresno||17668
CO|3684689|El Carmen de Chucurí||17638
CO|3686272|Ciénaga de Oro||17623
CO|3670855|Restrepo||17610
CO|3690592|Abejorral||17599
CO|3665691|Yondó||17597
CO|3671308|Puerto Triunfo||17231
CO|3676626|Lérida||17197
CO|3667579|Tadó||17000
CO|3673379|Pailitas||16800
CO|3673424|Pacho||16698
CO|3671418|Puerto López||16678
CO|3669440|San Lorenzo||16653
CO|3675409|Manzanares||16532
CO|3669929|San Estanislao||16518
CO|3671228|Pupiales||16431
CO|3689899|Andes||16419
CO|3671325|Puerto Santander||16275
CO|3674603|Momil||16264
CO|3685724|Cotorra||16215
CO|3667386|Tarqui||16108
CO|3686013|Concordia||16095
CO|3681733|Guadalupe||15913
CO|3670350|Salgar||15782
CO|3685273|Darien||15763
CO|3668655|Santa Lucía||15760
CO|3690316|Aguazul||15669
CO|3675212|Marsella||15455
CO|3668012|Simití||15353
CO|3688840|Betulia||15097
CO|3671330|Puerto Salgar||15019
CR|3621849|San José|سان جوز|335007
CR|3622247|Limón||63081
CR|3624955|Alajuela|ألاخويلا|47494
CR|3623076|Liberia||45380
CR|3622547|Paraíso||39702
CR|3622228|Puntarenas||35650
CR|3621889|San Isidro||34877
CR|3623977|Curridabat||34586
CR|3621505|San Vicente||34447
CR|6612154|San Vicente de Moravia||34447
CR|3622217|Purral||30034
CR|3621184|Turrialba||28955
CR|3621753|San Miguel||28827
CR|3621717|San Pedro||27477
CR|3621659|San Rafael Abajo||27419
CR|3622190|Quesada||27310
CR|3624370|Cartago||26594
CR|3624288|Chacarita||26354
CR|3621819|San Juan||26047
CR|3623593|Guadalupe||26005
CR|3624848|Aserrí||25874
CR|3621689|San Rafael||25410
CR|3621922|San Felipe||24985
CR|3622507|Patarrá||23983
CR|3621335|Tejar||22433
CR|3623486|Heredia||21947
CR|3621729|San Pablo||21662
CR|3624468|Cañas||20306
CR|3623580|Guápiles||19092
CR|3621440|Siquirres||18231
CR|3621926|San Diego||16991
CR|3623781|Esparza||15575
CR|3621804|San Juan de Dios||15469
CR|3622716|Nicoya|نيكوجا|15313
CR|3621655|San Rafael Arriba||15051
CU|3553478|Havana|هافانا|2163824
CU|3536729|Santiago de Cuba|سانتياغو دي كوبا|555865
CU|3566067|Camagüey||347562
CU|3556969|Holguín||319102
CU|3557689|Guantánamo||272801
CU|3537906|Santa Clara|سانتا كلارا|250512
CU|3568342|Arroyo Naranjo||210053
CU|3550598|Las Tunas|لاس توناس|203684
CU|3567597|Bayamo||192632
CU|3544091|Pinar del Río||186990
CU|3564124|Cienfuegos|سينفويغوس|186644
CU|3538803|San Miguel del Padrón||159273
CU|3547398|Matanzas||146733
CU|3564178|Ciego de Ávila||142027
CU|3564436|Cerro||132351
CU|3547867|Manzanillo||128188
CU|3540667|Sancti Spíritus||127069
CU|3557846|Guanabacoa||112964
CU|3545064|Palma Soriano||102826
CU|3565432|Cárdenas||98515
CU|3546791|Moa||92852
CU|3543299|Puerto Padre||76838
CU|3563504|Contramaestre||70438
CU|3557347|Güira de Melena||69879
CU|3563559|Consolación del Sur||69857
CU|3557378|Güines||68935
CU|3568312|Artemisa||68073
CU|3539093|San Luis||67293
CU|3546434|Morón||66060
CU|3563843|Colón||63882
CU|3558771|Florida||63007
CU|3541440|Sagua la Grande||62073
CU|3534915|Trinidad||60206
CU|3540680|San Cristobal||59579
CU|3543961|Placetas||55408
CU|3539560|San José de las Lajas||54847
CU|3556437|Jagüey Grande||54363
CU|3545841|Nuevitas||54022
CU|3567869|Banes||53104
CU|3567669|Bartolomé Masó||53024
CU|3563317|Corralillo||51881
CU|3556268|Jesús Menéndez||51002
CU|3556078|Jobabo||49403
CU|3567834|Baracoa||48362
CU|3555907|Jovellanos||47164
CU|3567612|Bauta||45768
CU|3536640|Santo Domingo||45476
CU|3566603|Cabaiguán||44515
CU|3542502|Regla||44431
CU|3534749|San Germán||43892
CU|3542744|Ranchuelo||43695
CU|3540885|San Antonio de los Baños||42724
CU|3566429|Cacocum||42623
CU|3533826|Yaguajay||42218
CU|3547976|Manicaragua||41532
CU|3569024|Amancio||41523
CU|3556168|Jiguaní||41106
CU|3564114|Cifuentes||40142
CU|3557923|Guáimaro||39358
CU|3566356|Caibarién||39140
CU|3562827|Cumanayagua||38687
CU|3563609|Condado||38248
CU|3566054|Camajuaní||35515
CU|3536724|Santiago de las Vegas||35241
CU|3537840|Santa Cruz del Sur||34601
CU|3546882|Minas de Matahambre||34419
CU|3542455|Remedios||34108
CU|3548529|Madruga||33798
CU|3534761|Unión de Reyes||33646
CU|3534363|Vertientes||29704
CU|3564084|Ciro Redondo||29560
CU|3547600|Mariel||28987
CU|3533753|Yara||28944
CU|3551608|La Salud||28796
CU|3548441|Maisí||28276
CU|3558315|Gibara||27603
CU|3534094|Viñales||27129
CU|3544607|Pedro Betancourt||26761
CU|3562895|Cueto||26527
CU|3559416|Encrucijada||26155
CU|3542137|Río Guayabal de Yateras||25753
CU|3548993|Los Palacios||25703
CU|3549835|Limonar||25421
CU|3557801|Guanajay||25258
CU|3565951|Campechuela||25069
CU|3563145|Cruces||24906
CU|3564394|Chambas||24114
CU|3544393|Perico||24073
CU|3542167|Río Cauto||23737
CU|3569546|Aguada de Pasajeros||23606
CU|3566134|Calimete||23255
CU|3545040|Palmira||23078
CU|3553343|Lajas||22602
CU|3754915|Jimaguayú||21169
CU|3564885|Cauto Cristo||21159
CU|3546894|Minas||20863
CU|3559318|Esmeralda||20274
CU|3545867|Nueva Gerona||20264
CU|3556351|Jaruco||20207
CU|3563856|Colombia||20096
CU|3534632|Varadero|وارادرو|20000
CU|3558744|Fomento||19991
CU|3567995|Bahía Honda||19834
CU|3558792|Florencia||19811
CU|3556334|Jatibonico||19644
CU|3541999|Rodas||19212
CU|3545981|Niquero||18771
CU|3557332|Guisa||18408
CU|3537845|Santa Cruz del Norte||18402
CU|3541446|Sagua de Tánamo||18282
CU|3567546|Bejucal||18123
CU|3543498|Primero de Enero||17934
CU|3551184|La Sierpe||16937
CU|3536259|Sibanicú||16856
CU|3547260|Media Luna||16713
CU|3569741|Abreus||16711
CU|3534432|Venezuela||16601
CU|3557758|Guane||16548
CU|3569136|Alquízar||15275
CU|3567823|Baraguá||15268
CU|3556406|Jamaica||15000
CU|3557432|Guayos||15000
CV|3374333|Praia||113364
CV|3374462|Mindelo||70611
CV|3374218|Santa Maria||17231
CV|3374707|Cova Figueira||15350
CW|3513090|Willemstad|ويلمستاد|125000
CX|2078127|Flying Fish Cove|فلاينغ فيش كوف|500
CY|146268|Nicosia|نيقوسيا|200452
CY|146384|Limassol|ليماسول|154000
CY|146400|Larnaca|لارنكا|72000
CY|146054|Stróvolos||67904
CY|146617|Famagusta|فاماغوستا|42526
CY|146214|Paphos||35961
CY|146412|Kyrenia|غرنة|26701
CY|146286|Mórfou||24070
CY|18918|Protaras||20230
CY|146189|Pérgamos||15000
CZ|3067696|Prague|براغ|1165581
CZ|3078610|Brno|برنو|379466
CZ|3068799|Ostrava|أوسترافا|279791
CZ|3068160|Pilsen|بلزن|168733
CZ|3071961|Liberec|ليبيريتس|102951
CZ|3069011|Olomouc|أولوموتس|99496
CZ|3077916|České Budějovice||93426
CZ|3074967|Hradec Králové|هرادتس كرالوفه|90596
CZ|3063548|Ústí nad Labem||90378
CZ|3068582|Pardubice|باردوبيتسه|88520
CZ|3075921|Havířov|هافروف|82768
CZ|3061370|Zlín||72973
CZ|3070291|Most||67905
CZ|3073699|Kladno|كلادنو|66903
CZ|3073789|Karviná||63677
CZ|3068927|Opava|أوبافا|60252
CZ|3076127|Frýdek-Místek|فريدك-ميستك|59416
CZ|3077244|Děčín|ديتشين|52058
CZ|3064288|Teplice|تبليتسه|51223
CZ|3077685|Chomutov|خموتو|50251
CZ|3074199|Jihlava||50108
CZ|3067421|Prostějov|بروستيوف|47374
CZ|3067580|Přerov|برشيروف|47311
CZ|3073803|Karlovy Vary|كارلوفي فاري|45500
CZ|3074603|Jablonec nad Nisou||44878
CZ|3070544|Mladá Boleslav||43684
CZ|3077929|Česká Lípa||38841
CZ|3064104|Třebíč||38785
CZ|3064000|Třinec||38415
CZ|3064379|Tábor|تابور|36264
CZ|3061344|Znojmo|زنويمو|35280
CZ|3067542|Příbram|بشيبرام|35251
CZ|3068873|Orlová|ارلوا|34282
CZ|3077835|Cheb|خب|33242
CZ|3063907|Trutnov|ترتنوف|31398
CZ|3068293|Písek|بيسك|29774
CZ|3073371|Kolín|كولين|29690
CZ|3072649|Kroměříž|كروميشريش|29126
CZ|3064673|Šumperk|شومبيرك|28768
CZ|3062339|Vsetín|فسيتين|28575
CZ|3063447|Valašské Meziříčí|فالاشسكي ميزيريتشي|27481
CZ|3071665|Litvínov||27022
CZ|3069305|Nový Jičín||26547
CZ|3063739|Uherské Hradiště||26421
CZ|3075654|Hodonín||26345
CZ|3078773|Břeclav|بريتسلاف|25789
CZ|3077882|Český Těšín|تشيسكي تشين|25750
CZ|3072656|Krnov||25547
CZ|3065617|Sokolov|سوكولوف|24901
CZ|3071677|Litoměřice|ليتوميريتسه|24489
CZ|3075919|Havlíčkův Brod||24356
CZ|3077539|Chrudim|خروديم|23630
CZ|3065067|Strakonice||23545
CZ|3073254|Kopřivnice||23424
CZ|3073660|Klatovy|كلاتوفي|23102
CZ|3079129|Bohumín||23075
CZ|3074149|Jindřichův Hradec|يندريخوف هرادتس|22812
CZ|3062283|Vyškov||22265
CZ|3072463|Kutná Hora|كوتنا هورا|21280
CZ|3070122|Náchod||21263
CZ|3074110|Jirkov||21056
CZ|3061695|Žďár nad Sázavou|جديار ناد سازافو|20847
CZ|3079273|Blansko||20384
CZ|3061822|Žatec||19607
CZ|3074893|Hranice||19582
CZ|3070862|Mělník||19231
CZ|3071507|Louny|لوني|19147
CZ|3068690|Otrokovice||18857
CZ|3074020|Kadaň||18759
CZ|3078545|Bruntál||17686
CZ|3079467|Beroun|بيرون|17550
CZ|3063736|Uherský Brod||17508
CZ|3064454|Svitavy||17427
CZ|3072929|Kralupy nad Vltavou||17373
CZ|3066651|Rožnov pod Radhoštěm||17238
CZ|3068766|Ostrov||17206
CZ|3077920|Česká Třebová||16655
CZ|3068445|Pelhřimov||16541
CZ|3067051|Rakovník||16473
CZ|3069844|Neratovice||16427
CZ|3074204|Jičín||16328
CZ|3079508|Benešov|بنشوف|16257
CZ|3061284|Dvůr Králové nad Labem||16150
CZ|3063375|Varnsdorf||15895
CZ|3079348|Bílina||15738
CZ|3078837|Brandýs nad Labem-Stará Boleslav||15398
CZ|3063546|Ústí nad Orlicí|أوستي ناد أورليتسي|15151
CZ|3065903|Slaný||15070
CZ|3073668|Klášterec nad Ohří||15040
DE|2950159|Berlin|برلين|3426354
DE|2911298|Hamburg|هامبورغ|1845229
DE|2867714|Munich|ميونخ|1260391
DE|2886242|Köln|كولونيا|963395
DE|2925533|Frankfurt am Main|فرانكفورت|650000
DE|2825297|Stuttgart|شتوتغارت|630305
DE|2934246|Düsseldorf|دوسلدورف|620523
DE|2928810|Essen|إسن|593085
DE|2935517|Dortmund|دورتموند|588462
DE|2935022|Dresden|درسدن|556227
DE|2944388|Bremen|بريمن|546501
DE|2861650|Nürnberg|نورنبيرغ|515543
DE|2910831|Hannover|هانوفر|515140
DE|2879139|Leipzig|لايبزيغ|504971
DE|2934691|Duisburg|دويسبورغ|504358
DE|2947416|Bochum|بوخوم|385729
DE|2805753|Wuppertal|فوبرتال|360797
DE|2949186|Bielefeld|بيليفيلد|331906
DE|2946447|Bonn|بون|330579
DE|2873891|Mannheim|مانهايم|307960
DE|2892794|Karlsruhe|كارلسروه|283799
DE|2809346|Wiesbaden|فيسبادن|278609
DE|2867543|Münster|مونستر|270184
DE|2921466|Gelsenkirchen|غيلسنكيرشن|270028
DE|3247449|Aachen|آخن|265208
DE|2869894|Mönchengladbach|مونشنغلادباخ|261742
DE|2954172|Augsburg|آوغسبورغ|259196
DE|2940132|Chemnitz|كيمنتس|247220
DE|2891122|Kiel|كيل|246601
DE|2945024|Braunschweig|براونشفايغ|244715
DE|2884509|Krefeld|كريفلد|237984
DE|2911522|Halle (Saale)|هاله|237865
DE|2874545|Magdeburg|ماغديبورغ|235775
DE|2860410|Oberhausen|أوبرهاوزن|219176
DE|2874225|Mainz|ماينتس|217123
DE|2925177|Freiburg|فرايبورغ|215966
DE|2929670|Erfurt|إرفورت|213692
DE|2875601|Lübeck|لوبك|212207
DE|2912621|Hagen|هاجن|198972
DE|2844588|Rostock|روستوك|198293
DE|2892518|Kassel|كاسل|194501
DE|2852458|Potsdam||182112
DE|2842647|Saarbrücken|ساربروكن|179349
DE|2911240|Hamm|هام|178967
DE|2905891|Herne|هرنه|172108
DE|2867838|Mülheim||170921
DE|2856883|Osnabrück|أسنابروك|166462
DE|2831580|Solingen|زولينغن|164359
DE|2875376|Ludwigshafen am Rhein|لودفيغسهافن|163196
DE|2878234|Leverkusen|ليفركوزن|162738
DE|2857458|Oldenburg|أولدنبورغ|159218
DE|2864118|Neuss|نويس|152457
DE|2907911|Heidelberg|هايدلبرغ|143345
DE|2855745|Paderborn|بادربورن|142161
DE|2938913|Darmstadt|دارمشتات|140385
DE|2805615|Würzburg|فورتسبورغ|133731
DE|2849483|Regensburg|ريغنسبورغ|129151
DE|2806654|Wolfsburg|فولفسبورغ|123064
DE|2849647|Recklinghausen||122438
DE|2918632|Göttingen|غوتينغن|122149
DE|2907669|Heilbronn|هايلبرون|120733
DE|2895992|Ingolstadt||120658
DE|2820256|Ulm|أولم|120451
DE|2945756|Bottrop||119909
DE|2853969|Pforzheim|بفورتسهايم|119313
DE|2857807|Offenbach||119192
DE|2848273|Remscheid|رمشايد|117118
DE|2944368|Bremerhaven|برمرهافن|113557
DE|2847736|Reutlingen|رويتلينغن|112627
DE|2923544|Fürth|فورت|112025
DE|2886946|Koblenz|كوبلنس|107319
DE|2832495|Siegen||107242
DE|2950349|Bergisch Gladbach||106184
DE|2895044|Jena||104712
DE|2921232|Gera||104659
DE|2842150|Salzgitter|زالتسغيتر|103866
DE|2870221|Moers|مئرس|103487
DE|2904789|Hildesheim|هيلدسهايم|103052
DE|2929567|Erlangen|ارلنجن|102675
DE|2807363|Witten|فيتن|101247
DE|2821164|Trier|ترير|100129
DE|2803560|Zwickau|اتسوكو|98796
DE|2894003|Kaiserslautern||98732
DE|2895669|Iserlohn|إزرلون|97910
DE|2834282|Schwerin|شفيرين|96641
DE|2913366|Gütersloh|كوترسلوه|96180
DE|2934486|Düren||93440
DE|2928751|Esslingen||92390
DE|2850174|Ratingen||91606
DE|2873263|Marl||91398
DE|2875107|Lünen|لونن|91009
DE|2911007|Hanau am Main|هانو|88648
DE|2817724|Velbert|فلبرت|87669
DE|2875392|Ludwigsburg|لودفيغسبورغ|87603
DE|2926271|Flensburg|فلنسبورغ|85838
DE|2939811|Cottbus|كوتبوس|84754
DE|2808720|Wilhelmshaven|فيلهلمسهافن|84393
DE|2820860|Tübingen|توبينغن|83416
DE|2871039|Minden|مندن|82879
DE|2817220|Villingen-Schwenningen|فيلينغن-شفنينغن|81770
DE|2885679|Konstanz|كونستانس|81275
DE|2806142|Worms|فورمس|81099
DE|2864475|Neumünster||80196
DE|2935530|Dorsten|دورستن|79981
DE|2875457|Lüdenscheid|لودنشايد|79386
DE|2873759|Marburg an der Lahn||78895
DE|2940231|Castrop-Rauxel|كاستروب راوكسل|77924
DE|2920236|Gladbeck|غلادبيك|76940
DE|2955471|Arnsberg|آرنسبرغ|76612
DE|2847645|Rheine|راينه|76491
DE|2817311|Viersen|فيرزن|76153
DE|2938323|Delmenhorst|دلمنهورست|75893
DE|2951825|Bayreuth|بايرويت|75061
DE|2821029|Troisdorf|ترويسدورف|74749
DE|2920512|Gießen|غيسن|74411
DE|2947421|Bocholt||73943
DE|2937936|Detmold|دتمولد|73680
DE|2862026|Norderstedt|نوردرشتيت|71439
DE|2875115|Lüneburg|لونبورغ|71260
DE|2940213|Celle|سيلي|71010
DE|2936871|Dinslaken|دينسلاكن|70573
DE|2952984|Bamberg|بامبرغ|70047
DE|2955272|Aschaffenburg|أشافنبورغ|68551
DE|2866135|Neubrandenburg||68082
DE|2937959|Dessau|دسائو|67747
DE|2876865|Lippstadt|ليبشتات|67219
DE|2959927|Aalen|آلن|67085
DE|2863840|Neuwied|نويفيد|66805
DE|2820087|Unna|اونا|66734
DE|2853292|Plauen|بلاوين|66412
DE|2905560|Herten|هرتن|65306
DE|2906121|Herford|هرفورد|64879
DE|2917540|Grevenbroich|غرفنبرويش|64779
DE|2812482|Weimar|فايمر|64727
DE|2891524|Kerpen|كربن|64226
DE|2923822|Fulda|فولدا|63760
DE|2935825|Dormagen|دورماغن|63582
DE|2950438|Bergheim||63558
DE|2922586|Garbsen||63355
DE|2810678|Wesel|وزل|61685
DE|2891621|Kempten (Allgäu)||61399
DE|2831948|Sindelfingen|زيندلفينغن|61311
DE|2835482|Schwäbisch Gmünd|شفايبيش غموند|61216
DE|2881485|Landshut|لاندسهوت|60488
DE|2844988|Rosenheim||60167
DE|2945358|Brandenburg an der Havel||59826
DE|2842884|Rüsselsheim|روسلسهايم|59730
DE|2857798|Offenburg|أوفنبورغ|59238
DE|2881085|Langenfeld||59112
DE|2826287|Stralsund|اشترالزوند|58976
DE|2911271|Hameln|هاملن|58666
DE|2924585|Friedrichshafen|فريدريشسهافن|58403
DE|2919054|Göppingen|غوبينغن|58040
DE|2918987|Görlitz|غرلتس|57751
DE|2925535|Frankfurt (Oder)||57015
DE|2909230|Hattingen||56866
DE|2904795|Hilden|هيلدن|56565
DE|2826595|Stolberg|شتولبرغ|56377
DE|2841648|Sankt Augustin|زانكت آوغستين|56094
DE|2928963|Eschweiler|إيشفايلر|55778
DE|2953504|Baden-Baden|بادن بادن|55449
DE|2959223|Ahlen|اهلن|55280
DE|2953358|Bad Salzuflen|باد زالتسوفلن|54899
DE|2928396|Euskirchen||54889
DE|2872504|Meerbusch|ميربوش|54826
DE|2806914|Wolfenbüttel|ولفنبوتل|54740
DE|2897216|Hürth|هورت|54678
DE|2834498|Schweinfurt|شفاينفورت|54012
DE|2864054|Neustadt||53984
DE|2851746|Pulheim|بولهايم|53762
DE|2913761|Gummersbach|غومرسباخ|53131
DE|2815330|Waiblingen|فايبلينغن|52945
DE|2861934|Nordhorn|نوردهورن|52803
DE|2917788|Greifswald|غرايفسفالت|52731
DE|2939658|Cuxhaven|كوكسهافن|52677
DE|2809889|Wetzlar|فتسلار|52656
DE|2871983|Menden|مندن|52452
DE|2950344|Bergkamen|برغكامن|52329
DE|2953436|Bad Homburg vor der Höhe||51859
DE|2808559|Willich|فيليش|51843
DE|2930596|Emden|إمدن|51526
DE|2863941|Neu-Ulm|نوي-أولم|51389
DE|2877088|Lingen|لينغن|51310
DE|2929671|Erftstadt|إرفتشتات|51207
DE|2866110|Neubrück||51109
DE|2896817|Ibbenbüren|إيبنبورن|50577
DE|2855328|Passau||50560
DE|2881062|Langenhagen|لانغنهاغن|50439
DE|2834265|Schwerte|شورته|50399
DE|2830582|Speyer||50343
DE|2907851|Heidenheim an der Brenz|هايدنهايم|50067
DE|2855047|Peine|باينه|49953
DE|2864435|Neunkirchen||49843
DE|2953386|Bad Oeynhausen|باد أوينهاوزن|49513
DE|2902768|Hof|هوف|49239
DE|2887835|Kleve||49072
DE|2849802|Ravensburg|رافنسبورغ|48825
DE|2925259|Frechen|فرشن|48733
DE|2930821|Elmshorn|إلمسهورن|48703
DE|2946111|Bornheim|بورنهايم|48523
DE|2831708|Soest||48037
DE|2831924|Singen|زينغن|48033
DE|2850257|Rastatt|راستات|47906
DE|2929600|Erkrath|إركرات|47815
DE|2881885|Lahr|لار|47551
DE|2934662|Dülmen|دولمن|47495
DE|2925550|Frankenthal||47438
DE|2905455|Herzogenrath|هرتسوغنرات|47381
DE|2875881|Lörrach|لوراخ|47002
DE|2858738|Oberursel||46678
DE|2958595|Albstadt||46664
DE|2918752|Gotha|غوتا|46615
DE|2872079|Melle|ميله|46514
DE|2958141|Alsdorf|آلسدورف|46340
DE|2947444|Böblingen|بوبلينغين|46282
DE|2917138|Gronau|غروناو|46161
DE|2847690|Rheda-Wiedenbrück||46123
DE|2864058|Neustadt am Rübenberge|نويشتات آم روبنبرغه|45942
DE|2893438|Kamen|كامن|45927
DE|2878695|Leonberg|ليونبرغ|45711
DE|2829901|Stade|اشتدته|45634
DE|2906376|Hennef|هنف|45409
DE|2941694|Bünde||45376
DE|2943560|Bruchsal|بروخزال|45364
DE|2807465|Wismar|ويسمار|45255
DE|2956656|Amberg||44737
DE|2929622|Erkelenz|إركلنتس|44650
DE|2899449|Homburg||44607
DE|2826099|Straubing||44580
DE|7289614|Halle Neustadt|هاله نويشتت|44515
DE|2943320|Brühl|برول|44137
DE|2927268|Fellbach|فلباخ|43935
DE|2879367|Lehrte|لرته|43920
DE|2861982|Nordhausen|نوردهاوزن|43912
DE|2931574|Eisenach||43846
DE|2898304|Hoyerswerda|هويرسفيردا|43681
DE|2925192|Freiberg|فرايبرغ|43670
DE|2853574|Pirmasens||43582
DE|2918840|Goslar|غوسلار|43560
DE|3336891|Filderstadt||43550
DE|2824948|Suhl|زول|43509
DE|2812174|Weinheim|فاينهايم|43325
DE|3336893|Rodgau|رودغاو|43315
DE|2953416|Bad Kreuznach|باد كرويتسناخ|43213
DE|2869791|Monheim am Rhein||43038
DE|2920478|Gifhorn|جيفهورن|43000
DE|2843729|Rottenburg||42721
DE|2925034|Freising|فرايزنغ|42570
DE|2813040|Weiden||42550
DE|2892080|Kaufbeuren||42505
DE|2866333|Nettetal|نتتال|42417
DE|2894375|Kaarst|كارست|42112
DE|2805761|Wunstorf|فونستورف|42080
DE|2933882|Eberswalde|ابرس والده|41980
DE|2951881|Bautzen|بوتسن|41972
DE|2878943|Lemgo|لمغو|41943
DE|2939951|Coburg|كوبورغ|41901
DE|2949012|Bietigheim-Bissingen|بيتيغهايم-بيسينغن|41769
DE|2881646|Landau in der Pfalz||41612
DE|2907201|Heinsberg||41505
DE|2833564|Seevetal||41266
DE|2885734|Königswinter|كونيغسفينتر|41164
DE|2871992|Memmingen||41135
DE|2816630|Völklingen|فولكلينغن|41132
DE|2946228|Borken|بوركن|40876
DE|2857129|Oranienburg|أورانينبورغ|40793
DE|2853658|Pinneberg|بينهبرغ|40577
DE|2921039|Germering||40511
DE|2935220|Dreieich||40367
DE|2853572|Pirna|برنا|40322
DE|2954006|Aurich|آوريش|40319
DE|2861632|Nürtingen|نورتينغن|40210
DE|2890473|Kirchheim unter Teck|كيرشهايم اونتر تك|40206
DE|2882087|Laatzen|لآتسن|40038
DE|2898111|Hückelhoven|هوكلهوفن|39828
DE|2939623|Dachau||39740
DE|2911665|Halberstadt|هلبرشتات|39729
DE|2836320|Schorndorf|شرندورف|39697
DE|2864549|Neumarkt in der Oberpfalz|نويماركت إن در أوبرفالتس|39557
DE|2871535|Mettmann|متمان|39550
DE|2876187|Löhne|لونه|39521
DE|2893264|Kamp-Lintfort|كامب-لينتفورت|39490
DE|2950978|Bensheim|بنسهايم|39439
DE|2832521|Siegburg|زيغبورغ|39135
DE|2925017|Freital|فرايتال|39027
DE|2928615|Ettlingen|إيتلينغن|38942
DE|2814127|Warendorf|وارندورف|38707
DE|2841590|Sankt Ingbert||38697
DE|2957773|Altenburg|آلتنبورغ|38568
DE|2835537|Schwabach|شواباخ|38554
DE|2842632|Saarlouis|سارلوئس|38333
DE|2874230|Maintal|ماينتال|38313
DE|2940451|Buxtehude|بوكستهوده|38192
DE|2959279|Ahaus|آهاوس|38165
DE|2867996|Mühlhausen|مولهاوزن|38108
DE|2911395|Haltern am See||37845
DE|2951654|Beckum||37814
DE|2902533|Hofheim am Taunus|هوفهايم آم تاونوس|37750
DE|2827479|Stendal|اشتندل|37722
DE|2906595|Hemer|همر|37502
DE|2927930|Falkensee|فالكنزيه|37468
DE|2942323|Buchholz in der Nordheide|بوخهولتس إن در نوردهايده|37404
DE|2846939|Riesa|ريزا|37156
DE|2805644|Würselen|فورسلن|37074
DE|2810855|Wermelskirchen|فرملزكيرشن|36816
DE|2879185|Leinfelden-Echterdingen|لاينفلدن-إشتردينغن|36672
DE|2939945|Coesfeld|كوسفلد|36631
DE|2835481|Schwäbisch Hall||36543
DE|2863223|Niederkassel|نيدركاسل|36480
DE|2852577|Porta Westfalica||36364
DE|2938784|Datteln|داتلن|36338
DE|2891643|Kempen||36312
DE|2817065|Voerde|فوردة|36047
DE|2953568|Backnang|باكنانغ|35778
DE|2810612|Wesseling|فيزيلينغ|35665
DE|2930449|Emsdetten|إمستدن|35582
DE|2881279|Langen|لانغن|35416
DE|2864820|Neu-Isenburg||35293
DE|2803620|Zweibrücken||35221
DE|2831872|Sinsheim|سينسهايم|35219
DE|2917544|Greven|غريفين|35080
DE|2820456|Uelzen|أويلتسن|34996
DE|2881956|Lage|لاغه|34885
DE|2950096|Bernau bei Berlin||34866
DE|2820693|Tuttlingen|توتلينغن|34847
DE|2871736|Merseburg|مرسيبورغ|34780
DE|2828105|Steinfurt|شتاينفورت|34601
DE|2810808|Wernigerode|فيرنيغيروده|34463
DE|2953089|Balingen|بالينغن|34414
DE|2871845|Meppen|مبن|34198
DE|2855525|Papenburg|بابنبورغ|34117
DE|2921528|Geldern|غيلدرن|34013
DE|2891951|Kehl|كيهل|34009
DE|2894553|Jülich|يوليش|33911
DE|2879697|Leer|لير|33886
DE|2877648|Limburg an der Lahn|ليمبورغ آن در لان|33820
DE|2919625|Goch|غوخ|33706
DE|3336892|Ostfildern||33598
DE|2923588|Fürstenwalde|فورستنوالده|33539
DE|2923625|Fürstenfeldbruck|فورستنفلدبروك|33533
DE|2929715|Erding||33519
DE|2885397|Korschenbroich|كورشنبرويش|33406
DE|2937040|Dietzenbach|ديتسنباخ|33256
DE|2895569|Itzehoe|إتسهويه|33047
DE|2833641|Seelze|زيلتسه|32899
DE|3272460|Mörfelden-Walldorf|مورفلدن-والدورف|32753
DE|2898321|Höxter||32713
DE|2920757|Gevelsberg|غيفلسبرغ|32664
DE|2807845|Winsen||32662
DE|2851077|Radebeul|رادهبويل|32643
DE|2862620|Nienburg|نينبورغ|32629
DE|2817324|Viernheim|فيرنهايم|32620
DE|2930043|Ennepetal|إنيبهتال|32607
DE|2921242|Georgsmarienhütte|غيورغسمارينهوته|32580
DE|2847639|Rheinfelden||32535
DE|2885732|Königs Wusterhausen|كونيغز فوسترهاوزن|32513
DE|2825422|Stuhr||32507
DE|2949423|Biberach an der Riß||32333
DE|2939797|Crailsheim|كرايلسهايم|32262
DE|2871668|Meschede|مشده|32224
DE|2847662|Rheinberg||32188
DE|2810878|Werl|ورل|32149
DE|2950073|Bernburg|برنبورغ|32113
DE|2931481|Eisenhüttenstadt|آيزنهوتنشتات|32052
DE|2813464|Wedel|ودل|31995
DE|2864276|Neuruppin||31901
DE|2955936|Ansbach|آنسباخ|31839
DE|2884050|Kreuztal|كرويتستال|31772
DE|2881695|Lampertheim||31635
DE|2896753|Idar-Oberstein|إيدار-أوبرشتاين|31610
DE|2856500|Osterholz-Scharmbeck|أوسترهولتس-شارمبك|31405
DE|2945474|Bramsche|برامشه|31394
DE|2876218|Lohmar|لمار|31339
DE|2905826|Herrenberg|هيرنبرغ|31338
DE|2913433|Güstrow|غوسترو|31217
DE|2939969|Cloppenburg|كلوبنبورغ|31177
DE|2922731|Ganderkesee||31141
DE|2871675|Merzig|مرتسيغ|31118
DE|2938540|Deggendorf|دغندورف|31081
DE|2885408|Kornwestheim|كورنفستهايم|31040
DE|2941405|Burgdorf||30899
DE|2861814|Northeim|نورتهايم|30894
DE|2930509|Emmerich|إميريش آم راين|30869
DE|2810833|Werne|ورنه|30810
DE|2953321|Bad Vilbel|باد فيلبل|30736
DE|2953439|Bad Hersfeld|باد هرسفلد|30725
DE|2925910|Forchheim|فورشهايم|30442
DE|2857904|Oer-Erkenschwick|أور-إركنشفيك|30409
DE|2836809|Schönebeck|شونهبك|30387
DE|2821899|Tönisvorst|تونيسفورست|30296
DE|2953395|Bad Nauheim||30291
DE|2834372|Schwelm|شولم|30235
DE|2814362|Waltrop|فالتروب|30220
DE|2834629|Schwedt (Oder)||30189
DE|2959083|Ahrensburg|آرينسبورغ|30103
DE|2850954|Radolfzell|رادولفتسل|30096
DE|2959681|Achim|آخيم|30013
DE|7303020|Wittenberg||30000
DE|2924803|Friedberg|فريدبرغ|29916
DE|2938389|Delbrück|دلبروك|29884
DE|2830035|Springe|شبرينغه|29828
DE|2811899|Weißenfels|فايسنفلس|29792
DE|2817812|Vechta|فشتا|29729
DE|2866906|Naumburg|نومبورغ|29722
DE|2813390|Wegberg|فغبرغ|29622
DE|2956206|Andernach|آندرناخ|29599
DE|2812636|Weil am Rhein|فايل آم راين|29548
DE|2823799|Taunusstein|تاونوسشتاين|29501
DE|2923362|Gaggenau|غاغناو|29496
DE|2922102|Geesthacht|غيزتاخت|29487
DE|2804922|Zeitz||29469
DE|2913195|Haan||29431
DE|2857943|Oelde|أولده|29297
DE|2941976|Bühl|بول|29193
DE|2891832|Kelkheim||29162
DE|2809984|Wetter||29146
DE|2833073|Senftenberg|زنفتنبيرغ|28988
DE|2817927|Vaihingen an der Enz|فايهينغن|28867
DE|2885237|Köthen|كوتن|28710
DE|2846843|Rietberg|ريتبرغ|28672
DE|2867985|Mühlheim am Main|مولهايم آم ماين|28534
DE|2814005|Warstein|فارشتاين|28532
DE|2872155|Meissen|مايسن|28492
DE|2866070|Neuburg an der Donau|نويبورغ آن در دوناو|28370
DE|2807872|Winnenden|وينندن|28334
DE|2921837|Geilenkirchen|غايلنكيرشن|28334
DE|2848245|Rendsburg|رندسبورغ|28323
DE|2835297|Schwandorf in Bayern||28235
DE|2853209|Plettenberg|بلتنبرغ|28206
DE|2951923|Baunatal|باوناتال|28173
DE|2944200|Bretten|برتن|28144
DE|2878784|Lennestadt|لينهشتات|28102
DE|2891258|Kevelaer|كيفهلير|28064
DE|2842688|Saalfeld|زالفلد|28023
DE|2921653|Geislingen an der Steige|غايزلينغن آن در اشتايغه|27962
DE|2931804|Einbeck|آينبك|27931
DE|2879315|Leichlingen|لايشلينغن|27885
DE|2846523|Rinteln|رينتلن|27843
DE|2953302|Baesweiler|بايسفايلر|27834
DE|2953391|Bad Neuenahr-Ahrweiler|باد نوينار-آرفايلر|27823
DE|2862104|Nordenham|نوردنهام|27714
DE|2907585|Heiligenhaus|هايليغنهاوس|27700
DE|2882588|Kulmbach|كولمباخ|27565
DE|2824655|Sundern|زوندرن|27554
DE|2953310|Bad Zwischenahn||27550
DE|2833170|Selm|زلم|27540
DE|2872611|Mechernich|مشرنيش|27537
DE|2885908|Königsbrunn|كونيغسبرون|27494
DE|2911051|Hamminkeln|هامينكلن|27433
DE|2866758|Neckarsulm|نيكارسولم|27413
DE|2930523|Emmendingen||27383
DE|2876185|Lohne|لونه|27259
DE|2855859|Overath|أوفرات|27203
DE|2879241|Leimen|لايمن|27190
DE|2850213|Rathenow|راتينو|27115
DE|2854655|Petershagen|بترسهاغن|27090
DE|2896514|Ilmenau|إلميناو|27055
DE|2814270|Wangen|فانغن إم آلغوي|27045
DE|2944079|Brilon|بريلون|27030
DE|2881509|Landsberg am Lech|لاندسبرغ آم لش|27017
DE|2817599|Verden|فردن نيدرزاكسن|26924
DE|2841463|Sankt Wendel||26904
DE|2844862|Rösrath|روسرات|26868
DE|2826082|Strausberg|شتراوسبرغ|26649
DE|2809138|Wiesloch|فيزلوخ|26605
DE|2920020|Glauchau|غلاوخاو|26473
DE|12188617|Remseck am Neckar||26467
DE|2880144|Lauf an der Pegnitz|لاوف آن در بغنيتز|26403
DE|2829998|Sprockhövel|شبروكهوفل|26400
DE|2932924|Ehingen|إيهنغن|26398
DE|2928874|Espelkamp|إسبلكامب|26378
DE|2868788|Mühlacker|مولآكر|26375
DE|2809517|Wiehl|فيهل|26291
DE|2847666|Rheinbach|راينباخ|26262
DE|2812145|Weinstadt-Endersbach||26166
DE|2838053|Schmallenberg|شمالنبرغ|26132
DE|2906331|Hennigsdorf|هنينغسدورف|26122
DE|2922530|Garmisch-Partenkirchen|غارميش-بارتنكيرشن|26022
DE|2804008|Zittau|تسيتاو|25785
DE|2804034|Zirndorf|تسيرندورف|25734
DE|2857306|Olpe||25686
DE|2955439|Arnstadt|آرنشتات|25678
DE|2906152|Herdecke|هيردكه|25618
DE|2875626|Lübbecke|لوبيكه|25573
DE|2818766|Unterschleißheim|أونترشلايسهايم|25567
DE|2820621|Übach-Palenberg|أوباخ-بالنبرغ|25544
DE|2872582|Meckenheim||25515
DE|2906676|Helmstedt|هلمشتيت|25515
DE|2843636|Rottweil|روتفايل|25510
DE|2843355|Rudolstadt|رودولشتات|25476
DE|2906268|Heppenheim an der Bergstrasse||25442
DE|2953435|Bad Honnef|باد هونيف|25348
DE|2917412|Griesheim||25287
DE|2848845|Reinbek|راينبك|25261
DE|2806919|Wolfen||25251
DE|2817873|Varel|فارل|25212
DE|2866375|Netphen|نتفن|25163
DE|2940512|Butzbach|بوتزباخ|25156
DE|2869120|Mosbach|موسباخ|25106
DE|2899101|Horb am Neckar|هورب آم نيكار|25092
DE|2853924|Pfungstadt|بفونغسشتات|25084
DE|2844265|Roth||25083
DE|2867613|Hannoversch Münden||25073
DE|2909240|Hattersheim||25035
DE|2896020|Ingelheim am Rhein|إنغلهايم آم راين|24998
DE|2938376|Delitzsch|دليتسش|24998
DE|2941501|Burg bei Magdeburg||24958
DE|2951648|Bedburg|بيدبورغ|24937
DE|2955168|Aschersleben|آشرسلبن|24892
DE|2810716|Wertheim|فرتهايم آم ماين|24869
DE|2955770|Apolda|آبلدا|24793
DE|2954932|Attendorn|آتندورم|24773
DE|2862118|Norden|نوردن|24767
DE|2814874|Waldkraiburg|فالدكرايبورغ|24676
DE|2873352|Markkleeberg|مارك كليبرغ|24664
DE|2948825|Bingen am Rhein|بينغن آن در راين|24657
DE|2842131|Salzkotten|زالتسكوتن|24561
DE|2877550|Lindau|لينداو|24518
DE|2885536|Korbach|كورباخ|24481
DE|2959686|Achern|آخرن|24478
DE|2930889|Ellwangen|إلفانغن|24477
DE|2936985|Dillenburg|ديلنبورغ|24461
DE|2858763|Obertshausen|أوبرتسهاوزن|24459
DE|2814462|Walsrode|فالزروده|24448
DE|2924625|Friedrichsdorf|فريدريشسدورف|24435
DE|2810969|Werdau|فرداو|24424
DE|2953385|Bad Oldesloe|باد أولدزلوه|24322
DE|2814153|Warburg|فاربورغ|24317
DE|2824461|Syke|زوكة|24274
DE|2811644|Weiterstadt|فايترشتات|24253
DE|2910278|Harsewinkel|هارزهفينكل|24207
DE|2814632|Wallenhorst||24201
DE|2875379|Ludwigsfelde|لودفيغسفيلده|24164
DE|2936705|Ditzingen|ديتزينجين|24149
DE|2917737|Greiz||24147
DE|2838634|Schleswig||24114
DE|2850995|Radevormwald|رادفورموال|24100
DE|2875417|Lüdinghausen|لودينغهاوزن|24094
DE|2817576|Verl|فرل|24002
DE|2857472|Olching||23978
DE|2831250|Sonneberg|زونهبرغ|23908
DE|2924894|Freudenstadt||23868
DE|2812204|Weingarten|فاينغارتن|23802
DE|2940383|Calw|كالف|23740
DE|2807594|Wipperfürth|فيبرفورت|23723
DE|2877673|Limbach-Oberfrohna|ليمباخ-أوبرفرونا|23711
DE|2915613|Groß-Gerau|غروس-غيراو|23641
DE|2845222|Ronnenberg|روننبرغ|23416
DE|2933627|Eckernförde|إكرنفورده|23383
DE|2921139|Geretsried|غيريتسريد|23364
DE|2841693|Sangerhausen|زانغرهاوزن|23347
DE|2905457|Herzogenaurach|هرتسوغن آوراخ|23319
DE|2947739|Blieskastel|بليزكاستل|23212
DE|2854386|Pfaffenhofen an der Ilm|بفافنهوفن أن در إلم|23192
DE|2956005|Annaberg-Buchholz|آنابرغ-بوخهولتس|23092
DE|2829457|Starnberg|شتارنبرغ|23086
DE|2829777|Stadthagen|شتاتهاغن|23076
DE|2833475|Sehnde|زيندة|23060
DE|2857185|Opladen||23000
DE|2829422|Staßfurt|اشتاسفورت|22960
DE|2953449|Bad Harzburg|باد هاغزبورغ|22954
DE|2867164|Nagold||22912
DE|2934728|Duderstadt|دودرشتات|22910
DE|2953339|Bad Soden am Taunus|باد زودن آن در تاونوس|22871
DE|2925832|Forst|فرست|22843
DE|2851465|Quedlinburg|كفيدلينبورغ|22814
DE|2896736|Idstein|إدشتاين|22810
DE|2857565|Öhringen|أورينغين|22765
DE|2877142|Lindlar||22723
DE|2878840|Lengerich||22697
DE|7284571|Eisleben Lutherstadt|أيسلبن|22668
DE|2895664|Isernhagen Farster Bauerschaft||22601
DE|2834240|Schwetzingen|شفتسينغن|22593
DE|2894637|Jüchen||22562
DE|2910514|Haren||22545
DE|2849548|Rees||22544
DE|2849156|Reichenbach/Vogtland||22530
DE|2953402|Bad Mergentheim|باد مرغنتهايم|22472
DE|2939747|Crimmitschau|كريميتشاو|22442
DE|2815824|Vreden|فريدن|22412
DE|2814791|Waldshut-Tiengen|فالدزهوت-تينغن|22404
DE|2810945|Werder|فيردر|22384
DE|2878270|Leutkirch|لويتكيرش إم آلغوي|22362
DE|2939820|Coswig||22304
DE|2864005|Neustrelitz|نويشتريليتز|22291
DE|2833080|Senden||22275
DE|2941570|Büren|بورن|22263
DE|2844437|Rotenburg||22139
DE|2871486|Metzingen|متزنجن|22112
DE|2811698|Weißwasser|فايسفاسر|22099
DE|2872237|Meinerzhagen|ماينرتسهاغن|21982
DE|2930778|Elsdorf||21967
DE|2831486|Soltau|زولتاو|21945
DE|2873211|Marsberg|مرسبورغ|21914
DE|2833592|Seesen|زيزن|21909
DE|2810188|Westerstede|فسترشتيده|21902
DE|2901588|Hohen Neuendorf|هوين نويندورف|21893
DE|2921473|Gelnhausen|غيلنهاوزن|21881
DE|2958516|Alfter|الفتر|21814
DE|2831276|Sondershausen|زوندرزهاوزن|21802
DE|2914929|Groß-Umstadt|غروس-أومشتات|21758
DE|2829804|Stadtallendorf|شتاتالندورف|21720
DE|2892980|Karben|كاربن|21642
DE|2929134|Eschborn|إشبورن|21641
DE|2953379|Bad Pyrmont|باد بيرمونت|21629
DE|2875484|Luckenwalde|لوكنفالده|21616
DE|2913922|Guben|غوبن|21608
DE|2936267|Donaueschingen|دوناوشينغن|21604
DE|2805385|Xanten||21587
DE|2879832|Lebach|ليباخ|21583
DE|2872225|Meiningen|ماينينغن|21580
DE|2942073|Büdingen|بودينغن|21579
DE|2936977|Dillingen||21526
DE|2820577|Überlingen||21507
DE|2808461|Wilnsdorf||21505
DE|2814131|Waren|فارن|21470
DE|2911520|Halle|هاله|21448
DE|2812515|Weilheim||21401
DE|2890158|Kitzingen|كيتسينغن|21387
DE|3272941|Riedstadt|ريدشتات|21362
DE|2954602|Auerbach||21358
DE|2836282|Schortens|شرتنز|21357
DE|2807218|Wittmund|فيتموند|21355
DE|2936658|Döbeln|دوبلن|21338
DE|2878074|Lichtenfels||21336
DE|2953424|Bad Kissingen|باد كيسينغن|21328
DE|2831088|Sonthofen|زونتهوفن|21285
DE|2821517|Traunreut|تراونرويت|21244
DE|2931414|Eislingen||21243
DE|2928967|Eschwege|إشفيغه|21191
DE|2929831|Eppingen|إبينغن|21179
DE|2842112|Salzwedel|زالتسفيدل|21058
DE|2851584|Püttlingen|بوتلينغن|21052
DE|2958975|Aichach|آيشاخ|21042
DE|2817818|Vaterstetten|وترستتن|21007
DE|2805910|Wülfrath|فولفرات|21003
DE|2899601|Holzminden|هولتسميندن|20998
DE|2817537|Versmold|فرسمولد|20996
DE|2921034|Germersheim|غيرمرسهايم|20972
DE|2852218|Prenzlau|برنتسلاو|20899
DE|2943573|Bruchköbel|بروخكوبل|20892
DE|2957886|Altena|آلتنا|20862
DE|2831403|Sömmerda|سومرداو|20853
DE|2819465|Unterhaching||20852
DE|2897132|Husum|هوسوم|20841
DE|2930216|Engelskirchen||20786
DE|2909313|Haßloch||20779
DE|2904886|Hiddenhausen||20771
DE|2953545|Bad Berleburg|باد برلهبورغ|20757
DE|2930030|Ennigerloh|إنيغرلوه|20713
DE|2933364|Edewecht||20658
DE|2902852|Hockenheim|هوكنهايم|20614
DE|2829758|Stadtlohn|شتاتلون|20602
DE|2920834|Geseke|غيسيكه|20602
DE|2908032|Heide||20599
DE|2953374|Bad Rappenau|باد رابناو|20581
DE|2950294|Bergneustadt|برغنويشتات|20567
DE|2924206|Fröndenberg|فروندنبرغ|20566
DE|2906199|Herborn||20473
DE|2861733|Nottuln||20427
DE|2851343|Quickborn|كفيكبورن|20410
DE|6558039|Rheinstetten|راينشتيتن|20378
DE|2860080|Oberkirch|أوبركيرش|20375
DE|2810919|Werdohl|وردل|20366
DE|2924360|Friesoythe|فريزويته|20311
DE|2911584|Haldensleben I|هالدنسلبن|20294
DE|2920891|Gersthofen|غيرستهوفن|20254
DE|2911964|Haiger|هايغر|20218
DE|2817105|Vlotho|فلوتو|20214
DE|2803723|Zülpich||20208
DE|2920620|Giengen an der Brenz|غينغن آن در برنتس|20201
DE|2815487|Waghäusel|فاغهويزل|20178
DE|2807344|Wittenberge||20171
DE|2814883|Waldkirch||20155
DE|2863795|Neu Wulmstorf||20150
DE|2905290|Hessisch Oldendorf|هسيش أولدندورف|20129
DE|2882318|Kürten||20103
DE|2863712|Nidderau|نيدراو|20090
DE|2850253|Rastede||20046
DE|2815678|Wachtberg||20032
DE|2926120|Flörsheim||20023
DE|2835260|Schwanewede||20015
DE|2869019|Mössingen|موسينغن|20010
DE|2904985|Heusweiler||20006
DE|2811278|Wenden||19924
DE|2898603|Hörstel|هورستل|19894
DE|2814305|Wandlitz||19888
DE|2828050|Steinhagen||19869
DE|2930182|Enger||19852
DE|2953320|Bad Waldsee|باد فالدزيه|19840
DE|2931361|Eitorf||19761
DE|2893544|Kaltenkirchen|كالتنكيرشن|19747
DE|2913555|Günzburg|غونتسبورغ|19737
DE|2953347|Bad Schwartau|باد اشوراتوا|19722
DE|2833242|Seligenstadt|زيلينغنشتات|19569
DE|2838059|Schmalkalden|اشمالكالدن|19553
DE|2953525|Bad Driburg|باد دربورغ|19553
DE|2815137|Waldbröl|فالدبرول|19533
DE|2823567|Teltow|تلتو|19530
DE|2861914|Nördlingen|نوردلينغن|19492
DE|2858245|Ochtrup|أوختروب|19441
DE|2835342|Schwalmtal||19435
DE|2872649|Mayen|ماين|19414
DE|2908495|Hechingen|هشينغن|19400
DE|2856930|Oschersleben|أوشرسليبن|19396
DE|2946478|Bönen||19393
DE|2823590|Telgte|تلغته|19389
DE|2836413|Schopfheim|شوبفهايم|19386
DE|2851782|Puchheim||19357
DE|2942159|Bückeburg|بيوكهبورغ|19351
DE|2812625|Weil der Stadt|فايل در شتات|19338
DE|2835345|Schwalmstadt||19279
DE|2925629|Frankenberg|فرانكنبرغ|19276
DE|2944354|Bremervörde|برمرفورده|19268
DE|2824801|Sulzbach-Rosenberg|زولتسباخ-روزنبرغ|19252
DE|2922230|Gauting||19216
DE|2940942|Burscheid|بورشايد|19215
DE|2839335|Schifferstadt|شيفرشتات|19209
DE|2855935|Ottobrunn bei München|اوتوبرون|19204
DE|2837291|Schneverdingen|شنفردينغن|19199
DE|2855441|Parchim|بارشيم|19161
DE|2847689|Rhede|ريدة|19140
DE|2958533|Alfeld|آلفلد|19138
DE|2949470|Bexbach|بكسباخ|19115
DE|2917221|Gröbenzell||19110
DE|2953398|Bad Münstereifel|باد مونستر آيفل|19051
DE|2921061|Gerlingen|غيرلينغن|19050
DE|2880077|Laupheim|لاوبهايم|19012
DE|2904992|Heusenstamm|هويزنشتام|19012
DE|2880221|Lauchhammer|لاوخهمر|18990
DE|2956715|Alzenau in Unterfranken||18932
DE|2926670|Finsterwalde|فينسترفالده|18922
DE|2946172|Borna|بورنا|18806
DE|2936909|Dingolfing|دينغولفينغ|18805
DE|2881889|Lahnstein|لانشتاين|18749
DE|2851079|Radeberg|رادهبرغ|18747
DE|2821807|Torgau|تورجاو|18746
DE|2936974|Dillingen an der Donau|ديلينغن أن در دوناو|18734
DE|2953400|Bad Münder am Deister|باد موندر|18726
DE|2841386|Sarstedt|زارشتيت|18718
DE|2835382|Schwalbach||18708
DE|2953522|Bad Dürkheim|باد دوركهايم|18698
DE|3207197|Vellmar|فلمار|18623
DE|2924915|Freudenberg||18601
DE|11951298|Sachsenheim||18594
DE|2811909|Weißenburg in Bayern|فايسنبورغ إن بايرن|18578
DE|2836203|Schramberg|شرامبرغ|18565
DE|2954695|Aue|آئو|18554
DE|2873291|Marktoberdorf|ماركت أوبردورف|18505
DE|2896538|Illingen||18488
DE|2839050|Schkeuditz|شكويديتس|18487
DE|2906530|Hemmingen||18470
DE|2869994|Mölln|مولن|18469
DE|2815559|Wadgassen||18464
DE|2821515|Traunstein|تراونشتاين|18422
DE|2884245|Kreuzau||18400
DE|2876755|Löbau|لوبا|18374
DE|2824841|Sulzbach|زولتسباخ|18364
DE|2936253|Donauwörth|دوناوفورت|18364
DE|2877709|Lilienthal||18293
DE|2893437|Kamenz|كامينز|18270
DE|2853928|Pfullingen||18269
DE|2941279|Burghausen||18263
DE|2865376|Neufahrn bei Freising||18255
DE|2883784|Kronach|كروناخ|18248
DE|2863716|Nidda||18241
DE|2956710|Alzey||18241
DE|2873289|Marktredwitz|ماركتردفيتس|18204
DE|2891014|Kierspe|كيرشبة|18188
DE|2953413|Bad Langensalza|باد لانغنزالتسا|18183
DE|2823368|Tettnang||18135
DE|2808893|Wildeshausen|فيلدسهاوزن|18114
DE|2867770|Müllheim||18097
DE|2885412|Korntal||18081
DE|2929865|Eppelborn||18079
DE|2953317|Bad Wildungen|باد فيلدونغن|18037
DE|2917325|Grimma|غريما|17991
DE|2886446|Kolbermoor|كولبرمور|17941
DE|2818067|Uetersen|يوترسن|17921
DE|2892874|Karlsfeld||17920
DE|2841125|Bad Saulgau||17911
DE|2888523|Kleinmachnow||17892
DE|2807240|Wittlich|فيتليش|17887
DE|2831852|Sinzig|زينتسيغ|17880
DE|2885672|Konz|كونتس|17879
DE|2848762|Reinheim|راينهايم|17841
DE|2899538|Holzwickede||17821
DE|2945542|Brakel||17808
DE|2823812|Taufkirchen||17791
DE|2942634|Buchen in Odenwald|بوخن|17773
DE|2958128|Alsfeld|آلسفلد|17771
DE|2867542|Munster||17746
DE|2883754|Kronberg||17730
DE|2953558|Bad Aibling|باد آيبلينغ|17672
DE|2911384|Halver|هالفر|17650
DE|2823533|Templin|تمبلين|17634
DE|2868506|Mühldorf||17622
DE|2931871|Eilenburg|آيلنبورغ|17609
DE|2837954|Schmelz||17596
DE|2913192|Haar||17560
DE|12035575|Kronberg Tal||17550
DE|2951111|Bendorf|بندورف|17495
DE|2875623|Lubnjow|لوبيناو|17461
DE|2848175|Renningen|رنينغن|17442
DE|2953324|Bad Tölz|باد تولتس|17434
DE|2861677|Nümbrecht||17427
DE|2857900|Oerlinghausen|أورلينغهاوزن|17403
DE|2869449|Moosburg||17363
DE|2807201|Wittstock||17361
DE|2872519|Meerane|ميرانه|17325
DE|2940204|Cham||17314
DE|2861402|Oberasbach|أوبراسباخ|17306
DE|2815565|Wadern|فادرن|17282
DE|2871284|Michelstadt|ميشلشتات|17279
DE|2806081|Wörth am Rhein|فورث آم راين|17272
DE|2838201|Schlüchtern|شلوشترن|17260
DE|2907545|Heilbad Heiligenstadt|هايلباد هايليغنشتات|17230
DE|2806768|Wolfratshausen|ولفراتزهاوزن|17191
DE|2947641|Blomberg||17183
DE|2847524|Ribnitz-Damgarten|ريبنيتس-دامغارتن|17152
DE|2803870|Zossen|سوزه|17138
DE|2833296|Selb|زلب|17132
DE|2920842|Gescher|غيشر|17115
DE|2903175|Hochheim am Main||17027
DE|2928381|Eutin|أويتين|16984
DE|2953371|Bad Reichenhall|باد رايشنهال|16910
DE|2920433|Gilching||16859
DE|2955421|Bad Arolsen|باد آرولزن|16854
DE|2930646|Eltville||16845
DE|2826909|Stockach|شتوكاخ|16844
DE|2837470|Schneeberg||16784
DE|2937317|Diepholz|ديبهولتس|16783
DE|2899676|Holzkirchen||16770
DE|2907887|Heidenau|هايدنو|16756
DE|2873632|Marienberg|مارينبرغ|16716
DE|2864053|Neustadt bei Coburg|نويشتات باي كوبورغ|16715
DE|2817202|Vilshofen||16695
DE|2947449|Bobingen|بوبينغن|16682
DE|2875831|Losheim||16660
DE|2813786|Wassenberg|فاسنبرغ|16641
DE|2870318|Mittweida|ميتفايدا|16619
DE|2866930|Nauen||16600
DE|2832232|Sigmaringen||16592
DE|2953770|Babenhausen||16575
DE|2916630|Großenhain|غروسنهاين|16573
DE|2904725|Hille||16567
DE|2826861|Stockelsdorf||16562
DE|2953363|Bad Säckingen|باد زكينغين|16549
DE|2901420|Hohenstein-Ernstthal|هوينشتاين-إرنستال|16542
DE|2896546|Illertissen|إلرتيسن|16522
DE|2913537|Gunzenhausen|غونتسنهاوزن|16477
DE|2904808|Hilchenbach|هيلشنباخ|16467
DE|2902559|Hofgeismar|هوفغايزمار|16444
DE|2885800|Königslutter am Elm|كونيغسلوتر|16419
DE|2953357|Bad Salzungen|باد زالتسونغن|16410
DE|3337504|Seeheim-Jugenheim|سيهيم - يوجينهايم|16395
DE|2875645|Loxstedt||16382
DE|2890504|Kirchhain|كيرشهاين|16381
DE|2898098|Hückeswagen|هوكيسفاغن|16369
DE|2915196|Großostheim||16346
DE|2890425|Kirchlengern||16338
DE|2897436|Hünfeld|هونفلد|16323
DE|2812522|Weilerswist||16321
DE|2848335|Remagen|رماغن|16280
DE|2953197|Baiersbronn||16248
DE|2811292|Wendelstein||16220
DE|2817813|Vechelde||16219
DE|2878673|Leopoldshöhe||16219
DE|2946366|Boppard|بوبارد|16215
DE|2911408|Halstenbek||16212
DE|2919880|Glinde||16210
DE|2952252|Bassum|باسوم|16191
DE|2864034|Neustadt in Holstein||16176
DE|2865716|Neuenhagen||16170
DE|2834978|Schwarzenberg|شفارتسنبرغ|16168
DE|2945545|Brake (Unterweser)||16150
DE|2836084|Schrobenhausen|شروبنهاوزن|16143
DE|2850887|Rahden|رادن|16140
DE|2876147|Lohr am Main||16127
DE|2882440|Künzell||16124
DE|2943336|Brüggen||16105
DE|2929247|Erwitte|إرفيته|16081
DE|2854923|Penzberg|بنتزبرغ|16079
DE|2807184|Witzenhausen|فيتسنهاوزن|16055
DE|2953341|Bad Segeberg|باد زغهبرغ|16052
DE|2920329|Ginsheim-Gustavsburg||16043
DE|2939167|Damme|دامة|16024
DE|2814146|Wardenburg||16019
DE|2917816|Grefrath||16016
DE|2856944|Oschatz|أوشاتس|16000
DE|2951679|Beckingen||15983
DE|2948071|Blankenburg|بلانكنبورغ|15963
DE|2898364|Hövelhof||15962
DE|2818094|Uslar|اوزلار|15951
DE|2905206|Hettstedt|هيتشتيت|15949
DE|2850235|Ratekau||15921
DE|2933959|Ebersbach an der Fils|إبرسباخ آن در فيلز|15919
DE|2925080|Freilassing|فرايلاسنغ|15909
DE|2943408|Bruckmühl||15851
DE|2857291|Olsberg||15814
DE|2839316|Schiffweiler||15780
DE|2852280|Preetz|برييتس|15768
DE|2953464|Bad Essen||15732
DE|2811204|Wendlingen am Neckar|فندلينغن|15728
DE|2891834|Kelheim|كلهايم|15723
DE|2813433|Weener|فينر|15718
DE|2804748|Zerbst|تسبرست|15680
DE|2885760|Königstein im Taunus|كونيغشتاين إم تاونوس|15661
DE|2847033|Riegelsberg||15647
DE|2832023|Simmerath||15646
DE|2887716|Klingenstein||15643
DE|2830637|Spenge||15625
DE|2934020|Eberbach|ابرباخ|15624
DE|2858103|Odenthal||15619
DE|2923507|Füssen|فسن|15608
DE|2948164|Bitterfeld-Wolfen||15608
DE|2873776|Marbach am Neckar|مارباخ|15604
DE|2898079|Hude||15567
DE|2953552|Bad Bentheim|بادبنتهايم|15508
DE|2855917|Ottweiler|أوتفايلر|15503
DE|2863199|Niederkrüchten|نيدركروختن|15487
DE|2956093|Angermünde|آنغرمونده|15453
DE|2859380|Ober-Ramstadt|أوبر-رامشتات|15367
DE|2940938|Bürstadt|بيورشتات|15348
DE|2939995|Clausthal-Zellerfeld|كلاوستال تسيللرفيلد|15345
DE|2826304|Straelen|اشترلن|15325
DE|2958024|Altdorf bei Nurnberg||15312
DE|2922582|Garching|غارشينغ باي مونشن|15303
DE|2855794|Oyten||15286
DE|3274966|Lauda-Königshofen|لاودا-كونيغسهوفن|15278
DE|2866280|Neu-Anspach|نوي-أنشباخ|15276
DE|2892786|Karlstadt|كارلشتات آم ماين|15272
DE|2949475|Beverungen|بيفرونغن|15266
DE|2953389|Bad Neustadt an der Saale|باد نوياشتات آن در زاله|15261
DE|2935042|Drensteinfurt|درنشتاينفورت|15260
DE|2925189|Freiberg am Neckar|فرايبرغ آم نيكار|15235
DE|2805597|Wurzen|فورتسن|15233
DE|2868936|Much||15231
DE|2933101|Eggenstein-Leopoldshafen||15189
DE|2882091|Bad Laasphe|باد لاسفه|15184
DE|2955224|Ascheberg||15184
DE|2953405|Bad Lippspringe|باد ليبشبرينغه|15175
DE|2937591|Dieburg|ديبورغ|15168
DE|2945591|Brackenheim|براكنهايم|15083
DE|2882439|Künzelsau|كونتسلزاو|15070
DE|2820973|Trossingen|تروسينغن|15040
DJ|223817|Djibouti|جيبوتي|623891
DJ|225284|'Ali Sabieh|علي صبيح|55000
DJ|220782|Tadjourah|تجرة|22193
DJ|221527|Obock|أبخ|17776
DJ|223890|Dikhil|دخيل|12043
DJ|225037|Arta|أرتا|6025
DJ|222596|Holhol|هلهول|3519
DK|2618425|Copenhagen|كوبنهاغن|1153615
DK|2624652|Århus||285273
DK|2615876|Odense|ادنسه|180863
DK|2624886|Aalborg|آلبو|142937
DK|2621942|Frederiksberg|فريدريكسبرغ|95029
DK|2622447|Esbjerg|إيسبيرغ|71698
DK|2615006|Randers|راندرس|62802
DK|2618528|Kolding|كولدنغ|61638
DK|2619771|Horsens|هورزنس|61074
DK|2610613|Vejle||60231
DK|2619528|Hvidovre||53527
DK|2614481|Roskilde||51916
DK|2620425|Herning||50565
DK|2614030|Silkeborg|سيلكيبورج|49747
DK|2619856|Hørsholm||47680
DK|2621215|Greve||47671
DK|2620583|Hedensted||47099
DK|2616038|Næstved||44331
DK|2610319|Viborg||41239
DK|2621951|Fredericia||40886
DK|2614600|Rødovre||40652
DK|2623188|Charlottenlund||40000
DK|2624341|Ballerup||40000
DK|2618415|Køge||38304
DK|2620320|Hillerød||35357
DK|2611828|Taastrup||35238
DK|2620473|Helsingør|هيليسينكور|35048
DK|2620046|Holstebro||32072
DK|2613460|Slagelse||31896
DK|2624906|Albertslund||30000
DK|2620147|Holbæk||29608
DK|2613102|Sønderborg||27766
DK|2612045|Svendborg||27300
DK|2624843|Allerød||25867
DK|2620214|Hjørring||25644
DK|2616235|Nørresundby||23718
DK|2621356|Glostrup||23128
DK|2614764|Ringsted||23086
DK|2621927|Frederikshavn||22672
DK|2620964|Haderslev||22011
DK|2624112|Birkerød||20877
DK|2622306|Farum||20312
DK|2613731|Skive||20190
DK|2612629|Stenløse||19998
DK|2615961|Nykøbing Falster||19976
DK|2619377|Ishøj||19453
DK|2610020|Vordingborg||17868
DK|2616015|Nyborg||17525
DK|2621912|Frederikssund||16850
DK|2617658|Lillerød||16741
DK|2610789|Vallensbæk||16515
DK|2611497|Tønder||16401
DK|2625070|Aabenraa||16401
DK|2616933|Middelfart||16277
DK|2619154|Kalundborg||16211
DM|3575635|Roseau|روسو|16571
DO|3492908|Santo Domingo|سانتو دومينغو|2201941
DO|3492914|Santiago de los Caballeros||1200000
DO|7874116|Santo Domingo Oeste||701269
DO|8601412|Santo Domingo Este||700000
DO|3493032|San Pedro de Macorís||217899
DO|3500957|La Romana||208437
DO|3511540|San Cristóbal||154040
DO|3493175|Puerto Plata||146000
DO|3493146|San Francisco de Macorís||124763
DO|3493240|Salvaleón de Higüey||123787
DO|3509382|Concepción de La Vega||102426
DO|3494242|Punta Cana||100023
DO|3492985|Santa Cruz de Barahona||77160
DO|3511233|Bonao||73269
DO|3493081|San Juan de la Maguana||72950
DO|3512128|Bajos de Haina||66784
DO|3512067|Baní||66709
DO|3496331|Moca||61834
DO|3512208|Azua||59139
DO|3496831|Mao||48297
DO|3511336|Boca Chica||46300
DO|3493283|Salcedo||45299
DO|3505855|Esperanza||42169
DO|3509207|Cotuí||41641
DO|3491952|Villa Altagracia||40027
DO|3504765|Hato Mayor del Rey||35999
DO|3496021|Nagua||33862
DO|3491948|Villa Bisonó||33137
DO|3504158|Jarabacoa||29983
DO|3509363|Constanza||29481
DO|3492984|Santa Cruz de El Seibo||23547
DO|3492517|Tamboril||23304
DO|3500370|Las Matas de Farfán||21802
DO|3493100|San José de Ocoa||21148
DO|3511626|Bayaguana||21055
DO|3493769|Río Grande||20154
DO|3496150|Monte Llano||19029
DO|3495857|Neiba||18670
DO|3494121|Quisqueya||17694
DO|3493174|San Fernando de Monte Cristi||17001
DO|3493482|Sabana Grande de Boyá||16834
DO|3508952|Dajabón||16398
DO|3493383|Sabaneta||16380
DO|3496134|Monte Plata||15532
DZ|2507480|Algiers|الجزائر العاصمة|1977663
DZ|2474141|Boumerdes|بومرداس|786499
DZ|2485926|Oran|وهران|645984
DZ|2477461|Tébessa|تبسة|634332
DZ|2501152|Constantine|قسنطينة|450097
DZ|2503826|Biskra|بسكرة|307987
DZ|2481700|Sétif|سطيف|288461
DZ|2505572|Batna|باتنة|280798
DZ|2505854|Bab Ezzouar|باب الزوار|275630
DZ|2506999|Annaba|عنابة|206570
DZ|2481007|Sidi Bel Abbès|سيدي بلعباس|191769
DZ|2503769|Blida|البليدة|182447
DZ|2476897|Tiaret|تيارت|178915
DZ|2498611|Chlef|الشلف|178616
DZ|2503701|Bordj Bou Arréridj|برج بوعريريج|168346
DZ|2498954|Ech Chettia|الشطية|167955
DZ|2505329|Bejaïa|بجاية|164103
DZ|2479536|Skikda|سكيكدة|162702
DZ|2498766|El Achir|اليشير|158333
DZ|2479215|Souk Ahras|سوق أهراس|156745
DZ|2500017|Djelfa|الجلفة|154265
DZ|2490098|Mascara|معسكر|150000
DZ|2492913|Jijel|جيجل|148000
DZ|2488835|Médéa|المدية|147707
DZ|12326384|Taher|الطاهير|147612
DZ|2475744|Tizi Ouzou|تيزي وزو|144000
DZ|2505530|Béchar|بشار|143382
DZ|2497411|El Oued|الوادي|134699
DZ|2475687|Tlemcen|تلمسان|132341
DZ|2483668|Relizane|غليزان|130094
DZ|2487134|Mostaganem|مستغانم|130000
DZ|2485801|Ouargla|ورقلة|129402
DZ|2498392|El Eulma|العلمة|128351
DZ|2482572|Saïda|سعيدة|127497
DZ|2495662|Guelma|قالمة|123590
DZ|2503661|Bordj el Kiffan|برج الكيفان|123246
DZ|2507972|Aïn Oussera|عين وسارة|118687
DZ|2491889|Khenchela|خنشلة|117000
DZ|2491191|Laghouat|الأغواط|113872
DZ|2508287|Aïn Beïda|عين البيضاء|105765
DZ|2505653|Baraki|براقي|105402
DZ|2484620|Oum el Bouaghi|أم البواقي|100821
DZ|2486690|M'sila|المسيلة|100000
DZ|2487772|Messaad|مسعد|99485
DZ|2505629|Barika|بريكة|98846
DZ|2496049|Ghardaïa|غرداية|93423
DZ|2504622|Beni Mered|بني مراد|92749
DZ|2508737|Aflou|أفلو|84683
DZ|2497849|El Khroub|الخروب|83746
DZ|2482886|Rouissat|الرويسات|80784
DZ|2504099|Berrouaghia|البرواقية|80573
DZ|2491323|Ksar el Boukhari|قصر البخاري|77166
DZ|2491911|Khemis Miliana|خميس مليانة|75865
DZ|2505915|Azzaba|عزابة|75317
DZ|2478216|Tamanrasset|تمنراست|73128
DZ|2507877|Aïn Touta|عين التوتة|72280
DZ|2501404|Cheria|الشريعة|72095
DZ|2503847|Birkhadem|بئر خادم|71722
DZ|2501541|Chelghoum el Aïd|شلغوم العيد|71660
DZ|2481246|Sidi Aïssa|سيدي عيسى|69740
DZ|2491050|Larbaâ|الأربعاء|69298
DZ|2487452|Mila|ميلة|68831
DZ|2503878|Bir el Ater|بئر العاتر|68703
DZ|2479247|Sougueur|السوقر|68654
DZ|2508102|Aïn Fakroun|عين فكرون|68433
DZ|2475612|Tolga|طولقة|68246
DZ|2497060|Es Senia|السانية|68084
DZ|2503874|Bir el Djir|بئر الجير|68032
DZ|2507646|Akbou|أقبو|66654
DZ|2504072|Besbes|البسباس|66287
DZ|2498543|El Bayadh|البيض|64632
DZ|2480368|Sidi Khaled|سيدي خالد|64476
DZ|2507943|Aïn Sefra|عين الصفراء|63420
DZ|2496232|Frenda|فرندة|63319
DZ|2503147|Bougara|بوقرة|63155
DZ|2494610|Hamma Bouziane|حامة بوزيان|63012
DZ|2483746|Reguiba|الرقيبة|62185
DZ|2475860|Tissemsilt|تيسمسيلت|61155
DZ|2488722|Meftah|مفتاح|59990
DZ|2485582|Oued Rhiou|وادي رهيو|59864
DZ|2503181|Boufarik|بوفاريك|59742
DZ|2479609|Sig|سيق|58877
DZ|2491335|Ksar Chellala|قصر الشلالة|58478
DZ|2479966|Sidi Moussa|سيدي موسى|57928
DZ|2507901|Aïn Temouchent|عين تموشنت|57354
DZ|2483936|Râs el Oued|رأس الوادي|56726
DZ|2491134|Lakhdaria|الأخضرية|56719
DZ|2499055|Drean|الذرعان|55147
DZ|2483757|Reghaïa|الرغاية|54962
DZ|2503755|Boghni|بوغني|54666
DZ|2482090|Sedrata|سدراتة|53318
DZ|2494029|Hassi Messaoud|حاسي مسعود|53000
DZ|2502958|Bouïra|البويرة|52500
DZ|2508228|Aïn Defla|عين الدفلة|52276
DZ|2483649|Remchi|الرمشي|51224
DZ|2479161|Sour el Ghozlane|سور الغزلان|50204
DZ|2497655|El Meghaier|المغير|49793
DZ|2476403|Timimoun|تميمون|49237
DZ|2475475|Touggourt|تقرت|49044
DZ|2504581|Beni Saf|بني صاف|46382
DZ|2476301|Tindouf|تندوف|45966
DZ|2508119|'Aïn el Turk|عين الترك|45323
DZ|2503229|Boudouaou|بودواو|45153
DZ|2504110|Berriane|بريان|44580
DZ|2485618|Oued Fodda|وادي فدة|44523
DZ|2508813|Adrar|أدرار|43903
DZ|2493918|Hennaya|الحناية|41959
DZ|2499104|Draa el Mizan|ذراع الميزان|41263
DZ|2506043|Azazga|عزازقة|40623
DZ|2498305|El Meniaa|المنيعة|40195
DZ|2494554|Hammam Bou Hadjar|حمام بوحجر|35896
DZ|2508297|Aïn Arnat|عين أرنات|35088
DZ|6698360|BABOR - VILLE|بابور|33000
DZ|2483761|Reggane|رقان|32974
DZ|2478226|Tamalous|تمالوس|32579
DZ|6930641|In Salah|إن صالح|32518
DZ|2505651|Barbacha|برباشة|31983
DZ|2476412|el hed|تيميزارت إلماثن|31890
DZ|2481639|Sfizef|سفيزف|31081
DZ|2485572|Oued Sly|وادي سلي|30504
DZ|2508268|Aïn Bessem|عين بسام|29461
DZ|2492345|Kerkera|الكركرة|27177
DZ|2499193|Douera|الدويرة|26926
DZ|2502924|Boukadir|بوقادير|26662
DZ|2498704|El Amria|العامرية|26407
DZ|2500583|Dellys|دلس|26384
DZ|2475921|Tirmitine|تيرمتين|26261
DZ|2497796|El Kseur|القصر|26050
DZ|2507169|Amizour|أميزور|25825
DZ|2476028|Tipaza|تيبازة|25225
DZ|2506795|Aoulef|آولف|24812
DZ|2509031|Abou el Hassan|دائرة أبو الحسن|24022
DZ|2482447|Salah Bey|دزيرة|23339
DZ|2496573|Feraoun|فرعون|21700
DZ|2482908|Rouiba|الرويبة|20742
DZ|2497323|El Tarf|الطارف|20300
DZ|2487852|Mers el Kebir|المرسى الكبير|20178
DZ|2501680|Chebli|الشبلي|19901
DZ|2482159|Seddouk|صدوق|19884
DZ|2497714|El Malah|المالح|19415
DZ|2504739|Beni Amrane|بني عمران|18414
DZ|2504755|Béni Abbès|بني عباس|11416
DZ|2502625|Boumagueur|بومقر|8474
DZ|2486523|Naama|النعامة|8390
DZ|2493456|Illizi|إليزي|6629
EC|3652462|Quito|كيتو|2781641
EC|3657509|Guayaquil|غواياكويل|2723665
EC|3658666|Cuenca||636996
EC|3651297|Santo Domingo de los Colorados||458580
EC|3660689|Ambato|أمباتو|387309
EC|3652941|Portoviejo||321800
EC|3658192|Eloy Alfaro||315724
EC|3654533|Machala||289141
EC|3654667|Loja|لوجا|274112
EC|3654410|Manta||264281
EC|3652350|Riobamba|ريوبامبا|264048
EC|3655673|Ibarra||221149
EC|3657990|Esmeraldas||218727
EC|3652567|Quevedo||213842
EC|3654870|Latacunga||205624
EC|3658501|Daule||173684
EC|3654215|Milagro||133508
EC|3650472|Tulcán||86498
EC|3660418|Babahoyo||76279
EC|3655131|La Libertad||75881
EC|3650273|Velasco Ibarra||48754
EC|3652743|Puerto Francisco de Orellana||48144
EC|3653403|Pasaje||44860
EC|3659139|Chone||44751
EC|3652100|Salinas||43862
EC|3651438|Santa Elena|سانتا إيلينا|42214
EC|3652257|Rosa Zarate||42121
EC|3651356|Santa Rosa||41816
EC|3660361|Balzar||40115
EC|3655720|Huaquillas||39757
EC|3650267|Ventanas||38168
EC|3660401|Bahía de Caráquez||37056
EC|3654853|La Troncal||36353
EC|3655446|Jipijapa||35901
EC|3660434|Azogues||34877
EC|3653873|Naranjito||34206
EC|3650186|Vinces||32497
EC|3653693|Otavalo|اوتابالو|32330
EC|3658053|El Triunfo||32282
EC|3653882|Naranjal||32045
EC|3653015|Playas||30564
EC|3650121|Yaguachi Nuevo||27947
EC|3659578|Cayambe||26582
EC|3654536|Machachi||25742
EC|3652584|Puyo||24881
EC|3655185|Nueva Loja|نوئوا لوجا|24211
EC|3652065|Samborondón||24118
EC|3654541|Macas||23687
EC|3653295|Pedro Carbo||23372
EC|3657571|Guaranda||22199
EC|3660152|Boca Suno||20313
EC|3651694|San Lorenzo de Esmeraldas||20209
EC|3659599|Catamayo||18565
EC|3654055|Montecristi||18351
EC|3660478|Atuntaqui||17456
EC|3659926|Calceta||17286
EC|3650721|Tena||17172
EC|3657670|Gualaceo||17122
EC|3653130|Piñas||16981
EC|3659711|Cariamanga||16862
EC|3653287|Pelileo||16572
EC|3655117|La Maná||16450
EC|3652684|Pujilí||16168
EC|3654064|Montalvo||15547
EC|3650960|Sucre||15286
EC|3649959|Zamora||15276
EE|588409|Tallinn|تالين|394024
EE|588335|Tartu||91407
EE|590031|Narva|نارفا|54409
EE|589580|Pärnu||40228
EE|591260|Kohtla-Järve||35395
EE|587577|Viljandi|فيلياندي|17407
EE|590447|Maardu|ماردو|16630
EG|360630|Cairo|القاهرة|9606916
EG|361058|Alexandria|الإسكندرية|5263542
EG|360995|Giza|الجيزة|4367343
EG|349076|Shubra al Khaymah|شبرا الخيمة|1240289
EG|358619|Port Said|بورسعيد|780515
EG|359796|Suez|السويس|699541
EG|360761|Al Mansurah|المنصورة|621953
EG|360829|Al Mahallah al Kubra|المحلة الكبرى|592573
EG|347497|Tanta|طنطا|576648
EG|359783|Asyut|أسيوط|528669
EG|361320|Al Fayyum|الفيوم|519047
EG|360890|Al Khusus|الخصوص|488904
EG|359493|Zagazig|الزقازيق|430445
EG|361055|Ismailia|الإسماعيلية|429465
EG|360502|Luxor|الأقصر|422407
EG|359792|Aswan|أسوان|379774
EG|353219|6th of October|السادس من أكتوبر|368650
EG|358448|Damanhur|دمنهور|318207
EG|7799991|New Cairo|القاهرة الجديدة|313139
EG|358048|Damietta|دمياط|305920
EG|360686|Al Minya|المنيا|283605
EG|359173|Bani Suwayf|بني سويف|273151
EG|349158|Shibin al Kawm|شبين الكوم|267945
EG|354775|Kafr ad Dawwar|كفر الدوار|267370
EG|347796|Sohag|سوهاج|266944
EG|350550|Qina|قنا|252883
EG|353229|Al 'Ashir min Ramadan|العاشر من رمضان|246148
EG|355795|Halwan|حلوان|230000
EG|352951|Mallawi|ملوي|212628
EG|355628|Idku|إدكو|210678
EG|361291|Hurghada|الغردقة|207132
EG|361546|Arish|العريش|199243
EG|354502|Kafr ash Shaykh|كفر الشيخ|194569
EG|358840|Bilbays|بلبيس|185237
EG|359280|Banha|بنها|182254
EG|352733|Mersa Matruh|مرسى مطروح|176498
EG|360716|Al Matariyah|المطرية|162045
EG|347591|Talkha|طلخا|157737
EG|350789|Qalyub|قليوب|156363
EG|361179|Al Hawamidiyah|الحوامدية|155055
EG|362485|Abu Kabir|أبو كبير|154466
EG|352181|Mit Ghamr|ميت غمر|153754
EG|361661|Akhmim|أخميم|151430
EG|355026|Girga|جرجا|151256
EG|358108|Disuq|دسوق|149291
EG|349717|Samalut|سمالوط|142009
EG|12451089|Al-'Ubur|العبور|138987
EG|353492|Kirdasah|كرداسة|137588
EG|358172|Dikirnis|دكرنس|137542
EG|358821|Bilqas|بلقاس|137080
EG|358600|Bush|بوش|136441
EG|347634|Tahta|طهطا|134314
EG|347907|Sinnuris|سنورس|133532
EG|355635|Idfu|إدفو|133000
EG|360754|Al Manzalah|المنزلة|127394
EG|350203|Rosetta|رشيد|125778
EG|352354|Munuf|منوف|125707
EG|360048|Ashmun|أشمون|124483
EG|359815|As Sinbillawayn|السنبلاوين|124020
EG|353183|Maghaghah|مغاغة|118223
EG|352913|Manfalut|منفلوط|117925
EG|356989|Faqus|فاقوس|116945
EG|353802|Kawm Umbu|كوم أمبو|116293
EG|359212|Bani Mazar|بني مزار|115759
EG|361329|Al Fashn|الفشن|112999
EG|362973|Abnub|أبنوب|111785
EG|346030|Zefta|زفتى|111700
EG|362004|Abu Tij|أبو تيج|105418
EG|358269|Dayrut|ديروط|102570
EG|347296|Tima|طما|101130
EG|356000|Hawsh 'Isa|حوش عيسى|85352
EG|354365|Kafr az Zayyat|كفر الزيات|73725
EG|355449|Isna|إسنا|69335
EG|360526|Al Qusiyah|القوصية|68394
EG|361029|Al Jammaliyah|الجمالية|68381
EG|360923|Al Kharjah|الخارجة|67700
EG|347236|Tukh|طوخ|67599
EG|359576|Awsim|أوسيم|63862
EG|356806|Fuwwah|فوة|63310
EG|360928|Al Khankah|الخانكة|62434
EG|360542|Al Qurayn|القرين|61730
EG|362277|Abu Qurqas|أبو قرقاص|61182
EG|360773|Al Minshah|المنشاة|61134
EG|350422|Qus|قوص|60181
EG|356945|Faraskur|فارسكور|58284
EG|352344|Minyat an Nasr|منية النصر|56951
EG|349156|Shibin al Qanatir|شبين القناطر|56872
EG|360615|Al Qanatir al Khayriyah|القناطر الخيرية|56302
EG|358970|Basyun|بسيون|55523
EG|349715|Samannud|سمنود|54980
EG|349114|Shirbin|شربين|54676
EG|358115|Dishna|دشنا|54197
EG|356933|Farshut|فرشوط|53851
EG|358095|Diyarb Najm|ديرب نجم|51841
EG|359710|At Tall al Kabir|التل الكبير|51569
EG|347612|Tala|تلا|51498
EG|355648|Ibshaway|إبشواي|51173
EG|361435|Al Balyana|البلينا|48801
EG|359953|Ash Shuhada'|الشهداء|48060
EG|348112|Sidi Salim|سيدي سالم|47998
EG|354981|Juhaynah|جهينة|47821
EG|347542|Tamiyah|طامية|46866
EG|352679|Mashtul as Suq|مشتول السوق|45798
EG|361213|Al Hamul|الحامول|45798
EG|7521348|Ain Sukhna|العين السخنة|45552
EG|355420|Itsa|إطسا|45269
EG|352628|Matay|مطاي|45215
EG|361478|Al Badari|البداري|44132
EG|355939|Hihya|ههيا|43432
EG|360612|Al Qanayat|القنايات|42912
EG|350370|Quwaysina|قويسنا|42708
EG|362882|Abu al Matamir|أبو المطامير|41302
EG|351434|Naja' Hammadi|نجع حمادي|41184
EG|358274|Dayr Mawas|دير مواس|40609
EG|361827|Ad Dilinjat|الدلنجات|40386
EG|419435|Az Zarqa|الزرقا|40010
EG|359900|As Saff|الصف|38213
EG|355392|'Izbat al Burj|عزبة البرج|37953
EG|360464|Al Wasitah|الواسطة|37453
EG|347749|Sumusta as Sultani|سمسطا السلطاني|37260
EG|353828|Kawm Hamadah|كوم حمادة|36751
EG|361457|Al Bajur|الباجور|36633
EG|354105|Kafr Saqr|كفر صقر|34967
EG|361495|Al 'Ayyat|العياط|34796
EG|361702|Aja|أجا|34692
EG|361103|Al Ibrahimiyah|الإبراهيمية|34638
EG|358620|Safaga|سفاجا|32944
EG|360531|Al Qusayr|القصير|24653
EG|348548|Sidi Barani|سيدي براني|24271
EG|350376|Qutur|قطور|23842
EG|361394|Al Bawiti|البويطي|20000
EG|6692512|El Gouna|الجونة|15000
EG|359678|El-Tor|الطور|14972
EG|359867|As Sallum|السلوم|14393
EG|349340|Sharm el-Sheikh|شرم الشيخ|12000
EG|352736|Marsa Alam|مرسى علم|10000
EG|358245|Dahab|دهب|8000
EG|361612|Al 'Alamayn|العلمين|7400
EG|347863|Siwa Oasis|واحة سيوة|7000
EG|350661|Qasr al Farafirah|قصر الفرافرة|5000
EG|350893|Nuwaybi'a|نويبع|5000
EG|362041|Abu Simbel|أبو سمبل|5000
EG|11608775|Munshat 'Ali Agha|منشأة علي آغا|3847
EH|2462881|Laayoune|العيون|196331
EH|2463447|Dakhla|الداخلة|75000
EH|2463029|Boujdour|بوجدور|42651
ER|343300|Asmara|أسمرة|563930
ER|333287|Keren|كرن|74800
ER|330546|Massawa|مصوع|23100
ER|343386|Assab|عصب|21300
ER|344901|Mendefera|عدي أوغري|17781
ER|342711|Barentu|بارنتو|15891
ES|3117735|Madrid|مدريد|3255944
ES|3128760|Barcelona|برشلونة|1620343
ES|2509954|Valencia|بلنسية|789744
ES|2510911|Sevilla|إشبيلية|684234
ES|3104324|Zaragoza|سرقسطة|675301
ES|2514256|Málaga|ملقة|578460
ES|2513416|Murcia|مرسية|460349
ES|2512989|Palma|ميورقة|409661
ES|2515270|Las Palmas de Gran Canaria||378517
ES|3128026|Bilbao|بلباو|345821
ES|2521978|Alicante|أللقنت|334757
ES|2519240|Córdoba|كوردوبا|325708
ES|3106672|Valladolid|بلد الوليد|299265
ES|3105976|Vigo|فيغو|297332
ES|3121424|Gijón|خيخون|277554
ES|3120619|L'Hospitalet de Llobregat||257038
ES|3104499|Gasteiz / Vitoria||249176
ES|3119841|A Coruña|لا كورونيا|246056
ES|2517117|Granada|جرينادا|234325
ES|2518559|Elche|إلش|230112
ES|3124964|Ciudad Lineal|سويداد لينيال|228171
ES|3114711|Oviedo|أوفييدو|220020
ES|3129028|Badalona|بادالونا|219547
ES|3108286|Terrassa||218535
ES|2520058|Cartagena|كارتاخينا|211996
ES|3114472|Pamplona|بنبلونة|209672
ES|2516326|Jerez de la Frontera|شريش|207532
ES|3111199|Sabadell||206493
ES|3116025|Móstoles|موستولس|206478
ES|2511174|Santa Cruz de Tenerife|سانتا كروث دي تينيريفه|204856
ES|3130616|Alcalá de Henares|ألكالا دي إيناريس|204574
ES|3121960|Fuenlabrada|فوينلابرادا|197836
ES|2521886|Almería|ألمرية|188810
ES|3118594|Leganés|ليجانيس|186066
ES|3110044|Donostia / San Sebastián|سان سباستيان|185357
ES|2519752|Castelló de la Plana||180005
ES|3127461|Burgos|برغش|178966
ES|3109718|Santander|سانتاندير|172044
ES|2522258|Albacete|بسيط|169716
ES|3130564|Alcorcón|ألكوركون|167967
ES|3121437|Getafe|خيتافي|167164
ES|3111108|Salamanca|سلمنقة|155619
ES|3118150|Logroño|لوغرونيو|152485
ES|2511401|La Laguna||150661
ES|2521420|Badajoz|بطليوس|148334
ES|2516548|Huelva||144258
ES|3125239|Chamartín||140000
ES|3118514|Lleida||137856
ES|2514169|Marbella|ماربلا|134623
ES|3118532|León|ليون|134305
ES|3108288|Tarragona||132299
ES|2520600|Cadiz|قادس|126766
ES|2518794|Dos Hermanas||122943
ES|3117164|Mataró||121722
ES|3109981|Santa Coloma de Gramenet||118821
ES|3107784|Torrejón de Ardoz||118162
ES|2522013|Algeciras|الخيثيراس|116209
ES|3114256|Parla||115611
ES|2516395|Jaén|جيان|113457
ES|3130583|Alcobendas|ألكوبينداس|107514
ES|3111933|Reus||107118
ES|3114965|Ourense||105233
ES|2510253|Torrevieja|توريفايجا|101792
ES|2510542|Telde|تيلدي|100015
ES|3109453|Barakaldo||98460
ES|3109642|Santiago de Compostela|سانتياجو دى كومبوستيلا|97849
ES|3117814|Lugo|لوغو|96678
ES|2511388|San Fernando||96366
ES|3121456|Girona||96188
ES|3118848|Las Rozas de Madrid|لاس روزاس دي مدريد|95550
ES|2520611|Cáceres|قشرش|93131
ES|2514891|Lorca||91906
ES|3124408|Coslada|كوسلادا|90280
ES|2510693|Talavera de la Reina|طلبيرة|88856
ES|2518207|El Puerto de Santa María|إل بويرتو دي سانتا ماريا|88364
ES|3124569|Cornellà de Llobregat||87173
ES|2513947|Melilla|مليلية|86384
ES|2513076|Orihuela|أوريويلا|86164
ES|6362987|Ceuta|سيتا|85144
ES|2518494|El Ejido|إلإيجايدو|84710
ES|2510409|Toledo|توليدو|84282
ES|3121070|Guadalajara||83039
ES|2511716|Roquetas de Mar|روكويتاس دي مار|82665
ES|3114531|Palencia|بالنثيا|82651
ES|3110834|Sant Boi de Llobregat||82428
ES|3112989|Pozuelo de Alarcón|بوزويلو دي الاركون|82428
ES|3113209|Pontevedra||81576
ES|3121007|Getxo||80770
ES|2517367|Gandia||80020
ES|3110718|Sant Cugat del Vallès||79253
ES|3129135|Avilés|أفيليس|78715
ES|2521582|Arona||78614
ES|2510279|Torrent||78543
ES|2519513|Chiclana de la Frontera||77293
ES|3117533|Manresa||76250
ES|3110040|San Sebastián de los Reyes|سان سباستيان دي لوس رييس|75912
ES|3123493|Ferrol||74273
ES|2509769|Vélez-Málaga|فيليث-مالقة|74190
ES|2519402|Ciudad Real|ثيوداد ريال|74014
ES|2513882|Mijas|ميخاس|73787
ES|3111294|Rubí||72987
ES|2511150|Santa Lucía||71863
ES|2517595|Fuengirola|فوينخيرولا|71482
ES|2521088|Benidorm|بنيدورم|71034
ES|2522165|Alcalá de Guadaira||70155
ES|3113236|Ponferrada|بونفيرادا|68736
ES|3107112|Rivas-Vaciamadrid||68405
ES|3117667|Majadahonda|ماجاداهوندا|68110
ES|2511306|Sanlúcar de Barrameda|شلوقة|68037
ES|2520425|Campiña||67904
ES|3104342|Zamora|زامورا|66293
ES|3105935|Viladecans|فيلاديكانس|66168
ES|2511619|Sagunto||66070
ES|3105184|Vilanova i la Geltrú||65890
ES|2517816|Estepona|إستيبونا|65592
ES|2510281|Torremolinos|توريمولينوس|65448
ES|2515812|La Línea de la Concepción|لا يينا دي لا كونسيبسيون|64595
ES|2513759|Molina de Segura|مولينا دي سيغورا|64065
ES|2512862|Paterna||64023
ES|3123329|El Prat de Llobregat|إل بارت دي يوبريغات|63418
ES|3124794|Collado-Villalba||63074
ES|3106868|Valdemoro|فلاديمورو|62750
ES|2567529|Grao de Murviedro||62368
ES|3125897|Castelldefels||62080
ES|2522098|Alcoy|ألكوي|61552
ES|2515045|Linares||61338
ES|3121145|Granollers||60981
ES|3120304|Irun||60951
ES|2513477|Motril|موتريل|60279
ES|6618856|Santutxu||60000
ES|2513917|Mérida|مريدا|59352
ES|2521570|Arrecife||59127
ES|2521139|Benalmádena|بنالمادنا|58854
ES|3109402|Cerdanyola del Vallès||58747
ES|3129136|Ávila||56855
ES|2511032|San Vicent del Raspeig||56715
ES|3109256|Segovia|شقوبية|56660
ES|3124132|Cuenca|قونكة|55866
ES|3107775|Torrelavega|توريلافيجا|55297
ES|2518505|Elda|إلدا|55168
ES|3129857|Aranjuez|آرنخويث|54055
ES|2511440|San Bartolomé de Tirajana||53588
ES|3116553|Mollet del Vallès||52484
ES|3120514|Huesca|وشقة|52059
ES|2512177|Puertollano|بورتولانو|51842
ES|2520493|Calvià|كالفيا|51774
ES|3129636|Arganda||51489
ES|2510073|Utrera||50665
ES|2509509|Vila-real||50577
ES|2516479|Ibiza||48684
ES|3113082|Portugalete|بورتغاليتي|48105
ES|3109481|Santurtzi||46978
ES|3122826|Esplugues de Llobregat||46355
ES|3121519|Gavà||45994
ES|2521710|Antequera|أنتقيرة|45168
ES|2522129|Alzira|جزيرة شقر|44690
ES|3116789|Mieres||44070
ES|6943537|Llefià||43827
ES|2513811|Mislata||43756
ES|3124765|Colmenar Viejo|كولمينار فيجو|43700
ES|3113415|Pinto||43501
ES|3127958|Boadilla del Monte|بواديلا ديل مونتي|43414
ES|3122453|Figueres||43330
ES|2522437|Adeje|أديخي|43204
ES|3110642|Sant Feliu de Llobregat||42919
ES|6697039|Basauri|باساوري|42657
ES|2514392|Lucena||42248
ES|7577022|Tres Cantos|تريس سانتوس|41896
ES|2515692|La Orotava|لا أوروتافا|41833
ES|2518878|Denia||41733
ES|3113331|Plasencia|بلاسينثيا|41148
ES|2522152|Alcantarilla||41084
ES|3110627|San Fernando de Henares|سان فرناندو دي هيناريس|40981
ES|2514287|Mairena del Aljarafe||40700
ES|2514216|Manacor||40548
ES|2518770|Écija|إستجة|40400
ES|2512169|Puerto Real|بويرتو ريال|40183
ES|3127978|Blanes||40047
ES|2517111|Granadilla de Abona|غراناديا دي أبونا|39993
ES|3110962|Sama||39984
ES|3106050|Vic||39844
ES|3108681|Soria||39528
ES|3118212|Lloret de Mar||39363
ES|3116689|Miranda de Ebro|ميراندا دي إيبرو|39264
ES|2521738|Andújar|أندوجر|39111
ES|3120431|Igualada||38918
ES|3112011|Errenteria||38767
ES|2511852|Rincón de la Victoria|رينكون دي لا فيكتوريا|38666
ES|2520712|Burjassot||38433
ES|3105600|Vilafranca del Penedès||38425
ES|2513106|Ontinyent||37735
ES|3115739|Narón||37712
ES|3105575|Vilagarcía de Arousa||37576
ES|3111605|Ripollet|ريبوليت|37088
ES|2511730|Ronda||36827
ES|2514553|Los Palacios y Villafranca||36824
ES|3110921|Sant Adrià de Besòs|سان أدريان دي بيزوس|36669
ES|6692471|Los Realejos|لوس رياليخوس|36405
ES|2521519|Arucas||36259
ES|2510392|Tomelloso||36091
ES|2514984|Llucmajor||36078
ES|2514042|Maspalomas||36065
ES|2511994|Realejo Alto||35963
ES|2515562|La Rinconada||35928
ES|3106180|El Vendrell||35821
ES|2518820|Don Benito|دون بينايتو|35791
ES|2512186|Puerto del Rosario||35667
ES|2510116|Úbeda|أبدة|35649
ES|2510271|Torre-Pacheco||35614
ES|3108126|Teruel|تروئل|35396
ES|2509463|Villena||35222
ES|2513983|Mazarrón||35221
ES|2519425|Cieza|ثيثا|35200
ES|3107677|Tortosa|طرطوشة|35143
ES|2521986|Alhaurín de la Torre|برج الهواريين|35114
ES|2509402|Yecla||35025
ES|2511250|San Pedro de Alcántara||34922
ES|3107418|Tudela||34717
ES|2520709|Burriana|بوراينا|34565
ES|2522333|Águilas|أغيلاس|34533
ES|2509588|Villajoyosa||33797
ES|2521893|Almendralejo|ألمندراليخو|33588
ES|3115093|Olot|أولوت|33524
ES|3116527|Montcada i Reixac||33453
ES|3115177|Oleiros|أوليروس|33443
ES|2514097|Marratxí||33348
ES|3129877|Aranda de Duero|أراندا دي دويرو|32928
ES|3129046|Azuqueca de Henares||32744
ES|3126888|Cambrils||32422
ES|2512196|Puerto de la Cruz|بويرتو دي لا كروث|32219
ES|3110519|Sant Joan Despí||32030
ES|3121766|Galapagar|جالاباجار|31820
ES|2511102|Santa Pola|سانتا بولا|31760
ES|3125621|Castro-Urdiales||31670
ES|2511366|San Javier||31432
ES|3129356|Arroyomolinos||31396
ES|2511162|Santa Eulària des Riu|سانتا إيولاليا ديل ريو|31314
ES|2521665|Arcos de la Frontera|أركوس ديلا فرونتيرا|31210
ES|3118554|Leioa||31197
ES|2509982|Valdepeñas||31147
ES|3109804|Barberà del Vallès||31144
ES|3126369|Carballo||30990
ES|2516797|Hellín|إيين|30976
ES|3110880|San Andrés del Rabanedo||30820
ES|2522131|Alcázar de San Juan|الكزار دي سان خوان|30675
ES|2514197|Manises||30508
ES|2522297|Alaquàs||30392
ES|3126917|Camargo||30263
ES|2512232|Puente-Genil||30241
ES|2519466|Xirivella||30002
ES|2521486|Atamaría||30000
ES|6355013|Puerto del Carmen||30000
ES|3110983|Salt||29985
ES|2522077|Aldaia||29914
ES|3129329|Arteixo||29762
ES|3109041|Sestao|سيستاو|29476
ES|2516345|Xàtiva||29386
ES|2516443|Ingenio||29319
ES|2516452|Inca||29308
ES|2511239|San Roque||29249
ES|3121751|Galdakao||29226
ES|2510224|Totana||29211
ES|3112154|Redondela||29194
ES|2511700|Rota||29179
ES|3124967|Ciutadella||29160
ES|2514301|Maó||29125
ES|2519110|Crevillente||28957
ES|2522325|Agüimes||28924
ES|2510764|Sueca||28908
ES|2513509|Morón de la Frontera|مورور|28455
ES|2513145|Oliva||28419
ES|3110143|Sant Pere de Ribes||28353
ES|2520118|Carmona||28344
ES|2522012|Algemesí||28308
ES|3104584|Vinaròs||28273
ES|3123773|Durango||28229
ES|3124041|Culleredo|كوليريدو|28227
ES|2519233|Coria del Río||28100
ES|2516336|Javea||28016
ES|2520447|El Campello||27893
ES|3109442|Sant Vicenç dels Horts||27701
ES|2521847|Almuñécar|المنكب|27696
ES|3108877|Sitges||27668
ES|3111807|Ribeira||27518
ES|3123709|Eibar||27419
ES|3112866|Premià de Mar||27399
ES|2513195|Novelda||27135
ES|3109897|Santa Uxía de Ribeira||27067
ES|2519690|Catarroja||27035
ES|3130155|Amés||26983
ES|3110986|Salou|سالو|26775
ES|3117331|Martorell|مارتوريل|26681
ES|3128273|Benicarló||26655
ES|2509491|Villarrobledo||26642
ES|2513222|Níjar||26516
ES|3104703|Villaviciosa de Odón||26475
ES|2515096|Lebrija||26434
ES|2520171|Caravaca||26415
ES|3110885|Sant Andreu de la Barca||26401
ES|3113526|Pineda de Mar||26203
ES|2520477|Camas||26015
ES|3117409|Marín||25969
ES|2515072|Lepe||25886
ES|2515698|La Oliva||25884
ES|2509553|Villanueva de la Serena|فيلانيوفا دي لا سيرينا|25838
ES|2521909|Almassora||25831
ES|3126577|Cangas do Morrazo||25748
ES|2521923|Almansa|آلمانسا|25727
ES|2513115|Onda|أوندا|25691
ES|2516255|Jumilla|خوميا|25685
ES|2519068|Quart de Poblet||25499
ES|3106492|Valls||25092
ES|3109689|Santa Perpètua de Mogoda||25048
ES|8050879|Iturrama||24846
ES|3127065|Calahorra|قلهرة|24787
ES|2514073|Martos|مارتوس|24655
ES|2517436|Gáldar||24405
ES|2522430|Adra||24373
ES|2520283|Candelaria||24319
ES|3127066|Calafell||24265
ES|3123104|Erandio|إيراندايو|24262
ES|2518949|Cullera||24121
ES|2516480|Ibi|إلبي|24113
ES|3116562|Molins de Rei||24067
ES|3125915|Castellar del Vallès||24036
ES|2516474|Icod de los Vinos|إكود دي لوس فينوس|24024
ES|2513601|Montilla||23840
ES|2521804|Altea||23780
ES|2511247|San Pedro del Pinatar||23738
ES|2510725|Tacoronte|تاكورونتي|23562
ES|2513029|Paiporta||23519
ES|2512282|Priego de Córdoba||23513
ES|2514824|Los Barrios|لوس باريوس|23513
ES|2521215|Baza||23359
ES|3117232|El Masnou||23340
ES|2520496|Calp|كالبي|23326
ES|2521985|Alhaurín el Grande|ألاورين لا غراندي|23319
ES|3115171|Olesa de Montserrat||23301
ES|3126890|Cambre||23231
ES|3112761|Ponteareas||23172
ES|2515036|Llíria||22972
ES|2509650|Vícar|بيكار|22853
ES|2522160|Alcalá la Real|ألكالا لا ريال|22783
ES|2510394|Tomares||22772
ES|3104316|Zarautz||22627
ES|2521335|Barbate||22551
ES|8050888|Primer Ensanche||22538
ES|8050889|Segundo Ensanche||22538
ES|2513465|Mutxamel||22510
ES|3116963|Mejorada del Campo||22488
ES|2522203|Alboraya||22405
ES|3114567|Palafrugell||22365
ES|3125082|Ciempozuelos||22132
ES|2512581|Pilar de la Horadada|بايلار دي لا هورادادا|22050
ES|3116503|Arrasate / Mondragón||22019
ES|2520069|Carrizal||22000
ES|2511880|Ribarroja del Turia||21992
ES|2510309|Torre del Mar||21980
ES|3110643|Sant Feliu de Guíxols|سان فيليو دي غيكسولس|21977
ES|2511330|Sant Joan d'Alacant||21939
ES|3127047|Calatayud||21933
ES|2513703|Moncada||21900
ES|2519367|Coín||21866
ES|3122912|Esparreguera||21855
ES|2511448|Sant Antoni de Portmany|سان أنطونيو أباد|21852
ES|2513240|Nerja||21811
ES|2521857|Almonte|ألمونتي|21782
ES|3107765|Torrelodones||21781
ES|3119631|Laguna de Duero||21762
ES|2520150|Carcaixent||21735
ES|2513798|Mogán||21690
ES|3115659|Navalcarnero|نابالكارنيرو|21584
ES|2514946|Loja||21574
ES|3117010|Medina del Campo||21540
ES|2521590|Armilla|أرميا|21380
ES|2520645|Cabra||21352
ES|2516431|Isla Cristina|إسلا كريستينا|21324
ES|2520055|Cártama|كارتاما|21313
ES|2511930|Requena||21278
ES|3120410|Illescas||21264
ES|3130131|Amposta||21240
ES|2512990|Palma del Río|بالما ديل ريو|21159
ES|2515219|Las Torres de Cotillas||21062
ES|6559503|l'Alfàs del Pi||21011
ES|2519289|Conil de la Frontera||20984
ES|2521415|Baena|بيانة|20915
ES|3105803|Vila-seca||20866
ES|2522057|Alfafar||20853
ES|2513026|Pájara||20821
ES|2514176|Maracena||20815
ES|2511329|San Juan de Aznalfarache||20779
ES|3110516|Vilassar de Mar||20764
ES|2520968|Bétera||20740
ES|3119746|A Estrada||20661
ES|3117539|Manlleu|مانليو|20647
ES|2521855|Almoradí|ألمورادي|20542
ES|2516860|Guía de Isora|غيا دي إسورا|20536
ES|2511752|Rojales|رخالس|20510
ES|2514288|Mairena del Alcor||20510
ES|2512251|La Pobla de Vallbona||20431
ES|2516925|Guadix|وادي آش|20395
ES|2521456|Ayamonte|أيامونتي|20334
ES|3120811|Hernani||20222
ES|3130383|Algete||20204
ES|3111348|Roses||20197
ES|2521510|Aspe|أسبي|20180
ES|2514651|Los Llanos de Aridane|لوس يانوس دي أريداني|20171
ES|3119536|Lalín||20158
ES|3128824|Barañáin||20039
ES|8629192|Natahoyo||20000
ES|2521992|Alhama de Murcia|ألاما دي مرسية|19860
ES|2510485|Tías||19849
ES|2512620|Picassent||19786
ES|2514158|Marchena||19768
ES|2513791|Moguer|موغير|19569
ES|2518729|El Arahal||19565
ES|3116478|Monforte de Lemos||19546
ES|2511371|San Isidro||19541
ES|2510573|Teguise||19418
ES|2514893|Lora del Río|لورا ديل ريو|19352
ES|2518040|El Viso del Alcor||19191
ES|2514190|Manzanares||19186
ES|2511202|Santa Brígida||19154
ES|3128291|Benavente||19119
ES|2522091|Alcúdia||19071
ES|2512127|Puçol||19018
ES|3116653|Moaña||19014
ES|2509305|Zubia||18995
ES|2510880|Silla||18979
ES|3127451|Burlata||18934
ES|3127889|Boiro||18883
ES|2521410|Bailén|بايلين|18785
ES|3127007|Calella||18627
ES|2520833|Bormujos||18590
ES|2519477|Chipiona|تشايبيونا|18583
ES|2518924|Daimiel||18527
ES|2511447|San Bartolomé||18517
ES|3117636|Malgrat de Mar||18472
ES|3110101|Sant Quirze del Vallès||18462
ES|3128885|Banyoles||18327
ES|3118228|Laudio / Llodio||18314
ES|2517750|Felanitx||18270
ES|3110360|San Martín de la Vega|سان مارتين دي لا فيغا|18256
ES|2521676|Archena||18202
ES|2510743|Tavernes de la Valldigna||18195
ES|3114566|Palamós||18161
ES|3123667|El Astillero|إل أستيريلو|18108
ES|3120501|Humanes de Madrid||18098
ES|3128272|Benicàssim|بنو قاسم|18055
ES|2516004|L'Eliana||18050
ES|3108008|Tolosa||18044
ES|3115463|Nigrán|نيغران|18021
ES|2521964|Aljaraque||17960
ES|2520502|Callosa de Segura|كالوسا دي سوجورا|17924
ES|2520052|Cartaya||17905
ES|3110458|San Lorenzo de El Escorial|سان لورنزو دي ش الإسكوريال|17889
ES|2515701|la Nucia||17874
ES|2513052|Osuna|أشونة|17851
ES|3114957|Oria||17842
ES|3130137|Amorebieta||17842
ES|3108165|Teo||17807
ES|2510599|Tarifa|طريفا|17793
ES|3119027|Lasarte||17782
ES|2521554|Arroyo de la Miel||17763
ES|2515151|La Unión|لا أونيون|17737
ES|3107139|Utebo||17677
ES|2512340|Pozoblanco||17669
ES|2516852|Güimar||17662
ES|2516542|Huércal-Overa|هويركال-أوفيرا|17645
ES|3114267|Parets del Vallès||17632
ES|3113157|Porriño||17475
ES|3123688|Ejea de los Caballeros|إيخيا دي لوس كاباييروس|17331
ES|3110610|Sanxenxo||17315
ES|3105805|Vilaseca||17305
ES|3119231|La Pineda||17305
ES|3107364|Tui||17262
ES|2512432|Pollença||17260
ES|2513324|Navalmoral de la Mata|نافالمورال دي لا ماتا|17228
ES|8050880|Ermitagaña||17163
ES|3128201|Berga||17160
ES|6354969|Playa del Ingles||17158
ES|2519738|Castilleja de la Cuesta||17150
ES|2522208|Albolote||17089
ES|3116224|Monzón||17042
ES|3113035|Poio||17018
ES|3105148|Villaquilambre||17013
ES|2510112|Ubrique||16979
ES|2513436|Mula||16941
ES|3128174|Bermeo|بيرميو|16937
ES|3128795|Barbastro|بربشتر|16924
ES|2510245|Torrox|طرش|16890
ES|3127035|Caldes de Montbui||16885
ES|3110813|Sant Celoni||16860
ES|3105247|Villanueva de la Cañada||16804
ES|3128978|Balaguer||16779
ES|3126317|Cardedeu||16596
ES|3108285|Tàrrega||16539
ES|3121881|Hondarribia||16458
ES|2509377|Zafra||16424
ES|3130606|Alcañiz|ألكانيث|16392
ES|2515493|Las Cabezas de San Juan||16379
ES|6559641|Las Gabias||16369
ES|2516902|Guardamar del Segura||16329
ES|2516217|La Algaba||16301
ES|2521413|Baeza||16253
ES|3123063|Ermua|إيرموا|16252
ES|3120989|Gernika-Lumo||16244
ES|3104475|Viveiro||16238
ES|2513604|Montijo||16236
ES|3109050|Seseña||16231
ES|3115907|Mungia||16209
ES|2511287|San Miguel De Abona||16179
ES|2515555|La Roda|لا رودا|16060
ES|2518444|El Grao||16026
ES|3126534|Canovelles||16023
ES|6693088|Pasaia|باساخيس|15990
ES|7115111|Corvera de Asturias|كورفيرا دي أستورياس|15955
ES|3123504|El Escorial|إليسكوريال|15842
ES|3109546|Sant Just Desvern||15811
ES|2511180|Santa Cruz de la Palma||15674
ES|2514868|Los Alcázares||15674
ES|3108317|Tarancón|تارانكون|15651
ES|2520121|Carlet||15527
ES|2515284|La Solana||15523
ES|3110821|Sant Carles de la Ràpita||15511
ES|3116262|Montornès del Vallès||15509
ES|2522250|Albal||15443
ES|3105522|Vilalba||15437
ES|2511160|Santafé||15430
ES|2521485|Atarfe||15399
ES|3113576|Piera||15362
ES|3107955|Tordera||15345
ES|2511050|Santomera||15319
ES|2513885|Miguelturra|ميغويلتورا|15316
ES|2521105|Benetússer||15313
ES|3129661|Arenys de Mar|أرينيس دي مار|15307
ES|2516088|La Carolina||15306
ES|3107807|Torredembarra||15272
ES|2514066|Massamagrell||15210
ES|3105214|Villanueva del Pardillo||15087
ES|2521016|Berja|برجة|15035
ES|2519651|Cehegín||15022
ES|3128382|Béjar||15007
ES|2520413|Campo de Criptana|كامبو دي كرايبتانا|15006
ET|344979|Addis Ababa|أديس أبابا|2757729
ET|333795|Jijiga||483000
ET|336014|Gondar||443156
ET|331180|Mek'ele||436910
ET|330186|Nazrēt||435222
ET|343137|Hawassa||403288
ET|342884|Bahir Dar|بحر دار|332856
ET|338832|Dire Dawa|ديرة داوا|277000
ET|339219|Desē||257126
ET|333772|Jimma||239022
ET|328689|Shashemenē||208368
ET|339666|Bishoftu||197557
ET|7910079|Sodo||194977
ET|343663|Arba Minch||192043
ET|334609|Hosa'ina||179761
ET|335035|Harar|هرر|153000
ET|339734|Debre Birhan||139724
ET|339708|Debre Mark'os||133810
ET|333373|Kombolcha||125654
ET|339686|Debre Tabor||119176
ET|345149|Ādīgrat||116193
ET|336350|Goba||54630
ET|334227|Inda Silasē||50078
ET|325579|Ziway||49416
ET|338998|Dīla||47021
ET|335288|Hāgere Hiywet||43920
ET|337405|Gambēla||42366
ET|344420|Axum|أكسوم|41249
ET|336372|Waliso||38394
ET|6311120|Lasoano||38000
ET|325780|Yirga 'Alem||36292
ET|6311122|Yamarugley||36000
ET|330491|Mojo||34547
ET|328716|Shakiso||34078
ET|62780|Fadhigaradle||34000
ET|337853|Felege Neway||33429
ET|343593|Āreka||33150
ET|341877|Bodītī||32997
ET|333750|Jinka||32115
ET|336496|Gimbi||31809
ET|343402|Āsbe Teferī||30772
ET|332746|Korem||30633
ET|343292|Āsosa||30512
ET|341297|Butajīra||30502
ET|330764|Metu||29648
ET|344661|Āgaro||28268
ET|333103|Kibre Mengist||27854
ET|331416|Maych'ew||27186
ET|326206|Werota||26813
ET|339448|Dembī Dolo||26748
ET|338554|Dubti||26370
ET|337771|Fichē||25758
ET|332880|K'olīto||25614
ET|331038|Mendī||25239
ET|339823|Debark'||24700
ET|327694|Tēpī||24169
ET|333356|Kemisē||23861
ET|343413|Āsasa||23790
ET|336931|Genet||23753
ET|337712|Finote Selam||23463
ET|330811|Metahāra||23403
ET|338726|Dodola||23116
ET|345353|Ādēt||22946
ET|344923|Ādīs Zemen||22522
ET|344620|Hagere Maryam||22105
ET|341397|Burē|بوري|22038
ET|329586|Robīt||20679
ET|343409|Asaita||20342
ET|342567|Bedelē||20293
ET|330120|Nejo||20166
ET|329114|Sebeta||19533
ET|342641|Batī||19260
ET|341742|Bonga||18973
ET|342856|Bako||17872
ET|326036|Yabēlo||17819
ET|342559|Bedēsa||17526
ET|326308|Wenjī||17120
ET|336454|Ginir||16757
ET|337152|Gebre Guracha||16583
ET|342190|Bichena||16411
ET|337010|Gelemso||16065
ET|328709|Shambu||15354
ET|345704|Abomsa||15258
FI|658225|Helsinki|هلسنكي|658864
FI|660158|Espoo||256760
FI|634963|Tampere|تامبيري|244315
FI|643492|Oulu|أولو|209648
FI|633679|Turku|توركو|195301
FI|632453|Vantaa|فانتا|190058
FI|655194|Jyväskylä|يوفاسكولا|144477
FI|650224|Kuopio||121557
FI|649360|Lahti|لاهتي|120093
FI|640999|Pori|بوري|83491
FI|650859|Kouvola|كوفولا|80483
FI|655808|Joensuu|جوئنسو|77266
FI|648900|Lappeenranta|لابينرنتا|72646
FI|659180|Hämeenlinna|هامينلينا|67994
FI|632978|Vaasa||67631
FI|637219|Seinäjoki|سينايوكي|64743
FI|638936|Rovaniemi|روفانييمي|64194
FI|650946|Kotka|كوتكا|54616
FI|646005|Mikkeli||52121
FI|660561|Porvoo|بورفو|51135
FI|651943|Kokkola|كوكولا|47915
FI|644171|Nurmijärvi|نورميارفي|44136
FI|656913|Hyvinge||43515
FI|655958|Järvenpää|يارفنبا|38148
FI|639734|Rauma||36550
FI|654899|Kajaani|كايآني|36498
FI|647751|Lohja|لوهيا|35960
FI|633591|Tuusula|توسولا|34725
FI|649630|Kirkkonummi|كيركونومي|32920
FI|653185|Kerava|كيرافا|31347
FI|656688|Imatra|إيماترا|29615
FI|644450|Nokia|نوكيا|28676
FI|637292|Savonlinna|سافونلينا|27353
FI|639406|Riihimäki|ريهيماكي|26451
FI|631707|Vihti|فيهتي|26280
FI|637948|Salo|سالو|24900
FI|654440|Kangasala|كناسألا|24291
FI|640124|Raisio|رايسيو|23597
FI|654137|Karhula||22867
FI|653281|Kemi|كيمي|22641
FI|656820|Iisalmi|إيسلمي|22588
FI|632370|Varkaus|فاركاوس|22365
FI|640276|Raahe|رآهي|22217
FI|630752|Ylöjärvi||22140
FI|659169|Hamina|هامينا|21712
FI|655130|Kaarina||21684
FI|634093|Tornio|تورنيو|21236
FI|652305|Klaukkala|كلوكالا|21019
FI|658288|Heinola||20849
FI|657530|Hollola||20405
FI|632672|Valkeakoski|فالكياكوسكي|20376
FI|636947|Siilinjärvi|سيلنيارفي|20209
FI|637067|Sibbo||19430
FI|656130|Jakobstad||19238
FI|648366|Lempäälä|لمبالا|18096
FI|646723|Mäntsälä|مانتسلا|18074
FI|659935|Forssa|فورسا|17852
FI|649924|Kuusamo||17400
FI|658629|Haukipudas||17298
FI|651299|Korsholm||17176
FI|648738|Laukaa||17093
FI|633221|Uusikaupunki|أوسيكاوبونكي|16226
FI|647731|Loimaa||15834
FI|656073|Janakkala||15698
FI|641489|Pirkkala||15615
FI|7911309|Väståboland||15498
FI|647571|Lovisa||15466
FI|656083|Jämsä|جامسا|15261
FI|648056|Lieto||15258
FJ|8740209|Nasinu||92043
FJ|2198148|Suva|سوفا|77366
FJ|2204506|Lautoka|لاوتوكا|52500
FJ|2202064|Nadi|نادي|42284
FJ|2204582|Labasa||27949
FJ|2198365|Sigatoka||17622
FK|3426691|Stanley|ستانلي|2213
FM|2081986|Palikir - National Government Center||0
FO|2611396|Tórshavn|توشهافن|13200
FR|2988507|Paris|باريس|2138551
FR|2995469|Marseille|مرسيليا|870731
FR|2996944|Lyon|ليون|522969
FR|2972315|Toulouse|تولوز|493465
FR|2990440|Nice|نيس|342669
FR|2990969|Nantes|نانت|318808
FR|2973783|Strasbourg|ستراسبورغ|274845
FR|3031582|Bordeaux|بوردو|260958
FR|2992166|Montpellier|مونبلييه|248252
FR|2982652|Rouen|روان|234475
FR|2998324|Lille|ليل|234475
FR|2983990|Rennes|رين|220488
FR|2984114|Reims|ريمس|196565
FR|3003796|Le Havre|لو هافر|185972
FR|8555643|Cergy-Pontoise||183430
FR|2980291|Saint-Étienne|سانت إتيان|176280
FR|2972328|Toulon|تولون|168701
FR|3037656|Angers|أنجيه|168279
FR|3014728|Grenoble|غرونوبل|158552
FR|3021372|Dijon|ديجون|158002
FR|2990363|Nîmes|نيم|148236
FR|3024635|Clermont-Ferrand|كليرمون فيران|147865
FR|3038354|Aix-en-Provence|آكس أون بروفانس|146821
FR|8533870|Saint-Quentin-en-Yvelines||146598
FR|3030300|Brest|بريست|144899
FR|3003603|Le Mans|لومان|144515
FR|3037854|Amiens|أميان|143086
FR|2972191|Tours|تور|141621
FR|2998286|Limoges|ليموج|141176
FR|2968254|Villeurbanne|فيلوربان|131445
FR|3033123|Besançon|بيزنسون|128426
FR|2994160|Metz|متز|123914
FR|2989317|Orléans|أورليان|116269
FR|2991214|Mulhouse|مولوز|111430
FR|2992090|Montreuil||111240
FR|2987914|Perpignan|بيربينيا|110706
FR|3029241|Caen|كاين|110624
FR|3031137|Boulogne-Billancourt|بولون-بيانكور|108782
FR|2990999|Nancy|نانسي|105058
FR|3037044|Argenteuil||101475
FR|2982681|Roubaix|روبه|98828
FR|2972284|Tourcoing|توركوينغ|98656
FR|2980916|Saint-Denis|سان دوني|96128
FR|3035681|Avignon|أفينيون|89769
FR|7284894|Marseille 13||89316
FR|3036572|Asnières-sur-Seine|أنيار سور سين|86742
FR|2990970|Nanterre|نانتير|86719
FR|2986495|Poitiers|بواتييه|85960
FR|2969679|Versailles||85416
FR|3023141|Courbevoie|كوربفوا|85158
FR|3022530|Créteil|كريتاي|84833
FR|2988358|Pau||82697
FR|3024266|Colombes||82300
FR|2967849|Vitry-sur-Seine|فيتري سور سين|81001
FR|3036145|Aulnay-sous-Bois|أولنيه سو بوا|80615
FR|7284889|Marseille 08||78837
FR|7284896|Marseille 15||77770
FR|7284891|Marseille 09||76868
FR|3006787|La Rochelle|لروشل|76810
FR|3027105|Champigny-sur-Marne|شامبيني سور مارن|76726
FR|2982235|Rueil-Malmaison|روي-مالميزون|76616
FR|3037456|Antibes|أنتيب|76393
FR|2978179|Saint-Maur-des-Fossés|سان مور ديه فوسيه|75402
FR|3028808|Cannes|كان|74545
FR|3029162|Calais|كاليه|74433
FR|3032833|Béziers|بيزييه|74081
FR|3020686|Dunkerque|دونكيرك|71287
FR|3036386|Aubervilliers|أوبارفيلييه|70914
FR|2994393|Mérignac||69791
FR|3031005|Bourges|بورجيز|67987
FR|2977921|Saint-Nazaire|سن نزر|67054
FR|3024297|Colmar|كولمار|65405
FR|2971053|Valence||63864
FR|2984701|Quimper|كامبار|63849
FR|3020839|Drancy|درانسي|62488
FR|2990189|Noisy-le-Grand|نوازي لو غران|62420
FR|6543862|Villeneuve-d'Ascq|فيلينوف داسك|62400
FR|3006414|La Seyne-sur-Mer|لسن سور مر|62330
FR|2998975|Levallois-Perret|لوفالوا-بيري|62178
FR|7284895|Marseille 14||61920
FR|3027422|Chambéry|شامبيري|61640
FR|3012649|Issy-les-Moulineaux||61447
FR|2990611|Neuilly-sur-Seine|نويي-سور-سين|61300
FR|2971549|Troyes|تروا|60785
FR|3037423|Antony||59845
FR|3006767|La Roche-sur-Yon|لاروش سور يون|59410
FR|7284893|Marseille 12||58734
FR|2997577|Lorient||58112
FR|2976043|Sarcelles|سرسل|57979
FR|2987805|Pessac||57944
FR|3012621|Ivry-sur-Seine|إيفري سور سين|57897
FR|3019265|Évreux|إفرو|57795
FR|2970072|Vénissieux||57584
FR|3027883|Cergy|سيرجي|57576
FR|3024597|Clichy||57467
FR|7284892|Marseille 11||56792
FR|2977295|Saint-Quentin||55407
FR|2990355|Niort|نيور|54660
FR|3033791|Belfort|بلفور|54562
FR|3038334|Ajaccio|أجاكسيو|54364
FR|2970777|Vannes|ونس|54020
FR|2975921|Sartrouville|سارتروفيل|53980
FR|2996568|Maisons-Alfort|مزون-آلفور|53964
FR|2994798|Meaux|مو|53811
FR|3032213|Blois|بلوآ|53660
FR|3029974|Brive-la-Gaillarde||53466
FR|3036938|Arles|آرل|53431
FR|3034006|Beauvais||53393
FR|3026204|Châteauroux|شتورو|53301
FR|3025053|Cholet|شوله|53160
FR|3017253|Fréjus||53098
FR|2988621|Pantin|بانتان|52922
FR|2981280|Saint-Brieuc|سانت بريوك|52774
FR|2993002|Montauban|مونتوبان|52434
FR|3026613|Charleville-Mézières||52415
FR|3038261|Albi|ألبي|52409
FR|2973385|Tarbes|تارب|52106
FR|3017910|Fontenay-sous-Bois|فونتنه-سو-بوآ|52075
FR|3019256|Évry||51900
FR|3024783|Clamart|كلامار|51400
FR|7284890|Marseille 10||51299
FR|3027487|Châlons-en-Champagne||51257
FR|2990919|Narbonne|نربون|50776
FR|2978640|Saint-Malo|سن ملو|50676
FR|3005866|Laval||50489
FR|3012937|Hyères|هييريس|50487
FR|3028641|Carcassonne|قرقشونة|49600
FR|3037598|Angoulême|أنغوليم|49468
FR|3037543|Annecy|آنسي|49232
FR|3031815|Bondy|بوندي|48268
FR|3005269|Le Blanc-Mesnil||48077
FR|2968705|Villejuif|فيلجويف|48048
FR|3014856|Grasse|غراس|47581
FR|2974681|Sevran|سيفرون|47334
FR|3028263|Castres|كاستر|47275
FR|3027484|Chalon-sur-Saône|شلون-سور-سون|47251
FR|7284885|Marseille 04||47193
FR|3036784|Arras|آراس|47052
FR|3031133|Boulogne-sur-Mer|بولون-سور-مر|47013
FR|3025622|Chelles||46947
FR|3029227|Cagnes-sur-Mer|كاجنيس سور مير|46923
FR|2979590|Saint-Herblain|سنت اربلن|46898
FR|3021000|Douai|دوئه|46531
FR|3020020|Épinay-sur-Seine|ابيني-سور-سين|46145
FR|2968054|Vincennes|فينسينس|45923
FR|2995387|Martigues||45749
FR|7284884|Marseille 03||45414
FR|3031009|Bourg-en-Bresse|بورغ أون بريس|45340
FR|3032179|Bobigny|بوبيني|44962
FR|2992292|Montluçon|مونلوسون|44960
FR|3036433|Aubagne|أوباني|44844
FR|2971041|Valenciennes|فالنسيان|44821
FR|2973675|Suresnes|سورزن|44697
FR|2994144|Meudon|مودون|44652
FR|7284886|Marseille 05||44583
FR|3034475|Bayonne|بايون|44396
FR|3012647|Istres||44373
FR|2972811|Thionville||44311
FR|2996148|Mantes-la-Jolie||44263
FR|3024066|Compiègne|كومبيين|44243
FR|2990474|Nevers|نورس|43988
FR|3026467|Chartres|شارتر|43838
FR|7284887|Marseille 06||43360
FR|3004871|Le Cannet||43353
FR|2967421|Wattrelos|وترولو|42826
FR|3029096|Caluire-et-Cuire||42763
FR|3016702|Gap|غب بروانس آلب كوت دازور|42715
FR|2973495|Talence|تلانس|42579
FR|3038224|Alès|آلس|42410
FR|3016321|Gennevilliers||42294
FR|2977356|Saint-Priest||41641
FR|2982757|Rosny-sous-Bois||41627
FR|3035843|Auxerre|أوكسار|41516
FR|2976341|Salon-de-Provence||41397
FR|2979783|Saint-Germain-en-Laye|سن جرمن آن له|41142
FR|3034640|Bastia|باستيا|41001
FR|7284882|Marseille 01||40919
FR|2974733|Sète|سيت|40736
FR|3037612|Anglet||40658
FR|2985034|Puteaux||40646
FR|3023763|Corbeil-Essonnes||40527
FR|3016621|Garges-lès-Gonesse||39847
FR|2983362|Roanne|روآن|39840
FR|2975525|Savigny-sur-Orge||39698
FR|2998056|Livry-Gargan||39518
FR|3020035|Épinal|إبنال|39518
FR|2977824|Saint-Ouen||39353
FR|2983770|Rezé||39248
FR|2992415|Montigny-le-Bretonneux||39063
FR|2990187|Noisy-le-Sec||38955
FR|2994651|Melun|مولن|38953
FR|3035409|Bagneux||38900
FR|2995206|Massy||38768
FR|3014078|Haguenau|هاغويناو|38721
FR|2992017|Montrouge||38708
FR|2995908|Marcq-en-Barœul||38629
FR|2967870|Vitrolles||38591
FR|3020850|Draguignan||38573
FR|3003093|Lens||38265
FR|3016830|Gagny||38134
FR|2981206|Saint-Chamond|سن شمون|38014
FR|3029931|Bron|برون|37825
FR|2970456|Vaulx-en-Velin||37489
FR|3012219|Joué-lès-Tours||37466
FR|3038213|Alfortville||37290
FR|3009824|La Courneuve||37287
FR|3026141|Châtellerault|شته لورو|37210
FR|2968482|Villepinte||37114
FR|3029030|Cambrai|كامبريه|36492
FR|2986501|Poissy||36431
FR|3023924|Conflans-Sainte-Honorine||36358
FR|2992771|Mont-de-Marsan|مون دومارسان|36205
FR|2986930|Plaisir||36121
FR|7284888|Marseille 07||35981
FR|2995750|Marignane||35873
FR|3021411|Dieppe|دييب|35707
FR|2992703|Montélimar||35637
FR|2971874|Tremblay-en-France|ترامبله آنفرانس|35591
FR|3025055|Choisy-le-Roi||35590
FR|2978317|Saint-Martin-d'Hères|سن مرتن در|35528
FR|2996882|Mâcon||35484
FR|2983011|Romans-sur-Isère||35002
FR|2977246|Saint-Raphaël||34918
FR|3024195|Pontault-Combault||34798
FR|2974427|Six-Fours-les-Plages||34779
FR|2987967|Périgueux||34770
FR|3036016|Aurillac||34724
FR|2990612|Neuilly-sur-Marne|نيويلي سور مارني|34465
FR|2998431|Liévin|ليفين|34370
FR|3038634|Agen|أجان|34367
FR|3017341|Franconville||34284
FR|2980558|Sainte-Geneviève-des-Bois||33689
FR|2995150|Maubeuge||33684
FR|3035403|Bagnolet||33504
FR|2975758|Saumur|سومور|33229
FR|3032797|Biarritz|بياريتز|33188
FR|3010025|La Ciotat||33113
FR|3020495|Échirolles|اشيرول|33088
FR|2968748|Villefranche-sur-Saône||32994
FR|3026108|Châtenay-Malabry||32715
FR|2973841|Stains||32601
FR|3026083|Châtillon||32383
FR|2969284|Vienne||32293
FR|2975446|Schiltigheim|ستشيلتيغهيم|32289
FR|3000192|Les Mureaux|لمورو|32134
FR|3002965|Le Perreux-sur-Marne||32015
FR|3014143|Guyancourt||31989
FR|2988758|Palaiseau|باليزو|31987
FR|2980816|Saint-Dizier||31918
FR|3022610|Creil||31863
FR|2970797|Vandœuvre-lès-Nancy||31785
FR|2972742|Thonon-les-Bains|تونون لبن|31684
FR|3033002|Béthune|بيثون|31568
FR|3024223|Colomiers||31363
FR|2990265|Nogent-sur-Marne||31236
FR|3036460|Athis-Mons||31225
FR|2967917|Viry-Châtillon||31131
FR|3013097|Houilles||31121
FR|2974389|Soissons|سوآسون|31100
FR|3020810|Dreux|درو|31058
FR|3026637|Charenton-le-Pont||30910
FR|2968529|Villeneuve-Saint-Georges|فيلنوف سان جورج|30881
FR|3020310|Élancourt||30831
FR|3038230|Alençon|الانسون|30786
FR|2974153|Sotteville-lès-Rouen||30619
FR|2989460|Orange||30530
FR|2968620|Villenave-d'Ornon||30347
FR|2986140|Pontoise||30290
FR|2968142|Villiers-sur-Marne||30252
FR|3026033|Chatou|شتو|30091
FR|3015490|Goussainville||30047
FR|2997803|Lomme||29892
FR|2969257|Vierzon||29876
FR|2978072|Saint-Médard-en-Jalles||29742
FR|2972893|Thiais||29724
FR|3028542|Carpentras||29709
FR|2998632|L'Haÿ-les-Roses||29703
FR|2994497|Menton||29649
FR|2978891|Saint-Laurent-du-Var|سن لوران دو ور|29516
FR|2980340|Saintes||29512
FR|2983276|Rochefort||29427
FR|2996514|Malakoff||29420
FR|3020832|Draveil||29316
FR|2978771|Saint-Leu||29278
FR|2976984|Saint-Sébastien-sur-Loire||29238
FR|3004630|Le Chesnay|لو شزنه|29154
FR|2972237|Tournefeuille||29124
FR|3024596|Clichy-sous-Bois|كليشي سو بوا|29062
FR|3025892|Chaumont||28981
FR|2980236|Saint-Étienne-du-Rouvray||28953
FR|2994048|Meyzieu||28929
FR|2967245|Yerres||28897
FR|2992938|Montbéliard|مونتبليار|28865
FR|2981041|Saint-Cloud|سان كلو|28839
FR|2975050|Sens||28700
FR|3007477|Laon|لاون|28688
FR|3008218|Lambersart|لامبرسار|28613
FR|2972049|Trappes||28367
FR|2983154|Rodez|ردز|28337
FR|3033391|Bergerac||28317
FR|3037538|Annemasse|انومس|28275
FR|3009223|La Garde||28257
FR|3019897|Ermont|ارمون|28117
FR|2983536|Rillieux-la-Pape||28076
FR|2968653|Villemomble||28001
FR|2987271|Pierrefitte-sur-Seine||27914
FR|3003737|Le Kremlin-Bicêtre||27867
FR|3027014|Champs-sur-Marne|شام سور مرن|27776
FR|3038350|Aix-les-Bains||27651
FR|3032824|Bezons|بزون|27570
FR|2970962|Vallauris|فالوريس|27286
FR|2973258|Taverny||27271
FR|3012834|Illkirch-Graffenstaden|إكيرتش|27261
FR|3006283|La Teste-de-Buch||27253
FR|3020062|Épernay||27082
FR|2968176|Villiers-le-Bel||27028
FR|2969392|Vichy|فيشي|27019
FR|2976179|Sannois|سنوآ|26869
FR|3015689|Gonesse||26758
FR|2969109|Vigneux-sur-Seine||26692
FR|3028134|Cavaillon||26689
FR|2984513|Rambouillet||26674
FR|3025466|Cherbourg-Octeville||26655
FR|3036903|Armentières||26646
FR|2997116|Lunel|لونل|26588
FR|3029276|Cachan||26540
FR|3003952|Le Grand-Quevilly||26522
FR|3038789|Abbeville|أبفيل|26461
FR|3009169|La Garenne-Colombes||26385
FR|2992402|Montigny-lès-Metz||26369
FR|2970761|Vanves|وانو|26068
FR|2969766|Vernon||26037
FR|2975536|Savigny-le-Temple||25925
FR|3021263|Dole||25878
FR|2968515|Villeneuve-sur-Lot||25869
FR|6615536|Les Ulis||25785
FR|7284883|Marseille 02||25779
FR|2988888|Oyonnax|أويونا|25697
FR|2988998|Oullins|أولينز|25592
FR|3004427|Le Creusot||25590
FR|3013525|Hénin-Beaumont|انن بومون|25371
FR|2989170|Orvault||25338
FR|3023356|Coudekerque-Branche||25201
FR|3013477|Herblay|اربله|25153
FR|2983440|Ris-Orangis||25082
FR|2973745|Sucy-en-Brie||25014
FR|3014646|Grigny||24940
FR|3017178|Fresnes||24803
FR|2983026|Romainville|رومينفيل|24772
FR|3017924|Fontenay-aux-Roses|فونتنه-او-رز|24680
FR|3021662|Décines-Charpieu|ديسين-شاربيو|24674
FR|2980827|Saint-Dié-des-Vosges|سينت دي|24628
FR|3018095|Fontaine||24588
FR|3036281|Auch||24494
FR|3029825|Bruay-la-Buissière|برواي لا بويسير|24474
FR|2998150|Lisieux|ليزيو|24473
FR|2975964|Sarreguemines|سرغومين|24446
FR|2972444|Torcy||24386
FR|3015419|Gradignan||24385
FR|3007794|Lanester|لانسته|24352
FR|3030257|Brétigny-sur-Orge||24317
FR|2991153|Muret|موره|24313
FR|3032070|Bois-Colombes||24300
FR|3032469|Blagnac||24263
FR|3013403|Hérouville-Saint-Clair||24258
FR|2998517|Libourne||24240
FR|3005066|Le Bouscat||24232
FR|2993760|Miramas||24173
FR|3034126|Beaune|بون|24162
FR|3020601|Eaubonne|اوبون|24096
FR|3029748|Brunoy|برونوآ|24096
FR|2968496|Villeparisis||23931
FR|2992616|Montfermeil|مونفرماي|23829
FR|2974678|Sèvres|سور|23724
FR|3017609|Fougères||23719
FR|2977388|Saint-Pol-sur-Mer||23635
FR|3008379|La Madeleine||23572
FR|3016078|Gif-sur-Yvette||23541
FR|6615539|Bourgoin-Jallieu|بورغوان-جاليو|23517
FR|3033881|Bègles||23504
FR|3029213|Cahors||23331
FR|2993875|Millau||23307
FR|3013619|Hazebrouck||23307
FR|3015160|Grande-Synthe||23213
FR|3005825|La Valette-du-Var|لولت دو ور|23134
FR|2991481|Moulins||23095
FR|2992003|Mont-Saint-Aignan||23078
FR|3019459|Étampes||23012
FR|2993207|Mons-en-Barœul||23006
FR|3038638|Agde|أغد|23001
FR|2977800|Saint-Ouen-l'Aumône|سن اوآن لومون|22977
FR|2969612|Vertou|ورتو|22921
FR|2992536|Montgeron||22843
FR|2996564|Maisons-Laffitte||22772
FR|3002465|Le Puy-en-Velay||22718
FR|3002880|Le Petit-Quevilly||22691
FR|2997556|Lormont|لورمون|22636
FR|2989611|Olivet||22604
FR|3038712|Achères||22555
FR|2988867|Ozoir-la-Ferrière||22530
FR|3002650|Le Plessis-Robinson||22510
FR|3027950|Cenon|سنون|22393
FR|3024107|Combs-la-Ville||22322
FR|3021670|Dax||22305
FR|3016956|Frontignan||22251
FR|2967758|Voiron|فوارون|22114
FR|2997620|Loos||22107
FR|3003481|Le Mée-sur-Seine|لومه سور سن|22058
FR|2968555|Villeneuve-la-Garenne||22036
FR|3018794|Fécamp||22003
FR|3023645|Cormeilles-en-Parisis||21973
FR|2980586|Sainte-Foy-lès-Lyon||21893
FR|2969958|Verdun|وردون|21798
FR|2970203|Vélizy-Villacoublay||21741
FR|2978758|Saint-Lô|سن-لو|21722
FR|2997110|Lunéville||21582
FR|3021516|Deuil-la-Barre||21560
FR|3010529|La Celle-Saint-Cloud||21539
FR|3037540|Annecy-le-Vieux||21521
FR|2975469|Sceaux||21511
FR|3007609|Lannion|لانيون|21473
FR|3021605|Denain|دونن|21412
FR|3038159|Allauch||21406
FR|3024035|Concarneau||21397
FR|3019193|Eysines||21394
FR|3022376|Croix||21361
FR|3017805|Forbach||21358
FR|2996180|Manosque||21351
FR|2978621|Saint-Mandé|سن مانده|21261
FR|2992229|Montmorency||21156
FR|3016667|Gardanne|غاردان|21140
FR|3000491|Les Lilas||21124
FR|3018280|Fleury-les-Aubrais||21085
FR|3021852|Dammarie-les-Lys||21066
FR|2983074|Roissy-en-Brie||20933
FR|2979985|Saint-Genis-Laval||20883
FR|2978742|Saint-Louis||20871
FR|3024440|Cognac||20868
FR|2977952|Saint-Michel-sur-Orge||20824
FR|2997712|Longjumeau||20771
FR|3030303|Bressuire||20743
FR|2970432|Vauréal||20699
FR|2997626|Lons-le-Saunier||20678
FR|2986732|Ploemeur||20652
FR|3009071|Lagny-sur-Marne||20649
FR|2975349|Sedan||20620
FR|2989297|Orly||20528
FR|2986302|Pontarlier||20313
FR|3027453|Chamalières||20298
FR|2994087|Meylan||20267
FR|2992863|Montceau-les-Mines||20221
FR|3014034|Halluin||20171
FR|2983489|Riom|ريوم|20142
FR|3025314|Chevilly-Larue||20125
FR|2982967|Romorantin-Lanthenay||19953
FR|2996146|Mantes-la-Ville||19947
FR|2987825|Pertuis||19926
FR|2991719|Morsang-sur-Orge||19917
FR|2969562|Vesoul||19892
FR|2979341|Saint-Jean-de-Braye||19874
FR|3000047|Les Pennes-Mirabeau||19871
FR|3024532|Cluses||19789
FR|3030985|Bourg-lès-Valence||19770
FR|2968771|Villefontaine|فيلفونتين|19749
FR|2979627|Saint-Gratien||19737
FR|3000060|Les Pavillons-sous-Bois||19730
FR|3018074|Fontainebleau||19717
FR|3013549|Hem||19699
FR|2990264|Nogent-sur-Oise||19690
FR|3035396|Bagnols-sur-Cèze||19640
FR|3023324|Couëron||19466
FR|3020392|Écully||19437
FR|3022700|Cran-Gevrier||19354
FR|2967438|Wasquehal||19320
FR|2996255|Mandelieu-la-Napoule|مانديليو لا نابول|19292
FR|2970110|Vendôme|وندم|19226
FR|2997336|Louviers||19220
FR|3014175|Gujan-Mestras||19184
FR|2976258|Sanary-sur-Mer||19166
FR|2975088|Senlis||19160
FR|3038266|Albertville|ألبيرفيل|19113
FR|2998305|Limeil-Brévannes||19104
FR|3012162|Jouy-le-Moutier||19087
FR|2995642|Marmande|مارماند|19069
FR|2982343|Royan||19017
FR|2995041|Maurepas||19009
FR|3021382|Digne-les-Bains||18986
FR|2991551|Mougins||18973
FR|3027513|Challans||18947
FR|2975233|Sélestat|سيليستات|18941
FR|3016675|Garches||18930
FR|3025144|Chilly-Mazarin||18870
FR|3030990|Bourg-la-Reine||18870
FR|3019960|Équeurdreville-Hainneville||18862
FR|3022988|Cournon-d'Auvergne||18848
FR|3025715|Chaville||18735
FR|2990616|Neuilly-Plaisance||18725
FR|3031709|Bonneuil-sur-Marne||18723
FR|2974188|Sorgues||18681
FR|2970148|Vence|فينس|18668
FR|3002647|Le Plessis-Trévise||18618
FR|3034911|Bar-le-Duc|بار لو دوك|18595
FR|2974655|Seynod||18590
FR|2993679|Mitry-Mory||18562
FR|3028486|Carvin|كارفاين|18561
FR|2998311|Limay||18559
FR|3009443|La Flèche|لافلش|18536
FR|2986933|Plaisance-du-Touch||18501
FR|3010237|La Chapelle-sur-Erdre||18481
FR|3035667|Avion||18470
FR|3037514|Annonay||18423
FR|2982944|Ronchin||18331
FR|2995121|Mauguio||18320
FR|3025509|Chennevières-sur-Marne||18314
FR|3035883|Autun|اوتن|18283
FR|2981492|Saint-Avold||18281
FR|2972270|Tourlaville||18273
FR|2977845|Saint-Omer||18250
FR|3037051|Argentan||18230
FR|3015902|Givors|غيفورز|18198
FR|3012313|Joinville-le-Pont||18154
FR|3028535|Carquefou||18056
FR|3027763|Cestas||18036
FR|3028337|Castelnau-le-Lez||18011
FR|2992404|Montigny-lès-Cormeilles||17910
FR|3009791|La Crau||17905
FR|3018455|Firminy||17902
FR|2989204|Orsay||17817
FR|2981839|Saint-Amand-les-Eaux||17808
FR|3002499|Le Pré-Saint-Gervais||17786
FR|2997246|Lucé||17780
FR|3001402|Les Clayes-sous-Bois||17776
FR|3019766|La Baule-Escoublac||17775
FR|2974494|Sin-le-Noble||17682
FR|2972350|Toul|تول|17680
FR|7284897|Marseille 16||17630
FR|2968546|Villeneuve-le-Roi||17575
FR|2979316|Saint-Jean-de-la-Ruelle||17522
FR|2991772|Morlaix||17516
FR|2993024|Montargis|مونتارغيس|17457
FR|2974385|Soisy-sous-Montmorency||17436
FR|3032551|Bischheim||17434
FR|3018339|Flers||17430
FR|2995652|Marly-le-Roi||17404
FR|3006121|Lattes||17390
FR|2980935|Saint-Cyr-sur-Loire||17337
FR|3017651|Fos-sur-Mer||17317
FR|3037157|Arcueil||17308
FR|2998224|Lingolsheim|لينغولشيم|17284
FR|2967879|Vitré|فيتري|17266
FR|2967856|Vitry-le-François||17250
FR|3020307|Elbeuf||17231
FR|2988670|Pamiers||16997
FR|2992671|Montereau-Fault-Yonne||16993
FR|2971482|Tulle||16969
FR|2998127|L'Isle-sur-la-Sorgue||16968
FR|2989755|Octeville||16951
FR|2973317|Tassin-la-Demi-Lune||16920
FR|3031268|Bouguenais||16824
FR|2969796|Verneuil-sur-Seine||16790
FR|2969692|Verrières-le-Buisson||16789
FR|2986160|Pontivy||16752
FR|2998854|Le Vésinet||16740
FR|2976406|Sallanches||16725
FR|2992367|Montivilliers||16706
FR|3021150|Domont||16684
FR|3032340|Blanquefort||16636
FR|3020996|Douarnenez||16590
FR|2989130|Osny||16545
FR|3002984|Le Pecq||16534
FR|3014392|Guérande||16523
FR|3018246|Floirac||16497
FR|2980942|Saint-Cyr-l'École|سانت سير إكول|16365
FR|3005417|Laxou||16323
FR|3017921|Fontenay-le-Comte||16316
FR|2993572|Moissy-Cramayel||16259
FR|2976050|Saran||16243
FR|3029706|Bry-sur-Marne||16226
FR|3027767|Cesson-Sévigné||16222
FR|3002570|Le Pontet||16182
FR|2992890|Montbrison||16164
FR|3019153|Faches-Thumesnil||16163
FR|2967934|Viroflay||16137
FR|2999683|Les Sables-d'Olonne||16105
FR|2978768|Saint-Leu-la-Forêt||16075
FR|2980097|Saint-Fons||16053
FR|3007874|Landerneau||16052
FR|2981512|Saint-Avertin||16007
FR|3026285|Châteaudun||16006
FR|3012664|Issoire||15984
FR|3016097|Gien||15966
FR|3034483|Bayeux|بايو|15963
FR|3016292|Gentilly||15939
FR|3026194|Château-Thierry||15938
FR|2986025|Port-de-Bouc||15934
FR|2980636|Saint-Égrève||15904
FR|2968368|Villers-lès-Nancy||15899
FR|3030101|Brie-Comte-Robert||15892
FR|3031898|Boissy-Saint-Léger||15877
FR|3014383|Guéret|غويريت|15853
FR|3025496|Chenôve||15791
FR|2997395|Lourdes|لورد|15786
FR|2967318|Wittenheim||15747
FR|3028779|Canteleu||15742
FR|3013862|Haubourdin||15694
FR|3022569|Crépy-en-Valois||15694
FR|3033416|Berck-Plage||15675
FR|3000648|Les Herbiers||15664
FR|3013701|Yutz||15659
FR|2988936|Outreau|أوترياو|15648
FR|3033415|Berck||15609
FR|2994935|Mayenne||15583
FR|3036240|Audincourt||15577
FR|3035204|Balma||15553
FR|3013681|Hautmont||15540
FR|2997904|Lognes||15519
FR|3013627|Hayange||15501
FR|2973146|Tergnier||15475
FR|3028521|Carrières-sous-Poissy||15465
FR|3012829|Illzach||15457
FR|2986306|Pont-à-Mousson||15411
FR|3022151|Cugnaux||15393
FR|3019952|Éragny||15385
FR|2990192|Noisiel||15362
FR|2977491|Saint-Pierre-des-Corps||15284
FR|3023240|Coulommiers||15274
FR|2992650|Montesson||15256
FR|2978100|Saint-Maximin-la-Sainte-Baume||15225
FR|2989877|Noyon||15138
FR|3030057|Brignoles||15027
FR|3035654|Avon||15009
GA|2399697|Libreville|ليبرفيل|578156
GA|2396518|Port-Gentil|بورت جنتيل|109163
GA|2400555|Franceville|فرانسفيل|42967
GA|2396646|Oyem||30870
GA|2398269|Moanda|مواندا|30151
GA|2398073|Mouila||22469
GA|2399888|Lambaréné||20714
GA|2396253|Tchibanga||19365
GA|2399959|Koulamoutou||16222
GB|2643743|London|لندن|8961989
GB|2655603|Birmingham|برمينغهام|1144919
GB|2644210|Liverpool|ليفربول|864122
GB|2648579|Glasgow|غلاسكو|626410
GB|2638077|Sheffield|شفيلد|556500
GB|2644688|Leeds|ليدز|516298
GB|2650225|Edinburgh|إدنبرة|506520
GB|2654675|Bristol|بريستول|465866
GB|2653822|Cardiff|كارديف|447287
GB|2643123|Manchester|مانشستر|395515
GB|2644668|Leicester|لستر|368600
GB|2654993|Bradford|برادفورد|366187
GB|2655984|Belfast|بلفاست|345418
GB|2652221|Coventry|كوفنتري|345324
GB|2655613|Birkenhead||325264
GB|2641170|Nottingham|نوتنغهام|323632
GB|2646003|Islington||319143
GB|2639577|Reading||318014
GB|2645425|Kingston upon Hull||314018
GB|2639912|Preston|برستون|313332
GB|2641598|Newport|نيوبورت|306844
GB|2636432|Swansea|سوانزي|300352
GB|2641673|Newcastle upon Tyne|نيوكاسل|300125
GB|2637433|Southend-on-Sea||295310
GB|2654710|Brighton|برايتون|277103
GB|2651347|Derby|ديربي|270468
GB|2637487|Southampton|ساوثهامبتون|269781
GB|2633691|Wolverhampton||263700
GB|2640194|Plymouth|بليموث|260203
GB|2636841|Stoke-on-Trent|ستوك-أون-ترينت|258366
GB|2642465|Milton Keynes|ميلتون كينز|256385
GB|2634341|City of Westminster||247614
GB|2641430|Northampton|نورثامبتون|245899
GB|2641022|Oldham|أولدهام|237110
GB|2655775|Bexley||228000
GB|2643339|Luton|لوتن|225262
GB|11777624|Archway||215667
GB|2639996|Portsmouth|بورتسموث|208100
GB|2636389|Swindon|سويندون|201669
GB|2650839|Dudley||199059
GB|2657832|Aberdeen|أبردين|198590
GB|2636503|Sutton||187600
GB|2638785|St Helens||183200
GB|2652053|Crawley||180508
GB|2646057|Ipswich|إبسوتش|178835
GB|2633948|Wigan||175405
GB|2651817|Croydon||173314
GB|2634739|Warrington||172330
GB|2634853|Walsall|والسال|172141
GB|2643097|Mansfield||171958
GB|2636531|Sunderland|ساندرلند|170134
GB|2637627|Slough||164793
GB|2655095|Bournemouth|بورنموث|163600
GB|2640354|Peterborough||163379
GB|2640729|Oxford|أكسفورد|162100
GB|2649997|Enfield Town||156858
GB|2633352|York|يورك|156135
GB|3345439|Telford|تلفورد|155570
GB|2640101|Poole||150092
GB|2654264|Burnley||149422
GB|2647425|Harrow||149246
GB|2646458|Huddersfield|هدرسفيلد|149017
GB|2650752|Dundee|دندي|148210
GB|2655524|Blackburn||146521
GB|2653941|Cambridge|كامبريدج|145674
GB|2655459|Blackpool|بلاكبول|145007
GB|2656194|Basildon||144859
GB|2641181|Norwich|نورويتش|143135
GB|2642607|Middlesbrough|ميدلزبرة|142707
GB|2655237|Bolton|بولتن|141331
GB|2636882|Stockport|ستوكبورت|139052
GB|2634491|West Bromwich||135618
GB|2647356|Hastings|هيستنغس|133422
GB|2646914|High Wycombe||133204
GB|2648404|Gloucester|جلوستر|132416
GB|2649808|Exeter|إكزتر|130709
GB|2635608|Tottenham|توتنهام|130000
GB|2638671|Salford|سالفورد|129794
GB|2641674|Newcastle under Lyme||129441
GB|2637546|Solihull|سوليهل|126577
GB|2634677|Watford|واتفورد|125707
GB|2638703|Saint Peters||125370
GB|2654200|Burton upon Trent||122199
GB|2652618|Colchester|كولشيستر|121859
GB|2650497|Eastbourne|إيست بورن|118219
GB|2639093|Rotherham|راترهام|117618
GB|2653261|Cheltenham|شلتنهام|116447
GB|2651123|Doncaster|دونكاستر|113566
GB|2653225|Chesterfield||113057
GB|2653266|Chelmsford|تشيلمسفورد|111511
GB|2634910|Wakefield|ويكفيلد|109766
GB|2634838|Walthamstow|والتامستو|109424
GB|2651621|Dagenham|داجنهام|108368
GB|2656192|Basingstoke||107642
GB|2643179|Maidstone||107627
GB|2636486|Sutton Coldfield||107030
GB|2656046|Bedford|بيدفورد|106940
GB|2633709|Woking||103932
GB|2644487|Lincoln|لنكولن|103813
GB|2633563|Worcester|وستر|101659
GB|2656173|Bath|باث|101557
GB|2648657|Gillingham||101187
GB|2633521|Worthing||99110
GB|2639272|Rochdale||97550
GB|2644737|Royal Leamington Spa||95172
GB|2639192|Romford|رامفورد|95000
GB|2647461|Harlow|هارلو|94365
GB|2641157|Nuneaton||92698
GB|8299617|High Peak||92666
GB|2651513|Darlington|دارلينغتون|92363
GB|2637343|Southport||91703
GB|2653228|Chester|تشستر|90524
GB|2636940|Stevenage||90232
GB|2634549|Wembley||90045
GB|2648182|Grays||89755
GB|2647428|Harrogate|هاروغيت|89060
GB|2647400|Hartlepool||88855
GB|2648997|Fulham|فولام|87161
GB|2647878|Grimsby||86138
GB|2653883|Cannock||86121
GB|2647138|Hemel Hempstead||85629
GB|2638867|St Albans|سنت آلبنز|84561
GB|2639557|Redditch||84300
GB|2637329|South Shields||83655
GB|2643736|Derry|ديري|83652
GB|2634308|Weston-super-Mare||82903
GB|2647632|Halifax||82624
GB|2650209|Edmonton||82000
GB|2656065|Beckenham||82000
GB|2636276|Tamworth||81964
GB|2638324|Scunthorpe||81576
GB|2636876|Stockton-on-Tees||79957
GB|2653775|Carlisle|كارلايل|78470
GB|2648773|Gateshead|جيتشيد|77649
GB|2644411|Lisburn|لسبرن|77506
GB|2640677|Paisley||77270
GB|2637891|Shrewsbury||76782
GB|2648970|Fylde||76500
GB|2655009|Bracknell||76103
GB|2652002|Crewe||75556
GB|2653305|Chatham|تشاثام|75509
GB|2646504|Hove||75174
GB|2656719|Aylesbury|أيلزبري|74748
GB|2650405|East Kilbride||74740
GB|2638978|Rugby|راجبي|73150
GB|2639842|Purley||72000
GB|2647793|Guildford|غلدفورد|71873
GB|2656284|Barnsley|بارنزلي|71447
GB|2643490|Lowestoft|لوئستافت|70945
GB|2648272|Gosport||70793
GB|2643186|Maidenhead||70374
GB|2637142|Stafford||70145
GB|2635042|Uxbridge||70000
GB|2637490|Southall||70000
GB|2639022|Royal Tunbridge Wells||68910
GB|8299614|Rossendale||67400
GB|2649258|Folkestone|فولكستون|66429
GB|2646517|Hounslow|هونسلو|66292
GB|2653148|Chingford||66211
GB|2649441|Finchley||65812
GB|2633485|Wrexham||65692
GB|2635650|Torquay||65388
GB|2643567|Loughborough|لافبورو|65255
GB|2651984|Cricklewood||65000
GB|2645418|Kingswood||64793
GB|2636177|Taunton|تاونتون|64621
GB|2634686|Waterlooville||64350
GB|2643266|Macclesfield||63954
GB|2655262|Bognor Regis||63885
GB|2641520|Newtownabbey||63860
GB|2645753|Kettering||63675
GB|2654394|Buckley||63576
GB|2647984|Great Yarmouth||63434
GB|2642414|Mitcham||63393
GB|2638960|Runcorn||62872
GB|2656955|Ashford||62787
GB|3345283|Tonypandy||62545
GB|2650096|Ellesmere Port Town||61768
GB|2638419|Scarborough|سكاربورو|61749
GB|2633954|Widnes||61464
GB|2657540|Aldershot|ألدرشوت|61339
GB|2654187|Bury||61044
GB|2656396|Bangor||61011
GB|2656333|Barking||61000
GB|2653584|Castleford||60509
GB|2647074|Hereford|هرفورد|60415
GB|2636616|Stroud||60155
GB|2643044|Margate||60134
GB|2634552|Welwyn Garden City||59910
GB|2649672|Farnborough|فارنبرة|59902
GB|2639447|Rhondda|رونتا|59450
GB|3345440|Craigavon||59236
GB|2634873|Wallasey||58794
GB|2644319|Littlehampton||58714
GB|2636675|Streatham||58055
GB|2655198|Bootle||57791
GB|2634202|Weymouth|وايمث|57691
GB|2649692|Fareham|فارهام|57390
GB|2642189|Morley||57385
GB|2653232|Cheshunt||57374
GB|2645724|Kidderminster||57059
GB|2644204|Livingston||56840
GB|2652381|Corby||56810
GB|2651500|Dartford|دارتفورد|56694
GB|2653558|Castlereagh||56679
GB|2651286|Dewsbury||56640
GB|2636769|Stourbridge||56284
GB|2638678|Sale||55689
GB|2647639|Halesowen||55265
GB|2653877|Canterbury|كانتربيري|55240
GB|6690862|South Croydon||55198
GB|2646329|Huyton||54738
GB|2656235|Barry||54673
GB|2647570|Hamilton||54480
GB|2648187|Gravesend||54263
GB|2650396|Eastleigh||54225
GB|2642814|Meikle Earnock||54080
GB|2657697|Acton||53689
GB|2634715|Washington||53526
GB|2654938|Braintree||53477
GB|2654782|Brentwood||52586
GB|2649911|Esher||52392
GB|3209584|Crosby||52140
GB|2639506|Reigate||52123
GB|2650657|Dunstable|دونستابل|51973
GB|2642214|Morecambe||51644
GB|2651715|Cumbernauld||51610
GB|2639545|Redhill||51559
GB|2646557|Horsham|هورشم|51472
GB|2637126|Staines||51040
GB|2656168|Batley||50807
GB|2634578|Wellingborough||50577
GB|2652974|Clacton-on-Sea||50548
GB|2650732|Dunfermline|دمفرلين|50380
GB|2655351|Bletchley||50193
GB|2645889|Keighley||50171
GB|2647261|Hayes||50000
GB|2640681|Paignton||49886
GB|2654755|Bridgend||49597
GB|2644100|Llanelli||49591
GB|2645298|Kirkcaldy||49460
GB|2654579|Bromsgrove||49117
GB|2650042|Eltham||48964
GB|2637802|Sittingbourne||48948
GB|2637476|South Benfleet||48824
GB|2656406|Banbury||48651
GB|2634493|West Bridgford||48314
GB|2642233|Morden||48233
GB|2651654|Cwmbran||48157
GB|2643697|Long Eaton||47898
GB|2646088|Inverness|إنفرنيس|47790
GB|2650628|Durham|درم|47785
GB|2641224|Northwich||47421
GB|2640358|Perth|بيرث|47350
GB|2644972|Lancaster|لانكستر|47162
GB|2635785|Tipton||47000
GB|2645605|Kilmarnock||46970
GB|2650798|Dumfries||46500
GB|2656379|Banstead||46280
GB|2656708|Ayr|آئر|46260
GB|2641843|Neath||46126
GB|2645456|King's Lynn||46093
GB|2633858|Winchester|ونشستر|46074
GB|2656241|Barrow in Furness||45865
GB|2633373|Yeovil||45784
GB|2642593|Middleton||45589
GB|2647317|Havant|هاوانت|45574
GB|2653646|Carshalton||45525
GB|2646867|Hinckley||45249
GB|2653516|Catford||44905
GB|2638664|Salisbury|سولسبرى|44748
GB|2640132|Pontefract||44710
GB|2633907|Willesden||44295
GB|2652696|Coatbridge||43970
GB|2636484|Sutton in Ashfield||43912
GB|2648208|Grantham||43833
GB|2642705|Merthyr Tydfil||43820
GB|2648026|Great Sankey||43793
GB|2656915|Ashton-under-Lyne||43675
GB|2644660|Leigh|لي|43626
GB|2644726|Leatherhead||43544
GB|8224216|Letchworth Garden City||43529
GB|2641731|Newark on Trent||43363
GB|2633551|Worksop||43252
GB|2654186|Bury St Edmunds||42812
GB|2645313|Kirkby||42744
GB|2634864|Wallsend||42739
GB|2639524|Redruth|ردروث|42690
GB|2634579|Welling||42500
GB|2653075|Christchurch||42396
GB|2657324|Andover||42276
GB|2636663|Stretford|سترتفورد|41953
GB|2651048|Dover|دوفر|41709
GB|2647349|Hatfield||41677
GB|2657402|Altrincham||41548
GB|2652622|Coity||41352
GB|2641690|Newburn||41347
GB|2655138|Boston|بوسطن|41340
GB|6693470|Lytham St Annes||41327
GB|2647948|Greenock||41280
GB|2654730|Bridgwater||41276
GB|2635062|Urmston||41198
GB|2633708|Wokingham||41143
GB|2636465|Swadlincote||40960
GB|2635427|Trowbridge|تروبريدج|40952
GB|2639928|Prescot||40889
GB|2655777|Bexhill-on-Sea||40478
GB|2655329|Bloxwich||40000
GB|2641267|North Shields||39747
GB|2638043|Shepherds Bush||39724
GB|2637752|Skelmersdale||38944
GB|2649322|Fleet||38726
GB|2657780|Abingdon||38676
GB|2635703|Tonbridge||38657
GB|2639660|Ramsgate||38624
GB|2646274|Ilkeston||38587
GB|2648438|Glenrothes||38360
GB|2652698|Coalville||38245
GB|7911271|Canvey Island||38170
GB|6690866|Surbiton||38158
GB|2634032|Whitley Bay||38055
GB|2647972|Greenford||38000
GB|2636910|Stirling|استيرلينغ|37910
GB|2657030|Arnold||37873
GB|2646525|Houghton-Le-Spring||37840
GB|2655562|Bishops Stortford||37838
GB|2644547|Leyland||37614
GB|2638946|Rushden|راشدن|37584
GB|2644652|Leighton Buzzard||37469
GB|2633397|Yeadon||37379
GB|2655315|Blyth||37339
GB|2650278|Eccles||37275
GB|2634725|Warwick|ورك|37267
GB|2639563|Redcar|ردكار|37203
GB|2657613|Airdrie||37130
GB|2647027|Heston||37045
GB|2640349|Peterlee||37015
GB|2649660|Farnham|فارنهام|36971
GB|2653224|Chester-le-Street||36917
GB|2648063|Great Malvern||36770
GB|2636714|Stratford||36666
GB|2647057|Herne Bay||36642
GB|2633883|Wilmslow||36617
GB|2641557|Newton Abbot||36474
GB|2643116|Mangotsfield||36427
GB|2655672|Billericay||36338
GB|2653137|Chipping Sodbury||36108
GB|2646826|Hitchin||36099
GB|2634887|Walkden||35937
GB|2635281|Tyldesley||35932
GB|2653144|Chippenham|تشبنهام|35800
GB|2655664|Billingham||35708
GB|2640106|Pontypool||35686
GB|2657770|Accrington|أكرينجتون|35318
GB|2649723|Falkirk||35310
GB|2654668|Briton Ferry||35179
GB|2646807|Hoddesdon|هودسدون|35174
GB|2654728|Bridlington||35154
GB|2655882|Bentley||34821
GB|2649800|Exmouth||34432
GB|2633406|Yate||34406
GB|2649578|Felling||34355
GB|2652513|Colwyn Bay||34284
GB|6691227|Radcliffe||34239
GB|2635603|Totton||34169
GB|2646032|Irvine||34130
GB|2653086|Chorley||33888
GB|2655729|Bicester||33846
GB|2647248|Haywards Heath||33845
GB|2633936|Wigston Magna||33720
GB|2634616|Wednesfield||33555
GB|2633842|Windsor|ونزر|33348
GB|2648405|Glossop||33243
GB|2652095|Cramlington||33180
GB|2639866|Pudsey||33109
GB|2650285|Ebbw Vale||33068
GB|2641689|Newbury||33065
GB|2633976|Wickford||32975
GB|2644531|Lichfield||32877
GB|2654715|Brighouse||32872
GB|2642135|Motherwell|مادرول|32840
GB|2651495|Darwen|دارون|32566
GB|2633771|Wisbech||32489
GB|2655186|Borehamwood||32176
GB|2639583|Rayleigh||32150
GB|2639897|Prestwich||32125
GB|2652885|Cleethorpes||32017
GB|7290015|Lower Earley||32000
GB|8299616|Deeside||32000
GB|2649715|Falmouth||31988
GB|2646327|Hyde||31926
GB|11551039|Thamesmead||31824
GB|2653192|Chichester|تشيتشستر|31654
GB|2656281|Barnstaple||31616
GB|2637265|Spalding||31588
GB|2649957|Epsom||31489
GB|2638926|Rutherglen||31180
GB|8299615|Thornton-Cleveleys||31157
GB|2657835|Aberdare||31135
GB|2654089|Caerphilly||31060
GB|2638976|Ruislip||31000
GB|2638717|Saint Neots||30811
GB|11549407|Canning Town||30806
GB|2654308|Burgess Hill||30635
GB|2655785|Beverley||30587
GB|2651468|Deal||30555
GB|2633765|Wishaw||30510
GB|2640104|Pontypridd||30420
GB|2633810|Winsford||30259
GB|2647451|Harpenden||30240
GB|2634021|Whitstable|وايتستابل|30195
GB|2653947|Camberley||30155
GB|2656295|Barnet||30000
GB|2656031|Bedworth||29981
GB|2647026|Heswall||29789
GB|2646460|Hucknall||29728
GB|2650188|Egham||29663
GB|2638187|Sevenoaks||29506
GB|2645721|Kidsgrove||29480
GB|2641519|Newtownards||29363
GB|2651269|Didcot||29341
GB|2641810|Nelson||29317
GB|2654252|Burntwood||29244
GB|2653680|Carrickfergus||29208
GB|2649579|Felixstowe||29171
GB|2645826|Kendal||29147
GB|2652437|Consett||29137
GB|2633729|Witney||29103
GB|2656918|Ashton in Makerfield||29039
GB|2653290|Cheadle Hulme||28952
GB|2656490|Ballymena|بيليمينا|28932
GB|2637087|Stanford-le-Hope||28725
GB|2655707|Bideford||28672
GB|2639268|Rochester||28671
GB|2637958|Shipley||28544
GB|2633653|Wood Green||28453
GB|2654724|Brierley Hill||28000
GB|6694222|Muswell Hill||27992
GB|2636713|Stratford-upon-Avon|استراتفورد|27830
GB|2636534|Sunbury-on-Thames||27784
GB|2641581|Newry||27757
GB|2656946|Ashington||27670
GB|2653935|Cambuslang||27610
GB|2645309|Kirkby in Ashfield||27539
GB|2633912|Willenhall||27500
GB|11776857|Burngreave||27481
GB|2651357|Denton||27464
GB|2652890|Cleckheaton||27393
GB|2656086|Bearsden|برزدن|27340
GB|2645972|Jarrow||27264
GB|2642763|Melton Mowbray||27158
GB|2633553|Workington||27120
GB|2647310|Haverhill||27041
GB|2643198|Maghull||26997
GB|2646976|Highbury||26664
GB|2652730|Clydebank||26640
GB|2650435|East Grinstead||26523
GB|2649301|Flint||26442
GB|2634387|Westhoughton|وستهوتون|26260
GB|2649024|Frome||26203
GB|2652464|Congleton||26178
GB|3345437|Camden Town||26122
GB|2638911|Ryde||26082
GB|2655583|Bishop Auckland||26050
GB|2641290|Northolt||26000
GB|2641555|Newton Aycliffe||25964
GB|2639409|Rhyl||25874
GB|2647044|Hertford|هرتفورد|25847
GB|2636995|Staveley||25719
GB|2652586|Coleraine|كوليرين|25681
GB|2649650|Farnworth||25680
GB|2651831|Crowthorne||25522
GB|2647303|Hawarden||25513
GB|2654927|Bramhall||25506
GB|2652249|Coulsdon||25500
GB|7302130|Bartley Green||25473
GB|2638853|St Austell|سنت آستل|25447
GB|2639436|Rhosllanerchrugog||25362
GB|2649312|Fleetwood||25359
GB|2633749|Witham||25353
GB|6947041|Blackheath|بلاكهيث|25116
GB|2650122|Elgin|إلغين|25040
GB|2640246|Pitsea||25000
GB|6690583|Chalk Farm||24977
GB|2634096|Whitehaven||24900
GB|2637762|Skegness||24876
GB|2638235|Selby||24859
GB|2636032|Thetford|تتفورد|24833
GB|2641544|Newton Mearns||24650
GB|11592272|Vale of Leven||24640
GB|2634617|Wednesbury||24337
GB|2649571|Feltham||24325
GB|2636049|Thatcham||24274
GB|2646862|Hindley||24169
GB|2640190|Plymstock||24103
GB|2640908|Ormskirk||24073
GB|2638977|Rugeley||24033
GB|2648356|Golborne||24021
GB|2648273|Gosforth||23975
GB|2646393|Huntingdon||23937
GB|2651485|Daventry||23879
GB|2650983|Droitwich||23834
GB|2641609|New Milton||23753
GB|2657345|Ammanford||23709
GB|2640037|Portishead||23699
GB|2650962|Droylsden||23689
GB|2657215|Arbroath|آربروث|23640
GB|2641942|Musselburgh||23620
GB|2649833|Evesham||23576
GB|2647514|Hanworth||23563
GB|2634103|Whitefield||23545
GB|2643776|Lofthouse||23458
GB|2640496|Penarth|بينارث|23437
GB|2655582|Bishopbriggs|بيشاب بريغز|23430
GB|2655942|Belper||23417
GB|2649198|Formby||23329
GB|2654269|Burnham-on-Sea||23325
GB|2654635|Broadstairs||23283
GB|2641134|Oadby||23184
GB|2647227|Heanor||23122
GB|2653353|Chapeltown||23056
GB|2635412|Truro|ترورو|23041
GB|2644386|Litherland||22971
GB|2643027|Market Harborough||22911
GB|2639015|Royton||22848
GB|2634825|Walton-on-Thames||22834
GB|2634573|Wellington||22816
GB|2633655|Woodford Green||22803
GB|2637106|Stalybridge||22748
GB|2648372|Godalming||22689
GB|2639970|Potters Bar||22639
GB|2638311|Seaford||22584
GB|2657508|Alfreton||22550
GB|2653945|Camborne||22500
GB|2645822|Kenilworth||22413
GB|2638302|Seaham||22373
GB|2636005|Thornaby-on-Tees||22356
GB|2636564|Sudbury||22213
GB|2639586|Rawtenstall|راوتنستال|22114
GB|2650346|Retford|رتفورد|22023
GB|2639495|Renfrew|رنفرو|22010
GB|2640085|Portadown||22000
GB|2655858|Berkhamsted||21997
GB|8224783|Stanley|استانلي|21938
GB|2636439|Swanley||21839
GB|2641546|Newton-le-Willows||21782
GB|2639069|Rottingdean||21756
GB|2657356|Amersham||21731
GB|6693771|Hadley Wood||21639
GB|2640869|Ossett|اوست|21616
GB|2639389|Richmond||21469
GB|2643160|Maldon||21462
GB|2654141|Buxton||21300
GB|2646606|Horley||21232
GB|2652204|Cowes||21226
GB|2656296|Barnes||21218
GB|2650967|Dronfield||21124
GB|2639325|Ripley||21097
GB|2656169|Bathgate||21070
GB|2640967|Omagh|أوماه|21056
GB|2643071|March||21051
GB|2636749|Stowmarket||21028
GB|2652861|Clevedon||21002
GB|2643218|Maesteg||21001
GB|2647784|Guiseley||21000
GB|6693242|Bordon||20978
GB|2653520|Caterham||20957
GB|2634867|Wallington||20850
GB|2648945|Gainsborough||20842
GB|2648319|Goole||20810
GB|2638580|Sandhurst||20803
GB|2647383|Harwich||20723
GB|2650470|East Dereham||20651
GB|2655952|Bellshill||20650
GB|2653235|Chesham||20649
GB|6620444|Gerrards Cross|غررردس كراس|20633
GB|2651852|Crowborough||20607
GB|2637104|Stamford||20592
GB|2636767|Stourport-on-Severn||20586
GB|2648290|Gorseinon||20581
GB|6691219|Failsworth||20555
GB|2641913|Nailsea||20543
GB|2646004|Isleworth|ايزلورث|20500
GB|2639317|Risca||20443
GB|2657471|Alloa||20390
GB|2641616|Newmarket||20384
GB|2655642|Bingley||20327
GB|2654490|Brownhills||20308
GB|6620293|Yateley||20214
GB|2646317|Hythe||20201
GB|2641589|Newquay||20189
GB|2638568|Sandown|ساندون|20155
GB|2656847|Atherton||20149
GB|2652544|Colne||20118
GB|2653393|Chalfont Saint Peter||20059
GB|2657337|Ampthill||20026
GB|2636373|Swinton||20000
GB|2639998|Portslade||20000
GB|2645420|Kingswinford||20000
GB|2653123|Chislehurst||20000
GB|6620355|Bowthorpe||20000
GB|6947168|Kempston Hardwick||20000
GB|2647655|Hailsham||19977
GB|2650802|Dumbarton|دامبرتون|19950
GB|2639958|Poulton-le-Fylde||19914
GB|2654532|Brough||19904
GB|2644684|Leek||19903
GB|2645831|Kempston||19873
GB|2640377|Penzance||19872
GB|2651241|Dinnington||19860
GB|2649622|Faversham|فاورشام|19829
GB|2636071|Tewkesbury||19778
GB|2657255|Antrim||19661
GB|2645261|Kirkintilloch||19630
GB|6693007|Earl Shilton||19578
GB|2635762|Tiverton||19544
GB|2657658|Adwick le Street||19481
GB|2634204|Weybridge||19463
GB|2637355|South Ockendon||19460
GB|2646042|Irlam||19442
GB|2653229|Chessington||19433
GB|2642786|Melksham|مالكشم|19357
GB|2646558|Horsforth|هورسفورث|19350
GB|2652734|Clydach||19307
GB|2650815|Dukinfield||19306
GB|2647985|Great Wyrley||19193
GB|2633415|Yarm||19184
GB|2637916|Shoreham-by-Sea|شوريهام|19175
GB|2640275|Pinner||19158
GB|2650023|Ely|إيلي|19090
GB|2646653|Hook||18973
GB|2637435|South Elmsall|ساوت المسال|18835
GB|7535506|Golders Green||18818
GB|2647209|Hebburn||18808
GB|2642423|Mirfield||18800
GB|2650004|Emsworth||18777
GB|2657782|Aberystwyth|آبريستويث|18749
GB|2640861|Oswestry||18743
GB|2639926|Prestatyn||18701
GB|2646542|Horwich||18696
GB|2641319|Lancing||18692
GB|2639588|Rawmarsh||18616
GB|2650309|Eastwood||18612
GB|8128721|Peacehaven||18579
GB|2634340|West Molesey||18565
GB|2650376|East Molesey||18565
GB|2634801|Wantage|وانتج|18505
GB|8299620|Isle of Lewis||18500
GB|2635243|Uckfield||18452
GB|2640351|Peterhead||18450
GB|2644849|Larne|لارن|18421
GB|2643096|Mansfield Woodhouse||18330
GB|2647837|Grove||18312
GB|2647679|Hadleigh||18300
GB|2643003|Marlow||18261
GB|2642999|Marple||18241
GB|2648988|Fulwood||18233
GB|6695247|Chapel Allerton||18206
GB|2654450|Brymbo||18111
GB|2634843|Waltham Abbey||18069
GB|2651294|Devizes||18064
GB|2647550|Hampton||18000
GB|2651558|Dalserf||17985
GB|6620360|Hedge End||17978
GB|2638600|Sandbach||17976
GB|2641612|New Mills||17968
GB|2656992|Ascot|أسكوت|17899
GB|2657812|Abergele||17769
GB|2637235|Spennymoor||17766
GB|2651095|Dorking||17747
GB|2639668|Ramsbottom||17738
GB|6690592|Amersham on the Hill||17719
GB|2642204|Moreton||17670
GB|2655708|Biddulph||17669
GB|2655557|Bishopstoke||17667
GB|6691927|Ferndown|فرنداون|17650
GB|2656258|Barrhead|بارهد|17620
GB|2634777|Ware||17576
GB|2643144|Maltby||17513
GB|2634755|Warminster||17490
GB|2636132|Teignmouth||17463
GB|2634826|Walton-on-the-Naze||17458
GB|2635269|Tynemouth||17436
GB|2654179|Bushey||17380
GB|2648728|Gelligaer||17376
GB|2637659|Sleaford|سليفورد|17359
GB|2647265|Haydock||17333
GB|2642096|Mountsorrel||17297
GB|2644559|Lewes|لوئس|17297
GB|2635997|Thorne||17295
GB|2648215|Grangemouth||17280
GB|2653974|Calne|كان|17274
GB|2649055|Friern Barnet||17250
GB|2641892|Nantwich||17226
GB|2647468|Harlesden||17162
GB|2634672|Wath upon Dearne||17161
GB|2639189|Romsey||17161
GB|11551040|Brockley||17156
GB|2652995|Cirencester||17153
GB|11592111|Blantyre||17090
GB|2647001|Heysham||17016
GB|2634483|Westbury|ويسبري|16989
GB|2647785|Guisborough||16979
GB|2656039|Bedlington||16974
GB|2649049|Frinton-on-Sea||16941
GB|8299619|Hayling Island||16887
GB|2651101|Dorchester||16879
GB|2641435|Northallerton|نورثالرتون|16832
GB|2643696|Longfield||16808
GB|2638864|Saint Andrews||16800
GB|2639265|Rochford||16739
GB|2646979|High Blantyre||16739
GB|2640201|Plumstead||16736
GB|2652689|Cobham||16724
GB|2654663|Brixham||16693
GB|2634155|Whickham||16625
GB|2657408|Alton||16584
GB|2655689|Biggleswade||16551
GB|2652191|Cowley||16500
GB|8581595|Harringay||16500
GB|2649996|Enfield Lock||16469
GB|2643312|Lymington||16446
GB|2645541|Kilwinning||16420
GB|2643553|Louth||16419
GB|2645951|Johnstone|جانستون|16390
GB|2653634|Carterton||16364
GB|2639323|Ripon|ريبون|16363
GB|2655210|Bonnyrigg||16360
GB|2647398|Hartley||16302
GB|2636948|Stepney||16238
GB|2656407|Banbridge||16173
GB|2653256|Chepstow||16169
GB|2640465|Penicuik||16110
GB|2638894|Ryton||16093
GB|2633561|Worcester Park||16031
GB|11592296|Viewpark||16020
GB|2657528|Aldridge||16008
GB|2656196|Basford||16000
GB|2645347|Kippax||15965
GB|2652458|Conisbrough||15934
GB|2653755|Carmarthen||15854
GB|2646471|Hoyland Nether||15842
GB|2636333|Tadley||15836
GB|2645722|Kidlington||15829
GB|2639018|Royston||15781
GB|2656070|Bebington||15768
GB|2636433|Swanscombe||15732
GB|2656627|Baildon||15710
GB|2640054|Porthcawl||15672
GB|2640140|Ponders End||15664
GB|2645733|Keynsham||15641
GB|2650110|Elland||15625
GB|2638651|Saltash|سالتش|15566
GB|8063096|Earlsfield||15562
GB|2634403|West Ham|وست هام|15551
GB|6639623|Erskine||15530
GB|2633681|Wombwell||15518
GB|2637407|South Hayling||15485
GB|3345317|Blackwood||15476
GB|2644120|Llandudno||15371
GB|2654480|Broxburn||15360
GB|3345432|Neston||15352
GB|11550772|Manor Park||15318
GB|6640028|Hale||15315
GB|2647246|Hazel Grove||15265
GB|2651497|Darton||15259
GB|2640894|Orpington||15248
GB|2638878|Saffron Walden|سافرون والدن|15210
GB|2647363|Haslingden||15204
GB|2640060|Port Glasgow||15190
GB|2640416|Penrith||15181
GB|2640667|Palmers Green||15162
GB|2635607|Totteridge||15159
GB|11863036|Sinfin||15128
GB|2654814|Bredbury||15126
GB|6690595|Shadwell||15110
GB|2642683|Mexborough||15079
GB|2641591|Newport Pagnell||15067
GB|2644853|Larkhall||15020
GB|2652857|Cleveleys||15000
GD|3579925|Saint George's||7500
GE|611717|Tbilisi|تبليسي|1049498
GE|615532|Batumi|باطومي|172100
GE|613607|Kutaisi||135201
GE|612287|Rustavi||130100
GE|611847|Sokhumi||65439
GE|614455|Gori||45557
GE|612366|P'ot'i||41498
GE|610824|Zugdidi||41494
GE|611403|Ts'khinvali||32180
GE|612126|Samtredia||28748
GE|613988|Khashuri||27811
GE|612053|Senak'i||27752
GE|615912|Stantsiya Novyy Afon||26636
GE|610864|Zest'aponi||25891
GE|611694|Telavi||19599
GE|613074|Marneuli||18755
GE|613762|Kobuleti||18600
GE|611583|Tqvarch'eli||17847
GE|615860|Akhaltsikhe|آخالتسيخه|16943
GE|824288|Ts'q'alt'ubo||16736
GE|612652|Och'amch'ire||15517
GF|3382160|Cayenne|كايين|61550
GF|3380965|Matoury||26350
GF|3380387|Saint-Laurent-du-Maroni|سان لوران دو ماروني|24287
GF|3381303|Kourou|كوروا|24029
GF|3380892|Rémire-Montjoly||19029
GG|3042287|Saint Peter Port|سان بيتر بورت|16488
GH|2306104|Accra|أكرا|1963264
GH|2298890|Kumasi|كوماسي|1468609
GH|2294877|Tamale||360579
GH|2294915|Takoradi||232919
GH|2306079|Atsiaman||202932
GH|2294700|Tema|تما|155782
GH|2302357|Cape Coast||143015
GH|2295458|Sekondi-Takoradi|سيكوندي تاكورادي|138872
GH|2296606|Obuase||137856
GH|2298330|Medina Estates||101207
GH|2299522|Koforidua||96266
GH|2300182|Japekrom||96000
GH|2294206|Wa||78107
GH|2301217|Ejura||70807
GH|2295021|Sunyani||70299
GH|2300379|Ho||69998
GH|2294727|Techiman||69720
GH|2305677|Aflao||66546
GH|2303125|Berekum||62364
GH|2296564|Akim Oda||60604
GH|2303287|Bawku||56830
GH|2300372|Hohoe||56202
GH|2302821|Bolgatanga||54430
GH|2294938|Tafo||50457
GH|2294962|Swedru||50293
GH|2295065|Suhum||49398
GH|2301639|Dome||47260
GH|2299625|Kintampo||47185
GH|2300721|Gbawe||44645
GH|2297141|Nsawam||44522
GH|2294034|Winneba||44254
GH|2296458|Kasoa||44227
GH|2293801|Yendi||42972
GH|2298264|Mampong||42037
GH|2299349|Konongo||41238
GH|2304220|Asamankese||39435
GH|2295840|Prestea||35155
GH|2294768|Tarkwa||34941
GH|2301400|Dunkwa||33379
GH|2305537|Agogo||31554
GH|2294086|Wankyi||31411
GH|2304548|Anloga||29748
GH|2303236|Begoro||29516
GH|2295517|Savelugu||29310
GH|2299233|Kpandu||28334
GH|2301190|Elmina||25560
GH|2295684|Salaga||25472
GH|2297505|Navrongo||25470
GH|2295672|Saltpond||24689
GH|2303611|Axim||24500
GH|2304931|Akwatia||23766
GH|2295385|Shama Junction||20946
GH|2304389|Apam||20147
GH|2300883|Foso||20078
GH|2303060|Bibiani||19076
GH|2306119|Aburi||18399
GH|2299645|Keta||18077
GH|2301464|Duayaw-Nkwanta||17000
GH|2303258|Bechem||17000
GI|2411585|Gibraltar|جبل طارق|26544
GL|3421319|Nuuk|نوك|14798
GM|2411989|Serekunda|سيريكوندا|340000
GM|2413753|Brikama||77700
GM|2413920|Bakau||43098
GM|2413876|Banjul|بانجول|34589
GM|2413515|Farafenni||29867
GM|2412749|Lamin||24797
GM|2411880|Sukuta||15131
GN|2422488|Camayenne||1871242
GN|2422465|Conakry|كوناكري|1767200
GN|2416969|Nzérékoré||132728
GN|2419533|Kindia||117062
GN|2419992|Kankan||114009
GN|2420562|Gueckedou||79140
GN|2422457|Coyah||77103
GN|2418362|Labé||58649
GN|2419472|Kissidougou||47099
GN|2420884|Fria||44369
GN|2415703|Siguiri||43601
GN|2417988|Macenta||43102
GN|2417833|Mamou||41619
GN|2414926|Télimélé||30311
GN|2414545|Tougué||25531
GN|2416443|Pita||20052
GN|2422924|Boké||15460
GP|3578959|Les Abymes|لزابيم|53514
GP|3579767|Baie-Mahault|باي-ماؤو|30837
GP|3578978|Le Gosier|لو غوسييه|28698
GP|3578682|Petit-Bourg|بيتي-بور|24994
GP|3578466|Sainte-Anne||22859
GP|3578967|Le Moule|لو مول|22692
GP|3578447|Sainte-Rose||20192
GP|3579585|Capesterre-Belle-Eau|كابستر-بيل-أو|19821
GP|3578599|Pointe-à-Pitre|بوانت-آه-بيتر|15181
GP|3579732|Basse-Terre|باس-تر|11472
GQ|2310046|Bata||173046
GQ|2309527|Malabo|مالابو|155963
GQ|2309332|Ebebiyin||24831
GR|264371|Athens|أثينا|664046
GR|734077|Thessaloníki|سالونيك|317778
GR|255683|Pátra||168034
GR|255274|Piraeus|بيرايوس|163688
GR|258576|Lárisa||146926
GR|255524|Peristéri||139981
GR|261745|Irákleion||137154
GR|261414|Kallithéa|كاليثيا|100641
GR|265488|Acharnés||99346
GR|736083|Kalamariá||91518
GR|256429|Níkaia||89380
GR|262036|Glyfáda||87305
GR|251833|Volos||86048
GR|256601|Ílion||84793
GR|8310138|Ilioúpoli||78153
GR|260204|Keratsíni||77077
GR|736291|Évosmos||74686
GR|260172|Khalándrion||74192
GR|256575|Néa Smýrni||73076
GR|265243|Maroúsi||72333
GR|263986|Agios Dimitrios||71294
GR|8358544|Zográfos||71026
GR|265533|Aigáleo||69946
GR|256614|Néa Ionía||67134
GR|261779|Ioánnina||65574
GR|256075|Palaió Fáliro||64021
GR|8310183|Korydallós||63445
GR|252664|Tríkala|ترحاله|61653
GR|251948|Výronas||61308
GR|264194|Agía Paraskeví||59704
GR|262135|Galátsi||59345
GR|260133|Chalkída||59125
GR|255377|Petroúpolis||58979
GR|734330|Sérres||58287
GR|734538|Políchni||56685
GR|400666|Ródos||56128
GR|261604|Kalamata|كالاماتا|54100
GR|735861|Kavála|قولة|54027
GR|260114|Chaniá||53910
GR|735914|Kateríni||53293
GR|736928|Alexandroupoli|أليكساندروبولي|52979
GR|258620|Lamía||52006
GR|261743|Irákleio||49642
GR|733840|Xánthi||48221
GR|259824|Kifisiá||47332
GR|265560|Agrínio||46899
GR|734150|Stavroúpoli||46008
GR|260183|Chaïdári||45642
GR|735640|Komotiní|كوموتيني|45631
GR|734301|Sykiés||44955
GR|736364|Dráma|ذراما|44823
GR|733905|Véroia||44464
GR|261614|Álimos||41720
GR|735563|Kozáni||36481
GR|252910|Thívai||36477
GR|734643|Pylaía||34625
GR|8358563|Ágioi Anárgyroi||34168
GR|264516|Argyroúpoli||34097
GR|264888|Áno Liósia||33565
GR|260989|Kardítsa||32789
GR|254352|Rethymno|ريثيمنو|32468
GR|259949|Cholargós||30840
GR|6324534|Vrilissia||30741
GR|264445|Asprópyrgos||30251
GR|259289|Kórinthos||30176
GR|734426|Ptolemaḯda||30045
GR|8201845|Gérakas||29939
GR|259128|Metamórfosi||29891
GR|251780|Voúla||28364
GR|261249|Kamaterón||28361
GR|256866|Mytilene||28322
GR|733776|Giannitsá||27817
GR|11747175|Neapoli||27084
GR|2463679|Corfu||27003
GR|252601|Trípoli||26561
GR|264111|Agía Varvára||26550
GR|261678|Kaisarianí||26370
GR|256621|Néa Filadélfeia||25734
GR|256750|Moskháton||25441
GR|255588|Pérama||25389
GR|254144|Salamína||25370
GR|262752|Elefsína||24910
GR|259973|Chios||23953
GR|257365|Mégara||23456
GR|735736|Kilkís||22914
GR|263312|Dhafní||22913
GR|257302|Melíssia||22741
GR|255229|Pýrgos||22399
GR|264670|Árgos||22209
GR|264559|Árta|آرتا|21895
GR|258463|Livadeiá|ليفاذيا|21492
GR|258038|Artémida||21488
GR|8358562|Péfki||21352
GR|734883|Oraiókastro||20852
GR|265500|Aígio||20422
GR|735030|Náousa||19887
GR|259245|Kos||19244
GR|259251|Koropí||19164
GR|736357|Édessa||18669
GR|734712|Peraía||18326
GR|736229|Flórina||17686
GR|734771|Panórama||17444
GR|256622|Néa Erythraía|إرتريا الجديدة|17379
GR|254698|Préveza||17283
GR|262719|Ellinikó||17259
GR|265252|Amaliáda||16763
GR|253394|Sparta||16239
GR|734880|Orestiáda||16221
GR|8478257|Agios Ioannis Rentis||16050
GR|252270|Vári||15855
GR|735215|Meneméni||15706
GR|256598|Néa Mákri||15554
GS|3426466|Grytviken||2
GT|3598132|Guatemala City|مدينة غواتيمالا|994938
GT|3587902|Villa Nueva||618397
GT|3592519|Mixco||465773
GT|3598119|Cobán||212047
GT|3590979|Quetzaltenango||180706
GT|3595237|Jalapa||159840
GT|3595803|Escuintla||156313
GT|3587923|Villa Canales||155423
GT|3595069|Jutiapa||145880
GT|3598655|Chichicastenango||141567
GT|3589885|San Juan Sacatepéquez||136886
GT|3591415|Petapa||135447
GT|3589289|Santa Lucía Cotzumalguapa||112780
GT|3598465|Chiquimula||111505
GT|3598122|Coatepeque||105415
GT|3598529|Chinautla||104972
GT|3588258|Totonicapán||103952
GT|3591062|Puerto Barrios||100593
GT|3598572|Chimaltenango||96985
GT|3592753|Malacatán||92816
GT|3590858|Retalhuleu||90505
GT|3589452|Santa Catarina Pinula||80582
GT|3589977|San José Pinula||79844
GT|3595416|Huehuetenango||79426
GT|3589404|Santa Cruz del Quiché||78279
GT|3592609|Mazatenango||77431
GT|3591676|Panzos||71846
GT|3599735|Amatitlán||71836
GT|3591833|Palín||65873
GT|3590616|Salamá||65275
GT|3598678|Chicacao||60735
GT|3587587|Zacapa||60424
GT|3598025|Comitancillo||59489
GT|3595714|Fraijanes||58922
GT|3589646|San Pedro Ayampuc||58609
GT|3591512|Patzún||58240
GT|3590219|San Francisco El Alto||57894
GT|3591997|Ostuncalco||51828
GT|3588694|Soloma||49030
GT|3599639|Asunción Mita||48297
GT|3598073|Colomba||47544
GT|3599582|Barberena||47093
GT|3589805|San Marcos||47063
GT|3599699|Antigua Guatemala||46054
GT|3588698|Sololá||45373
GT|3592642|Masagua||45323
GT|3599069|Cantel||42142
GT|3597804|Cuilapa||41359
GT|3591541|Patulul||40683
GT|3589626|San Pedro Sacatepéquez||40021
GT|3592105|Nuevo San Carlos||39565
GT|3595248|Jacaltenango||37171
GT|3587636|Yepocapa||34948
GT|3588476|Tecpán Guatemala||34519
GT|3598128|Ciudad Vieja||33405
GT|3589105|Santiago Atitlán||33309
GT|3598034|Comalapa||32312
GT|3592483|Momostenango||31739
GT|3590389|San Benito||30764
GT|3589101|Santiago Sacatepéquez||29238
GT|3589548|San Sebastián||29167
GT|3595232|Jalpatagua||28832
GT|3588653|Sumpango||28488
GT|3592286|Nahualá||27690
GT|3590529|San Andrés Itzapa||24992
GT|3596421|Guastatoya||24831
GT|3589822|San Luis Jilotepeque||24679
GT|3590288|San Felipe||24446
GT|3587543|Zaragoza||24022
GT|3594575|La Gomera||24001
GT|3599788|Alotenango||23986
GT|3592237|Nebaj||23301
GT|3599287|Cabricán||23033
GT|3590197|San Francisco Zapotitlán||22533
GT|3589253|Santa María de Jesús||21795
GT|3591523|Patzicía||21249
GT|3589852|San Lucas Sacatepéquez||20723
GT|3595783|Esquipulas||20674
GT|3597078|El Estor||20489
GT|3595725|Flores||20464
GT|3589671|San Pablo Jocopilas||20433
GT|3590316|San Cristóbal Verapaz||19664
GT|3590605|Salcajá||19434
GT|3595560|Gualán||19354
GT|3592362|Morales||18994
GT|3595503|Guazacapán||18855
GT|3591060|Puerto San José||18655
GT|3591851|Palencia||18574
GT|3591093|Tiquisate||18189
GT|3593376|Lívingston||17923
GT|3595171|Jocotenango||17918
GT|3597587|El Asintal||17388
GT|3591181|Poptún||17320
GT|3589475|Santa Bárbara||17172
GT|3598415|Chisec||17018
GT|3594703|La Esperanza||16461
GT|3589643|San Pedro Carchá||16353
GT|3590406|Sanarate||15843
GT|3596041|El Tejar||15639
GT|3596644|El Palmar||15167
GT|3590924|Rabinal||15157
GT|3590520|San Andrés Xecul||15074
GU|4043909|Dededo Village||44943
GU|4038794|Yigo Village||20539
GU|4038659|Tamuning-Tumon-Harmon Village||19685
GU|7268049|Mangilao Village||15191
GU|4044012|Hagåtña|هاغاتنيا|1051
GW|2374775|Bissau|بيساو|388028
GW|2375254|Bafatá||22521
GY|3378644|Georgetown|جورج توغن|235017
GY|3377408|Linden||44690
GY|3376762|New Amsterdam||35039
HK|1819729|Hong Kong|هونغ كونغ|7482500
HK|1819609|Kowloon||2303100
HK|1931681|Victoria||956800
HK|1818446|Tuen Mun||507900
HK|1818920|Sha Tin||495200
HK|1818506|Tseung Kwan O||412900
HK|1819595|Kwai Chung||331600
HK|1818209|Tsuen Wan||299400
HK|1818558|Tin Shui Wai||282400
HK|1818673|Tai Po||274100
HK|1819873|Fanling||263200
HK|1819400|Ma On Shan||215200
HK|1818483|Tsing Yi Town||182100
HK|1818223|Yuen Long Kau Hui||169600
HK|1819757|Aberdeen|أبردين|157400
HK|11101593|Tung Chung||114100
HK|1819091|Pok Fu Lam||77100
HK|1819101|Ping Shan||45400
HK|1819050|Sai Kung||35800
HN|3600949|Tegucigalpa|تيغوسيغالبا|850848
HN|3601782|San Pedro Sula|سان بيدرو سولا|801259
HN|3608248|La Ceiba||222055
HN|3613533|Choloma||139100
HN|3610613|El Progreso||100810
HN|3613528|Ciudad Choluteca||75872
HN|3613321|Comayagua||58784
HN|3600026|Puerto Cortez||48013
HN|3607511|La Lima||45955
HN|3612907|Danlí||44799
HN|3601311|Siguatepeque||43141
HN|3608503|Juticalpa||33686
HN|3600327|Villanueva||31571
HN|3600704|Tocoa||30785
HN|3600931|Tela||29325
HN|3601494|Santa Rosa de Copán||27753
HN|3604251|Olanchito||25969
HN|3601977|San Lorenzo||22289
HN|3613394|Cofradía||20353
HN|3610965|El Paraíso||18779
HN|3607254|La Paz||17555
HN|3600195|Yoro||15774
HN|3603330|Potrerillos||15707
HN|3601691|Santa Bárbara||15119
HR|3186886|Zagreb|زغرب|698966
HR|3190261|Split|سبليت|161312
HR|3191648|Rijeka||108622
HR|3193935|Osijek||96848
HR|3186952|Zadar|زدار|71258
HR|3190586|Slavonski Brod|سلافونسكي برود|60742
HR|3192224|Pula|بولا|59078
HR|3190966|Sesvete||52411
HR|3345300|Karlovac|كارلوفاتش|46833
HR|3188383|Varaždin|فاراجدين|41808
HR|3190941|Šibenik|شيبينيك|37112
HR|3190813|Sisak|سيساك|35748
HR|3188244|Velika Gorica||31553
HR|3201047|Dubrovnik||28428
HR|3203982|Bjelovar|بيلوفار|28275
HR|3187719|Vinkovci||28111
HR|3197728|Koprivnica|كوبريفنيتسا|25579
HR|3187047|Vukovar|فوكوفار|23536
HR|3190589|Požega|بوزيغا|22364
HR|3190359|Solin||20212
HR|3186781|Zaprešić|زابرشيتش|19664
HR|3202220|Đakovo||19491
HR|3191316|Samobor||15956
HR|3202888|Čakovec|تشاكوفيتش|15867
HR|3193420|Petrinja||15683
HR|3187694|Virovitica||15665
HT|3718426|Port-au-Prince|بورت أو برنس|1234742
HT|3726786|Delmas 73||382920
HT|3718420|Port-de-Paix||306217
HT|3719028|Pétionville||283052
HT|3727135|Croix-des-Bouquets||229127
HT|3723779|Jacmel||137966
HT|3728474|Cap-Haïtien||134815
HT|3722286|Léogâne||134190
HT|3728097|Les Cayes||125799
HT|3718962|Tigwav||117504
HT|3723593|Jérémie||97503
HT|3720824|Miragoâne||89202
HT|3724696|Gonaïves||84961
HT|3717588|Saint-Marc||66226
HT|3716667|Thomazeau||52017
HT|3724337|Grangwav||49288
HT|3716044|Verrettes||48724
HT|3723440|Kenscoff||42175
HT|3717546|Saint-Raphaël||37739
HT|3740016|Ti Port-de-Paix||34657
HT|3722124|Lenbe||32645
HT|3724233|Gressier||25947
HT|3723841|Hinche||18590
HT|3725276|Fond Parisien||18256
HT|3726674|Désarmes||15594
HU|3054643|Budapest|بودابست|1741041
HU|721472|Debrecen|دبرسن|202402
HU|715429|Szeged||160766
HU|717582|Miskolc|ميشكولتس|154521
HU|3046526|Pécs|بيتش|145347
HU|3052009|Győr||129301
HU|716935|Nyíregyháza|نيرغهازا|117689
HU|3050434|Kecskemét||109847
HU|3044774|Székesfehérvár|سيكشفهيرفار|101600
HU|3044310|Szombathely||78025
HU|3046619|Parádsasvár||76000
HU|715126|Szolnok||71285
HU|3044082|Tatabánya||65849
HU|3050616|Kaposvár||64280
HU|3053281|Érd||62408
HU|3045190|Sopron|شوبرون|62246
HU|3042638|Zalaegerszeg||61898
HU|722437|Békéscsaba||59732
HU|3042929|Veszprém||56927
HU|721239|Eger||53876
HU|3053438|Dunaújváros|دوناؤئواروس|50084
HU|3047679|Nagykanizsa||47349
HU|719965|Hódmezővásárhely||44009
HU|3054543|Cegléd|سغليد|39287
HU|716671|Ózd|ازد|38476
HU|3055685|Baja||37714
HU|3043293|Vác|فاك|35108
HU|3045643|Salgótarján||34627
HU|3044760|Szekszárd||34174
HU|3046686|Pápa||32990
HU|3052040|Gyöngyös|جنجوش|32938
HU|719311|Kazincbarcika||32396
HU|3052236|Gödöllő||32374
HU|720334|Gyula|دولا|32269
HU|720292|Hajdúböszörmény||31957
HU|3049885|Kiskunfélegyháza||31720
HU|3056357|Ajka||31407
HU|716736|Orosháza||31373
HU|3047896|Mosonmagyaróvár||30359
HU|3053476|Dunakeszi||30246
HU|3049880|Kiskunhalas||29354
HU|3053163|Esztergom||28785
HU|3050907|Jászberény||27439
HU|3049512|Komló||26924
HU|717902|Makó||25135
HU|3054646|Budaörs||25089
HU|3044475|Szigetszentmiklós||24874
HU|720276|Hajdúszoboszló||23781
HU|3044681|Szentendre|سنتندره|23606
HU|3047651|Nagykőrös||23517
HU|3044083|Tata|تاتا|23217
HU|3045332|Siófok||23028
HU|714581|Törökszentmiklós||22770
HU|719404|Karcag||22370
HU|3052101|Gyál||21937
HU|3047942|Monor||21720
HU|3043095|Várpalota||21299
HU|722439|Békés||21198
HU|3053590|Dombóvár||20748
HU|3046768|Paks||20638
HU|3046888|Oroszlány||20271
HU|3051621|Hatvan|حطون|20228
HU|3050212|Keszthely||19652
HU|3043019|Vecsés||19327
HU|717635|Mezőtúr||19168
HU|3049519|Komárom||18805
HU|717771|Mátészalka||18718
HU|3047967|Mohács||18711
HU|721592|Csongrád||18580
HU|3050719|Kalocsa||18242
HU|718739|Kisvárda||18190
HU|715466|Szarvas|صارواش|18170
HU|3042968|Veresegyház||18122
HU|715839|Sátoraljaújhely||18052
HU|720284|Hajdúnánás||18032
HU|722636|Balmazújváros||18012
HU|717652|Mezőkövesd||17701
HU|3044141|Tapolca||17598
HU|3044821|Százhalombatta||17566
HU|714697|Tiszaújváros||17295
HU|3053485|Dunaharaszti||16973
HU|3052542|Fót||16770
HU|3053836|Dabas||16590
HU|723030|Abony||16342
HU|716301|Püspökladány||15990
HU|3052241|Göd||15874
HU|3045487|Sárvár||15343
HU|720364|Gyomaendrőd||15194
HU|3049896|Kiskőrös||15091
HU|3055601|Balassagyarmat||15058
ID|1642911|Jakarta|جاكرتا|8540121
ID|1625822|Surabaya|سورابايا|2874314
ID|1649378|Bekasi|بيكاسي|2564940
ID|1650357|Bandung|باندونج|2444160
ID|1214520|Medan|ميدان|2435252
ID|1645524|Depok||2056400
ID|1625084|Tangerang||1911914
ID|1633070|Palembang|باليمبانج|1668848
ID|1627896|Semarang|سيمارانج|1653524
ID|1622786|Makassar|ماكسار|1423877
ID|8581443|South Tangerang||1365688
ID|1642548|Jepara|جيبارا|1257912
ID|1624917|Bandar Lampung||1166066
ID|6295587|Batam|باتم|1164352
ID|1648473|Bogor|بوكور|1099422
ID|1631761|Pekanbaru||1085000
ID|1633419|Padang|بادانغ|909040
ID|1636722|Malang|مالانغ|843810
ID|1629001|Samarinda|ساماريندا|831460
ID|1645528|Denpasar||725314
ID|1650527|Balikpapan||695287
ID|1627549|Serang||692101
ID|1626801|Situbondo||685967
ID|1630789|Pontianak|بونتيانك|658685
ID|1650213|Banjarmasin||657663
ID|1642858|Jambi City|جامبي|606200
ID|1646448|Cimahi||568400
ID|1625812|Surakarta|سوراكارتا|522364
ID|1636544|Manado|مانادو|451916
ID|2057087|Kupang||442758
ID|1635882|Mataram||429651
ID|2082600|Jayapura|جايابيورا|404004
ID|1649150|Bengkulu|بنجكولو|373591
ID|1621177|Yogyakarta|يوجياكرتا|373589
ID|1633034|Palu||373218
ID|1647003|Cibinong||363424
ID|1651531|Ambon|آمبن|347288
ID|1640344|Kendari||345107
ID|1646170|Cirebon|سيريبون|333303
ID|1214189|Percut||311063
ID|1631766|Pekalongan||307097
ID|1642588|Jember||298585
ID|1633118|Palangkaraya||293500
ID|1646494|Cileungsir||288347
ID|1215355|Binjai||279302
ID|1626381|Sukabumi||276414
ID|1632228|Pasarkemis||273659
ID|1624647|Tasikmalaya||271143
ID|1214204|Pematangsiantar||268254
ID|1646559|Cilacap||256996
ID|1215502|Banda Aceh|باندا آتشيه|255029
ID|1626542|Sorong||254294
ID|1624725|Tarakan|تاراكان|242786
ID|1630634|Probolinggo||241202
ID|1624494|Tegal|تيغال|237084
ID|1640660|Kediri|كديري|235143
ID|1626916|Singkawang||235064
ID|1637158|Lubuklinggau||234166
ID|1630328|Purwokerto||230235
ID|1624863|Tanjung Pinang|تانجونغ|227663
ID|1648637|Bitung|بيتونغ|225134
ID|1214369|Padangsidempuan||225105
ID|1632654|Pangkalpinang||216893
ID|1646034|Citeureup||214668
ID|1649824|Batu||213046
ID|1637510|Loa Janan||212816
ID|1636930|Madiun||210115
ID|1632033|Pasuruan||208006
ID|1646194|Ciputat||207858
ID|1647383|Ciampea||207212
ID|1624041|Ternate||205001
ID|1629710|Rengasdengklok||201463
ID|1650234|Banjar||200970
ID|1626103|Sumedang||200000
ID|1643837|Gorontalo||198539
ID|1629131|Salatiga||192322
ID|1645895|Curug||191406
ID|1638868|Labuan Bajo||188724
ID|1214658|Lhokseumawe||188713
ID|1214724|Langsa||185971
ID|1633037|Palopo||184681
ID|1963770|Padalarang||184182
ID|1631648|Pemalang||184149
ID|1638063|Lembang||183130
ID|1626899|Singosari||180050
ID|1630341|Purwakarta||179233
ID|1648186|Bontang||178917
ID|1213547|Tanjungbalai||176027
ID|1647142|Cianjur||174587
ID|1632937|Pamulang||174557
ID|1985663|Cikupa||174041
ID|1622636|Ungaran||171378
ID|1635283|Metro||168575
ID|1630997|Plumbon||167105
ID|1628884|Sampit||166773
ID|1628453|Sawangan||165631
ID|1650227|Banjaran||164952
ID|1638284|Lawang||159380
ID|1649541|Baubau||159248
ID|1213614|Sunggal||157914
ID|1214191|Perbaungan||157174
ID|1648759|Bima||155140
ID|1632353|Parepare||151454
ID|1648580|Blitar||150371
ID|1621884|Watampone||149336
ID|1651112|Astanajapura||148047
ID|1646698|Cikampek||145620
ID|1645133|Dumai||143760
ID|1214882|Kisaran||141915
ID|1631905|Payakumbuh||139576
ID|1630333|Purwodadi||139387
ID|1627253|Sidoarjo||139189
ID|1621613|Weru||139004
ID|1630058|Rangkasbitung||137041
ID|1215102|Gunungsitoli||136707
ID|1649593|Baturaja||134759
ID|1651887|Adiwerna||134188
ID|1626932|Singaraja||133784
ID|1635111|Mojokerto||133272
ID|1636022|Martapura||131449
ID|1990589|Teluknaga||128275
ID|1649881|Batang||127832
ID|1639900|Klaten||126831
ID|1642414|Jombang||126465
ID|1632197|Paseh||126181
ID|1637090|Lumajang||123626
ID|1643078|Indramayu||123263
ID|1632276|Parung||123078
ID|1636884|Magelang||121526
ID|1647866|Bukittinggi||121028
ID|1650319|Bangil||120551
ID|1627610|Sepatan||118439
ID|1650077|Banyuwangi||117558
ID|1213500|Tebingtinggi||117530
ID|1640581|Kedungwuni||117249
ID|1626560|Soreang||116780
ID|1632998|Pamanukan||114290
ID|1639094|Kuningan||111742
ID|1646492|Cileunyi||111476
ID|1639362|Kresek||110182
ID|1647149|Ciamis||109839
ID|1631733|Pelabuhanratu||109523
ID|1636308|Manokwari|مانوكواري|107325
ID|1631992|Pati||107028
ID|1646678|Cikarang||106479
ID|1651226|Arjawinangun||105845
ID|1631393|Prabumulih||103470
ID|1624877|Tanjung Pandan||103062
ID|1214073|Rantauprapat||103009
ID|1215412|Belawan||102707
ID|2082539|Merauke|ميروكي|102351
ID|1625958|Sungailiat||100750
ID|1643761|Grogol||100613
ID|1645154|Dukuhturi||98074
ID|1625929|Sungai Penuh||97770
ID|1626183|Sumber||96725
ID|1621395|Wonosobo||92990
ID|1633056|Palimanan||92600
ID|1627957|Selong||92464
ID|1632978|Pamekasan||92447
ID|1632823|Pandeglang||92316
ID|1632334|Pariaman||92183
ID|1639215|Kudus||92156
ID|1647298|Caringin||91845
ID|1213855|Sibolga||89584
ID|1623197|Tual||88999
ID|1646893|Cicurug||88965
ID|2010985|Kartasura||88927
ID|1639925|Klangenan||88378
ID|1635815|Maumere||87720
ID|1621399|Wonosari||87454
ID|1644932|Ende||87269
ID|1648451|Bojonegoro||86568
ID|1650298|Bangkalan||86250
ID|2005237|Kasihan||86234
ID|1626099|Sumenep||84656
ID|1636125|Margahayukencana||83119
ID|1644605|Galesong||83050
ID|1651103|Atambua||82196
ID|1640585|Kedungwaru||80257
ID|1627459|Serpong||80193
ID|1644178|Genteng||79652
ID|1644349|Gedangan||79230
ID|1630798|Ponorogo||79026
ID|1964032|Ciranjang-hilir||77758
ID|1623180|Tuban||76242
ID|1640765|Kebomas||75982
ID|1641184|Karangsembung||75856
ID|1624668|Tarub||75739
ID|1622846|Ubud|ابود|74800
ID|1636806|Majene||73883
ID|1643776|Gresik||73629
ID|1627357|Sewon||73585
ID|1214965|Kabanjahe||73581
ID|1626649|Solok||73438
ID|1636816|Majalengka||73052
ID|1642726|Jatibarang||73010
ID|1626498|Sragen||71522
ID|1633308|Pagar Alam||70386
ID|1630238|Raha||69980
ID|1635342|Mertoyudan||69871
ID|1648266|Bondowoso||69783
ID|1634131|Nganjuk||69011
ID|1635660|Melati||67090
ID|1626312|Sokaraja||66482
ID|2005057|Gamping Lor||66110
ID|1638775|Lahat||65906
ID|1630935|Polewali||65800
ID|1623080|Tulungagung||65262
ID|1214488|Meulaboh||64646
ID|1634718|Muncar||64537
ID|1650119|Bantul||64360
ID|1623096|Tulangan Utara||63889
ID|1651555|Ambarawa||63193
ID|1643981|Godean||63164
ID|1626185|Sumbawa Besar||62753
ID|2082727|Abepura||62248
ID|1626758|Slawi||61206
ID|1631851|Pecangaan||61046
ID|1650064|Barabai||60873
ID|1640185|Kertosono||60782
ID|1648084|Boyolali||59851
ID|1626921|Sengkang||59523
ID|1638562|Lamongan||59224
ID|1650670|Baki||58909
ID|1621655|Weleri||58448
ID|1642684|Jatiwangi||57973
ID|1650815|Baekrajan||57920
ID|1630366|Purbalingga||56903
ID|1632358|Pare||56699
ID|1624827|Tanjung Selor||56569
ID|1650600|Balai Pungut||56452
ID|1636507|Mendaha||56268
ID|1626754|Sleman||56215
ID|1632861|Pandak||56043
ID|1651461|Amuntai||55560
ID|1648918|Besuki||55465
ID|1625420|Taliwang||55340
ID|1621678|Wedi||55300
ID|1647179|Cepu||55055
ID|1645343|Dompu||54987
ID|1628899|Sampang||53269
ID|1624987|Tanjungagung||53117
ID|1624058|Terbanggi Besar||52566
ID|1640296|Kepanjen||51919
ID|1648568|Blora||51811
ID|1645976|Comal||51092
ID|1641333|Karanganom||50670
ID|1640902|Kawalu||50541
ID|1643920|Gombong||50200
ID|1642692|Jatiroto||50059
ID|1214800|Labuhan Deli||49668
ID|1644522|Gampengrejo||49118
ID|2011457|Gatak||48959
ID|1624974|Tanjung Balai||48953
ID|1626936|Singaparna||48882
ID|1650095|Banyumas||48378
ID|1632974|Pameungpeuk||48294
ID|1215395|Berastagi||48244
ID|1640576|Kefamenanu||48202
ID|1647936|Buduran||48152
ID|1637001|Luwuk||47778
ID|1625908|Sungai Raya||47735
ID|1215350|Bireun||47670
ID|1651591|Amahai||47653
ID|1650460|Balung||47631
ID|1630723|Poso||47477
ID|1213713|Singkil||46800
ID|1634788|Muara Teweh||46652
ID|1645875|Curup||46245
ID|1630681|Candi Prambanan||44925
ID|1634680|Muntilan||44859
ID|1650434|Bambanglipuro||44713
ID|1640138|Ketanggungan||44288
ID|1629749|Rembangan||44030
ID|1634614|Nabire||43898
ID|1644360|Gebog||43756
ID|1640354|Kencong||43046
ID|1632566|Panji||42789
ID|1649595|Baturaden||42394
ID|1639524|Kotabumi||42366
ID|1214026|Sabang|سابانغ|42066
ID|1645428|Diwek||41719
ID|1629380|Ruteng||41533
ID|1626895|Sinjai||40797
ID|1629974|Rantepao||40438
ID|1214055|Reuleuet||40393
ID|1626703|Soe||40190
ID|1642317|Juwana||40177
ID|8449493|Pekan Bahapal||40000
ID|1630200|Rajapolah||39840
ID|1621520|Wiradesa||39407
ID|1636426|Manggar||39135
ID|1636808|Majenang||38897
ID|1647991|Buaran||38770
ID|1639356|Krian||38603
ID|1621416|Wonopringgo||38429
ID|1632694|Pangkalanbuun||38057
ID|1635984|Masamba||38024
ID|1642628|Jekulo||37521
ID|1625014|Tanjung||37291
ID|1627035|Simpang||36652
ID|8667930|Masohi||36433
ID|1626486|Srono||36260
ID|1626698|Sofifi||36197
ID|1622318|Waingapu||35932
ID|7336548|Tambolaka||35790
ID|1639304|Kualakapuas||35632
ID|1622090|Wangon||35530
ID|1626134|Sumberpucung||35285
ID|1630662|Praya||35183
ID|1632859|Pandaan||34184
ID|1623651|Tobelo||34150
ID|1631637|Pemangkat||34029
ID|1639286|Kuala Tungkal||33683
ID|1625708|Tabanan||33667
ID|1638217|Lebaksiu||33606
ID|1638870|Labuan||33576
ID|1635164|Mlonggo||33542
ID|1623424|Tondano||33317
ID|1634266|Negara||33191
ID|1625067|Tanggulangin||32866
ID|1642754|Jaten||32378
ID|1648082|Boyolangu||32287
ID|1640972|Katobu||31929
ID|1641301|Amlapura||31869
ID|11919949|Amlapura city||31869
ID|1215498|Bandar||31442
ID|1638981|Kutoarjo||31352
ID|1641342|Karangampel||31234
ID|1632903|Panarukan||30749
ID|1627267|Sidareja||30313
ID|1633182|Pakisaji||30213
ID|1627969|Selogiri||30180
ID|1639002|Kuta||30012
ID|1636029|Maros||30000
ID|1628858|Sanana||29716
ID|1626493|Srandakan||29529
ID|1626903|Singojuruh||29418
ID|1621439|Wongsorejo||29193
ID|1623251|Trenggalek||29083
ID|1638352|Lasem||28948
ID|1647187|Ceper||28646
ID|1630088|Randudongkal||28532
ID|1650572|Balapulang||28483
ID|1639431|Kraksaan||28248
ID|1642437|Jogonalan||28114
ID|1634954|Mranggen||28026
ID|1215199|Deli Tua||27940
ID|1639850|Klungkung||27836
ID|1636121|Margasari||27814
ID|1627185|Sijunjung||27786
ID|1623446|Tomohon||27624
ID|1647834|Bulakamba||27367
ID|1645559|Demak||27251
ID|1633442|Paciran||27072
ID|1650888|Babat||27038
ID|1213655|Stabat||26862
ID|1645220|Driyorejo||26827
ID|1634678|Muntok||26709
ID|1624545|Tayu||26413
ID|1633986|Ngunut||26297
ID|1645978|Colomadu||26274
ID|1622138|Wanaraja||26240
ID|1621659|Welahan||26163
ID|1213495|Teluk Dalam||25780
ID|1636657|Malinau||25596
ID|1214302|Pangkalan Brandan||25542
ID|1626673|Soko||25494
ID|1213493|Teluk Nibung||25146
ID|1213530|Tanjungtiram||25118
ID|7084521|Seririt||25000
ID|1648691|Bintuni||24742
ID|1645565|Delanggu||24440
ID|1630649|Prigen||24164
ID|1215326|Blangpidie||24085
ID|1630416|Pundong||24081
ID|1641977|Kalianget||23897
ID|1651852|Agats||23869
ID|2010971|Ngemplak||23750
ID|1623223|Trucuk||23584
ID|1635116|Mojoagung||23534
ID|1639337|Kroya||23255
ID|1645749|Dampit||23094
ID|1634010|Ngoro||22871
ID|1622293|Waisai||22541
ID|1644557|Gambiran Satu||22525
ID|1641792|Kamal||22515
ID|1643898|Gongdanglegi Kulon||22468
ID|1634098|Ngawi||22412
ID|1640755|Kebonarun||21745
ID|1634904|Muara Bungo||21243
ID|7087175|Bedugul||20000
ID|1624196|Teminabuan||19491
ID|1644833|Fakfak||18900
ID|1636322|Manismata||18888
ID|1213821|Sigli||17504
ID|1630034|Ransiki||16245
ID|1213442|Tongging||16000
ID|1213721|Sinabang||15000
ID|1636556|Mamuju|ماموجو|15000
IE|2964574|Dublin|دبلن|1024027
IE|2965140|Cork|كورك|190384
IE|2962943|Limerick||94192
IE|2964180|Gaillimh||83456
IE|2961284|Tallaght|تلا|80339
IE|2960992|Waterford|واترفورد|53504
IE|2961297|Swords|اسوردز|42738
IE|2964661|Drogheda||40956
IE|2964540|Dundalk||39004
IE|2966022|Bray||32600
IE|2964690|Douglas||26883
IE|2964506|Dún Laoghaire||26525
IE|2964405|Ennis||25276
IE|2962308|Navan||24545
IE|2965768|Carlow||24272
IE|2961123|Tralee||22941
IE|2962290|Droichead Nua||22742
IE|3315278|Sandyford||22288
IE|2966794|Balbriggan||21722
IE|2963398|Kilkenny||21589
IE|3313472|Athlone||21351
IE|2962334|Naas|نئس|20713
IE|2965529|Celbridge||20288
IE|2960964|Wexford||19913
IE|2964303|Finglas||19768
IE|2962961|Letterkenny||19274
IE|2961423|Sligo|سليجو|19199
IE|2966749|Ballincollig||18621
IE|2963848|Greystones||18140
IE|2961911|Rathfarnham|راتفارنهام|17333
IE|2962361|An Muileann gCearr||17262
IE|2965353|Cluain Meala||17140
IE|2962725|Malahide||16550
IE|2966110|Blanchardstown||16511
IE|2965715|Carrigaline||15770
IE|2962974|Leixlip||15504
IE|2962785|Lucan||15269
IL|281184|Jerusalem|القدس|971800
IL|293397|Tel Aviv|تل أبيب|432892
IL|294801|Haifa|حيفا|285316
IL|293703|Rishon LeTsiyyon||258535
IL|293918|Petaẖ Tiqva||253529
IL|294071|Netanya|نتانيا|228204
IL|295629|Ashdod|أشدود|226838
IL|295514|Bnei Brak||214444
IL|294751|H̱olon|حولون|196282
IL|295530|Beersheba|بئرشبع|186600
IL|293788|Ramat Gan|رمت غان|170822
IL|293725|Reẖovot||149392
IL|295620|Ashkelon||144073
IL|295548|Bat Yam|بات يام|129012
IL|295432|Bet Shemesh||124957
IL|294514|Kfar Saba|كفار سابا|110456
IL|294778|Herzliya||97470
IL|294946|Hadera||97335
IL|282926|Modi'in Makkabbim Re'ut||93277
IL|294098|Nazareth|نتسرات|77445
IL|294421|Lod|لد|77223
IL|8199378|Modiin Ilit||76374
IL|293768|Ramla|الرملة|76246
IL|293807|Ra'anana||75421
IL|293690|Rosh Ha'Ayin||72881
IL|294760|Hod HaSharon|هود هشارون|63175
IL|293842|Kiryat Gat|قسطينة أ|61817
IL|294999|Givatayim|غفعتايم|60644
IL|293845|Qiryat Ata||59030
IL|294117|Nahariyya|نهاريا|58096
IL|293286|Umm el Faḥm|أم الفحم|56109
IL|295277|Eilat|أم الرشراش|52299
IL|294074|Ness Ziona|نيس زيونا|50351
IL|295721|Acre|عكا|49380
IL|8428480|El'ad||48763
IL|293222|Yavné||47585
IL|293783|Ramat HaSharon|رمت هشارون|47245
IL|294577|Karmi'el||46252
IL|295740|Afula||44930
IL|293322|Tiberias|طبرية|44779
IL|295130|Eṭ Ṭaiyiba||43957
IL|293844|Qiryat Bialik||43955
IL|294068|Netivot|نتيفوت|43732
IL|294097|Naẕerat 'Illit|نوف هجليل|43556
IL|293831|Qiryat Motsqin||43303
IL|293539|Shefar'am|شفاعمرو|42137
IL|12031840|Kiryat Ono||39986
IL|293822|Qiryat Yam||39897
IL|293962|Or Yehuda||36813
IL|295328|Dimona|ديمونا|36192
IL|293100|Safed|صفد|36094
IL|293992|Ofaqim||34666
IL|293655|Sakhnīn|سخنين|31702
IL|295064|Gedera|غديرا|30798
IL|295571|Bāqa el Gharbīya||29950
IL|10227184|Yehud-Monosson||29312
IL|295657|Arad||27967
IL|293308|Tirat Karmel||27822
IL|295525|Be'er Ya'aqov||27768
IL|293619|Sderot||27635
IL|294981|Giv'at Shmuel||26578
IL|295127|Eṭ Ṭīra||26552
IL|293426|Tamra|طمرة|25917
IL|294210|Migdal Ha'Emeq||25675
IL|293207|Yehud||25600
IL|293835|Qiryat Mal'akhi||25362
IL|295365|Daliyat al Karmel|دالية الكرمل|25000
IL|295655|'Ar'ara||24904
IL|294492|Kfar Yona||24778
IL|294078|Nesher|نيشير|24148
IL|294245|Mevasseret Tsiyyon||24052
IL|295080|Gan Yavne||23869
IL|294604|Kafr Qāsim||23823
IL|293153|Yoqne'am 'Illit||23796
IL|293067|Zikhron Ya'aqov||23206
IL|294387|Maghār||22957
IL|294610|Kafr Kannā|كفركنا|22751
IL|293825|Qiryat Shmona||22512
IL|11524864|Kadima Zoran||22490
IL|293420|maalot Tarshīhā|معلوت ترشيحا|21836
IL|8374209|H̱ura||21558
IL|294622|Judeida Makr|مكر جديده|21163
IL|8374220|Kuseifa||21079
IL|8428283|Shoham||20740
IL|8199394|Ariel||20540
IL|295089|Ganei Tikva||20398
IL|8310136|Tel Sheva'||20204
IL|294608|Kafr Mandā||20188
IL|8184212|Rahat|رهط|19586
IL|294605|Kafr Qari'|كفر قرع|19018
IL|293969|Or Akiva||18972
IL|293254|Yāfā|يافا|18905
IL|293823|Qiryat Tiv'on||18130
IL|8374203|'Ar'ara BaNegev||17640
IL|293181|Yirkā|يركا|17171
IL|293896|Qalansuwa||16898
IL|295435|Bet She'an|بيسان|16800
IL|295410|Binyamina||15847
IL|12156557|Binyamina-Giv'at Ada||15847
IL|295174|Er Reina||15621
IL|294373|Majd el Kurūm||15455
IM|3042237|Douglas|دوغلاس|26218
IN|1275339|Mumbai|مومباي|12691836
IN|1273294|Delhi|دلهي|10927986
IN|1277333|Bengaluru|بنغالور|8443675
IN|1269843|Hyderābād|حيدر أباد|6809970
IN|1279233|Ahmedabad|احمدآباد|6357693
IN|1264527|Chennai|تشيناي|4681087
IN|1275004|Kolkata|كلكتا|4631392
IN|1255364|Surat||4591246
IN|1259229|Pune|بونه|3124458
IN|1267995|Kanpur||2823249
IN|1269515|Jaipur|جايبور|2711758
IN|1264733|Lucknow|لكهنو|2472011
IN|1262180|Nagpur|ناغبور|2228018
IN|1273865|Coimbatore|كويمباتور|2136916
IN|1269743|Indore|إندور|1837041
IN|1253573|Vadodara|ودودره|1822221
IN|12165956|Kallakurichi||1682687
IN|1260086|Patna|باتنا|1599920
IN|1275841|Bhopāl|بوبال|1599914
IN|1264728|Ludhiāna||1545368
IN|1264521|Madurai|مادورائ|1465625
IN|1254361|Tirunelveli|تيرونلفلي|1435844
IN|1279259|Agra||1430055
IN|1258847|Rājkot||1390640
IN|1262111|Najafgarh||1365000
IN|1269300|Jamshedpur|جمشيدبور|1339438
IN|1270926|Gorakhpur||1324570
IN|1261731|Nashik||1289497
IN|1259652|Pimpri||1284606
IN|1268295|Kalyān||1262255
IN|1254661|Thāne|ثين|1261517
IN|1263214|Meerut|ميروت|1223184
IN|1261162|Nowrangapur||1220946
IN|1271951|Faridabad||1220229
IN|1271308|Ghāziābād||1199191
IN|1272979|Dhanbad|دنباد|1196214
IN|1272423|Dombivli||1193000
IN|1253405|Varanasi|بنارس|1164404
IN|1258526|Ranchi|رانشي|1120374
IN|1278710|Amritsar|امرتسر|1092450
IN|1278994|Allahābād||1073438
IN|1253102|Visakhapatnam|فشاكاباتنم|1063178
IN|1269633|Jabalpur|جبلبور|1030168
IN|1270396|Hāora||1027672
IN|1254388|Tiruchirappalli||1022518
IN|1278149|Aurangabad|أورنك آباد|1016441
IN|1256436|Solāpur||997281
IN|1255634|Srinagar|سرينغر|975857
IN|1254348|Tiruppur||963173
IN|1274746|Chandīgarh||960787
IN|1268865|Jodhpur|جودبور|921476
IN|1257629|Salem|سالم|917414
IN|1271476|Guwahati|جواهاتي|899094
IN|1270583|Gwalior||882458
IN|1253184|Vijayawada|فجاياوادا|874587
IN|1275901|Bhiwandi||874032
IN|1262321|Mysore|مايسور|868313
IN|12501153|Kanayannur||851406
IN|1269920|Hubli||840214
IN|1261809|Narela||800000
IN|1268782|Jalandhar|جلندر|785178
IN|1254163|Thiruvananthapuram|ثيروفانانثابورام|784153
IN|1266049|Kota||763088
IN|1275817|Bhubaneshwar||762243
IN|1279017|Alīgarh||753207
IN|1277013|Bareilly|بريلي|745435
IN|1262801|Morādābād||721139
IN|1258980|Raipur|رايبور|679995
IN|1259425|Puducherry||657209
IN|1275971|Bhilai||625138
IN|1275248|Borivli||609617
IN|1276032|Bhavnagar||605882
IN|1273874|Cochin||604696
IN|1278718|Amrāvati||603837
IN|1257416|Sāngli||601214
IN|1273780|Cuttack||580000
IN|1275665|Bīkaner||576015
IN|1275362|Bokāro||564319
IN|1252948|Warangal|ورنجل|557802
IN|1261977|Nanded|ننديد|550564
IN|1265873|Kozhikode|كاليكوت|550440
IN|1258315|Raurkela||536450
IN|1270668|Guntur|غنتور|530577
IN|1273313|Dehra Dūn|دهرادون|522081
IN|1272013|Erode||521891
IN|1276014|Bhayandar||520301
IN|1272175|Durgapur||518872
IN|1279159|Ajmer|أجمير|517911
IN|1253894|Ulhasnagar||516584
IN|1266285|Kolhāpur||516142
IN|1256525|Siliguri||515574
IN|1275610|Bilimora||510879
IN|1278314|Āsansol||504271
IN|1269317|Jamnagar||492056
IN|1257806|Sahāranpur||484873
IN|1253286|Vellore||484690
IN|1270752|Gulbarga|كلبركة|483615
IN|1276058|Bhātpāra||483129
IN|1269321|Jammu||465567
IN|1265491|Kurnool||460184
IN|1253914|Ujjain|اوجاين|457346
IN|1258662|Rāmgundam||452261
IN|1348843|Maheshtala||448317
IN|1256409|Shyamnagar||441956
IN|1264115|Mālegaon||435362
IN|1273368|Davangere||435128
IN|1269407|Jalgaon||429298
IN|1279105|Akola||428857
IN|1276533|Belgaum||428720
IN|1255783|Rajpur Sonarpur||424368
IN|1271439|Gaya||423692
IN|1253986|Udaipur||422784
IN|1266122|Korba||419146
IN|1263780|Mangalore|مانغلور|417387
IN|1269006|Jhānsi||412927
IN|8629640|Thoothukudi||410760
IN|1261529|Nellore|نلور|404158
IN|1260482|Pānihāti||378705
IN|1258932|Rājahmundry||376333
IN|1279228|Ahmadnagar|أحمد نجر|367140
IN|1259091|Kollam||367107
IN|1272691|Dhūlia|دوله|366980
IN|1276300|Bhāgalpur||361548
IN|1259239|Punāsa||350000
IN|1262332|Muzaffarnagar||349706
IN|1265014|Latur|لاتور|348967
IN|1265767|Kūkatpalli||341709
IN|1278840|Ambattūr||341049
IN|1276509|Bellary||336681
IN|1262330|Muzaffarpur||333200
IN|1268257|Kāmārhāti||332965
IN|1263364|Mathura|ماتورا|330511
IN|1260107|Patiāla||329224
IN|1274693|Chānda||328351
IN|1275960|Bhīlwāra||326431
IN|1275198|Brahmapur||324726
IN|1256728|Shāhjānpur||320434
IN|1256515|Shimoga||319550
IN|1261481|New Delhi|نيودلهي|317797
IN|1258076|Rohtak|روهتاك|317245
IN|1254187|Thrissur||315957
IN|1254089|Tumkūr||307359
IN|1271885|Fīrozābād||306409
IN|1261258|Nizāmābād||305438
IN|1265711|Kulti||305405
IN|1277029|Barddhamān||301725
IN|1277065|Bārāsat||298127
IN|12165955|Mulugu||297671
IN|1277539|Bāli||296973
IN|1270022|Hisar|حصار|296436
IN|1258599|Rāmpur||296418
IN|6954929|Greater Noida||293908
IN|7279746|Noida|نوئدا|293908
IN|1268561|Kākināda||292923
IN|1260476|Pānīpat||292808
IN|1272543|Dindigul||292512
IN|1254649|Tanjore||291067
IN|1260341|Parbhani||289629
IN|1273491|Darbhanga|داربهانجا|287150
IN|1278946|Alwar|الوار|283228
IN|1275637|Bilāspur||282705
IN|1269834|Ichalkaranji||274383
IN|1275701|Bijapur||271064
IN|1279186|Aizawl|آئزال|265331
IN|1258451|Rānipet||264330
IN|1269395|Jālna|جالنا|262034
IN|7302826|Lal Bahadur Nagar||261987
IN|1273066|Dewas|دواس|261218
IN|7302833|Gajuwaka||258944
IN|1257022|Satna||257778
IN|1271987|Etāwah||257448
IN|1272181|Durg|دورج|255283
IN|1262131|Naihāti||253221
IN|1254360|Tirupati||250821
IN|1255744|Sonīpat||250521
IN|1278130|Āvadi||250044
IN|1254320|Tiruvottiyūr||248059
IN|1257845|Saugor||247333
IN|1263311|Mau|مئو|246050
IN|1275716|Bihār Sharīf||244230
IN|1270393|Hāpur||242920
IN|1276070|Bathinda||242800
IN|1271942|Farrukhābād||241152
IN|1278985|Alappuzha||240991
IN|1278672|Anantapur||240442
IN|1258342|Ratlām||236843
IN|8347656|Ramagundam||235000
IN|1255947|Sivakasi||234704
IN|1267648|Karur|كرور|234191
IN|1253993|Ooty||233426
IN|1271685|Gangānagar||231838
IN|1269934|Hosūr||229528
IN|1276128|Bharatpur||229384
IN|1267755|Karīmnagar||228745
IN|1256422|Shrīrāmpur||226317
IN|1259012|Rāichūr||225962
IN|7302845|Quthbullapur||225816
IN|1267708|Karnāl||225049
IN|1262204|Nāgercoil||224849
IN|1278483|Arrah|آرا|223676
IN|1269771|Imphāl||223523
IN|1270896|Gosāba||222764
IN|1268159|Kanchipuram|كانشيبورم|221715
IN|1262995|Mirzāpur||220029
IN|1266976|Kharagpur||219665
IN|1278903|Amarnāth||217780
IN|1260716|Pāli||210103
IN|1252797|Yamunānagar||208931
IN|1258182|Rewa||208461
IN|1256922|Secunderabad||204182
IN|1275738|Bīdar||204071
IN|1279290|Agartala||203264
IN|1262482|Monghyr||203163
IN|1273241|Deoghar|دوغار|203123
IN|1275068|Burhānpur||202695
IN|1262292|Nadiād||202067
IN|1274353|Chāpra||201597
IN|1270576|Gyānpur||200000
IN|6690108|Panchkula|بانتشكولا|200000
IN|1256320|Sīkar||199932
IN|1275120|Bulandshahr|بلندشهر|198612
IN|1259166|Purnia|بورنيا|198453
IN|1269935|Hospet||197846
IN|1270642|Gurgaon|جورجاون|197340
IN|1257540|Sambhal|سامبال|196109
IN|1271715|Gandhinagar||195985
IN|1262395|Murwāra||195856
IN|8223943|Kumarapalayam||195071
IN|1261913|Nāngloi Jāt||194363
IN|1264637|Machilīpatnam||192827
IN|1267480|Katihar||192555
IN|1275899|Bhiwāni||190855
IN|1259064|Raebareli||186433
IN|1270351|Haridwar||186079
IN|7279754|Singrauli||185580
IN|11127930|Phusro||185555
IN|1268773|Jūnāgadh||184447
IN|1255560|Sūjāngarh||183808
IN|1272051|Ellore||183387
IN|1275778|Bhusāval||183001
IN|1267031|Khandwa||182841
IN|1277799|Bahraigh||182218
IN|1267885|Kāraikkudi||181851
IN|1256052|Sirsa||181639
IN|1274784|Chandannagar||180623
IN|1277820|Baharampur||180547
IN|12501195|Shahuwadi||180322
IN|1255349|Surendranagar||179628
IN|1253084|Vizianagaram|فيزينجارم|179358
IN|1261473|Neyveli||179150
IN|1259312|Proddatūr||177797
IN|1269910|Hugli||177005
IN|1278708|Amroha||176253
IN|1255062|Tambaram||174787
IN|1260137|Pathānkot||174306
IN|1275926|Bhind||174035
IN|1273802|Cuddalore||173636
IN|1256237|Shimla|شيملا|173503
IN|1261045|Ongole||172872
IN|8740017|Gadag-Betageri||172813
IN|1261653|Navsari||171109
IN|1259184|Puri||170841
IN|1344377|Haldia||170695
IN|1267076|Khammam||170503
IN|1259009|Rāiganj||170252
IN|1269723|Ingrāj Bāzār||170039
IN|1269135|Jaunpur|جونفور|169572
IN|1265683|Kumbakonam||167155
IN|1271912|Fatehpur||166480
IN|1271717|Gāndhīdhām||166388
IN|1261927|Nandyāl||165337
IN|1253952|Udupi||165000
IN|1264773|Loni||164810
IN|1255969|Sītāpur||164435
IN|1256451|Shivpuri||164215
IN|1276321|Bhadrāvati||163903
IN|1279335|Ādoni||163631
IN|1253237|Verāval||163326
IN|1257542|Sambalpur||162887
IN|1271850|Gadag||162569
IN|1253747|Unnāo||161671
IN|1275163|Budaun||161555
IN|1268907|Jīnd||161260
IN|1264543|Madhyamgram||161126
IN|1269280|Jāmuria||160242
IN|7284820|Jaigaon||158664
IN|1261039|Orai||158265
IN|1269937|Hoshiārpur||158142
IN|1260692|Pallāvaram||157145
IN|1270407|Hanumāngarh||155687
IN|1270711|Guna||153689
IN|1277835|Bahādurgarh||153613
IN|1270164|Hazāribāgh||153595
IN|1276100|Bharūch||153528
IN|1263220|Medinīpur||153349
IN|1271976|Fyzābād||153047
IN|1273581|Dinapore||152940
IN|1256287|Silchar||152393
IN|1277397|Bānda||152218
IN|1262771|Morena||152004
IN|1254241|Tonk||151331
IN|1258831|Rāj-Nāndgaon||150755
IN|7302856|Serilingampalle||150525
IN|1253133|Virār||150357
IN|7302828|Malkajgiri||150000
IN|1256639|Shāntipur||149983
IN|1277100|Bārākpur||148174
IN|1278860|Ambāla||146787
IN|1265859|Krishnanagar||145926
IN|1257804|Saharsa||145764
IN|1276720|Batāla||145468
IN|1275947|Bhīmavaram||142967
IN|1277508|Bālurghāt||141404
IN|1268593|Kaithal|كيتهال|140604
IN|1265242|Lakhīmpur||140223
IN|1253200|Vidisha||140045
IN|1270498|Haldwani||139497
IN|1270568|Hābra||139297
IN|1259395|Porbandar|بوربندر|138872
IN|1274056|Chitradurga||138587
IN|1254657|Thānesar||138279
IN|1254327|Tiruvannāmalai||138243
IN|1278685|Anand||138009
IN|1268715|Kānchrāpāra||136954
IN|1264407|Mahbūbnagar||136135
IN|1272552|Dimāpur||135860
IN|1258109|Robertsonpet||135218
IN|1274304|Chhindwāra||134847
IN|1263814|Mandya||134845
IN|1277264|Bānkura||133966
IN|1270525|Hājīpur||133606
IN|1270996|Gondā City||133583
IN|1275812|Bhuj|بوج|133459
IN|1270079|Hindupur||133298
IN|1256523|Shillong|شيلونغ|132842
IN|1260728|Pālghāt||132728
IN|1271107|Godhra||131913
IN|1266486|Kishangarh||131749
IN|1258470|Rānīganj||131261
IN|1259686|Pīlibhīt||131008
IN|1276634|Beāwar||130777
IN|1279403|Abohar|آبوهار|130603
IN|1262951|Moga||130549
IN|1273309|Dehri||129938
IN|1273193|Deoria||129570
IN|1270239|Hassan||128531
IN|1266945|Khardah||128346
IN|1252770|Yavatmāl||128175
IN|1270484|Hālīsahar||128172
IN|1260434|Panvel||128046
IN|1254309|Titāgarh||127751
IN|1273800|Cuddapah||127010
IN|1276393|Bettiah||127008
IN|1270216|Hāthras||126882
IN|1265157|Lalitpur||126475
IN|1266305|Kolār||126441
IN|1263834|Mandsaur|مندسور|124988
IN|1270990|Gondiā||124897
IN|1258916|Rajapalaiyam||124168
IN|1273467|Dārjiling||123797
IN|6992326|Mohali||123484
IN|1260777|Pālanpur||123294
IN|1272243|Dam Dam||122719
IN|1270370|Hardoī||122635
IN|1259163|Puruliya||122533
IN|1272648|Dibrugarh|ديبروجاره|122155
IN|1260637|Palwal|بالوال|121965
IN|1262067|Nalgonda|نالجوندا|121826
IN|1276320|Bhadreswar||121662
IN|1253315|Vejalpur||121610
IN|1274220|Chikmagalūr||121484
IN|1259005|Raigarh|رايجاره|121278
IN|1270670|Guntakal Junction||120964
IN|1271675|Gangāpur||120115
IN|10263232|Deoli||120000
IN|1255927|Siwān||119181
IN|1273587|Damoh||118776
IN|1279344|Ādilābād||118526
IN|1255647|Srikakulam||118299
IN|1253744|Uppal Kalan||118259
IN|1269065|Jetpur||118068
IN|1262775|Morbi||118022
IN|1260173|Pātan||117863
IN|1267016|Khanna||117137
IN|1275218|Botād||117053
IN|1258126|Rishra||117014
IN|1278083|Azamgarh||116644
IN|1252758|Yelahanka||116447
IN|1270801|Gudivāda||116161
IN|1277780|Baidyabāti||115504
IN|1276736|Bastī||115115
IN|1277599|Balasore|بالاسور|114321
IN|1272842|Dharmavaram||114050
IN|1264111|Māler Kotla||113840
IN|1252942|Wardha||113759
IN|1268936|Jhunjhunūn||113193
IN|1257055|Satara||112793
IN|1274767|Chanduasi||112635
IN|1262710|Mothīhāri||112144
IN|1274553|Chās||112141
IN|1259297|Pudukkottai||112118
IN|1258178|Rewāri||112079
IN|1259385|Port Blair||112050
IN|1255344|Suriāpet||111729
IN|1277324|Bangaon||111693
IN|1274337|Chhatarpur||111594
IN|7302861|Ashoknagar Kalyangarh||111475
IN|1279390|Achalpur||111278
IN|1261669|Navadwīp||111123
IN|1276856|Bārsi||110983
IN|1255491|Sultānpur||110368
IN|1278815|Ambur|آمبور|109873
IN|1269939|Hoshangābād||109358
IN|1256949|Sawāi Mādhopur||108612
IN|1264621|Madanapalle||108593
IN|1277240|Bānsbāria||108474
IN|1255264|Tādepallegūdem||108167
IN|1269388|Jalpāiguri||107832
IN|1274040|Chittaurgarh||106710
IN|1271662|Gangāwati||106250
IN|1266607|Khurja||105909
IN|1259411|Ponnāni||105512
IN|1276895|Barnāla||105016
IN|1277976|Badlapur||104636
IN|1430991|Soyībug||104000
IN|1258044|Roorkee||103894
IN|1277939|Bagaha||103855
IN|1273892|Chūru||103533
IN|1262209|Nagda||103501
IN|1267579|Kashipur||103138
IN|1271306|Ghazīpur||103095
IN|1276609|Begusarai|بجساراي|103060
IN|12261477|Amaravati||103000
IN|1272805|Dhaulpur||102462
IN|1263494|Mormugao||102345
IN|1271883|Ferozepore||102130
IN|1270994|Gondal||101801
IN|1264154|Malappuram|مالابورام|101386
IN|1256826|Seoni||101379
IN|1269605|Jagādhri||101300
IN|1263012|Miriālgūda||101234
IN|1253958|Udgīr||101064
IN|12495083|Chirmiri||100800
IN|1269374|Jamālpur||100780
IN|1261931|Nandurbar||100703
IN|1269653|Itārsi||100574
IN|1253367|Vasco da Gama||100485
IN|1259827|Phagwāra||100146
IN|7279599|Airoli||100000
IN|1278715|Amreli||99742
IN|1256529|Shikohābād||99678
IN|1267588|Kāsganj||99462
IN|1256913|Sehore||99284
IN|1258474|Rānībennur||99105
IN|1269562|Jagtiāl||99035
IN|1276325|Bhadrakh||98648
IN|1275103|Būndi||98569
IN|1262634|Mughal Sarāi||98043
IN|1256671|Shāmli||97966
IN|1270077|Hinganghāt||97568
IN|1253166|Villupuram||97380
IN|1278931|Amalner|امالنر|97369
IN|1277936|Bagalkot||97269
IN|1254780|Tellicherry||97201
IN|1261848|Narasaraopet||97194
IN|1262216|Nāgaur||96847
IN|1261631|Nawāda||96730
IN|1269557|Jahānābād||96387
IN|1274868|Chālisgaon||96381
IN|1275019|Buxar||96120
IN|1278148|Aurangābād||95929
IN|1257794|Sāhibganj||95890
IN|1260546|Pandharpur||95665
IN|1270090|Hindaun||95593
IN|1266928|Khargone||94985
IN|1260290|Parli Vaijnāth||94863
IN|1266489|Kishanganj||94807
IN|1264292|Mainpuri||94619
IN|1267084|Khāmgaon||94604
IN|1262260|Negapatam||94238
IN|1274213|Chilakalūrupet||94011
IN|1270800|Gudiyatham||93973
IN|1264206|Makrāna||93904
IN|1277214|Bānswāra||93648
IN|1277044|Baraut||93544
IN|1258744|Closepet||93528
IN|1268293|Kalyani||93184
IN|1255254|Tādpatri||93044
IN|1267911|Kapūrthala||92667
IN|1272513|Dīsa||92224
IN|1266366|Kohīma||92113
IN|1276389|Betūl||91953
IN|1277643|Balāngīr||91241
IN|1273403|Datia||90628
IN|1253472|Valparai||90353
IN|1265891|Kovilpatti||90296
IN|1253437|Vaniyambadi|فانيمبدي|90288
IN|1276191|Bhandāra||90183
IN|1258099|Roha||90000
IN|1262578|Muktsar||89833
IN|1264735|Luckeesarai||89500
IN|1276901|Bārmer||89487
IN|1262453|Murādnagar||89482
IN|1254432|Tinsukia||89373
IN|1256739|Shahdol||89289
IN|1263694|Manjeri||89201
IN|1264359|Mahobā||89170
IN|1344069|Contai||88702
IN|1257402|Sangrūr||88615
IN|1259440|Pollachi||88214
IN|1273265|Deoband||88171
IN|1261470|Neyyāttinkara||88104
IN|1255024|Tāndā||88073
IN|1277084|Bārān||87478
IN|1272997|Dhamtari||87151
IN|1254385|Tiruchengode||87123
IN|1274106|Chīrāla||87001
IN|1268988|Jharia||86938
IN|1279094|Akot||86917
IN|1258803|Rājpura||86820
IN|1264588|Madgaon||86818
IN|1257198|Sardārshahr||86672
IN|1263247|Mayiladuthurai||86660
IN|1268205|Kāmthi||86213
IN|1260393|Parādīp Garh||85868
IN|1260387|Paramagudi||85695
IN|1261012|Osmanabad|عثمان آباد|85521
IN|1278340|Aruppukkottai||85369
IN|1276829|Bāruni||84888
IN|1275679|Bijnor|بجنور|84593
IN|1278688|Anakāpalle||84357
IN|1262109|Najībābād||84006
IN|1273687|Dohad||83966
IN|1258686|Rāmgarh||83833
IN|1267394|Kāvali||83352
IN|1269247|Jangipur||82548
IN|1272892|Dhār||82438
IN|1270417|Hānsi||82407
IN|1268673|Kadiri||81498
IN|1272720|Dhorāji||81445
IN|1258291|Rāyachoti||81433
IN|1267090|Khambhāt||81328
IN|1261288|Nirmal|نرمل|80982
IN|1272045|Emmiganūr||80933
IN|1269092|Jeypore||80837
IN|7279734|Kotkapura||80741
IN|1253956|Udhampur||80447
IN|1268601|Kairāna||80432
IN|1277661|Bālāghāt||80360
IN|1263622|Mānsa||80018
IN|1278667|Anantnag|أنانتناج|79821
IN|1267887|Kāraikāl||79653
IN|1268977|Jharsuguda||79492
IN|1275194|Brājarājnagar||79421
IN|1265938|Kottagūdem||79247
IN|1261641|Nawābganj||79246
IN|1278471|Arakkonam||79080
IN|1266436|Koch Bihār||78737
IN|1272473|Doddaballapura||78676
IN|1276335|Bhadohi||78568
IN|1267457|Kātoya||78408
IN|1269291|Jamūī||78181
IN|1270349|Harihar||78034
IN|1263936|Mancherāl||77998
IN|1268707|Kadayanallur||77772
IN|1273626|Daltonganj||77704
IN|1271949|Farīdkot||77450
IN|1277525|Balrāmpur||77396
IN|1277085|Bāramūla||77276
IN|1272689|Dhuliān||77070
IN|1263275|Mawāna||76973
IN|1277723|Budge Budge||76837
IN|1265605|Kundla||76809
IN|1263664|Manmād||76722
IN|1268011|Kannauj|قنوج|76714
IN|1264138|Malaut||76616
IN|1262200|Nagīna||76593
IN|1278023|Badagara||76493
IN|1269578|Jagdalpur||76465
IN|1268775|Jhumri Telaiya||76341
IN|1266179|Konnagar||76082
IN|1258338|Ratnagiri||75986
IN|1270072|Hingoli||75878
IN|1275388|Bodināyakkanūr||75680
IN|1267195|Khadki||75654
IN|1272701|Dhrāngadhra||75578
IN|1260667|Pāloncha||75224
IN|1270791|Gūdūr||74851
IN|1278553|Ankleshwar||74742
IN|1254534|Tīkamgarh||74724
IN|1255616|Srivilliputhur||74370
IN|1259680|Pilkhua||74212
IN|1278862|Ambājogāi||74114
IN|1276574|Bela||73992
IN|1275391|Bodhan||73938
IN|1259083|Rabkavi||73835
IN|1267819|Karauli||73717
IN|11184442|Savarkundla||73695
IN|1256755|Shāhābād||73606
IN|1274714|Chāndpur||73555
IN|1271067|Gokak||73478
IN|1256329|Sikandarābād||73379
IN|1253113|Virudunagar||73273
IN|1273369|Dausa||73034
IN|1253468|Valsād||72929
IN|1278827|Ambikāpur||72821
IN|1260730|Pālghar||72335
IN|1272873|Dharapuram||72291
IN|1274129|Chintāmani||71798
IN|1271947|Farīdpur||71783
IN|1259154|Pusad||71588
IN|1264555|Madhubani||71582
IN|1256039|Sirsilla||71499
IN|7279741|Vapi||71395
IN|1268259|Kāmāreddi||71042
IN|1275346|Bolpur||70998
IN|1258546|Rānāghāt||70984
IN|1271891|Fāzilka||70887
IN|1276378|Beypore||70751
IN|1273724|Dādri||70609
IN|1278152|Auraiya||70508
IN|1277183|Bāpatla||70117
IN|1259994|Payyannūr||70069
IN|1255121|Talipparamba||69878
IN|1254444|Tindivanam||69839
IN|1256475|Shirpur||69540
IN|1276752|Bāsoda||69278
IN|1268820|Jorhāt||69033
IN|1256207|Sindhnūr||68793
IN|1276988|Bargarh||68670
IN|1252908|Wāshīm||68622
IN|1253095|Visnagar||68619
IN|7302847|Palwancha||68561
IN|1267227|Keshod||68518
IN|1268015|Kānnangād||68450
IN|1275481|Bīsalpur||68355
IN|1254953|Tanuku||68290
IN|1278178|Attili||68196
IN|1277527|Bālotra||68120
IN|7279595|Pithampur||68051
IN|1262463|Munnar|مونار|68000
IN|1274821|Chamrajnagar||67992
IN|1260040|Pattukkottai||67982
IN|1269507|Jaisalmer||67604
IN|1278446|Arāria|أراريا|67474
IN|1270375|Harda Khās||67387
IN|1257436|Sangamner||67309
IN|1269217|Jaorā||67203
IN|1275117|Buldāna||66991
IN|1263103|Mettupalayam||66944
IN|1278573|Anjār||66888
IN|7302806|Bellampalli||66660
IN|1274641|Channapatna||66647
IN|1258366|Ratangarh||66625
IN|1265863|Krishnagiri||66419
IN|1258128|Rishīkesh||66390
IN|1270845|Goyerkāta||66358
IN|1274928|Chāībāsa||66252
IN|7302829|Mandamarri||66176
IN|1260671|Palani||66085
IN|1261772|Nārnaul||66049
IN|1272847|Dharmapuri||66017
IN|1271934|Fatehābād||66013
IN|1260771|Palāsa||65833
IN|1276783|Basavakalyān||65805
IN|1274430|Chengalpattu||65689
IN|1273992|Chopda||65598
IN|1260607|Panaji||65586
IN|1254744|Thenkasi||65496
IN|1252822|Yādgīr||65376
IN|1271670|Gangārāmpur||65316
IN|1258740|Ramanathapuram||65314
IN|1269564|Jagraon||65305
IN|1279003|Alīpur Duār||65232
IN|1266162|Kopargaon||65116
IN|1275321|Bongaigaon||64902
IN|1264071|Malkāpur||64812
IN|1267853|Kāranja||64734
IN|1266849|Khatauli||64731
IN|1278297|Ashoknagar||64722
IN|1255955|Siuri||64659
IN|1262319|Nābha||64640
IN|1256377|Siddipet||64562
IN|1276023|Bhawānipatna||64468
IN|1266666|Khopoli||64460
IN|1267635|Karwar||64457
IN|1267360|Kāyankulam||64183
IN|7302830|Chinnachowk||64053
IN|1275462|Bishnupur||64041
IN|1263504|Mārkāpur||63982
IN|1276757|Basmat||63972
IN|1277814|Baheri||63953
IN|1265579|Kunnamkulam||63903
IN|1259056|Rāghogarh||63873
IN|1270965|Gopālganj||63725
IN|1254046|Tura||63645
IN|1258797|Rājsamand||63414
IN|1255004|Tāndūr||63239
IN|1255361|Sūratgarh||63153
IN|1263659|Mannargudi||63148
IN|1255714|Sopur||63035
IN|1278454|Arni||62858
IN|1274987|Kannur||62836
IN|1272694|Dhuburi||62525
IN|1259263|Puliyangudi||62494
IN|1256593|Sheopur||62416
IN|1258207|Renukūt||62413
IN|1272780|Dhenkānāl||62230
IN|1273745|Dabwāli||62113
IN|1256388|Sibsāgar||62104
IN|1258352|Rāth||61728
IN|1269328|Jamkhandi||61690
IN|1256047|Sirsi||61607
IN|1253080|Vriddhāchalam||61498
IN|1253150|Vinukonda||61326
IN|1254420|Tiptūr||60957
IN|1257800|Sahaswān||60953
IN|1266154|Koppal||60868
IN|1256087|Sirhind||60847
IN|1273751|Dabra||60836
IN|1268246|Cumbum||60828
IN|1278466|Arāmbāgh||60639
IN|1270099|Himatnagar||60634
IN|1265331|Lādnūn||60490
IN|1261309|Nipāni||60351
IN|1275230|Borsad||60271
IN|1266124|Koratla||60231
IN|1266509|Kīratpur||60223
IN|1253079|Vrindāvan||60195
IN|1270171|Hāveri||60155
IN|1255396|Supaul||60020
IN|1271175|Gīrīdīh||60000
IN|1258290|Rāyadrug||59968
IN|1261181|North Lakhimpur||59841
IN|1254274|Tohāna||59749
IN|1271644|Gangoh||59519
IN|1263797|Mangalagiri||59391
IN|1261852|Narasapur||59306
IN|1257431|Sangāreddi||59199
IN|1266416|Kodār||59170
IN|1253888|Ullal||59116
IN|1263752|Māngrol||58989
IN|1271049|Gola Gokarannāth||58986
IN|1262958|Modāsa||58970
IN|1254710|Tezpur||58851
IN|1254589|Thiruvarur||58777
IN|1278173|Attur||58702
IN|1274256|Chidambaram||58650
IN|1254868|Tarn Tāran||58585
IN|1253944|Udumalaippettai||58571
IN|1264793|Lonavla||58562
IN|1256750|Shāhāda||58402
IN|1261613|Nawalgarh||58346
IN|1261553|Nedumangād||58278
IN|1261369|Nīmbāhera||58085
IN|1268680|Kadi||58066
IN|1256104|Sīra||57928
IN|1274243|Chik Ballāpur||57831
IN|1277022|Bārdoli||57810
IN|1268990|Jhārgrām||57796
IN|1257551|Samāstipur||57575
IN|1270947|Gobichettipalayam||57527
IN|1270251|Hasanpur||57481
IN|1269551|Jahāngīrābād||57363
IN|1256569|Sherkot||57361
IN|1267439|Kātrās||57349
IN|1260792|Pālakollu||57341
IN|1252960|Wani||57288
IN|1262092|Naksalbāri||57283
IN|1254335|Tiruvalla||57223
IN|1259408|Ponnūru||57170
IN|1272525|Diphu||57097
IN|1255983|Sītāmarhi||57095
IN|1274315|Chhibrāmau||57071
IN|1254481|Tilhar||57043
IN|1269784|Ilkal||56937
IN|1278026|Bada Barabīl||56870
IN|1263101|Mettur||56743
IN|1265828|Kuchāman||56725
IN|1260448|Panruti||56586
IN|1253783|Una||56545
IN|7302844|Ponnur||56504
IN|1266267|Kollegāl||56497
IN|1256620|Shegaon||56449
IN|1253736|Upleta||56354
IN|1253918|Ujhāni||56309
IN|1348747|Bankra||56273
IN|1273766|Dabhoi||56253
IN|1276948|Bāri||56136
IN|1261086|Obra||56110
IN|1271079|Gohāna||56093
IN|1269154|Jatani||56003
IN|1262039|Nāmakkal||55997
IN|1271819|Gadwāl||55952
IN|1260707|Pālitāna||55913
IN|1261227|Nokha||55911
IN|1265310|Lāharpur||55911
IN|1261739|Narwāna||55850
IN|1269665|Islāmpur||55691
IN|1267904|Karād||55663
IN|1265911|Kottayam||55374
IN|1269422|Jālaun||55299
IN|1267758|Karīmganj||55290
IN|1262852|Mokameh||55203
IN|1275582|Etāwa||55185
IN|1252956|Wanparti||55182
IN|1257565|Sāmalkot||55097
IN|1278580|Anjangaon||54999
IN|1272733|Dholka||54977
IN|1254346|Tirur||54934
IN|1268135|Kāndi||54848
IN|1271346|Ghātāl||54658
IN|1253750|Unjha||54620
IN|1256854|Sendhwa||54530
IN|1254343|Tiruttangal||54499
IN|1256382|Siddhapur||54313
IN|1272670|Dhūri||54302
IN|1256369|Sidhi||54242
IN|1252840|Wokha||54010
IN|1268341|Kālna||53964
IN|1277091|Bārāmati||53919
IN|1268111|Kandukūr||53662
IN|1255449|Sunām||53647
IN|7302810|Gaddi Annaram||53622
IN|1257001|Sattenapalle||53603
IN|1270032|Hiriyūr||53519
IN|1274862|Challakere||53506
IN|1258581|Rampur Hat||53468
IN|1263427|Masaurhi Buzurg||53440
IN|1261110|Nūzvīd||53391
IN|1256693|Shājāpur||53346
IN|1259124|Puttūr||53331
IN|1267616|Kāsaragod||53309
IN|1278094|Ajodhya|أيوديا|53293
IN|1262678|Mubarakpur||53263
IN|1259811|Phaltan||53202
IN|1257459|Sandīla||53182
IN|1257851|Sāgar||53150
IN|1276832|Baruipur||53128
IN|1264839|Lohārdagā||53032
IN|1273232|Deolāli||52958
IN|1275406|Bobbili||52843
IN|1274237|Chikhli||52841
IN|1266217|Konch||52773
IN|1264688|Lunglei||52728
IN|1259508|Pithāpuram||52709
IN|1278935|Amalāpuram||52690
IN|1254054|Tuni||52658
IN|1256343|Sihor||52603
IN|1272606|Dīglūr||52596
IN|7279597|Barbil||52586
IN|1275435|Biswān||52516
IN|1266073|Kosi||52492
IN|1257951|Ropar||52313
IN|1273574|Dandeli||52295
IN|1260222|Pārvatipuram||52085
IN|1278432|Arcot||51943
IN|1269027|Jhālāwār||51884
IN|1259841|Petlād||51819
IN|1253807|Umred||51794
IN|1276084|Bhātāpāra||51751
IN|1268383|Kāliyāganj||51748
IN|1261727|Nasīrābād||51747
IN|1269819|Idappadi||51642
IN|1271083|Gohadi||51635
IN|1267187|Khagaul||51577
IN|1274119|Chiplūn||51437
IN|1274664|Changanācheri||51430
IN|1258637|Rāmnagar||51244
IN|1256269|Sillod||51042
IN|1264647|Mācherla||51039
IN|1254069|Tūndla||50939
IN|1263661|Mannārakkāt||50921
IN|1261008|Ottappālam||50913
IN|1271151|Goālpāra||50759
IN|1268189|Kānkānhalli||50752
IN|1264551|Madhupur||50671
IN|1264570|Madhipura||50570
IN|1274571|Charkhi Dādri||50558
IN|1272225|Dumraon||50524
IN|1264414|Mahāsamund||50441
IN|1271780|Gajraula||50380
IN|1279394|Ābu Road||50262
IN|1261910|Nanjangūd||50243
IN|1257587|Sālūr||50206
IN|1275848|Bhongīr||50094
IN|1278498|Aonla||50011
IN|1267189|Khagaria||49982
IN|1273002|Dhāmpur||49973
IN|1257196|Sardhana||49857
IN|1272640|Dīdwāna||49852
IN|1269392|Jalor||49682
IN|1258868|Rājgarh||49583
IN|1276977|Bārh||49557
IN|1277950|Badūria||49547
IN|1256431|Shorāpur||49501
IN|1266452|Kizhake Chālakudi||49330
IN|1256363|Sidlaghatta||49114
IN|1273708|Dāhānu||49048
IN|1258386|Rasipuram||48950
IN|1259228|Punganūru||48865
IN|1263898|Mandapeta||48852
IN|1259400|Poonamalle||48837
IN|1276867|Barpeta||48824
IN|1255046|Tamlūk||48646
IN|1276371|Bhabhua||48641
IN|1267486|Kathua||48551
IN|1261922|Nangal||48497
IN|1261415|Nihtaur||48389
IN|1265354|Lachhmangarh Sīkar||48142
IN|1254331|Tiruvallur||48095
IN|1255654|Sri Dūngargarh||48036
IN|1258294|Raxaul||47965
IN|1256029|Siruguppa||47917
IN|1263824|Māndvi||47853
IN|1263684|Majalgaon||47845
IN|1252919|Warud||47817
IN|1252958|Wānkāner||47814
IN|1273909|Churāchāndpur||47774
IN|1272237|Dumka|دومكا|47663
IN|1255134|Talegaon Dābhāde||47653
IN|1269873|Hunsūr||47644
IN|1259503|Pithorāgarh||47571
IN|1269256|Jangaon||47558
IN|1278190|Atraulī||47512
IN|1261754|Narsimhapur||47511
IN|1262562|Mulbāgal||47462
IN|1262663|Mudhol||47427
IN|1270820|Gudalur||47419
IN|1276810|Barwāni||47343
IN|11184118|Alangad||47329
IN|1259243|Punalūr||47263
IN|1260909|Padrauna||47181
IN|1270723|Gumia||47121
IN|1277765|Bail-Hongal||47063
IN|1256418|Shujālpur||47058
IN|1269502|Jaisingpur||46942
IN|1274536|Chatrā||46844
IN|1260959|Pāchora||46823
IN|1260168|Patancheru||46821
IN|1260454|Panna||46791
IN|1259813|Phalodi||46788
IN|1252738|Yeola||46762
IN|1256698|Sheikhpura||46718
IN|1270759|Gulāothi||46647
IN|1256832|Seohāra||46546
IN|1252699|Zahirābād||46504
IN|1267675|Kārsiyāng||46427
IN|1263761|Manglaur||46395
IN|1271688|Gangākher||46366
IN|1261234|Nohar||46360
IN|1272207|Ganj Dundwāra||46314
IN|1261901|Nānpāra||46280
IN|1278228|Atarra||46168
IN|1254813|Teghra||46160
IN|1276249|Bhaisa||46120
IN|1272411|Dondaicha||46018
IN|1253091|Vite||45973
IN|1259954|Peddāpuram||45967
IN|1264363|Mahmudābād||45921
IN|1260824|Pakur||45840
IN|10792588|Cherthala||45827
IN|1261567|Nāyudupet||45769
IN|1270474|Hālol||45741
IN|1266960|Kharar||45691
IN|1276328|Bhadrāchalam||45656
IN|1258584|Rāmpura||45639
IN|1263331|Mattanur||45521
IN|1256558|Shertallai||45474
IN|1256064|Sironj||45455
IN|1273374|Daund||45440
IN|1260296|Parlākimidi||45379
IN|1278294|Ashta||45365
IN|1261957|Nandikotkūr||45343
IN|1267115|Khalīlābād||45321
IN|1274043|Chittaranjan||45305
IN|1260134|Pāthardih||45276
IN|1272201|Dūngarpur||45195
IN|1263852|Mandlā||45184
IN|1271874|Forbesganj||45098
IN|1270287|Harpanahalli||44977
IN|1269655|Itānagar||44971
IN|1270722|Gumlā||44951
IN|1261068|Ozar||44935
IN|1275930|Bhīmunipatnam||44843
IN|1255023|Tānda||44822
IN|1267939|Kapadvanj||44764
IN|1254570|Thoubāl||44493
IN|1262783|Morār||44451
IN|1263148|Memāri||44448
IN|1261532|Nellikkuppam||44423
IN|1278593|Angul||44386
IN|1263230|Medak|ميداك|44351
IN|1268325|Kālpi||44339
IN|1270000|Hodal||44300
IN|1278354|Arsikere||44269
IN|1261446|Nidadavole||44173
IN|1269042|Jhajjar|جاهجار|44122
IN|1253403|Varangaon||44067
IN|1269323|Jammalamadugu||43870
IN|1269179|Jasdan||43861
IN|1267283|Kendrāparha||43843
IN|1271142|Gobārdānga||43808
IN|1252745|Yellandu||43787
IN|1263120|Merta||43758
IN|1259444|Polavaram||43710
IN|7302825|Kanuru||43696
IN|1271113|Godda||43658
IN|1265961|Kotputli||43651
IN|1260543|Pāndhurnā||43630
IN|1272639|Dīg||43486
IN|1268138|Kāndhla||43387
IN|1253182|Vikārābād||43337
IN|1253392|Varkala||43276
IN|1257749|Saint Thomas Mount||43223
IN|1257751|Sainthia||43221
IN|1254080|Tumsar|تمسر|43218
IN|1259892|Peranāmpattu||43124
IN|1276954|Barhiya||43045
IN|1268403|Kālimpong||43000
IN|1258756|Rāmachandrapuram||42977
IN|1258201|Repalle||42967
IN|1257762|Selu||42879
IN|1275920|Bhīnmāl||42863
IN|1277320|Bangarapet||42789
IN|1255953|Sivaganga||42785
IN|1254356|Tirupparangunram||42696
IN|1256432|Shōranūr||42694
IN|1275655|Bikramganj||42626
IN|1255860|Sojat||42556
IN|1266616|Khurda||42526
IN|1269168|Jaspur||42524
IN|1254675|Thān||42508
IN|1268896|Jintūr||42420
IN|1266794|Khekra||42408
IN|1277636|Bālāpur||42401
IN|1272532|Dīnhāta||42381
IN|1262117|Naini Tāl||42309
IN|7302832|Kyathampalle||42275
IN|1256322|Sikandra Rao||42229
IN|1260674|Palmaner||42179
IN|1269477|Jājpur||42157
IN|1274984|Canning||42132
IN|1267175|Khairābād||42125
IN|1268020|Kannad||42056
IN|1278208|Athni||42047
IN|1275762|Biaora||41989
IN|1267461|Kātol||41893
IN|1278335|Ārvi||41837
IN|1272657|Diamond Harbour||41802
IN|1277882|Bāghpat||41766
IN|1277038|Bar Bigha||41758
IN|1264912|Limbdi||41740
IN|1275647|Bilāra||41710
IN|1255437|Sundargarh||41705
IN|1263594|Mānvi||41647
IN|1271892|Fatwa||41647
IN|1269350|Jambusar||41594
IN|1273128|Devakottai||41568
IN|1272596|Digras||41554
IN|1252925|Warora||41523
IN|1269979|Homnābād||41485
IN|1271847|Gādarwāra||41420
IN|1274102|Chidawa||41319
IN|1274837|Chāmpa||41252
IN|1261696|Naugachhia||41247
IN|1269936|Hoskote||41236
IN|1273390|Daudnagar||41236
IN|1256340|Sihorā||41192
IN|1269570|Jaggayyapeta||41180
IN|1266128|Korāput||41170
IN|1272674|Dhupgāri||41168
IN|1263195|Mehkar||41137
IN|1270102|Hilsa||41110
IN|1276103|Bharthana||41055
IN|1258952|Raisen||40977
IN|1268834|Jalārpet||40959
IN|1275050|Burla||40816
IN|1273704|Dahegām||40671
IN|1271493|Garhwa||40662
IN|1274890|Chakradharpur||40599
IN|1278868|Ambāh||40523
IN|1268376|Kallakkurichchi||40449
IN|1271345|Ghātampur||40435
IN|1279123|Akivīdu||40413
IN|1265886|Kovvūr||40379
IN|1255850|Solan||40283
IN|1262410|Murtajāpur||40223
IN|1279227|Ahmadpur||40218
IN|1270619|Gursahāiganj||40214
IN|1259879|Periyakulam||40131
IN|1263580|Māpuca||40122
IN|1255211|Tāki||40113
IN|1256983|Saundatti||40091
IN|1253545|Vaijāpur||40043
IN|1271319|Ghātsīla||40018
IN|1270245|Hāsimāra||40000
IN|7302851|Sathupalli||40000
IN|1259190|Pūranpur||39988
IN|1270543|Hāflong||39982
IN|1258698|Rameswaram||39960
IN|1277232|Bānsi||39926
IN|1254342|Thiruthani||39899
IN|7279752|Mandideep||39898
IN|1275634|Bīlāspur||39873
IN|1254695|Thakurdwara||39860
IN|1271940|Farrukhnagar||39766
IN|1276037|Bhavāni||39744
IN|1273618|Damān|دامان|39737
IN|1272722|Dhone||39689
IN|1261932|Nāndūra Buzurg||39650
IN|1262412|Murshidābād||39557
IN|1262302|Nādāpuram||39512
IN|1260368|Parāsia||39440
IN|1261711|Nāthdwāra||39426
IN|1271212|Giddarbāha||39243
IN|1279147|Akalkot||39226
IN|10628607|Aroor||39214
IN|1274151|Chinnamanūr||39213
IN|1271259|Ghosī||39138
IN|1278698|Amudālavalasa||39124
IN|1259939|Pehowa||39101
IN|1261122|Nūrpur||39077
IN|1279068|Aland||39064
IN|1261823|Nārāyanpet||39041
IN|1260354|Paravūr Tekkumbhāgam||38946
IN|1277289|Bānka||38939
IN|1256246|Simdega||38732
IN|1266209|Kondapalle||38714
IN|1257429|Sangariā||38638
IN|1269046|Jhā-Jhā||38624
IN|1269415|Jalesar||38614
IN|1256067|Sirohi||38610
IN|1276219|Bhālki||38583
IN|1260713|Paliā Kalān||38547
IN|1255143|Tālcher||38436
IN|1274896|Chaklāsi||38435
IN|1265580|Kunnamangalam||38372
IN|1258864|Rājgīr||38348
IN|1265660|Kumhāri||38334
IN|1260138|Pathanāmthitta||38285
IN|1261960|Nandigāma||38219
IN|1264403|Mahē|ماهي|38183
IN|1253074|Vyāra||38168
IN|1264136|Malavalli||38129
IN|1267091|Khambhāliya||38121
IN|1255483|Sūlūru||38065
IN|1276027|Bhawāni Mandi||38030
IN|1274468|Chetwayi||38011
IN|1253220|Vetapālem||38007
IN|9794300|Shahbazpur||38000
IN|1264409|Mahbūbābād||37949
IN|1264317|Maihar||37913
IN|1272653|Dibai||37873
IN|1258111|Robertsganj||37855
IN|1267336|Kekri||37850
IN|1254880|Tarikere||37848
IN|1263303|Maudaha||37844
IN|1259388|Porsa||37824
IN|1256967|Savanūr||37819
IN|1259338|Pratāpgarh||37780
IN|1275641|Bilāsipāra||37739
IN|1274640|Channarāyapatna||37681
IN|1272061|Ellenabad||37680
IN|1260120|Pāthri||37648
IN|1276330|Bhādra||37629
IN|1277201|Bantvāl||37619
IN|1266031|Kotamangalam||37543
IN|1264976|Leh|له|37475
IN|1277748|Bairāgnia||37465
IN|1277318|Bāngarmau||37425
IN|1260833|Paithan||37360
IN|1277053|Barauli||37302
IN|1257890|Sadashivpet||37245
IN|1253216|Vettūr||37219
IN|1260045|Patti||37087
IN|1348820|Pujali||37047
IN|1271543|Garhmuktesar||37043
IN|1258186|Revelganj||37031
IN|1260274|Parola||37001
IN|1263952|Manapparai||36926
IN|1252795|Yanam||36896
IN|1259019|Rāhuri||36885
IN|1258297|Rāwatbhāta||36872
IN|1269993|Hojāi||36869
IN|1279134|Akbarpur||36865
IN|1253077|Vuyyūru||36755
IN|1259688|Pilibangan||36755
IN|1276815|Barwāla||36694
IN|1278609|Anekal||36693
IN|1268214|Kampli||36641
IN|1259756|Phulbāni||36613
IN|1278176|Attingal||36595
IN|1254322|Cheyyar||36527
IN|1260911|Padra||36499
IN|1273923|Chunār||36459
IN|1257481|Sanāwad||36455
IN|1276652|Bayāna||36399
IN|1267361|Kayalpattinam||36175
IN|1273043|Dhāka||36111
IN|1257896|Sadābād||36093
IN|1275572|Bindki||36058
IN|1272140|Dwārka||35837
IN|1257237|Sārangpur||35827
IN|1273434|Daryāpur||35782
IN|1258692|Rāmganj Mandi||35754
IN|1271533|Gariadhar||35692
IN|1268540|Kakrāla||35690
IN|1278448|Arantāngi||35621
IN|1257566|Samālkha||35620
IN|1265888|Kovūr||35600
IN|1254111|Tuljāpur||35596
IN|1262740|Morsi||35554
IN|1278058|Babīna||35538
IN|1272396|Dongargarh||35508
IN|1269810|Igatpuri||35461
IN|1259069|Rādhanpur||35457
IN|1275152|Budhāna||35442
IN|1264700|Lūnāvāda||35431
IN|1276416|Betamcherla||35417
IN|1258819|Rājpīpla||35392
IN|7302849|Barpeta Road||35281
IN|1256572|Sherghāti||35279
IN|1253861|Umarkhed||35265
IN|1252930|Wāris Alīganj||35243
IN|1259272|Pulgaon||35238
IN|1267369|Kawardha||35238
IN|1275389|Buddh Gaya||35188
IN|1265201|Lakshmeshwar||35140
IN|1278201|Atmakūr||35137
IN|1256814|Seram||35134
IN|1261614|Niwai||35114
IN|1272320|Dubrājpur||35087
IN|1269447|Jalālābād||35051
IN|1257486|Sānand||35033
IN|1266425|Kodaikānāl||35021
IN|1274218|Chikodi||34984
IN|1254858|Tāsgaon||34933
IN|1266397|Kodīnar||34930
IN|1266575|Kichha||34904
IN|1259177|Pūrna||34888
IN|1269379|Jāmadoba||34774
IN|1258795|Rājula||34652
IN|1256532|Shikārpūr||34649
IN|1259608|Pīpār||34630
IN|1257830|Sagauli||34622
IN|1267433|Kattivākkam||34595
IN|1267742|Karjat||34554
IN|1257369|Sankeshwar||34549
IN|1277684|Bakhtiyārpur||34533
IN|1279299|Agar||34532
IN|1261396|Nilanga||34491
IN|1257060|Satānā||34440
IN|1260178|Patāmundai||34400
IN|1278602|Angamāli||34399
IN|1271050|Golāghāt||34372
IN|1255265|Tādepalle||34357
IN|1269488|Jaito||34346
IN|1271363|Gharaunda||34307
IN|1266385|Kodungallūr||34210
IN|1278139|Ausa||34161
IN|1270455|Hamīrpur||34144
IN|1269053|Jhābua||34135
IN|1256119|Sinnar||34095
IN|1259931|Pen||34092
IN|1269751|Indi||34075
IN|1260406|Pāppinisshēri||34025
IN|1262843|Mokokchūng||34021
IN|1256989|Sathyamangalam||34011
IN|1270750|Guledagudda||33851
IN|1263151|Melur||33839
IN|7279747|Bhiwadi||33831
IN|1270598|Guskhara||33780
IN|1256214|Sindgi||33770
IN|1261748|Narsīpatnam||33755
IN|1269827|Ichchāpuram||33754
IN|1277808|Bahjoi||33752
IN|1254133|Tuensang||33748
IN|1272874|Dharangaon||33718
IN|1259264|Pulivendla||33615
IN|1259961|Peddapalli||33582
IN|1264540|Madikeri||33540
IN|1266164|Kopāganj||33539
IN|1268266|Kāman||33524
IN|1254673|Thāna Bhawan||33498
IN|1253698|Uravakonda||33495
IN|1276621|Begamganj||33467
IN|1273448|Darsi||33418
IN|1272022|Erāttupetta||33408
IN|1261800|Nargund||33403
IN|1252698|Zaidpur||33397
IN|1278768|Āmli||33369
IN|1255870|Sohna||33361
IN|1278510|Anūpgarh||33309
IN|1268855|Jogbani||33300
IN|1256537|Shikārpur||33273
IN|1256705|Shāhpura||33273
IN|1265591|Kunigal||33273
IN|1266087|Kosamba||33221
IN|1262626|Muhammadābād||33186
IN|1265220|Lakhyabad||33162
IN|1269020|Jhālrapātan||33121
IN|1256075|Sīrkāzhi||33100
IN|1274532|Chaksu||33098
IN|1465622|Porur||33060
IN|1276355|Bhādāsar||33006
IN|1253013|Wai||32957
IN|1269581|Jagatsinghapur||32945
IN|1277924|Bagasra||32944
IN|1268662|Kadūr||32935
IN|1272852|Dharmanagar||32912
IN|1265311|Lahār||32886
IN|1252773|Yāval||32881
IN|1268616|Kaimganj||32858
IN|1269239|Jānjgīr||32833
IN|1272101|Egra||32832
IN|1275719|Bihārīganj||32805
IN|1253805|Umreth||32802
IN|1253251|Venkatagiri||32761
IN|1262382|Mushābani||32761
IN|1264457|Mahālingpur||32699
IN|1261342|Neem ka Thana||32690
IN|1261517|Nepānagar||32611
IN|1261672|Nautanwa||32587
IN|1253482|Vallabh Vidyanagar||32581
IN|1274755|Chanderi||32549
IN|7302836|Manuguru||32539
IN|1264398|Mahemdāvād||32504
IN|1271459|Gauribidanur||32447
IN|1278974|Almora||32442
IN|1262097|Nakodar|نكودر|32405
IN|1267862|Karamsad||32380
IN|1263968|Manali||32363
IN|1272857|Dharmābād||32351
IN|1253330|Vedaraniyam||32245
IN|1269102|Jayamkondacholapuram||32217
IN|1268381|Kālka||32205
IN|1253870|Umarga||32181
IN|1259630|Pinjaur||32162
IN|1275476|Bisauli||32154
IN|1254043|Turaiyūr||32134
IN|1260014|Pāvugada||32063
IN|1278841|Ambasamudram|امباسامودرام|32020
IN|1252692|Zamānia||32008
IN|11185528|Malkapur||32000
IN|1256489|Shirdi||31978
IN|1277358|Bandipura||31978
IN|1266330|Kokrajhar||31971
IN|1260697|Palladam||31935
IN|1262669|Muddebihāl||31895
IN|1265170|Lālganj||31879
IN|1258380|Rasrā||31876
IN|1271244|Ghugus||31859
IN|1256995|Sattur||31856
IN|1276731|Bāsudebpur||31827
IN|1267203|Khāchrod||31825
IN|1265964|Kotma||31756
IN|1276067|Bhatkal||31735
IN|1266620|Khurai||31613
IN|1274032|Chittūr||31608
IN|1462711|Vadigenhalli||31558
IN|1256335|Sijua||31537
IN|1253452|Vandavāsi||31530
IN|1265143|Lālsot||31480
IN|1256722|Shāhpur||31422
IN|7302808|Chemmumiahpet||31416
IN|1277836|Bahādurganj||31405
IN|1271005|Gomoh||31395
IN|1269435|Jalālpur||31388
IN|1266622|Khunti||31366
IN|1268095|Kangayam||31364
IN|7645176|Zira||31350
IN|1269012|Jhanjhārpur||31283
IN|1257409|Sāngola||31279
IN|1256184|Singānallūr||31239
IN|1267869|Kāramadai||31188
IN|1258726|Rāmāpuram||31169
IN|1261598|Nawanshahr||31121
IN|1263678|Mankāchar||31091
IN|1258922|Rāzampeta||31079
IN|1257928|Sabalgarh||31032
IN|1270530|Hailākāndi||31031
IN|1269573|Jagdīspur||31029
IN|1269574|Jagdīshpur||31029
IN|1256025|Sirūr||31018
IN|1258295|Rāwatsār||31016
IN|1256660|Shamsābād||31009
IN|1260228|Partūr||30991
IN|1270787|Gūduvāncheri||30972
IN|1272025|Erandol||30931
IN|1260210|Pasān||30928
IN|1258012|Rūdarpur||30873
IN|1257855|Safidon||30863
IN|1270185|Hatta||30854
IN|1272052|Elūr||30832
IN|1276782|Basavana Bāgevādi||30827
IN|1259896|Perambalur|بيرمبالور|30799
IN|1271631|Gangtok||30700
IN|1264010|Mālūr||30677
IN|1253671|Usilampatti||30675
IN|1253786|Un||30671
IN|1262672|Mūdbidri||30632
IN|1258930|Rājākhera||30627
IN|1263591|Mānwat||30624
IN|1253041|Wādi||30602
IN|1278532|Anta||30598
IN|1264433|Mahārāganj||30548
IN|1254912|Tarakeswar||30475
IN|1252646|Keelakarai||30468
IN|1268567|Kakching||30418
IN|1271413|Gevrai||30406
IN|1259701|Pihānī||30369
IN|1257149|Sarkhej||30341
IN|1258229|Remuna||30319
IN|1255643|Sri Mādhopur||30281
IN|1252997|Walajapet||30256
IN|1259986|Pedana||30252
IN|1271888|Ferokh||30229
IN|1257638|Salāya||30228
IN|1262380|Musiri||30209
IN|1267182|Khair||30173
IN|1274077|Chītāpur||30139
IN|1258124|Risod||30131
IN|1272970|Dhandhuka||30049
IN|1271900|Fatehpur Sīkri||30026
IN|7284803|Birpara||30000
IN|7302853|Yanamalakuduru||30000
IN|8504418|Cherpulassery||30000
IN|1278775|Amla||29995
IN|1261752|Narsinghgarh||29981
IN|1255175|Talāja||29948
IN|1272856|Dharmadam||29943
IN|1275849|Bhongaon||29911
IN|1254390|Tiruchchendur||29872
IN|1257066|Sāsvad||29858
IN|1278871|Ambad||29846
IN|1255705|Soro||29797
IN|1264890|Lingsugūr||29783
IN|1271789|Gajendragarh||29749
IN|1264520|Madurāntakam||29743
IN|1253863|Umaria||29740
IN|1273109|Devarkonda||29726
IN|1273006|Dhāmnod||29681
IN|1275646|Bilāri||29666
IN|1262338|Mūvattupula||29664
IN|1279323|Adūr||29652
IN|1257307|Saoner||29638
IN|1258950|Rāisinghnagar||29626
IN|1263021|Mīrānpur Katra||29626
IN|1268327|Kalpatta||29602
IN|1278455|Ārangaon||29591
IN|10629189|Kalavoor||29564
IN|1252653|Zunheboto||29499
IN|1264301|Maināguri||29459
IN|1262230|Nāgar Karnūl||29439
IN|1266806|Khedbrahma||29402
IN|1254908|Tārānagar||29392
IN|1260702|Pālkonda||29378
IN|1272861|Dhāri||29346
IN|1269056|Jewar||29316
IN|7302838|Kalyandurg||29272
IN|1272610|Dighwāra||29270
IN|7279735|Muvattupuzha||29246
IN|1278036|Bachhraon||29232
IN|1269693|Irinjālakuda||29208
IN|1263744|Mangrūl Pīr||29198
IN|1264524|Madukkarai||29144
IN|1269670|Islāmnagar||29144
IN|1278405|Ariyalūr||29144
IN|1260456|Ponmana||29139
IN|1263943|Mānāvadar||29105
IN|1256050|Sirsāganj||29034
IN|1257477|Sānchor||29022
IN|1257456|Sandūr||29016
IN|1274020|Chodavaram||29000
IN|1255372|Sūrandai||28989
IN|1277398|Banda||28978
IN|1259530|Piro||28967
IN|1255597|Suār||28941
IN|1263649|Manoharpur||28928
IN|1258786|Rājūra||28881
IN|1266038|Kotagiri||28848
IN|1257936|Rusera||28781
IN|10924927|Azhiyūr||28731
IN|1261539|Nelamangala||28697
IN|1255704|Soron||28683
IN|1262591|Mukher||28647
IN|1256435|Sholinghur||28645
IN|1271839|Gadhada||28611
IN|1264032|Mālpura||28600
IN|1279058|Ālangulam||28558
IN|1279356|Addanki||28547
IN|1263051|Milak||28505
IN|1273834|Coondapoor||28491
IN|1265246|Lākheri||28463
IN|1265166|Lālgola||28442
IN|1253638|Utraula||28437
IN|1254304|Titlāgarh||28405
IN|1254377|Tirukkoyilur||28337
IN|1255792|Sonāmukhi||28334
IN|1256823|Seoni Mālwa||28334
IN|1278017|Bādāmi||28314
IN|1263280|Mavoor||28313
IN|1263285|Māvelikara||28300
IN|1263293|Maur||28295
IN|1269985|Hole Narsipur||28285
IN|1272983|Dhanaura||28285
IN|1259541|Piravam||28254
IN|1263862|Mandi||28217
IN|1256426|Shrīgonda||28208
IN|1260527|Pandua||28205
IN|1167718|Pūnch|بونش|28197
IN|1259693|Pilāni||28149
IN|1271213|Giddalūr||28142
IN|1264592|Maddūr||28141
IN|1264553|Madhugiri||28124
IN|1271563|Garhākota||28114
IN|1265881|Koynanagar||28091
IN|1265645|Kumta||27999
IN|1264756|Losal||27964
IN|1270021|Hisuā||27943
IN|1273416|Dāsna||27926
IN|1278204|Adirampattinam||27909
IN|1255122|Tālīkota||27902
IN|1263807|Maner||27901
IN|1275506|Birmitrapur||27879
IN|1272008|Erraguntla||27874
IN|1277442|Bāmor Kalān||27860
IN|1268495|Kalakkādu||27845
IN|1258270|Rāzām||27832
IN|1267794|Kareli||27808
IN|1269406|Jalgaon Jamod||27794
IN|1258891|Rajaori|راجوري|27792
IN|1269158|Jaswantnagar||27777
IN|1279307|Afzalgarh||27753
IN|1275016|Byādgi||27719
IN|1258247|Rehli||27705
IN|1258967|Rāipur||27702
IN|1262484|Mungeli||27698
IN|1263940|Manāwar||27637
IN|1266216|Kondagaon||27626
IN|1254808|Tehri||27611
IN|1253860|Umarkot||27545
IN|1262151|Nāhan||27544
IN|1257354|Sānkrāil||27523
IN|1263965|Manamadurai||27493
IN|1276548|Beldānga||27489
IN|1259034|Rāhatgarh||27462
IN|1260335|Pārdi||27423
IN|1263022|Mīrānpur||27390
IN|1256259|Silvassa||27359
IN|1268469|Kālānwāli||27355
IN|1348753|Chakapara||27320
IN|1268484|Kalamb||27287
IN|1270059|Hīrākud||27277
IN|1264514|Māgadi||27213
IN|1265613|Kundarkhi||27197
IN|1270686|Gundlupēt||27197
IN|1275618|Bilgrām||27173
IN|1275732|Bidhūna||27158
IN|1259857|Perumpāvūr||27105
IN|1276449|Berasia||27091
IN|1271131|Gobindpur||27066
IN|1266014|Kotdwāra||27009
IN|7626554|Bhawanipur||27000
IN|1259108|Kasba||26937
IN|7302855|Naharlagun||26912
IN|1257545|Sāmba||26893
IN|1253242|Vepagunta||26881
IN|1265723|Kulittalai||26822
IN|1277263|Banmankhi||26806
IN|1256598|Sheoganj||26804
IN|1269761|Indāpur||26752
IN|1267297|Kemrī||26726
IN|1256974|Sausar||26704
IN|1267669|Kartārpur|كرتاربور|26701
IN|1267772|Karhal||26693
IN|1265053|Lar||26688
IN|1273136|Deūlgaon Rāja||26688
IN|1264489|Mahād||26665
IN|1279023|Alīganj||26652
IN|1258307|Rāver||26635
IN|1260612|Panāgar||26619
IN|1270435|Hāngal||26604
IN|7279739|Perumbavoor||26550
IN|1258347|Ratia||26524
IN|1260016|Pauri||26514
IN|1256735|Shāhganj||26510
IN|1272699|Dhrol||26496
IN|1260681|Pallippatti||26492
IN|1270763|Gulābpura||26467
IN|1270554|Hadgāon||26451
IN|1271834|Gadhinglaj||26449
IN|1258815|Rajpur||26443
IN|1254727|Terdāl||26411
IN|1258492|Rangia||26388
IN|1268823|Jora||26338
IN|1266762|Kheri||26327
IN|1275590|Bilsi||26320
IN|1255104|Taloda||26293
IN|1259434|Polūr||26290
IN|1268450|Kālāvad||26287
IN|1259060|Rafiganj||26228
IN|1267786|Karera||26212
IN|1270466|Halvad||26205
IN|1269862|Husainābād||26184
IN|1255484|Sulur||26183
IN|1265752|Kukshi||26183
IN|1272084|Elamanchili||26176
IN|1263528|Marhaura||26138
IN|1256539|Shiggaon||26118
IN|1258993|Rāikot||26114
IN|1258534|Rānāvāv||26011
IN|1268761|Junnar|جنار|25997
IN|1268031|Kānker||25984
IN|1266518|Kinwat||25956
IN|1262240|Nagari||25933
IN|1268339|Kālol||25929
IN|1269094|Jaynagar Majilpur||25922
IN|1274116|Chīpurupalle||25898
IN|1258213|Renigunta||25895
IN|1262065|Nalhāti||25878
IN|1271064|Gokarna||25851
IN|1266116|Koregaon||25846
IN|1268124|Kāndla||25845
IN|1276589|Behror||25815
IN|1278122|Avanigadda||25761
IN|1255631|Srīnivāspur||25760
IN|1261205|Nongstoin||25758
IN|1262374|Mussoorie||25753
IN|1278540|Annigeri||25753
IN|1264395|Mahendragarh||25728
IN|1269509|Jais||25726
IN|1260003|Pawāyan||25708
IN|1274381|Chhabra||25676
IN|1267154|Khajuraho Group of Monuments||25662
IN|1257865|Sādri||25632
IN|1269269|Jandiāla||25631
IN|1253702|Uran|ارن|25598
IN|1260206|Pāsighāt||25581
IN|1263300|Mauganj||25537
IN|1254795|Tekkalakote||25530
IN|1268360|Kallidaikurichi||25513
IN|1273850|Colonelganj||25503
IN|1263185|Mehndāwal||25495
IN|1266372|Koelwār||25494
IN|1268651|Kāgal||25479
IN|1277255|Bannūr||25455
IN|1265401|Kuttampuzha||25436
IN|1275147|Budhlāda||25431
IN|1261394|Nīlēshwar||25405
IN|1267739|Kārkala||25374
IN|10628608|Kadakkavoor||25362
IN|1255434|Sundarnagar||25338
IN|1277330|Banganapalle||25325
IN|1278320|Āsandh||25323
IN|1269849|Hadagalli||25311
IN|1278507|Anūpshahr||25306
IN|1269446|Jalālābad||25302
IN|7302859|Lumding Railway Colony||25283
IN|1255762|Songadh||25269
IN|1266461|Kithor||25262
IN|1264643|Machhlīshahr||25247
IN|1277530|Baloda Bāzār||25235
IN|1273123|Devanhalli||25228
IN|1270618|Gursarāi||25191
IN|1258140|Rīngas||25171
IN|1278343|Arumuganeri||25151
IN|1253340|Vayalār||25094
IN|1279219|Ahraura||25075
IN|1274021|Rampachodavaram||25074
IN|1264075|Malakanagiri||25054
IN|1268059|Kanigiri||25045
IN|1274428|Chengannūr||25043
IN|1274770|Chandauli||25035
IN|1273665|Dākor||25019
IN|12501142|Paramathi Velur||25012
IN|1257461|Sāndi||25008
IN|1260942|Padam||25000
IN|1263566|Marayur||25000
IN|1266258|Kolasib||25000
IN|8714565|Shiraguppi||25000
IN|1279396|Ābu||24981
IN|1256597|Sheohar||24979
IN|1265632|Kunda||24948
IN|1273191|Deori Khās||24934
IN|1257698|Sakleshpur||24931
IN|1276478|Bemetāra||24910
IN|1276663|Bawāna||24906
IN|1259878|Periyanayakkanpalaiyam||24894
IN|1267972|Kānth||24883
IN|1274574|Charkhāri||24881
IN|1263787|Mangaldai||24871
IN|1253577|Vadnagar||24832
IN|1257854|Safīpur||24801
IN|1268739|Kabrāi||24771
IN|1266809|Kheda||24767
IN|1259409|Ponneri||24756
IN|1255076|Talwāra||24752
IN|1253605|Vadakku Valliyūr||24749
IN|1254638|Tharād||24697
IN|1271453|Gauripur||24694
IN|1269943|Hosdurga||24685
IN|1254794|Tekkali||24682
IN|1260830|Pākāla||24680
IN|1263034|Mīnjūr||24674
IN|1262285|Naduvannūr||24648
IN|1278621|Andol||24645
IN|1275692|Bijbehara||24590
IN|1270923|Gorantla||24586
IN|1273409|Dātāganj||24562
IN|1268624|Kailāras||24539
IN|1274346|Chharra||24535
IN|1271975|Faizpur||24534
IN|1274285|Chhota Udepur||24517
IN|1445156|Singāpur||24457
IN|1257802|Sahaspur||24452
IN|1278625|Āndippatti||24448
IN|1267979|Kānt||24430
IN|1263532|Margherita||24428
IN|1269298|Jāmtāra||24388
IN|1278124|Avinashi||24327
IN|1269694|Iringal||24318
IN|1253623|Uttiramerūr||24315
IN|1253193|Vijāpur||24297
IN|1274219|Chiknāyakanhalli||24292
IN|1265852|Krishnarājpet||24289
IN|1278588|Anjad||24286
IN|1278365|Āron||24274
IN|1261853|Narasannapeta||24267
IN|1255963|Sitārganj||24225
IN|1261971|Nāndgaon||24209
IN|1265446|Kushtagi||24180
IN|1256328|Sikandarpur||24177
IN|10627510|Kumbalam||24143
IN|1255621|Srīsailain||24142
IN|1276919|Barki Saria||24134
IN|1278100|Ayakudi||24120
IN|7279600|Aluva|آلوا|24108
IN|1258928|Rājaldesar||24104
IN|1270237|Hastināpur||24093
IN|1260135|Pāthardi||24091
IN|1273856|Colgong||24081
IN|1274389|Chettipālaiyam||24080
IN|1263949|Manāsa||24078
IN|1276370|Bhachāu||24044
IN|1277909|Bāgepalli||24031
IN|1265905|Kottūru||24004
IN|1262574|Mūl||23984
IN|1256421|Shrīrangapattana||23927
IN|1274429|Chengam||23904
IN|1276642|Bāzpur||23900
IN|1255884|Sohāgpur||23849
IN|1262419|Murlīganj||23843
IN|1258203|Reoti||23819
IN|1271929|Fatehganj West||23810
IN|1252946|Wārāseonī||23800
IN|1254910|Tāramangalam||23788
IN|1272502|Diu||23779
IN|1263723|Manihāri||23731
IN|1278941|Alwaye||23703
IN|1266966|Kharakvasla||23677
IN|1272962|Dhanera||23656
IN|1259907|Penugonda||23654
IN|1263522|Mariāni||23640
IN|1265323|Lādwa||23565
IN|1262253|Nagar||23546
IN|1272375|Dorāha||23545
IN|1262426|Morinda||23536
IN|1272259|Duliāgaon||23528
IN|1348785|Pānchla||23526
IN|1262296|Nādbai||23520
IN|1268962|Jhīnjhak||23499
IN|1264037|Malpe||23496
IN|1275488|Birūr||23493
IN|1263917|Māndal||23478
IN|1256468|Shīshgarh||23471
IN|1267226|Keshorai Pātan||23464
IN|1260022|Pawni||23450
IN|1274342|Chhātāpur||23425
IN|1276754|Basni||23414
IN|1266847|Khātegaon||23405
IN|1258553|Rāmtek||23404
IN|1256968|Sāvantvādi||23384
IN|1349041|Monoharpur||23362
IN|1277902|Bāgha Purāna||23360
IN|9212569|Injambakkam||23346
IN|1272546|Dīnānagar||23339
IN|1255667|Soygaon||23320
IN|1261722|Nāsriganj||23286
IN|1269413|Jaleshwar||23280
IN|1276381|Bewar||23280
IN|1265400|Koothanallur||23257
IN|1259638|Pindwāra||23229
IN|1261667|Navalgund||23208
IN|1267044|Khandela||23164
IN|1274914|Chākan||23161
IN|1278964|Alot||23134
IN|1272822|Dhāruhera||23132
IN|1265521|Kurduvādi||23131
IN|1274676|Chāndur||23125
IN|12501265|Lalganj||23124
IN|1266322|Colachel||23095
IN|1262089|Nakūr||23084
IN|1256673|Shāmgarh||23075
IN|1265830|Kuchaiburi||23072
IN|1273440|Dārwha||23062
IN|1259552|Pīpri||23047
IN|1262566|Muluppilagadu||23030
IN|1265504|Kurinjippādi||23017
IN|1265795|Kūdligi||22975
IN|1253275|Vemalwāda||22920
IN|1257776|Saidpur||22904
IN|1259735|Phulpur||22886
IN|1265418|Kutiatodu||22880
IN|1277634|Balarāmpur||22847
IN|1257539|Sāmbhar||22828
IN|1267716|Karmāla||22809
IN|1253544|Vaikam||22807
IN|1259049|Raghunathpur||22802
IN|1278895|Amarpur||22796
IN|1270066|Hinjilikatu||22779
IN|1253635|Uttamapālaiyam||22778
IN|1254909|Tarāna||22773
IN|1260304|Pariyāpuram||22766
IN|1262596|Mukeriān||22751
IN|1265022|Lāthi||22745
IN|1258477|Rānia||22741
IN|1268480|Kalamnūri||22708
IN|1269646|Itimādpur||22697
IN|1277216|Bānswāda||22665
IN|1257771|Saiha||22654
IN|1263395|Mātābhānga||22642
IN|1253352|Vattalkundu||22638
IN|1264323|Mahwah||22624
IN|1275441|Bissāu||22620
IN|1254282|Todaraisingh||22613
IN|1269177|Jashpurnagar||22607
IN|1258061|Ron||22593
IN|7279742|Baddi||22592
IN|1259775|Phillaur||22588
IN|1269377|Jāmai||22587
IN|1259744|Phulera||22572
IN|1259283|Pukhrāyān||22555
IN|1254283|Todabhim||22529
IN|1254347|Tiruppuvanam||22517
IN|1276724|Baswa||22515
IN|1273788|Curchorem||22510
IN|1254102|Tulsīpur||22486
IN|1276178|Bhānder||22482
IN|1253579|Vādippatti||22441
IN|1261837|Naraura||22432
IN|1264436|Mahārājgani||22430
IN|1262116|Nainpur||22336
IN|7302846|Ramanayyapeta||22323
IN|7302857|Silapathar||22307
IN|1277535|Balod||22275
IN|1270667|Gunupur||22264
IN|1263523|Mariāhu||22248
IN|1259157|Purwā||22220
IN|1257799|Sahāwar||22201
IN|1256372|Sidhaulī||22193
IN|1263255|Mayāng Imphāl||22159
IN|1279334|Adra||22159
IN|1255823|Someshwar||22137
IN|1257895|Sadalgi||22135
IN|1254436|Tinnanūr||22125
IN|1268622|Kailāshahar||22120
IN|1276455|Beohāri||22107
IN|1262040|Nāmagiripettai||22098
IN|1271250|Ghoti Budrukh||22095
IN|1255925|Siwāna||22067
IN|1262534|Multai||22029
IN|1275921|Bhinga||22016
IN|1265655|Kūmher||21903
IN|1261705|Nattam||21888
IN|1265007|Laungowāl||21880
IN|1274699|Chandrakona||21855
IN|1271954|Farakka||21834
IN|1254538|Tijāra||21833
IN|1256295|Silao||21828
IN|1262516|Mundargi||21826
IN|1265821|Kuchera||21796
IN|1260421|Pāonta Sāhib||21787
IN|1264794|Lonar||21765
IN|1273397|Dattāpur||21763
IN|1261882|Napāsar||21750
IN|1260035|Pātūr||21747
IN|1262187|Nāgod||21732
IN|1272242|Dum Duma||21706
IN|1261401|Nilakottai||21683
IN|1259890|Peravurani||21663
IN|1270482|Haliyal||21625
IN|1273628|Dalsingh Sarai||21611
IN|1255646|Karanpur||21604
IN|1257498|Samthar||21582
IN|1277409|Banat||21580
IN|1263911|Māndalgarh||21569
IN|1262346|Muttupet||21568
IN|1257673|Saktī||21561
IN|1276486|Belūr||21551
IN|1271199|Gingee||21530
IN|1258406|Rāpar||21507
IN|1274848|Chamba||21502
IN|1264385|Maheshwar||21500
IN|1267558|Kasrāwad||21484
IN|1277238|Bānsdīh||21457
IN|1270603|Guruvāyūr||21416
IN|1263083|Mhāsvād||21404
IN|1269498|Jaitāran||21403
IN|1258362|Ratanpur||21392
IN|1265539|Kurandvād||21388
IN|1279066|Alandi||21383
IN|1263879|Mandāwar||21339
IN|1260685|Pallikondai||21335
IN|1279144|Akaltara||21333
IN|1276627|Bedi||21327
IN|1256828|Seondha||21326
IN|1266891|Kharkhauda||21320
IN|1272790|Dhekiajuli||21271
IN|1274343|Chhāta||21260
IN|1278282|Asifābād||21213
IN|1272881|Dharampur||21207
IN|1254787|Telhāra||21146
IN|1273246|Deogarh||21134
IN|1278279|Āsika||21134
IN|1274533|Chatrapur||21123
IN|1276767|Basi||21096
IN|1348780|Dhulagari||21080
IN|1261066|Okha||21048
IN|1266510|Kiraoli||21024
IN|1267978|Kantābānji||21024
IN|1259110|Qādiān||21015
IN|1259460|Pokaran||21014
IN|1262664|Mudgal||21006
IN|11102685|Abrama||21000
IN|1277844|Bagulā||20999
IN|1270674|Gunnaur||20980
IN|1257219|Sarauli||20923
IN|1265163|Lalgudi||20916
IN|1262318|Nabīnagar||20848
IN|1254904|Tharangambadi||20841
IN|1276615|Begūn||20836
IN|1272768|Dhing||20826
IN|1269908|Hukeri||20824
IN|1276147|Bhānvad||20823
IN|7302854|Morigaon||20807
IN|1273880|Clement Town||20806
IN|1271343|Ghātanji||20785
IN|1262651|Mudkhed||20776
IN|1255951|Sivagiri||20772
IN|1265025|Lātehār||20769
IN|1268627|Kaikalūr||20763
IN|1266774|Kherālu||20755
IN|1279027|Alībāg||20752
IN|1279005|Alīpur||20736
IN|1273410|Dasūya||20697
IN|1272629|Digboi||20685
IN|1275768|Kīl Bhuvanagiri||20656
IN|1276159|Bhanjanagar||20647
IN|1265387|Kuzhithurai||20611
IN|1272860|Dhāriwāl||20604
IN|1259446|Polasara||20577
IN|1266475|Kishtwār||20553
IN|1268008|Kanniyākumāri||20540
IN|1279382|Achhnera||20532
IN|1274195|Chillupār||20518
IN|1269093|Jainagar||20496
IN|1275818|Bhuban||20478
IN|1263730|Maniar||20462
IN|1264644|Māchhīwāra||20447
IN|1274169|Chincholi||20447
IN|1278622|Anthiyur||20436
IN|1261378|Nīmāj||20424
IN|1254131|Tufānganj||20420
IN|1270265|Harūr||20405
IN|1272277|Dugda||20400
IN|1254317|Tisaiyanvilai||20395
IN|1274642|Channagiri||20376
IN|1269019|Jhālu||20356
IN|1269545|Jahāzpur||20350
IN|7302805|Akkarampalle||20325
IN|1277759|Byndoor||20323
IN|1260694|Pallappatti||20281
IN|1252887|Wellington||20254
IN|1256812|Serchhīp||20244
IN|1259905|Penukonda||20220
IN|1255635|Srīnagar||20216
IN|1260918|Padmanābhapuram||20212
IN|1276870|Barpāli||20202
IN|1271881|Fīrozpur Jhirka||20195
IN|1262734|Morwa||20168
IN|1264282|Mairwa||20163
IN|1269057|Jevargi||20157
IN|1268615|Kaimori||20154
IN|1263306|Mau Aimma||20123
IN|1271965|Fālākāta||20119
IN|1267517|Katghora||20113
IN|1274146|Chinna Salem||20111
IN|1272802|Dhaurahra||20098
IN|1267173|Khairāgarh||20095
IN|1264198|Maksi||20094
IN|1279306|Afzalpur||20094
IN|1261828|Narāyangarh||20085
IN|1262485|Mungaoli||20081
IN|1259251|Pulwama|بلواما|20071
IN|1256027|Sirumugai||20066
IN|1266649|Khowai||20046
IN|1261647|Nāwa||20044
IN|1270863|Govardhan||20044
IN|1258292|Rāya||20008
IN|6324621|Powai||20000
IN|1278539|Annur||19962
IN|7302812|Dasnapur||19962
IN|1274560|Charthāwal||19942
IN|1255995|Siswā Bāzār||19939
IN|1256959|Sāvda||19903
IN|1258455|Rānikhet||19873
IN|1265555|Kuppam||19854
IN|1255551|Suket||19851
IN|1257410|Sangod||19842
IN|1265709|Kulu||19831
IN|1273206|Deoraniān||19788
IN|1267435|Kattanam||19764
IN|1263564|Marakkanam||19734
IN|1255383|Sūrajgarh||19721
IN|1258843|Rājmahal||19711
IN|1268961|Jhinjhāna||19711
IN|1273104|Devgadh Bāriya||19703
IN|1279158|Ajnāla||19691
IN|1253127|Vadakku Viravanallur||19689
IN|1279115|Aklera||19683
IN|1255788|Sonāri||19672
IN|1267923|Kāpren||19671
IN|1260793|Pālakkodu||19630
IN|1274673|Chāndor||19592
IN|1260082|Patnāgarh||19582
IN|1264989|Lāwar Khās||19556
IN|1255625|Srīrāmnagar||19550
IN|1272832|Dharamsala||19540
IN|1259647|Pināhat||19511
IN|1275694|Bijāwar||19468
IN|1269227|Jānsath||19467
IN|1275097|Būndu||19467
IN|1258164|Richha||19459
IN|1276013|Bhāyāvadar||19458
IN|7302860|Aistala||19425
IN|1271613|Gannavaram||19410
IN|1256333|Sikka||19404
IN|1255858|Sojītra||19403
IN|1256124|Singur||19402
IN|1276495|Belsand||19396
IN|1265773|Kuju||19390
IN|1268344|Kalmeshwar||19386
IN|1264455|Maham||19383
IN|1276026|Bhawānīgarh||19376
IN|1252892|Wazīrganj||19372
IN|1268566|Kakdwip||19368
IN|1273272|Denkanikota||19358
IN|1252744|Yellāpur||19343
IN|1264356|Maholi||19343
IN|1275614|Bilhaur||19333
IN|1254948|Tāoru||19310
IN|1274618|Chāpar||19301
IN|1272985|Dhanaula||19281
IN|1265811|Kudachi||19272
IN|1265208|Laksar||19270
IN|1272540|Dindori||19263
IN|1445378|Ghatkesar||19243
IN|1277338|Banga||19234
IN|1274351|Chhaprauli||19224
IN|1266414|Kodarmā||19180
IN|1266178|Konnūr||19166
IN|1269690|Irugūr||19166
IN|1277666|Bālāchor||19166
IN|1274675|Chāndūr||19163
IN|1255346|Suriānwān||19157
IN|1254797|Tekāri||19063
IN|1272819|Dhārūr||19060
IN|8581647|Kirandul||19053
IN|1260553|French Rocks||19051
IN|1278774|Āmlāgora||19038
IN|1269876|Hungund||19036
IN|1253357|Vāsudevanallūr||19021
IN|1253972|Udangudi||19008
IN|1278534|Anshing||19000
IN|1276092|Bhasāwar||18996
IN|1278054|Bābra||18993
IN|1260313|Parīchhatgarh||18990
IN|1275836|Bhor||18982
IN|1265716|Kulpahār||18976
IN|1275499|Bīrpur||18968
IN|1270343|Hārij||18964
IN|1253278|Velur||18951
IN|1255482|Sulya||18950
IN|1276686|Baud||18945
IN|1262553|Mulgund||18928
IN|1259429|Ponda||18898
IN|1263567|Mārahra||18873
IN|1274265|Chicholi||18864
IN|1264007|Mālvan||18858
IN|1260868|Pahāsu||18854
IN|1258859|Rājgurunagar||18846
IN|1258449|Rānīpur||18820
IN|1264047|Mallasamudram||18820
IN|1277970|Badnāwar||18790
IN|1274674|Chāndūr Bāzār||18780
IN|1255763|Sonepur||18768
IN|1262824|Mon||18742
IN|1278742|Amod||18742
IN|1258501|Rangāpāra||18739
IN|1261998|Nanauta||18738
IN|1274359|Chhāpar||18727
IN|1270509|Haldaur||18686
IN|1348562|Srirāmpur||18682
IN|1253512|Valabhīpur||18663
IN|1257503|Samrāla||18623
IN|1266862|Khārupatia||18599
IN|1272177|Durgāpur||18561
IN|1261835|Nāravārikuppam||18555
IN|1259818|Phalauda||18545
IN|1275804|Bhūm||18543
IN|1266710|Khirkiyān||18498
IN|1260938|Padampur||18454
IN|1262013|Nāmrup||18432
IN|1278969|Along||18425
IN|1257482|Sanaur||18401
IN|1257259|Saraipali||18394
IN|1269976|Honavar||18392
IN|1253105|Vīsāvadar||18382
IN|1260129|Patharia||18358
IN|1271871|Fort Gloster||18350
IN|1254624|Thāsra||18337
IN|1268545|Kākori||18332
IN|1258658|Rāmjībanpur||18318
IN|1273756|Daboh||18298
IN|1252885|Wer||18268
IN|1261721|Nasrullāhganj||18265
IN|1266872|Kharsia||18256
IN|1260156|Pataudi||18248
IN|1270627|Gurmatkāl||18236
IN|1276600|Behat||18223
IN|1261375|Nimāparha||18222
IN|1275066|Burhar||18191
IN|1276927|Barkā Kānā||18182
IN|1269441|Jalālī||18177
IN|1253219|Vettaikkaranpudur||18128
IN|1278508|Anūppur||18122
IN|1269026|Jhalidā||18057
IN|1271923|Fatehgarh Chūriān||18051
IN|1254373|Tirumala||18013
IN|1275882|Bhogpur||18008
IN|1276054|Bhattiprolu||18001
IN|1276938|Barjala||17998
IN|1267222|Kesinga||17994
IN|1264368|Mahīshādal||17988
IN|1270824|Gubbi||17983
IN|1255816|Sompeta||17982
IN|1348739|Dumjor||17972
IN|1261839|Narauli||17945
IN|1278345|Arukutti||17944
IN|6941937|Murudeshwara||17938
IN|1267239|Kerūr||17928
IN|1257528|Samdari||17915
IN|1253578|Vadlapūdi||17881
IN|8948694|V.S.K.Valasai (Dindigul-Dist.)||17865
IN|1270437|Handiā||17861
IN|1257093|Sarwār||17860
IN|1255212|Takhatpur||17859
IN|1257260|Sarāi Mīr||17849
IN|1274899|Chākia||17831
IN|1267537|Katangi||17816
IN|1256176|Singarāyakonda||17796
IN|1273593|Dāmnagar||17766
IN|1272476|Doda||17748
IN|1270291|Harpālpur||17731
IN|1268476|Kalānaur||17725
IN|1262794|Moram||17696
IN|1275905|Bhitarwār||17679
IN|1259917|Pennādam||17662
IN|1265607|Kundgol||17617
IN|1276982|Bargi||17588
IN|1269183|Jarwal||17576
IN|1261451|Nichlaul||17567
IN|1266390|Kodoli||17537
IN|1259231|Pūndri||17533
IN|1276353|Bhadaur||17532
IN|1255224|Tājpur||17529
IN|1261186|North Guwāhāti||17516
IN|1278458|Arang||17503
IN|1273098|Devgarh||17500
IN|1277426|Bānapur||17499
IN|1262444|Murbād||17494
IN|1259855|Perundurai||17488
IN|1262491|Mūndwa||17465
IN|1273858|Calangute||17446
IN|1257268|Sarāi Ākil||17443
IN|1278808|Amet||17434
IN|1261810|Naregal||17403
IN|1258278|Raybag||17389
IN|1277897|Bagdogra||17372
IN|1269752|Indergarh||17366
IN|1261382|Nīlokheri||17360
IN|1279061|Alangāyam||17357
IN|1269927|Howli||17354
IN|1277200|Banūr||17349
IN|1259773|Phirangipuram||17335
IN|1274284|Chhoti Sādri||17335
IN|1269439|Jalalpore||17325
IN|1274369|Chhala||17323
IN|1255213|Takhatgarh||17285
IN|1257191|Sardulgarh||17270
IN|1276151|Bhānpurī||17270
IN|1262073|Naldurg||17261
IN|1259026|Rahimatpur||17260
IN|1262546|Mūlki||17259
IN|1255630|Srīperumbūdūr||17253
IN|1277514|Bālugaon||17238
IN|1275589|Bilthra||17228
IN|1267065|Khānāpur||17216
IN|1266744|Khetri||17177
IN|1266302|Kolāras||17174
IN|1263142|Mendarda||17166
IN|1255131|Taleigao||17148
IN|1253628|Uttarkāshi||17123
IN|1262863|Moirāng||17103
IN|1261285|Nirmāli||17102
IN|1276152|Bhānpura||17082
IN|1278707|Amroli||17082
IN|1274874|Chalāla||17081
IN|1465910|Madambakkam||17058
IN|1348775|Mahiari||17051
IN|1261872|Naraina||17048
IN|1462733|Adampur||17027
IN|1278156|Aurād||17019
IN|1264504|Maghar||17011
IN|1269153|Jatāra||17002
IN|1262510|Mundgod||17000
IN|1253363|Vasind||16970
IN|1261736|Narwar||16948
IN|1275925|Bhindār||16945
IN|1263691|Manjhanpur||16939
IN|1273181|Depālpur||16936
IN|1278973|Alnāvar||16926
IN|1255027|Tanakpur||16905
IN|1269126|Jāwad||16887
IN|1265415|Kutiyāna||16877
IN|1278899|Amarpātan||16858
IN|1268772|Jūnāgarh||16856
IN|1274861|Challapalle||16841
IN|1260417|Papanasam||16837
IN|1266220|Konārka||16834
IN|1264344|Mahudha||16828
IN|1262266|Nāgamangala||16760
IN|1269970|Honnāli||16753
IN|1278703|Āmta||16753
IN|1268667|Kadod||16747
IN|1276502|Belonia||16735
IN|1276437|Beri Khās||16727
IN|1266448|Koāth||16725
IN|1273153|Deshnoke||16720
IN|1268032|Kānke||16712
IN|1270036|Hirekerūr||16688
IN|1259801|Phaphūnd||16675
IN|1278052|Babrāla||16670
IN|1278216|Āthagarh||16665
IN|1264085|Malīhābād||16649
IN|1268929|Jhūsi||16642
IN|1270718|Gummidipundi||16605
IN|1256483|Shirhatti||16604
IN|1254732|Teonthar||16578
IN|1275364|Bokajān||16561
IN|1261242|Noāmundi||16558
IN|1257588|Sālūmbar||16557
IN|1277273|Bānki||16555
IN|1260734|Palera||16554
IN|1271495|Garui||16499
IN|1266838|Khātra||16484
IN|1271538|Garhshankar||16470
IN|1254249|Tondi||16468
IN|1262115|Nainwa||16415
IN|1266731|Khilchipur||16411
IN|1276095|Bharwāri||16411
IN|1267456|Kātpādi||16408
IN|1276265|Bhainsdehi||16400
IN|1465825|Madipakkam||16396
IN|1255082|Talwandi Bhai||16391
IN|1265670|Kumbhrāj||16391
IN|1271062|Gokavaram||16389
IN|1267202|Khada||16350
IN|1255488|Sultanpur||16344
IN|1269175|Jasidih||16338
IN|1257476|Sancoale||16311
IN|1261771|Nārnaund||16299
IN|1271729|Gāndarbal||16271
IN|1274422|Chennimalai||16268
IN|7302862|Bahula||16264
IN|1275619|Bilgi||16257
IN|1265734|Kulgam|كلغام|16246
IN|1271722|Gandevi||16240
IN|1277949|Badvel||16238
IN|1264196|Mākum||16225
IN|1268276|Kamalganj||16222
IN|1264383|Mahgawān||16176
IN|1278073|Bābai||16176
IN|1259148|Pushkar||16173
IN|1277776|Baihar||16168
IN|1277362|Bāndīkūi||16165
IN|1278692|Anamalais||16131
IN|1262034|Nambiyūr||16126
IN|1273793|Cuncolim||16122
IN|1259535|Piriyāpatna||16099
IN|1256731|Shāhi||16064
IN|1261512|Neral||16060
IN|1270612|Guru Har Sahāi||16027
IN|1261580|Nayāgarh||16001
IN|1270522|Hājo||15977
IN|1253132|Virajpet||15976
IN|1275977|Bhīkhi||15961
IN|1269731|Indri||15954
IN|1254694|Thākurganj||15953
IN|1253977|Udalguri||15935
IN|1253374|Vasa||15934
IN|1257940|Rura||15908
IN|1253595|Vadamadurai||15886
IN|1268007|Kannod||15870
IN|1279154|Ajra||15864
IN|1259554|Pipraich||15856
IN|1255425|Sunel||15840
IN|1253754|Unhel||15837
IN|1256003|Sisauli||15837
IN|1254000|Bara Uchāna||15830
IN|1263057|Mihona||15830
IN|1268279|Kāmākhyānagar||15818
IN|1278393|Arkalgūd||15802
IN|1279407|Abhayāpuri||15802
IN|1268863|Jodiya Bandar||15788
IN|1269602|Jagalūr||15787
IN|1272229|Dumra||15778
IN|1259916|Pennāgaram||15758
IN|1275814|Bhudgaon||15738
IN|1268035|Kankauli||15735
IN|1266843|Khatīma||15714
IN|1275368|Boisar||15692
IN|9212568|Neelankarai||15688
IN|1277930|Bagar||15670
IN|1255620|Srivaikuntam||15665
IN|1263610|Manthani||15661
IN|1264523|Madukkūr||15631
IN|1266596|Khūtār||15618
IN|1276939|Bari Sādri||15616
IN|1278064|Baberu||15607
IN|1265233|Lakhnādon||15589
IN|1266051|Kotā||15582
IN|1274807|Chānasma||15572
IN|1262140|Nahorkatiya||15548
IN|1275593|Bilsanda||15538
IN|1264949|Leteri||15519
IN|1269990|Holalkere||15480
IN|1266029|Kotapārh||15479
IN|1253610|Vāda||15474
IN|1253984|Udaipura||15473
IN|1261402|Nīlgiri||15462
IN|1266070|Kosigi||15455
IN|1268434|Kalghatgi||15428
IN|1268310|Kalugumalai||15423
IN|1254396|Tīrthahalli||15422
IN|1260221|Parvatsar||15405
IN|1260141|Pathalgaon||15394
IN|1278278|Āsind||15389
IN|1268722|Kachhwa||15381
IN|1256929|Sāyla||15376
IN|1261726|Nāspur||15374
IN|1277841|Bāh||15359
IN|1272367|Dornakal||15350
IN|1263015|Mīrganj||15335
IN|1259244|Pūnāhāna||15332
IN|1275978|Bhikangaon||15321
IN|1272646|Dicholi||15315
IN|1267492|Kāthor||15311
IN|1259592|Pipili||15301
IN|1273642|Dalkola||15285
IN|1255619|Srīvardhan||15279
IN|1278676|Anandpur||15229
IN|1262497|Mundra||15220
IN|1266631|Khuldābād||15213
IN|1271642|Gangolli||15200
IN|1273960|Chotila||15197
IN|1267006|Khāpa||15175
IN|1270082|Hindoria||15142
IN|1266092|Korwai||15136
IN|1267290|Kenda||15131
IN|1259784|Phek||15118
IN|1255712|Sorada||15117
IN|1275558|Binka||15095
IN|1261871|Naraini||15077
IN|1265150|Lālpur||15076
IN|1263900|Mandapam||15073
IN|1259210|Pupri||15070
IN|1253673|Usehat||15068
IN|1259222|Punjai Puliyampatti||15066
IN|1260954|Pachperwa||15056
IN|1277202|Bāntva||15051
IN|1266746|Khetia||15021
IN|1253785|Ūn||15007
IN|1262988|Misrikh||15007
IQ|98182|Baghdad|بغداد|7216000
IQ|99072|Mosul|الموصل|1683000
IQ|95446|Erbil|أربيل|1612700
IQ|99532|Basrah|البصرة|1326564
IQ|94824|Karbala|كربلاء|1218732
IQ|94787|Kirkuk|كركوك|1031000
IQ|100077|Abu Ghurayb|أبو غريب|900000
IQ|98463|As Sulaymaniyah|السليمانية|878146
IQ|98854|Nasiriyah|الناصرية|558400
IQ|98860|Najaf|النجف|482576
IQ|99347|Al Hillah|الحلة|455700
IQ|96994|Dihok|دهوك|340900
IQ|99608|Al 'Amarah|العمارة|323302
IQ|99762|Ad Diwaniyah|الديوانية|318801
IQ|99131|Al Kut|الكوت|315162
IQ|98717|Ramadi|الرمادي|223500
IQ|99454|Al Fallujah|الفلوجة|190159
IQ|91597|Samarra'|سامراء|158508
IQ|98530|As Samawah|السماوة|152890
IQ|97990|Baqubah|بعقوبة|152550
IQ|90708|Sinah|سينة|128776
IQ|96961|Soran|سوران|125000
IQ|98245|Az Zubayr|الزبير|122676
IQ|98846|An Nu'maniyah|النعمانية|110000
IQ|99135|Kufa|الكوفة|110000
IQ|89824|Umm Qasr|أم قصر|107620
IQ|99446|Al Faw|الفاو|104569
IQ|89570|Zaxo|زاخو|95052
IQ|98622|Ash Shatrah|الشطرة|82732
IQ|447022|Hajiawa|حاجياوا|80000
IQ|99350|Al Hayy|الحي|78272
IQ|97417|Jamjamal|جمجمال|75634
IQ|99169|Khalis|الخالص|70046
IQ|90026|Tuz Khurmatu|طوز خورماتو|59886
IQ|98629|Ash Shamiyah|الشامية|57661
IQ|99344|Al Hindiyah|الهندية|57490
IQ|96205|Halabja|حلبجة|57333
IQ|99062|Al Miqdadiyah|المقدادية|50698
IQ|92430|Al-Hamdaniya|الحمدانية|50000
IQ|98685|Ar Rumaythah|الرميثة|47248
IQ|94220|Koysinceq|كوية|44987
IQ|99548|Al 'Aziziyah|العزيزية|44751
IQ|99039|Al Musayyib|المسيب|42901
IQ|90150|Tikrit|تكريت|42477
IQ|98459|As Suwayrah|الصويرة|42354
IQ|98112|Balad|بلد|42088
IQ|448149|Sinjar|سنجار|38294
IQ|99010|Imam Qasim|القاسم|36992
IQ|97783|Bayji|بيجي|36454
IQ|95788|Hit|هيت|31901
IQ|96309|Hadithah|حديثة|30925
IQ|99434|Nahiyat Ghammas|غماس|30909
IQ|91812|Nahiyat Saddat al Hindiyah|سدة الهندية|30622
IQ|94298|Kifri|كفري|30143
IQ|93709|Mandali|مندلي|29785
IQ|98012|Baynjiwayn|بنجوين|27116
IQ|6765385|'Anah|عنه|27000
IQ|97825|Batifa|باطوفة|25000
IQ|90353|Tallkayf|تلكيف|23524
IQ|99060|Al Mishkhab|المشخاب|23189
IQ|98822|'Aqrah|عقرة|23000
IQ|92002|Ruwandiz|رواندز|22943
IQ|98589|Nahiyat ash Shinafiyah|الشنافية|22643
IQ|98677|Ar Rutbah|الرطبة|22370
IQ|99738|'Afak|عفك|21888
IQ|99439|Nahiyat al Fuhud|الفهود|21551
IQ|99306|'Ali al Gharbi|علي الغربي|19711
IQ|92004|Rawah|راوة|13000
IR|112931|Tehran|طهران|7153309
IR|124665|Mashhad|مشهد|2307177
IR|418863|Isfahan|أصفهان|1547164
IR|128747|Karaj|كرج|1448075
IR|113646|Tabriz|تبريز|1424641
IR|115019|Shiraz|شيراز|1249942
IR|119208|Qom|قم|900000
IR|144448|Ahvaz|اهواز|841145
IR|10630176|Pasragad Branch||787878
IR|23814|Kahrīz||766706
IR|128226|Kermanshah|كرمانشاه|621100
IR|118743|Rasht|رشت|594590
IR|128234|Kerman|كرمان|577514
IR|121801|Orūmīyeh|أرومية|577307
IR|1159301|Zahedan|زاهدان|551980
IR|132144|Hamadān|همدان|528256
IR|14256|Āzādshahr|آزادشهر|514102
IR|143127|Arāk|سلطان آباد|503647
IR|111822|Yazd|يزد|477905
IR|143083|Ardabīl|اردبيل|410753
IR|145459|Abadan|آبادان|370180
IR|111453|Zanjān|زنجان|357471
IR|141681|Bandar Abbas|بندرعباس|352173
IR|117574|Sanandaj|سن|349176
IR|119505|Qazvin|قزوين|333635
IR|127319|Khorramshahr|خرمشهر|330606
IR|127349|Khorramabad|خرم آباد|329825
IR|418710|Khomeynī Shahr||277334
IR|116996|Sari|ساري|255396
IR|140044|Borūjerd|بروجرد|251958
IR|32767|Qarchak||251834
IR|132892|Gorgān|استر آباد|244937
IR|118063|Sabzevar|سبزوار|226183
IR|418606|Najafābād|نجف آباد|223450
IR|122285|Neyshābūr|نيسابور|220929
IR|122438|Naz̧arābād|نظر آباد|213388
IR|139889|Būkān||213331
IR|114259|Sirjan|سيرجان|207645
IR|142363|Bābol|بابل|202796
IR|143534|Āmol|آمل|199382
IR|140463|Bīrjand|بيرجند|196982
IR|140380|Bojnūrd|بجنورد|192041
IR|112214|Varāmīn|ورامين|179603
IR|125185|Malāyer||176573
IR|116667|Sāveh|ساوه|175533
IR|126972|Khowy||175370
IR|139817|Bushehr|بوشهر|165377
IR|125446|Mahābād|مه آباد|162434
IR|117392|Saqqez|سقز|151237
IR|124721|Marvdasht|مرودشت|148858
IR|118994|Rafsanjān|رفسنجان|147680
IR|130802|Īlām|يلام|140940
IR|124085|Mīāndoāb||132819
IR|135423|Shahrud|شارود|131889
IR|132938|Gonbad-e Kāvūs||131416
IR|1160939|Iranshahr|ايرانشهر|131232
IR|115770|Shahr-e Kord|شهر كرد|129153
IR|112646|Torbat-e Ḩeydarīyeh||125633
IR|116402|Semnan|سمنان|124826
IR|124862|Marand|مرند|124191
IR|1113217|Zābol|زابل|121989
IR|119115|Qūchān||111752
IR|124620|Masjed Soleymān||111510
IR|141679|Bandar-e Anzalī||110826
IR|141584|Bāneh|بن|104799
IR|121380|Pārsābād|فارس آباد|101661
IR|126409|Kūhdasht||100208
IR|141736|Bam|بم|99268
IR|144410|Akbarābād||98342
IR|134721|Fasā|فسا|98061
IR|66093|Yasuj|يسج|96786
IR|128447|Kāshmar||96151
IR|136014|Dogonbadan||94638
IR|128321|Kāzerūn|كازرون|94511
IR|144616|Ahar|أهر|94348
IR|140918|Behshahr|اشرف|93500
IR|124778|Marīvān||91664
IR|143921|Alīgūdarz||91041
IR|10570|Alvand|البرز|90000
IR|119161|Qorveh|قروه|87953
IR|140097|Borāzjān|برزدجن|86059
IR|114930|Shīrvān||82790
IR|117656|Salmās|سلماس|81606
IR|140889|Bonāb|بناب|80359
IR|32909|Shahre Jadide Andisheh||80000
IR|140951|Behbahān|بهبهان|79327
IR|114584|Shūshtar|شوشتر|77507
IR|127403|Khomeyn|خمين|77425
IR|122915|Nahāvand|نهاوند|76250
IR|24851|Nūrābād|نور آباد|73528
IR|122698|Naqadeh|نقده|73528
IR|113491|Tākestān|تاكستان|71499
IR|123941|Mīnāb|ميناب|70790
IR|145034|Abhar|ابهر|69889
IR|136987|Dehdasht|دهدشت|69726
IR|139223|Chālūs||69638
IR|1160571|Khāsh|خاش|69603
IR|125897|Langarūd||68148
IR|138025|Dāmghān|دامغان|67694
IR|134518|Fīrūzābād||66558
IR|137956|Dārāb|داراب|63319
IR|118367|Robāţ Karīm|رباط كريم|62753
IR|121110|Piranshahr||61973
IR|128905|Kāmyārān||61642
IR|135298|Esfarāyen||59678
IR|142872|Asadābād|اسد آباد|59617
IR|145449|Abadeh|آباده|59116
IR|111421|Zarand|زرند|58983
IR|1159362|Torbat-e Jām|تربت جام|58928
IR|143860|Shahrīār|شهريار|58849
IR|143073|Ardakān||58834
IR|131962|Harsīn||57647
IR|125188|Malārd|ملار|56745
IR|144794|Ābyek|آبيك|55128
IR|140521|Bījār|بيجار|53871
IR|120972|Pīshvā||53856
IR|128831|Kangāvar||53414
IR|134217|Bandar-e Genāveh||52750
IR|140046|Borūjen|برجن|52654
IR|115781|Shahr-e Bābak||52409
IR|114593|Shūsh|شوش|52284
IR|124193|Meybod|ميبد|51874
IR|120931|Sarpol-e Z̄ahāb||51611
IR|113508|Takāb||51541
IR|128008|Khalkhāl|هرو آباد|51024
IR|121795|Oshnavīyeh|اشنويه|50661
IR|41210|Khorramdarreh|خرمدره|50528
IR|113659|Tabas|طبس|49993
IR|418851|Falāvarjān|فلاورجان|49843
IR|32723|Īstgāh-e Rāh Āhan-e Garmsār||49491
IR|418521|Rehnān|رنان|49143
IR|122397|Nekā|نكا|48847
IR|142358|Bābolsar|بابلسر|48051
IR|118191|Rūdsar|رودسر|47502
IR|142496|Aznā|ازنا|47482
IR|1161724|Chabahar|تشابهار|47287
IR|121861|Omīdīyeh||46983
IR|138742|Chenārān||46940
IR|1159716|Sarakhs|سرخس|46499
IR|136702|Dehlorān|ده لوران|46002
IR|122289|Neyrīz||45506
IR|113343|Hashtpar||45305
IR|133037|Golpāyegān||44916
IR|132961|Gonābād||43465
IR|114049|Sonqor|سنقر|43174
IR|142679|Āstāneh-ye Ashrafīyeh||42784
IR|137268|Sūsangerd||41443
IR|117793|Shāhīn Dezh||41442
IR|118704|Rāvar|راور|40167
IR|120694|Qā'en|قائن|40157
IR|121959|Nowshahr|نوشهر|40000
IR|142676|Āstārā|آستارا|39065
IR|118826|Rāmhormoz|رامهرمز|38821
IR|130245|Javānrūd||38657
IR|1159877|Qaşr-e Qand||37722
IR|1159384|Tāybād|تايباد|37513
IR|112656|Tonekābon||37501
IR|418896|Dorcheh Pīāz||37462
IR|116102|Shādegān||37220
IR|124647|Bardsīr||37192
IR|406993|Eqbālīyeh|اقباليه|36709
IR|123485|Mohr|مهر|35000
IR|134602|Fereydūn Kenār|فريدونكنار|34097
IR|129512|Kalāleh|كلاله|33700
IR|418723|Kelīshād va Sūdarjān||33630
IR|418868|Dowlatābād|دولت آباد|33607
IR|136399|Delījān|دليجان|33508
IR|120678|Farrokh Shahr|قترخ|32391
IR|119730|Qarah Ẕīā' od Dīn||31947
IR|142255|Bāfq|بافق|31215
IR|401202|Pāsārgād||29825
IR|144443|Ajab Shīr|اجبشهر|29675
IR|418571|Qahderījān||29392
IR|138042|Damāvand|دماوند|29144
IR|142000|Bahār|بهار|28645
IR|129933|Jūybār|جويبار|28404
IR|141349|Bardaskan|بردسكن|28233
IR|134441|Fūman|فومن|27763
IR|144269|Aleshtar|الشتر|27701
IR|116406|Semīrom||27220
IR|133595|Gerāsh||25316
IR|134762|Fārsān|فارسان|25071
IR|119374|Qeshm|قشم|25000
IR|137436|Darreh Shahr|دره شهر|24961
IR|141665|Bandar-e Lengeh||22768
IR|144696|Aghajari||21785
IR|127033|Khvānsār|خوانسار|21146
IR|7100777|Mahdishahr||21000
IR|126914|Kīsh|كيش|20922
IR|418950|Abrīsham||20000
IR|118805|Rāmshīr|خلف آباد|19454
IR|113632|Taft|تفت|19394
IR|145233|Ābdānān|آبدانان|19360
IR|121240|Pāveh||17779
IR|41428|Pādegān-e Manjīl||17396
IR|1160110|Nīkshahr||17000
IR|142554|Hashtrūd|هشترود|16888
IR|143052|Ardestān|اردستان|16058
IR|124967|Manjīl||15630
IS|3413829|Reykjavík|ريكيافيك|118918
IS|3415212|Kópavogur|كوبافوغور|37959
IS|3416706|Hafnarfjörður|هافنارفيوردور|29971
IS|8644037|Reykjanesbær||19724
IS|2633274|Akureyri|أكوريري|19219
IS|3415496|Keflavík|كيفلافيك|15930
IT|3169070|Rome|روما|2318895
IT|3173435|Milan|ميلانو|1371498
IT|3172394|Naples|نابولي|909048
IT|3165524|Turin|تورينو|847287
IT|2523920|Palermo|بلرم|648260
IT|3176219|Genoa|جنوا|580097
IT|3181928|Bologna|بولونيا|394843
IT|3176959|Florence|فلورنس|367150
IT|3182351|Bari|باري|316491
IT|2525068|Catania|كاتانيا|311584
IT|3164527|Verona|ورونا|258031
IT|2524170|Messina|ميسينا|219948
IT|3165185|Trieste|ترييستي|204338
IT|3171728|Padova|بادوفا|203725
IT|3181554|Brescia|بريشيا|200423
IT|3165926|Taranto|تارانتو|198585
IT|3171457|Parma||198292
IT|3169921|Prato|براتو|195089
IT|3173331|Modena|مودينا|184732
IT|2523630|Reggio Calabria|ريدجو كالابريا|182455
IT|3169522|Reggio nell'Emilia||171944
IT|3174659|Livorno|ليفورنو|157017
IT|2525473|Cagliari|كالياري|149257
IT|3169361|Rimini|ريميني|148688
IT|3173529|Mestre||147662
IT|3176885|Foggia|بيرودجا|137032
IT|3177090|Ferrara||132009
IT|3183539|Acilia-Castel Fusano-Ostia Antica||129362
IT|3168673|Salerno|ساليرنو|125797
IT|3172629|Monza|منزا|124398
IT|2523083|Siracusa|سرقوسة|121605
IT|3182164|Bergamo|بيرغامو|121200
IT|3165243|Trento|ترنتو|120709
IT|3171180|Perugia|بيرودجا|120137
IT|3171168|Pescara|بيسكارا|119554
IT|3176746|Forlì||116696
IT|3164419|Vicenza||111980
IT|3165771|Terni||111189
IT|3170647|Pisa|بيزا|109960
IT|3181913|Bolzano||107436
IT|3171058|Piacenza||103607
IT|3172189|Novara||101916
IT|3182884|Arezzo||100734
IT|3165072|Udine||100170
IT|3183072|Andria||99784
IT|3178957|Cesena||97137
IT|3175081|La Spezia||93288
IT|3182340|Barletta||93279
IT|3183299|Alessandria||92104
IT|3167096|Sassari|ساساري|91895
IT|3183089|Ancona||89994
IT|3181528|Brindisi||87141
IT|3165201|Treviso||85760
IT|3165456|Torre del Greco||85332
IT|3174741|Lido di Ostia||85301
IT|3178229|Como||84808
IT|3181355|Busto Arsizio||83405
IT|3166598|Sesto San Giovanni||81822
IT|3174530|Lucca||81748
IT|3169984|Pozzuoli||81231
IT|3169561|Ravenna||80868
IT|3174953|Lecce|ليتشي|80695
IT|3164699|Varese||80588
IT|3176059|Giugliano in Campania||80269
IT|2525059|Catanzaro||78970
IT|2524245|Marsala||77915
IT|3171173|Pesaro||77241
IT|3176477|Fuorigrotta||76521
IT|3175058|Latina||76305
IT|3178671|Cinisello Balsamo||75943
IT|2524653|Gela||75001
IT|3182957|Aprilia|أبريليا|74977
IT|3182714|Asti||74348
IT|2523650|Ragusa||74251
IT|3179806|Casoria||73918
IT|3170621|Pistoia||73832
IT|3179866|Caserta||72844
IT|3177838|Cremona||71223
IT|3180445|Carpi Centro||71148
IT|3183178|Altamura||70539
IT|6534232|Lamezia Terme||70501
IT|3175537|Imola||69953
IT|2522876|Trapani||67531
IT|6534228|Guidonia Montecelio||67516
IT|2523665|Quartu Sant'Elena||66620
IT|3179661|Castellammare di Stabia||66164
IT|3171366|Pavia||65734
IT|3173775|Massa||64783
IT|2524881|Crotone|كروتوني|64603
IT|3183455|Afragola||64470
IT|2524907|Cosenza|كوزنسا|63852
IT|2525448|Caltanissetta||62797
IT|3164433|Viareggio||62169
IT|3167022|Savona||61345
IT|3177219|Fano||60978
IT|3175786|Grosseto||60922
IT|3173721|Matera||60403
IT|3172087|Olbia||60345
IT|3183541|Acerra||59910
IT|3173287|Molfetta||59557
IT|3180423|Carrara||58666
IT|3182179|Benevento||58418
IT|3164376|Vigevano||57970
IT|3170921|Pianura||57821
IT|3174921|Legnano||57589
IT|3174092|Manfredonia||56932
IT|3176854|Foligno||56918
IT|3170027|Potenza||56433
IT|3173180|Moncalieri||56134
IT|3177700|Cuneo||55980
IT|3182007|Bisceglie||55385
IT|2524119|Modica||54456
IT|3165803|Teramo||54338
IT|3179075|Cerignola||54056
IT|3165322|Trani||53981
IT|3166548|Siena||53901
IT|3170116|Portici|بورتيش|53801
IT|3177363|Ercolano||53576
IT|2525628|Bagheria||53149
IT|3179337|Cava Dè Tirreni||53130
IT|3182640|Aversa||52974
IT|3164630|Velletri||52911
IT|3170206|Ponticelli||52284
IT|3167731|San Severo||51919
IT|3181995|Bitonto||51661
IT|2524205|Mazara del Vallo||51534
IT|3164603|Venice|البندقية|51298
IT|2522713|Vittoria||50852
IT|3176391|Gallarate||50439
IT|3168843|Rovigo||50279
IT|3174021|Marano di Napoli||49920
IT|3170147|Pordenone||49878
IT|3172287|Nettuno|نتونو|49873
IT|2525790|Acireale||49477
IT|3180991|Campobasso||49230
IT|3167010|Scafati||48702
IT|3169231|Rivoli||48629
IT|3182650|Avellino||48104
IT|3172269|Nichelino||47760
IT|3178587|Civitavecchia|جبت بكة|47543
IT|3166576|Settimo Torinese||47485
IT|3164039|Viterbo||47134
IT|3182272|Battipaglia||47104
IT|3169447|Rho||47086
IT|3167777|San Remo||47043
IT|3174945|Lecco||46580
IT|3178388|Collegno||46524
IT|3178131|Corato||46505
IT|3171737|Paderno Dugnano||46235
IT|2523866|Paternò||46030
IT|3172729|Montesilvano Marina||45991
IT|3164565|Vercelli||45875
IT|3168550|San Benedetto del Tronto||45873
IT|3180172|Casalnuovo di Napoli||45796
IT|3178283|Cologno Monzese||45786
IT|3166601|Sesto Fiorentino||45656
IT|3172244|Nocera Inferiore||45608
IT|2524123|Misterbianco||45542
IT|3168309|San Giorgio a Cremano||45463
IT|3183005|Anzio||45403
IT|3166465|Soccavo||45314
IT|3166988|Scandicci||44951
IT|3176515|Frosinone||44505
IT|3178796|Chieti||44444
IT|2525755|Alcamo||44431
IT|3173914|Marino||44142
IT|3165475|Torre Annunziata||43521
IT|3182043|Biella||43030
IT|3166830|Secondigliano||42827
IT|3166711|Seregno||42760
IT|3175532|Imperia||42328
IT|3170102|Civitanova Marche||42251
IT|3175860|Gravina in Puglia||42210
IT|3177608|Desio||41960
IT|3178784|Chioggia||41897
IT|3168429|San Donà di Piave|سان دونا دي بيافي|41856
IT|3182749|Ascoli Piceno||41741
IT|3177300|Faenza||41714
IT|3164672|Vasto||41409
IT|3180733|Capannori||41116
IT|3173577|Merano||41051
IT|3174638|Lodi||40767
IT|2523194|Sciacca||40569
IT|3179977|Cascina||40512
IT|3173995|Marcianise||40239
IT|3180758|Cantù||39917
IT|3176843|Fondi||39762
IT|3168837|Rozzano||39731
IT|3174051|Mantova||39260
IT|3169412|Rieti||39068
IT|3170341|Pomigliano d'Arco||38921
IT|3163995|Voghera||38464
IT|2525450|Caltagirone||38391
IT|3178738|Ciampino||38277
IT|3182297|Bassano del Grappa|باسانو دل غرابا|38224
IT|3167113|Saronno||38099
IT|3182636|Avezzano||37808
IT|3173131|Monopoli||37738
IT|3173841|Martina Franca||37685
IT|6534256|Quarto||37683
IT|3174679|Lissone||37353
IT|3172768|Monterotondo||37225
IT|3178972|Cesano Maderno||36986
IT|3175628|Jesi|ييزي|36985
IT|3173614|Melito di Napoli||36933
IT|3167053|Sassuolo||36926
IT|3178818|Chieri||36749
IT|3175755|Grugliasco||36700
IT|3182336|Barra||36642
IT|2524393|Licata||36537
IT|3173326|Modugno||36384
IT|3172154|Nuoro||35948
IT|3182997|Aosta||35261
IT|3181931|Bollate||35235
IT|2525350|Carini||35082
IT|3182765|Arzano||34933
IT|3175173|Lanciano||34791
IT|3181258|Caivano||34604
IT|2525597|Barcellona Pozzo di Gotto||34598
IT|3176923|Fiumicino||34556
IT|3174358|Maddaloni||34546
IT|2525769|Adrano||34446
IT|3175986|Gorizia||34428
IT|3177400|Empoli||34394
IT|3176733|Formigine||34328
IT|3183284|Alghero||34261
IT|3172472|Mugnano di Napoli||34231
IT|3175298|Ladispoli||34204
IT|3170676|Pioltello||34203
IT|3168854|Rovereto||34152
IT|3170674|Piombino||34041
IT|3180224|Casalecchio di Reno||33789
IT|3166917|Schio||33740
IT|3175121|L'Aquila||33691
IT|3178004|Corsico||33669
IT|3167419|Sant'Antimo||33561
IT|3164617|Venaria Reale||33531
IT|3176603|Francavilla Fontana||33415
IT|3180208|Casale Monferrato||33213
IT|3181495|Brugherio||33061
IT|2525405|Canicattì||32918
IT|3173385|Mira Taglio||32881
IT|3181018|Campi Bisenzio||32871
IT|3171703|Pagani||32835
IT|3183573|Abbiategrasso||32784
IT|3169424|Riccione|ريتشوني|32744
IT|2525764|Agrigento||32514
IT|3166404|Somma Vesuviana||32484
IT|3174526|Lucera||32222
IT|2524236|Mascalucia||32179
IT|2524786|Favara||32110
IT|3174719|Limbiate||32062
IT|2524155|Milazzo||31771
IT|3167561|Santa Maria Capua Vetere|سانتا ماريا كابوا فيتيري|31743
IT|2525083|Castelvetrano|كاستلفترانو|31680
IT|2523964|Oristano||31671
IT|3183063|Angri||31632
IT|3177841|Crema||31481
IT|3175773|Grottaglie||31320
IT|6457398|Verbania||31070
IT|3168222|San Giuliano Milanese||31050
IT|3165773|Termoli||31044
IT|3165762|Terracina||30980
IT|3166740|Senigallia||30882
IT|3173762|Massafra||30875
IT|3170694|Pinerolo||30866
IT|3174380|Macerata||30842
IT|3178197|Conegliano||30765
IT|2525646|Augusta||30723
IT|3173945|Marigliano||29901
IT|3180792|Canosa di Puglia||29847
IT|3176561|Frattamaggiore||29822
IT|8948703|San Paolo||29800
IT|3172379|Nardò||29668
IT|8948704|Monterusciello||29125
IT|3175952|Gragnano||29082
IT|3179066|Cernusco sul Naviglio||29078
IT|3175500|Pallanza-Intra-Suna||28911
IT|3167116|Sarno||28837
IT|2523871|Partinico||28708
IT|3178998|Cervia||28700
IT|3173160|Mondragone||28683
IT|2525643|Avola||28666
IT|3176738|Formia||28521
IT|3168414|San Donato Milanese||28351
IT|3166808|Segrate||28296
IT|3170631|Piscinola||27534
IT|3174096|Manduria||27411
IT|3178631|Cisterna di Latina||27362
IT|3168234|San Giovanni Rotondo||27124
IT|3169602|Rapallo||26993
IT|2524006|Niscemi||26893
IT|3168209|San Giuseppe Vesuviano||26888
IT|3181683|Boscoreale||26861
IT|3165178|Triggiano||26811
IT|3181125|Camaiore||26746
IT|3173153|Monfalcone||26706
IT|3183356|Albano Laziale||26684
IT|3173029|Montebelluna||26670
IT|3178832|Chiavari||26572
IT|6534275|Gravina di Catania||26524
IT|3173537|Mesagne||26497
IT|3167954|San Miniato Basso||26365
IT|3171484|Parabiago||26364
IT|2524955|Comiso||26298
IT|3177438|Eboli||26183
IT|8948705|Romano Banco||26163
IT|3176322|Garbagnate Milanese||25974
IT|3172170|Novi Ligure||25957
IT|3177250|Falconara Marittima||25948
IT|3176041|Giussano||25916
IT|3166989|Scandiano||25896
IT|3165788|Terlizzi||25811
IT|3181548|Bresso||25712
IT|3182599|Bacoli||25590
IT|3179684|Castelfranco Veneto||25545
IT|2525655|Assemini||25257
IT|3164153|Villaricca||25074
IT|3182210|Belluno||25064
IT|3175238|Lainate||25011
IT|3173935|Marina di Carrara||25000
IT|3165207|Treviglio||24937
IT|3183364|Alba||24923
IT|3167327|Santeramo in Colle||24922
IT|3164028|Vittorio Veneto||24789
IT|6534264|Orta di Atella||24750
IT|3173302|Mola di Bari||24682
IT|2525791|Aci Catena||24663
IT|3176090|Gioia del Colle||24184
IT|3171786|Ostuni||24157
IT|2524618|Giarre||24138
IT|3164582|Ventimiglia||24120
IT|2524410|Lentini||24102
IT|3172227|Nola||24101
IT|3181631|Bra||24072
IT|3168770|Ruvo di Puglia||23938
IT|3170335|Pompei||23902
IT|3173473|Miano||23896
IT|8948706|Casa Santa||23880
IT|3168257|San Giovanni a Teduccio||23839
IT|2523577|Rossano Stazione||23824
IT|3166387|Sora||23758
IT|3169724|Qualiano||23752
IT|6534216|Lumezzane||23712
IT|3219114|Spinea-Orgnano||23710
IT|3169742|Putignano||23661
IT|3170446|Poggioreale||23654
IT|3175384|Ivrea||23599
IT|3166706|Seriate||23552
IT|3178141|Copertino||23489
IT|3172243|Nocera Superiore||23452
IT|3171778|Ottaviano||23396
IT|6534280|Cesano Boscone||23368
IT|3182518|Bagnoli||23333
IT|2523166|Selargius||23285
IT|3177315|Fabriano||23230
IT|3167744|San Sebastiano||23228
IT|3172479|Muggiò||23193
IT|2525560|Biancavilla||23188
IT|3178745|Chivasso||23017
IT|3180496|Carmagnola||23012
IT|2524819|Enna||22998
IT|2522960|Termini Imerese||22957
IT|6534268|Volla||22911
IT|2523664|Quattromiglia||22889
IT|3177650|Dalmine||22881
IT|3170055|Posillipo||22856
IT|3165370|Tortona||22743
IT|3166574|Seveso||22733
IT|3164083|Vimercate||22727
IT|3173671|Meda||22665
IT|3177610|Desenzano del Garda||22665
IT|3178147|Conversano||22661
IT|2524533|Iglesias||22659
IT|2523908|Palma di Montechiaro||22654
IT|3173949|Mariano Comense||22643
IT|3177171|Fasano||22593
IT|3174295|Magenta||22566
IT|3164954|Valdagno||22555
IT|3178619|Città di Castello||22497
IT|3173754|Massarosa|ماساروزا|22435
IT|3164342|Vignola||22397
IT|3168175|San Lazzaro||22350
IT|3170342|Pomezia||22346
IT|3172191|Nova Milanese||22310
IT|3180541|Cardito||22239
IT|3170072|Porto Sant'Elpidio||22233
IT|2524734|Floridia||22089
IT|2523513|San Cataldo||22079
IT|2523460|San Giovanni la Punta||22046
IT|3165624|Tivoli||22018
IT|3179235|Cecina||22018
IT|3173314|Mogliano Veneto||21991
IT|3172228|Noicattaro||21988
IT|2524085|Monreale||21964
IT|3177029|Fidenza||21952
IT|3179443|Castel Volturno||21881
IT|3173162|Mondovì||21880
IT|3171986|Orbassano||21813
IT|3170504|Poggibonsi||21692
IT|2525362|Carbonia||21664
IT|3170069|Porto Torres||21653
IT|3174922|Legnago||21646
IT|3174494|Lugo||21273
IT|3182757|Arzignano||21247
IT|6534235|Cassano Magnago||21208
IT|3176849|Follonica||21163
IT|6534253|San Nicola la Strada||21147
IT|3165698|Thiene||21145
IT|3176605|Francavilla al Mare||21095
IT|3166034|Sulmona||21086
IT|3179781|Cassino||21074
IT|3175678|Guidonia||20943
IT|6534284|Tor Lupara||20843
IT|3172979|Montecchio Maggiore-Alte Ceccato||20815
IT|3178398|Colleferro||20736
IT|3167509|Sant'Anastasia||20733
IT|3171562|Palo del Colle||20692
IT|3166753|Senago||20620
IT|3180240|Casal di Principe||20589
IT|3176203|Genzano di Roma||20582
IT|3183494|Acquaviva delle Fonti||20536
IT|2523938|Pachino||20493
IT|3176053|Giulianova||20490
IT|3167104|Sarzana||20435
IT|3181790|Borgomanero||20430
IT|2525070|Castrovillari||20334
IT|8394392|Marina di Ardea-Tor San Lorenzo||20216
IT|2524084|Monserrato||20193
IT|3178074|Cornaredo||20098
IT|3168236|San Giovanni Lupatoto||20038
IT|3176589|Frascati||20036
IT|3178087|Cormano||20031
IT|3164440|Viadana||20013
IT|3165198|Trezzano sul Naviglio||20001
IT|2523535|Sambiase||20000
IT|8948708|Arpino||19988
IT|3176438|Gaeta||19936
IT|3168930|Rosignano Solvay-Castiglioncello||19786
IT|3172184|Novate Milanese||19758
IT|2523581|Rosolini||19721
IT|3176407|Galatina||19569
IT|3170272|Pontedera||19518
IT|3170457|Poggiomarino||19451
IT|3165275|Trecate||19430
IT|2525207|Casarano||19359
IT|3166236|Spoleto|سبوليتو|19266
IT|2522776|Vibo Valentia||19263
IT|3166397|Sondrio||19208
IT|3176072|Giovinazzo||19186
IT|3176366|Gallipoli||19176
IT|2524126|Misilmeri||19171
IT|3182886|Arese||19138
IT|3173931|Marina di Massa||19092
IT|2525498|Bronte|برونتي|19074
IT|2522767|Villabate||19031
IT|3175990|Gorgonzola||18979
IT|3178956|Cesenatico||18925
IT|3177664|Cusano||18904
IT|3170778|Pietrasanta||18897
IT|3167393|Sant'Antonio Abate||18859
IT|3176639|Fossano||18773
IT|2524606|Gioia Tauro||18769
IT|3172718|Montevarchi||18682
IT|3173124|Monselice||18682
IT|6534267|Casavatore||18663
IT|3175458|Ischia||18564
IT|2523902|Palmi||18556
IT|3179415|Castiglione delle Stiviere||18530
IT|3167978|San Mauro Torinese||18521
IT|2523998|Noto||18421
IT|3180133|Casamassima||18380
IT|3183587|Abano Terme||18224
IT|3175453|Ischia Porto||18192
IT|2523136|Sestu||18191
IT|3179162|Cento|تشنتو|18191
IT|2523693|Pozzallo||18166
IT|3175775|Grottaferrata||18144
IT|3177099|Fermo||18109
IT|3173599|Melzo||18031
IT|3171586|Palazzolo sull'Oglio||17973
IT|3172996|Montecatini-Terme||17954
IT|3175743|Grumo Nevano||17879
IT|3182289|Bastia umbra||17831
IT|3183490|Acqui Terme||17828
IT|3179109|Cercola||17821
IT|3177532|Domodossola||17778
IT|2523796|Piazza Armerina||17736
IT|3168775|Rutigliano||17674
IT|2523619|Ribera||17664
IT|8224092|Bellaria-Igea Marina||17635
IT|3167184|San Vito dei Normanni||17617
IT|2525792|Aci Castello||17588
IT|3169056|Romano di Lombardia||17549
IT|3172828|Montemurlo||17502
IT|3182851|Ariccia||17487
IT|3170086|Portogruaro||17468
IT|3178650|Ciriè||17439
IT|3173370|Mirandola||17380
IT|2523461|San Giovanni in Fiore||17358
IT|3168514|San Bonifacio||17347
IT|3183412|Agropoli||17335
IT|3169272|Riva del Garda||17331
IT|8948709|Paolo VI||17330
IT|3179686|Castelfranco Emilia||17315
IT|3164920|Valenza||17305
IT|3176722|Fornacelle||17278
IT|3179795|Cassano d'Adda||17267
IT|6620312|Torvaianica||17235
IT|3165340|Tradate||17154
IT|3165737|Terzigno||17138
IT|3167751|San Salvo||17123
IT|3183343|Albenga||17103
IT|3182897|Ardea|أرديا|17078
IT|3164080|Vimodrone||17072
IT|3165240|Trentola-Ducenta||17056
IT|3173582|Mentana||17047
IT|3172297|Nerviano||17030
IT|3166595|Sestri Levante||16963
IT|3177337|Este||16963
IT|3165435|Torremaggiore||16955
IT|3175445|Isernia||16945
IT|3170659|Piossasco||16904
IT|3167953|San Miniato||16900
IT|3167034|Savigliano||16800
IT|3183472|Adelfia||16756
IT|3173631|Melegnano||16707
IT|3182904|Arcore||16690
IT|3171900|Orta Nova||16677
IT|2523180|Scordia||16645
IT|3168730|Sacile||16626
IT|3178402|Colle di Val d'Elsa||16625
IT|3171848|Osimo||16610
IT|3183187|Alpignano||16598
IT|2523705|Porto Empedocle||16574
IT|3166006|Suzzara||16571
IT|6534252|San Felice A Cancello||16571
IT|3182361|Bareggio||16546
IT|3181641|Bovisio-Masciago||16542
IT|3168936|Roseto degli Abruzzi||16538
IT|3168609|Saluzzo||16537
IT|3179218|Ceglie Messapica||16536
IT|3165595|Tolentino||16504
IT|3183319|Albignasego||16477
IT|3177372|Erba||16431
IT|6534234|Caronno Pertusella||16377
IT|3176177|Ghedi||16351
IT|2525571|Belpasso||16319
IT|3176970|Fiorano||16278
IT|3173391|Minturno||16236
IT|2523927|Palagonia||16227
IT|3179347|Cattolica||16189
IT|3176097|Ginosa||16151
IT|2523192|Scicli||16109
IT|3164919|Valenzano||16101
IT|3166571|Sezze||16071
IT|3179560|Castel Maggiore||16068
IT|3168231|San Giovanni Valdarno||16002
IT|3176748|Forio||15969
IT|3163853|Zola Predosa||15965
IT|3178112|Cordenons||15962
IT|3167044|Sava||15898
IT|3164241|Villafranca di Verona||15895
IT|3178999|Cerveteri||15883
IT|3181550|Bressanone||15868
IT|3167940|Sannicandro Garganico||15815
IT|2523087|Sinnai||15791
IT|3168239|San Giovanni in Persiceto||15783
IT|3172116|Oderzo||15764
IT|3168627|Salsomaggiore Terme||15754
IT|3174748|Lido||15719
IT|3176379|Galliate||15699
IT|2523113|Siderno||15651
IT|3178019|Correggio|كوريدجو|15571
IT|3170073|Porto San Giorgio||15558
IT|3178850|Chiari||15541
IT|3176560|Frattaminore||15487
IT|3174141|Malnate||15466
IT|3180601|Capua|كابوا|15438
IT|3180581|Carate Brianza||15404
IT|3171664|Palagiano||15388
IT|3172240|Noci||15383
IT|3180389|Carugate||15368
IT|3164090|Lancenigo-Villorba||15265
IT|3181471|Brusciano||15238
IT|3181359|Bussolengo||15170
IT|3173369|Mirano||15139
IT|9003711|Corigliano Scalo||15136
IT|8378910|Villanova||15117
IT|3169181|Rocca di Papa||15036
IT|3172681|Montichiari||15030
JE|3042091|Saint Helier||28000
JM|3489854|Kingston||937700
JM|3488465|Spanish Town|سبانيش تاون|145018
JM|3488981|Portmore||102861
JM|3489460|Montego Bay|مونتيغو باي|82867
JM|3489577|Mandeville||47115
JM|3489523|May Pen||44755
JM|3489227|Old Harbour||26024
JM|3489760|Linstead||20660
JM|3490165|Half Way Tree||18552
JM|3488613|Savanna-la-Mar||16553
JO|250441|Amman|عمّان|1275857
JO|250090|Zarqa|الزرقاء|792665
JO|248946|Irbid|إربد|569068
JO|7838895|Russeifa|الرصيفة|268237
JO|246013|Wadi as Sir|وادي السير|181212
JO|250336|Ar Ramtha|الرمثا|155693
JO|250799|'Ajlun|عجلون|125557
JO|250258|As Salt|السلط|107874
JO|250774|Aqaba|العقبة|95048
JO|11428685|Rukban|الركبان|85000
JO|248370|Madaba|مأدبا|82335
JO|250582|Mafraq|المفرق|57118
JO|248382|Ma'an|معان|50350
JO|250637|Al Jubayhah|الجبيهة|46834
JO|247105|Sahab|سحاب|40241
JO|248875|Jarash|جرش|27046
JO|250198|At Tafilah|الطفيلة|25429
JO|6946409|Karak City|الكرك|21678
JO|248803|Judita|جديتا|20000
JO|246314|Umm as Summaq|أم السماق|18274
JO|248414|Kurayyimah|كريمة|17837
JO|250420|'Anjarah|عنجرة|17634
JO|250267|Safi|الصافي|15200
JO|250095|Al Azraq ash Shamali|الأزرق الشمالي|14800
JO|250179|At Turrah|الطرة|14619
JO|246008|Wadi Musa|وادي موسى|14000
JO|246725|Suf|سوف|12942
JO|250186|At Tayyibah|الطيبة|12615
JO|247068|Sakib|ساكب|11586
JO|250294|Ash Shajarah|الشجرة|11243
JO|248843|Jawa|جاوا|10628
JO|247074|Sakhrah|صخرة|10616
JO|250124|'Ayn Janna|عين جنا|9586
JO|250623|Al Karamah|الكرامة|9384
JO|250540|Al Mazar al Janubi|المزار الجنوبي|9383
JO|247015|Samma|صما|8926
JO|248734|Kafr Asad|كفر أسد|8203
JO|249930|Bayt Yafa|بيت يافا|7788
JO|250462|Al Quwayrah|القويرة|7372
JO|250106|'Ayy|عي|7340
JO|249842|Busayra|بصيرا|7154
JO|248719|Kafr Sawm|كفر سوم|7152
JO|249318|Hakama|حكما|7075
JO|247061|Sal|سال|6896
JO|248250|Malka|ملكا|6856
JO|248738|Kafr Abil|كفر آبيل|6333
JO|249676|Dayr Yusuf|دير يوسف|6223
JO|250697|Al Hamra'|الحمراء|6211
JO|247103|Saham al Kaffarat|سحم الكفارات|6203
JO|247340|Raymun|ريمون|6082
JO|245989|Waqqas|وقاص|5678
JO|250603|Al Kittah|الكتة|5626
JO|249184|Hatim|حاتم|5542
JO|248627|Kharja|خرجا|5498
JO|249310|Halawah|حلاوة|5376
JO|247176|Sabha|صبحا|5315
JO|248434|Kitim|كتم|5292
JO|250187|Al Khinzirah|الخنزيرة|5231
JO|246522|Tibnah|تبنة|5229
JO|250052|Balila|بليلا|5206
JO|247496|Qumaym|قميم|5111
JO|245939|Yarqa|يرقا|4786
JO|249849|Burma|برما|4735
JO|249933|Bayt Idis|بيت إيدس|4723
JO|250821|Adir|أدر|4441
JO|247659|Qafqafa|قفقفا|4402
JO|250639|Al Jizah|الجيزة|4397
JO|246202|Umm Qays|أم قيس|4294
JO|250345|Ar Rabbah|الربة|4229
JO|246345|Umm al Qittayn|أم القطين|4225
JO|245915|Zahar|زحر|4150
JO|250487|Al Qasr|القصر|3840
JO|250649|Al Jafr|الجفر|3557
JP|1850147|Tokyo|طوكيو|8336599
JP|1848354|Yokohama|يوكوهاما|3761630
JP|1853909|Osaka|أوساكا|2753862
JP|1856057|Nagoya|ناغويا|2191279
JP|2128295|Sapporo|سابورو|1973832
JP|1863967|Fukuoka|فوكوكا|1603543
JP|1859642|Kawasaki|كاواساكي|1531646
JP|1859171|Kobe|كوبه|1522188
JP|1857910|Kyoto|كيوتو|1463723
JP|6940394|Saitama||1324854
JP|1862415|Hiroshima|هيروشيما|1199391
JP|2111149|Sendai||1096704
JP|2113015|Chiba|تشيبا|979768
JP|1859307|Kitakyushu|كيتاكيوشو|940978
JP|1855431|Niigata||797591
JP|1863289|Hamamatsu|هاماماتسو|791707
JP|1853195|Sakai||782339
JP|1858421|Kumamoto||738907
JP|1854383|Okayama||720841
JP|1851717|Shizuoka|شيزوكا|690881
JP|1859730|Kawaguchi|كاواغوتشي|607373
JP|1860827|Kagoshima|كاغوشيما|595049
JP|1863440|Hachiōji|هاتشيؤوجي|561344
JP|1862627|Himeji|هيميجي|525682
JP|1926099|Matsuyama|ماتسوياما|509835
JP|1857553|Matsudo|ماتسودو|498575
JP|1862752|Higashi-ōsaka||489077
JP|1858311|Kurashiki||483576
JP|1854487|Ōita||477715
JP|1855207|Nishinomiya-hama||468925
JP|1863917|Fukuyama||468812
JP|1860243|Kanazawa||466029
JP|1849053|Utsunomiya||449865
JP|1865387|Amagasaki||442173
JP|1864092|Fujisawa|فوجيساوا|439728
JP|1859924|Kashiwa|كاشيوا|433436
JP|1849814|Toyota|تويوتا|426162
JP|1851100|Takamatsu|تاكاماتسو|418994
JP|1849876|Toyama||415844
JP|1848313|Yokosuka|يوكوسوكا|409478
JP|1856177|Nagasaki|ناجازاكي|407624
JP|1862540|Hirakata||406331
JP|1863641|Gifu-shi||400118
JP|1857871|Machida|ماتشيدا|399969
JP|1856717|Miyazaki||398215
JP|1849837|Toyonaka||384459
JP|1861949|Ichinomiya|إيتشينوميا|379654
JP|1849846|Toyohashi||377453
JP|1852383|Minato||375339
JP|1851002|Takasaki|تاكاساكي|372369
JP|1855612|Nara-shi||367353
JP|1856215|Nagano||360176
JP|2112539|Iwaki|لواكي|357309
JP|1850910|Takatsuki||354468
JP|1854376|Okazaki|أوكازاكي|352361
JP|1851483|Suita||351630
JP|1926004|Wakayama||351000
JP|1858729|Koshigaya|كوشيغايا|345353
JP|1850181|Tokorozawa|توكوروزاوا|344194
JP|1853574|Ōtsu|أوتسو|343991
JP|1859740|Kawagoe|كاواغويه|337931
JP|2130629|Asahikawa|أساهيكاوا|333530
JP|1859146|Kochi||332059
JP|2112141|Kōriyama|كورياما|322996
JP|1856035|Naha||317405
JP|2113126|Akita|أكيتا|305625
JP|1858088|Kurume|كورومي|303579
JP|1859891|Kasugai|كاسوغاي|298589
JP|2130658|Aomori|آوموري|298394
JP|1847966|Akashi|أكاشي|297279
JP|1848373|Yokkaichi|يوكايتشي|295841
JP|2112923|Fukushima||294237
JP|2111834|Morioka|موريوكا|290700
JP|2112664|Ichihara|إيتشيهارا|283531
JP|1857843|Maebashi||282711
JP|1862033|Ibaraki|إباراكي|280562
JP|2130188|Hakodate|هاكوداته|275730
JP|1848522|Yao||273213
JP|1860704|Kakogawachō-honmachi||271634
JP|1850158|Tokushima||267345
JP|1852225|Shimonoseki|شيمونوسكي|265684
JP|11611632|Fuchū||260508
JP|1862462|Hiratsuka|هيراتسوكا|257316
JP|1851604|Sōka||249645
JP|2110556|Yamagata||248772
JP|1863985|Fukui-shi||248707
JP|2111901|Mito||246538
JP|1864134|Fuji|فوجي|245015
JP|1864624|Chigasaki|تشيغاساكي|242798
JP|11611478|Yamato||242065
JP|1857519|Matsumoto|ماتسوموتو|239466
JP|2130203|Hachinohe||239046
JP|6697563|Neyagawa||238549
JP|1852899|Sasebo|ساسيبو|237444
JP|1853303|Saga||232736
JP|1853677|Ōta|أوتا|224358
JP|1857144|Minamirinkan||224015
JP|1847963|Atsugi|أتسوغي|223960
JP|1851012|Takarazuka||219789
JP|1865714|Ageoshimo||219401
JP|1864518|Chōfu||212977
JP|1859884|Kasukabe|كاسوكابي|206915
JP|1859383|Kishiwada||205561
JP|1856184|Nagareyama||200136
JP|1861310|Itami|إتامي|197335
JP|1858296|Kure|كورشي|196624
JP|1856199|Nagaoka|ناغاوكا|195318
JP|1858428|Kumagaya|كوماغايا|195277
JP|1850692|Nishi-Tokyo-shi||195164
JP|1849372|Uji|يوجي|192925
JP|1851348|Suzuka|سوزوكا|191477
JP|1854902|Numazu|نامازو|189486
JP|6825489|Jōetsu|جويتسو|189430
JP|1865294|Anjō|أنجو|188693
JP|1854747|Odawara||188482
JP|1859100|Kōfu|كوفو|187985
JP|1862599|Hino|هينو|187048
JP|1861107|Izumi||184615
JP|2110683|Tsukuba||175589
JP|2127733|Tomakomai|توماكوماي|174806
JP|2112708|Hitachi|هيتاتشي|173750
JP|2111220|Sakura|ساكورا|173740
JP|1849498|Ube|يوبي|173733
JP|1860672|Kamakura|كاماكورا|172929
JP|1861084|Izumo|إزومو|172039
JP|1849186|Urayasu|يورايسو|170091
JP|1851032|Takaoka||170077
JP|1855189|Nishio|نيشيو|169984
JP|2130057|Hirosaki|هيروساكي|168739
JP|2129376|Kushiro|كوشيرو|167875
JP|1853483|Oyama|أوياما|167647
JP|2128815|Obihiro|أوبيهيرو|165851
JP|1863431|Hadano|هادانو|163787
JP|1849796|Tsu||163461
JP|1854703|Ōgaki|أوغاكي|161539
JP|1856775|Miyakonojō|مياكونوجو|161137
JP|1907146|Sayama||160843
JP|1850311|Tochigi|توتشيغي|159056
JP|1849429|Ueda|يويدا|157480
JP|1857550|Matsue|ماتسوئه|156811
JP|2112312|Katsuta||155968
JP|1859675|Kawanishi|كاوانيشي|155165
JP|6822096|Hitachi-Naka||154631
JP|1855078|Noda|نودا|154114
JP|1849892|Tottori|توتوري|154098
JP|1858926|Komaki||148872
JP|1848277|Yonago|يوناغو|148720
JP|6822129|Tama||148285
JP|7279570|Higashimurayama||148275
JP|1856367|Musashino|موساشينو|147492
JP|6822163|Iruma|إروما|147166
JP|1848689|Yamaguchi|ياماغوتشي|145515
JP|1864132|Fujieda||145032
JP|1865005|Ashikaga|أشيكاغا|143653
JP|1856584|Moriguchi||142655
JP|11468429|Kuwana||140051
JP|1848774|Yaizu|يايزو|139578
JP|1860034|Kariya|كارييا|139159
JP|2112576|Ishinomaki|إيشينوماكي|138538
JP|1859093|Koga|كوغا|138446
JP|1859393|Kisarazu|كيسارازو|136023
JP|1861464|Isahaya|إيساهايا|135546
JP|2130404|Ebetsu|إبيتسو|133953
JP|1850034|Tondabayashichō||132873
JP|1853008|Sandachō||132858
JP|1864105|Fujinomiya|فوجينوميا|132507
JP|1860735|Kakamigahara|كاكاميغهارا|132241
JP|1854083|Ōmuta|أوموتا|131974
JP|1854162|Ōme|أومه|131895
JP|2113164|Abiko||131771
JP|1860871|Kadoma||131727
JP|1857568|Matsubara||130855
JP|1861436|Isesaki|إسيساكي|130692
JP|1848004|Zama||130667
JP|1857046|Mino||129127
JP|6822188|Ōsaki|أوساكي|128763
JP|1907299|Asaka|أساكي|128058
JP|1858067|Kusatsu||127680
JP|1852663|Seto|سيتو|127659
JP|1894616|Okinawa|مدينة أوكيناوا|125483
JP|1849563|Tsuruoka|تسوروكا|125389
JP|1859951|Kashihara-shi||124521
JP|1861450|Ise|إيسه|123533
JP|7303138|Kirishima||123205
JP|1855425|Niihama|نيهاما|123059
JP|1864750|Beppu|بيبو|122643
JP|1861749|Ikoma|إكوما|120741
JP|1849845|Toyokawa||120537
JP|1855095|Nobeoka|نوبيوكا|119521
JP|1864416|Daitō||119329
JP|2129537|Kitami|كيتامي|119135
JP|1907301|Shimotoda||118731
JP|1858964|Kokubunji|كوكوبونجي|118682
JP|1860728|Kakegawa|كاكيغاوا|117925
JP|1852964|Sano|سانو|117669
JP|1860063|Karatsu|كاراتسو|117663
JP|1862302|Hōfu||116925
JP|1863209|Handa|هاندا|116119
JP|6822174|Nasushiobara|ناسوشيوبارا|115794
JP|2128574|Otaru|أوتارو|115333
JP|2112656|Ichinoseki|إتشينوسيكي|114476
JP|1859586|Kazo|كازو|112792
JP|1862636|Hikone||110925
JP|6825496|Habikino|هابيكينو|109479
JP|1859405|Kiryū|كيرو|108991
JP|1861164|Iwatsuki||108833
JP|1858910|Komatsu|كوماتسو|108509
JP|1856977|Mishima|ميشيما|107851
JP|1851193|Tajimi|تاجيمي غيفو|107818
JP|6822179|Inzai|إنزاي|105463
JP|1861212|Iwakuni|إواكوني|104004
JP|1861449|Isehara||103401
JP|1848254|Yono||102364
JP|1849519|Tsuyama|تسوياما|102294
JP|6822216|Kani|كاني غيفو|102143
JP|1861602|Inazawa|إنازاوا|102130
JP|1861864|Iida||101536
JP|1850152|Tokuyama||101133
JP|2111684|Narita|ناريتا|100641
JP|1864572|Chikushino-shi||100353
JP|6822097|Chikusei|تشيكوسه|99987
JP|1861795|Ikeda||99476
JP|1853140|Sakata||99341
JP|1853081|Saku|ساكو|99131
JP|1861091|Izumisano||98840
JP|1858836|Kōnan||97903
JP|1860635|Kameoka|كاميوكا|97181
JP|1853209|Sakado|ساكودو|96656
JP|2130452|Chitose|تشيتوزي|96475
JP|1852607|Shibata|شيباتا|96236
JP|2129101|Muroran|موروان|96197
JP|1852472|Shimada|شيمادا|95610
JP|2110480|Yotsukaidō||95266
JP|1854093|Ōmura|أومورا|95146
JP|6822146|Ōnojō|أونجو|94957
JP|1860098|Kanuma|كانوما|94903
JP|2112823|Hanamaki|هاناماكي|94691
JP|2110498|Yonezawa|يونيزاوا|94486
JP|1860765|Kaizuka||92632
JP|1848499|Yashio||92512
JP|1857766|Maizuru|مايزورو|92465
JP|2112227|Kitakami|كيتاكامي|92311
JP|1863627|Ginowan||91800
JP|6822209|Nisshin|نيشين|91795
JP|1853992|Onomichi||90936
JP|6822117|Kōka|كوكا|89619
JP|11468270|Iga||88895
JP|1864985|Ashiya|آشيا|88573
JP|1861171|Iwata|إواتا|88509
JP|1858794|Kōnosu||88493
JP|1850892|Takayama||88473
JP|1863945|Fukuroi|فوكوري|88395
JP|2111855|Mobara||88330
JP|1863293|Hamakita||86502
JP|1863482|Gyōda|غيودا|86343
JP|1859908|Kashiwazaki|كاشيوازاكي|86183
JP|6822208|Kitanagoya||86068
JP|2111258|Ryūgasaki|ريوغاساكي|85761
JP|1856569|Moriyama||85485
JP|2129870|Iwamizawa|إيواميزاوا|85107
JP|1855757|Nakatsu||84701
JP|6822211|Chita|تشيتا|83891
JP|1863528|Gotenba||83794
JP|7424125|Amakusa||83082
JP|1907307|Kimitsu|كيميتسو|83058
JP|8125829|Kamigyō-ku||83000
JP|1852984|Sanjō|سانجو|82893
JP|1860112|Kanoya|كانويا|82335
JP|1863451|Ōmihachiman|أوميهاتشيمان|82233
JP|1857665|Marugame|ماروغامه|82090
JP|1850559|Tatebayashi|تاتيباياشي|81274
JP|2110729|Toride|توريده|80716
JP|1857334|Mihara||80387
JP|1863693|Gamagōri|غاماغوري|80063
JP|2110629|Ushiku|أوشيكو|80020
JP|1863183|Hannō|هانو|79123
JP|1859952|Kashihara||79058
JP|1855753|Nakatsugawa|ناكاتسوغاوا غيفو|78930
JP|2111836|Mooka|موكا|78720
JP|1849831|Toyooka|تويوكا|78348
JP|1861835|Iizuka|ليزوكا|78206
JP|1862198|Honjō|هونجو|77900
JP|11611941|Tome||77897
JP|1854803|Ōbu|أوبو|77864
JP|1907300|Wako||77435
JP|1849788|Tsubame|تسوبامي|77382
JP|1863018|Hatsukaichi||77341
JP|1856293|Nabari||77022
JP|1849561|Tsurusaki||76968
JP|1852502|Shiki||76445
JP|2112899|Furukawa||76312
JP|1852595|Shibukawa|شيبوكاوا|76098
JP|6822202|Yurihonjō|يوريهونجو|76077
JP|1864009|Fukuchiyama|فوكوتشياما|76037
JP|1850872|Takefu||75753
JP|1857276|Miki|ميكي|75450
JP|1854371|Okegawa||75062
JP|2112319|Katori-shi||74469
JP|1861528|Inuyama||73995
JP|1861095|Izumiōtsu||73767
JP|2112343|Kasama||73664
JP|11612336|Kai||73626
JP|1858445|Kukichūō||73373
JP|1848188|Yoshikawa||73262
JP|1852736|Satsumasendai|ساتسوماسينداي|73132
JP|1849904|Tosu|توسو|72755
JP|7422816|Dazaifu|دازايفو|72231
JP|1848439|Yawata||71656
JP|11205269|Minami-Alps||71618
JP|1850396|Tenri|تيرني|71052
JP|1850708|Tanabe||70972
JP|1848087|Yukuhashi|يوكوهاشي|70601
JP|1857844|Maebaru-chūō||70339
JP|6822115|Rittō||70312
JP|1865309|Anan|أنان|70285
JP|11612588|Fuefuki||69463
JP|1862912|Hekinan|هيكينان|68872
JP|2110959|Sukagawa||68790
JP|2111831|Moriya|موريا|68777
JP|1861290|Itō|إتو|68773
JP|2110579|Yachimata|ياتشيماتا|68769
JP|1849592|Tsuruga|تسوروغا|68482
JP|1861641|Ina|إنا|68177
JP|1857470|Matsutō||68159
JP|6822214|Hashima|هاشيما|67909
JP|6822141|Kaga||67793
JP|1850742|Tamano|تامانو|67786
JP|1849539|Tsushima||67658
JP|1852003|Shiojiri|شيوجيري|67159
JP|1864549|Chiryū|تشيريو|67062
JP|1851606|Sōja||67059
JP|6822190|Kurihara||66565
JP|2110774|Tōgane|توغانه|66332
JP|1853338|Sabae||66291
JP|1860748|Kashima-shi||66098
JP|1855410|Niitsu-honchō||65910
JP|11611615|Mitoyo||65713
JP|2110793|Tendō||65393
JP|1863495|Gushikawa||65251
JP|1862373|Hita||64874
JP|2113077|Asahi|آساهي|64690
JP|2128787|Ōdate|أوداته|64543
JP|1864099|Fujioka|فوجيوكا|64539
JP|1861699|Imaichi||64323
JP|1855580|Narutochō-mitsuishi||64082
JP|1852347|Shimodate||63666
JP|11612482|Tanba||62152
JP|1856243|Nagahama||62089
JP|1849414|Ueno-ebisumachi||61598
JP|1907123|Hasuda||61540
JP|2111859|Mizusawa||61281
JP|2112077|Kuroiso||61230
JP|1864637|Chichibu|تشيتشيبو|61159
JP|1863082|Hashimoto|هاشيموتو|61063
JP|11612553|Kōshi||61022
JP|6822207|Towada||60697
JP|6822171|Kinokawa|كينوكاوا|60592
JP|1851125|Takaishi||60511
JP|6822175|Shimotsuke|شيموتسوكا|60274
JP|1851259|Tahara||60206
JP|1847968|Zushi||60055
JP|11611625|Hyūga||60037
JP|11612554|Uki||59928
JP|6822194|Kosai||59770
JP|2112980|Date||59625
JP|1856068|Nago||59587
JP|11612472|Shirakawa||59393
JP|6822112|Chikuma|تشيكوما|59381
JP|6822149|Minami-Sōma||59005
JP|1926020|Uwajima|يواجيما|58971
JP|2130054|Kitahiroshima|كيتاهيروشيما|58918
JP|2111325|Ōtawara|أوتاوارا|58888
JP|1926054|Saijō|ساجيو|58823
JP|2129909|Ishikari|إشيكاري|58755
JP|1863173|Hanyū|هانيا|58686
JP|1850207|Toki|توكي|58567
JP|1853066|Sakurai|ساكوراي|58386
JP|1856434|Murakami|موراكامي|58300
JP|1861677|Imarichō-kō||57940
JP|1858972|Kokubu-matsuki||57896
JP|1861280|Itoman||57184
JP|1863310|Hamada||57142
JP|1853190|Sakaidechō||57090
JP|1865290|Annaka|أناكا|57013
JP|6822217|Minokamo|مينوكامو غيفو|56972
JP|1856456|Mukō||56859
JP|1855066|Nōgata||56821
JP|1907148|Fussa|فوسا|56786
JP|2127878|Mutsu|موتسو|56244
JP|1850108|Tomigusuku||55715
JP|1864557|Chino|تشينو|55673
JP|6825490|Minamiuonuma||55354
JP|11611224|Takizawa||55325
JP|2111018|Shiroi|شيروي|55314
JP|6822161|Hidaka|هيداكا|55294
JP|1852849|Satte||55286
JP|6822158|Miyakojima||54908
JP|11612473|Mizuho||54686
JP|11611629|Hamura||54622
JP|11612571|Konan||54607
JP|1862612|Himimachi||54510
JP|1854384|Okaya||54286
JP|1851357|Suzaka||54022
JP|11274040|Arao||53675
JP|1856698|Miyoshi||53616
JP|2131612|Goshogawara|غوشوغاوارا|53576
JP|1850217|Tōkamachi||53333
JP|1861244|Iwade||53280
JP|2111568|Ōami||53239
JP|2111749|Naka||53137
JP|1863023|Hatogaya-honchō||53062
JP|1858498|Kudamatsu||52772
JP|2111049|Shiogama||52662
JP|2110744|Tomiya||52433
JP|6825497|Hannan||52350
JP|1907125|Kamifukuoka||52323
JP|2112571|Ishioka|إيشيوكا|52304
JP|2128867|Noshiro|نوشيرو|52283
JP|1854979|Nonoichi||52143
JP|1863713|Futtsu||51650
JP|1851273|Tagawa||51608
JP|1907309|Miura|ميورا|51483
JP|1855476|Nichinan|نيتشينان|51241
JP|6822195|Susono|سوسونو|51216
JP|2111884|Miyako|مايكو|51150
JP|1896348|Hikari|هيكاري|51040
JP|1851883|Shiraoka||50974
JP|1864155|Fuchūchō||50746
JP|11611475|Yasu||50695
JP|1854530|Ōi||50593
JP|1848096|Yūki|يوكي|50282
JP|6822155|Midori|ميدوري|50266
JP|1859990|Kasaoka||50160
JP|1850523|Tateyama||50064
JP|7303471|Arashiyama||50000
JP|1850185|Tokoname|توكونامه|49554
JP|1860626|Kameyama||49457
JP|1859492|Kikuchi|كيكوتشي|49455
JP|1848705|Yamaga||49082
JP|1853237|Saiki||49065
JP|1851368|Suwa|سوا|48972
JP|10629856|Fujiyoshida||48782
JP|6822220|Ena|إينا|48777
JP|1851155|Takahama||48736
JP|6822139|Tonami||48659
JP|6822191|Izunokuni||48579
JP|1858301|Kurayoshi|كورايوشي|48558
JP|6822193|Kikugawa||48484
JP|1863540|Gosen||48458
JP|1861207|Iwakura||48007
JP|6694821|Nanto-shi||47976
JP|6822123|Nanto|نانتو|47976
JP|2113115|Ami||47927
JP|6822107|Hitachi-ota||47922
JP|1850091|Tomioka|توميوكا|47911
JP|1852481|Shima||47774
JP|1854026|Ono|أونو|47609
JP|2111173|Sawara||47199
JP|6822108|Inashiki|إناشيكي|46994
JP|6822116|Takashima|تاكاشيما|46976
JP|1854905|Numata|نوماتا|46908
JP|11524139|Hokuto||46888
JP|1855907|Nakama||46745
JP|1858858|Komoro|كومورو|46272
JP|1859319|Kitakata|كيتاكاتا|46269
JP|1849237|Uozu|يوزو|45848
JP|2112758|Higashine|هيغاشينا|45779
JP|1850745|Tamana||45661
JP|11612479|Minamiawaji||45489
JP|1848382|Youkaichi||45338
JP|1855670|Nanao||45309
JP|1854807|Obita||45293
JP|2127896|Takikawa||45131
JP|1857594|Masuda|ماسودا|44976
JP|1861416|Ishigaki|إشيغاكا|44802
JP|1851504|Sugito||44402
JP|1860122|Kan'onjichō||44363
JP|2110460|Yuzawa|يوزاوا آكيتا|44346
JP|1854018|Onoda||44295
JP|2128558|Otofuke||44235
JP|1859175|Kobayashi||44154
JP|11611221|Himi||43995
JP|2112527|Iwanuma||43946
JP|1863418|Hagi|هاغي|43826
JP|2111248|Sagae|ساغاي|43544
JP|1860785|Kainan||43369
JP|1853354|Ryūō||43180
JP|1856878|Mitsuke||43180
JP|1863978|Nishifukuma||43154
JP|1850818|Taketoyo||43147
JP|2112444|Kamaishi|كامايشي|43107
JP|2129211|Misawa|ميساوا|42805
JP|1855863|Nakano||42664
JP|1861223|Iwai||42497
JP|11612478|Kasai||42494
JP|1865375|Amagi||42312
JP|1851426|Sumoto||42094
JP|6822219|Gujō|غوجو غيفو|41858
JP|2112232|Kitaibaraki|كيتا إيباراكي|41750
JP|6822126|Kurobe-shi||41564
JP|1858866|Komono||41542
JP|1862034|Ibara|إبارا|41460
JP|1851813|Shirone||41406
JP|1855540|Naze||41365
JP|1856881|Mitsukaidō||41147
JP|2111065|Shinjō||41140
JP|1862230|Hondomachi-hondo||40787
JP|1860176|Kannabechō-yahiro||40766
JP|10860988|Yomitan||40517
JP|1848573|Yanagawa||40386
JP|1852901|Sasayama||40050
JP|1850499|Tatsunochō-tominaga||40011
JP|1849299|Umi||39772
JP|1856560|Morohongō||39693
JP|11611935|Katō||39628
JP|1863279|Hamanoichi||39475
JP|1854405|Ōkawa||39223
JP|2112802|Hasaki||39209
JP|2110506|Yokote||39178
JP|1857379|Mibu||39158
JP|6822189|Higashimatsushima||39098
JP|1859964|Kaseda-shirakame||39012
JP|1857209|Minakuchichō-matoba||38986
JP|1848482|Yasugichō||38875
JP|1926055|Ōzu|اوزو|38833
JP|2111435|Ōmagari||38805
JP|2129395|Kuroishi|كورويشي|38615
JP|1857769|Maibara||38259
JP|1852479|Shimabara|شيمبارا|38113
JP|2129766|Kamiiso||38098
JP|1862352|Hitoyoshi|هيتويوشي|38006
JP|1856667|Mizunami|ميزونامي غيفو|37705
JP|1849782|Tsubata||37694
JP|1926116|Kawanoechō||37641
JP|1849069|Uto||37442
JP|6822119|Katsuragi|كاتسوراغي|37352
JP|2110743|Tomobe||37146
JP|1860211|Kanekomachi||37107
JP|1860191|Kanie||37082
JP|1855134|Nishiwaki||36953
JP|2130146|Hanawa|كازونو|36925
JP|1850746|Tamamura||36367
JP|1853174|Sakaiminato|ساكايميناتو|36324
JP|2111656|Nihommatsu||36287
JP|1848776|Yaita||36275
JP|1858902|Komatsushimachō||36128
JP|1860234|Kanda||36122
JP|1852046|Shinshiro||36069
JP|2111277|Rifu||36014
JP|1852385|Nishishinminato||35994
JP|6822167|Sōsa|سوسا|35674
JP|11612481|Shisō||35639
JP|2112409|Kaminoyama|كامينوياما|35593
JP|2111530|Ōfunato|أفوناتو|35452
JP|2112913|Funaishikawa||35318
JP|1849094|Usuki|أوسوكي|35001
JP|1848055|Gero|غيرو|35000
JP|6822215|Kaizu||34960
JP|2130741|Abashiri|أباشيري|34919
JP|1854444|Ojiya||34704
JP|1855694|Namerikawa|ناميريكاوا|34638
JP|6822169|Sōma||34631
JP|2111441|Okunoya||34627
JP|1855891|Nakamura||34559
JP|2129427|Kuji||34418
JP|1854774|Ōdachō-ōda||34354
JP|1862505|Hirara||34354
JP|1863592|Gojō|غوجو|34342
JP|1849647|Tsuma||34318
JP|1863426|Katsuren-haebaru||34239
JP|1864945|Atami|أتامي|34233
JP|1850834|Takeo||34230
JP|2127515|Wakkanai||33869
JP|1857651|Maruoka||33563
JP|1851713|Shōbara|شوبارا|33476
JP|2110586|Watari||33459
JP|2111016|Shiroishi||33330
JP|2112455|Kakuda|كاكودا|33221
JP|1862098|Hotaka||33195
JP|2112940|Fujishiro||33148
JP|1848243|Yorii||32851
JP|1860648|Kameda-honchō||32765
JP|2110518|Yōkaichiba||32651
JP|1854492|Ōiso||32595
JP|1858249|Kuroda||32586
JP|1848550|Yanai||32490
JP|1850472|Tawaramoto||32241
JP|2110541|Yamoto||32028
JP|1849424|Uekimachi-mōno||31688
JP|1851137|Takahashi|تاكاهاشي|31556
JP|11612589|Kōshū||31526
JP|6822204|Kita-Akita||31504
JP|7303003|Yawatahama||31385
JP|1853192|Sakai-nakajima||31268
JP|1860458|Kaminokawa||31243
JP|1852109|Shingū||31236
JP|2128975|Nemuro|نيمورو|31223
JP|1852915|Sasaguri||31213
JP|1862555|Hirado|هيرادو|31192
JP|1862992|Hayama||31136
JP|1864873|Ayabe|آيابه|31082
JP|2111781|Nagai|ناغاي|31026
JP|6822206|Hirakawa|هيراكاوا|30938
JP|1861285|Itoigawa|إتويغاوا|30865
JP|11612585|Chūō||30835
JP|1926006|Iyo|إيو|30760
JP|6822192|Izu|إزو|30678
JP|1855416|Niimi||30583
JP|1926101|Masaki-chō||30548
JP|1850860|Takehara|تاكيهارا|30506
JP|1849367|Ujiie||30366
JP|1852588|Shibushi|شيبوشي|30231
JP|1859941|Kashima|كاشيما|30159
JP|1853662|Ōtake||30151
JP|1850269|Togitsu||30084
JP|1862010|Ibusuki|إيبوسوكي|29710
JP|1861454|Isawa||29616
JP|1855363|Nirasaki||29483
JP|1854849|Obama|أوباما|29435
JP|1857208|Minamata|ميناماتا|29428
JP|11611608|Saito||29262
JP|1856476|Muikamachi||29123
JP|2112297|Kamogawa||29119
JP|1857751|Maki||29041
JP|2130534|Bibai|بيباي|29028
JP|1854665|Ogawa||28971
JP|10979195|Matsubushi||28787
JP|1850630|Tanuma||28723
JP|1862689|Hiji||28524
JP|2129003|Honchō||28514
JP|1864025|Fukiage-fujimi||28334
JP|11612539|Higashikagawa||28305
JP|1865661|Aioi||28208
JP|1862471|Hiratachō||28154
JP|1926142|Hōjō||27992
JP|1864652|Chatan||27844
JP|1849817|Toyoshina||27834
JP|1858283|Kurihashi||27813
JP|1857403|Menuma||27684
JP|1848445|Honmachi|ياتسوشيرو|27592
JP|2111425|Ōmiya||27588
JP|1854186|Ōmachi|أوماتشي|27559
JP|2110893|Takahagi|تاكاهاغي|27522
JP|2112555|Itako|إتاكو|27512
JP|1865207|Arai||27481
JP|10267168|Sue||27459
JP|1850600|Tarui||27439
JP|1862136|Hōryūji||27341
JP|1855380|Ninomiya||27334
JP|1859765|Katsuyama|كاتسوياما|27088
JP|6324583|Aso||27039
JP|8198709|Buzen||26886
JP|11611643|Arida||26755
JP|1863997|Fukuechō||26636
JP|2129324|Makubetsu||26610
JP|7281819|Fujikawaguchiko||26540
JP|1863541|Gose|غوسي|26522
JP|2128983|Nayoro|نايورو|26457
JP|2128382|Rumoi|روموي|26454
JP|1851390|Susaki||26195
JP|1854028|Ōno-hara||26190
JP|1857560|Matsubase||26163
JP|2130332|Fukagawa|فوكاغاوا|26152
JP|1861586|Innoshima||26141
JP|2110735|Tōno|تونو|26110
JP|2111999|Mashiko||26045
JP|1860341|Kamo||25971
JP|1853280|Sagara||25922
JP|2128147|Shimo-furano||25872
JP|11612707|Semboku||25857
JP|2111429|Omigawa||25763
JP|1858041|Kushikino||25744
JP|2111677|Narutō||25696
JP|1848194|Yoshii||25655
JP|1848210|Yoshida-kasugachō||25500
JP|1857659|Kamimaruko||25403
JP|1861825|Ijūin||25217
JP|1864180|Enzan||25142
JP|1848633|Yamazakichō-nakabirose||25115
JP|1865401|Akune||25089
JP|6822186|Hachimantai|هاتشيمانتاي|25076
JP|1861400|Ishii||25062
JP|1854868|Nyūzen||25007
JP|1861261|Itsukaichi||24954
JP|1861406|Ishige||24948
JP|1863341|Hakui||24529
JP|2112692|Hobaramachi||24515
JP|1860321|Kamojimachō-jōgejima||24374
JP|2129034|Nakashibetsu||24014
JP|1863521|Gōtsuchō||24009
JP|1852673|Setakamachi-takayanagi||23985
JP|1853564|Ōtsuki|أوتسوكي|23976
JP|1861383|Ishiki||23966
JP|1859335|Kitahama||23836
JP|1851282|Tadotsu||23618
JP|2111461|Ōkawara||23618
JP|6822144|Matsuura|ماتسورا|23566
JP|2112903|Funehikimachi-funehiki||23524
JP|1854629|Ogōri-shimogō||23516
JP|1857260|Mikuni||23480
JP|1851622|Sobue||23372
JP|2110891|Takahata||23367
JP|1859234|Kitsuki||23353
JP|1851936|Shirahama||23325
JP|1848113|Yugawara||23267
JP|1851935|Shirahamachō-usazakiminami||23180
JP|1849407|Uenohara|يوينوهورا|23158
JP|1899102|Nagato|ناغوتو|23101
JP|1851170|Bungo-Takada-shi||23059
JP|1850307|Tochio-honchō||23045
JP|1860750|Kajiki||22997
JP|2129163|Mombetsu||22983
JP|2127383|Motomachi||22972
JP|1852561|Shido||22859
JP|9633110|Kanmaki||22807
JP|1850405|Tennō||22740
JP|2111824|Motomiya|موتومايا|22705
JP|2128025|Shizunai-furukawachō||22436
JP|1854246|Ōkuchi-shinohara||22425
JP|1861393|Ishikawa||22412
JP|1863614|Gobō|غوبو|22401
JP|1859998|Kasamatsuchō||22273
JP|1848447|Yatsuomachi-higashikumisaka||22205
JP|1848852|Yabu||22177
JP|1851711|Shōbu||22156
JP|1861584|Ino||22155
JP|1895695|Kushima|كوشيما|22102
JP|1849584|Tsurugi-asahimachi||22042
JP|2112521|Iwase||21980
JP|1857712|Makurazaki||21960
JP|1849850|Toyohama||21917
JP|2111704|Namie||21866
JP|1853486|Ōyama||21744
JP|2128206|Shibetsu||21744
JP|1849661|Tsukumiura||21658
JP|1848498|Yashiro||21554
JP|1859113|Kodamachō-kodamaminami||21544
JP|1852357|Shimoda|شيمودا|21402
JP|1854177|Ōmamachō-ōmama||21286
JP|1850627|Tanushimarumachi-toyoki||21156
JP|1852102|Shin'ichi||21030
JP|10630004|Shonai||20940
JP|1859400|Kisai||20850
JP|1860563|Kamiichi||20827
JP|2111559|Obanazawa||20821
JP|2110538|Yanagawamachi-saiwaichō||20807
JP|2112963|Edosaki||20800
JP|2129005|Namioka||20681
JP|2111008|Shisui||20660
JP|2127910|Takanosu||20542
JP|1856828|Miyata||20421
JP|1851494|Suibara||20392
JP|1860256|Kanaya||20286
JP|2111495|Ōhara||20226
JP|1851068|Takanabe||20185
JP|1851952|Shiozawa||20178
JP|1860095|Kanzakimachi-kanzaki||20172
JP|1861838|Iiyama||20118
JP|2127955|Sunagawa|سوناغاوا|20102
JP|6825492|Sado||20000
JP|6825493|Tainai||20000
JP|6825494|Uonuma|يونوما|20000
JP|11837950|Agano||20000
JP|1851542|Sueyoshichō-ninokata||19986
JP|2128205|Minamishibetsuchō||19794
JP|2112182|Kogota||19760
JP|1856426|Muramatsu||19712
JP|1863973|Fukumitsu||19535
JP|1863611|Gōdo||19361
JP|2112019|Makabe||19293
JP|1851462|Sukumo||19292
JP|1850589|Tarumizu||19146
JP|2130612|Ashibetsu|أشيبيتسو|19108
JP|2129218|Yoichi||18993
JP|1865103|Arita||18989
JP|1849183|Ureshinomachi-shimojuku||18953
JP|1850498|Tatsuno||18951
JP|2129513|Shimokizukuri||18907
JP|1863953|Fukura||18721
JP|2112354|Karasuyama||18488
JP|1863398|Haibara-akanedai||18472
JP|1849073|Utazu||18448
JP|1860335|Kamogatachō-kamogata||18412
JP|1848281|Yonabaru||18410
JP|1859355|Kitagata||18410
JP|1849706|Tsukawaki||18371
JP|1856938|Mitake||18363
JP|1856586|Mori||18306
JP|6696932|Kawage||17948
JP|1865312|Anamizu||17840
JP|1855203|Nishinoomote|نيشينوموتي|17832
JP|2128072|Shiraoi||17759
JP|1850345|Toba||17741
JP|1848933|Wakimachi||17659
JP|1856392|Muroto-misakicho||17601
JP|1860875|Kadogawa||17526
JP|2111943|Miharu||17471
JP|1856703|Miyazu|ميازو|16988
JP|2110583|Yabuki||16955
JP|1853514|Owase||16910
JP|1857343|Mifune||16901
JP|2112309|Katsuura||16872
JP|2127802|Tōbetsu||16694
JP|1849154|Ushibukamachi||16667
JP|1865449|Aki|أكي|16370
JP|2111964|Matsushima||16363
JP|1853371|Ryōtsu-minato||16359
JP|2110994|Shizukuishi||16263
JP|1858033|Kushimoto||16243
JP|6822172|Kumano||16232
JP|1856120|Nagasu||16125
JP|1855395|Nikkō|نيكو|16041
JP|1861799|Ikedachō||15895
JP|2111567|Ōarai||15787
JP|2110596|Wakuya||15763
JP|2112989|Daigo||15725
JP|2112370|Kanegasaki||15580
JP|1855852|Nakanojōmachi||15571
JP|1851319|Tachiarai||15567
JP|11350714|Miyota||15562
JP|1860588|Kamigōri||15448
JP|1859688|Kawaminami||15372
JP|2110560|Yamada||15195
JP|1853163|Sakaki||15025
JP|6825491|Myoko||15000
KE|184745|Nairobi|نيروبي|2750547
KE|195272|Kakamega||1867579
KE|186301|Mombasa|مومباسا|1208333
KE|181032|Ruiru||490120
KE|198629|Eldoret|الدورت|475716
KE|191245|Kisumu|كيزيمو|344487
KE|192126|Kikuyu||323881
KE|184622|Nakuru||259903
KE|179330|Thika||200000
KE|191220|Kitale||162174
KE|189386|Limuru||159314
KE|187968|Malindi|ماليندي|118265
KE|191299|Kisii||112417
KE|178443|Wajir||90116
KE|189280|Lodwar|لودوار|82970
KE|197745|Garissa|غاريسا|67861
KE|198476|Embu||64979
KE|187113|Mbale||60000
KE|194160|Kapenguria||56000
KE|200067|Bungoma||55962
KE|199989|Busia||51981
KE|182701|Nyeri||51084
KE|7931933|Ol Kalou||47795
KE|186827|Meru||47226
KE|192067|Kilifi||46118
KE|185702|Mumias||45485
KE|178522|Voi||45483
KE|196742|Homa Bay||44949
KE|196185|Iten||42000
KE|188657|Lugulu||40894
KE|184707|Naivasha||38366
KE|184433|Nanyuki||36142
KE|187896|Mandera||36076
KE|184379|Narok||36061
KE|192900|Kericho||35748
KE|186731|Migori||35240
KE|186180|Moyale||34314
KE|196231|Isiolo||33207
KE|383388|Siaya||33153
KE|183027|Nyahururu||31978
KE|188492|Machakos||31971
KE|181135|Rongai||30471
KE|191038|Kitui||29062
KE|186315|Molo||27896
KE|195298|Kajiado||24678
KE|195821|Kabarnet||24661
KE|200787|Athi River||24530
KE|189741|Lamu|لامو|24525
KE|178202|Webuye||22507
KE|193627|Karuri||21476
KE|192710|Kiambu||21234
KE|187725|Maralal||20841
KE|188080|Makueni Boma||20681
KE|182498|Ogembo||20000
KE|187585|Marsabit||15361
KE|192859|Kerugoya||15287
KE|185939|Muhoroni||15217
KG|1528675|Bishkek|بشكيك|900000
KG|1527534|Osh|أوش|322164
KG|1528249|Jalal-Abad|جلال-آباد|123239
KG|1528121|Karakol||84351
KG|1527199|Tokmok|توكموك|71443
KG|1527513|Uzgen||49410
KG|1528182|Kara-Balta||48278
KG|1527004|Balykchy||42875
KG|1527592|Naryn||41178
KG|1528717|Bazar-Korgon||41011
KG|1527299|Talas||40308
KG|1222662|Razzakov|اسفنه|34219
KG|1527719|Kyzyl-Kyya||32000
KG|1527317|Suzak||30534
KG|1528735|Batken||27730
KG|1528091|Kara Suu||26609
KG|1528283|Iradan||26200
KG|1527260|Tash-Kumyr||23594
KG|1528702|Belovodskoye||23046
KG|1528193|Kant||22617
KG|1527690|Lebedinovka||21118
KG|1538648|Toktogul||20577
KG|1527689|Massy||19774
KG|1528339|Nookat||18228
KG|1528252|Ivanovka||17513
KG|1527903|Kochkor-Ata||17177
KG|8145969|Kara-Kulja||15616
KG|1528875|Ala-Buka||15426
KG|1527497|Kyzyl-Suu||15075
KG|1222562|Suluktu||15019
KH|1821306|Phnom Penh|بنوم بنه|1573544
KH|1821940|Takeo||843931
KH|1822214|Siem Reap|سيام ريب|139458
KH|1831797|Battambang||119251
KH|1830194|Paoy Paet||79000
KH|1831167|Kampong Chhnang||75244
KH|1831142|Sihanoukville||73036
KH|1831173|Kampong Cham||61750
KH|1822768|Pursat||52476
KH|1821935|Ta Khmau||52066
KH|1822906|Phumĭ Véal Srê||44270
KH|1831133|Kampong Speu||33231
KH|1830468|Koh Kong||33134
KH|1822610|Prey Veng||33079
KH|1822019|Suong||30000
KH|8740221|Smach Mean Chey||29329
KH|1822029|Stung Treng||25000
KH|1830098|Tbeng Meanchey||24380
KH|1821993|Svay Rieng||23956
KH|1822207|Sisophon||23218
KH|1831112|Kampot||22691
KH|1830564|Kratié||19975
KH|1831125|Kampong Thom||19951
KH|1830377|Lumphat||19205
KH|1825093|Samraong||18694
KH|1830205|Pailin||17850
KH|1831732|Banlung||17000
KI|2110257|Tarawa|تاراوا|40311
KM|921772|Moroni|موروني|42872
KM|921753|Moutsamoudou|موتسامودو|23594
KM|921889|Fomboni|فومبوني|14966
KM|921906|Domoni|دوموني|14509
KM|921664|Tsimbeo|صيمبيهو|12472
KM|1091401|Adda-Douéni|أدا دويني|10858
KM|921675|Sima|سيما|10374
KM|921721|Ouani|أواني|10179
KM|1091117|Mirontsi|ميرونتسي|10168
KM|921834|Koni-Djodjo|كوني|8109
KN|3575551|Basseterre|باستير|12920
KP|1871859|Pyongyang|بيونغ يانغ|3222000
KP|1877449|Hamhŭng||559056
KP|1873757|Namp'o||455000
KP|1869012|Sunch'ŏn||437000
KP|1877030|Hŭngnam||346082
KP|1876373|Kaesŏng||338155
KP|1866923|Wŏnsan||329207
KP|2044757|Chongjin||327000
KP|1870883|Sariwŏn||310100
KP|2040893|Sinŭiju||288112
KP|1877615|Haeju||222396
KP|2043572|Kanggye||209530
KP|2043837|Hyesan||192680
KP|1869446|Songnim-ni||152425
KP|2042893|Manp'o||116760
KP|1871871|P'yŏngsŏng||100000
KP|2043835|Hyesan-dong||97794
KP|2038854|Yuktae-dong||76427
KP|2044050|Hongwŏn||70923
KP|2042645|Rajin||66224
KP|1873172|Ongjin||64247
KP|2043484|Kilju||63652
KP|1879487|Chaeryŏng-ŭp||53330
KP|1879613|Anju||50196
KP|2039623|Uiju||50081
KP|2044091|Hoeryŏng||43831
KP|1868998|Sŭngho 1-tong||39841
KP|1879029|Changyŏn||39368
KP|1869021|Sunan||36671
KP|1876873|Hwangju-ŭp||35641
KP|2042987|Kyŏngsŏng||35604
KP|2045311|Aoji||34248
KP|2042498|Ranam||34055
KP|1879672|Anbyŏn-ŭp||31845
KP|1875107|Kusŏng||30902
KP|1878389|Chŏngju||29065
KP|1876153|Kangdong-ŭp||28922
KP|2040674|Sŏnbong||27331
KP|2043677|Iwŏn-ŭp||26364
KP|1877046|Hŭkkyo-ri||25437
KP|1875632|Kosan||24822
KP|1866569|Yŏnan-ŭp||22665
KP|2042503|Namyang||22218
KP|2042249|Yŏnggwang-ŭp||21882
KP|2042738|Musan-ŭp||21739
KP|1875588|Kowŏn-ŭp||21490
KP|1877148|Hoeyang||21111
KP|1867927|T'ongch'ŏn-ŭp||20575
KP|2043531|Kapsan-ŭp||20406
KP|1879682|Anak||19995
KP|2042267|Onsŏng||19806
KP|1875506|Kujang-ŭp||19522
KP|1870413|Sil-li||19463
KP|1877872|Chunghwa||19346
KP|1871484|Samho-rodongjagu||19025
KP|1870434|Sinmak||18669
KP|2041533|Sakchu-ŭp||18001
KP|1879544|Ayang-ni||16104
KP|1870742|Sinanju||15693
KR|1835848|Seoul|سول|10349312
KR|1838524|Busan||3678555
KR|1843564|Incheon|إنتشون|2954955
KR|1835329|Daegu|ديغو|2566540
KR|1841811|Gwangju|غوانغجو|1490092
KR|1835235|Daejeon||1469543
KR|1835553|Suwon||1241311
KR|1842485|Goyang-si||1073069
KR|1897000|Seongnam-si||1031935
KR|1833747|Ulsan||962865
KR|1838716|Bucheon-si||850731
KR|1845604|Cheongju-si||846291
KR|1846918|Ansan-si||716785
KR|1845759|Cheonan|تشونان|666417
KR|1845457|Jeonju|جونجو|652392
KR|1843847|Hwaseong-si||640890
KR|1846898|Anyang-si||595644
KR|1842943|Kimhae||550758
KR|1846326|Changwon||550000
KR|1839071|Pohang||500000
KR|1846266|Jeju City|جيجو|486306
KR|1833788|Uijeongbu-si||479141
KR|1841246|Masan||434371
KR|1842225|Gumi||427770
KR|1948005|Gwangmyeong||357545
KR|11523293|Sejong||351007
KR|1833105|Wŏnju||332849
KR|1846052|Chinju||307242
KR|1843491|Iksan||307000
KR|1884138|Yeosu||295538
KR|1842030|Gunpo||286485
KR|1841066|Mokpo||268402
KR|1897007|Hanam||254415
KR|1842025|Gunsan||243406
KR|1835648|Suncheon||230796
KR|1845136|Chuncheon|تشنتشون|209746
KR|1845033|Chungju|تشنغجو|209483
KR|1843702|Icheon-si||196230
KR|1841988|Guri-si||195236
KR|1843137|Gangneung||180611
KR|1832847|Yangju||179923
KR|6621166|Seogwipo||178552
KR|1839652|Osan|اوسان|158978
KR|1846986|Andong||158765
KR|1841603|Gyeongju||155237
KR|1842944|Gimcheon||150000
KR|11695689|Jeongeup||139876
KR|1841598|Gyeongsan-si||129903
KR|1897118|Hwado||106358
KR|1837706|Sangju||101267
KR|1892823|Tonghae||101128
KR|1839726|Asan|آسان|97749
KR|1912209|Wabu||96775
KR|1897122|Namyangju||90798
KR|1841775|Kwangyang||89281
KR|1844174|Hongseong||89174
KR|1836553|Sokcho||89047
KR|1832384|Eisen||84625
KR|1833466|Wanju||84009
KR|1832830|Yangp'yŏng||83367
KR|1912205|Ungsang||83360
KR|1882056|Sinhyeon||82560
KR|1840379|Nangen||81257
KR|1925936|Naesŏ||80987
KR|1840886|Mungyeong||77304
KR|1840982|Muan||75718
KR|1844191|Hongch'ŏn||75251
KR|6903078|Changnyeong||74668
KR|1835895|Seosan||74208
KR|1842859|Koch'ang||72996
KR|1842616|Gongju||72435
KR|1842754|Kyosai||72124
KR|1832828|Yangsan||71936
KR|1846912|Anseong||69255
KR|1925943|Hwawŏn||64718
KR|1896953|Pubal||63026
KR|1840179|Kosong||62446
KR|1835447|Boryeong||62039
KR|1846095|Chinch'ŏn||60964
KR|1843841|Hwasun||59914
KR|1839873|Okcheon||56634
KR|1843082|Gapyeong||55415
KR|11762608|Yeongam||55000
KR|6395804|Sinan||53150
KR|1841149|Miryang||53103
KR|1835515|T'aebaek||48962
KR|1842939|Kimje||44894
KR|1842800|Koesan||44461
KR|1840211|Nonsan|نونسان|43845
KR|1840862|Munsan||43208
KR|1842966|Gijang||43064
KR|1840536|Naju|ناجو|42459
KR|1838069|Santyoku||42145
KR|1832771|Yesan||39409
KR|1843585|Imsil||37514
KR|1832743|Yeoju||37490
KR|1832015|Heunghae||36080
KR|1832215|Yeonil||34560
KR|1842016|Kunwi||34293
KR|1834885|Tangjin||32778
KR|1838508|Buyeo||32642
KR|1845519|Cheongsong gun||31313
KR|1846114|Jinan-gun||31273
KR|1841976|Kurye||30000
KR|1833514|Waegwan||29691
KR|1836208|Seonghwan||29239
KR|1844308|Hayang||27236
KR|1842518|Goseong||26704
KR|1846355|Changsu||26463
KR|1843163|Ganghwa-gun||25535
KR|1832257|Neietsu||25413
KR|1842153|Kinzan||25243
KR|1886598|Yŏnmu||25015
KR|1832566|Yeongdong||24154
KR|1832909|Yanggu||24027
KR|1844751|Haenam||23928
KR|1844045|Hwacheon||23822
KR|1847050|Gaigeturi||23717
KR|1835096|Taesal-li||23149
KR|1838722|Puan||22267
KR|1835967|Jenzan||20673
KR|1845142|Jumunjin||20600
KR|1832501|Yeonggwang||19909
KR|1839011|Beolgyo||19842
KR|1836839|Sintansin||15000
KW|285839|Al Ahmadi|الأحمدي|637411
KW|285629|Hawalli|حولي|164212
KW|412800|Sabah as Salim|صباح السالم|139163
KW|285815|Al Farwaniyah|الفروانية|86525
KW|285811|Al Fahahil|الفحاحيل|68290
KW|285787|Kuwait City|مدينة الكويت|60064
KW|285728|Ar Riqqah|الرقة|52068
KW|285778|Al Manqaf|المنقف|39025
KW|285799|Al Jahra'|الجهراء|24281
KW|285812|Al Fintas|الفنطاس|23071
KW|285603|Janub as Surrah|جنوب السرة|18496
KW|285782|Al Mahbulah|المهبولة|18178
KW|285856|Ad Dasmah|الدسمة|17585
KW|285760|Al Wafrah|الوفرة|10017
KW|285673|Az Zawr|الزور|5750
KY|3580661|George Town|جورج تاون|29370
KY|3580477|West Bay||15335
KZ|1526384|Almaty|ألماتي|1977011
KZ|1518980|Shymkent|شيمكنت|1200000
KZ|610611|Aktobe|أكتوبي|500757
KZ|609655|Karagandy||497777
KZ|1516905|Taraz|تراز|358153
KZ|1519922|Kyzylorda|كيزيلوردا|354800
KZ|1526273|Astana|نورسولتان|345604
KZ|608668|Oral|أورال|330000
KZ|1520240|Pavlodar|بافلودار|329002
KZ|1520316|Ust-Kamenogorsk||319067
KZ|1519422|Semey|سيماي|292780
KZ|610529|Atyrau|أتيراو|290700
KZ|1517945|Turkestan||227098
KZ|1519928|Kostanay|كوستناي|210000
KZ|1520172|Petropavl|بتروبافل|200920
KZ|1518262|Temirtau|تميرتاو|170600
KZ|1522203|Kokshetau|كوكشيتو|150649
KZ|610612|Shevchenko|آقتاؤ|147443
KZ|1519843|Rudnyy||124000
KZ|1524325|Ekibastuz||121470
KZ|1518542|Taldykorgan|تالديكورغان|116558
KZ|1516589|Zhezqazghan||104357
KZ|607610|Zhanaozen||103598
KZ|1525798|Balqash||81364
KZ|1519691|Sarkand||76919
KZ|1521368|Baikonur|بايكونور|70000
KZ|1522751|Kentau|كنتاو|57408
KZ|1521370|Ridder|ريدر|52664
KZ|609123|Qulsary||51216
KZ|1519244|Shchuchinsk||47290
KZ|1537939|Stepnogorsk|ستيبنوغورسك|46736
KZ|1516438|Altay||44929
KZ|1524298|Aksu||44808
KZ|1516601|Zhitikara||43104
KZ|1519725|Soran||42552
KZ|1518518|Talghar||42194
KZ|1519948|Konayev||42167
KZ|1526193|Arkalyk|أركاليك|42000
KZ|1519327|Shakhtinsk||41602
KZ|1521315|Lisakovsk||40000
KZ|1519030|Chu||39785
KZ|1519938|Karatau||37881
KZ|1526168|Arys|أريس|36285
KZ|1516789|Novokazalinsk||35883
KZ|1526970|Abay||35454
KZ|610613|Aqsay||34799
KZ|1526038|Atbasar|آتباسار|34797
KZ|1520253|Zharkent||34422
KZ|1516788|Zhangatas||33492
KZ|1525988|Ayagoz||33479
KZ|1526265|Aral||33017
KZ|1523741|Esik||32995
KZ|1524801|Chiili||29832
KZ|608679|Kandyagash||28196
KZ|608359|Shalqar||27399
KZ|608362|Shalkar||27072
KZ|1525462|Belyye Vody||26115
KZ|1524889|Chardara||25356
KZ|1519673|Saryaghash||25139
KZ|609404|Khromtau||23715
KZ|1524245|Kalbatau||22047
KZ|1517323|Yanykurgan||21339
KZ|1521379|Lenger|لنجر|21238
KZ|1524958|Burunday||20996
KZ|1517637|Ushtobe||20492
KZ|1519226|Shemonaikha||20087
KZ|1516519|Zhosaly||20065
KZ|610445|Balykshi||19260
KZ|1524308|Otegen Batyra||18864
KZ|609924|Embi||18760
KZ|1517501|Turar Ryskulov||18421
KZ|1521230|Makinsk||17711
KZ|1517060|Zaysan||17600
KZ|1526797|Akkol'||16773
KZ|1518431|Tasbuget||16455
KZ|1520969|Merke||15934
KZ|1520947|Sarykemer||15132
LA|1651944|Vientiane|فيانتيان|196731
LA|1653316|Savannakhet||125760
LA|1654379|Pakse|باكسي|88332
LA|1655199|Thakhèk||85000
LA|1655559|Luang Prabang|لوانغ برابانغ|47378
LA|1652203|Xam Nua||46800
LA|1655123|Muang Phônsavan||37507
LA|1655078|Muang Xay||25000
LA|1655087|Vang Vieng||25000
LA|1655140|Pakxan||21967
LA|1904391|Ban Houakhoua||15500
LA|1655192|Muang Không||15000
LB|276781|Beirut|بيروت|1916100
LB|266826|Tripoli|طرابلس|229398
LB|268064|Sidon|صيدا|163554
LB|267008|Tyre|صور|135204
LB|278913|Nabatieh|النبطية|120000
LB|274874|Habboûch|حبوش|98433
LB|273140|Jounieh|جونية|96315
LB|266045|Zahlé|زحلة|78145
LB|280155|Ghazieh|الغازية|50000
LB|277130|Baalbek|بعلبك|30916
LB|278832|En Nâqoûra|الناقورة|24910
LB|273203|Jbaïl|جبيل|20784
LB|276359|Bcharré|بشري|20000
LB|280328|Batroûn|البترون|10852
LB|277226|Baabda|بعبدا|9000
LB|274499|Hrajel|حراجل|8000
LC|3576812|Castries|كاستريس|20000
LI|3042030|Vaduz|فادوز|5197
LK|1248991|Colombo|كولومبو|648034
LK|1234569|Dehiwala-Mount Lavinia||219827
LK|1236854|Maharagama||195355
LK|1242833|Jaffna||169102
LK|1234633|Moratuwa||168280
LK|1233369|Negombo||137223
LK|1230089|Pita Kotte||118179
LK|1238992|Sri Jayewardenepura Kotte||115826
LK|1241622|Kandy|كاندي|111701
LK|1226260|Trincomalee|ترينكومالي|108420
LK|1242110|Kalmunai||100171
LK|1246294|Galle|غالي|93118
LK|1229989|Point Pedro||89810
LK|1250161|Batticaloa|باتيكالوا|86742
LK|1240935|Katunayaka||84643
LK|1225142|Valvedditturai||78205
LK|1235846|Matara||76254
LK|1250164|Battaramulla South||75633
LK|1248749|Dambulla||66716
LK|1239593|Kolonnawa||64887
LK|1239047|Kotikawatta||64565
LK|1251081|Anuradhapura|أنورادابورا|60943
LK|1225018|Vavuniya||60176
LK|1244397|Hendala||56978
LK|1251574|Ambalangoda||56783
LK|1228730|Ratnapura|راتنابورا|47832
LK|1250615|Badulla|بادولا|47587
LK|1229293|Puttalam||45661
LK|1248158|Devinuwara||45000
LK|1251459|Ampara||43720
LK|1223648|Welisara||41306
LK|1241964|Kalutara||37081
LK|1249978|Bentota||37000
LK|1235855|Matale||36462
LK|1243936|Homagama||34664
LK|1249931|Beruwala||34250
LK|1231410|Panadura||33735
LK|1234378|Mulleriyawa||33540
LK|1241750|Kandana||33424
LK|1242835|Ja Ela||32175
LK|1224085|Wattala||30725
LK|1240622|Kelaniya||28846
LK|1230613|Peliyagoda||28784
LK|1237980|Kurunegala|كورونيغالا|28571
LK|1232783|Nuwara Eliya|نوارا إليا|27500
LK|1249145|Chilaw||24712
LK|1246000|Gampola||24283
LK|1246924|Eravur Town||22982
LK|1244773|Hanwella Ihala||22918
LK|1223738|Weligama||22179
LK|1225187|Vakarai||21000
LK|1241076|Kataragama||20935
LK|1240723|Kegalle||17962
LK|1244596|Hatton||15073
LR|2274895|Monrovia|مونروفيا|939524
LR|2277060|Gbarnga||45835
LR|2276086|Kakata||33945
LR|2278682|Bensonville||33188
LR|2276492|Harper||32661
LR|2273312|Voinjama||26594
LR|2278158|Buchanan||25731
LR|2272491|Zwedru||25678
LR|2272790|New Yekepa||24695
LR|2276600|Greenville||16434
LS|932505|Maseru|ماسيرو|118355
LS|932438|Mohale's Hoek||40040
LS|932614|Mafeteng||39754
LS|932698|Leribe||38558
LS|932886|Butha-Buthe||35108
LS|932521|Maputsoe||32117
LS|932183|Quthing||27314
LS|932218|Qacha's Nek||25573
LS|1106835|Thaba-Tseka||15248
LT|593116|Vilnius|فيلنيوس|542366
LT|598316|Kaunas|كاوناس|289380
LT|598098|Klaipėda||172292
LT|594739|Šiauliai|شياولياي|99462
LT|596128|Panevėžys||85885
LT|601084|Alytus|أليتس|49195
LT|597231|Marijampolė|ماريامبوله|34975
LT|597188|Mazeikiai||32470
LT|598818|Jonava||26423
LT|593672|Utena|أوتينا|25397
LT|598272|Kėdainiai||22677
LT|593926|Telsiai||21294
LT|593959|Taurage||21203
LT|593733|Ukmerge||20154
LT|595689|Plunge||18904
LT|596238|Palanga||18207
LT|593063|Visaginas||18024
LT|597989|Kretinga||17249
LT|599506|Gargždai||16433
LT|595449|Radviliskis||16344
LU|2960316|Luxembourg|لوكسمبورغ|76684
LU|2960596|Esch-sur-Alzette|اش-سور-الزت|28228
LU|2960634|Dudelange||18013
LV|456172|Riga|ريغا|742572
LV|460413|Daugavpils|داوغافبيلس|111564
LV|457954|Liepāja||85132
LV|459279|Jelgava||61791
LV|459201|Jūrmala||54088
LV|454310|Ventspils||42644
LV|456202|Rēzekne|ريزكني|38340
LV|459283|Jēkabpils|جيكاببيلس|27078
LV|453754|Valmiera|فالميرا|26963
LV|457065|Ogre||26760
LV|460433|Dārzciems||18956
LV|454768|Tukums|توكوموس|18348
LV|460570|Cēsis|سسيس|18198
LV|455898|Salaspils||17606
LY|2210247|Tripoli|طرابلس|1150989
LY|88319|Benghazi|بنغازي|807250
LY|89113|Ajdabiya|أجدابيا|416000
LY|2214846|Misratah|مصراتة|386120
LY|2210221|Tarhuna|ترهونة|210697
LY|2219905|Al Khums|الخمس|201943
LY|2218970|Az Zawiyah|الزاوية|200000
LY|2219701|Al Ajaylat|العجيلات|130546
LY|2212775|Sabha|سبها|130000
LY|2210554|Sirte|سرت|128123
LY|2219960|Al Jadid|الجديد|126386
LY|81302|Tobruk|طبرق|121052
LY|2208485|Zliten|زليتن|109972
LY|2212771|Sabratah|صبراتة|102038
LY|2219936|Al Jumayl|الجميل|102000
LY|2210394|Tajura'|تاجوراء|100000
LY|88903|Al Marj|المرج|85315
LY|2217362|Gharyan|غريان|85219
LY|87205|Darnah|درنة|78782
LY|89055|Al Bayda'|البيضاء|74594
LY|2208791|Yafran|يفرن|67638
LY|2218840|Bani Walid|بني وليد|46350
LY|88562|At Taj|التاج|46050
LY|2208425|Zuwarah|زوارة|45000
LY|2214603|Murzuq|مرزق|43732
LY|2219235|Ubari|أوباري|42975
LY|2218478|Brak|براك|39444
LY|2218963|Zintan|الزنتان|33000
LY|89087|Al Abyar|الأبيار|32563
LY|2209055|Waddan|ودان|27590
LY|2214433|Nalut|نالوت|26256
LY|2214827|Mizdah|مزدة|26107
LY|2210560|Surman|صرمان|25235
LY|88835|Al Qubbah|القبة|24631
LY|2217351|Ghat|غات|24347
LY|2215163|Masallatah|مسلاتة|23702
LY|88834|Tukrah|توكرة|23164
LY|88380|Az Zuwaytinah|الزويتينة|21015
LY|2216645|Hun|هون|18878
LY|2208655|Zaltan|زلطن|17700
LY|88962|Al Jawf|الجوف|17320
LY|81604|Qaryat Suluq|سلوق|15543
LY|2215210|Al Burayqah|البريقة|13780
LY|80509|Al Bardiyah|البردية|9149
LY|2217440|Ghadamis|غدامس|7000
LY|88533|Awjilah|أوجلة|6610
LY|2216432|Jadu|جادو|6013
LY|8354477|Qasr Abu Hadi|قصر أبو هادي|4890
LY|2220309|Idri|أدري|4611
LY|2219739|Al Qatrun|القطرون|4500
LY|2220139|Al 'Aziziyah|العزيزية|4000
LY|86049|Jalu|جالو|3334
MA|2553604|Casablanca|الدار البيضاء|3144909
MA|2538475|Rabat|الرباط|1655753
MA|2548885|Fès|فاس|964891
MA|2537763|Sale|سلا|903485
MA|2542997|Marrakesh|مراكش|839296
MA|2561668|Agadir|أكادير|698310
MA|2530335|Tangier|طنجة|688356
MA|2542715|Meknès|مكناس|545705
MA|2540483|Oujda|وجدة|405253
MA|2558545|Al Hoceïma|الحسيمة|395644
MA|2544571|Kenitra|القنيطرة|366570
MA|2528910|Tétouan|تطوان|326261
MA|2529013|Temara|تمارة|313510
MA|2537881|Safi|آسفي|288163
MA|10920963|Salé Al Jadida|سلا الجديدة|200000
MA|2542051|Mohammedia|المحمدية|187708
MA|2544248|Khouribga|خريبكة|167673
MA|2555745|Beni Mellal|بني ملال|166399
MA|2550078|El Jadid|الجديدة|147549
MA|2529317|Taza|تازة|141890
MA|2541479|Nador|الناظور|129260
MA|2537406|Settat|سطات|119082
MA|2543549|Larache|العرائش|109294
MA|2544001|Ksar El Kebir|القصر الكبير|108753
MA|2558470|Khemisset|الخميسات|106991
MA|2548526|Guelmim|كلميم|98229
MA|2556272|Berrechid|برشيد|93954
MA|7280528|Errachidia|الرشيدية|92374
MA|2540689|Oued Zem|وادي زم|84910
MA|2548830|Al Fqih Ben Çalah|الفقيه بن صالح|84072
MA|2530048|Taourirt|تاوريرت|82518
MA|2555467|Berkane|بركان|80721
MA|2532945|Sidi Slimane|سيدي سليمان|79437
MA|2533191|Sidi Qacem|سيدي قاسم|74755
MA|2544333|Khenifra|خنيفرة|73906
MA|2546917|Ifrane|إفران|73782
MA|2529649|Taroudant|تارودانت|71133
MA|2549263|Essaouira|الصويرة|70634
MA|2528659|Tiflet|تيفلت|70010
MA|2539134|Oulad Teïma|أولاد تايمة|66832
MA|2537545|Sefrou|صفرو|65150
MA|2526488|Youssoufia|اليوسفية|64910
MA|2530241|Tan-Tan|طانطان|61924
MA|2540810|Ouezzane|وزان|58684
MA|2548489|Guercif|جرسيف|57544
MA|2540850|Ouarzazat|ورزازات|57245
MA|2527089|Tiznit|تزنيت|55092
MA|2548818|Fnidek|الفنيدق|53559
MA|2556464|Azrou|أزرو|48249
MA|2542227|Midelt|ميدلت|45159
MA|2562055|Skhirate|الصخيرات|44850
MA|2545017|Jerada|جرادة|43696
MA|2461874|Smara|السمارة|42056
MA|2544720|Kasba Tadla|قصبة تادلة|41199
MA|2536074|Sidi Bennour|سيدي بنور|40044
MA|2550898|Imzouren|إمزورن|40000
MA|2542987|Martil|مرتيل|39738
MA|2527915|Tinghir|تنغير|36795
MA|2553455|Chefchaouen|شفشاون|36280
MA|2557055|Asilah|أصيلة|28861
MA|2534515|Sidi Ifni|سيدي إفني|20000
MA|2538898|Oulmes|أولماس|19014
MA|2548851|Figuig (Centre)|فكيك|12516
MA|2463161|Aousserd|آوسرد|5832
MA|2529923|Tarfaya|طرفاية|5615
MC|2993458|Monaco|موناكو|32965
MD|618426|Chisinau|تشيسيناو|635994
MD|617239|Tiraspol|تيراسبول|157000
MD|618605|Bălţi||125000
MD|618577|Bender|بيندر|110175
MD|617486|Rîbniţa||55455
MD|618456|Cahul||34492
MD|617180|Ungheni||34422
MD|617367|Soroca||27423
MD|617638|Orhei||24918
MD|618365|Dubăsari||23254
MD|618405|Comrat||22911
MD|617076|Edineţ||22872
MD|618450|Ceadîr-Lunga||22700
MD|618120|Căuşeni||21690
MD|617302|Strășeni||19225
MD|617993|Hînceşti||16900
MD|618329|Floreşti||16759
MD|618370|Drochia||16080
MD|618054|Codru||15934
MD|617345|Bilicenii Vechi||15479
MD|617381|Slobozia||15356
ME|3193044|Podgorica|بودغوريكا|236852
ME|3194494|Nikšić||58212
ME|3199394|Herceg Novi||19536
ME|3193161|Pljevlja||19489
ME|3203106|Budva|بودوا|18000
ME|3204509|Bar|بار|17727
ME|3204176|Bijelo Polje||15400
ME|3202641|Cetinje|ستنيي|15137
MF|3578851|Marigot|ماريغوت|5700
MG|1070940|Antananarivo|أنتاناناريفو|1391433
MG|1053384|Toamasina||325857
MG|1069166|Antsirabe|أنتسيرابي|265018
MG|1062663|Mahajanga|ماجنكا|246022
MG|1064890|Fianarantsoa||191776
MG|1055429|Toliara||168756
MG|1069129|Antsiranana||129320
MG|1079048|Ambovombe||114230
MG|1056899|Sambava||84039
MG|1070661|Antanifotsy||70626
MG|1055433|Tôlanaro||67284
MG|1082243|Ambilobe||56000
MG|1058381|Morondava||53510
MG|1078446|Amparafaravola||51519
MG|1082639|Ambatondrazaka||47649
MG|1054463|Tsiroanomandidy||44461
MG|1061605|Manakara||44237
MG|1064980|Fenoarivo Atsinanana||41734
MG|1061412|Mananara||41209
MG|1079088|Ambositra||41078
MG|1056151|Soavinandriana||40453
MG|1062553|Mahanoro||39879
MG|1056386|Soanierana Ivongo||39271
MG|1068971|Antsohihy||38253
MG|1065140|Faratsiho||37563
MG|1058080|Nosy Varika||37152
MG|1054192|Vavatenina||36916
MG|1081790|Amboasary||36082
MG|1065158|Farafangana||34676
MG|1071296|Antalaha||34112
MG|1064234|Ikongo||32374
MG|1068955|Antsohimbondrona||32080
MG|1060673|Manjakandriana||31840
MG|1065222|Fandriana||31437
MG|1059507|Marovoay||31253
MG|1066310|Betioky||31102
MG|1083724|Ambanja||30621
MG|1054500|Tsiombe||29825
MG|1066514|Betafo||29785
MG|1058532|Moramanga||29212
MG|1082992|Ambatolampy||28461
MG|1083968|Ambalavao||28027
MG|1057277|Sahavato||28000
MG|1061335|Mananjary||27686
MG|1053778|Vohipaho||27000
MG|1059059|Miandrarivo||27000
MG|1060007|Marolambo||26160
MG|1083239|Ambatofinandrahana||25997
MG|1072879|Ankazoabo||25961
MG|1062842|Maevatanana||25928
MG|1061912|Maintirano||25788
MG|1078553|Ampanihy||25686
MG|1054035|Vohibinany||25311
MG|1078966|Ampahana||25000
MG|1067531|Belo sur Tsiribihina||23900
MG|1060283|Maroantsetra||23859
MG|1054329|Vangaindrano||23523
MG|1067565|Beloha||23021
MG|1076105|Hell-Ville||22680
MG|1083257|Ambato Boeny||22529
MG|1068865|Arivonimamo||21982
MG|1057095|Sakaraha||21826
MG|1056381|Soanindrariny||21000
MG|1056531|Sitampiky||21000
MG|1078171|Ampasimanolotra||21000
MG|1076454|Andapa||20798
MG|1059051|Miandrivazo||20631
MG|1053507|Vondrozo||19949
MG|1076194|Andilamena||19750
MG|1064978|Fenoarivo Be||19605
MG|1073482|Anjozorobe||19027
MG|1066831|Beroroha||18632
MG|1064366|Ifanadiana||17543
MG|1057688|Sadabe||17000
MG|1079777|Ambohitrolomahitsy||17000
MG|1081863|Amboanjo||17000
MG|1064275|Ihosy||16990
MG|1068670|Bealanana||16948
MG|1055059|Tsaratanana||16761
MG|1083676|Ambarakaraka||16114
MG|1072711|Ankazondandy||16000
MG|1084740|Alarobia||16000
MG|1072849|Ankazobe||15722
MG|1064258|Ikalamavony||15601
MG|1063368|Kopoky||15000
MG|1064334|Ifatsy||15000
MH|2113779|Majuro|ماجورو|25400
MH|7304467|Ebaye||15000
MK|785842|Skopje|سكوبي|474889
MK|788886|Kumanovo|كومانوفو|75051
MK|786735|Prilep||73814
MK|792578|Bitola|بيتولا|69287
MK|833262|Čair||64773
MK|785082|Tetovo|تتوفو|63176
MK|863675|Kisela Voda||58216
MK|785058|Veles|ولس|57873
MK|790295|Gostivar|غوستيفار|50974
MK|785482|Shtip||48279
MK|7886881|Centar Župa||45412
MK|787487|Ohrid|أوخريد|42033
MK|789541|Kavadarci||38799
MK|785387|Struga|ستروغا|37387
MK|833260|Butel||36154
MK|789403|Kochani||34258
MK|785380|Strumica||33825
MK|789527|Kičevo|كيتشيفو|31123
MK|788654|Lipkovo||28102
MK|783926|Zelino||25422
MK|786565|Radovis||24984
MK|785113|Tearce||23096
MK|789045|Kriva Palanka||20820
MK|833258|Šuto Orizare||20800
MK|790744|Gevgelija|غيفغليا|20664
MK|787716|Negotino||19515
MK|785345|Studeničani||18219
MK|784424|Vinica||18218
MK|791606|Debar|دبار|18074
MK|791559|Delcevo||17415
MK|786341|Resen||16539
MK|833357|Ilinden||16406
MK|792227|Brvenica||16267
MK|789611|Kamenjane||15376
MK|792501|Bogovinje||15166
ML|2460596|Bamako|باماكو|1297281
ML|2451478|Ségou|سيغو|153349
ML|2451185|Sikasso|سيكاسو|144786
ML|2453348|Mopti|موبتي|108456
ML|2454268|Koutiala||99353
ML|2457163|Gao|جاو|87000
ML|2455518|Kayes|كايس|78406
ML|2453662|Markala||53738
ML|2454955|Kolokani||48774
ML|2455558|Kati|كاتي|42922
ML|2459775|Bougouni||35450
ML|2449067|Timbuktu|تمبكتو|32460
ML|2460546|Banamba||30591
ML|2460755|Bafoulabé||26823
ML|2451778|San||24811
ML|2454530|Koulikoro|كوليكورو|23919
ML|2458589|Djénné|جنه|22382
ML|2448442|Yorosso||17447
ML|2455735|Kangaba||17232
ML|2451935|Sagalo||15830
ML|2455465|Ké-Macina||15750
MM|1298824|Yangon|يانغون|4477638
MM|1311874|Mandalay|ماندالاي|1208099
MM|6611854|Nay Pyi Taw||925000
MM|1308465|Mawlamyine||438861
MM|11810635|Kyain Seikgyi Township||246065
MM|1300466|Bago||244376
MM|1328421|Pathein||237089
MM|1308522|Monywa||182011
MM|1295765|Sittwe||177743
MM|1309793|Meiktila||177442
MM|1309611|Myeik||173298
MM|1319364|Kēng Tung||171620
MM|1293960|Taunggyi||160115
MM|1307835|Myingyan||141713
MM|1293625|Dawei||136783
MM|1299154|Pyay||135308
MM|1325211|Hinthada||134947
MM|1314759|Lashio||131016
MM|1302439|Pakokku||126938
MM|1292288|Thaton||123727
MM|1309937|Pyin Oo Lwin||117303
MM|1285173|Yenangyaung||110553
MM|1290596|Taungoo||106945
MM|1292037|Thayetmyo||98185
MM|1298987|Pyinmana||97409
MM|1312609|Magway||96954
MM|1307741|Myitkyina||90894
MM|1327659|Chauk||90870
MM|1308937|Mogok||90843
MM|1303406|Nyaunglebin||89626
MM|1308415|Mudon||89123
MM|1296736|Shwebo||88914
MM|1298482|Sagaing||78739
MM|1294041|Taungdwingyi||70094
MM|1295395|Syriam||69448
MM|1328121|Bogale||68938
MM|1299237|Pyapon||65601
MM|1285899|Yamethin||59867
MM|1320944|Kanbe||58146
MM|1319573|Kawthoung||57949
MM|1329239|Myaydo||57897
MM|1309289|Minbu||57342
MM|1292313|Tharyarwady||54386
MM|1291193|Thongwa||52496
MM|1317397|Kyaiklat||52425
MM|1295301|Tachilek||51553
MM|1310362|Maubin||51542
MM|1316703|Kyaukse||50480
MM|1302849|Hpa-An||50000
MM|1317375|Kyaikto||48658
MM|1310460|Martaban||48629
MM|1317402|Kyaikkami||48100
MM|1328218|Bhamo||47920
MM|1290374|Twante||46516
MM|1308052|Myawadi||45000
MM|1310120|Mawlaik||44540
MM|1289828|Wakema||42705
MM|1308204|Myanaung||42252
MM|1298911|Pyu||40386
MM|1319533|Kayan||40322
MM|1285871|Nyaungdon||40092
MM|1308464|Mawlamyinegyunn||39115
MM|1314042|Letpandan||38936
MM|1292579|Thanatpin||38059
MM|1300969|Paungde||36971
MM|1325443|Hakha||20000
MM|1313479|Loikaw||17293
MN|2028462|Ulan Bator|أولان باتور|844818
MN|2031405|Erdenet|اردنت|97814
MN|2031964|Darhan||83883
MN|2029945|Mörön||39404
MN|2032533|Bayanhongor||30931
MN|1515029|Ulaangom||30092
MN|1516048|Khovd||29800
MN|2032814|Arvayheer||29420
MN|1515436|Ölgii||28400
MN|2030474|Hovd|هوفد|27924
MN|2032007|Dalandzadgad||24863
MN|2029156|Sühbaatar||22741
MN|2029656|Undurkhaan||22741
MN|2028606|Tsetserleg||21620
MN|2032081|Saynshand||19891
MN|2031533|Dzüünharaa||18830
MN|2032614|Baruun-Urt||18190
MN|1516393|Altai||17617
MN|2032201|Bulgan||17348
MN|2031517|Dzuunmod||16953
MN|7648817|Zuunmod||16953
MN|1515007|Uliastay||16265
MO|1821274|Macau|ماكاو|649335
MP|7828758|Saipan|سايبان|48220
MP|7267949|San Jose Village||15000
MQ|3570675|Fort-de-France|فور دو فرانس|89995
MQ|3570428|Le Lamentin|لو لمونتن|40581
MQ|3570412|Le Robert|لو روبر|23814
MQ|3569926|Sainte-Marie||20380
MQ|3570429|Le François||19682
MQ|3570785|Ducos||17394
MQ|3569915|Saint-Joseph||16974
MQ|3570446|La Trinité||15040
MR|2377450|Nouakchott|نواكشوط|661400
MR|2377457|Nouadhibou|نواذيبو|72337
MR|2377539|Néma|النعمة|60000
MR|2378736|Kaédi|كيهيدي|55374
MR|2376898|Rosso|روصو|48922
MR|2378538|Kiffa|كيفة|40281
MR|2375558|Zouerate|ازويرات|38000
MR|2381334|Atar|أطار|24021
MR|2376189|Tékane|تيكان|22041
MR|2376719|Sélibaby|سيلبابي|18424
MR|2381659|Aleg|ألاك|15211
MR|2381291|Aioun|العيون|12635
MR|2381690|Akjoujt|أكجوجت|11500
MS|3578069|Plymouth|بليموث|0
MT|2562541|San Pawl il-Baħar||32042
MT|2563191|Birkirkara||24356
MT|2562704|Mosta||23482
MT|2562501|Sliema||22591
MT|2562629|Qormi||16801
MT|2562266|Żabbar|زابار|15648
MT|2562305|Valletta|والتا|6794
MU|934154|Port Louis|بور لويس|155226
MU|933945|Vacoas||115289
MU|934765|Beau Bassin-Rose Hill||111355
MU|934570|Curepipe|كوريبيب|78618
MU|934131|Quatre Bornes||77308
MU|933959|Triolet||23269
MU|934488|Goodlands||20910
MU|934631|Centre de Flacq||17710
MU|934750|Bel Air Rivière Sèche||17671
MU|934322|Mahébourg||17042
MU|934032|Saint Pierre||16414
MU|934778|Bambous||15345
MU|1106809|Le Hochet||15197
MV|1282027|Male||103693
MW|927967|Lilongwe|ليلونغوي|646750
MW|931755|Blantyre|بلانتاير|584877
MW|925475|Mzuzu|مزوزو|175345
MW|923295|Zomba||80932
MW|928534|Kasungu||42555
MW|927246|Mangochi||40236
MW|235715|Karonga||34207
MW|924055|Salima||30052
MW|924705|Nkhotakota||24865
MW|927834|Liwonde||22469
MW|924572|Nsanje||21774
MW|924102|Rumphi||20727
MW|925498|Mzimba||19308
MW|931865|Balaka||18902
MW|926747|Mchinji||18305
MW|925789|Mulanje||16483
MW|930025|Dedza||15608
MX|3530597|Mexico City|مكسيكو سيتي|12294193
MX|3981609|Tijuana|تيخوانا|1922523
MX|3526683|Iztapalapa||1815786
MX|3998655|León de los Aldama||1721199
MX|3521081|Puebla|بويبلا|1692181
MX|3529612|Ecatepec de Morelos||1645352
MX|3991164|Santiago de Querétaro||1594212
MX|4013708|Ciudad Juárez|سيوداد خواريز|1501551
MX|3979770|Zapopan||1476491
MX|4005539|Guadalajara||1385629
MX|3523349|Mérida|ميريدا|1201000
MX|3514674|Gustavo Adolfo Madero||1185772
MX|3995465|Monterrey|مونتيري|1135512
MX|3530589|Ciudad Nezahualcoyotl||1104585
MX|3996069|Mexicali|مكسيكالي|1032686
MX|4014338|Chihuahua|تشيواوا|925762
MX|4004898|Hermosillo|هيرموسيلو|812229
MX|4012176|Culiacán||808416
MX|3522790|Naucalpan de Juárez|ناوكالبان دي خواريز|792211
MX|3995402|Morelia|موريليا|743275
MX|3981254|Torreón||735340
MX|3985606|San Luis Potosí||722772
MX|4019233|Aguascalientes||722250
MX|3988086|Saltillo|سالتيو|709671
MX|4005492|Guadalupe||673616
MX|3533462|Acapulco de Juárez|أكابولكو|673479
MX|3515431|Tlalnepantla||653410
MX|3531673|Cancún|كانكون|628306
MX|3530139|Coyoacán||620416
MX|3517270|Santa María Chimalhuacán||612383
MX|3515001|Tuxtla|توكستلا غوتيريز|604147
MX|3520339|Reynosa||589466
MX|3981461|Tlaquepaque||575942
MX|3515428|Tlalpan||574577
MX|3827409|Cuauhtémoc||531831
MX|4011743|Victoria de Durango||518709
MX|3515302|Toluca||489333
MX|3532624|Ciudad López Mateos||489160
MX|3515807|Cuautitlán Izcalli||484573
MX|4018390|Ciudad Apodaca||467157
MX|3523466|Heroica Matamoros||449815
MX|3985241|San Nicolás de los Garza||443273
MX|4013704|Ciudad Obregón||436484
MX|3514783|Veracruz||428323
MX|3526617|Xalapa de Enríquez||424755
MX|3532497|Azcapotzalco||414711
MX|3981369|Tonalá||408759
MX|3514450|Xochimilco||407885
MX|3526700|Iztacalco||384326
MX|3996322|Mazatlán|مازاتلان|381583
MX|4004330|Irapuato|ايرابواتو|380941
MX|3522551|Nuevo Laredo||373725
MX|3827408|Miguel Hidalgo||372889
MX|3980760|Uruapan||356786
MX|3514519|Xico||356352
MX|3827406|Benito Juarez||355017
MX|3514670|Villahermosa|فيلاهيرموسا|353577
MX|4005867|Ciudad General Escobedo||352444
MX|4014875|Celaya|سيلايا|340387
MX|3529947|Cuernavaca||338650
MX|3981941|Tepic||332863
MX|3530580|Ciudad Victoria||332100
MX|3982912|Soledad de Graciano Sánchez||332072
MX|3526682|Ixtapaluca||322271
MX|3516355|Tampico|تامبيكو|309003
MX|3515463|Tláhuac||305076
MX|3522732|Nicolás Romero||281799
MX|4006702|Ensenada|إنسينادا|279765
MX|3530569|Coacalco||277959
MX|3988214|Salamanca|سلامنكا|273417
MX|3984583|Santa Catarina||268347
MX|4005775|Gómez Palacio||257352
MX|3997479|Los Mochis||256613
MX|3522210|Pachuca de Soto||256584
MX|3522507|Oaxaca|أوخاكا|255029
MX|4000900|La Paz||250141
MX|3516109|Tehuacán||248716
MX|3827598|Ojo de Agua||242272
MX|3523760|Magdalena Contreras||238431
MX|3530517|Coatzacoalcos||235983
MX|3531732|Campeche||220389
MX|3995523|Monclova||215271
MX|4004886|Nogales||212533
MX|3827606|Buenavista||206081
MX|3991328|Puerto Vallarta||203342
MX|3516266|Tapachula||202672
MX|3530594|Ciudad Madero||197216
MX|3530870|Chilpancingo||187251
MX|3521168|Poza Rica de Hidalgo||185242
MX|3985604|San Luis Río Colorado||176685
MX|3530937|Chicoloapan||172919
MX|3530599|Ciudad del Carmen||169466
MX|3531023|Chetumal||169028
MX|3531200|Chalco||168720
MX|3526485|Jiutepec||162427
MX|3530049|Delegación Cuajimalpa de Morelos||160491
MX|3996663|Manzanillo||159853
MX|3519537|San Cristóbal de las Casas||158027
MX|3529982|Cuautla||157336
MX|3518135|San Pablo de las Salinas||156191
MX|4003757|Ciudad Benito Juárez||151893
MX|3992619|Piedras Negras||150178
MX|3521342|Playa del Carmen||149923
MX|4013516|Colima||146965
MX|3979802|Zamora||141627
MX|3530240|Córdoba||140896
MX|3518692|San Juan del Río||138878
MX|4013728|Ciudad Acuña||134233
MX|3979844|Zacatecas||129011
MX|3827414|Huixquilucan||124846
MX|3483849|Ciudad Valles||124644
MX|4005937|San Pedro Garza García||122627
MX|4006163|Fresnillo||120944
MX|3522307|Orizaba||120844
MX|3523149|Miramar||118614
MX|3526798|Iguala de la Independencia||118468
MX|4013720|Ciudad Delicias||118071
MX|3980194|Ciudad de Villa de Álvarez||117600
MX|3995019|Navojoa||113836
MX|4005143|Heroica Guaymas||113082
MX|3523183|Minatitlán||112046
MX|4013714|Ciudad Guzmán|ثيوداد جوثمان|111975
MX|3529986|Cuautitlán||108449
MX|3515715|Texcoco de Mora||105165
MX|4004867|Parral||104836
MX|3817746|Tepexpan||102667
MX|3515062|Tulancingo||102406
MX|3518723|Tuxtepec||101810
MX|4018400|Apatzingán||99010
MX|4002224|Lagos de Moreno||98206
MX|3516035|Temixco||97788
MX|3530367|Comitán||97537
MX|3520271|Ciudad Río Bravo||95647
MX|3980190|García||93641
MX|3981984|Tepatitlán de Morelos||91959
MX|3531576|Cárdenas||91558
MX|3530757|Cholula||87897
MX|8858085|Hacienda Santa Fe||86935
MX|3532592|Atlixco||86690
MX|3982213|Tecomán||85689
MX|3523908|Los Reyes Acaquilpan||85359
MX|3528756|Ciudad Mante||84787
MX|3515011|Túxpam de Rodríguez Cano||84750
MX|3815415|Tlaxcala||84670
MX|4004885|Heróica Zitácuaro||84307
MX|3994489|Ocotlán||83769
MX|4000821|La Piedad||83323
MX|4013706|Ciudad Lerdo||79669
MX|4026082|Ciudad Lázaro Cárdenas||79200
MX|3996387|Matehuala||77328
MX|4019260|Agua Prieta||77254
MX|3526323|Kanasín||77240
MX|3530103|Cozumel||77236
MX|3532881|Amozoc de Mota||77106
MX|3520064|Salina Cruz||76596
MX|3518407|San Martin Texmelucan de Labastida||75518
MX|3526357|Juchitán de Zaragoza||74825
MX|3983058|Silao||74242
MX|8858086|Fuentes del Valle||74087
MX|4005270|Guanajuato|غواناخواتو|72237
MX|3980187|El Pueblito||71254
MX|4005219|Guasave||71196
MX|3986984|San Francisco del Rincón||71139
MX|3985344|San Miguel de Allende||69811
MX|3986172|San José del Cabo||69788
MX|3980180|Frontera||69462
MX|3985710|Cabo San Lucas|كابو سان لوكاس|68463
MX|3531862|Cadereyta Jiménez||68111
MX|3980605|Valle de Santiago||68058
MX|3531865|Cadereyta||67994
MX|3518387|San Mateo Atenco||67890
MX|3523011|Montemorelos||67428
MX|3979673|Ixtapa-Zihuatanejo||67408
MX|3517517|Santa Cruz Xoxocotlán||67086
MX|3991043|Ramos Arizpe||66554
MX|3515044|Tultepec||65338
MX|3988392|Rosarito||65278
MX|3982266|Tecate||64764
MX|3988258|Sahuayo de Morelos||64431
MX|4005297|Guamúchil||63743
MX|3524348|Linares||63104
MX|3981791|Tesistán||62397
MX|3519907|San Andrés Tuxtla||61769
MX|4012721|Cortazar||61658
MX|8858087|San Salvador Tizatlalli||61367
MX|4013712|Ciudad Hidalgo||60542
MX|3523513|Martínez de la Torre||60074
MX|3815453|Villa Vicente Guerrero||60001
MX|4004887|Heroica Caborca||59922
MX|3533005|Altamira||59536
MX|4023117|Dolores Hidalgo||59240
MX|3515696|Teziutlan||58699
MX|4019827|Acámbaro||57972
MX|4004198|Jacona de Plancarte||56934
MX|3991347|Puerto Peñasco||56756
MX|3526992|Huauchinango||56206
MX|3994616|Nuevo Casas Grandes||55553
MX|3993179|Pátzcuaro||55298
MX|3988333|Sabinas||54905
MX|3515358|San Bernardino Tlaxcalancingo||54517
MX|3518221|Zinacantepec||54220
MX|8858088|Jardines de la Silla (Jardines)||53742
MX|3827596|Santiago Teyahualco||53684
MX|3530531|Coatepec||53621
MX|3521922|Papantla de Olarte||53546
MX|3520235|Rioverde||53128
MX|3527023|Ciudad de Huajuapan de León||53043
MX|3996426|Matamoros|ماتاموروس|52233
MX|3516225|Taxco de Alarcón||52217
MX|4018348|Arandas||52175
MX|3815324|Huamantla||51996
MX|3980777|Uriangato||51382
MX|3515942|Teoloyucan||51255
MX|3533426|Acayucan||50934
MX|3513966|Zumpango||50742
MX|3979846|Zacapú||50112
MX|3985621|San Luis de la Paz||49914
MX|3532792|Apizaco||49506
MX|3527879|Emiliano Zapata||49193
MX|3514876|Valladolid||48973
MX|3514868|Valle Hermoso||48918
MX|3985035|San Pedro||48746
MX|3985865|San Juan de los Lagos||48684
MX|11121204|Colonia del Sol||48032
MX|3517742|Santa Ana Chiautempan||48030
MX|3801276|Tierra Blanca||47824
MX|3515384|Tlapa de Comonfort||46975
MX|3515504|Tizimín||46971
MX|4017957|Autlán de Navarro||45382
MX|3531013|Chiapa de Corzo||45077
MX|8858089|San Buenaventura||44761
MX|3991226|Purísima de Bustos||43512
MX|3515505|Tizayuca||43250
MX|3995343|Moroleón||43200
MX|4004024|Jerez de García Salinas||43064
MX|4003995|Jesús María||43012
MX|3522164|Palenque||42947
MX|3526657|Izúcar de Matamoros||42936
MX|3514321|Yautepec||42731
MX|3524903|Las Choapas||42693
MX|4006806|Empalme||42516
MX|3530617|Cintalapa de Figueroa||42467
MX|4003662|Juventino Rosas||42264
MX|3516843|Santo Domingo Tehuantepec||42082
MX|3522484|Ocosingo||41878
MX|3530385|Comalcalco||41458
MX|4013723|Ciudad Constitución||40935
MX|3521941|Pánuco||40754
MX|3520274|Río Blanco||40611
MX|4013724|Camargo||40221
MX|3992986|Pénjamo||40070
MX|3526952|Huejutla de Reyes||40015
MX|3818742|San Andrés Cholula||39964
MX|3514510|Xicotepec de Juárez||39803
MX|3514929|Umán||39611
MX|3997211|Los Reyes de Salgado||39209
MX|3522444|Ocozocoautla de Espinosa||39180
MX|4011668|Esperanza||38969
MX|3827586|Melchor Ocampo||38599
MX|3815392|Zacatelco||38466
MX|3994667|Nueva Rosita||38158
MX|3515827|Tepotzotlán||38119
MX|4026075|Guacamayas||37980
MX|3521628|Perote||37516
MX|3521108|Progreso||37369
MX|3514677|Villaflores||37237
MX|3988050|Salvatierra||37203
MX|8858090|Santa Teresa||36845
MX|3983671|Santiago||36840
MX|8858091|San Jerónimo Cuatro Vientos||36778
MX|4018582|Ameca||36156
MX|3533269|Agua Dulce||36079
MX|4004159|Xalisco||35702
MX|3530123|Coyotepec||35677
MX|3530592|Ciudad Mendoza||35641
MX|3982616|Tala||35396
MX|8858092|San Martín Azcatepec||35390
MX|3515386|Tlapacoyan||35338
MX|4003526|La Barca||35219
MX|3518138|San Pablo Autopan||35141
MX|3996271|Ciudad Melchor Múzquiz||35060
MX|3526708|Ixmiquilpan||34814
MX|8858093|Fraccionamiento Real Palmas||34636
MX|3515259|San Miguel Topilejo||34603
MX|3996626|Maravatío de Ocampo||34381
MX|8858094|Pórticos de San Antonio||34234
MX|3515887|Tepeji del Río de Ocampo||34151
MX|3530513|Coatzintla||34036
MX|3993335|Parras de la Fuente||33817
MX|8858095|San Isidro||33737
MX|3514148|Zacatlán||33736
MX|3531784|Calpulalpan||33263
MX|3988327|Ciudad Sabinas Hidalgo||33068
MX|3988594|Río Grande||32944
MX|3515665|Ticul||32796
MX|3526593|Jáltipan de Morelos||32778
MX|4016132|Víctor Rosales||32721
MX|3515956|Tenosique||32579
MX|3994674|Nueva Italia de Ruiz||32467
MX|3979717|Zapotlanejo||32376
MX|3523791|Macuspana||32225
MX|8858096|Centro Familiar la Soledad||32159
MX|3526855|Huixtla||32033
MX|3530596|Ciudad Fernández||32006
MX|3532899|Amecameca||31687
MX|4015700|Cananea||31560
MX|3824996|Loma Bonita||31485
MX|3526993|Huatusco||31305
MX|8858097|San José Guadalupe Otzacatipan||31299
MX|3530886|Chilapa de Álvarez||31157
MX|3531177|Champotón||30881
MX|3970972|Miguel Alemán (La Doce)||30869
MX|4006622|Escuinapa||30790
MX|3516271|Tantoyuca||30587
MX|3530177|Cosamaloapan||30577
MX|3991219|Puruándiro||30571
MX|4004647|Huatabampo||30475
MX|3988025|Nicolás R Casillas||30424
MX|3981467|Tlajomulco de Zúñiga||30273
MX|3515796|Tequisquiapan||29799
MX|3518293|San Miguel Ajusco||29781
MX|4012605|Coyula||29674
MX|3516926|Pinotepa Nacional||29604
MX|3527795|Escárcega||29477
MX|3996595|Marfil||29375
MX|3979442|Santa Isabel||29311
MX|3533389|Actopan||29223
MX|3981885|Tequila|تيكيلا|29203
MX|3483197|San Fernando||29171
MX|3995017|Navolato||29153
MX|4004293|Ixtapa||29036
MX|3516188|Tecamachalco||28679
MX|3993985|Pabellón de Arteaga||28633
MX|3515064|Tula de Allende||28577
MX|3530587|Ciudad Sahagun||28556
MX|3987246|San Felipe||28452
MX|3523303|Metepec||28205
MX|3984790|San Sebastián el Grande||28138
MX|3994604|Nuevo México||28135
MX|3532254|Berriozábal||28128
MX|3533126|Ajalpan||28031
MX|3515042|Tultitlán de Mariano Escobedo||28017
MX|4018404|Apaseo el Alto||27991
MX|3988651|Rincón de Romos||27988
MX|3519290|San Francisco Acuautla||27960
MX|3519531|Sanctorum||27936
MX|3531416|Catemaco||27615
MX|3530276|Contla||27610
MX|3976775|Leyva Solano||27536
MX|3980844|Tuxpan||27523
MX|3515904|Tepeaca||27449
MX|4019869|Abasolo||27389
MX|3526908|Huimanguillo||27344
MX|3517231|Moyotzingo||27137
MX|3980174|Villagrán||27079
MX|4017992|Atotonilco el Alto||26874
MX|3990040|Rancho La Gloria||26860
MX|3523141|Misantla||26827
MX|3983216|Sayula||26789
MX|3532815|Apan||26642
MX|4006194|Francisco I. Madero||26632
MX|3996893|Magdalena de Kino||26605
MX|3516210|Teapa||26548
MX|3802739|Río de Teapa||26500
MX|8858098|Las Pintitas||26500
MX|3825011|Isla||26287
MX|3520407|Reforma||26257
MX|3526696|Ixtaczoquitlán||26187
MX|3983631|Santiago Papasquiaro||26121
MX|4018403|Apaseo el Grande||26121
MX|4018762|Ciudad de Allende||26065
MX|3522445|Ocoyoacac||26015
MX|3520994|Puerto Escondido||25902
MX|3533433|Acatzingo||25811
MX|3516076|Tecax||25751
MX|3527639|Felipe Carrillo Puerto||25744
MX|3761202|Valente Diaz||25700
MX|3526953|Huejotzingo||25684
MX|3982693|Tacámbaro de Codallos||25665
MX|3982121|Tejupilco de Hidalgo||25631
MX|3980621|Valle de Bravo||25554
MX|3523127|Mixquiahuala de Juarez||25510
MX|3526674|Ixtepec||25381
MX|3522845|Nanchital de Lázaro Cárdenas del Río||25289
MX|3979855|Yuriria||25216
MX|3521912|Paraiso||25186
MX|4013727|Ciudad Altamirano||25168
MX|3533107|Álamo||25159
MX|3529981|Cuautlancingo||25104
MX|4006783|Encarnación de Díaz||25010
MX|3526838|Hunucmá||24910
MX|4012693|Villa de Costa Rica||24874
MX|3513967|Zumpango del Río||24719
MX|3516385|Tamazunchale||24562
MX|3525596|La Isla||24558
MX|3816739|Arriaga||24447
MX|4004153|Jalostotitlán||24423
MX|8858100|San Antonio Tecómitl||24397
MX|3529619|Ébano||24296
MX|3998291|Loreto||24260
MX|4007673|El Salto||24241
MX|4003923|Jiquílpan de Juárez||24233
MX|8858101|Licenciado Benito Juárez||24185
MX|3518650|San Juan Ixtayopan||24120
MX|3522343|Ometepec||24120
MX|3985323|San Miguel el Alto||23982
MX|3523240|Miahuatlán de Porfirio Díaz||23940
MX|3979856|Yurécuaro||23843
MX|3530584|Ciudad Serdán||23824
MX|3522926|Motozintla||23755
MX|3982034|Teocaltiche||23726
MX|4013094|Comonfort||23683
MX|4015022|Castaños||23649
MX|3533056|Allende||23620
MX|4005864|Juan José Ríos||23553
MX|3516060|Teloloapan||23549
MX|3817649|San Martín Cuautlalpan||23501
MX|3986088|San José Iturbide||23471
MX|8858102|Teotihuacán de Arista||23325
MX|4004267|Ixtlán del Río||23303
MX|3522924|Motul||23240
MX|8858103|Jesús del Monte||23150
MX|3532964|Alvarado||23128
MX|3514134|Zacualtipán||23125
MX|8858104|San Jorge Pueblo Nuevo||23107
MX|3522251|Oxkutzkab||23096
MX|3815447|Papalotla||22969
MX|3996737|Rodolfo Sánchez Taboada||22957
MX|3999325|Las Pintas de Arriba||22838
MX|3979727|Zapotiltic||22833
MX|3515510|Tixtla de Guerrero||22826
MX|3532617|Atlacomulco de Fabela||22774
MX|8858105|Manuel Ojinaga||22744
MX|3524389|Lerma de Villada||22713
MX|3515794|Tequixquiac||22676
MX|3827254|San Mateo Otzacatipan||22656
MX|3518277|San Miguel Coatlinchán||22619
MX|3996234|Meoqui||22574
MX|4029308|San José del Valle||22541
MX|3530167|Cosoleacaque||22454
MX|3531321|Cerro Azul||22268
MX|3995050|Nava||22192
MX|3994469|Ojinaga|أوجيناجا|22128
MX|3523900|Reyes Acozac||21910
MX|3802723|Playas del Rosario||21893
MX|4004555|Huetamo de Núñez||21864
MX|3517280|Santa María Atzompa||21788
MX|3515993|Tenango de Arista||21765
MX|3530932|Chiconcuac||21738
MX|3982887|Sombrerete||21702
MX|3992842|Petatlán||21659
MX|4014553|Chapala||21596
MX|3514163|Zacatepec||21586
MX|4017984|Atoyac de Álvarez||21407
MX|3527596|Fortín de las Flores||21370
MX|3988462|Romita||21176
MX|3521051|Puente de Ixtla||21098
MX|3827255|San Pedro Totoltepec||21076
MX|3514398|Xoxocotla||21074
MX|4015938|Villa Juárez||20985
MX|4009697|El Grullo||20924
MX|3533486|Acajete||20923
MX|3517917|San Rafael||20873
MX|3524744|Las Margaritas||20786
MX|3531598|Capulhuac de Mirafuentes||20757
MX|3514409|Xonacatlán||20680
MX|4004092|Jaral del Progreso||20457
MX|8858106|Terrazas del Valle||20421
MX|3984679|Santa Anita||20320
MX|3526138|San Antonio de la Cal||20198
MX|4001056|La Orilla||20126
MX|3996030|Mezcales||20092
MX|3522804|Naranjos||20073
MX|3530590|Ciudad Miguel Alemán||19997
MX|3529886|Cunduacán||19824
MX|3521596|Peto||19821
MX|4016086|Calvillo||19742
MX|3532969|Altotonga||19722
MX|8858107|La Ermita||19703
MX|3532414|Banderilla||19649
MX|3530908|Chignahuapan||19608
MX|3518593|San Juan Zitlaltepec||19600
MX|8858108|Lomas del Sur||19413
MX|4007676|Pueblo Nuevo||19363
MX|3514437|Xochitepec||19164
MX|4019819|Acaponeta||19140
MX|3526446|José Cardel||19092
MX|3523450|Matías Romero||18944
MX|3993457|Paracho de Verduzco||18868
MX|3526467|Jojutla||18867
MX|4003908|Jocotepec||18852
MX|3529989|Cuautepec de Hinojosa||18835
MX|3524618|Las Rosas||18817
MX|3982567|Tamazula de Gordiano||18787
MX|3524391|Lerdo de Tejada||18715
MX|3527542|Comalapa||18704
MX|4018320|Arcelia||18685
MX|4018831|Aldama||18642
MX|3983820|Santa Rosa Jauregui||18508
MX|3515373|Tlaquiltenango||18334
MX|8858109|Parque Industrial Ciudad Mitras||18312
MX|3523202|Milpa Alta||18274
MX|8858110|Mitras Poniente||18246
MX|3983636|Santiago Ixcuintla||18241
MX|3515040|Tulum||18233
MX|8858111|Villa del Prado 2da Sección||18226
MX|3532989|Altepexi||18217
MX|3979822|Zacoalco de Torres||18172
MX|3976999|Cihuatlán||18164
MX|3827248|San Andrés Cuexcontitlán||18005
MX|3530978|Chichén-Itzá||18000
MX|3531556|Carlos A. Carrillo||17989
MX|8858112|Tres de Mayo||17966
MX|3523590|Mapastepec||17931
MX|3817809|Santa María Ajoloapan||17784
MX|8858113|Don Antonio||17736
MX|4008224|El Quince||17669
MX|3526681|Ixtapan de la Sal||17640
MX|3523061|Santiago Momoxpan||17622
MX|4013085|Compostela||17573
MX|3517285|Heroica Ciudad de Tlaxiaco||17543
MX|3532545|Axochiapan||17508
MX|3521103|Progreso de Alvaro Obregon||17486
MX|3526864|Ciudad de Huitzuco||17475
MX|3827588|Huilango||17399
MX|11839902|Tres Valles||17299
MX|3517831|San Salvador El Seco||17263
MX|8858116|Casa Blanca||17262
MX|3522118|Palmarito Tochapan||17213
MX|4004126|Jamay||17204
MX|3517832|San Salvador Atenco||17124
MX|3979505|Guadalupe Victoria||17119
MX|3993893|Palau|بالاو|16970
MX|3817731|Tezoyuca||16933
MX|3521476|Pijijiapan||16917
MX|3815375|La Magdalena Tlaltelulco||16834
MX|3988169|Salinas de Hidalgo||16821
MX|3514278|Yecapixtla||16811
MX|8858117|La Providencia Siglo XXI||16747
MX|3522232|Ozumba de Alzate||16700
MX|3515163|Santa Rosa Treinta||16691
MX|3523909|Los Reyes de Juárez||16683
MX|3516499|Suchiapa||16637
MX|4013726|Anáhuac||16628
MX|3514349|Yajalón||16622
MX|4018254|Ario de Rosales||16595
MX|3531904|Cacahoatán||16572
MX|3994912|Nochistlán de Mejía||16562
MX|4022735|Hidalgo||16524
MX|3519249|San Francisco Tlalcilalcalpan||16509
MX|4005380|Ciudad Guadalupe Victoria||16506
MX|3533490|San Antonio Acahualco||16442
MX|3987402|Tlaltenango de Sánchez Román||16396
MX|3516347|Tamuín||16318
MX|3533440|Acatlán de Osorio||16307
MX|3979174|Lázaro Cárdenas||16294
MX|8858118|Ampliación San Mateo||16250
MX|3515938|Teopisca||16240
MX|3518475|Teolocholco||16240
MX|3996910|Magdalena||16214
MX|3526662|Izamal||16195
MX|3996299|Medina||16166
MX|3514597|Santa Ana Xalmimilulco||16125
MX|3986985|San Francisco de los Romo||16124
MX|3515906|Tepatlaxco de Hidalgo||16085
MX|3516982|Santiago Tulantepec||16078
MX|8858119|Fraccionamiento Ciudad Olmeca||16074
MX|3526355|Juchitepec||16021
MX|3988416|El Rosario||16001
MX|8858120|San Rafael Tlanalapan||15998
MX|4005857|Vicente Guerrero||15982
MX|3986165|San José del Castillo||15946
MX|4018227|Ciudad de Armería||15923
MX|8858121|Tecámac de Felipe Villanueva||15911
MX|3979665|Zinapécuaro||15875
MX|3762210|Santiago Tlacotepec||15853
MX|3526603|Jalpa de Méndez||15695
MX|4002745|La Cruz||15657
MX|3517795|Zinacatepec||15592
MX|3817714|Tulantongo||15584
MX|8858122|Venceremos||15538
MX|3524374|Libres||15536
MX|4019082|Ahualulco de Mercado||15512
MX|3522246|San Pablo Oztotepec||15507
MX|3514785|Venustiano Carranza||15496
MX|8599061|Las Delicias||15486
MX|3516912|Santiago Tuxtla||15459
MX|3996956|Madera||15447
MX|3992919|Peribán de Ramos||15434
MX|4003804|Juan Aldama||15431
MX|3817641|San Mateo Huitzilzingo||15389
MX|3532499|Ayutla de los Libres||15370
MX|3980833|Tuzantla||15302
MX|3526785|Villa Independencia||15297
MX|3530175|Coscomatepec de Bravo||15252
MX|3515902|Tepeapulco||15244
MX|3517524|Tecámac||15244
MX|8858123|Alborada Jaltenco||15235
MX|3982007|Tepalcatepec||15221
MX|3980169|Villa Hidalgo||15182
MX|4013892|Ciénega de Flores||15162
MX|3516919|Tetla||15161
MX|8858124|Crucecita||15130
MX|3982170|Técpan de Galeana||15119
MX|3982545|Tangancícuaro de Arista||15068
MX|3526611|Xalatlaco||15043
MX|3522451|Ocotlán de Morelos||15016
MX|3824536|Alto Lucero||15011
MY|1735161|Kuala Lumpur|كوالا لامبور|1453975
MY|1735158|Petaling Jaya|بيتالينغ جايا|902086
MY|1732905|Klang|كلانج|879867
MY|1732752|Johor Bahru|جوهر بهرو|858118
MY|1734634|Ipoh|ايبوه|840000
MY|1771023|Kampung Baru Subang||833571
MY|1732903|Shah Alam|شاه عالم|740750
MY|1734759|Malacca||579000
MY|1736376|Kota Bharu|كوتا بهارو|568900
MY|1735227|Kuantan|كوانتان|548014
MY|1733432|Kota Kinabalu||500421
MY|1734052|Sandakan|سانداكان|439050
MY|1734705|Kuala Terengganu|كوالا ترنغانو|426500
MY|1736309|Alor Setar|ألور ستار|417800
MY|1735634|Kuching|كيشينج|402738
MY|1734810|Seremban|سرمبان|372917
MY|1734199|Tawau||372615
MY|1738050|Miri|ميري|300543
MY|1736372|Pasir Mas||230424
MY|1735498|Sungai Petani||228843
MY|1734586|Taiping||217647
MY|1735079|Bukit Mertajam||212329
MY|1734821|Sepang||212050
MY|1735902|Sibu|سيبو|198239
MY|1734393|Kulim||170889
MY|1732811|Kluang||169828
MY|1735106|George Town|جورجتون|158336
MY|1732687|Batu Pahat||156236
MY|1737486|Bintulu|بينتولو|151617
MY|1732721|Kampung Pasir Gudang Baru||145639
MY|1764160|Kampung Sungai Ara||140849
MY|1735093|Tasek Glugor||135786
MY|1732869|Muar||127897
MY|1735168|Ampang||126285
MY|1735150|Rawang||120447
MY|1735076|Butterworth||107591
MY|1733953|Lahad Datu||105622
MY|1733782|Labuan||95120
MY|1734798|Semenyih||92491
MY|1737919|Marudi||90100
MY|1734815|Port Dickson||89198
MY|1732945|Cukai||82425
MY|1733440|Putatan||78340
MY|1734098|Keningau||77650
MY|1738294|Ulu Tiram||75350
MY|1732741|Taman Senai||73176
MY|1733438|Donggongon||71585
MY|1732846|Segamat||69816
MY|1771304|Kampong Baharu Balakong||69302
MY|1735077|Perai||65301
MY|1736278|Kangar|كانجار|63869
MY|1732742|Kulai||63762
MY|1736302|Jitra||63489
MY|1735459|Teluk Intan||63353
MY|1733697|Semporna||62641
MY|10792382|Putra Heights||60000
MY|1735022|Temerluh||59916
MY|1769612|Kampong Dungun||58674
MY|1734576|Simpang Empat||58004
MY|1732891|Kuala Selangor||55887
MY|1770351|Kampung Bukit Baharu||55656
MY|7302815|Bandar Labuan||54752
MY|1732738|Kota Tinggi||52743
MY|1732711|Pontian Kechil||50836
MY|6697380|Putrajaya||50000
MY|1735339|Mukah||49900
MY|1779790|Bentong Town||49213
MY|1734781|Banting||48240
MY|1734439|Bedong||47585
MY|1735268|Batu Gajah||46183
MY|1735018|Mentekab||42171
MY|1735086|Nibong Tebal||40072
MY|1732663|Raub||40024
MY|1766249|Kampong Pangkal Kalong||39904
MY|1735450|Lumut||39595
MY|1734599|Kuala Kangsar||39331
MY|1761242|Klebang Besar||38643
MY|1737589|Lawas||38385
MY|1734753|Kampung Ayer Keroh||37716
MY|1771287|Kampung Baharu Nilai||36720
MY|1732857|Tangkak||35109
MY|1732602|Jerantut||33606
MY|1736458|Kudat||32393
MY|1734971|Pekan||31826
MY|1734839|Bahau||31273
MY|1732871|Bakri||30280
MY|1222396|Kuah||30212
MY|1735287|Bidur||30016
MY|1735837|Sarikei||29281
MY|1767021|Kampong Masjid Tanah||29185
MY|1735553|Tanah Merah||29116
MY|1735148|Serendah||28484
MY|1734738|Tampin||28238
MY|1735282|Tapah Road||27863
MY|1735089|Parit Buntar||27313
MY|1735799|Simanggang||27207
MY|1750500|Permatang Kuching||27191
MY|1732814|Yong Peng||27138
MY|1735199|Sungai Besar||26939
MY|1737714|Limbang||26199
MY|1734757|Sungai Udang||26044
MY|1780890|Batu Berendam||25028
MY|1734793|Jenjarum||24857
MY|1734316|Kertih||24401
MY|1741550|Tanjung Tokong||24071
MY|1750974|Ladang Seri Kundang||23307
MY|1732706|Pekan Nenas||23292
MY|1750582|Peringat||23288
MY|1732893|Batu Arang||22579
MY|1741562|Tanjung Sepat||22340
MY|1732826|Mersing||22007
MY|1732877|Labis||21906
MY|1734715|Marang||21410
MY|1759486|Kuang||21185
MY|1734313|Paka||21044
MY|1734409|Bagan Serai||20476
MY|1734745|Alor Gajah||20163
MY|1732892|Batang Berjuntai||20001
MY|1734769|Pelabuhan Klang||20000
MY|1735074|Batu Feringgi||20000
MY|1734651|Gua Musang||19731
MY|1734841|Kuala Pilah||19510
MY|1733502|Ranau||19294
MY|1733353|Papar||19278
MY|1768664|Kampong Kadok||19233
MY|1736305|Kuala Kedah||19231
MY|1735274|Kampar||19056
MY|1764318|Kampung Simpang Renggam||17528
MY|1732698|Parit Raja||17441
MY|1778290|Bukit Rambai||17391
MY|1735195|Sabak Bernam||17251
MY|1735506|Kepala Batas||17131
MY|1763412|Kampung Tanjung Karang||16393
MY|1752256|Pantai Remis||16317
MY|1735485|Gurun||15964
MY|1733874|Beaufort||15855
MY|1737185|Kapit||15771
MY|1733449|Kinarut||15716
MY|1771485|Kampung Ayer Molek||15497
MY|1733023|Kuala Lipis||15448
MY|11002069|Pantai Cenang||15000
MZ|1040652|Maputo|مابوتو|1191613
MZ|1039854|Matola||1032197
MZ|1033356|Nampula||743125
MZ|1052373|Beira||533825
MZ|1049261|Chimoio||372821
MZ|1028434|Quelimane||349842
MZ|1026014|Tete||305722
MZ|1035025|Nacala||225034
MZ|1043893|Lichinga||213361
MZ|1028918|Pemba||201846
MZ|1024552|Xai-Xai||127366
MZ|1039536|Maxixe||123868
MZ|1041190|Mandimba||118922
MZ|1028079|Ressano Garcia||110000
MZ|1045114|Inhambane||79724
MZ|1024696|Dondo||78648
MZ|1052944|António Enes||74624
MZ|1047660|Cuamba||73268
MZ|1037125|Montepuez||72279
MZ|1048364|Chokwé||63695
MZ|1049861|Chibuto||59165
MZ|1037390|Mozambique||54315
MZ|1088155|Mutuáli||30523
MZ|1037370|Mocímboa||27909
MZ|1024701|Macia||23156
MZ|1024697|Chinde||16500
NA|3352136|Windhoek|ويندهوك|268132
NA|3353383|Rundu|روندو|58172
NA|3359638|Walvis Bay|ولفس بي|52058
NA|3354021|Oshakati||33618
NA|3352844|Swakopmund||25047
NA|877178|Katima Mulilo||25027
NA|3357114|Grootfontein||24099
NA|3353540|Rehoboth||21377
NA|3353811|Otjiwarongo||21224
NA|3354898|Okahandja||20879
NA|3357247|Gobabis||16321
NA|3356264|Keetmanshoop||15608
NA|3355672|Lüderitz||15137
NC|2139521|Nouméa|نوميا|93060
NC|2140066|Mont-Dore||24680
NC|2141394|Dumbéa||19346
NE|2440485|Niamey|نيامي|774235
NE|2437798|Zinder|زندر|191424
NE|2441291|Maradi||163487
NE|2448085|Agadez|أغاديس|124324
NE|2447938|Alaghsas||88561
NE|2439376|Tahoua||80425
NE|2445488|Dosso||49750
NE|2437732|Birni N Konni||48103
NE|2438823|Tessaoua||35775
NE|2444489|Gaya||33051
NE|2445553|Dogondoutchi||31767
NE|2445704|Diffa|ديفا|27948
NE|2447416|Ayorou||26290
NE|2441530|Madaoua||24804
NE|2441194|Mayahi||22183
NE|2438855|Téra||21095
NE|2440921|Mirriah||20724
NE|2438774|Tibiri||20019
NE|2446267|Dakoro||19798
NE|2441482|Magaria||19419
NE|2438678|Tillabéri||19262
NE|2440495|Nguigmi||17897
NE|2441217|Matamey||16844
NE|2443304|Illéla||16678
NE|2439155|Tanout||15204
NF|2161314|Kingston|كينغستون|880
NG|2332459|Lagos|لاغوس|15388000
NG|2335204|Kano|كانو|4103000
NG|2339354|Ibadan|إبادان|3649000
NG|2324774|Port Harcourt|بورت هاركورت|1865000
NG|2347283|Benin City|بنين|1782000
NG|2335727|Kaduna|كادونا|1582102
NG|2326016|Onitsha||1553000
NG|2352778|Abuja|آبوجا|1235880
NG|2317765|Zaria||975153
NG|2353151|Aba|آبا|897560
NG|2335953|Jos|جوس|816824
NG|2337639|Ilorin|الورن|814192
NG|2331447|Maiduguri|ميدغري|758700
NG|2325200|Oyo||736072
NG|2347470|Bauchi||693700
NG|2343279|Enugu|إنوغو|688862
NG|2352947|Abeokuta|أبيوكوتا|593100
NG|2322911|Sokoto||563861
NG|2319133|Warri|واري|536023
NG|2344082|Ebute Ikorodu||535619
NG|2327220|Okene||479178
NG|2346229|Calabar||461796
NG|2319480|Uyo||436606
NG|2334802|Katsina||432149
NG|2352379|Ado-Ekiti||424340
NG|2350841|Akure||420594
NG|2332121|Lekki||401272
NG|2338313|Ikeja||313196
NG|2331140|Makurdi||292645
NG|2330100|Minna||291905
NG|2343983|Efon-Alaaye||279319
NG|2337704|Ilesa||277904
NG|2325314|Owo||276574
NG|2320576|Umuahia||264662
NG|2326171|Ondo||257005
NG|2338106|Ikot Ekpene||254806
NG|2336905|Iwo||250443
NG|2340451|Gombe||250258
NG|2336056|Jimeta||248148
NG|2349019|Atani||230000
NG|2339937|Gusau||226857
NG|2329821|Mubi||225705
NG|2338273|Ikire||222160
NG|2325330|Owerri|أويري|215038
NG|2323411|Shagamu||214558
NG|2338400|Ijebu-Ode||209175
NG|2320831|Ugep||200276
NG|12129605|Chakwama||200000
NG|2328765|Nnewi||193987
NG|2337207|Ise-Ekiti||190063
NG|2337765|Ila Orangun||179192
NG|2323390|Saki||178677
NG|2347209|Bida||171656
NG|2348773|Awka||167738
NG|2338385|Ijero-Ekiti||167632
NG|2337490|Inisa||164161
NG|2322794|Suleja||162135
NG|2323675|Sapele||161686
NG|2325590|Osogbo||156694
NG|2334327|Kisi||155510
NG|2341355|Gbongan||139485
NG|2343784|Ejigbo||138357
NG|2342490|Funtua||136811
NG|2338711|Igboho||136764
NG|2346615|Buguma||135404
NG|2338269|Ikirun||134240
NG|2353099|Abakaliki||134102
NG|2326899|Okrika||133271
NG|2350249|Amaigbo||127300
NG|2332515|Lafia||127236
NG|2341656|Gashua||125817
NG|2330028|Modakeke||119529
NG|2347954|Bama||118121
NG|2337659|Ilobu||118089
NG|2336589|Jalingo||117757
NG|2327143|Okigwe||115499
NG|2327879|Offa||113830
NG|2343093|Esuk Oron||112033
NG|2328684|Nsukka||111017
NG|2328952|Nguru||111014
NG|2339631|Hadejia||110753
NG|2338403|Ijebu-Igbo||109261
NG|2319668|Uromi||108608
NG|2347059|Birnin Kebbi||108164
NG|2324857|Pindiga||106322
NG|2348595|Azare||105687
NG|2328811|Nkpor||103733
NG|2338287|Ikere-Ekiti||103054
NG|2332504|Lafiagi||102779
NG|2334008|Kontagora||98754
NG|2333604|Kuje||97367
NG|2318044|Yola||96006
NG|2346995|Biu||95005
NG|2326302|Olupona||95002
NG|2332079|Lere||93290
NG|2318921|Wukari||92933
NG|2338669|Igbo-Ora||92719
NG|2343299|Emure-Ekiti||90645
NG|2337148|Isieke||89990
NG|2338876|Ifo||88272
NG|2338630|Igede-Ekiti||87282
NG|2343985|Effium||86945
NG|2339150|Idanre||86468
NG|2324767|Potiskum||86002
NG|2334652|Keffi||85911
NG|2343252|Epe||84711
NG|2342192|Gamboru||84672
NG|2327827|Ogaminana||84373
NG|2338497|Ihiala||83265
NG|2337352|Ipoti||82113
NG|2332357|Lalupon||81130
NG|2320829|Ughelli||79986
NG|2347303|Bende||79618
NG|2327223|Oke Mesi||79563
NG|2335713|Kafanchan||79522
NG|2338242|Ikom||79103
NG|2351740|Agulu||79021
NG|2345096|Daura||78277
NG|2328617|Numan||77617
NG|2335614|Kagoro||77008
NG|2328090|Ode||75463
NG|2338640|Igbo-Ukwu||75224
NG|2349529|Aramoko-Ekiti||74491
NG|2338810|Igbara-Odo||74121
NG|2325161|Ozubulu||73812
NG|2350886|Aku||73742
NG|2325249|Oyan||73622
NG|2336237|Jega||73495
NG|2349276|Asaba||73374
NG|2327494|Ohafia-Ifigh||73355
NG|2352250|Afikpo||71866
NG|2349558|Apomu||71656
NG|2342628|Fiditi||71461
NG|2325733|Orita-Eruwa||71027
NG|2343822|Eha Amufu||70779
NG|2331005|Malumfashi||70709
NG|2334756|Kaura Namoda||69725
NG|2343270|Enugu-Ukwu||68785
NG|2339156|Idah||68703
NG|2328185|Obonoma||68584
NG|2351979|Agbor||67610
NG|2342883|Ezza-Ohu||67414
NG|2320920|Uga||64179
NG|2328790|Nkwerre||62973
NG|2348892|Auchi||62907
NG|2331939|Lokoja||60579
NG|2343641|Ekpoma||59618
NG|2338401|Ijebu-Jesa||51730
NG|2335843|Kabba||49869
NG|2337759|Ilaro||46999
NG|2345521|Damaturu||46000
NG|2349431|Argungu||45584
NG|2340091|Gumel||42742
NG|2341294|Geidam||41367
NG|2322529|Talata Mafara||39045
NG|2340086|Gummi||38744
NG|2325506|Otan Ayegbaju||37783
NG|2327650|Ogoja||37466
NG|2334801|Katsina-Ala||36722
NG|2336985|Itu||36358
NG|2333451|Kumo||35712
NG|2327233|Oke Ila||35000
NG|2325060|Pankshin||31516
NG|2329451|Nasarawa||30949
NG|2335798|Kachia||30893
NG|2344854|Dikwa||29026
NG|2329920|Moriki||28735
NG|2324960|Patigi||28285
NG|2319257|Wamba||27137
NG|2347592|Baro||26821
NG|2326811|Okuta||26589
NG|2347057|Birnin Kudu||26565
NG|2348395|Badagry||26383
NG|2327513|Ogwashi-Uku||26137
NG|2343720|Eket||25569
NG|2335333|Kamba||25568
NG|2322552|Takum||24822
NG|2338772|Igbeti||24690
NG|2317569|Zungeru||24447
NG|2317548|Zuru||24338
NG|2318123|Yenagoa||24335
NG|2322263|Tegina||24037
NG|2348783|Awgu||23175
NG|2318933|Wudil||23066
NG|2329562|Nafada||22920
NG|2339287|Ibi||22757
NG|2347061|Sofo-Birnin-Gwari||22380
NG|2344229|Dutsen Wai||22062
NG|2335596|Kaiama||21897
NG|2321031|Ubiaja||21782
NG|2325437|Otukpa||21686
NG|2327521|Oguta||21639
NG|2345498|Damboa||21571
NG|2336251|Jebba||21488
NG|2341758|Garko||21141
NG|2329981|Mokwa||21128
NG|2341580|Gaya||20959
NG|2322495|Tambuwal||20932
NG|2343512|Elele||20620
NG|2329946|Monguno||20297
NG|2332871|Kwale||20226
NG|2341275|Gembu||19881
NG|2328151|Obudu||19668
NG|2340446|Gombi||19616
NG|2331528|Magumeri||19363
NG|2591159|Degema Hulk||19223
NG|2343273|Enugu-Ezike||18989
NG|2335015|Kari||18812
NG|2345152|Darazo||18415
NG|2324575|Rano||17972
NG|2334306|Kiyawa||17704
NG|2345029|Deba||17671
NG|2338660|Igbor||17666
NG|2348507|Babana||17617
NG|2343943|Egbe||17612
NG|2339892|Gwadabawa||17486
NG|2347330|Beli||17467
NG|2337680|Illela||17461
NG|2344245|Dutse||17129
NG|2344418|Dukku||16961
NG|2346812|Bonny||16868
NG|2346951|Bode Saadu||16619
NG|2324504|Rijau||16613
NG|2333490|Kumagunnam||16557
NG|2332249|Lapai||16442
NG|2346317|Burutu||16410
NG|2339756|Gwarzo||16303
NG|2333563|Kukawa||16077
NG|2350806|Akwanga||15985
NG|2347155|Biliri||15976
NG|2337379|Iperu||15935
NG|2339786|Gwaram||15806
NG|2322957|Soba||15715
NG|2330719|Marte||15707
NG|2339293|Ibeto||15565
NG|2346561|Bukuru||15540
NG|2349951|Anchau||15538
NG|2352356|Ado-Odo||15442
NG|2341955|Ganye||15178
NG|2339665|Gwoza||15176
NG|2351470|Ajaokuta||15144
NG|2344600|Doma||15097
NG|2337235|Isanlu-Itedoijowa||15087
NI|3617763|Managua|ماناغوا|973087
NI|3618030|León||144538
NI|3617723|Masaya||130113
NI|3620381|Chinandega||126387
NI|3617708|Matagalpa||109089
NI|3619194|Estelí||96422
NI|3619136|Granada||89409
NI|3618929|Jinotega||55000
NI|3619267|El Viejo||53504
NI|3617459|Nueva Guinea||52929
NI|3616035|Tipitapa||50000
NI|3618908|Juigalpa||50000
NI|3828262|Ciudad Sandino||50000
NI|3620680|Bluefields||44373
NI|3620170|Diriamba||35008
NI|3617448|Ocotal||33928
NI|3617154|Puerto Cabezas||33635
NI|3620390|Chichigalpa||33137
NI|3617052|Rivas||30000
NI|3616594|San Rafael del Sur||29836
NI|3618926|Jinotepe||29507
NI|3620674|Boaco||29046
NI|3617522|Nagarote||26270
NI|3618954|Jalapa||24037
NI|3618411|La Paz Centro||23481
NI|3616682|San Marcos||23347
NI|3617725|Masatepe||21452
NI|3617513|Nandaime||20810
NI|3617095|Rama||20456
NI|3616232|Somoto||20316
NI|3620269|Corinto||19183
NI|3617069|Río Blanco||17018
NI|3620544|Camoapa||16653
NI|3619853|El Crucero||16469
NI|3616253|Siuna||16056
NI|3616234|Somotillo||15385
NL|2759794|Amsterdam|أمستردام|741636
NL|2747891|Rotterdam|روتردام|598199
NL|2747373|The Hague||474292
NL|2745912|Utrecht|أوترخت|361742
NL|2755251|Groningen||233218
NL|2756253|Eindhoven|آيندهوفن|209620
NL|2746301|Tilburg||199613
NL|2759879|Almere Stad||176432
NL|2758401|Breda|بريدا|167673
NL|2750053|Nijmegen|نايميخن|158732
NL|2756071|Enschede|انسخده|153655
NL|2755003|Haarlem|هارلم|147590
NL|2759661|Arnhem|آرنم|141674
NL|2744114|Zaanstad||140085
NL|2759821|Amersfoort||139914
NL|2759706|Apeldoorn|آبلدورن|136670
NL|2747351|'s-Hertogenbosch||134520
NL|2753801|Hoofddorp||132734
NL|2751283|Maastricht|ماسترخت|122378
NL|2751773|Leiden|لايدين|119713
NL|2756669|Dordrecht||119260
NL|2743856|Zoetermeer||115845
NL|2743477|Zwolle|زفوله|111805
NL|2754394|Hengelo||102773
NL|2745641|Venlo|فنلو|101603
NL|2756987|Deventer|دفنتر|97331
NL|2757345|Delft||95060
NL|2759899|Alkmaar|ألكمار|94853
NL|2754652|Heerlen||93084
NL|2751792|Leeuwarden||91424
NL|2754064|Hilversum|هيلفرسوم|83640
NL|2748413|Purmerend|بورميراند|80117
NL|2759798|Amstelveen||79639
NL|2747930|Roosendaal|روسيندال|77725
NL|2749234|Oss||76430
NL|2747596|Schiedam||75438
NL|2746932|Spijkenisse||74988
NL|2754447|Helmond|هلموند|74740
NL|2745467|Vlaardingen||73798
NL|2759887|Almelo||72725
NL|2755420|Gouda|غودا|71952
NL|2744118|Zaandam|زان دم|71708
NL|2751738|Lelystad||70741
NL|2759875|Alphen aan den Rijn||70251
NL|2753638|Hoorn|هورن|68852
NL|2745673|Velsen-Zuid||67758
NL|2756429|Ede||67670
NL|2759145|Bergen op Zoom||66256
NL|2758012|Capelle aan den IJssel|كابيلا آن دن آيسل|65255
NL|2759633|Assen|آسن|62237
NL|2750325|Nieuwegein||61489
NL|2745774|Veenendaal||61271
NL|2743977|Zeist|زايست|60949
NL|2757220|Den Helder|دن هلدر|59569
NL|2754861|Hardenberg||57909
NL|2756136|Emmen|إمن|57010
NL|2749450|Oosterhout||53107
NL|2756767|Doetinchem||49906
NL|2752923|Kerkrade||49777
NL|2753106|Kampen|كامبن|48980
NL|2744911|Weert||48662
NL|2744248|Woerden||48431
NL|2747203|Sittard||48400
NL|2754659|Heerhugowaard||47580
NL|2748076|Rijswijk||47299
NL|2750896|Middelburg|مدلبورخ|46485
NL|2756139|Emmeloord||46409
NL|2743493|Zwijndrecht|زفايندريخت|45696
NL|2745123|Waalwijk||45610
NL|2745392|Vlissingen|فلسنقن|45273
NL|2748172|Ridderkerk||45189
NL|2747034|Soest|سوست|45021
NL|2748000|Roermond|رورموند|44975
NL|2756644|Drachten|دراختن|44537
NL|2754669|Heerenveen||43094
NL|2751073|Medemblik||41500
NL|2753468|Huizen||41273
NL|2746331|Tiel||40702
NL|2754848|Harderwijk||40516
NL|2751316|Maarssen||39675
NL|2754697|Heemskerk||39164
NL|2745634|Venray||39047
NL|2753719|Hoogeveen||38754
NL|2759426|Barendrecht|باريندريخت|38672
NL|2750065|Nijkerk|نايكيرك|38335
NL|2745321|Voorburg|فوربورخ|38000
NL|2758998|Beverwijk|بيفيرفايك|37585
NL|2755476|Goes|خوس|36931
NL|2743608|Zutphen||36188
NL|2745088|Wageningen||35433
NL|2757991|Castricum|كاستركوم|35256
NL|2753666|Hoogvliet||34950
NL|2755434|Gorinchem|خوريكوم|34736
NL|2746005|Uden||34601
NL|2753355|IJsselstein||33886
NL|2756059|Epe||33385
NL|2747063|Sneek||32811
NL|2755616|Geleen||32790
NL|2751285|Maassluis||32780
NL|2744514|Wijchen||32693
NL|2753376|IJmuiden||31925
NL|2748729|Papendrecht||31621
NL|2749644|Oldenzaal||31410
NL|2758064|Bussum|بوسوم|31334
NL|2745860|Valkenswaard||31071
NL|2750947|Meppel||30697
NL|6941548|Ypenburg||30000
NL|2759154|Bergen|بيرخن|29974
NL|2744332|Winterswijk||29623
NL|2758460|Boxtel|بوكستل|29511
NL|2758174|Brunssum||29254
NL|2751687|Leusden||29215
NL|2759040|Best||29074
NL|2752264|Krimpen aan den IJssel||29017
NL|2757340|Delfzijl||28649
NL|2759407|Barneveld||28640
NL|2745783|Veendam||28155
NL|2756559|Dronten||28073
NL|2746420|Terneuzen||27930
NL|2755619|Geldrop||27900
NL|2745973|Uithoorn|آوتهورن|26846
NL|2757872|Culemborg|كولمبورخ|26826
NL|2757850|Dalfsen||26575
NL|2744102|Zaltbommel||26383
NL|2743949|Zevenaar||26063
NL|2749680|Oisterwijk||25980
NL|2751771|Leiderdorp|لايدردورب|25966
NL|2755633|Geldermalsen|خيلدرمالسن|25734
NL|2754692|Heemstede|هيمستيده|25562
NL|2759016|Beuningen||25557
NL|2756507|Duiven||25469
NL|2756723|Dongen|دونجن|25464
NL|2744991|Wassenaar||25353
NL|2745726|Veghel||25352
NL|2745096|Waddinxveen||25338
NL|2745154|Vught|فوخت|25043
NL|2753996|Hoensbroek||25000
NL|2759544|Baarn|بارن|24584
NL|2749812|Noordwijk-Binnen||24363
NL|2756888|Diemen|ديمين|24361
NL|2759631|Assendelft||24230
NL|2755030|Haaksbergen||24137
NL|2747169|Sliedrecht||23854
NL|2746804|Steenbergen||23582
NL|2749182|Oud-Beijerland||23569
NL|2754516|Heiloo||23464
NL|2744549|Wierden||23244
NL|2747584|Schijndel||23239
NL|2749780|Nuenen||23223
NL|2748392|Putten||23168
NL|2747599|Scheveningen||23000
NL|2751456|Loon op Zand||23000
NL|2760134|Aalsmeer||22991
NL|2755464|Goirle|خورلا|22646
NL|2745301|Voorschoten||22468
NL|2751424|Losser||22431
NL|2751547|Lisse||22321
NL|2758587|Borssele||22285
NL|2757295|De Meern||22116
NL|2745340|Volendam||22000
NL|2754454|Hellevoetsluis|هيليفوتسلاوس|21927
NL|2756232|Elburg||21844
NL|2753706|Hoogezand||21480
NL|2758177|Brummen||21344
NL|2749723|Oegstgeest||21149
NL|2754408|Hendrik-Ido-Ambacht|هندريك- إيدو- أمباخت|21027
NL|2755669|Geertruidenberg|خيرتراودنبيرخ|20941
NL|2751808|Leerdam|ليردام|20758
NL|2758598|Borne|بورنه|20550
NL|2756161|Elst||20488
NL|2746133|Tubbergen||20334
NL|2746504|Tegelen||20190
NL|6929992|Berkel en Rodenrijs||20189
NL|2748371|Raalte||20015
NL|2753010|Katwijk aan Zee||20010
NL|2746860|Stadskanaal||20000
NL|2757890|Cranendonck||19966
NL|2745580|Vianen||19931
NL|2751834|Leek|ليك|19651
NL|2751651|Lichtenvoorde||19590
NL|2744324|Wisch||19496
NL|2749756|Nunspeet||19496
NL|2758765|Bodegraven||19395
NL|2747364|'s-Gravenzande||19190
NL|2760123|Aalten||19141
NL|2743997|Zeewolde||19022
NL|2759178|Benthuizen||18959
NL|2755272|Groesbeek||18741
NL|2748591|Pijnacker||18695
NL|2756619|Driebergen-Rijsenburg||18553
NL|2744344|Winschoten||18506
NL|2754073|Hillegom||18419
NL|2759915|Alblasserdam|ألبلاسردام|18348
NL|2748178|Rhoon||18250
NL|2756342|Eersel|إيرسل|18185
NL|2759132|Bergeijk||18181
NL|2748185|Rhenen|رينن|18061
NL|2744904|Weesp|فيسب|17802
NL|2750523|Naaldwijk||17753
NL|2745677|Velp||17669
NL|2750884|Middelharnis||17554
NL|2744483|Wijk bij Duurstede|فايك باي ديورستيده|17465
NL|2756077|Enkhuizen||17365
NL|2745932|Urk||17345
NL|2746766|Steenwijk||17138
NL|2750521|Naarden||17115
NL|2747227|Sint-Oedenrode||16931
NL|2744042|Zandvoort||16868
NL|2755584|Gennep||16642
NL|2759113|Bergschenhoek||16579
NL|2756295|Eibergen||16493
NL|2748130|Rijen||16230
NL|2754817|Harlingen|هارلينجن|16119
NL|2755605|Gemert|خيميرت|15995
NL|2754837|Harenkarspel||15941
NL|2746839|Staphorst||15765
NL|2747751|Sassenheim||15510
NL|2750815|Mijdrecht||15230
NL|2758547|Boskoop||15222
NO|3143244|Oslo|أوسلو|580000
NO|3161732|Bergen|برغن|285911
NO|3133880|Trondheim|تروندهايم|147139
NO|3137115|Stavanger||144877
NO|3159016|Drammen|درامن|103007
NO|3149318|Kristiansand||93205
NO|3147465|Lillestrøm||89684
NO|3140321|Sandnes||85386
NO|3156529|Fredrikstad||83761
NO|3133895|Tromsø|ترومسو|64448
NO|3140390|Sandefjord||64345
NO|3162657|Asker||61906
NO|3140084|Sarpsborg||56559
NO|3163392|Ålesund||52626
NO|3139075|Skien||50595
NO|3145375|Moss|موس|49668
NO|3153623|Haugesund||40321
NO|3134331|Tønsberg|تونسبيرغ|38914
NO|3144631|Nesttun||35638
NO|3142657|Porsgrunn||34377
NO|3160881|Bodø|بودو|34073
NO|3145580|Molde|مولده|31967
NO|3162955|Arendal|أرندال|30916
NO|3154084|Hamar|هامار|29479
NO|3147474|Lillehammer|ليلهامر|28493
NO|3151770|Horten|هورتن|27178
NO|3155041|Grimstad||24017
NO|3149312|Kristiansund||24013
NO|3148129|Larvik||23113
NO|3154209|Halden||21970
NO|3153823|Harstad||20953
NO|3147698|Levanger||20171
NO|3136947|Steinkjer||20000
NO|3145614|Mo i Rana|مو إي رانا|18866
NO|3149533|Kongsvinger||17949
NO|3149563|Kongsberg||17667
NO|3155573|Gjøvik||17596
NO|847633|Alta|ألتا|15094
NP|1283240|Kathmandu|كاتماندو|1442271
NP|1283613|Bharatpur||369377
NP|1282931|Pātan||299283
NP|1283581|Birgañj|برغنج|268273
NP|1283582|Biratnagar|بيراتنغر|244750
NP|1283467|Dhangaḍhi̇̄||204788
NP|1282898|Pokhara|بوخارا|200000
NP|1283339|Hetauda||195951
NP|1283460|Dharān||173096
NP|6941099|Nepalgunj||166258
NP|8411054|Madhyapur Thimi||119955
NP|1283161|Lahān||102955
NP|1283318|Janakpur||93767
NP|1283562|Butwāl||91733
NP|1283095|Mahendranagar||88381
NP|8410807|Triyuga||71405
NP|7997918|Inaruwa||70093
NP|1282884|Rājbirāj||69803
NP|1283679|Banepā||67629
NP|1283621|Siddharthanagar||63367
NP|1283368|Gulariyā||53107
NP|1283329|Īṭahari̇̄||47984
NP|7963596|Panauti||46595
NP|1282666|Ṭikāpur||44758
NP|1283190|Kirtipur||44632
NP|1282635|Tulsīpur||39058
NP|6254843|Birendranagar||31381
NP|1282950|Panauti̇̄||27602
NP|1283401|Gaur||27325
NP|1282770|Siraha||24657
NP|1282714|Tānsen||23693
NP|1283323|Jaleshwar||23573
NP|6254845|Dipayal||23416
NP|1283711|Bāglung||23296
NP|1283217|Khā̃dbāri̇̄||22903
NP|1283465|Dhankutā||22084
NP|1282616|Wāliṅ||21867
NP|1283496|Dailekh||20908
NP|1283082|Malaṅgawā||20284
NP|1283628|Bhadrapur||19523
NP|1283499|Dadeldhurā||19014
NP|1283484|Dārchulā||18317
NP|1283333|Ilām||17491
NP|1283448|Dhulikhel||16263
NR|7626461|Yaren||1100
NU|4036284|Alofi||624
NZ|2193733|Auckland|أوكلاند|417910
NZ|2179537|Wellington|ويلينجتون|381900
NZ|2192362|Christchurch|كرايستشرش|363926
NZ|2187404|Manukau City||362000
NZ|2190324|Hamilton|هاميلتون|178500
NZ|2208032|Tauranga||155200
NZ|2191562|Dunedin||133300
NZ|2188164|Lower Hutt||112500
NZ|2190224|Hastings|هاستينجس|90600
NZ|2185018|Palmerston North||90500
NZ|2186239|New Plymouth||87300
NZ|2186313|Napier||66700
NZ|6241325|Rotorua|روتوروا|65901
NZ|2184397|Porirua||61600
NZ|2189529|Invercargill|إنفركارجل|57000
NZ|2186280|Nelson|نيلسون|54700
NZ|6230919|Whangarei||50900
NZ|6232008|Papatoetoe||49130
NZ|2179670|Whanganui||48700
NZ|6244895|Upper Hutt||47700
NZ|2206854|Gisborne||37300
NZ|2184904|Paraparaumu||30400
NZ|2206890|Masterton|مسترتن|29000
NZ|6243926|Blenheim||28800
NZ|2181133|Timaru||28600
NZ|2183310|Rolleston||28000
NZ|2208329|Papakura||27680
NZ|2181742|Taupo||26100
NZ|6232067|Otara||24300
NZ|2187454|Mangere||23420
NZ|6232305|Remuera||23400
NZ|6232192|New Lynn||21670
NZ|6232064|Manurewa||21590
NZ|2184155|Pukekohe East||21438
NZ|2193703|Avondale||21400
NZ|6217081|Ashburton||20600
NZ|2206371|Levin||19789
NZ|2182311|Stoke||19610
NZ|2180118|Wainuiomata||19410
NZ|6220565|Rangiora||19250
NZ|2208330|Whakatane||18602
NZ|6231568|Takanini||18580
NZ|2183472|Richmond||18000
NZ|6232009|Otahuhu||17090
NZ|2189028|Karori||15320
NZ|6240770|Cambridge||15192
OM|287286|Muscat|مسقط|797000
OM|288967|Seeb|السيب|470878
OM|288764|Bawshar|بوشر|383257
OM|287830|'Ibri|عبري|163473
OM|286621|Salalah|صلالة|163140
OM|286647|Saham|صحم|140000
OM|289011|Rustaq|الرستاق|120000
OM|286282|Sohar|صحار|108274
OM|288955|As Suwayq|السويق|107143
OM|289317|Al Buraymi|البريمي|73670
OM|286987|Nizwa|نزوى|72076
OM|286245|Sur|صور|71152
OM|288899|Bahla'|بهلاء|54338
OM|289199|Al Khaburah|الخابورة|50223
OM|286402|Shinas|شناص|48009
OM|286293|Sufalat Sama'il|سمائل|47718
OM|287814|Izki|إزكي|36203
OM|289174|Liwa|لوى|26372
OM|287832|Ibra'|إبراء|25265
OM|288721|Bidbid|بدبد|21188
OM|288902|Badiyah|بدية|18479
OM|287614|Khasab|خصب|17904
OM|289433|Adam|أدم|17283
OM|411849|Yanqul|ينقل|16599
OM|289142|Al Qabil|القابل|14008
PA|3703443|Panamá|بنما|408168
PA|3701329|San Miguelito||321501
PA|3708306|Juan Díaz||100636
PA|3711668|David||81957
PA|3714637|Arraiján||76815
PA|3712076|Colón||76643
PA|3707961|La Chorrera||61232
PA|3700563|Tocumen||50844
PA|3701117|Santiago de Veraguas||45355
PA|3712455|Chilibre||33536
PA|3712884|Cativá||29607
PA|3714734|Ancón||20706
PA|3714932|Alcalde Díaz||20285
PA|3712560|Changuinola||17997
PA|3707899|La Concepción||17698
PA|3703229|Pedregal||17427
PA|3700164|Veracruz||17144
PA|3711699|Curundú||16361
PA|3703068|Penonomé||16250
PA|3701682|Sabanitas||15577
PE|3936456|Lima|ليما|7737002
PE|3946083|Callao|كاياو|1300000
PE|3947322|Arequipa|أريكيبا|1008290
PE|3691175|Trujillo||919899
PE|3698350|Chiclayo|تشيكلايو|552508
PE|3693528|Piura||484475
PE|3939459|Huancayo|وانكاشو|456250
PE|3941584|Cusco|قوسقو|428450
PE|3696183|Iquitos||377609
PE|3693345|Pucallpa||326040
PE|3698304|Chimbote||316966
PE|3928128|Tacna|تاكنا|286240
PE|3938527|Ica||282407
PE|3937513|Juliaca||245675
PE|3699088|Cajamarca||201329
PE|3696417|Huánuco||196627
PE|12157007|Santa Anita - Los Ficus||184614
PE|3691674|Sullana||160789
PE|3943789|Chincha Alta||153076
PE|3947019|Ayacucho||140033
PE|12157008|San Martin||130000
PE|3931276|Puno||128637
PE|3696378|Huaraz|اواراز|118836
PE|12157013|San Francisco De Borja||105076
PE|3691582|Talara||99074
PE|3691148|Tumbes|تومبس|96946
PE|3943423|Chosica||88606
PE|3931470|Puerto Maldonado||85024
PE|12165736|Breña||81909
PE|3692462|San Juan||78153
PE|12157025|Ciudad Satelite||76410
PE|12157030|Chilca||73371
PE|12157128|Selva Alegre||72696
PE|3948642|Abancay||72277
PE|3934608|Moquegua||69882
PE|3698105|Chulucanas||68835
PE|3929631|San Isidro||68309
PE|12157037|San Fernando||67844
PE|12157038|Jesus Maria||66171
PE|12157129|Santiago||64075
PE|3939285|Huaral|اوارال|62174
PE|3932145|Pisco||61869
PE|12157056|Wanchaq||59134
PE|3944797|Cerro de Pasco||58899
PE|3698658|Catacaos||57304
PE|3694112|Paita||56151
PE|3940002|Huacho||54545
PE|3938415|Ilo||53476
PE|3691348|Tingo María||53177
PE|3696150|Jaén||52493
PE|3927758|Tarma||51350
PE|3694564|Moyobamba|موجوبامبا|50073
PE|3939470|Huancavelica||49570
PE|12157064|Centenario||47581
PE|12157065|Cono Norte||47347
PE|3946820|Barranca||46290
PE|3949231|Jacobo Hunter||46092
PE|3695754|Lambayeque||43710
PE|3693645|Picsi||43610
PE|3698390|Chepén||41992
PE|12157070|Carmen De La Legua Reynoso||41863
PE|3690654|Yurimaguas||41827
PE|3692667|Saña||39200
PE|3927942|Tambopata||38966
PE|3696057|Juanjuí||37715
PE|3695466|La Unión||34834
PE|3697033|Ferreñafe||34357
PE|3928679|Sicuani||33575
PE|3936952|La Oroya||33345
PE|3698194|Chocope||32370
PE|3934239|Nuevo Imperial||32344
PE|3938396|Imperial||32344
PE|3698540|Chachapoyas||32026
PE|3691530|Tambo Grande||30033
PE|7626291|La Rinconada||29678
PE|3694178|Pacasmayo||29165
PE|3691324|Tocache||29029
PE|3934707|Mollendo||28953
PE|3944179|Chaupimarca||28666
PE|3933024|Paramonga||27631
PE|3695675|La Peca||27045
PE|3944399|Chancay||26958
PE|3939761|Hualmay||26658
PE|3694666|Monsefú||25707
PE|3694939|Marcavelica||25645
PE|3928993|San Vicente de Cañete||25517
PE|3693057|Querecotillo||25396
PE|3696847|Guadalupe||25376
PE|3929295|Santa Ana||25145
PE|3692863|Rioja||25057
PE|12157074|La Banda||24932
PE|3695617|Laredo||24691
PE|12157091|Yanacancha||24105
PE|3925590|Yauri||23867
PE|3934356|Nazca||23556
PE|3691954|Sechura||23020
PE|3694725|Moche||22581
PE|3692073|Santiago de Cao||21982
PE|3696509|Huamachuco||21768
PE|3694119|Paiján||21128
PE|3937733|Jauja||21057
PE|3690875|Virú||20774
PE|3939023|Huaura||20723
PE|3699484|Bagua Grande||20382
PE|12157092|El Pedregal||20063
PE|3946985|Ayaviri||19310
PE|3939386|Huanta|اوانتا|18627
PE|12157093|Santa Rosa||18057
PE|3691094|Uchiza||17742
PE|3814568|La Breita||17693
PE|3947740|Andahuaylas||17444
PE|3935572|Mala||17260
PE|3818398|Zarumilla||16907
PE|3945985|Camaná||16434
PE|3692310|San Pedro de Lloc||16250
PE|3939168|Huarmey||16172
PE|3925476|Yunguyo||16140
PE|3698176|Chongoyape||16061
PE|3938451|Ilave||16033
PE|3929768|San Clemente||15815
PE|12157094|San Antonio||15633
PE|3693584|Pimentel||15552
PE|3928924|Satipo||15532
PE|3935288|Minas de Marcona||15478
PE|3937486|Junín||15320
PE|3693826|Pátapo||15270
PE|3699364|Bellavista||15231
PE|3697990|Coishco||15083
PF|4034561|Faaa||29851
PF|4033936|Papeete|بابيتي|26357
PF|4033779|Punaauia||25750
PG|2088122|Port Moresby|بور مورسبي|283733
PG|2092740|Lae|لائه|76255
PG|2100633|Arawa||40266
PG|2090409|Mount Hagen||33623
PG|2088163|Popondetta||28198
PG|2091996|Madang||27419
PG|2093685|Kokopo||26273
PG|2090990|Mendi||26252
PG|2093967|Kimbe||18847
PG|2096742|Goroka||18503
PG|2083537|Wewak||18230
PG|2098869|Bulolo||16042
PG|2098329|Daru|دارو|15214
PH|1692192|Quezon City||2761720
PH|1715348|Davao||1776949
PH|1701668|Manila|مانيلا|1600000
PH|1720151|Caloocan City||1500000
PH|1723510|Budta||1273715
PH|1978681|Malingao||1121974
PH|1717512|Cebu City||964169
PH|1694781|Paranaque City||689992
PH|1713022|General Santos|جنرل سانتوس|679588
PH|1684308|Taguig||644473
PH|7290466|Pasig City||617301
PH|1707174|Las Piñas||590000
PH|1730501|Antipolo||549543
PH|1720681|Calamba||539671
PH|1703417|Makati City||510383
PH|1679432|Zamboanga||457623
PH|1729564|Bacolod City||454898
PH|1701500|Mansilingan||454150
PH|1721080|Cagayan de Oro||445103
PH|1715430|Dasmariñas||441876
PH|1701966|Mandaluyong City||425758
PH|1694611|Pasay||416522
PH|1711005|Iloilo||387681
PH|1689395|San Jose del Monte||357828
PH|1729524|Bacoor||356974
PH|1707267|Lapu-Lapu City||350467
PH|1711084|Iligan||342618
PH|1701947|Mandaue City||331320
PH|1721906|Cabanatuan City||327325
PH|1716771|Cotabato||325079
PH|1711082|Iligan City||312323
PH|1722186|Butuan|بوتوان|309709
PH|1721281|Cabuyao||308745
PH|1725115|Biñan||300000
PH|1730737|Angeles City||299391
PH|1687687|Santol||298976
PH|1720840|Cainta||283172
PH|1728930|Baguio||272714
PH|1688749|San Pedro||270216
PH|1701472|Mantampay||265032
PH|1690039|San Fernando||251248
PH|1706684|Libertad||250353
PH|1697846|Navotas||249463
PH|1684712|Tacloban|تاكلوبان|242089
PH|1726280|Batangas||237370
PH|1684269|Magugpo Poblacion||233254
PH|1682598|Taytay||231460
PH|1705357|Lucena||228758
PH|1692685|Puerto Princesa|بورتوبرنسس|222673
PH|1697175|Olongapo||221178
PH|1725094|Binangonan||219204
PH|1687894|Santa Rosa||216650
PH|1710914|Imus|اموس|216099
PH|1706090|Lipa City||212287
PH|1688830|San Pablo||207577
PH|1681602|Toledo||207314
PH|1702540|Malolos||198748
PH|1708522|Koronadal||195398
PH|1729085|Bago City||191210
PH|1697018|Ormoc||191200
PH|1695743|Panalanoy||189090
PH|1704703|Mabalacat City||188050
PH|1696710|Pagadian||186852
PH|1699802|Meycauayan||184839
PH|1682812|Tarlac City||183930
PH|1706889|Legaspi||179481
PH|1698829|Naga||174931
PH|1716198|Dagupan||171271
PH|1680932|Tuguegarao||166334
PH|1712051|Guyong||155391
PH|1701053|Marawi City||143627
PH|1709968|Kabankalan||136483
PH|1727995|Baliuag||135679
PH|1699296|Rodriguez||134432
PH|1689056|San Mateo||134327
PH|1683881|Talisay||133148
PH|1699054|Muricay||132094
PH|1722930|Bulaon||131818
PH|1721168|Cadiz||129053
PH|1711982|Hagonoy||123531
PH|1725804|Bayawan||122747
PH|1689286|San Juan||121430
PH|1686547|Silang||119475
PH|1689510|San Jose||118807
PH|1714956|Digos||116122
PH|1717641|Cavite City||115932
PH|1710544|Iriga City||114457
PH|1714201|Dumaguete||113541
PH|1687801|Santiago||108414
PH|1688253|Santa Cruz||108145
PH|1700360|Mati||105908
PH|1683013|Tanza||105510
PH|1691444|Roxas City||102688
PH|1707404|Laoag||102105
PH|1692520|Pulong Santa Cruz||101914
PH|1680197|Urdaneta||101037
PH|1710141|Jolo||101002
PH|1724489|Bocaue||98649
PH|1713014|General Trias||96022
PH|1705536|Los Baños||95750
PH|1714674|Dipolog||93549
PH|1696899|Ozamiz City||93082
PH|1720034|Calumpit||91815
PH|1709632|Kalibo (poblacion)||89127
PH|1701872|Mangaldan||88818
PH|1730225|Arayat||87987
PH|1685218|Surigao||87832
PH|1730713|Angono||87199
PH|1680007|Victorias||86510
PH|1684497|Tagbilaran City||86411
PH|1684553|Tagaytay||85330
PH|1715542|Dapitan||85202
PH|1695804|Panabo||84749
PH|1700868|Mariveles||84567
PH|1724933|Binonga||83980
PH|1680116|NIA Valencia||83591
PH|1700917|Marilao||83276
PH|1685755|Sorsogon||82730
PH|1683088|Tanjay||82642
PH|1708824|Kidapawan||79652
PH|1697497|Norzagaray||79508
PH|1713226|Gapan||79064
PH|1716287|Daet||78142
PH|1730413|Apalit||77418
PH|1692565|Pulilan||77186
PH|1693136|Polangui||77122
PH|1712531|Guiguinto||76613
PH|1709003|Kawit||73210
PH|1728523|Balanga||72954
PH|1711146|Ilagan||72363
PH|1691150|Sagay||72153
PH|1718722|Capas||72070
PH|1685880|Solana||71475
PH|1723066|Bulacan||71274
PH|1693239|Plaridel||70781
PH|1700980|Mariano||70516
PH|1715804|Danao||70270
PH|1704067|Magalang||68988
PH|1723481|Buenavista||68892
PH|1706609|Libon||68846
PH|1683340|Tanauan||68456
PH|1717911|Catbalogan||68081
PH|1720402|Calbayog City||67921
PH|1685577|Subic||67664
PH|1724767|Bislig||67567
PH|1710519|City of Isabela||67336
PH|1714766|Dinalupihan||66670
PH|1720561|Calapan||66008
PH|1689832|San Ildefonso||65669
PH|1688954|San Miguel||65661
PH|1728772|Bais|جزيرة بيز|65594
PH|1684016|Talavera||64610
PH|1716995|Concepcion||64402
PH|1693077|Polomolok||63987
PH|1698030|Nasugbu||62857
PH|1681766|Tinongan||62146
PH|1699572|Minglanilla||62058
PH|1702934|Malaybalay||61524
PH|1719274|Candelaria||60881
PH|1680505|Ualog||60548
PH|1683319|Tanay||59950
PH|1697376|Obando||59929
PH|1728584|Balagtas||59826
PH|1702096|Manaoag||59115
PH|1727400|Bañga||58855
PH|1718328|Cogan||57897
PH|1685117|Tabaco||57860
PH|1687534|Santo Tomas||57438
PH|1706188|Lingayen||56580
PH|1718306|Carmona||55887
PH|1705440|Lubao||55645
PH|1726339|Batac City||55484
PH|1698548|Naic||55195
PH|1684681|Tacurong||54648
PH|1694290|Patuto||52883
PH|1706361|Limay||52824
PH|1702442|Maluñgun||52248
PH|1699323|Monkayo||51393
PH|1728336|Balayan||50115
PH|1721636|Cabiao||49980
PH|1699205|Morong||49589
PH|1706393|Liloan||49198
PH|1716924|Consolacion||48638
PH|1679980|Vigan||48545
PH|1695097|Paniqui||48261
PH|1725729|Bayombong||48199
PH|1700712|Masbate||47490
PH|1717926|Catarman||47449
PH|1719329|Candaba||47326
PH|1688398|Santa Ana||47158
PH|1697023|Orion||46991
PH|1966336|Bagong Pagasa||46365
PH|1723257|Bugo||45787
PH|1687164|Sariaya||44977
PH|1694775|Parang||44930
PH|1697046|Orani||44877
PH|1719053|Canlaon||44851
PH|1724956|Binmaley||44026
PH|1699805|Mexico||43694
PH|1690666|Samal||43526
PH|1693618|Pinamalayan||43521
PH|1731744|Alabel||43312
PH|1694498|Passi||42794
PH|1691804|Recodo||42788
PH|1717053|Compostela||42563
PH|1722267|Bustos||42139
PH|1694861|Paombong||41384
PH|1700753|Masantol||41278
PH|1707123|La Trinidad||41258
PH|1730749|Angat||41235
PH|1710770|Indang||41159
PH|1708226|La Carlota||41157
PH|1702649|Malita||41114
PH|1713004|Gerona||40914
PH|1696614|Pagbilao||40818
PH|1718436|Carcar||40739
PH|1725684|Bayugan||40561
PH|1702372|Mamatid||40271
PH|1685146|Taal||39745
PH|1710389|Jaen||39700
PH|1719683|Camiling||39655
PH|1711621|Hinigaran||39636
PH|1688795|San Pascual||39395
PH|1694914|Pantubig||39285
PH|1697006|Oroquieta||39279
PH|1713818|Escalante||39177
PH|1694826|Papaya||38640
PH|1725157|Binalbagan||38587
PH|1691280|Sablayan||38383
PH|1720751|Calaca||37443
PH|1682659|Tayabas||37330
PH|1715169|Del Pilar||37329
PH|1697486|Noveleta||37299
PH|1699088|Muñoz||37141
PH|1720464|Calauan||36580
PH|1691911|Ramon||36307
PH|1685875|Solano||36222
PH|1724106|Bongabon||36168
PH|8299649|Pandan||35965
PH|1684320|Tagudin||35791
PH|1732354|Abucay||35508
PH|1695462|Pandi||34927
PH|1689171|San Leonardo||34743
PH|1682478|Teresa||34716
PH|1693870|Pila||34383
PH|1702077|Manapla||34312
PH|1688859|San Nicolas||34237
PH|1690321|San Antonio||34217
PH|1731528|Aliaga||34020
PH|1701124|Maramag||33844
PH|1711829|Hermosa||33714
PH|1702763|Malilipot||33593
PH|1725991|Bauan||33560
PH|1725919|Bay||33547
PH|1689129|San Luis||33467
PH|1730398|Aparri||33230
PH|1699755|Midsayap||32932
PH|1713018|General Tinio||32875
PH|1700179|Mauban||32739
PH|1710378|Jagna||32566
PH|1712488|Guimba||32306
PH|1710011|Kabacan||31769
PH|1710470|Isulan||31717
PH|1731686|Alaminos||31427
PH|1702425|Maluso||31374
PH|1722032|Cabadbaran||31114
PH|1685230|Surallah||31089
PH|1696683|Pagaluñgan||31052
PH|1705367|Lucban||30992
PH|1694791|Paraiso||30494
PH|1693778|Pililla||30408
PH|1684379|Tagoloan||30390
PH|1705190|Lumbang||30269
PH|1718426|Cardona||30222
PH|1723166|Buhi||30126
PH|1702413|Malvar||29880
PH|1730171|Aringay||29825
PH|1683116|Tangub||29721
PH|1729987|Atimonan||29356
PH|1688425|San Simon||29049
PH|1683302|Tandag||29011
PH|1731959|Agoo||28972
PH|1728825|Bah-Bah||28643
PH|1695583|Pandacaqui||28603
PH|1722985|Bulan||28529
PH|1710441|Itogon||28407
PH|1698103|Narra||28342
PH|1722433|Burgos||28178
PH|1686728|Sibulan||28079
PH|1700665|Masinloc||28041
PH|1722818|Buluan||28025
PH|1688017|Santa Maria||28002
PH|1694075|Peñaranda||27465
PH|1692489|Pulupandan||27363
PH|1718078|Castillejos||27301
PH|1704968|Lupon||27247
PH|1692214|Quezon||27212
PH|1701537|Manolo Fortich||27064
PH|1684803|Tabuk||27048
PH|1711437|Iba||26935
PH|1696718|Paete||26855
PH|1717960|Catanauan||26804
PH|1720793|Calabanga||26798
PH|1724088|Bongao||26518
PH|1688363|Santa Catalina||26457
PH|1691606|Rizal||26201
PH|1682537|Telabastagan||25935
PH|1704781|Maao||25837
PH|1707324|La Paz||25801
PH|1705572|Lopez||25752
PH|1698921|Nabua||25687
PH|1717008|Concepcion Ibaba||25628
PH|1722005|Cabagan||25304
PH|1711718|Himamaylan||25089
PH|1729324|Baggabag B||24967
PH|1731486|Alicia||24732
PH|1701692|Manibaug Pasig||24618
PH|1698740|Nagcarlan||24560
PH|1680018|Victoria||24456
PH|1708217|La Castellana||24407
PH|1693401|Pio||24345
PH|1720508|Calasiao||24276
PH|1712819|Glan||24256
PH|1686102|Sipalay||24029
PH|1702263|Mamburao||23892
PH|1696165|Palayan City||23742
PH|1724435|Bogo||23562
PH|1730097|Asia||23546
PH|1693574|Pinamungahan||23068
PH|1701516|Mansalay||23044
PH|1723822|Botolan||22994
PH|1701149|Maragondon||22973
PH|1712520|Guihulñgan||22931
PH|1727663|Bambang||22831
PH|10628881|Apas||22566
PH|1712162|Gumaca||22496
PH|1725359|Bignay Uno||22401
PH|1728546|Balamban||22283
PH|1699858|Mendez-Nuñez||22081
PH|1712232|Guiset East||21994
PH|1705771|Loma de Gato||21990
PH|1703116|Malanday||21901
PH|1687029|Lake Sebu||21767
PH|1692914|Porac||21660
PH|1716618|Cuenca||21558
PH|1727080|Bansalan||21391
PH|1710103|Jose Pañganiban||21236
PH|1686933|Sexmoan||21124
PH|1699388|Molave||21088
PH|1712808|Goa||20936
PH|1720472|Calauag||20837
PH|1710531|Irosin||20716
PH|1697773|New Corella||20574
PH|1714441|Don Carlos||20468
PH|1683800|Taloc||20409
PH|1702032|Manay||20336
PH|1726765|Baras||20250
PH|1690570|Sampaloc||20157
PH|1682472|Ternate||20049
PH|1696814|Pacol||19839
PH|1695283|Pangil||19726
PH|1685622|Suay||19672
PH|1729814|Baao||19612
PH|1689973|San Francisco||19570
PH|1703355|Malabanban Norte||19471
PH|1703051|Malapatan||19439
PH|1707049|Laur||19206
PH|1710612|Ipil||19195
PH|1713857|Saravia||19060
PH|1727043|Bantayan||18984
PH|1685349|Sumag||18752
PH|1689099|San Marcelino||18721
PH|1689087|San Mariano||18668
PH|1713027|General Mamerto Natividad||18393
PH|1704758|Maasin||18313
PH|1680040|Veruela||18114
PH|1708291|Labo||18105
PH|1679678|Wao||17845
PH|1693839|Pilar||17831
PH|1708056|Laguilayan||17764
PH|1725799|Baybay||17668
PH|1696041|Palo||17534
PH|1718393|Carigara||17495
PH|1699060|Murcia||17448
PH|1704021|Maganoy||17394
PH|1686004|Sitangkai||17200
PH|1703598|Mahayag||17144
PH|1725983|Bauang||17109
PH|1699833|Mercedes||16991
PH|1726156|Bato||16939
PH|1681676|Tiwi||16826
PH|1707398|Laoang||16725
PH|1698887|Nabunturan||16671
PH|1691441|Roxas||16618
PH|1731212|Amadeo||16618
PH|1703773|Magsaysay||16592
PH|1721695|Cabayangan||16539
PH|1680613|Tupi||16518
PH|1723893|Borongan||16484
PH|1710258|Jasaan||16435
PH|1710357|Jalajala||16400
PH|1705871|Loboc||16312
PH|1689994|Aurora||16178
PH|1687409|San Vicente||16116
PH|1720499|Calatagan||16110
PH|1681333|Trento||15916
PH|1710518|Isabela||15897
PH|1702002|Mankayan||15886
PH|1725863|Bayambang||15859
PH|1688912|San Narciso||15636
PH|1732312|Abuyog||15632
PH|1720052|Calumpang||15589
PH|1684137|Talacogon||15581
PH|1715094|Diadi||15567
PH|1722356|Boroon||15490
PH|1722731|Bunawan||15471
PH|1688372|Santa Barbara||15445
PH|1691538|Romblon||15316
PH|1684577|Tagas||15292
PH|1706402|Lilio||15246
PH|1704002|Magarao||15205
PH|1714519|Dologon||15128
PH|1714482|Domalanoan||15108
PH|1679802|Virac||15079
PH|1691904|Ramos||15066
PH|1729734|Babo-Pangulo||15066
PK|1174872|Karachi|كراتشي|11624219
PK|1172451|Lahore|لاهور|6310888
PK|1179400|Faisalabad|فيصل آباد|2506595
PK|1166993|Rawalpindi|راولبندي|1743101
PK|1169825|Multan|ملتان|1437230
PK|1176734|Hyderabad|حيدر آباد|1386330
PK|1177662|Gujranwala||1384471
PK|1168197|Peshawar|بيشاور|1218773
PK|1167460|Rahim Yar Khan|رحيم يار خان|788915
PK|1167528|Quetta|كويته|733675
PK|1169607|Muzaffarābād||725000
PK|1183105|Battagram||700000
PK|1173055|Kotli||640000
PK|1176615|Islamabad|إسلام آباد|601600
PK|1183880|Bahawalpur||552607
PK|1166000|Sargodha||542603
PK|1164909|Sialkot||477396
PK|1164408|Sukkur||417767
PK|1172128|Larkana||364033
PK|1165221|Shekhupura||361303
PK|1182637|Bhimber||342900
PK|1175892|Jhang Sadr||341210
PK|1177654|Gujrat||301506
PK|1170880|Mardan|مردان|300424
PK|1174625|Kasur||290643
PK|1170395|Mingora||279914
PK|1180289|Dera Ghazi Khan||236093
PK|1166548|Sahiwal|ساهيوال|235695
PK|1169116|Nawabshah||229504
PK|1168718|Okara||223648
PK|1170295|Mirpur Khas||215657
PK|1181096|Chiniot||201781
PK|1165569|Shahkot||200000
PK|1175088|Kamoke||199531
PK|1166652|Saddiqabad||189876
PK|1182092|Burewala||183915
PK|1176515|Jacobabad||170588
PK|1169605|Muzaffargarh||165192
PK|1169692|Muridke||164246
PK|1165108|Shikarpur||156901
PK|1177384|Hafizabad||153656
PK|1173491|Kohat||151427
PK|1163198|Tordher||150000
PK|1175864|Jhelum|جهلم|145000
PK|1174167|Khanpur||142426
PK|1173664|Khuzdar||141227
PK|1180809|Dadu||139784
PK|1178231|Gojra||139726
PK|1171123|Mandi Bahauddin||129733
PK|1163965|Tando Allahyar||127202
PK|1168555|Pakpattan||126706
PK|1332083|Bahawalnagar||126700
PK|1163967|Tando Adam||125598
PK|1162004|Khairpur Mir's||124602
PK|1169027|New Mirpur||124352
PK|1181073|Chishtian||122199
PK|1185056|Abbottabad||120000
PK|1176106|Jaranwala||119785
PK|1184845|Ahmadpur East||116579
PK|1162813|Vihari||112840
PK|1175156|Kamalia||112426
PK|1173378|Kot Addu||104217
PK|1173687|Khushāb||102793
PK|1162456|Wazirabad||102444
PK|1180281|Dera Ismail Khan||101616
PK|1181636|Chakwal||101200
PK|1164216|Swabi||97363
PK|1171965|Lodhran||97249
PK|1341204|Nowshera Cantonment||96766
PK|1181439|Charsadda||95319
PK|1176368|Jalalpur Jattan||93883
PK|1170425|Mianwali||89570
PK|1181611|Chaman||88568
PK|1175021|Kandhkot||88468
PK|1177042|Hasilpur||88031
PK|1184370|Arifwala||87360
PK|1182829|Mianke Mor||86900
PK|1184249|Attock City||85479
PK|1181163|Chichawatni||82762
PK|1182815|Bhakkar||81950
PK|1174042|Kharian||81435
PK|1172035|Layyah||78954
PK|1167622|Kambar||77481
PK|1170013|Moro||76765
PK|1170486|Mian Channun||76226
PK|1163054|Turbat|تربت|75694
PK|1165638|Shahdad Kot||75411
PK|1182787|Bhalwal||74744
PK|1179760|Dipalpur||74640
PK|1184055|Badin||73569
PK|1168412|Pano Aqil||72881
PK|1172904|Kotri||72672
PK|1163952|Tando Muhammad Khan||72659
PK|1177073|Harunabad||72432
PK|1168226|Pattoki||70436
PK|1167507|Chenab Nagar||70000
PK|1175446|Kahror Pakka||69743
PK|1177682|Gujar Khan||69374
PK|1180983|Chuhar Kana||69321
PK|1163272|Toba Tek Singh||69064
PK|1169278|Narowal||68291
PK|1164987|Shorkot||67439
PK|1165635|Shahdadpur||67249
PK|1165744|Shabqadar||66541
PK|1170951|Mansehra||66486
PK|1164970|Shujaabad||65952
PK|1176997|Haveli Lakha||65289
PK|1172318|Lala Musa||65197
PK|1171502|Mailsi||64545
PK|1165388|Shakargarh||64304
PK|1178456|Ghotki||64295
PK|1164896|Sibi|سبي|64069
PK|1176241|Jampur||63791
PK|1166265|Sambrial||62874
PK|1166164|Sanghar||62033
PK|1176800|Hujra Shah Muqim||61546
PK|1175560|Kabirwala||60782
PK|1180942|Chunian||57312
PK|1166146|Sangla Hill||57002
PK|1177107|Haripur||56977
PK|1169372|Nankana Sahib||56366
PK|1168307|Pasrur||53364
PK|1177446|Gwadar|جوادر|51901
PK|1167380|Rajanpur||50682
PK|1166827|Rohri||50649
PK|1162105|Zhob||50537
PK|1170667|Matli||50398
PK|1161983|Rawalakot||50000
PK|1177397|Hadali||49663
PK|1170294|Mirpur Mathelo||49311
PK|1183460|Bannu||49008
PK|1179496|Dullewala||48682
PK|1177278|Hala||47915
PK|1167031|Ratodero||47819
PK|1176035|Jatoi Shimali||47144
PK|1176022|Jauharabad||46545
PK|1183090|Bat Khela||46079
PK|1172915|Kot Radha Kishan||45938
PK|1175453|Kahna Nau||45888
PK|1169620|Mustafabad||45795
PK|1177064|Chak Thirty-one -Eleven Left||45665
PK|1164069|Talagang||44960
PK|1163724|Taunsa||44869
PK|1163582|Thatta||44302
PK|1166073|Sarai Alamgir||44120
PK|1162868|Usta Muhammad||43983
PK|1175082|Kamra||43779
PK|1162959|Umarkot||42074
PK|1183224|Basirpur||41617
PK|1165789|Sehwan||41150
PK|1169145|Naushahra Virkan||40853
PK|1179223|Fort Abbas||40626
PK|1176995|Havelian||40481
PK|1174357|Khairpur||40083
PK|1179790|Dinga||39784
PK|1357699|New Badah||38855
PK|1163905|Tank||38488
PK|1172964|Kot Mumin||38355
PK|1163968|Tandlianwala||38285
PK|1181887|Chak Azam Sahu||38216
PK|1171868|Loralai||37787
PK|1176358|Jalalpur Pirwala||37393
PK|1168680|Pabbi||37307
PK|1175748|Chak Jhumra||37214
PK|1166933|Renala Khurd||37111
PK|1448637|Risalpur Cantonment||37084
PK|1172339|Lakki||36391
PK|1163224|Topi||36340
PK|1177203|Hangu||36150
PK|1161991|Pir Jo Goth||35537
PK|1172682|Kundian||35406
PK|1167873|Pir Mahal||35343
PK|1173692|Khurrianwala||35292
PK|1170564|Mehrabpur||35263
PK|1168021|Pindi Bhattian||35088
PK|6457378|Malakwal City||35000
PK|1169334|Narang Mandi||34778
PK|1171376|Malakwal||34589
PK|1163414|Thul||34472
PK|1168015|Pindi Gheb||34301
PK|1162275|Zahir Pir||34121
PK|1179450|Dunyapur||34044
PK|1179061|Gambat||34005
PK|1174653|Kashmor||33732
PK|1184655|Alipur||33601
PK|1169187|Naudero||33455
PK|1168312|Pasni||33110
PK|1164419|Sukheke Mandi||32836
PK|1412008|Setharja Old||32651
PK|1173920|Khewra||32620
PK|1171198|Mamu Kanjan||31914
PK|1165260|Sharqpur Sharif||31855
PK|1179837|Digri||31842
PK|1182665|Bhera||31781
PK|1166381|Sakrand||31630
PK|1163958|Tando Jam||31612
PK|1167398|Raiwind||31592
PK|1172295|Lalian||31355
PK|1174355|Khairpur Tamewah||30967
PK|1174062|Kharan||30841
PK|1170584|Mehar||30429
PK|1174217|Khangah Dogran||30314
PK|1174344|Khairpur Nathan Shah||30286
PK|1179757|Upper Dir||29869
PK|1178560|Ghauspur||29767
PK|1163927|Tangi||29444
PK|1162855|Utmanzai||29423
PK|1164076|Thal||29331
PK|1170398|Minchianabad||29253
PK|1178841|Garh Maharaja||29153
PK|1176444|Jahanian Shah||29095
PK|1170706|Mastung||29082
PK|1171165|Mananwala||28432
PK|1179255|Fazilpur||28213
PK|1164064|Talamba||28151
PK|1172663|Kunjah||28103
PK|1175870|Jhawarian||27893
PK|1169254|Nasirabad||27809
PK|1168749|Nushki||27680
PK|1164716|Sita Road||27587
PK|1179834|Dijkot||27469
PK|1164825|Sillanwali||27023
PK|1175010|Kandiaro||26807
PK|1162261|Zaida||26787
PK|1172657|Kunri||26773
PK|1175296|Kalat||26701
PK|1180419|Daud Khel||26395
PK|1170222|Mitha Tiwana||26390
PK|1176948|Hazro City||26309
PK|1179463|Dunga Bunga||25893
PK|1184569|Aman Garh||25723
PK|1174720|Karor||25634
PK|1173302|Kot Diji||25616
PK|1175180|Kalur Kot||25574
PK|1169684|Murree||25247
PK|1179377|Faqirwali||25186
PK|1356491|Ahmadpur Sial||24889
PK|1168166|Phalia||24789
PK|1162316|Yazman||24580
PK|1167386|Raja Jang||24407
PK|1162572|Chak Five Hundred Seventy-five||24295
PK|1167821|Pishin||24239
PK|1175098|Chak One Hundred Twenty Nine Left||24053
PK|1181352|Chawinda||23599
PK|1163021|Ubauro||23462
PK|1170219|Mithi||23431
PK|1184752|Akora||23288
PK|1162285|Zafarwal||23078
PK|1172888|Kot Samaba||22953
PK|1179406|Eminabad||22679
PK|1175436|Kahuta||22551
PK|1167142|Ranipur||22495
PK|1172779|Kulachi||22376
PK|1174171|Khanpur Mahar||22273
PK|1176889|Hingorja||22263
PK|1169367|Naukot||22081
PK|1168036|Pind Dadan Khan||22001
PK|1174984|Kanganpur||21788
PK|1179346|Faruka||21747
PK|1173025|Kotli Loharan||21463
PK|1165507|Shahpur Chakar||21446
PK|1164045|Talhar||21154
PK|1168652|Pad Idan||20919
PK|1173272|Kot Ghulam Muhammad||20897
PK|1167648|Qadirpur Ran||20407
PK|1182998|Bela||20119
PK|1164245|Surkhpur||20000
PK|1412851|Sook Kalan||20000
PK|1179902|Dhoro Naro||19907
PK|1174211|Khangarh||19698
PK|1166066|Sarai Naurang||19694
PK|1178587|Gharo||19524
PK|1182607|Bhit Shah||19325
PK|1170677|Matiari||18929
PK|1180133|Dhanot||18729
PK|1162589|Warah||18724
PK|1172513|Lachi||18537
PK|1184075|Baddomalhi||18435
PK|1176218|Jand||18170
PK|1179305|Fatehpur||18126
PK|1180295|Dera Bugti||18120
PK|1163595|Tharu Shah||17698
PK|1169143|Naushahro Firoz||17631
PK|1180752|Dajal||17630
PK|1180374|Daur||17577
PK|1182577|Bhopalwala||17341
PK|1168633|Paharpur||17294
PK|1182775|Bhan||16961
PK|1171757|Mach||16930
PK|1167501|Goth Radhan||16786
PK|1162862|Uthal||16483
PK|1175283|Kaleke Mandi||16361
PK|1175712|Jiwani||16322
PK|1175678|Johi||16311
PK|1181022|Chhor||16301
PK|1171050|Mangla||16264
PK|1182682|Bhawana||16218
PK|1165486|Shahr Sultan||16166
PK|1175762|Jhol||16067
PK|1164679|Sodhri||15977
PK|1175365|Kalabagh||15976
PK|1164776|Sinjhoro||15970
PK|1175125|Kamar Mushani||15867
PK|1175232|Kallar Kahar||15800
PK|1108161|Chuhar Jamali||15781
PK|1177089|Harnoli||15669
PK|1166062|Sarai Sidhu||15632
PK|1181053|Choa Saidan Shah||15344
PK|1180825|Dadhar||15090
PK|1180454|Darya Khan||15048
PL|756135|Warsaw|وارسو|1702139
PL|3093133|Łódź|لودز|768755
PL|3094802|Kraków|كراكوف|755050
PL|3081368|Wrocław|فروتسواف|634893
PL|3088171|Poznań|بوزنان|570352
PL|3099434|Gdańsk|غدانسك|461865
PL|3083829|Szczecin|شتتين|407811
PL|3102014|Bydgoszcz|بيدغوشتش|366452
PL|765876|Lublin|لبلن|360044
PL|3096472|Katowice|كاتوفيتسه|317316
PL|776069|Białystok||291855
PL|3100946|Częstochowa|تشيستوخوفا|248125
PL|3099424|Gdynia|غدينيا|244969
PL|3085128|Sosnowiec||227295
PL|760778|Radom|رادوم|226794
PL|764484|Mokotów||217683
PL|769250|Kielce|كيلسي|208598
PL|3099230|Gliwice|غليفيتسه|198835
PL|3083271|Toruń|تورون|198613
PL|3080985|Zabrze|زابجه|192177
PL|3101950|Bytom||189186
PL|6545348|Praga Południe||179836
PL|3103402|Bielsko-Biala||176515
PL|763166|Olsztyn||171803
PL|759734|Rzeszów|جيشوف|158382
PL|6545326|Ursynów||150668
PL|3086800|Ruda Śląska||146189
PL|3086586|Rybnik|ريبنيك|142510
PL|755330|Wola||140958
PL|776029|Bielany||134854
PL|758470|Śródmieście||134306
PL|3082914|Tychy||130000
PL|776103|Białołeka||129106
PL|3090048|Opole|أبولوسكي|127676
PL|3099759|Elbląg|البلنغ|127558
PL|3088825|Płock|بوتسك|127474
PL|3082707|Wałbrzych|واوب جيخ|127431
PL|3098722|Gorzów Wielkopolski|غورجوف ويلكوبولسكي|124430
PL|757065|Targówek||124279
PL|3081741|Włocławek|فوتسوافك|120339
PL|3080165|Zielona Góra|جلونا غورا|118433
PL|3100796|Dąbrowa Górnicza||118285
PL|757026|Tarnów|تارنوف|117799
PL|3101619|Chorzów|خوجوف|113430
PL|3096880|Kalisz|كاليش|108759
PL|3095049|Koszalin|كشالين|107450
PL|3093692|Legnica|لغنيتسا|106033
PL|776251|Bemowo||102393
PL|3085450|Słupsk||98608
PL|3097333|Jaworzno|يافورجنو|96541
PL|3097391|Jastrzębie Zdrój||95813
PL|3098218|Grudziądz|غروجونتس|95045
PL|763442|Ochota||93192
PL|6545347|Praga Północ||93192
PL|3097257|Jelenia Góra||87310
PL|763534|Nowy Sącz||84376
PL|3095321|Konin|كونين|81258
PL|3088972|Piotrków Trybunalski||80128
PL|3097872|Inowrocław||77597
PL|3092931|Lubin||77532
PL|756092|Wawer||77205
PL|759412|Siedlce||77185
PL|3089033|Piła||75532
PL|3091232|Mysłowice||74586
PL|762863|Ostrowiec Świętokrzyski||73989
PL|3086024|Siemianowice Śląskie||73121
PL|3089684|Ostrów Wielkopolski|اوسترو ولكوبوليسكي|72898
PL|3084840|Stargard|ستارغارد زتسيسينسكي|71224
PL|3089578|Pabianice||70542
PL|3099112|Gniezno||70269
PL|3099654|Fordon||70000
PL|757718|Suwałki||69222
PL|3099213|Głogów||67317
PL|756867|Tomaszów Mazowiecki||67197
PL|761168|Przemyśl||67013
PL|758445|Stalowa Wola||66495
PL|753866|Zamość||66034
PL|3096372|Kędzierzyn-Koźle||65636
PL|774558|Chełm||63949
PL|766027|Łomża||63723
PL|3093524|Leszno||63565
PL|3080004|Żory||63174
PL|3103709|Bełchatów||62896
PL|764849|Mielec||60993
PL|3083440|Tarnowskie Góry||60938
PL|3084093|Świdnica||60351
PL|3083426|Tczew||60133
PL|3089125|Piekary Śląskie||59757
PL|3087584|Racibórz|راسيبورز|58464
PL|3103719|Będzin||58236
PL|3080251|Zgierz||58036
PL|776175|Biała Podlaska||57541
PL|772621|Ełk||55769
PL|3083988|Świętochłowice|شفينتوخوفيتسه|55600
PL|761228|Pruszków||55371
PL|762909|Ostrołęka||53740
PL|758390|Starachowice||53739
PL|3080526|Zawiercie||53159
PL|753142|Żoliborz||50934
PL|766555|Legionowo||50786
PL|757033|Tarnobrzeg||50459
PL|760924|Puławy||49759
PL|3081677|Wodzisław Śląski||49521
PL|759141|Skarżysko-Kamienna||49410
PL|759123|Skierniewice||49042
PL|3094170|Kutno||48323
PL|3084826|Starogard Gdański||48202
PL|767470|Krosno||47784
PL|773380|Dębica||47366
PL|756320|Ursus||47285
PL|3090436|Nysa|نيسا|47283
PL|3082473|Wejherowo||46820
PL|774208|Ciechanów||46438
PL|3087497|Radomsko||45353
PL|3086706|Rumia||44791
PL|3080414|Zduńska Wola||44515
PL|3085978|Sieradz||44436
PL|3095795|Kołobrzeg||44377
PL|762788|Otwock||43388
PL|752967|Żyrardów||41179
PL|3083955|Świnoujście||40919
PL|3102987|Bolesławiec||40682
PL|3090764|Nowa Sól||40354
PL|770380|Jarosław|جاروسواو|40134
PL|757692|Świdnik||40050
PL|3101547|Chrzanów|كرزنو|39973
PL|3095971|Knurów||39744
PL|759591|Sanok||39684
PL|3101672|Chojnice||39407
PL|3089658|Oświęcim||39057
PL|3091831|Mikołów||38821
PL|3080644|Żary||38779
PL|3092472|Malbork||38723
PL|3083826|Szczecinek||38496
PL|758682|Sochaczew||38267
PL|3102459|Brzeg||38259
PL|770293|Jasło||37851
PL|3090146|Olkusz||37744
PL|3094086|Kwidzyn||37601
PL|3085151|Sopot|سوبوت|37089
PL|764679|Mińsk Mazowiecki||37027
PL|3090170|Oleśnica||36956
PL|754800|Wołomin||36592
PL|762423|Piaseczno|بياسيتشنو|36278
PL|755475|Włochy||36276
PL|767623|Kraśnik||35834
PL|3101321|Cieszyn||35586
PL|3093739|Lębork||35161
PL|3101076|Czechowice-Dziedzice||34703
PL|3088461|Police||34350
PL|3101057|Czeladź||34308
PL|3099828|Dzierżoniów||34168
PL|763523|Nowy Targ||33763
PL|3089779|Ostróda|استرودا|33524
PL|3091217|Myszków||33273
PL|3080231|Zgorzelec|غورلتس|33247
PL|3090205|Oława||33029
PL|3097902|Iława||32557
PL|3079855|Żywiec||32132
PL|765749|Łuków||30465
PL|3085056|Śrem||30404
PL|772195|Giżycko||29972
PL|3103476|Bielawa||29971
PL|3093066|Łowicz||29809
PL|776597|Augustów||29752
PL|3082998|Turek||29533
PL|764634|Mława||29398
PL|3094625|Krotoszyn||29231
PL|775758|Bochnia||29184
PL|3084130|Swarzędz||29010
PL|3100974|Czerwionka-Leszczyny||28740
PL|3081324|Września||28703
PL|771804|Gorlice||28609
PL|772227|Gierłoż||28351
PL|763556|Nowy Dwór Mazowiecki||27633
PL|769274|Kętrzyn||27478
PL|3102627|Brodnica||27341
PL|3080866|Zakopane|زكوبن|27266
PL|775922|Biłgoraj||26987
PL|3096053|Kłodzko||26845
PL|771401|Grodzisk Mazowiecki||26684
PL|754454|Wyszków||26500
PL|775986|Bielsk Podlaski||26493
PL|3092856|Luboń||26431
PL|3080944|Żagań||26251
PL|757357|Szczytno||26044
PL|3096003|Kluczbork||25978
PL|3082704|Wałcz||25971
PL|3084074|Świecie||25843
PL|3097528|Jarocin||25665
PL|3087705|Pszczyna||25288
PL|759603|Sandomierz||25087
PL|3090768|Nowa Ruda||24753
PL|3082712|Wągrowiec||24428
PL|3103556|Białogard||24368
PL|3095151|Kościan||24096
PL|3097367|Jawor||23865
PL|3092906|Lubliniec||23784
PL|3085807|Skawina||23647
PL|3088034|Pruszcz Gdański||23618
PL|3095797|Koło||23493
PL|776337|Bartoszyce||23482
PL|754351|Ząbki||23473
PL|3095126|Kościerzyna||23361
PL|3088065|Prudnik||23343
PL|762381|Piastów||23290
PL|3084084|Świebodzice||23228
PL|765191|Marki||23177
PL|753895|Zambrów||22857
PL|765927|Lubartów||22839
PL|771506|Grajewo||22803
PL|762850|Ostrów Mazowiecka||22653
PL|763111|Opoczno||22592
PL|3098966|Goleniów||22505
PL|3093040|Lubań||22245
PL|762021|Płońsk||22217
PL|771158|Hajnówka||22157
PL|3093785|Łaziska Górne||21983
PL|764312|Mrągowo||21965
PL|3104115|Andrychów||21954
PL|760503|Rembertów||21893
PL|3082197|Wieluń||21892
PL|3086531|Rydułtowy||21887
PL|3084062|Świebodzin||21757
PL|3085045|Środa Wielkopolska||21757
PL|3096779|Kamienna Góra||21743
PL|766583|Łęczna||21719
PL|3088435|Polkowice||21565
PL|3087307|Rawicz||21380
PL|3098200|Gryfino||21270
PL|772748|Działdowo||21127
PL|3098625|Gostyń||20771
PL|768218|Końskie||20756
PL|3089582|Ozorków||20608
PL|3101795|Chełmno||20576
PL|3104132|Aleksandrów Łódzki||20292
PL|756868|Tomaszów Lubelski||20261
PL|3084415|Strzelce Opolskie||20241
PL|756004|Wesoła||20000
PL|762199|Pionki||19966
PL|3101680|Chodzież||19776
PL|3103365|Bieruń||19659
PL|3091150|Nakło nad Notecią||19565
PL|767605|Krasnystaw||19532
PL|3096328|Kęty||19249
PL|3082722|Wadowice||19238
PL|762120|Pisz||19232
PL|758651|Sokółka||19079
PL|760917|Pułtusk||19039
PL|3087628|Pyskowice||19018
PL|3098619|Gostynin||18976
PL|3085941|Sierpc||18866
PL|3083111|Trzebinia|ترزبينيا|18828
PL|755889|Wieliczka|فياليتشكا|18677
PL|767814|Kozienice||18677
PL|3091969|Międzyrzecz||18669
PL|770966|Hrubieszów||18605
PL|3083878|Szamotuły||18588
PL|3093902|Łask||18577
PL|3089965|Orzesze||18438
PL|757809|Sulejówek||18414
PL|3080071|Złotów||18395
PL|3102677|Braniewo||18356
PL|3094788|Krapkowice||18275
PL|766810|Łańcut||18266
PL|758626|Sokołów Podlaski||18241
PL|3087281|Reda||18116
PL|3095057|Kostrzyn nad Odrą||18099
PL|3084241|Sulechów||18055
PL|3090403|Oborniki||17915
PL|769981|Józefów||17910
PL|3093457|Libiąż||17834
PL|773357|Dęblin||17775
PL|760584|Rawa Mazowiecka||17770
PL|3091256|Myślenice||17686
PL|768905|Kobyłka||17659
PL|3088848|Pleszew||17640
PL|3085495|Słubice||17567
PL|753276|Zielonka||17518
PL|3087529|Radlin||17479
PL|3103096|Bogatynia||17436
PL|3095277|Konstantynów Łódzki||17415
PL|3087418|Radzionków||17167
PL|764862|Międzyrzec Podlaski|ميتسيرزيك بودلاسكي|17158
PL|774747|Busko-Zdrój||17095
PL|3083185|Trzcianka||16914
PL|775183|Brzesko||16866
PL|770157|Jędrzejów||16792
PL|3103034|Boguszów-Gorce||16726
PL|3101943|Bytów||16724
PL|3098201|Gryfice||16720
PL|761218|Przasnysz|برزاسنيسز|16718
PL|3090558|Nowogard||16703
PL|3098130|Gubin||16629
PL|3086511|Rypin||16589
PL|768216|Konstancin-Jeziorna||16548
PL|766307|Lidzbark Warmiński||16540
PL|766783|Łapy||16434
PL|3091141|Namysłów||16376
PL|3081046|Ząbkowice Śląskie||16321
PL|3093708|Lędziny||16305
PL|3082756|Ustka||16250
PL|758252|Staszów||16137
PL|3084440|Strzegom||16106
PL|760680|Radzyń Podlaski||16071
PL|763291|Olecko||15923
PL|772339|Garwolin||15912
PL|761131|Przeworsk||15805
PL|764749|Milanówek||15784
PL|3101613|Choszczno||15733
PL|3084085|Świdwin||15725
PL|3082751|Ustroń||15637
PL|763829|Nisko||15573
PL|3080074|Złotoryja||15564
PL|3093726|Łęczyca||15528
PL|759320|Siemiatycze||15421
PL|3101787|Chełmża||15403
PL|7303641|Jelcz Laskowice||15340
PL|766042|Łomianki||15315
PL|760343|Ropczyce||15279
PL|3090452|Nowy Tomyśl||15179
PL|3085172|Solec Kujawski||15125
PL|3099169|Głuchołazy||15120
PL|3099180|Głowno||15103
PL|3096525|Kartuzy||15002
PL|3101367|Cieplice Śląskie Zdrój||15000
PM|3424934|Saint-Pierre||6200
PN|4030723|Adamstown|آدمزتاون|46
PR|4568127|San Juan|سان خوان|418140
PR|4562831|Bayamón|بايامون|203499
PR|4563243|Carolina||170404
PR|4566880|Ponce||137491
PR|4562635|Arecibo||87754
PR|4563008|Caguas||86804
PR|4565119|Guaynabo||81360
PR|4568451|Trujillo Alto||75243
PR|4566385|Mayagüez||73077
PR|4564946|Fajardo||32124
PR|4566002|Levittown||29785
PR|4568533|Vega Baja||29325
PR|4563298|Cataño||28093
PR|4562768|Barceloneta||22322
PR|4565105|Guayama||21575
PR|4565564|Humacao||20387
PR|4568917|Yauco||20295
PR|4563308|Cayey||18494
PR|4563122|Candelaria||17631
PR|4566137|Manatí||16092
PR|4562506|Aguadilla||16073
PS|7303419|Jerusalem|القدس|428304
PS|281133|Gaza|غزة|410000
PS|281124|Khan Yunis|خان يونس|173183
PS|281129|Jabalya|جباليا|168568
PS|285066|Hebron|الخليل|160470
PS|282615|Nablus|نابلس|130326
PS|281102|Rafah|رفح|126305
PS|281141|Dayr al Balah|دير البلح|59504
PS|281145|Bayt Lahya|بيت لاهيا|56919
PS|281577|Tulkarm|طولكرم|44169
PS|282457|Qalqilyah|قلقيلية|43212
PS|281292|Yatta|يطا|41425
PS|285108|Al Birah|البيرة|38192
PS|281146|Bayt Hanun|بيت حانون|37392
PS|281109|An Nusayrat|النصيرات|36123
PS|281161|Al Burayj|البريج|34951
PS|283506|Janin|جنين|34730
PS|281148|Bani Suhayla|بني سهيلا|31272
PS|284315|Bethlehem|بيت لحم|29019
PS|284486|Az Zahiriyah|الظاهرية|27616
PS|281715|Surif City|صوريف|25242
PS|284890|Ar Ram wa Dahiyat al Barid|الرام وضاحية البريد|24838
PS|282239|Ramallah|رام الله|24599
PS|283806|Halhul|حلحول|21076
PS|284011|Dura|دورا|20835
PS|284431|Bani Na'im|بني نعيم|19783
PS|284899|Jericho|أريحا|19783
PS|6967865|Al Qararah|القرارة|19500
PS|284583|As Samu'|السموع|19355
PS|282476|Qabatiyah|قباطية|19127
PS|283621|Idhna|إذنا|18727
PS|281165|'Abasan al Kabirah|عبسان الكبيرة|18163
PS|281793|Sa'ir|سعير|17775
PS|285111|Al 'Ayzariyah|العيزرية|17455
PS|284446|Balatah|بلاطة|17146
PS|6967990|Az Zuwaydah|الزوايدة|16688
PS|284324|Bayt Jala|بيت جالا|16183
PS|284999|Al Yamun|اليامون|16164
PS|281581|Tubas|طوباس|15591
PS|284304|Bayt Sahur|بيت ساحور|14921
PS|281637|Tarqumya|ترقوميا|14202
PS|281318|Ya'bad|يعبد|13477
PS|284294|Baytunya|بيتونيا|12822
PS|284329|Bayt Ummar|بيت أومر|12238
PS|284973|'Anata|عناتا|11946
PS|285279|Abu Dis|أبو ديس|11753
PS|282039|Salfit|سلفيت|11000
PS|7890350|Al 'Ubaydiyah|العبيدية|10618
PS|284341|Bayt Fajjar|بيت فجار|10579
PS|281093|Shukat as Sufi|شوكة الصوفي|10566
PS|281657|Tammun|طمون|10119
PS|284339|Bayt Furik|بيت فوريك|10108
PS|284557|'Attil|عتيل|10100
PS|284893|'Arrabah|عرابة|9703
PS|7890368|Ad Dawhah|الدوحة|9631
PS|281791|Silat al Harithiyah|سيلة الحارثية|9557
PS|281690|Taffuh|تفوح|9480
PS|284100|Dayr al Ghusun|دير الغصون|9187
PS|284347|Bayt Ula|بيت أولا|9159
PS|281119|Khuza'ah|خزاعة|9023
PS|285061|Al Khadir|الخضر|9003
PS|284362|Bayta al Fawqa|بيتا الفوقا|8535
PS|282463|Qaffin|قفين|8489
PS|283570|Jaba'|جبع|8391
PS|284046|Dhannabah|ذنابة|8193
PS|284597|Ash Shuyukh|الشيوخ|8151
PS|284271|Bidya|بديا|8065
PS|283129|Bayt 'Awwa|بيت عوا|7943
PS|284312|Bayt Liqya|بيت لقيا|7795
PS|284480|'Azzun|عزون|7727
PS|284922|'Aqraba|عقربا|7707
PS|284593|'Asirah ash Shamaliyah|عصيرة الشمالية|7475
PS|283361|Kafr Ra'i|كفر راعي|7276
PS|282376|Qatanah|قطنة|7274
PS|284976|'Anabta|عنبتا|7106
PS|282477|Qabalan|قبلان|7043
PS|281789|Silwad|سلواد|7006
PS|283246|Kharas|خاراس|6885
PS|282793|Maythalun|ميثلون|6804
PS|284078|Dayr Dibwan|دير دبوان|6692
PS|283612|'Illar|علار|6681
PS|284461|Bal'a|بلعا|6545
PS|6968063|Al Mughraqah|المغراقة|6448
PS|284237|Bir Zayt|بير زيت|6398
PS|282593|Nahhalin|نحالين|6215
PS|6967857|An Nasr|النصر|6211
PS|281240|Za'tarah|زعترة|6210
PS|284270|Biddu|بدو|6180
PS|283521|Jamma'in|جماعين|6158
PS|7890847|Dayr Samit|دير سامت|6144
PS|285034|Az Zaytuniyah|الزيتونية|6107
PS|281790|Silat az Zahr|سيلة الظهر|6079
PS|6967863|'Abasan al Jadidah|عبسان الجديدة|5984
PS|283843|Hablah|حبلة|5945
PS|283676|Hizma|حزما|5916
PS|284313|Bayt Lid|بيت ليد|5740
PS|284194|Birqin|برقين|5730
PS|284320|Bayt Kahil|بيت كاحل|5663
PS|283636|Huwwarah|حوارة|5633
PS|284547|'Awarta|عورتا|5563
PS|283643|Husan|حوسان|5535
PS|284105|Dayr Abu Da'if|دير أبو ضعيف|5506
PS|281160|Al Fukhkhari|الفخاري|5464
PS|7889665|Bani Zayd|بني زيد|5441
PS|281778|Sinjil|سنجل|5371
PS|283133|Jannatah|جناتة|5348
PS|283157|Kharbatha al Misbah|خربثا المصباح|5141
PS|282783|Bani Zayd ash Sharqiyah|مزارع النوباني|5015
PS|285127|'Ajjah|عجة|4995
PS|283385|Kafr ad Dik|كفر الديك|4986
PS|283378|Kafr Dan|كفر دان|4967
PS|282034|Salim|سالم|4940
PS|284485|Az Zawiyah|الزاوية|4917
PS|281764|Siris|سيريس|4898
PS|284238|Bir Nabala|بير نبالا|4776
PS|282348|Qibyah|قبية|4761
PS|283444|Al Judayyidah|الجديدة|4681
PS|281674|Till|تل|4605
PS|6968055|Wadi as Salqa|وادي السلقا|4552
PS|282529|Ni'lin|نعلين|4512
PS|285070|Al Jib|الجيب|4505
PS|285033|Al Mazra'ah ash Sharqiyah|المزرعة الشرقية|4435
PS|282510|Nuba|نوبا|4328
PS|282283|Qusrah|قصرة|4316
PS|284292|Bayt 'Ur at Tahta|بيت عور التحتا|4313
PS|283351|Kafr Thulth|كفر ثلث|4218
PS|281808|Shuqba|شقبا|4188
PS|284426|Baqah ash Sharqiyah|باقة الشرقية|4165
PS|284069|Dayr Jarir|دير جرير|4156
PS|281997|Sanur|صانور|4141
PS|284405|Barta'ah ash Sharqiyah|برطعة الشرقية|4126
PS|284376|Battir|بتير|4092
PS|285112|Al 'Awja|العوجا|4067
PS|283189|Khirbat Abu Falah|خربة أبو فلاح|3961
PS|284326|Bayt 'Anan|بيت عنان|3946
PS|283384|Kafr al Labad|كفر اللبد|3915
PS|282069|Saffa|صفا|3904
PS|282140|Rujayb|روجيب|3805
PS|282439|Qarawat Bani Hasan|قراوة بني حسان|3761
PS|284487|Az Zababidah|الزبابدة|3751
PS|284071|Dayr Istiya|دير إستيا|3730
PS|284297|Bayt Surik|بيت سوريك|3705
PS|281560|Turmus'ayya|ترمسعيا|3686
PS|7891511|Al Karmil|الكرمل|3685
PS|7898046|Al Jiftlik|الجفتلك|3666
PS|284972|'Anin|عنين|3647
PS|284196|Burqah|برقة|3631
PS|284081|Dayr Ballut|دير بلوط|3566
PS|284868|Artas|أرطاس|3552
PS|283316|Kubar|كوبر|3546
PS|284187|Bruqin|بروقين|3538
PS|284343|Bayt Dajan|بيت دجن|3487
PS|284104|Dayr Abu Mash'al|دير أبو مشعل|3475
PS|283971|Faqqu'ah|فقوعة|3426
PS|7915400|Khursa|خرسا|3388
PS|283366|Kafr Qaddum|كفر قدوم|3376
PS|7890119|Az Za'ayyim|الزعيم|3373
PS|284881|Ar Rihiyah|الريحية|3369
PS|282119|Rummanah|رمنة|3275
PS|285103|Al Fandaqumiyah|الفندقومية|3266
PS|283077|Ar Ramadin|الرماضين|3232
PS|283469|Jayyus|جيوس|3196
PS|284334|Bayt Iba|بيت إيبا|3175
PS|283055|Kifil Haris|كفل حارس|3132
PS|282234|Rammun|رمون|3101
PS|285161|'Ibwayn|عبوين|3077
PS|283918|Far'un|فرعون|3072
PS|281226|Zayta|زيتا|3052
PT|2267057|Lisbon|لشبونة|517802
PT|2735943|Porto|بورتو|249633
PT|2271772|Amadora||178858
PT|2742032|Braga||121394
PT|2262963|Setúbal|سيتوبال|117110
PT|2740637|Coimbra||106582
PT|2264268|Queluz||103399
PT|2267827|Funchal|فونشال|100847
PT|2270503|Cacém||93982
PT|2732544|Vila Nova de Gaia||70811
PT|2271977|Algueirão||66250
PT|2266977|Loures||66231
PT|2739693|Felgueiras||58065
PT|2268406|Évora||55620
PT|2263827|Rio de Mouro||54695
PT|2265467|Odivelas||54624
PT|2742611|Aveiro||54162
PT|2271680|Amora||52577
PT|2269041|Corroios||52520
PT|2271071|Barreiro||51280
PT|2266249|Monsanto||50000
PT|2735083|Rio Tinto||49966
PT|2263352|São Domingos de Rana||46718
PT|2739590|Figueira da Foz||46600
PT|2267095|Leiria||45112
PT|2736041|Ponte de Lima||44667
PT|2268339|Faro||41355
PT|2262957|Sesimbra||41134
PT|2738752|Guimarães||40604
PT|2739997|Ermesinde||39420
PT|2734585|Santo António dos Olivais||38936
PT|2264456|Portimão||38487
PT|2270962|Benfica||36985
PT|2269594|Cascais||36436
PT|2738014|Maia||36426
PT|2732773|Viana do Castelo||36148
PT|2265464|Oeiras||35000
PT|2270985|Beja||34760
PT|2739848|Esposende||34625
PT|2742027|Bragança||34375
PT|2271961|Almada||34008
PT|2265432|Olivais||33788
PT|2269514|Castelo Branco||33479
PT|2272215|Alcabideche||33315
PT|2739868|Espinho||32786
PT|2270380|Câmara de Lobos|كامارا دي لوبوس|32209
PT|2738785|Guarda||32111
PT|6930162|Alvalade||31813
PT|2271473|Arrentela||30156
PT|2265788|Montijo||30011
PT|2269282|Charneca de Caparica||29763
PT|2263480|Santarém||29385
PT|2265447|Olhão||29239
PT|2735787|Póvoa de Varzim||29044
PT|2734140|Senhora da Hora||28930
PT|2266703|Marinha Grande||28916
PT|2264359|Póvoa de Santa Iria||28901
PT|2734106|Sequeira||28502
PT|2266621|Massamá||28112
PT|2737824|Matosinhos||28070
PT|2738925|Gondomar||27691
PT|2743304|Águas Santas||27686
PT|2732649|Vila do Conde||27642
PT|2270437|Caldas da Rainha||27378
PT|2263284|São Martinho||26482
PT|2741551|Canidelo||26431
PT|2732265|Viseu||26364
PT|2262912|Sintra|سينترا|26193
PT|2265326|Paço de Arcos||25974
PT|2734434|São Mamede de Infesta||25940
PT|6559488|Quinta Do Conde||25606
PT|2262581|Torres Vedras|تورس ودراس|24443
PT|2737039|Oliveira do Douro||24407
PT|2739756|Fânzeres||23916
PT|2268436|Estoril|إستوريل|23700
PT|2270157|Carnaxide||23698
PT|2264718|Pinhal Novo||23510
PT|2265927|Monte Estoril||23375
PT|2270258|Caniço||23368
PT|2264526|Pontinha||23249
PT|2266988|Loulé||23109
PT|2742804|Arcos de Valdevez||22847
PT|2265726|Moscavide e Portela||22488
PT|2734484|São João da Madeira||22079
PT|2267112|Lavradio||21877
PT|2742051|Bougado||21680
PT|2732978|Valongo||21328
PT|2270229|Caparica||21167
PT|2270981|Belas||21019
PT|2267141|Laranjeiro||20988
PT|2267067|Linda-a-Velha||20895
PT|2733352|Trofa||20692
PT|2742504|Baião||20522
PT|2270184|Carcavelos||20366
PT|2270377|Camarate||20177
PT|6941014|Ponta Delgada|بونتا ديلغادا|20056
PT|2268575|Entroncamento||19887
PT|2736657|Paredes||19834
PT|2737523|Monção||19738
PT|2264736|Piedade||19472
PT|2740174|Custoias||19406
PT|2271985|Algés||19327
PT|2262644|Tomar|تومار|19168
PT|2742416|Barcelos|بارسيلوس|19085
PT|2736521|Pedroso||18963
PT|2732475|Vilar de Andorinho||18944
PT|2263326|São João da Talha||18925
PT|11808241|Azeitão||18877
PT|2267226|Lagos||18831
PT|2264299|Quarteira||18783
PT|2263523|Santa Iria da Azóia||18573
PT|2736930|Ovar||18452
PT|2261639|Vila Franca de Xira||18355
PT|2738348|Leça da Palmeira||17996
PT|2266319|Moita||17795
PT|2263667|Sacavém|شقبان|17718
PT|2740313|Covilhã||17610
PT|2264087|Ramada||17535
PT|2740761|Chaves||17535
PT|2264575|Pombal||17355
PT|2738707|Ílhavo||17236
PT|2265169|Parede||17212
PT|2740593|Condeixa-a-Nova||17078
PT|6930153|Alfragide||17044
PT|2734363|São Pedro da Cova||17011
PT|2732438|Vila Real||17001
PT|2265223|Palmela||16934
PT|2739788|Fafe||16868
PT|2741865|Cabeceiras de Basto||16710
PT|2739723|Feira||16376
PT|2738347|Leça do Bailio||16103
PT|2261697|Vialonga||16088
PT|2272222|Albufeira||15851
PT|2742506|Baguim do Monte||15850
PT|2272147|Alcobaça|ألكوباكا|15800
PT|2264923|Peniche||15662
PT|2264508|Portalegre|بورتاليجري|15581
PT|2743095|Alfena||15211
PT|2262744|Tavira||15133
PT|2262582|Torres Novas||15002
PW|8063361|Ngerulmud||0
PY|3439389|Asunción|أسونسيون|1482200
PY|3439101|Ciudad del Este||301815
PY|3437056|San Lorenzo|سان لورينزو|227876
PY|3439214|Capiatá||198553
PY|3437863|Lambaré|لامباره|126377
PY|3438115|Fernando de la Mora|فيرناندو دي لا مورا|120167
PY|3437842|Limpio||96143
PY|3437665|Nemby||94641
PY|3437547|Pedro Juan Caballero||75109
PY|3438735|Encarnación||74983
PY|3438995|Mariano Roque Alonso||72008
PY|3437918|Itauguá||64997
PY|3436728|Villa Elisa||64099
PY|3436725|Villa Hayes||57217
PY|3439320|Caacupé||56864
PY|3437127|San Antonio||55754
PY|3439317|Caaguazú||54808
PY|3437444|Presidente Franco||54292
PY|3438819|Coronel Oviedo||51286
PY|3438834|Concepción||48123
PY|3436714|Villarrica||41157
PY|3437526|Pilar|بيلار|32810
PY|3439297|Caazapá||23996
PY|3867291|Filadelfia||19927
PY|3437954|Itá||18459
PY|3437063|San Juan Bautista||16593
QA|290030|Doha|الدوحة|344939
QA|289888|Ar Rayyan|الريان|272465
QA|289523|Umm Salal Muhammad|أم صلال محمد|29391
QA|289915|Al Wakrah|الوكرة|26436
QA|289962|Al Khawr|الخور|18923
QA|289877|Ash Shihaniyah|الشيحانية|8380
QA|289813|Dukhan|دخان|7250
QA|289525|Musay'id|مسيعيد|5769
QA|289739|Madinat ash Shamal|مدينة الشمال|5267
QA|289913|Al Wukayr|الوكير|5146
QA|289884|Ar Ruways|الرويس|3334
RE|935264|Saint-Denis||137195
RE|935221|Saint-Paul||103208
RE|935582|Le Tampon||79824
RE|935214|Saint-Pierre||76655
RE|935268|Saint-André||48674
RE|935223|Saint-Louis||47881
RE|935267|Saint-Benoît||35310
RE|935227|Saint-Joseph||33694
RE|935616|Le Port||32977
RE|935255|Sainte-Marie||31636
RE|7932385|Piton Saint-Leu||29278
RE|935225|Saint-Leu||28278
RE|935691|La Possession||26865
RE|935248|Sainte-Suzanne||20530
RO|683506|Bucharest|بوخارست|1877155
RO|675810|Iaşi|ياش|378954
RO|680963|Constanţa|كونستانتسا|317832
RO|681290|Cluj-Napoca|كلوج نابوكا|316748
RO|665087|Timişoara|تيميشوارا|315053
RO|680332|Craiova|كرايوفا|305689
RO|677697|Galaţi|غالاتس|294087
RO|683844|Braşov||253200
RO|670474|Ploieşti||228851
RO|683902|Brăila||213569
RO|671768|Oradea|أوراديا|206614
RO|685948|Bacău||171396
RO|686254|Arad||169065
RO|670609|Piteşti||167669
RO|667268|Sibiu|سيبيو|151894
RO|665004|Târgu-Mureş||146863
RO|685826|Baia Mare||136553
RO|683123|Buzău|بوزاو|130954
RO|684039|Botoşani||114783
RO|667873|Satu Mare|ستو ماره|112490
RO|668872|Râmnicu Vâlcea|رمينكو فيلتشا|107558
RO|665850|Suceava|سوتشافا|105796
RO|670889|Piatra Neamţ||102688
RO|678817|Drobeta-Turnu Severin|دروبيتا تورنو سيفيرين|102346
RO|665010|Târgu Jiu|ترجو جيو|97179
RO|664518|Tulcea|تولتشيا|92475
RO|665024|Târgovişte||88435
RO|684657|Bistriţa||81318
RO|668954|Reşiţa||81228
RO|666767|Slatina|سلاتينا|78988
RO|678015|Focșani||77313
RO|663118|Vaslui|وزلو|69225
RO|675918|Hunedoara||69136
RO|677106|Giurgiu||69067
RO|668732|Roman|رومان|67819
RO|684802|Bârlad|برله|67818
RO|679452|Deva|ديفا|67802
RO|686578|Alba Iulia|ألبا يوليا|66085
RO|662334|Zalău|زلئو|63232
RO|667303|Sfântu Gheorghe||60677
RO|664460|Turda|توردا|54586
RO|673634|Mediaş||53040
RO|8581467|Slobozia||52710
RO|686502|Alexandria|أليكساندريا|49346
RO|6945426|Paşcani||45000
RO|670938|Petroşani||44187
RO|673636|Medgidia|مجيدية|43315
RO|674531|Lugoj|لوغوج|43243
RO|681862|Câmpina||41554
RO|673441|Miercurea-Ciuc||41282
RO|665355|Tecuci||41154
RO|667227|Sighetu Marmaţiei||40653
RO|673921|Mangalia|مانجاليا|39619
RO|668873|Râmnicu Sărat||38526
RO|679550|Dej|ده|38033
RO|671964|Odorheiu Secuiesc||36532
RO|8436351|Sighișoara|سيغيشوارا|34537
RO|682747|Caracal||33761
RO|672486|Năvodari||33106
RO|678306|Feteşti||32866
RO|679907|Curtea de Argeş||32178
RO|679065|Dorohoi|دوروهو|30776
RO|678499|Făgăraș||30714
RO|674295|Lupeni||30488
RO|662476|Voluntari||30323
RO|668314|Săcele||29918
RO|678459|Fălticeni||29576
RO|675892|Huşi||29129
RO|7733099|Mioveni||29062
RO|662432|Vulcan||28869
RO|664437|Turnu Măgurele||28783
RO|664963|Târnăveni||28634
RO|686590|Aiud||28341
RO|682729|Caransebeş||27521
RO|668605|Roșiorii de Vede||27416
RO|667526|Sebeş||27246
RO|684156|Borşa||26966
RO|681865|Câmpia Turzii||26457
RO|671832|Olteniţa||26356
RO|670969|Petrila||25234
RO|662284|Zărnești||24926
RO|679995|Cugir||24734
RO|681179|Codlea||24188
RO|672926|Moineşti||23981
RO|669289|Rădăuți|ردوتس|23822
RO|677429|Gherla||23741
RO|681017|Comăneşti||23729
RO|672757|Motru||22319
RO|682685|Carei||20775
RO|671757|Orăştie||20763
RO|683394|Buftea|بوفتيا|20691
RO|678978|Drăgăşani||20630
RO|685586|Balş||20626
RO|672862|Moreni||20596
RO|665003|Târgu Neamţ||20473
RO|684612|Blaj|بله|20371
RO|665000|Târgu Secuiesc||20067
RO|680897|Corabia||20047
RO|685811|Băicoi||19869
RO|677458|Gheorgheni||19777
RO|681845|Câmpulung Moldovenesc||19765
RO|685785|Băileşti||19599
RO|678261|Filiaşi||18995
RO|683034|Calafat||18643
RO|682321|Cernavodă|تشرنافودا|18502
RO|683365|Buhuşi||18395
RO|683760|Breaza||17949
RO|668129|Salonta|سلونته|17561
RO|686669|Adjud||17298
RO|674541|Luduş||17165
RO|662699|Vişeu de Sus||16938
RO|664074|Urziceni||16770
RO|685823|Baia Sprie||16746
RO|684490|Bocşa||16349
RO|671382|Pantelimon||16206
RO|663100|Vatra Dornei|وتره دورنه|16054
RO|683974|Brad|بره|15988
RO|676527|Gura Humorului||15728
RO|667101|Şimleu Silvaniei||15721
RO|673033|Mizil||15532
RO|672024|Ocna Mureş||15316
RO|669870|Popeşti-Leordeni||15279
RO|668828|Râşnov||15253
RO|662187|Zimnicea||15228
RO|681502|Cisnădie||15042
RO|677742|Găeşti||15037
RS|792680|Belgrade|بلغراد|1273651
RS|787657|Niš||250000
RS|3194360|Novi Sad|نوفي ساد|215400
RS|783920|Zemun||155591
RS|789128|Kragujevac|كراغوييفاتس|147473
RS|792078|Čačak|تشاتشاك|117072
RS|3189595|Subotica||100000
RS|788709|Leskovac|ليسكوفاتس|94758
RS|787595|Novi Pazar|نوفي بازار|85996
RS|789107|Kraljevo|كرالييفو|82846
RS|783814|Zrenjanin||79773
RS|787237|Pančevo||76654
RS|788975|Kruševac|كروشيفاتس|75256
RS|3188434|Užice||63577
RS|785756|Smederevo|اسمدرفو|62000
RS|3188402|Valjevo|فاليفو|61035
RS|784227|Vranje|فرانيي|56199
RS|3191376|Šabac|شاباس|55114
RS|784024|Zaječar|زاييتشار|49800
RS|784873|Trstenik||49043
RS|3190342|Sombor|سومبور|48454
RS|789518|Kikinda||41935
RS|786827|Požarevac||41736
RS|787050|Pirot||40678
RS|792456|Bor|بور|39387
RS|3190103|Sremska Mitrovica||39084
RS|784136|Vršac|فرشاس|36300
RS|789923|Jagodina|ياغودينا|35589
RS|3191429|Ruma|روما|32229
RS|3204674|Bačka Palanka||29449
RS|786690|Prokuplje||27673
RS|785753|Smederevska Palanka||27000
RS|790015|Inđija||26247
RS|3187297|Vrbas|فرباس|25907
RS|792814|Bečej|بيتشي|25774
RS|6619277|Knjazevac||25000
RS|793111|Aranđelovac|أراندجيلوفاتس|24309
RS|790367|Gornji Milanovac|غورنيي ميلانوفاتس|23982
RS|788771|Lazarevac|لازارواس|23551
RS|785615|Sremčica||23000
RS|791678|Ćuprija||20585
RS|785965|Senta||20302
RS|3204793|Apatin|أباتين|18320
RS|787718|Negotin||17612
RS|787516|Obrenovac||16821
RS|785559|Stara Pazova||16217
RS|3204672|Bačka Topola||16154
RS|787615|Nova Pazova||15488
RU|524901|Moscow|موسكو|10381222
RU|498817|Saint Petersburg|سانت بطرسبرغ|5351935
RU|1496747|Novosibirsk|نوفوسبيرسك|1612833
RU|1486209|Yekaterinburg|يكاترنبيرج|1495066
RU|520555|Nizhniy Novgorod||1259013
RU|551487|Kazan|كازان|1243500
RU|1508291|Chelyabinsk|تشيليابنسك|1202371
RU|1496153|Omsk|أومسك|1172070
RU|499099|Samara|سمراء|1163399
RU|501175|Rostov-na-Donu|روستوف-نا-دونو|1130305
RU|479561|Ufa|أوفا|1120547
RU|1502026|Krasnoyarsk|كراسنويارسك|1090811
RU|472045|Voronezh||1047549
RU|472757|Volgograd|فولوجراد|1013533
RU|511196|Perm|بيرم|982419
RU|542420|Krasnodar||899541
RU|498677|Saratov|ساراتوف|844858
RU|1488754|Tyumen|تيومين|768358
RU|482283|Tolyatti|تولياتي|702879
RU|554840|Izhevsk|إيجيفسك|648213
RU|1510853|Barnaul|بارناول|632372
RU|479123|Ulyanovsk|أوليانوفسك|626540
RU|2023469|Irkutsk|ايركيتسك|623869
RU|2022890|Khabarovsk|خاباروفسك|618150
RU|468902|Yaroslavl|ياروسلافل|608722
RU|2013348|Vladivostok|فلاديفوستك|604901
RU|532096|Makhachkala||596356
RU|1489425|Tomsk|تومسك|574002
RU|515003|Orenburg|أورنبرغ|564773
RU|1503901|Kemerovo|كيميروفو|558973
RU|1496990|Novokuznetsk|نوفوكوزنتسك|539616
RU|500096|Ryazan'||538962
RU|580497|Astrakhan|أستراخان|533925
RU|511565|Penza|بينزا|523553
RU|523750|Naberezhnyye Chelny||509870
RU|535121|Lipetsk|ليبيتسك|509735
RU|548408|Kirov|كيروف|507155
RU|569696|Cheboksary|تشيبوكساري|492331
RU|480562|Tula|تولا|482873
RU|554234|Kaliningrad|كالينجراد|475056
RU|538560|Kursk||448733
RU|487846|Stavropol'||433931
RU|571476|Bryansk||427236
RU|480060|Tver|تور|420065
RU|532288|Magnitogorsk|مغنيتاغورسك|413351
RU|555312|Ivanovo|إيفانوفو|406113
RU|520494|Nizhny Tagil||381116
RU|2014407|Ulan-Ude||360278
RU|473247|Vladimir|فلاديمير|357024
RU|581049|Arkhangel'sk||349742
RU|2025339|Chita|تشيتا|349005
RU|578072|Belgorod|بيلغورود|345289
RU|553915|Kaluga|كالوغا|340851
RU|491687|Smolensk|سمولينسك|330025
RU|491422|Sochi||327608
RU|472231|Volzhsky||323293
RU|498698|Saransk|سارانسك|318841
RU|569223|Cherepovets|تشيريبوفيتس|315738
RU|472459|Vologda|فولوغدا|312420
RU|1501321|Kurgan|كورغان|309285
RU|473249|Vladikavkaz|فلاديقوقاز|306258
RU|515012|Orël||303696
RU|1490624|Surgut|سورغوت|300367
RU|558418|Groznyy||297137
RU|524305|Murmansk|مورمانسك|295374
RU|484646|Tambov|تامبوف|293661
RU|509820|Petrozavodsk|بيتروزوفودسك|279190
RU|484907|Taganrog|تاغانروغ|279056
RU|543878|Kostroma|كوستروما|277280
RU|2021851|Komsomolsk-on-Amur||275908
RU|466806|Yoshkar-Ola||268272
RU|487495|Sterlitamak|سترليتاماك|267231
RU|2051523|Bratsk|براتسك|256600
RU|514734|Orsk|أورسك|246836
RU|485239|Syktyvkar|سيكتيفكار|245083
RU|1497543|Nizhnevartovsk|نيجنفارتوفسك|244937
RU|2027667|Angarsk|أنغارسك|243158
RU|518255|Novorossiysk||241856
RU|550280|Khimki|خيمكي|239967
RU|523523|Nalchik||239300
RU|2013159|Yakutsk|ياكتسك|235600
RU|521118|Nizhnekamsk|نيجنكامسك|234297
RU|563708|Dzerzhinsk|دزيرجينسك|233126
RU|487928|Staryy Oskol||226977
RU|2026609|Blagoveshchensk|بلاغوفيشتشينسك|225091
RU|519336|Velikiy Novgorod||222868
RU|496015|Shakhty|شاختاي|221312
RU|1494114|Prokop'yevsk||219000
RU|500004|Rybinsk|رايبانسك|216724
RU|463829|Zelenograd||215727
RU|1510018|Biysk||215430
RU|504341|Pskov|بسكوف|210501
RU|579492|Balakovo|بالاكوفو|199572
RU|580922|Armavir|أرمافير|199548
RU|2119441|Yuzhno-Sakhalinsk|يوجنو-ساخالينسك|198973
RU|563464|Engels||196011
RU|496285|Severodvinsk|سفرودفنسك|194292
RU|462444|Zlatoust|زلاتوست|191366
RU|484972|Syzran'||189338
RU|1512236|Abakan|أباكان|184168
RU|1504826|Kamensk-Ural'skiy||182500
RU|2122104|Petropavlovsk-Kamchatsky|بتروبافلوفسك|181216
RU|508101|Podolsk||179400
RU|577206|Berezniki|بيريزنيكي|167748
RU|472761|Volgodonsk|فولغودونسك|167731
RU|1498894|Miass|مياس|167500
RU|518970|Novocherkassk|نوفوتشركاسك|166974
RU|523064|Nazran'||164131
RU|1493467|Rubtsovsk|روبتسوفسك|161065
RU|523812|Mytishchi|مايتشي|160542
RU|499292|Salavat|سالافات|159893
RU|2014006|Ussuriysk||157068
RU|532615|Lyubertsy|ليوبارتسي|154650
RU|543460|Kovrov|كوفروف|154224
RU|579464|Balashikha|بالاشيكا|150103
RU|546230|Kolomna|كولومنا|147690
RU|2019528|Nakhodka|ناخودكا|146920
RU|563523|Elektrostal'||144387
RU|503550|Pyatigorsk||142865
RU|528293|Maykop||141970
RU|463355|Zheleznodorozhnyy||141648
RU|1497337|Norilsk|نوريلسك|140800
RU|582432|Al'met'yevsk||140437
RU|554233|Korolev|كوروليوف|139798
RU|546105|Kolpino|كولبينو|138979
RU|516215|Odintsovo|أودينتسوفو|137041
RU|522377|Nevinnomyssk|نافينوميسك|134345
RU|510808|Pervouralsk|بيرفورالسك|133600
RU|548114|Kislovodsk|كيسلوفودسك|132771
RU|566199|Dimitrovgrad|ديميتروفغراد|132226
RU|518557|Novomoskovsk|نوفوموسكوفيك|130982
RU|553287|Kamyshin|كاميشين|128626
RU|518976|Novocheboksarsk||128468
RU|496527|Serpukhov||128158
RU|524294|Murom|موروم|126931
RU|550478|Khasavyurt||126829
RU|522942|Neftekamsk|نفتكامسك|126805
RU|569154|Cherkessk||122395
RU|515024|Orekhovo-Zuyevo|أوريخوفو-زويفو|120000
RU|1512165|Achinsk|أتشينسك|117634
RU|1500973|Kyzyl|كيزيل|116983
RU|520068|Noginsk|نوجينسك|115979
RU|467978|Yelets|ييليتس|115688
RU|511510|Novo-Peredelkino||115536
RU|1489530|Tobolsk||113800
RU|495344|Shchelkovo||113000
RU|1497917|Nefteyugansk||112632
RU|518659|Novokuybyshevsk|نوفوكويبيشفسك|111800
RU|1496503|Noyabrsk||110000
RU|578740|Bataysk||109962
RU|1538637|Seversk||109844
RU|580724|Arzamas|آرزاماس|109479
RU|496638|Sergiyev Posad||109252
RU|1500665|Leninsk-Kuznetsky|لنينسك-كوزنتسكي|109023
RU|515879|Oktyabr'skiy||108200
RU|516436|Obninsk|أوبنينسك|107392
RU|563514|Elista|إيليستا|106971
RU|569273|Cherëmushki||106587
RU|517836|Novotroitsk|نوفوترويتسك|106186
RU|566532|Derbent|دربند|105965
RU|1503277|Kiselëvsk||104000
RU|476077|Velikiye Luki||103149
RU|503977|Pushkino|بوشكينو|102816
RU|2027456|Artëm||102300
RU|479411|Ukhta|أوختا|102187
RU|1504682|Kansk|كانسك|101502
RU|1503772|Khanty-Mansiysk|خانتي-مانسييسك|101466
RU|1498920|Mezhdurechensk|ميجدوريتشينسك|101026
RU|491023|Solikamsk|سولكامسك|100812
RU|561347|Glazov|جلازوف|100676
RU|2013952|Ust'-Ilimsk||100271
RU|463835|Zelenodolsk|زيلينودولسك|99600
RU|517963|Novoshakhtinsk||99478
RU|498687|Sarapul|سارابول|98830
RU|471430|Votkinsk|فوتكينسك|98633
RU|1492663|Serov|سروف|98438
RU|579460|Balashov|بالاشوف|98107
RU|463343|Zheleznogorsk||97900
RU|462755|Zhukovskiy||97200
RU|502965|Ramenskoye|رامنسكوي|96000
RU|8505053|Vostochnoe Degunino||95000
RU|1496511|Novyy Urengoy||94212
RU|1538636|Novoural'sk||93849
RU|527191|Michurinsk|ميتشورينسك|93499
RU|548605|Kineshma|كينيشما|92983
RU|542374|Krasnogorsk|كراسنوغورسك|92932
RU|504003|Pushkin||92889
RU|2123628|Magadan|مجادن|92782
RU|571170|Bugulma||91900
RU|537737|Kuznetsk|كوزنتسك|90480
RU|548395|Kirovo-Chepetsk|كيروفو-تشيبيتسك|90252
RU|1510350|Berdsk|بيردسك|90250
RU|561887|Gatchina|غاتتشينا|89761
RU|498525|Sarov|ساروف|88000
RU|466885|Yeysk|ييسك|87814
RU|570427|Buzuluk|بوزولوك|87714
RU|558146|Gubkin|غوبكين|87000
RU|569742|Chaykovskiy||86712
RU|2014022|Usol'ye-Sibirskoye||85900
RU|11238229|Obruchevo||85616
RU|7496732|Krasnaya Glinka||85566
RU|468250|Yegor'yevsk||85200
RU|1511494|Anzhero-Sudzhensk||82526
RU|1489246|Troitsk|ترويتسك|82338
RU|580054|Azov|آزوف|82133
RU|551847|Kaspiysk||81752
RU|1538634|Ozersk||81023
RU|466990|Yessentuki||81015
RU|547523|Klin|كلين|80778
RU|1486910|Vorkuta|فوركوتا|80039
RU|540761|Kropotkin|كروبوتكين|79599
RU|1492517|Shadrinsk|شادرينسك|79479
RU|470546|Vyborg|فيبورغ|78633
RU|502018|Reutov|رئوتوف|78370
RU|471656|Voskresensk|فوسكريسينسك|77086
RU|526480|Mineralnye Vody|منرالني فودي|76280
RU|553399|Kamensk-Shakhtinskiy||75814
RU|1510469|Belovo|بيلوفو|75764
RU|569591|Chekhov|تشيخوف|75643
RU|1511330|Asbest|آسبست|74583
RU|2026643|Birobidzhan|بيروبيجان|73623
RU|510291|Peterhof|بيتيرهوف|73199
RU|1498693|Minusinsk|مينوسينسك|72781
RU|561627|Georgiyevsk||72649
RU|468082|Yelabuga||72643
RU|523426|Naro-Fominsk|نارو-فومينسك|72632
RU|515083|Sunzha||71841
RU|1508054|Chernogorsk||71582
RU|1488253|Zelenogorsk|زيلينوغورسك|71354
RU|1502603|Kopeysk||70780
RU|472278|Vol'sk||70500
RU|577881|Beloretsk|بيلوريتسك|70468
RU|555980|Ishimbay||70421
RU|584243|Adler||70200
RU|569955|Chapayevsk|تشاباييفسك|70147
RU|480089|Tuymazy||68829
RU|532675|Lys'va||68660
RU|572525|Borisoglebsk|بوريسوغليبسك|68597
RU|490172|Sosnovyy Bor||68563
RU|565614|Dolgoprudnyy||68259
RU|571306|Budyonnovsk||67962
RU|2026895|Belogorsk|بيلوغورسك|67911
RU|1505453|Ishim|إيشيم|67762
RU|540103|Kstovo|كستوفو|67242
RU|582750|Aleksin|أليكسين|66885
RU|539147|Kungur|كونغور|66389
RU|547475|Klintsy|كلينتسي|66336
RU|2019309|Neryungri||66320
RU|536162|Leninogorsk|لنينوغورسك|66263
RU|558082|Gukovo||66079
RU|1500607|Lesosibirsk|لسوسيبيرسك|65945
RU|1494573|Polevskoy||65770
RU|527717|Meleuz|ملئوز|65362
RU|539283|Kumertau|كومرتاو|65321
RU|492094|Slavyansk-na-Kubani||65196
RU|483029|Tikhoretsk|تيخورتسك|64387
RU|501215|Rossosh'||64323
RU|480716|Tuapse|توابسي|64234
RU|583350|Aleksandrov|أليكساندروف|64088
RU|464625|Zarechnyy||63579
RU|827329|Pavlovo|بافلوفو|63338
RU|1506271|Gorno-Altaysk||63214
RU|579514|Novaya Balakhna||63083
RU|557775|Gus'-Khrustal'nyy||62746
RU|570479|Buynaksk||62689
RU|1502061|Krasnoturinsk||62600
RU|578120|Belebey|بيليبي|62582
RU|499717|Rzhev|رجيف|62246
RU|567990|Chistopol'||62200
RU|483019|Tikhvin|تيخفين|62075
RU|510225|Petrodvorets||61973
RU|537281|Labinsk|لاباينسك|61945
RU|1505429|Iskitim|إيسكيتيم|61827
RU|502011|Revda|ريفدا|61785
RU|534595|Lobnya||61772
RU|470444|Vyksa|فيكسا|61664
RU|565955|Dmitrov|دمتروف|61607
RU|493160|Sibay||61590
RU|581357|Apatity|أباتيتي|61186
RU|1497173|Novoaltaysk||61050
RU|2015833|Svobodnyy||61017
RU|499161|Sal'sk||61000
RU|486968|Stupino|ستوبينو|60999
RU|504935|Prokhladnyy||60800
RU|493231|Shuya||60705
RU|495394|Shchëkino||60700
RU|572665|Bor|بور|60647
RU|564719|Dubna|دوبنا|60604
RU|512023|Pavlovskiy Posad||60051
RU|493702|Mikhaylovsk||59198
RU|543704|Kotlas|كوتلاس|59180
RU|1487281|Verkhnyaya Pyshma|فيرخنيايا بيشما|59061
RU|1490256|Talnakh||59051
RU|527012|Mikhaylovka|ميخايلوفكا|58898
RU|490996|Solnechnogorsk|سولنتشنوغورسك|58891
RU|2027468|Arsen'yev||58700
RU|477494|Uzlovaya|أوزلوفايا|58458
RU|472234|Volzhsk||58000
RU|6695754|Kogalym|كوغاليم|57800
RU|540251|Krymsk|كريمسك|57555
RU|2025527|Cheremkhovo||57395
RU|463082|Zhigulevsk||57094
RU|501283|Roslavl'||56971
RU|572154|Borovichi|بوروفيتشي|56571
RU|548442|Kirishi|كيريشي|56190
RU|563379|Ezhva||56000
RU|534838|Liski|ليسكي|55939
RU|470676|Vyaz'ma||55500
RU|1497951|Nazarovo|نازاروفو|55252
RU|547560|Klimovsk|كليموفسك|55206
RU|6853140|Lesnoy||55100
RU|1510205|Berëzovskiy||55000
RU|577893|Belorechensk|بيلوريتشينسك|54526
RU|2021618|Krasnokamensk|كراسنوكامنسك|54316
RU|482965|Timashyovsk||53940
RU|496278|Severomorsk|سفيرومورسك|53921
RU|565381|Domodedovo|دوموددوفو|53887
RU|470252|Vyshniy Volochëk||53800
RU|582182|Anapa||53600
RU|571159|Buguruslan|بوغوروسلان|53511
RU|562321|Fryazevo||53212
RU|468866|Yartsevo||52706
RU|542327|Krasnokamsk|كراسنوكامسك|52689
RU|562319|Fryazino||52255
RU|1485439|Zarinsk|زارينسك|52209
RU|1496476|Nyagan||52137
RU|548652|Kimry|كيمري|52070
RU|473778|Vidnoye||51721
RU|2014927|Tulun|تولون|51330
RU|555111|Ivanteyevka||51085
RU|565348|Donetsk||50850
RU|561667|Gelendzhik|غيلينجيك|50715
RU|532657|Lytkarino|ليتكرينو|50619
RU|548602|Kingisepp|كينغيسيب|50566
RU|547840|Kizlyar||50564
RU|567434|Chusovoy|تشوسوفوي|50205
RU|513883|Otradnyy||50127
RU|1536289|Snezhinsk|سنجينسك|50086
RU|1492893|Sayanogorsk||49939
RU|553216|Kanash|كاناش|49886
RU|525404|Monchegorsk|مونتشيغورسك|49868
RU|498418|Satka||49384
RU|500299|Ruzayevka||49311
RU|1493197|Salekhard|سالخارد|49214
RU|1487277|Verkhnyaya Salda|فيرخنيايا سالدا|48992
RU|1495974|Osinniki|أوسينيكي|48919
RU|1499053|Megion|ميجون|48691
RU|481985|Torzhok|تورجوك|48546
RU|1501141|Kuybyshev|كويبشيف|48308
RU|471101|Vsevolozhsk|فسيفولوجسك|48224
RU|2013923|Ust'-Kut||48202
RU|538836|Kurganinsk|كورغاننسك|47681
RU|1540356|Raduzhny|رادوجني|47679
RU|524640|Mtsensk|متسنسك|47609
RU|578155|Belaya Kalitva|بيلايا كاليتفا|47521
RU|2016764|Shelekhov|شلخوف|47459
RU|558312|Gryazi||47413
RU|524699|Mozhga||47270
RU|8521440|Dzerzhinsky||47163
RU|1510203|Beryozovsky||47000
RU|2027749|Amursk|أمورسك|46993
RU|534701|Livny|ليفني|46779
RU|538908|Kurchatov||46600
RU|1508350|Chebarkul'||46502
RU|1498087|Nadym|ناديم|46339
RU|874045|Staryy Malgobek||46334
RU|511794|Pechora|بيتشورا|46113
RU|499453|Safonovo|سافونوفو|46000
RU|502793|Rasskazovo|راسكازوفو|45957
RU|546521|Kol'chugino||45912
RU|472722|Volkhov|فولخوف|45673
RU|468390|Yefremov|ييفريموف|45497
RU|553152|Kanevskaya||45334
RU|2016187|Spassk-Dal'niy||45265
RU|495112|Shebekino||45194
RU|568595|Chernyakhovsk||45187
RU|1490796|Strezhevoy||44784
RU|1504871|Kamen'-na-Obi||44564
RU|583798|Akhtubinsk||44551
RU|541404|Krasnyy Sulin||44133
RU|478044|Ust'-Labinsk||44088
RU|1498129|Myski|ميسكي|44082
RU|863061|Usinsk|أوسينسك|44078
RU|500886|Rtishchevo|رتيشتشيفو|44013
RU|1511954|Alapayevsk||44000
RU|554599|Kachkanar||43983
RU|2055166|Sayansk||43949
RU|480122|Tutayev||43828
RU|496519|Sertolovo|سرتولوفو|43622
RU|531129|Malgobek|مالغوبك|43400
RU|525138|Morshansk||43311
RU|490068|Sovetsk|سوفتسك|43309
RU|1499350|Mariinsk|ماريانسك|43122
RU|542199|Krasnoufimsk|كراسنوفايمسك|43121
RU|540771|Kronstadt||43005
RU|464101|Zavolzh'ye||42900
RU|518909|Novodvinsk|نوفودفينسك|42900
RU|1492401|Sharypovo|شاريبوفو|42773
RU|544370|Koryazhma||42627
RU|517269|Novozybkov|نوفوزايبكوف|42571
RU|534341|Lomonosov|لومونوسوف|42505
RU|2018116|Partizansk|بارتيزانسك|42489
RU|545673|Konakovo|كوناكوفو|42239
RU|491281|Sokol|سوكول|42174
RU|583437|Alatyr'||42156
RU|554894|Izberbash||42121
RU|465543|Zainsk|زاينسك|42044
RU|2020812|Lesozavodsk|لسوزافودسك|41778
RU|544896|Korenovsk|كورنوفسك|41665
RU|1505526|Irbit|إيربيت|41647
RU|478544|Uryupinsk||41644
RU|1500997|Kyshtym||41625
RU|561731|Gay||41619
RU|6696686|Pyt-Yakh||41500
RU|478581|Urus-Martan|أوروس-مارتان|41480
RU|532459|Lyudinovo||41392
RU|504250|Pugachev||41375
RU|463824|Zelenokumsk|زيلينوكومسك|41306
RU|563705|Dzerzhinskiy||41146
RU|576317|Birsk|بيرسك|41014
RU|562389|Frolovo|فرولوف|40882
RU|524736|Mozdok|موزدوك|40823
RU|2119538|Yelizovo||40692
RU|581313|Apsheronsk|أبشيرونسك|40451
RU|2019951|Mirny|ميرني|40308
RU|511359|Pereslavl'-Zalesskiy||40283
RU|481964|Tosno|توسنو|40198
RU|533690|Luga|لوغا|40114
RU|551964|Kashira|كاشيرا|40084
RU|1502536|Korkino||40046
RU|469707|Yagry||40000
RU|6696767|Langepas||40000
RU|1488429|Uray||39878
RU|582956|Alekseyevka||39848
RU|485698|Svetlograd|سفتلوغراد|39727
RU|470734|Vyatskiye Polyany||39534
RU|1489962|Tavda|تافدا|39480
RU|470666|Vyazniki||39243
RU|1485634|Yuzhnoural'sk||39200
RU|1540711|Muravlenko|ميورافلنكو|39137
RU|473788|Vichuga||39071
RU|554770|Izobil'nyy||39022
RU|583673|Aksay||38871
RU|1497549|Nizhneudinsk|نيجنيوديسك|38723
RU|536200|Leningradskaya||38712
RU|526558|Millerovo|ميليروفو|38527
RU|553190|Kandalaksha||38431
RU|2051471|Dalnegorsk||38424
RU|562309|Furmanov|فورمانوف|38380
RU|1541359|Lyantor||38200
RU|2026303|Bol'shoy Kamen'||38100
RU|479703|Uchaly||37788
RU|1489870|Tayshet||37766
RU|479532|Uglich||37732
RU|539555|Kulebaki|كولباكي|37622
RU|579574|Baksan|باكسان|37519
RU|1493648|Rezh||37420
RU|517716|Novovoronezh||37392
RU|2014718|Tynda|تيندا|37335
RU|504576|Protvino|بروتفينو|37329
RU|496478|Sestroretsk|سسترورتسك|37248
RU|496934|Serdobsk|سردوبسك|36652
RU|575560|Bogorodsk|بوغورودسك|36652
RU|483661|Temryuk||36546
RU|518682|Novokubansk|نوفوكيوبانسك|36401
RU|1490686|Sukhoy Log||36329
RU|492162|Slantsy|سلانتسي|36209
RU|483137|Teykovo|تيكوفو|36015
RU|576172|Blagodarnyy||35995
RU|568608|Chernushka||35942
RU|1486468|Yalutorovsk||35892
RU|477192|Valuyki||35887
RU|576697|Beslan||35604
RU|551891|Kasimov|كاسيموف|35355
RU|493463|Shumerlya|شومرلايا|35220
RU|2124286|Korsakov|كورسكوف|35091
RU|559320|Goryachevodskiy||35075
RU|558066|Gul'kevichi||34953
RU|584441|Abinsk|أبينسك|34668
RU|566181|Dinskaya||34573
RU|2609906|Baltiysk||34540
RU|552951|Karabulak|كارابولاك|34511
RU|830844|Trëkhgornyy||34500
RU|516716|Nurlat|نورلات|34451
RU|514198|Ostrogozhsk|أوستروغوجسك|34403
RU|545626|Kondopoga|كوندوبوغا|34360
RU|548625|Kinel'||34336
RU|489088|Staraya Russa||34303
RU|1491706|Slavgorod|سلافغورود|34141
RU|538340|Kushva|كوشفا|34058
RU|478130|Ust'-Dzheguta||34001
RU|1511368|Artëmovskiy||33700
RU|6417459|Krasnoznamensk|كراسنوزنامنسك|33700
RU|509987|Petrovsk|بيتروفسك|33622
RU|496275|Severoural'sk||33500
RU|469844|Yablonovskiy||33431
RU|547849|Kizilyurt||33411
RU|523405|Nartkala|نارت كالا|33390
RU|555746|Istra||33390
RU|497927|Segezha||33354
RU|2012484|Zima|زيما|33323
RU|565778|Dobryanka||33291
RU|1487394|Verkhniy Ufaley||33245
RU|563822|Dyat'kovo||33200
RU|505259|Primorsko-Akhtarsk|بريمورسكو-أختارسك|33102
RU|543605|Kotovsk|كوتوفسك|33077
RU|580660|Asha||33006
RU|529073|Marks|ماركس|32929
RU|558118|Gudermes|غوديرميس|32769
RU|2124615|Kholmsk||32681
RU|530849|Maloyaroslavets|مالوياروسلفتس|32669
RU|476062|Velikiy Ustyug||32642
RU|536206|Yubileyny|يوبيلييني|32508
RU|566384|Desnogorsk|ديسنوغورسك|32451
RU|533543|Lukhovitsy|لوخوفايتسي|32387
RU|452949|Udomlya||32373
RU|491882|Slobodskoy||32361
RU|1509888|Bogdanovich||32270
RU|565290|Donskoy||31968
RU|548658|Kimovsk|كيموفسك|31947
RU|831130|Znamensk|زنامينسك|31922
RU|505057|Privolzhskiy||31849
RU|559678|Gorodets|غوروديتس|31788
RU|523553|Nakhabino||31715
RU|1491291|Sosnovoborsk|سوسنوفوبورسك|31632
RU|539817|Kudymkar|كوديمكار|31596
RU|524712|Mozhaysk|موجايسك|31557
RU|1510916|Barabinsk|بارابينسك|31508
RU|512051|Pavlovskaya||31133
RU|535243|Likino-Dulevo||31100
RU|563719|Dyurtyuli||31087
RU|501183|Rostov|روستوف|31039
RU|1502725|Yugorsk||30878
RU|490554|Sorochinsk||30731
RU|528109|Mednogorsk|مدنوغورسك|30676
RU|1489394|Topki||30572
RU|548278|Kirzhach|كيرجاتش|30566
RU|488742|Starominskaya||30461
RU|2026126|Borzya||30421
RU|575591|Bogoroditsk|بوغوروديتسك|30216
RU|543899|Kostomuksha||30135
RU|1504343|Karpinsk|كاربينسك|30070
RU|495518|Shatura|شاتورا|30069
RU|1507379|Divnogorsk|ديفنوغورسك|30018
RU|509981|Petrovskaya||30000
RU|536625|Lazarevskoye||30000
RU|539839|Kudrovo||30000
RU|819552|Annino||30000
RU|538416|Kushchyovskaya||29915
RU|461699|Sasovo|ساسوفو|29858
RU|1486039|Yemanzhelinsk|يمنجلنسك|29849
RU|495619|Shar'ya||29800
RU|2121052|Sovetskaya Gavan'||29740
RU|548391|Kirovsk|كيروفسك|29605
RU|490391|Sosnogorsk|سوسنغورسك|29343
RU|525162|Morozovsk|موروزوفسك|29289
RU|463637|Zernograd|زيرنوغراد|29268
RU|556230|Ipatovo|إيباتوفو|29073
RU|479028|Unecha||29028
RU|542461|Krasnoarmeyskaya||29009
RU|546672|Kokhma|كوخما|28984
RU|562237|Gagarin|غاغارين|28879
RU|556320|Inozemtsevo||28779
RU|477626|Uvarovo||28771
RU|538138|Kuvandyk|كوفانديك|28706
RU|557882|Gusev|غوسيف|28690
RU|1504489|Karasuk|كاراسوك|28589
RU|570563|Buturlinovka||28581
RU|6315399|Isakogorka||28571
RU|1504317|Kartaly|كارتالي|28503
RU|841006|Kochubeyevskoye||28491
RU|2012557|Zheleznogorsk-Ilimskiy||28456
RU|482260|Tomilino||28310
RU|507624|Pokhvistnevo|بوخفيستنيفو|28300
RU|2025159|Dalnerechensk||28300
RU|576566|Bezhetsk|بيجيتسك|28114
RU|581126|Argun|أرغن|28100
RU|1494276|Poykovskiy||28080
RU|559317|Goryachiy Klyuch||28078
RU|495260|Shcherbinka||28065
RU|1494456|Polysayevo||28026
RU|1511783|Aleysk|أليسك|28019
RU|582993|Aleksandrovskoye||28006
RU|1504769|Kamyshlov|كاميشلوف|28006
RU|831129|Mirnyy||28000
RU|469178|Yanaul||27963
RU|1502862|Kolpashevo||27876
RU|567290|Dagestanskiye Ogni||27835
RU|797781|Neftekumsk|نفتكومسك|27716
RU|501730|Rodniki|رودنيكي|27681
RU|519106|Novoaleksandrovsk|نوفوالكسندروفسك|27610
RU|543737|Kotel'nich||27600
RU|580420|Atkarsk|أتكارسك|27554
RU|554397|Kalach-na-Donu|كالاتش-نا-دونو|27522
RU|491019|Sol'-Iletsk||27419
RU|1504139|Kayyerkan||27295
RU|1502060|Krasnoural'sk||27257
RU|2122850|Nikolayevsk-on-Amure||27152
RU|1511309|Asino|أسينو|27070
RU|1500933|Labytnangi|لابيتنانغي|27067
RU|566854|Dedovsk|ديدوفسك|27001
RU|2012593|Zeya||26999
RU|1490140|Tara||26986
RU|543633|Kotovo|كوتوفو|26981
RU|558209|Gubakha|غوباخا|26605
RU|512053|Pavlovsk|بافلوفسك|26565
RU|2122614|Okha||26560
RU|570508|Buy||26486
RU|527361|Metallostroy||26361
RU|515938|Oktyabr'sk||26306
RU|497206|Semiluki|سميليوكي|26257
RU|540030|Kubinka|كوبينكا|25942
RU|1504972|Kaltan||25903
RU|513378|Ozëry||25900
RU|1497795|Nev'yansk||25900
RU|542464|Krasnoarmeysk|كراسنوارميسك|25841
RU|2015310|Fokino|فوكينو|25827
RU|2016910|Severobaykal'sk||25800
RU|1485357|Zavodoukovsk|زافودوكوفسك|25682
RU|563551|Ekazhevo||25549
RU|548506|Kireyevsk|كيرييفسك|25513
RU|515267|Omutninsk|أوموتنينسك|25364
RU|522594|Nerekhta|نرختا|25352
RU|522775|Nelidovo|نليدوفو|25349
RU|2118647|Vilyuchinsk|فيلوتشنسك|25204
RU|524809|Mostovskoy||25188
RU|1490003|Tatarsk|تاتارسك|25150
RU|575349|Bologoye||25142
RU|478071|Ust'-Katav||25046
RU|472433|Volokolamsk|فولوكولامسك|25000
RU|495957|Shali|شالي|25000
RU|1506073|Gur'yevsk||25000
RU|461910|Zverevo|زوروفو|24978
RU|464687|Zaraysk||24637
RU|463340|Zheleznovodsk||24632
RU|514171|Ostrov|أوستروف|24500
RU|483883|Tbilisskaya||24446
RU|2027968|Aldan||24426
RU|518383|Novopavlovsk|نوفوبافلوفسك|24408
RU|492376|Skopin|سكوبين|24357
RU|1489907|Tayga||24328
RU|497450|Semënov||24300
RU|521776|Nikol'sk||24300
RU|1496421|Ob'||24238
RU|579529|Balabanovo||24232
RU|2023782|Gusinoozyorsk||24083
RU|1505074|Kalachinsk|كالاتشينسك|24059
RU|567006|Davlekanovo|دافليكانوفو|23952
RU|520574|Nizhniy Lomov||23835
RU|481605|Troitskaya||23745
RU|2017487|Raychikhinsk|رايتشيخينسك|23745
RU|576590|Bezenchuk||23736
RU|2020838|Lensk|لينسك|23694
RU|1491230|Sovetskiy||23685
RU|467120|Yershov|ييرشوف|23681
RU|515698|Olenegorsk|أولنغورسك|23670
RU|1509852|Bogotol|بوغوتول|23622
RU|1507116|Dudinka|دودينكا|23619
RU|497218|Semikarakorsk|سميكاراكورسك|23583
RU|532715|Lyskovo|ليسكوفو|23570
RU|535334|L'govskiy||23500
RU|554679|Kabanovo||23414
RU|11886891|Fedorovskiy||23375
RU|535886|Lermontov|لرمونتوف|23369
RU|514706|Osa|أوسا|23292
RU|475938|Vel'sk||23126
RU|513911|Otradnaya||22985
RU|578638|Bavly||22982
RU|536518|Lebedyan'||22970
RU|556951|Il'skiy||22970
RU|527579|Mendeleyevsk||22969
RU|567109|Dankov|دانكوف|22913
RU|496267|Severskaya||22849
RU|1490042|Tashtagol||22779
RU|543018|Koz'modem'yansk||22700
RU|515246|Onega||22693
RU|1503335|Kirovgrad|كيروفغراد|22685
RU|517842|Novotitarovskaya||22630
RU|520204|Nizhnyaya Tura|نيجنيايا تورا|22600
RU|2013399|Vikhorevka||22500
RU|475777|Vereshchagino||22451
RU|496012|Shakhun'ya||22400
RU|496802|Sergach||22361
RU|571420|Bryukhovetskaya||22309
RU|516647|Nyandoma||22179
RU|519447|Novaya Usman'||22165
RU|534560|Lodeynoye Pole||22164
RU|485660|Svetlyy||22119
RU|534015|Losino-Petrovskiy||22116
RU|489162|Staraya Kupavna||22099
RU|509598|Pikalëvo||22072
RU|500047|Ryazhsk|راياجسك|22041
RU|557469|Igra||22033
RU|568012|Chishmy||22000
RU|501320|Roshal'||21951
RU|1490402|Sysert'||21942
RU|1489508|Toguchin||21886
RU|2020689|Luchegorsk||21833
RU|1500532|Linëvo||21816
RU|547875|Kizel|كيزل|21807
RU|579738|Bakal|باكال|21762
RU|550846|Khadyzhensk|خاديجينسك|21685
RU|2016701|Shimanovsk|شيمانوفسك|21466
RU|543436|Kovylkino|كوفيلكينو|21400
RU|513898|Otradnoye||21397
RU|495062|Sheksna||21197
RU|584471|Abdulino|أبدولينو|21195
RU|1486340|Yarovoye||21195
RU|483495|Terek||21180
RU|463885|Zelenchukskaya||21117
RU|485888|Suvorov||21059
RU|516931|Novyy Oskol||21035
RU|537345|Dugulubgey||20965
RU|1510255|Berëzovka||20913
RU|538913|Kurchaloy||20903
RU|549373|Khot'kovo||20872
RU|505014|Priyutovo||20847
RU|518602|Novomichurinsk||20821
RU|490466|Sortavala|سورتافالا|20760
RU|563524|Elektrogorsk|إيليكتروغورسك|20724
RU|486071|Surovikino|سوروفيكينو|20677
RU|575948|Bobrov|بوبروف|20587
RU|516576|Nytva|نيتفا|20525
RU|568808|Chernogolovka|تشيرنوغولوفكا|20483
RU|1539209|Gubkinskiy||20463
RU|491480|Sobinka|سوبينكا|20458
RU|554410|Kalach||20449
RU|571155|Buinsk|بوينسك|20266
RU|552924|Karachayevsk||20264
RU|1491159|Sredneuralsk|سريدنورالسك|20169
RU|1508161|Cherepanovo||20125
RU|479933|Tyrnyauz|تيرنياوز|20104
RU|1510450|Beloyarskiy||20087
RU|504042|Pushchino|بوشتشينو|20072
RU|502540|Rayevskiy||20060
RU|464176|Zavety Il'icha||20000
RU|549424|Khosta||20000
RU|563522|Elektrougli|إيليكتروغلي|20000
RU|581928|Andreyevskoye||20000
RU|823674|Dagomys||20000
RU|857689|Vnukovo||20000
RU|2013258|Vrangel'||20000
RU|466989|Yessentukskaya||19956
RU|1485997|Yeniseysk||19920
RU|478317|Usman'||19910
RU|466215|Yur'yev-Pol'skiy||19906
RU|525396|Monino||19852
RU|538442|Kusa||19818
RU|552920|Karachev||19757
RU|556283|Inza|إنزا|19737
RU|2017945|Petrovsk-Zabaykal'skiy||19713
RU|462822|Zhukovka||19690
RU|802078|Alagir|ألاغير|19665
RU|2026696|Bikin|بيكين|19659
RU|543728|Kotel'nikovo||19622
RU|1508943|Borodino|بورودينو|19602
RU|508034|Podporozh'ye||19600
RU|514259|Ostashkov|أوستاشكوف|19563
RU|469005|Yaransk||19557
RU|522945|Neftegorsk||19542
RU|543508|Kovdor|كوفدور|19518
RU|1485627|Yuzhnyy||19515
RU|559654|Gorodishche||19509
RU|543348|Kozel'sk||19500
RU|504831|Proletarsk|بروليتارسك|19493
RU|583785|Akhtyrskiy||19468
RU|1505260|Ivdel'||19379
RU|518325|Novopokrovskaya||19342
RU|551794|Katav-Ivanovsk|كاتاف-آيفانوفسك|19339
RU|514796|Orlovskiy||19325
RU|467854|Yelizavetinskaya||19306
RU|521509|Nikol'skoye||19280
RU|519062|Novoanninskiy||19231
RU|484856|Agidel'||19217
RU|495206|Shchigry|شتشيغري|19198
RU|522470|Nesterovskaya||19186
RU|538601|Kurovskoye|كوروفسكوي|19173
RU|499975|Rybnoye||19159
RU|581671|Anna||19148
RU|477656|Uva||19143
RU|1486913|Vorgashor||18946
RU|1490266|Tal'menka||18900
RU|492448|Skhodnya||18897
RU|545277|Konstantinovsk|كونستانتينوفسك|18876
RU|529505|Manturovo|مانتروفو|18817
RU|2016422|Slyudyanka||18809
RU|488635|Staroshcherbinovskaya||18785
RU|1491953|Shushenskoye||18770
RU|470338|Vyselki||18746
RU|554199|Kalininsk|كالينينسك|18685
RU|571557|Bronnitsy|برونيتسي|18645
RU|487147|Stroitel'||18636
RU|2119932|Vanino|فانينو|18618
RU|1490281|Talitsa|تاليتسا|18602
RU|583983|Agryz|أغريز|18601
RU|562161|Galich|غاليتش|18594
RU|1490085|Tarko-Sale|تاركو-سال|18568
RU|1488933|Turinsk|تورينسك|18555
RU|477301|Valday||18549
RU|578931|Barysh|باريش|18547
RU|488852|Starodub|استارودوب|18539
RU|1491999|Shumikha|شوميخا|18499
RU|2015051|Trudovoye||18484
RU|2021066|Kyakhta||18431
RU|569639|Chegem||18429
RU|522301|Nezlobnaya||18412
RU|531820|Malakhovka||18399
RU|548622|Kinel'-Cherkassy||18393
RU|580218|Avtury||18370
RU|581179|Ardon|أردون|18313
RU|505230|Priozërsk||18300
RU|543731|Kotel'niki||18300
RU|577901|Beloozyorskiy||18297
RU|550671|Kharabali|خارابالي|18223
RU|584126|Afipskiy||18209
RU|542184|Krasnovishersk||18185
RU|497610|Sel'tso||18167
RU|1512205|Abaza|آبازا|18094
RU|523392|Nar'yan-Mar||18041
RU|468671|Yasnogorsk||18022
RU|505806|Povorino|بوفورينو|18004
RU|7290697|Izluchinsk||18000
RU|578169|Belaya Glina||17997
RU|468307|Yegorlykskaya||17978
RU|548330|Kirsanov|كيرسانوف|17975
RU|1501255|Kurtamysh|كورتامايش|17936
RU|1504251|Kasli|كاسلي|17911
RU|462984|Zhirnovsk||17887
RU|505060|Privolzhsk|بريفولجسك|17864
RU|522410|Nevel'||17832
RU|7117885|Raduzhnyy||17811
RU|464790|Zapolyarnyy||17789
RU|581321|Aprelevka|أبريليفكا|17780
RU|2056881|Markova||17756
RU|1503940|Kedrovka||17752
RU|1509819|Bolotnoye||17704
RU|472750|Volgorechensk||17700
RU|462522|Zimovniki||17678
RU|1493687|Reftinskiy||17673
RU|563472|Enem||17665
RU|485432|Svobody||17661
RU|2028078|Aginskoye||17496
RU|549741|Kholmskiy||17494
RU|578534|Baymak||17493
RU|1497393|Nizhnyaya Salda||17473
RU|498708|Saraktash||17413
RU|567774|Chudovo|تشودوفو|17377
RU|575410|Boksitogorsk|بوكسيتوغورسك|17366
RU|553092|Kantyshevo||17363
RU|468657|Yasnyy||17359
RU|545788|Kommunar|كومونار|17358
RU|561762|Gavrilov-Yam||17351
RU|506763|Polyarnyy||17332
RU|485871|Suvorovskaya||17261
RU|580850|Arsk|أرسك|17243
RU|558799|Gribanovskiy||17220
RU|1494091|Promyshlennaya||17216
RU|513042|Pallasovka|بالاسوفكا|17139
RU|517766|Novoul'yanovsk||17139
RU|7289676|Pokachi||17084
RU|1494907|Plast|بلاست|17050
RU|695019|Ryl'sk||17007
RU|539907|Kudepsta||17000
RU|2122894|Nevel'sk||17000
RU|2023058|Kavalerovo||16945
RU|527968|Medvedovskaya||16941
RU|517739|Novouzensk|نوفويوزنسك|16932
RU|505421|Pridonskoy||16896
RU|1502091|Krasnoobsk||16894
RU|527529|Menzelinsk|منزيلينسك|16858
RU|480685|Tuchkovo||16826
RU|567183|Danilov|دانيلوف|16808
RU|611182|Vasil'yevo||16800
RU|539689|Kukmor||16795
RU|584298|Achkhoy-Martan||16779
RU|509052|Plavsk|بلافسك|16763
RU|537107|Lakinsk|لاكينسك|16706
RU|2121909|Poronaysk||16677
RU|1505933|Ilanskiy||16668
RU|579432|Balezino|باليزينو|16618
RU|551986|Kashin|كاشين|16598
RU|496269|Severo-Zadonsk||16569
RU|527888|Medvezh'yegorsk||16551
RU|471457|Vostryakovo||16509
RU|1503082|Kochenëvo||16446
RU|528056|Medvedevo||16407
RU|467525|Yemva||16404
RU|461920|Zvenigorod|زفينيغورود|16395
RU|1501365|Kupino||16333
RU|486110|Surkhakhi||16215
RU|1507636|Chunskiy||16199
RU|553248|Kamyzyak||16191
RU|542334|Krasnogvardeyskoye||16169
RU|494427|Shilovo||16159
RU|558236|Gryazovets||16133
RU|481350|Trubchevsk||16100
RU|486665|Sukhinichi|سوخينيتشي|16100
RU|828055|Belidzhi||16078
RU|560756|Golitsyno|غوليتسينو|16056
RU|521874|Nikolayevsk||16044
RU|463217|Zherdevka||16019
RU|515804|Tsotsin-Yurt||15970
RU|2026583|Bodaybo||15933
RU|510364|Pestovo|بيستوفو|15910
RU|527740|Melenki|ملينكي|15902
RU|507599|Pokrov|بوكروف|15867
RU|509697|Petushki|بيتوشكي|15866
RU|12041452|Mezgor'e||15861
RU|580716|Arzgir||15838
RU|485639|Svetogorsk|سفتوغورسك|15733
RU|802714|Persianovka||15730
RU|475881|Venëv|فينيوف|15700
RU|566155|Divnoye||15700
RU|1503037|Kodinsk|كودينسك|15670
RU|1506260|Gornyak||15668
RU|463828|Zelenogradsk|زيلينوغرادسك|15644
RU|1487882|Uzhur|أوجور|15637
RU|492944|Sim||15632
RU|1504636|Karabash|كاراباش|15630
RU|1504212|Kataysk||15619
RU|552977|Karabanovo|كارابانوفو|15615
RU|2127202|Anadyr|أندير|15604
RU|2026979|Baykal'sk||15600
RU|522260|Nikel||15596
RU|493316|Shushary||15503
RU|583041|Aleksandrovsk|أليكساندروفيسك|15486
RU|487095|Strunino|سترونينو|15483
RU|565289|Donskoye||15469
RU|857690|Moskovskiy||15435
RU|1499163|Mayma||15428
RU|1508879|Borovskiy||15406
RU|516256|Ochër||15395
RU|1490551|Suzun||15365
RU|2019326|Nerchinsk|نيرتشينسك|15360
RU|1501460|Kulunda||15345
RU|480876|Tsimlyansk||15341
RU|578091|Belëv||15300
RU|579771|Bagayevskaya||15300
RU|1507488|Degtyarsk||15294
RU|2027296|Aykhal||15267
RU|2014624|Udachny|أوداتشني|15266
RU|491352|Sofrino||15265
RU|568587|Chernyanka||15261
RU|2013229|Vyazemskiy||15247
RU|1496739|Novosilikatnyy||15241
RU|1511466|Aramil|أراميل|15237
RU|564654|Dubovka|دوبوفكا|15217
RU|7287775|Nizhnesortymskiy||15204
RU|1486298|Yashkino||15197
RU|468063|Yelan'||15181
RU|561515|Giaginskaya||15169
RU|536156|Leninsk|لنينسك|15167
RU|479687|Uchkeken||15118
RU|508656|Pochep||15100
RU|506762|Polyarnyye Zori||15092
RU|575457|Boguchar||15048
RU|6931086|Peresvet|بيرسفت|15000
RW|202061|Kigali|كيغالي|1132686
RW|202905|Gisenyi|جيسايني|136830
RW|203112|Butare||89600
RW|202217|Gitarama||87613
RW|201521|Musanze||86685
RW|203104|Byumba||70593
RW|202326|Cyangugu||63883
RW|202065|Kibuye||48024
RW|201463|Rwamagana||47203
RW|202068|Kibungo||46240
RW|201865|Nzega||33832
SA|105343|Jeddah|جدة|4697000
SA|108410|Riyadh|الرياض|4205961
SA|104515|Mecca|مكة المكرمة|1578722
SA|109223|Medina|المدينة المنورة|1300000
SA|110336|Dammam|الدمام|1252523
SA|107304|Buraydah|بريدة|745353
SA|107968|Ta'if|الطائف|688693
SA|101628|Tabuk|تبوك|667000
SA|106281|Ha'il|حائل|605930
SA|103630|Najran|نجران|505652
SA|109353|Al Kharj|الخرج|425300
SA|105072|Khamis Mushait|خميس مشيط|387553
SA|109571|Al Hufuf|الهفوف|293179
SA|109101|Al Mubarraz|المبرز|290802
SA|106297|Hafar Al-Batin|حفر الباطن|271642
SA|109435|Al Jubayl|الجبيل|237274
SA|110690|Abha|أبها|210886
SA|100425|Yanbu|ينبع|200161
SA|109323|Khobar|الخبر|165799
SA|108512|Arar|عرعر|148540
SA|102527|Sakakah|سكاكا|128332
SA|107781|Az Zulfi|الزلفي|125000
SA|105299|Jizan|جازان|105198
SA|108648|Qurayyat|القريات|102903
SA|11670045|Sabt Alalayah|سبت العلايا|100000
SA|107797|Dhahran|الظهران|99540
SA|108927|Al Qatif|القطيف|98259
SA|109953|Al Bahah|الباحة|88419
SA|101554|Tarut|تاروت|85371
SA|103369|Qal'at Bishah|قلعة بيشة|81828
SA|108435|Ar Rass|الرس|81728
SA|12495725|Bariq|بارق|75351
SA|410096|Ash Shafa|الشفا|72190
SA|102318|Sayhat|سيهات|66702
SA|109131|Al Mithnab|المذنب|60870
SA|109380|Al Khafji|الخفجي|54857
SA|110325|Ad Dawadimi|الدوادمي|54474
SA|102651|Sabya|صبيا|54108
SA|110619|Abu 'Arish|أبو عريش|49171
SA|102585|Safwa|صفوى|45876
SA|110250|Afif|عفيف|45525
SA|103035|Rabigh|رابغ|41759
SA|102985|Rahimah|رحيمة|41188
SA|101312|Turaif|طريف|40819
SA|101631|Tubarjal|طبرجل|40019
SA|110314|Ad Dilam|الدلم|35371
SA|100926|Umluj|أملج|33874
SA|108841|Al-`Ula|العلا|32413
SA|107312|Abqaiq|بقيق|29474
SA|107744|Badr Hunayn|بدر حنين|27257
SA|102451|Samitah|صامتة|26945
SA|109878|Al Bukayriyah|البكيرية|25153
SA|109417|Al Jumum|الجموم|22207
SA|106909|Duba|ضبا|22000
SA|107959|At Taraf|الطرف|21386
SA|109915|Al Battaliyah|البطالية|16606
SA|399518|Al Majaridah|المجاردة|14830
SA|101581|Tanumah|تنومة|13594
SA|101035|Umm as Sahik|أم الساهك|11813
SA|108121|Sajir|ساجر|11717
SA|110107|Al Awjam|الأوجام|11460
SA|106744|Farasan|فرسان|10527
SA|110031|Al Artawiyah|الأرطاوية|9152
SA|108957|Al Qarah|القارة|9106
SA|104376|Marat|مرات|8885
SA|109502|Al Jafr|الجفر|8715
SA|392753|Suwayr|صوير|8515
SA|396550|Tumayr|تمير|8246
SA|101344|At Tubi|التوبي|7740
SA|109481|Al Jaradiyah|الجرادية|7396
SA|108142|As Saffaniyah|السفانية|7014
SA|410084|Al Hada|الهدا|6885
SA|104269|Misliyah|مسلية|6117
SA|109008|Al Mutayrifi|المطيرفي|5962
SA|410874|Mizhirah|مزهرة|5529
SA|12495738|Al Ju'aymah|الجعيمة|5500
SA|110328|Ad Darb|الدرب|5378
SA|397513|Al Fuwayliq|الفويلق|5205
SA|101633|Tabalah|تبالة|5151
SA|110275|Adh Dhibiyah|الذيبية|5068
SB|2108502|Honiara|هونيارا|56298
SC|241131|Victoria|فيكتوريا|22881
SD|379252|Khartoum|الخرطوم|1974647
SD|365137|Omdurman|أم درمان|1200000
SD|369004|Nyala|نيالا|565734
SD|377039|Port Sudan|بورتسودان|489725
SD|372753|Kassala|كسلا|401477
SD|379003|El Obeid|الأبيض|393311
SD|379062|Al Qadarif|القضارف|363945
SD|371760|Kosti|كوستي|345068
SD|364103|Wad Medani|ود مدني|332714
SD|380148|El Daein|الضعين|264734
SD|379555|El Fasher|الفاشر|252609
SD|366847|Singa|سنجة|250000
SD|380174|Ad-Damazin|الدمازين|186051
SD|379303|Geneina|الجنينة|162981
SD|368277|Rabak|ربك|135281
SD|367644|Sinnar|سنار|130122
SD|379149|Al Manaqil|المناقل|128297
SD|8504621|Gereida|قريضة|120000
SD|378699|An Nuhud|النهود|108008
SD|378231|Atbara|عطبرة|107930
SD|380173|Ed Damer|الدامر|103941
SD|373141|Kadugli|كادقلي|87666
SD|380129|Ad Douiem|الدويم|87068
SD|364706|Umm Ruwaba|أم روابة|55742
SD|367308|Shendi|شندي|53568
SD|376450|Dilling|الدلنج|37113
SD|378271|As Suki|السوكي|33524
SD|378459|Ar Ruseris|الروصيرص|28862
SD|379427|Al Hasaheisa|الحصاحيصا|28735
SD|363533|Zalingei|زالنجي|28687
SD|367544|Sawakin|سواكن|28570
SD|366426|Tandalti|تندلتي|27275
SD|378493|Ar Rahad|الرهد|26273
SD|372386|Kinana|كنانة|26233
SD|379416|Al Hawatah|الحواتة|24513
SD|377690|Berber|بربر|22395
SD|366323|Tokar|طوكر|22250
SD|379102|Al Mijlad|المجلد|19997
SD|379014|Al Qitena|القطن|18321
SD|379406|Al Hilaliyya|الهلالي|17345
SD|377724|Barah|بارة|16969
SD|380348|Abu Zabad|أبو زبد|15304
SD|363417|Dongola|دنقلا|13473
SD|379535|Al Fulah|الفولة|11238
SD|364071|Wad Rawah|ود راوة|10348
SD|379261|Al Kiremit al 'Arakiyyin|الكرمت العركيين|9775
SD|364216|Wad az Zaki|ود الزاك|9271
SE|2673730|Stockholm|ستوكهولم|1515017
SE|2711537|Göteborg|جوتنبرج|587549
SE|2692969|Malmö||351749
SE|2666199|Uppsala|أوبسالا|177074
SE|2686657|Örebro|أوربرو|155989
SE|2675408|Sollentuna||139606
SE|602150|Umeå|أوميو|130224
SE|2664454|Västerås|وستروس|127799
SE|2694762|Linköping|لينشوبينغ|106502
SE|2706767|Helsingborg|هلسينغبورغ|104250
SE|2702979|Jönköping|يونشوبينغ|93797
SE|2688368|Norrköping|نورشوبينغ|93765
SE|2704620|Huddinge||90182
SE|2693678|Lund|لوند|87244
SE|2707953|Haninge||74968
SE|2712414|Gävle|يفله|74884
SE|2720501|Borås|بوروس|71700
SE|2676176|Södertälje|سودرتاليا|70777
SE|2708365|Halmstad|هالمستاد|70480
SE|2715953|Eskilstuna|إسكيلستونا|67359
SE|2675397|Solna||66909
SE|2701713|Karlskrona|كارلسكرونا|66675
SE|2663536|Växjö|فاكسيو|65383
SE|2701680|Karlstad|كارلستاد|61492
SE|2691459|Mölndal||59430
SE|2669772|Täby||58123
SE|2670781|Sundsvall|سوندسوال|57606
SE|2685750|Östersund|إوسترسوند|49806
SE|2667303|Trollhättan|ترولهاتن|48573
SE|604490|Luleå|لوليو|43574
SE|2696334|Lidingö||42466
SE|2720383|Borlänge|بورلانج|41955
SE|2667094|Tumba|تومبا|40832
SE|2699310|Kristianstad||39762
SE|2687700|Nyköping||38780
SE|2702261|Kalmar|كالمار|38408
SE|2715459|Falun|فالن|37000
SE|2677234|Skövde||36842
SE|2666238|Upplands Väsby||36534
SE|602913|Skellefteå||35516
SE|2666670|Uddevalla|اودوالا|34781
SE|2670879|Sundbyberg||34529
SE|2664996|Varberg|واربره|34248
SE|2727234|Åkersberga||32659
SE|2686469|Örnsköldsvik|أورنشولدسفيك|32493
SE|2697720|Landskrona||32229
SE|2665452|Vallentuna|ولنتونا|31937
SE|2690960|Motala|موتلا|30944
SE|2667402|Trelleborg||29316
SE|2684395|Partille||28648
SE|2701715|Karlskoga|كارلسكوغا|27490
SE|2692475|Märsta||27034
SE|2696503|Lerum||26913
SE|2726756|Alingsås||26329
SE|2690580|Nacka||25170
SE|2680075|Sandviken||24724
SE|2698739|Kungälv||24101
SE|2715573|Falkenberg|فالكنبرغ|24099
SE|2703396|Jakobsberg||24046
SE|2662689|Visby|فيسبي|23402
SE|2701223|Katrineholm||23283
SE|2725901|Ängelholm||23240
SE|2665171|Vänersborg||23119
SE|2721946|Björlanda||23088
SE|603570|Piteå||23067
SE|2696329|Lidköping||22988
SE|2716166|Enköping||22553
SE|2704136|Huskvarna|هوسكفارنا|21500
SE|2664203|Västervik||21178
SE|2709628|Gustavsberg||20774
SE|2701727|Karlshamn||20112
SE|2688250|Norrtälje|نورتليه|19365
SE|2707399|Hässleholm|هسلهولم|19309
SE|2664855|Värnamo|ورنمو|19061
SE|2662149|Ystad|يستاد|18806
SE|2698729|Kungsbacka||18698
SE|2715946|Eslöv|اسلو|18592
SE|2699282|Kristinehamn|كريستينه هامن|18557
SE|2707684|Härnösand|هرنوسند|18426
SE|2699791|Köping||18355
SE|2686162|Oskarshamn||18287
SE|2690170|Nässjö||17719
SE|2691440|Mölnlycke||17579
SE|2715568|Falköping||17170
SE|605155|Kiruna|كيرونا|17037
SE|606531|Boden||16830
SE|2698767|Kumla|كوملا|16663
SE|2692613|Mariestad||16122
SE|2704613|Hudiksvall||16081
SE|2667109|Tullinge||16000
SE|2664050|Västra Frölunda||15924
SE|2694560|Ljungby|لئونبه|15785
SE|2674649|Staffanstorp|ستفنستول|15373
SE|2693759|Ludvika||15245
SE|2700839|Kinna||15019
SG|1880252|Singapore|سنغافورة|5638700
SG|1882316|Woodlands||252530
SG|1882778|Marine Parade||46390
SH|3370903|Jamestown|جيمس تاون|637
SI|3196359|Ljubljana|ليوبليانا|272220
SI|3195506|Maribor||97019
SI|3197378|Kranj||37941
SI|3202781|Celje|تسليي|37872
SI|3197753|Koper||25753
SI|3189075|Velenje||24327
SI|3194351|Novo Mesto|نوفو ميتسو|24183
SI|3192241|Ptuj||18164
SI|3188915|Trbovlje||15163
SJ|2729907|Longyearbyen|لونجيربين|2368
SK|3060972|Bratislava|براتيسلافا|423737
SK|724443|Košice|كوشيتسه|228249
SK|3058531|Nitra|نيترا|86329
SK|723819|Prešov||83897
SK|3056508|Žilina|جيلينا|81940
SK|3061186|Banská Bystrica|بانسكا بيستريتسا|75317
SK|3057124|Trnava|ترنافا|63194
SK|3057140|Trenčín||58278
SK|723846|Poprad||57431
SK|3058780|Martin|مارتن|54618
SK|3058000|Prievidza|بريفيدزا|52987
SK|3056459|Zvolen||44502
SK|3058060|Považská Bystrica|بوفاجسكا بيستريتسا|43936
SK|724144|Michalovce|ميخالوفتسى|40360
SK|723526|Spišská Nová Ves||39195
SK|3058472|Nové Zámky||37899
SK|3059101|Levice|لوه|37574
SK|724627|Humenné||35367
SK|725168|Bardejov|برديوف|33060
SK|3059436|Komárno|كومارنو|32643
SK|3059050|Liptovský Mikuláš||31194
SK|3057789|Ružomberok|روجومبيروك|30806
SK|3058202|Piešťany|بييشتاني|30000
SK|3058986|Lučenec||28159
SK|723736|Rimavská Sobota||25235
SK|3060835|Čadca||24670
SK|3057769|Šaľa||24513
SK|3058268|Partizánske|بارتيزانسكى|24370
SK|3060095|Hlohovec||23930
SK|3060346|Dubnica nad Váhom|دوبنيتسا ناد فاهوم|23762
SK|723195|Vranov nad Topľou|فرانوف ناد توبلوا|23246
SK|723358|Trebišov|تريبيشوف|22947
SK|3060308|Dunajská Streda|دونيسكا ستريدا|22730
SK|723559|Snina|سنينا|22221
SK|3057691|Senica|سينيتسا|21741
SK|3058477|Nové Mesto nad Váhom||21527
SK|3058210|Pezinok|بيزينوك|21343
SK|3060950|Brezno||21331
SK|3056523|Žiar nad Hronom||19392
SK|723713|Rožňava||19261
SK|3060405|Dolný Kubín|دولني كوبين|18995
SK|3061188|Bánovce nad Bebravou|بانوفتس ناد بيبرافو|18933
SK|3057963|Púchov|بوخوف|18833
SK|3060139|Handlová|هاندلوفا|18018
SK|3058897|Malacky|مالاتسكي|17773
SK|3059179|Kysucké Nové Mesto|كيسوتسكى نوفى ميستو|16558
SK|724503|Kežmarok|كيجماروك|16381
SK|723505|Stará Ľubovňa|ستارا لوبوفنا|16000
SK|3056495|Zlaté Moravce|زلاتى مورافتسى|15618
SK|3057384|Stupava|ستوبافا|15095
SK|3057630|Skalica||15013
SK|3060219|Galanta||15013
SL|2409306|Freetown|فري تاون|802639
SL|2410048|Bo||174354
SL|2407790|Kenema||143137
SL|2407656|Koidu||124662
SL|2406407|Makeni||87679
SL|2403094|Waterloo||55000
SL|2406916|Lunsar||22461
SL|2404433|Port Loko||21308
SL|2408329|Kabala||17948
SL|2404041|Segbwema||16532
SL|2409823|Bumpe||16123
SM|3168070|San Marino|سان مارينو المدينة|4500
SN|2253354|Dakar|داكار|2476400
SN|2246678|Pikine||874062
SN|2244322|Touba||529176
SN|2244802|Thiès||320000
SN|2246452|Saint-Louis|سانت لويس|258592
SN|2244799|Thiès Nones||252320
SN|2250805|Kaolack||172305
SN|2243940|Ziguinchor||159778
SN|2244616|Tiébo||100289
SN|2244991|Tambacounda||78800
SN|2248698|Mbaké||74100
SN|2249222|Louga||67154
SN|2249782|Kolda||58809
SN|2246544|Richard-Toll||44752
SN|2251084|Joal-Fadiout||36735
SN|11101616|N'diareme limamoulaye||35171
SN|2253277|Dara||30000
SN|2251007|Kaffrine||28396
SN|2247813|Ndibène Dahra||27741
SN|2253901|Bignona||26237
SN|2246608|Pourham||24146
SN|2244177|Vélingara||22441
SN|2247157|Nioro du Rip||20711
SN|2245704|Sédhiou||19702
SN|2248409|Mékhé||19242
SN|2250645|Kédougou||17922
SN|2247381|Nguékhokh||17885
SN|2246606|Pout||17752
SN|2250677|Kayar||17193
SN|2251230|Guinguinéo||15395
SN|2248752|Matam||15306
SN|8030383|Mermoz Boabab||15000
SO|53654|Mogadishu|مقديشو|2587183
SO|57289|Hargeysa|هرجيسا|477876
SO|64435|Berbera|بربرة|242344
SO|55671|Kismayo|كيسمايو|234852
SO|54225|Marka|مركة|230100
SO|64536|Baidoa|بيدوا|129839
SO|63400|Cabudwaaq|عابدواق|120000
SO|63795|Burao|برعو|99270
SO|64013|Bosaso|بوصاصو|74287
SO|12212406|Beled Hawo|بلد حاوة|73000
SO|342803|Balanbale|بلنبلي|68000
SO|65785|Afgooye|أفجوي|65461
SO|59611|Gaalkacyo|جالكعيو|61200
SO|400769|Laascaanood|لاسعانود|60100
SO|58933|Garoowe|غروي|57300
SO|64460|Beledweyne|بلدوين|55410
SO|52867|Qoryooley|قريولي|51720
SO|56335|Jawhar|جوهر|47086
SO|56166|Jilib|جلب|43694
SO|56399|Jamaame|جمامي|42270
SO|65170|Baardheere|بارطيري|42240
SO|62691|Ceerigaabo|عيرجابو|33853
SO|63689|Buulobarde|بولوبردي|16928
SO|55223|Las Khorey|لاس قرى|6941
SO|63081|Caluula|علولة|6100
SR|3383330|Paramaribo|باراماريبو|223757
SR|3383714|Lelydorp||18223
SS|373303|Juba|جوبا|450000
SS|363807|Winejok||300000
SS|363619|Yei|ياي|260720
SS|370737|Malakal|ملكال|160765
SS|363885|Wau|واو|127384
SS|371712|Kuacjok||78000
SS|375495|Pajok||49000
SS|374739|Gogrial||44600
SS|363656|Yambio|يامبيو|40382
SS|364367|Aweil|أويل|38745
SS|367927|Rumbek|رمبيك|32083
SS|377241|Bor|بور|26782
SS|365742|Torit|توريت|20048
SS|371466|Leer||17827
SS|365763|Tonj||17338
SS|373130|Kafia Kingi|كافيا كنجي|16000
ST|2410763|São Tomé|ساو تومي|53300
SV|3583361|San Salvador|سان سلفادور|525990
SV|3583096|Soyapango||329708
SV|3583446|San Miguel||247126
SV|3583334|Santa Ana||176661
SV|3584399|Mejicanos||160317
SV|3584257|Santa Tecla||124694
SV|3587345|Apopa||112158
SV|3586814|Delgado||71594
SV|3583102|Sonsonate|سنسناته|59468
SV|3583480|San Marcos||54615
SV|3582883|Usulután|اوسولوتآن|51910
SV|3586977|Cojutepeque||48411
SV|3586833|Cuscatancingo||44369
SV|3583178|San Vicente||41504
SV|3582805|Zacatecoluca||39613
SV|3583471|San Martín||39361
SV|3585484|Ilopango||38890
SV|3587426|Ahuachapán||34102
SV|3587362|Antiguo Cuscatlán||33767
SV|3587086|Chalchuapa||32282
SV|3583981|Quezaltepeque||28886
SV|3584772|La Unión||26807
SV|3587308|Ayutuxtepeque||25426
SV|3587498|Acajutla||22763
SV|3587428|Aguilares||21445
SV|3583158|Sensuntepeque||20386
SV|3587091|Chalatenango||19364
SV|3585473|Izalco||19197
SV|3584384|Metapán||19143
SV|3583379|San Rafael Oriente||19095
SV|3584003|Puerto El Triunfo||19074
SV|3585157|La Libertad||16855
SV|3583747|San Francisco||16152
SV|3583098|Sonzacate||15446
SV|3583199|Santiago de María||15032
SX|3513392|Philipsburg||1400
SY|170063|Aleppo|حلب|1602264
SY|170654|Damascus|دمشق|1569394
SY|169577|Homs|حمص|775404
SY|170017|Hamah|حماة|460602
SY|173576|Latakia|اللاذقية|340181
SY|170794|Deir ez-Zor|دير الزور|242565
SY|172955|Ar Raqqah|الرقة|177636
SY|174018|Al Bab|الباب|130745
SY|169389|Idlib|إدلب|128840
SY|170592|Duma|دوما|111864
SY|167357|Manbij|منبج|99497
SY|170905|Dar'a|درعا|97969
SY|164947|As Salamiyah|السلمية|94887
SY|163345|Tartus|طرطوس|89457
SY|172374|Ath Thawrah|الطبقة|87880
SY|173811|Al Hasakah|الحسكة|81539
SY|170892|Darayya|داريا|71596
SY|172082|I'zaz|أعزاز|66138
SY|169304|Jablah|جبلة|65915
SY|172503|As Safirah|السفيرة|63708
SY|172408|As-Suwayda|السويداء|59052
SY|174448|Albu Kamal|البو كمال|57572
SY|172349|At Tall|التل|55561
SY|173480|Al Mayadin|الميادين|54534
SY|172946|Ar Rastan|الرستن|53152
SY|166285|Kabbasin|قباسين|51230
SY|163808|Tadmur|تدمر|51015
SY|172256|'Ayn al 'Arab|عين العرب|50000
SY|173193|An Nabk|النبك|49372
SY|168325|Khan Shaykhun|خان شيخون|48975
SY|174186|'Afrin|عفرين|48693
SY|168661|Kafranbel|كفرنبل|45652
SY|169372|'Irbin|عربين|42474
SY|173322|Al Qusayr|القصير|41062
SY|162627|Yabrud|يبرود|40502
SY|169023|Jisr ash Shughur|جسر الشغور|39311
SY|171830|Baniyas|بانياس|39066
SY|163779|Tallbisah|تلبيسة|38491
SY|169897|Harasta|حرستا|37348
SY|173334|Al Qunaytirah|القنيطرة|36143
SY|163811|Tadif|تادف|34670
SY|164816|Saraqib|سراقب|34231
SY|169113|Jayrud|جيرود|32352
SY|167046|Masyaf|مصياف|32262
SY|167605|Ma'arratmisrin|معرتمصرين|32163
SY|173361|Al Qaryatayn|القريتين|31748
SY|164898|Salqin|سلقين|31608
SY|163806|Tafas|طفس|31249
SY|163915|Suran|صوران|30716
SY|171451|Binnish|بنش|30354
SY|165997|Jasim|جاسم|30283
SY|163533|Tallkalakh|تلكلخ|29754
SY|172059|Az Zabadani|الزبداني|29549
SY|163270|Tayyibat al Imam|طيبة الإمام|29259
SY|174506|Hajin|هجين|29237
SY|169375|Inkhil|إنخل|29076
SY|170785|Dayr Hafir|دير حافر|28905
SY|165060|Safita|صافيتا|27815
SY|164328|Shaykh Miskin|الشيخ مسكين|25920
SY|172469|As Sanamayn|الصنمين|25702
SY|163476|Tall Rif'at|تل رفعت|25658
SY|171694|Batabo|بتبو|25560
SY|166331|Nubl|نبل|25546
SY|164025|Subaykhan|سبيخان|25514
SY|169179|Jarabulus|جرابلس|24997
SY|173819|Al Hirak|الحراك|23784
SY|173598|Al Kiswah|الكسوة|23526
SY|170044|Halfaya|حلفايا|23403
SY|168629|Kafr Takharim|كفر تخاريم|22436
SY|174259|Ad Dana|الدانا|21987
SY|168620|Kafr Zayta|كفر زيتا|21845
SY|168668|Kafr Laha|كفر لاها|21819
SY|170887|Ad Darbasiyah|الدرباسية|21481
SY|166111|Qarah|قارة|20656
SY|165929|Qatana|قطنا|18511
SY|173312|Al Qutayfah|القطيفة|16118
SY|164626|Shahba|شهبا|14784
SY|166640|Murak|مورك|14307
SY|169341|Izra'|إزرع|13882
SY|164952|Salakhid|صلخد|12842
SY|170572|Ad Duraykish|الدريكيش|11918
SY|173311|Al Ghantu|الغنطو|9412
SY|166719|Mukharram al Fawqani|المخرم الفوقاني|9112
SY|171200|Buq'ata|بقعاتا|6528
SY|170817|Dayr al 'Asafir|دير العصافير|6209
SY|167375|Ma'lula|معلولا|5000
SY|168724|Kafr Saghir|كفر صغير|3130
SZ|934995|Manzini||110537
SZ|934985|Mbabane|مباباني|76218
TC|3576994|Cockburn Town||3720
TD|2427123|N'Djamena|أنجمينا|721081
TD|2427455|Moundou|مندو|135167
TD|2425791|Sarh|فور آرشامبو|102528
TD|245785|Abéché|أبشي|74188
TD|2430506|Kelo||42533
TD|2429605|Koumra|كمرا|36263
TD|2426240|Pala||35466
TD|245338|Am-Timan|أم التيمان|28885
TD|2434910|Bongor|بنقور|27770
TD|2427637|Mongo|منقو|27763
TD|2433437|Doba|دوبا|24336
TD|2436400|Ati|آتيا|24074
TD|244128|Fada|فدا|23786
TD|2429296|Laï||19382
TD|2426370|Oum Hadjer|أم هاجر|19271
TD|2435124|Bitkine||18495
TD|2428394|Mao|ماو|18031
TD|2428231|Massaguet|مساقط|17906
TD|2433055|Dourbali||17682
TD|2428042|Mboursou Léré|امبورسو ليري|17132
TD|2429344|Kyabé||16177
TD|2435508|Benoy||15717
TD|2428228|Massakory|مسكوري|15406
TD|2427336|Moussoro|موسورو|15190
TF|1546102|Port-aux-Français||45
TG|2365267|Lomé|لومي|749700
TG|2364104|Sokodé||117811
TG|2366152|Kara||104207
TG|2367886|Atakpamé||80683
TG|2365560|Kpalimé||75084
TG|2367568|Bassar||61845
TG|2363534|Tsévié||55775
TG|2367990|Aného||47579
TG|2365190|Mango||37748
TG|2367164|Dapaong|داباونق|33324
TG|2363908|Tchamba||25668
TG|2367660|Badou||24000
TG|2364812|Niamtougou||23261
TG|2367656|Bafilo||22543
TG|2364752|Notsé||22017
TG|2364079|Sotouboua||21054
TG|2363490|Vogan||20569
TH|1609350|Bangkok|بانكوك|5104476
TH|1606590|Samut Prakan||388920
TH|1608133|Mueang Nonthaburi||254375
TH|1611110|Chon Buri||219164
TH|1610780|Hat Yai||191696
TH|1608048|Pak Kret||182926
TH|1606250|Si Racha||178916
TH|1607508|Phra Pradaeng||171333
TH|1152473|Lampang||156139
TH|1150515|Surat Thani||132040
TH|1605239|Udon Thani|ودون تاني|130531
TH|1153671|Chiang Mai||127240
TH|1608529|Nakhon Ratchasima|ناخون راتشاسيما|126391
TH|1605245|Ubon Ratchathani|أوبون راتشاثاني|122533
TH|1607782|Phasi Charoen||122070
TH|1609899|Khlong Luang||118551
TH|1608534|Nakhon Pathom|ناخون باتوم|117927
TH|1609776|Khon Kaen||114459
TH|1607017|Rayong||106737
TH|1151933|Nakhon Si Thammarat||102152
TH|1611269|Chanthaburi||99819
TH|1614295|Pattaya||97296
TH|1604870|Yala||93558
TH|1150954|Ratchaburi||92448
TH|1601579|Ban Mai||86899
TH|1608527|Nakhon Sawan||82305
TH|1151254|Phuket|فوكيت|79308
TH|1153669|Chiang Rai||78756
TH|1619434|Bang Kruai||78305
TH|1606790|Sakon Nakhon||76237
TH|1609395|Krathum Baen||72819
TH|1606418|Saraburi||67763
TH|1150007|Trang||66713
TH|1606386|Sattahip||65444
TH|1153081|Kanchanaburi||63699
TH|1608232|Nong Khai||63609
TH|1606588|Samut Sakhon||63498
TH|1607708|Phitsanulok||62584
TH|1606147|Songkhla|سونجخلا|61758
TH|1617111|Ban Lam Luk Ka||60700
TH|1153090|Kamphaeng Phet||58787
TH|1611407|Chaiyaphum||58350
TH|1605215|Uttaradit||58313
TH|1609032|Lop Buri||57761
TH|1155139|Ban Pong||57559
TH|1607512|Phra Phutthabat||57008
TH|1153557|Chumphon||55835
TH|1609610|Klaeng||55619
TH|1610469|Kalasin||55102
TH|1606033|Suphan Buri||53399
TH|1150275|Tha Maka||52907
TH|1117652|Ban Talat Yai||52192
TH|1608900|Maha Sarakham||51584
TH|1607532|Phra Nakhon Si Ayutthaya||50830
TH|1607737|Phetchabun||50656
TH|1153269|Hua Hin||50456
TH|1154689|Ko Samui||50000
TH|1611439|Chachoengsao||49741
TH|1153807|Cha-am||49375
TH|1608057|Pak Chong||48999
TH|1608409|Narathiwat||47771
TH|1151063|Pran Buri||47293
TH|1606030|Surin||46673
TH|1149698|Phetchaburi||46601
TH|1611026|Chum Phae||46335
TH|1606939|Sadao||46236
TH|1606239|Si Sa Ket||44751
TH|1152188|Mae Sot||44563
TH|1607978|Pattani|فطاني|43690
TH|1607779|Phatthalung||43522
TH|1152468|Lamphun||43196
TH|1605069|Warin Chamrap||43102
TH|1606050|Su-ngai Kolok||42776
TH|1605467|Tha Yang||42602
TH|1614465|Ban Phaeo||41904
TH|1619602|Bang Bua Thong||41567
TH|1608239|Nong Khae||41067
TH|1608597|Mukdahan||40480
TH|1156257|Ban Na||40174
TH|1619423|Bang Lamung||39620
TH|1607001|Roi Et||39328
TH|1605024|Wichian Buri||39272
TH|6696291|Wichit||38701
TH|1607552|Phrae||38538
TH|1152227|Mae Chan||37672
TH|1606638|Sam Phran||37115
TH|1150533|Sukhothai||37000
TH|1610227|Kantharalak||36621
TH|1151340|Photharam||36248
TH|1607725|Phichit||35760
TH|1610940|Det Udom||35669
TH|1614455|Ban Phai||35583
TH|1605677|Tha Bo||35292
TH|1609071|Loei||35273
TH|1606586|Samut Songkhram||35065
TH|1153035|Kathu||34835
TH|1621060|Amnat Charoen||34769
TH|1608531|Nakhon Phanom||34595
TH|1606376|Satun||34544
TH|1608269|Nong Bua Lamphu||34401
TH|7091912|Ban Ratsada||33534
TH|1151074|Prachuap Khiri Khan||33521
TH|1150732|San Kamphaeng||32950
TH|1607280|Prachin Buri||32600
TH|1152633|Krabi||31219
TH|1604452|Ban Khlong Bang Sao Thong||31153
TH|1604771|Yaring||31111
TH|1604654|Na Klang||31024
TH|1610503|Kaeng Khoi||30332
TH|1611635|Betong||29604
TH|1157683|Bang Phae||29548
TH|1614336|Ban Phan Don||29211
TH|1610505|Kaeng Khro||29056
TH|1948015|Amphoe Sikhiu||28681
TH|1606807|Sa Kaeo||28497
TH|1620919|Bang Bo District||28376
TH|1611453|Buri Ram|بوريرام|28283
TH|1150085|Thung Song||28223
TH|1620254|Ban Chang||28204
TH|1620875|Ban Bang Kadi Pathum Thani||27911
TH|1608191|Nong Phai||27756
TH|1152194|Mae Sai||27520
TH|1150246|Tha Muang||26746
TH|1150921|Ron Phibun||26621
TH|1620442|Ban Talat Bueng||26113
TH|1150624|Si Satchanalai||25942
TH|1151211|Tha Kham||25810
TH|1619363|Bang Pakong||25620
TH|1611424|Chai Badan||25196
TH|1608033|Pak Phanang||25014
TH|1609324|Kut Chap||24696
TH|1608452|Nan||24670
TH|1150965|Ranong||24561
TH|1607983|Pathum Thani||24547
TH|1150490|Tak||24149
TH|1153464|Dok Kham Tai||23824
TH|1620371|Ban Bueng||23509
TH|1610459|Kamalasai||23393
TH|1117656|Ban Talat Nua||23381
TH|1611135|Chok Chai||23337
TH|1153513|Damnoen Saduak||23296
TH|1605601|Tha Mai||22445
TH|1605221|Uthai Thani||22219
TH|1608424|Nang Rong||21961
TH|1607838|Phanat Nikhom||21924
TH|1156046|Ban Na San||21900
TH|1605754|Taphan Hin||21895
TH|1152953|Khanu Woralaksaburi||21889
TH|1599640|Ban Nong Wua So||21722
TH|1604769|Yasothon||21643
TH|1605279|Trat||21590
TH|1608539|Nakhon Nayok||21309
TH|1151426|Phayao||21058
TH|1609345|Kuchinarai||20532
TH|1619369|Bang Pa-in||20484
TH|1621020|Aranyaprathet||20236
TH|1610538|Kabin Buri||20212
TH|1606270|Sing Buri||20046
TH|1607730|Phibun Mangsahan||19883
TH|1150681|Sawankhalok||19805
TH|1607068|Ranot||19780
TH|1117823|Sam Roi Yot||19709
TH|1619650|Ban Dung||19479
TH|1607865|Phak Hai||19386
TH|1608462|Nam Som||19324
TH|1605018|Wiset Chaichan||19129
TH|1605509|Tha Ruea||19116
TH|1152562|Kui Buri||19046
TH|1619437|Bang Krathum||18874
TH|1607793|Phan Thong||18708
TH|1609795|Khon Buri||18596
TH|1610185|Kaset Wisai||18569
TH|1152919|Khao Yoi||18506
TH|1150154|Thoen||18459
TH|1608136|Non Sung||18399
TH|1154677|Ban Tak||18384
TH|7091861|Ban Chalong||18072
TH|1153386|Hang Dong||17931
TH|1619415|Bang Len||17914
TH|1150728|San Pa Tong||17773
TH|1611106|Chon Daen||17567
TH|1152377|Lat Yao||17506
TH|1614288|Ban Phe||17414
TH|1613284|Ban Selaphum||17412
TH|1152202|Mae Ramat||17316
TH|1609043|Lom Sak||17309
TH|1605957|Tak Bai||17241
TH|1607439|Phu Khiao||17122
TH|1610943|Den Chai||17019
TH|1595679|Nong Kung Si||17001
TH|1610187|Kaset Sombun||16996
TH|1607083|Ra-ngae||16862
TH|1619276|Bang Rakam||16841
TH|1611492|Bua Yai||16832
TH|1606350|Sawang Daen Din||16825
TH|1153850|Bo Phloi||16786
TH|1150210|Thap Than||16615
TH|1619616|Bang Ban||16588
TH|1153241|Huai Yot||16586
TH|1606343|Seka||16493
TH|1605119|Wang Nam Yen||16299
TH|1152432|Lang Suan||16142
TH|1607435|Phu Kradueng||16079
TH|1609278|Laem Sing||16066
TH|1607801|Phanom Sarakham||16057
TH|1616658|Ban Mo||15959
TH|1605118|Wang Noi||15865
TH|1605102|Wang Saphung||15747
TH|1619400|Bang Mun Nak||15616
TH|1151528|Pa Sang||15607
TH|1610963|Dan Khun Thot||15580
TH|1607257|Prakhon Chai||15564
TH|1605538|Thap Khlo||15528
TH|1611416|Chai Nat||15469
TH|1603235|Ban Huai Thalaeng||15352
TH|1619281|Bang Racham||15313
TH|1607615|Phon Charoen||15208
TH|1609990|Khao Wong||15184
TH|1153646|Chom Bueng||15143
TH|1157662|Bang Saphan||15134
TH|1608541|Nakhon Luang||15008
TJ|1221874|Dushanbe|دوشانبي|679400
TJ|1514896|Isfara|اسفرة|274000
TJ|1220253|Istaravshan|استروشن|273500
TJ|1221194|Kŭlob||214700
TJ|1514891|Konibodom||211100
TJ|1514879|Khujand|خجند|191000
TJ|1220747|Bokhtar||110800
TJ|1514883|Qayroqqum||49200
TJ|1220855|Vahdat||45693
TJ|1282601|Tursunzoda|تورسونزاده|37000
TJ|1538311|Buston|بوستان|36900
TJ|1220798|Panjakent|بنجكنت|35085
TJ|1221328|Khorugh||30500
TJ|1221614|Ishqoshim||26000
TJ|1221714|Hisor||23978
TJ|1222107|Boshkengash||23696
TJ|1221965|Danghara||22824
TJ|8416817|Moskovskiy||22100
TJ|1220163|Hulbuk||21736
TJ|1220826|Farkhor||21736
TJ|1221997|Chubek||19563
TJ|1221259|Kolkhozobod||18476
TJ|1220905|Norak||18122
TJ|1514829|Taboshar||17600
TJ|1220112|Yovon||17471
TJ|1514839|Proletar||16441
TJ|1220219|Vakhsh||15215
TL|1645457|Dili|ديلي|150000
TL|1636670|Maliana||22000
TL|1626459|Suai||21539
TL|1637730|Likisá||19000
TL|1651816|Aileu||17356
TL|1937274|Lospalos||17186
TL|1635826|Maubara||16300
TL|1649539|Baukau||16000
TL|1943235|Venilale||16000
TM|162183|Ashgabat|عشق آباد|727700
TM|1219649|Türkmenabat||234817
TM|601734|Daşoguz|داش اوغوز|166500
TM|1218667|Mary|مرو|114680
TM|161616|Balkanabat|بلخان آباد|87822
TM|1219762|Bayramaly||75797
TM|601594|Türkmenbaşy|تركمانباشي|68292
TM|1218239|Tejen||67294
TM|162099|Abadan||39481
TM|1218021|Yolöten||37705
TM|1219392|Gowurdak||34745
TM|1219002|Kerki||33242
TM|601608|Köneürgench||30000
TM|162199|Änew|آب نو|27526
TM|601432|Yylanly||26901
TM|161943|Gumdag||24312
TM|162158|Baharly||22991
TM|601661|Boldumsaz||21159
TM|161974|Bereket||21090
TM|1514792|Gazojak||21021
TM|161901|Kaka||18545
TM|1218420|Seydi||17762
TM|1218436|Saýat||17762
TM|601475|Tagta||16635
TN|2464470|Tunis|تونس|693210
TN|2467454|Sfax|صفاقس|277278
TN|2464915|Sousse|سوسة|164123
TN|2473449|Kairouan|القيروان|119794
TN|2472706|Bizerte|بنزرت|115268
TN|2468369|Gabès|قابس|110075
TN|2473247|Ariana|أريانة|97687
TN|2473744|Hammamet|الحمامات|97579
TN|2473457|Kasserine|القصرين|81987
TN|2468353|Gafsa|قفصة|81232
TN|2470656|La Goulette|حلق الوادي|79795
TN|2470173|Zarzis|جرجيس|79316
TN|2472479|Ben Arous|بن عروس|74932
TN|2473747|El Hamma|الحامة|73512
TN|2469140|Msaken|مساكن|72953
TN|2473493|Monastir|المنستير|71546
TN|2473499|La Mohammedia|المحمدية|66593
TN|2473540|Al Marsá|المرسى|65640
TN|2467246|Skanes|سقانص|64222
TN|2470384|Houmt El Souk|حومة السوق|62583
TN|2464701|Tataouine|تطاوين|62577
TN|2469473|Medenine|مدنين|61705
TN|2467815|Radès|رادس|59998
TN|2467959|Kélibia|قليبية|58524
TN|2472774|Béja|باجة|57233
TN|2468579|Nabeul|نابل|56387
TN|2469264|Menzel Bourguiba|منزل بورقيبة|54536
TN|2470088|Jendouba|جندوبة|51408
TN|2470191|Djemmal|جمال|50275
TN|2468106|Ksar Hellal|قصر هلال|49376
TN|2473634|El Kef|الكاف|47979
TN|2470588|Hammam-Lif|حمام الأنف|47760
TN|2473572|Mahdia|المهدية|45977
TN|2471637|Dar Chabanne|دار شعبان|42140
TN|2465840|Sidi Bouzid|سيدي بوزيد|42098
TN|2473517|Metlaoui|متلوي|38634
TN|2467856|Ksour Essaf|قصور الساف|36274
TN|2464648|Tozeur|توزر|34943
TN|2470579|Hammam Sousse|حمام سوسة|33834
TN|2473470|Gremda|قرمدة|33744
TN|2467920|Korba|قربة|33589
TN|2468925|Midoun|ميدون|32000
TN|2469088|Mateur|ماطر|31005
TN|2473257|Ar Rudayyif|الرديف|26976
TN|2465030|Siliana|سليانة|26960
TN|2469274|Manouba|منوبة|24948
TN|2468285|El Fahs|الفحص|23561
TN|2469256|Menzel Jemil|منزل جميل|21542
TN|2473913|Akouda|أكودة|20027
TN|2468018|Kebili|قبلي|19875
TN|2471003|Ghardimaou|غار الدماء|19574
TN|2469268|Menzel Abderhaman|منزل عبد الرحمان|19078
TN|2473826|Bekalta|البقالطة|17850
TN|2464041|Zaghouan|زغوان|16911
TN|2469341|Maktar|مكثر|14500
TN|2464871|Tabarka|طبرقة|13712
TN|2464704|Testour|تستور|13397
TN|2467890|Ksibet el Mediouni|قصيبة المديوني|13122
TN|2473169|Seïada|صيادة|12962
TN|2464855|Tabursuq|تبرسق|12727
TN|2473161|Skhira|الصخيرة|11944
TN|2470996|Rhar el Melah|رأس زبيب|10530
TN|2468349|Gafour|قعفور|10272
TN|2473183|As Sanad|السند|7859
TN|2470483|Harqalah|هرقلة|7423
TN|2473525|Mezzouna|المزونة|7390
TN|6355180|Port el Kantaoui|مرسى القنطاوي|6000
TN|2466688|Sidi Bou Saïd|سيدي بو سعيد|5911
TN|2467368|Sejenane|سجنان|5718
TN|2473439|El Ksour|القصور|5034
TN|2473788|Fernana|الفرنانة|4681
TN|2472726|Beni Kheddache|بني خداش|3588
TN|2467914|Korbous|قربص|3581
TN|2467341|Salakta|سلقطة|3477
TN|2468459|Nibbar|نبر|3393
TO|4032402|Nuku'alofa||22400
TR|745044|Istanbul|إسطنبول|14804116
TR|323786|Ankara|أنقرة|3517182
TR|750269|Bursa|بورسا|3101833
TR|311046|İzmir|إزمير|2500603
TR|314830|Gaziantep|غازي عنتاب|1808948
TR|325363|Adana|أضنة|1779463
TR|306571|Konya|قونية|1390051
TR|323777|Antalya|أنطاليا|1344000
TR|308464|Kayseri|قيصرية|1204641
TR|6955677|Çankaya||792189
TR|751324|Bağcılar||749024
TR|316541|Diyarbakır|ديار بكر|644763
TR|738329|Üsküdar||582666
TR|7627067|Bahçelievler||576799
TR|738377|Umraniye||573265
TR|304531|Mersin|مرسين|537842
TR|747340|Esenler||520235
TR|315202|Eskişehir|أسكي شهر|514869
TR|7701384|Karabağlar||458000
TR|8074174|Muratpaşa||450000
TR|298333|Şanlıurfa|شانلي أورفا|449549
TR|315808|Elazığ|ألازيغ|443363
TR|304922|Malatya|ملطية|441805
TR|7628416|Sultangazi||436935
TR|741763|Maltepe||427040
TR|315368|Erzurum|ارزروم|420691
TR|740264|Samsun|سامسون|394050
TR|321836|Batman|بطمان|381990
TR|310859|Kahramanmaraş|مرعش|376045
TR|298117|Van|وان|371713
TR|6947637|Ataşehir||361615
TR|739549|Şişli||314684
TR|317109|Denizli|دنيزلي|313238
TR|737071|Zeytinburnu||288743
TR|752850|Adapazarı|آدابازاري|286787
TR|7628419|Sultanbeyli||286622
TR|747014|Gebze||281436
TR|11238838|Merkezefendi||280341
TR|325330|Adıyaman|أديامان|267131
TR|300619|Sivas|سيواس|264022
TR|299817|Tarsus|طرسوس|256482
TR|738648|Trabzon|طرابزون|244083
TR|304827|Manisa||243971
TR|7628420|Sancaktepe||241000
TR|322165|Balıkesir|بالق أسير|238151
TR|747323|Esenyurt||211330
TR|307654|Kırıkkale|كيركالي|211138
TR|323779|Antakya|أنطاكية|210000
TR|303195|Osmaniye||202837
TR|748893|Çorlu|تشورلو|202578
TR|751868|Arnavutköy||198165
TR|745028|İzmit||196571
TR|6947639|Başakşehir||193750
TR|305268|Kütahya|كوتاهية|185008
TR|748879|Çorum|جوروم|183418
TR|300614|Siverek||175341
TR|311073|Isparta|إسبرطة|172334
TR|6947641|Büyükçekmece||163140
TR|322830|Aydın|أيدين|163022
TR|311111|İskenderun|اسكندرون|159965
TR|298033|Viranşehir||154163
TR|298299|Uşak|أوشاك|152862
TR|324496|Aksaray|آق سراي|152201
TR|307084|Kızıltepe||150174
TR|325303|Afyonkarahisar|أفيون قره حصار|146136
TR|745169|İnegol||133959
TR|738743|Tokat|توقات|129702
TR|747712|Edirne|أدرنة|126470
TR|748208|Derince||125485
TR|6947640|Beylikdüzü||122452
TR|738927|Tekirdağ|تكيرداغ|122287
TR|309527|Karaman|قرامان|120399
TR|303873|Nazilli||119370
TR|741100|Ordu||116788
TR|300822|Siirt|سعرد|114034
TR|315373|Erzincan|أرزينجان|114027
TR|324190|Alanya|ألانيا|112969
TR|738618|Turhal||110884
TR|751077|Bandırma||107631
TR|298806|Turgutlu||103292
TR|741385|Mustafakemalpaşa||101412
TR|737022|Zonguldak|زونغولداق|100229
TR|304854|Manavgat||99254
TR|746881|Giresun|غيرسون|98864
TR|744562|Karabük|كارابوك|97481
TR|750516|Bolu|بولو|96629
TR|318675|Ceyhan|جيهان|96303
TR|307515|Kırşehir|قرشهر|94336
TR|302525|Polatlı||93262
TR|751335|Bafra||92944
TR|740483|Rize|ريزه|92772
TR|315498|Ereğli||92117
TR|309647|Ağrı|أغري|92022
TR|315530|Erciş||91915
TR|303827|Niğde|نيغدة|91039
TR|741855|Lüleburgaz||90899
TR|737961|Körfez||90580
TR|303750|Nusaybin|نصيبين|88977
TR|302043|Salihli||88906
TR|306112|Kozan||88115
TR|296562|Yozgat|يوزغات|87881
TR|749780|Çanakkale|جاناكالي|87791
TR|302819|Patnos||87451
TR|324698|Akhisar||84659
TR|749274|Çerkezköy||84234
TR|752015|Amasya|أماصيا|82896
TR|304081|Muş|موش|82536
TR|303798|Nizip||82308
TR|307864|Kilis|كلس|82301
TR|747155|Fatsa||82160
TR|318253|Cizre||80992
TR|321082|Bingöl||80568
TR|315795|Elbistan|البستان|80456
TR|318137|Hakkâri||77699
TR|738349|Ünye||77585
TR|743952|Kars|كارس|77486
TR|304382|Midyat|مديات|76268
TR|311665|Iğdır|اغدير|75721
TR|303831|Nevşehir|نوشهر|75527
TR|300808|Silifke|سيليفكى|75315
TR|300797|Silopi||74798
TR|321031|Bismil||74493
TR|321580|Belek||73260
TR|299582|Tatvan||73222
TR|310855|Kâhta|كولك|73105
TR|296173|Yüksekova|يوكسكوفا|71729
TR|749748|Çankırı||71379
TR|304797|Mardin|ماردين|71373
TR|738025|Yalova|يالوفا|71289
TR|746958|Gemlik||71063
TR|743882|Kastamonu|قسطموني|70402
TR|310892|Kadirli||70248
TR|316411|Doğubayazıt||70171
TR|322673|Ayvalık||70002
TR|300399|Söke||68230
TR|751949|Ardeşen||67965
TR|303700|Ödemiş||67153
TR|320392|Burdur|بردود|66158
TR|300796|Silvan|ميافارقين|65956
TR|300371|Soma||65934
TR|325103|Ahlat||64695
TR|324490|Akşehir||64446
TR|305359|Kuşadası||63177
TR|300352|Sorgun||62862
TR|748870|Çubuk||62602
TR|307657|Kırıkhan|قريخان|60916
TR|314967|Fethiye|فتحية|60437
TR|743166|Kırklareli|قرقلر ايلي|58223
TR|747764|Düzce||57739
TR|321426|Bergama||57200
TR|323828|Anamur|آنامور|57128
TR|302355|Reyhanlı|ريحانية|56995
TR|316284|Dörtyol||56513
TR|746666|Gölcük||56189
TR|320879|Bolvadin||55870
TR|737054|Zile||55680
TR|320557|Bozüyük||55365
TR|304612|Menemen||53489
TR|739634|Silivri||53167
TR|325336|Adilcevaz|عادلجواز|52781
TR|300640|Şırnak||52743
TR|315468|Ergani||52684
TR|747489|Erbaa||52185
TR|299545|Tavşanlı||52182
TR|741045|Orhangazi||51792
TR|301010|Seydişehir||51089
TR|741609|Merzifon||50658
TR|743818|Kavaklı||50502
TR|749704|Çarşamba||50459
TR|298935|Torbalı||50303
TR|741304|Niksar||49865
TR|308024|Keskin||49679
TR|309415|Karapınar||49509
TR|304013|Mut||49397
TR|304184|Muğla|موغله|48183
TR|324172|Alaşehir|آلاشهر|48147
TR|739251|Suluova||47572
TR|739914|Şebin Karahisar||47360
TR|299137|Tire||47220
TR|305742|Kulu||47037
TR|300075|Suruç||46694
TR|315515|Erdemli|إيرديملي|46570
TR|321025|Bitlis|بلتس|46111
TR|317844|Çumra||45657
TR|298316|Urla||45199
TR|752627|Akçaabat||45105
TR|324106|Aliağa||44883
TR|743439|Keşan||44644
TR|321191|Beyşehir||44460
TR|321062|Birecik||44284
TR|744537|Karacabey||44256
TR|301116|Şereflikoçhisar||44101
TR|750317|Bulancak||43635
TR|304355|Milas||43193
TR|301911|Sandıklı||42981
TR|321337|Besni||41892
TR|315985|Edremit|إدرميت|40777
TR|746574|Gönen||40763
TR|750598|Bilecik|بيله جك|40285
TR|325304|Afşin||39613
TR|298230|Cimin||39591
TR|744093|Karasu Mahallesi||39508
TR|320995|Bodrum|بودروم|39317
TR|297789|Yalvaç||39145
TR|750637|Beypazarı||38769
TR|320369|Burhaniye||38083
TR|738228|Vakfıkebir||37728
TR|739236|Sungurlu||37526
TR|751057|Bartın|بارتين|37427
TR|750735|Beşikdüzü||36987
TR|301101|Serik||36925
TR|299900|Talas||36890
TR|738251|Uzunköprü||36470
TR|740883|Osmancık||36443
TR|743404|Kestel||36185
TR|316795|Develi||35868
TR|312114|Hınıs||35472
TR|316634|Dinar||35359
TR|296895|Yerköy||35294
TR|745664|Hendek||35257
TR|740430|Safranbolu||35242
TR|752584|Akçakoca||35151
TR|300791|Simav||34909
TR|739600|Sinop|سينوب|34834
TR|314188|Göksun||34243
TR|319104|Çay||34215
TR|304782|Marmaris|مرماريس|33731
TR|301539|Şarkîkaraağaç||32771
TR|320871|Bor|بور|32435
TR|746425|Gümüşhane||32250
TR|742238|Kumru||32174
TR|305532|Kurtalan||32114
TR|324944|Akçakale||32114
TR|296832|Yeşilli||32072
TR|741240|Of||31951
TR|311453|İmamoğlu||31916
TR|318668|Ceylanpınar||31488
TR|320448|Bulanık||31430
TR|750938|Bayburt|بايبورت|31258
TR|303290|Ortaköy||31144
TR|305810|Kula||31100
TR|741529|Mimarsinan||31002
TR|750605|Biga||30852
TR|744092|Karasu||30746
TR|744168|Karamürsel||30525
TR|308224|Kemalpaşa||30411
TR|746565|Görele||30381
TR|305680|Beykonak||30339
TR|751971|Araklı||29917
TR|309663|Karakoçan||29735
TR|306041|Kozluk||29502
TR|746234|Gürpınar||29411
TR|320533|Bucak||29234
TR|301256|Selçuk||29101
TR|298846|Tunceli|تونجلي|29062
TR|738064|Yakuplu||28811
TR|737611|Yenişehir||28656
TR|310641|Kaman||28605
TR|746940|Gerede||28582
TR|320552|Bozyazı||28456
TR|738803|Terme||28397
TR|314136|Gölbaşı||28078
TR|750468|Boyabat||27717
TR|741771|Malkara||27427
TR|311553|Ilgın||27423
TR|307623|Kırkağaç||27053
TR|752278|Alaca||27019
TR|751371|Babaeski||26724
TR|752284|Akyurt||26572
TR|305750|Kulp||26569
TR|296852|Erzin||26316
TR|749795|Çan||26201
TR|304916|Malazgirt||26108
TR|297090|Didim||26000
TR|313331|Güroymak||25826
TR|739209|Suşehri||25820
TR|315720|Elmadağ||25394
TR|740230|Sapanca||25224
TR|746983|Gelibolu||25178
TR|744873|Kağızman||25157
TR|738167|Vezirköprü||25155
TR|752288|Akyazı||25068
TR|297917|Yahyalı||25019
TR|300058|Susurluk||24816
TR|748167|Devrek||24559
TR|749502|Çayeli||24556
TR|302824|Pasinler||24553
TR|746232|Gürsu||24510
TR|751817|Artvin|أرتوين|24266
TR|304964|Mahmutlar||24227
TR|738662|Tosya||24013
TR|743615|Kazan||23889
TR|743537|Kelkit||23870
TR|302800|Pazarcık||23850
TR|315639|Emet||23812
TR|301537|Şarkışla||23800
TR|747135|Ferizli||23740
TR|740088|Sarıkamış||23665
TR|741160|Oltu||23504
TR|741487|Mudanya||23161
TR|324768|Akdağmadeni||23048
TR|306207|Kovancılar||22976
TR|311704|İdil|إيدل|22960
TR|747482|Erdek||22678
TR|314648|Genç||22493
TR|745026|İznik||22230
TR|314716|Gediz||22058
TR|317851|Menderes||21965
TR|749508|Çaycuma||21773
TR|738858|Tepecik||21699
TR|320581|Bozova||21502
TR|745714|Havza||21500
TR|317241|Demirci||21378
TR|318372|Çine||21327
TR|318755|Çeşme||21316
TR|313013|Hacılar||21167
TR|751952|Ardahan|اردهان|21020
TR|318766|Çermik||20975
TR|752184|Alaplı||20890
TR|317587|Dargeçit||20793
TR|310004|Karaçoban||20467
TR|306474|Korkuteli||20465
TR|317588|Darende||20388
TR|746898|Geyve||20199
TR|321572|Belen||20113
TR|312899|Hadim||20110
TR|315621|Emirdağ||20063
TR|739215|Sürmene||20039
TR|299445|Tekirova||20000
TR|745076|İskilip||19829
TR|745697|Hayrabolu||19793
TR|737421|Yomra||19770
TR|303354|Ortaca||19741
TR|301350|Seferihisar||19596
TR|749644|Çatalca||19316
TR|447273|Dalaman||19292
TR|739015|Taşova||19253
TR|741347|Nallıhan||19106
TR|297564|Yatağan||19020
TR|301209|Şemdinli|شمدينلي|18978
TR|301827|Sarayköy||18937
TR|746252|Gürgentepe||18771
TR|315758|Eleşkirt||18769
TR|298088|Varto||18691
TR|311314|İncirliova||18572
TR|314812|Gazipaşa||18371
TR|316542|Diyadin||18172
TR|743051|Kızılcahamam||17975
TR|749279|Çerkeş||17802
TR|316102|Dursunbey||17532
TR|745530|Hopa||17519
TR|438400|Denizciler||17495
TR|739061|Taşköprü||17491
TR|308220|Kemer||17300
TR|738907|Tekkeköy||17226
TR|307211|Serinhisar||17169
TR|738753|Tirebolu||17124
TR|322051|Banaz||17080
TR|745527|Horasan||17067
TR|312134|Hilvan||16990
TR|315401|Ermenek||16986
TR|314665|Gemerek||16916
TR|315905|Eğirdir||16891
TR|321786|Bayındır||16850
TR|301089|Serinyol||16753
TR|742658|Korgan||16733
TR|298326|Ürgüp||16642
TR|315697|Elmalı||16587
TR|304196|Mucur||16522
TR|6620290|Turgutreis||16490
TR|305089|Lice||16336
TR|751931|Arhavi||16217
TR|751838|Arsin||16148
TR|6692524|Sarigerme||16000
TR|321929|Baskil||15922
TR|301172|Senirkent||15919
TR|740881|Osmaneli||15708
TR|315061|Ezine||15677
TR|320004|Çağlayancerit||15530
TR|323094|Aşkale||15462
TR|300377|Solhan||15303
TR|312024|Hizan||15302
TR|310907|Kadınhanı||15301
TR|321136|Bigadiç||15242
TR|314903|Foça||15189
TR|742902|Kocaali||15076
TR|831432|Espiye||15058
TT|3574810|Chaguanas||67433
TT|3574116|Mon Repos||56380
TT|3573738|San Fernando||55419
TT|3573890|Port of Spain|بورت أوف سبين|49031
TT|3573840|Rio Claro||35650
TT|3575051|Arima||35000
TT|3574194|Marabella||26700
TT|3574309|Laventille||21000
TT|3573899|Point Fortin||19056
TT|3573576|Tunapuna||17758
TT|3573703|Scarborough||17000
TT|3573732|Sangre Grande||15968
TT|3573989|Paradise||15067
TV|2110394|Funafuti|فونافوتي|4492
TW|1668341|Taipei|تايبيه|7871900
TW|1673820|Kaohsiung||1519711
TW|1668399|Taichung|تاي شانغ|1040725
TW|1668355|Tainan||771235
TW|1670029|Banqiao||543342
TW|1675151|Hsinchu|سين شو|404109
TW|6696918|Taoyuan City||402014
TW|1678228|Keelung|كي لنغ|397515
TW|1674504|Hualien City||350468
TW|1671467|Neihu||271594
TW|1665221|Yongkang||233730
TW|1670909|Bade||209148
TW|1675393|Xizhi||204619
TW|1668875|Shulin||180044
TW|1665443|Yuanlin||124725
TW|1670106|Sanxia||115185
TW|1671566|Nantou|نانتو|105682
TW|1665196|Douliu||104723
TW|1668467|Daxi||94222
TW|1674199|Yilan||94188
TW|1665491|Yingge||87920
TW|1670310|Puli||86406
TW|1665892|Wufeng||65567
TW|1672228|Magong|ماغونغ|56435
TW|1666596|Donggang||47746
TW|1678008|Jincheng||37507
TW|1676242|Hengchun||31288
TW|7601921|Zhongxing New Village||25549
TW|1670157|Sanzhi|سانزاهي|23452
TW|1672551|Lugu||17746
TW|1665357|Yujing||16597
TZ|160263|Dar es Salaam|دار السلام|5383728
TZ|152224|Mwanza|موانزا|436801
TZ|148730|Zanzibar|مدينة زنجبار|403658
TZ|161325|Arusha|آروشا|341136
TZ|154380|Mbeya|مبيا|291649
TZ|153220|Morogoro|موروغورو|250902
TZ|149606|Tanga|تنجا|224876
TZ|160196|Dodoma|دودوما|180541
TZ|157738|Kigoma|كيغوما|164268
TZ|153209|Moshi||156959
TZ|149658|Tabora|تابورا|145292
TZ|877401|Songea||126449
TZ|152451|Musoma|موسوما|121119
TZ|159071|Iringa|إيرينغا|111820
TZ|158151|Katumba||108558
TZ|150006|Shinyanga||107362
TZ|877747|Mtwara|متوارا|96602
TZ|149129|Ushirombo||95052
TZ|157403|Kilosa||91889
TZ|149703|Sumbawanga||89161
TZ|161290|Bagamoyo|باجامويو|82426
TZ|153176|Mpanda||73338
TZ|160961|Bukoba|بوكوبا|70628
TZ|149879|Singida||62432
TZ|149027|Uyovu||60849
TZ|160892|Bunda||58390
TZ|155101|Makumbako||53003
TZ|160833|Buseresere||52870
TZ|6640202|Merelani||50000
TZ|158160|Katoro||49691
TZ|159492|Ifakara||49528
TZ|151479|Njombe||46724
TZ|878281|Lindi|ليندي|41912
TZ|148942|Vwawa||40145
TZ|159908|Geita||40000
TZ|151567|Nguruka||39135
TZ|877532|Newala Kisimani||38099
TZ|159909|Geiro||37909
TZ|157863|Kidatu||37542
TZ|158214|Kasulu||37349
TZ|149402|Tunduma||36556
TZ|878058|Masasi||36032
TZ|158597|Kahama||36014
TZ|157826|Kidodi||35953
TZ|159386|Igunga||35644
TZ|153759|Misungwi||35530
TZ|153384|Mlimba||34970
TZ|155405|Mafinga||34958
TZ|154654|Masumbwe||34780
TZ|160660|Chalinze||34335
TZ|161312|Babati||34291
TZ|161154|Biharamulo||34038
TZ|149792|Somanda||33932
TZ|161218|Bariadi||33865
TZ|157107|Kirando||33111
TZ|149581|Tarime||33094
TZ|149418|Tumbi||32900
TZ|161023|Bugarama||32494
TZ|152403|Mvomero||31324
TZ|160592|Chanika||30905
TZ|156111|Kyela||30684
TZ|157977|Kibiti||30163
TZ|156974|Kisesa||29804
TZ|878195|Lukuledi||29699
TZ|153412|Mlandizi||29394
TZ|150453|Rujewa||29228
TZ|159179|Ilula||29193
TZ|157960|Kibondo||28666
TZ|149437|Tukuyu||28398
TZ|151986|Namanyere||28218
TZ|153482|Mkuranga||28037
TZ|160877|Bungu||27873
TZ|160552|Chato||27776
TZ|158289|Kasamwa||27681
TZ|149929|Sikonge||27113
TZ|155016|Malinyi||27041
TZ|152781|Mtinko||26725
TZ|150930|Nzega||26584
TZ|154780|Maramba||26531
TZ|148842|Wete||26450
TZ|155310|Magugu||26131
TZ|149812|Sokoni||25821
TZ|150099|Sepuka||25657
TZ|877998|Mbinga||25192
TZ|878223|Luchingu||25145
TZ|159380|Igurusi||25000
TZ|150037|Shelui||24817
TZ|160464|Chimala||24817
TZ|158563|Kakonko||24688
TZ|149050|Uvinza||24650
TZ|151211|Nyalikungu||24648
TZ|149854|Sirari||24317
TZ|155569|Lushoto||24197
TZ|154638|Matai||24070
TZ|150885|Old Shinyanga||23747
TZ|149172|Urambo||23724
TZ|154097|Mgandu||23718
TZ|158027|Kibaha||23651
TZ|149775|Songwa||23618
TZ|157198|Kiomboi||23519
TZ|156510|Kondoa||23518
TZ|148987|Vikindu||23307
TZ|152376|Mwadui||23296
TZ|877597|Nangomba||23028
TZ|157268|Kingori||22839
TZ|159398|Igugunu||22810
TZ|151599|Ngudu||22658
TZ|160670|Chala||22624
TZ|156080|Lalago||22551
TZ|878400|Kigonsera||22155
TZ|149512|Tinde||22082
TZ|150436|Rulenge||22069
TZ|154648|Maswa||22025
TZ|160677|Chake Chake||21686
TZ|154002|Mhango||21553
TZ|156627|Kiwira||21342
TZ|159045|Isaka||21094
TZ|161197|Basotu||20937
TZ|154470|Mazinde||20534
TZ|152497|Muriti||20254
TZ|154566|Matui||20241
TZ|159647|Hedaru||20231
TZ|151363|Nsunga||20049
TZ|160266|Dareda||19876
TZ|151373|Nshamba||19815
TZ|153094|Mpwapwa||19806
TZ|158324|Kiratu||19803
TZ|158904|Itigi||19711
TZ|159267|Ikungi||19692
TZ|877581|Nanyamba||19555
TZ|158024|Kibakwe||19526
TZ|878073|Maposeni||19472
TZ|158684|Kabanga||19421
TZ|155921|Liwale||19296
TZ|156098|Laela||19185
TZ|161204|Bashanet||19087
TZ|155307|Kihangara||19082
TZ|152718|Mtwango||19040
TZ|159218|Ilembula||18870
TZ|160172|Dongobesh||18864
TZ|878041|Matiri||18830
TZ|155334|Magole||18753
TZ|153352|Mlowo||18737
TZ|149155|Usa River||18726
TZ|151929|Nangwa||18595
TZ|159951|Galappo||18528
TZ|152663|Mugumu||18431
TZ|158179|Katerero||18430
TZ|151266|Nyakabindi||18428
TZ|877702|Nachingwea||18058
TZ|158825|Izazi||18010
TZ|152933|Msowero||17861
TZ|159107|Ipinda||17775
TZ|152743|Mto wa Mbu||17754
TZ|149132|Usevia||17742
TZ|877605|Nanganga||17468
TZ|150276|Same||17455
TZ|159186|Ilongero||17342
TZ|158016|Kibara||17211
TZ|151678|Ngerengere||17181
TZ|150634|Puma||17092
TZ|877391|Tandahimba||17041
TZ|152632|Muheza||17000
TZ|155056|Malampaka||16916
TZ|155743|Lugoba||16902
TZ|151711|Ngara||16890
TZ|153709|Mwandiga||16822
TZ|153871|Mikumi||16780
TZ|152546|Mungaa||16715
TZ|151108|Nyamuswa||16507
TZ|154321|Mbuguni||16442
TZ|160798|Butiama||16376
TZ|156963|Kishapu||16371
TZ|877471|Nyangao||16343
TZ|877384|Tingi||16315
TZ|878367|Kitama||16232
TZ|156025|Lembeni||16008
TZ|158492|Kamachumu||15701
TZ|153423|Mlalo||15576
TZ|155076|Makuyuni||15516
TZ|149151|Usagara||15514
TZ|155515|Mabama||15320
TZ|153408|Mlangali||15168
TZ|155285|Mahanje||15009
UA|703448|Kyiv|كييف|2797553
UA|706483|Kharkiv|خاركوف|1433886
UA|698740|Odesa|أوديسا|1015826
UA|709930|Dnipro|دنيبرو|968502
UA|709717|Donetsk|دونيتسك|901645
UA|702550|Lviv|لفيف|717273
UA|687700|Zaporizhzhya|زاباروجيا|710052
UA|703845|Kryvyy Rih|كريفي ريه|603904
UA|694423|Sevastopol|سيفاستوبول|547820
UA|700569|Mykolayiv||470011
UA|701822|Mariupol|ماريوبول|431859
UA|702658|Luhansk|لوهانسك|397677
UA|689558|Vinnytsya|فينيتسا|369839
UA|702320|Makiivka||338968
UA|693805|Simferopol|سيمفروبول|336460
UA|710735|Chernihiv|تشرنيهيف|285234
UA|706448|Kherson|خرسون|283649
UA|696643|Poltava|بولتافا|283402
UA|706369|Khmelnytskyi||274582
UA|710791|Cherkasy||272651
UA|710719|Chernivtsi||265471
UA|686967|Zhytomyr|جيتومير|261624
UA|692194|Sumy|سومي|259660
UA|695594|Rivne|روفنو|245289
UA|707753|Horlivka|هورليفكا|239828
UA|707471|Ivano-Frankivsk||238196
UA|709932|Kamyanske||226845
UA|691650|Ternopil||225238
UA|705812|Kropyvnytskyy||219676
UA|704147|Kremenchuk||217710
UA|702569|Lutsk||215986
UA|712165|Bila Tserkva|بيلا تسيركفا|207273
UA|706524|Kerch|كيرتش|148932
UA|701404|Melitopol||148851
UA|704508|Kramatorsk||147145
UA|690548|Uzhgorod||115449
UA|711390|Brovary|بروفاري|109806
UA|693468|Sloviansk|سلوفيانسك|106972
UA|712451|Berdyansk||106311
UA|688105|Yevpatoriya||106202
UA|713716|Alchevsk||106062
UA|700051|Nikopol||105160
UA|697889|Pavlohrad||101430
UA|690688|Uman||100135
UA|691999|Sievierodonetsk||99067
UA|706950|Kamianets-Podilskyi||97908
UA|702972|Lysychansk||95031
UA|705104|Kostiantynivka||91259
UA|704202|Khrustalnyi||90005
UA|700646|Mukachevo||85569
UA|705135|Konotop||84787
UA|692975|Kadiyivka||84425
UA|713174|Bakhmut||80500
UA|688148|Yenakiieve||77053
UA|688533|Yalta||77003
UA|698625|Oleksandriya||76097
UA|709611|Drohobych||73682
UA|693942|Shostka||73197
UA|712441|Berdychiv|بيرديتشيف|73046
UA|694382|Shakhtarsk||71700
UA|707308|Izmail||70731
UA|699445|Novomoskovsk||70550
UA|709161|Feodosiya||68562
UA|704617|Kovel||67575
UA|699942|Nizhyn||66983
UA|693457|Smila||66475
UA|707099|Kalush||65088
UA|710554|Chervonohrad||64297
UA|711660|Boryspil||64117
UA|692105|Dovzhansk||62691
UA|707565|Irpin||62456
UA|697593|Pervomaysk||62426
UA|616743|Druzhkivka||62315
UA|704901|Korosten||61496
UA|692372|Stryi||61404
UA|705392|Kolomyia||60821
UA|704422|Pokrovsk||60127
UA|707688|Chornomors'k||58524
UA|706466|Khartsyzk||56367
UA|695274|Rubizhne||56066
UA|699553|Novohrad-Volynskyi||55925
UA|693381|Snizhne||55587
UA|702760|Lozova||54026
UA|691374|Chystyakove|تورز|53725
UA|709276|Enerhodar||52887
UA|696108|Pryluky||52553
UA|713259|Antratsyt|أنتراتسيت|52353
UA|699035|Novovolynsk||50417
UA|6559559|Horishni Plavni||50414
UA|710035|Myrnohrad|ديميتروف|49646
UA|704403|Sorokyne||49352
UA|712160|Bilhorod-Dnistrovskyi|بيلهورود دنيستروفسكيي|47727
UA|713749|Okhtyrka||47216
UA|707292|Izium||45884
UA|701855|Marhanets||45718
UA|695379|Rovenky||45651
UA|699839|Nova Kakhovka||45069
UA|711369|Brianka||44987
UA|702723|Lubny||44595
UA|709248|Fastiv||44014
UA|692087|Svitlovodsk||43130
UA|687196|Zhovti Vody|جوفتي فودي|42901
UA|689487|Vyshneve|فيشنيفي|42480
UA|711350|Bucha||42279
UA|8341919|Varash||42000
UA|709354|Toretsk||41758
UA|709334|Dzhankoi||41731
UA|694216|Shepetivka||40802
UA|704679|Podilsk||39662
UA|701075|Myrhorod||39575
UA|7525990|Yuzhnoukrayinsk||39048
UA|695464|Romny||38305
UA|698436|Pokrov||38111
UA|689378|Volodymyr-Volynskyi||37910
UA|688373|Yasynuvata||37600
UA|690412|Vasylkiv|فاسيلكيف|37310
UA|709540|Dubno|دوبنو|37257
UA|700261|Netishyn||36661
UA|710374|Chuhuiv||36519
UA|697592|Pervomaisk||36311
UA|707244|Kakhovka||35983
UA|713122|Avdiivka|أفديييفكا|35826
UA|711515|Boiarka||35312
UA|693581|Slavuta||35068
UA|687116|Zhmerynka||34498
UA|692818|Starokostyantyniv||34232
UA|694864|Sambir||34152
UA|688860|Voznesensk|فوزنيسينسك|33442
UA|711669|Boryslav|بوريسلاف|32913
UA|687997|Yuzhne||32745
UA|707758|Hlukhiv|هلوخيف|32248
UA|698782|Obukhiv||31557
UA|8468760|Novoyavorivs'k||31280
UA|704737|Kostopil||31060
UA|704362|Yany Kapu||30700
UA|700918|Mohyliv-Podilskyy||30589
UA|693796|Synelnykove||30556
UA|713513|Alushta||29586
UA|691469|Tokmak||29573
UA|697650|Perevalsk||29220
UA|697576|Pervomaiskyi||28986
UA|694792|Sarny||28865
UA|709900|Dobropillia||28757
UA|691179|Truskavets||28474
UA|706165|Khust||28424
UA|710400|Chortkiv||28393
UA|694910|Saki||28322
UA|691628|Ternivka||27929
UA|686875|Zolotonosha||27818
UA|706380|Khmilnyk||27707
UA|697616|Pershotravensk||27573
UA|712969|Bakhchysarai||27448
UA|705797|Khrestivka||27441
UA|703656|Kupiansk||27169
UA|712926|Balakliia||26921
UA|705809|Holubivka||26838
UA|697637|Pereiaslav||26576
UA|708901|Haysyn||25735
UA|702116|Malyn||25587
UA|688746|Vynohradiv|فينوغراديف|25442
UA|696566|Popasna||25442
UA|6930327|Slavutych||24685
UA|687432|Zdolbuniv||24642
UA|691037|Oleshky||24639
UA|704885|Korostyshiv||24490
UA|713203|Armyansk||24442
UA|710229|Debaltseve||24316
UA|613273|Lebedyn||24238
UA|704000|Krolevets||24115
UA|706900|Kaniv||23503
UA|709054|Hadyach||23480
UA|711416|Brody|برودي|23335
UA|712423|Berehove|بيريهوفي|23325
UA|706571|Kozyatyn||23241
UA|709835|Dokuchaievsk||22907
UA|703428|Ladyzhyn||22687
UA|686896|Zolochiv|زولوتشيف|22608
UA|700829|Molodohvardiisk||22514
UA|700507|Nadvirna||22504
UA|689200|Vilnohirsk||22458
UA|686919|Znamyanka||22444
UA|688723|Vyshhorod||22080
UA|692832|Starobilsk||22000
UA|694677|Selydove||21916
UA|704388|Krasnohrad|خراسنوهراد|21426
UA|701347|Merefa|مرفا|21421
UA|689198|Volnovakha|فولنوفاخا|21166
UA|704143|Kremenets||21063
UA|696660|Polonne||20785
UA|703646|Kurakhovo||20700
UA|709755|Dolyna|دولينا|20691
UA|693301|Sokal||20659
UA|704204|Lyman||20469
UA|692632|Stebnyk||20398
UA|702417|Lyubotyn||20376
UA|704608|Kivsharivka||19738
UA|705883|Kiliya||19540
UA|708878|Henichesk||19501
UA|689304|Vovchansk||19486
UA|696943|Pidhorodne||19336
UA|688587|Yahotyn||19270
UA|704492|Krasyliv||18868
UA|712930|Balaklava||18649
UA|12129128|Reni||18530
UA|712886|Balta||18511
UA|695357|Kurakhove||18506
UA|707155|Kalynivka||18492
UA|689159|Volochysk|فولوتشيسك|18474
UA|709782|Dolynska||18460
UA|695965|Pyatykhatky||18457
UA|704138|Kreminna||18417
UA|696677|Polohy||18111
UA|713504|Amvrosiivka||18047
UA|709960|Dniprorudne||18036
UA|686818|Zuhres|زوهرس|17924
UA|693709|Skadovsk||17915
UA|695344|Rozdilna|روزدلينا|17858
UA|711894|Bohodukhiv|بوهودوخيف|17818
UA|704858|Korsun-Shevchenkivskyy||17763
UA|712374|Berezhany||17697
UA|708251|Hostomel||17534
UA|693615|Skvyra||17452
UA|710098|Derhachi|ديرهاتشي|17433
UA|692129|Svalyava||17234
UA|712967|Bakhmach||17192
UA|702563|Lutuhyne||17134
UA|693920|Shpola||16674
UA|692315|Sudak||16597
UA|711867|Bohuslav||16498
UA|686803|Zvenihorodka|زفينيهورودكا|16490
UA|699078|Novoukrayinka||16479
UA|712587|Bilohirsk|بيلوهيرسك|16428
UA|712389|Berezan||16202
UA|689916|Verkhnodniprovsk||16176
UA|707296|Iziaslav||16162
UA|692118|Svatove|اسواتوفه|16145
UA|690312|Vatutine||16096
UA|707752|Horodok||16046
UA|712861|Bar|بار|15913
UA|712559|Bilopillia||15850
UA|713245|Apostolove|أبوستولوفي|15828
UA|705183|Slobozhans'ke||15825
UA|709429|Dunayivtsi|دونايفتسي|15799
UA|695859|Rakhiv||15621
UA|707679|Ilovays'k||15447
UA|697183|Pyriatyn||15391
UA|698131|Ovruch||15332
UA|710548|Chervonopartyzansk||15273
UA|695912|Radomyshl||15252
UA|696008|Putyvl||15100
UA|689584|Vilnyansk||15044
UA|711841|Bolhrad|بولهراد|15044
UA|691016|Tulchyn||15011
UG|232422|Kampala|كامبالا|1353189
UG|233346|Gulu||146858
UG|230166|Lira||119323
UG|229268|Mbarara||97500
UG|233114|Jinja||93061
UG|233730|Bwizibwera||79157
UG|229278|Mbale||76493
UG|235130|Apac||67700
UG|228853|Mukono||67290
UG|232066|Kasese||67269
UG|229380|Masaka||65373
UG|233508|Entebbe|إنتيبي|62969
UG|227812|Njeru||61952
UG|230893|Kitgum||56891
UG|226234|Soroti||56400
UG|235039|Arua|اروا|55585
UG|233275|Iganga||45024
UG|233070|Kabale||43500
UG|234077|Busia||43200
UG|233476|Fort Portal||42670
UG|229139|Mityana||41131
UG|226110|Tororo||40400
UG|233312|Hoima||39625
UG|229911|Lugazi||35036
UG|229362|Masindi||31486
UG|233299|Ibanda||31000
UG|226823|Pallisa||30745
UG|227528|Nyachera||30509
UG|227904|Nebbi||30354
UG|235489|Adjumani||28700
UG|226853|Paidha||28348
UG|229746|Luwero||28338
UG|225858|Wobulenzi||24415
UG|225835|Yumbe||24300
UG|228227|Namasuba||22507
UG|234565|Bugiri||22500
UG|231696|Kayunga||21704
UG|225964|Wakiso||20530
UG|228971|Mubende||18936
UG|229059|Moyo||18800
UG|230617|Kotido||18800
UG|230299|Kyenjojo||18600
UG|231139|Kireka||17947
UG|232371|Kamwenge||17169
UG|234178|Bundibugyo||16919
UG|227592|Ntungamo||16915
UG|234092|Busembatia||15889
UG|233886|Buwenge||15130
US|5128581|New York City|نيويورك|8804190
US|5368361|Los Angeles|لوس انجلوس|3898747
US|5110302|Brooklyn|بروكلين|2736074
US|4887398|Chicago|شيكاغو|2696555
US|4699066|Houston|هيوستن|2304580
US|5133273|Queens|كوينز|2272771
US|5308655|Phoenix|فينكس|1608139
US|4560349|Philadelphia|فيلادلفيا|1576251
US|5125771|Manhattan|مانهاتن|1487536
US|4726206|San Antonio|سان أنطونيو|1434625
US|5391811|San Diego|سان دييغو|1394928
US|5110266|The Bronx|برونكس|1385108
US|4684888|Dallas|دالاس|1300092
US|5392171|San Jose|سان هوزيه|1026908
US|4160021|Jacksonville|جاكسونفيل|954614
US|4671654|Austin|أوستن|931830
US|4691930|Fort Worth|فورت وورث|918915
US|4509177|Columbus|كولومبوس|905748
US|4259418|Indianapolis|إنديانابوليس|887642
US|4460243|Charlotte|تشارلوت|874579
US|5391959|San Francisco|سان فرانسيسكو|864816
US|5809844|Seattle|سياتل|737015
US|5419384|Denver|دنفر|715522
US|4140963|Washington|واشنطن|689545
US|4644585|Nashville|ناشفيل|689447
US|5520993|El Paso|إل باسو|681124
US|4544349|Oklahoma City|أوكلاهوما سيتي|681054
US|4990729|Detroit|ديترويت|677116
US|4930956|Boston|بوستون|675647
US|5746545|Portland||652503
US|4641239|Memphis|ممفيس|633104
US|5506956|Las Vegas|لاس فيغاس|623747
US|5263045|Milwaukee|ميلواكي|600155
US|4347778|Baltimore|بالتيمور|576498
US|5454711|Albuquerque|ألباكركي|559121
US|5318313|Tucson|توسون|531641
US|5350937|Fresno|فرزنو|520052
US|5389489|Sacramento|ساكرامنتو|490712
US|5074472|Omaha|اوماها نبراسكا|486051
US|4393217|Kansas City|كانساس سيتي|475378
US|5367929|Long Beach|لونغ بيتش|474140
US|5304391|Mesa|ميسا|471825
US|5139568|Staten Island||468730
US|4180439|Atlanta|آتلانتا|463878
US|5417598|Colorado Springs|كولورادو سبرينغس|456568
US|4791259|Virginia Beach|فرجينيا بيتش|452745
US|4487042|Raleigh|رالي|451066
US|4164138|Miami|ميامي|441003
US|5378538|Oakland|أوكلاند|419267
US|4553433|Tulsa||413066
US|5037649|Minneapolis|مينيابولس|410939
US|4281730|Wichita|ويتشيتا|389965
US|4335045|New Orleans|نيو أورلينز|389617
US|4671240|Arlington|أرلينغتون|388125
US|5150529|Cleveland|كليفلاند|388072
US|4174757|Tampa|تامبا|384959
US|5325738|Bakersfield|بيكرسفيلد|373640
US|5856195|Honolulu|هونولولو|371657
US|5412347|Aurora|أورورا|359407
US|5323810|Anaheim|آناهايم|350742
US|5392900|Santa Ana|سانتا أنا|335400
US|4683416|Corpus Christi|كوربوس كريستي|326586
US|5387877|Riverside|ريفرسايد|322424
US|4407066|St. Louis|سانت لويس|315685
US|4297999|Lexington-Fayette||314488
US|4508722|Cincinnati|سينسيناتي|309317
US|4167147|Orlando|أورلاندو|307573
US|5399020|Stockton|ستوكتون|305658
US|5206379|Pittsburgh|بيتسبرغ|304391
US|5879400|Anchorage|أنشوراج|291247
US|4295940|Ironville||288649
US|4300488|Meads||288649
US|5505411|Henderson|هندرسون|285667
US|4469146|Greensboro|غرينزبورو|285342
US|5045360|Saint Paul|سانت باول|285068
US|4719457|Plano|بلانو|283558
US|5101798|Newark|نيوآرك|281944
US|5174035|Toledo|توليدو|279789
US|5072006|Lincoln|لنكن|277348
US|5336899|Chula Vista|تشولا فيستا|265757
US|5099836|Jersey City|جيرسي سيتي|264290
US|5289282|Chandler|تشاندلر|260828
US|4920423|Fort Wayne|فورت واين|260326
US|5110629|Buffalo|بوفالو|258071
US|4464368|Durham|دورهام|257636
US|4171563|St. Petersburg||257083
US|5359777|Irvine|إرفاين|256927
US|4705349|Laredo|لاريدو|255473
US|5525577|Lubbock|لوبوك|249042
US|5261457|Madison|ماديسون|248951
US|5295903|Gilbert||247542
US|4776222|Norfolk|نورفولك|246393
US|7289169|Tri-Cities||244036
US|4299276|Louisville|لويس فيل|243639
US|5511077|Reno|رينو|241445
US|4499612|Winston-Salem||241218
US|5295985|Glendale|غلانديل|240126
US|4158476|Hialeah|هياليه|237069
US|4693003|Garland|غارلاند|236897
US|5313457|Scottsdale|سكوتسديل|236839
US|4700168|Irving|ايرفينغ|236607
US|4752186|Chesapeake|تشيسابيك|235429
US|5509403|North Las Vegas|نورث لاس فيغاس|234807
US|5350734|Fremont|فريمونت|232206
US|4315588|Baton Rouge|باتون روج|228590
US|4781708|Richmond|ريتشموند|226610
US|4297983|Lexington|ليكسينغتون|225366
US|5509952|Paradise|بارادايس|223167
US|5122520|Jamaica|جامايكا|216866
US|5391710|San Bernardino||216108
US|4068590|Huntsville|هنتسفيل|215006
US|5811696|Spokane|سبوكين|213272
US|4049979|Birmingham|برمنغهام|212461
US|5373900|Modesto|موديستو|211266
US|4853828|Des Moines|دي موين|210330
US|5134086|Rochester|روتشستر|209802
US|5349755|Fontana|فونتانا|208393
US|5303929|Maryvale||208189
US|5812944|Tacoma|تاكوما|207948
US|5380184|Oxnard|أوكسنارد|207254
US|4956184|Worcester|ورسستر|206518
US|5374732|Moreno Valley|مورينو فالي|204198
US|4466033|Fayetteville|فاييتفيل|201963
US|5358705|Huntington Beach|هونتينغتون بيتش|201899
US|5145215|Yonkers|يونكيرس|201116
US|4076784|Montgomery|مونتغومري|200603
US|5516233|Amarillo|أماريلو|198645
US|4119403|Little Rock|ليتل روك|197992
US|5145476|Akron|آكرون|197542
US|4341513|Shreveport|شريفبورت|197204
US|4994358|Grand Rapids||195097
US|4076598|Mobile|موبيل|194288
US|5780993|Salt Lake City|سالت ليك|192672
US|5308480|Peoria|بيوريا|190985
US|5224151|Providence|بروفيدنس|190934
US|4174715|Tallahassee|تالاهاسي|189907
US|5513343|Sunrise Manor|سنرايز مانور|189372
US|4694482|Grand Prairie|غراند براري|187809
US|4276873|Overland Park|أوفرلاند بارك|186515
US|4634946|Knoxville|نوكسفيل|185291
US|4676740|Brownsville|براونزفيل|183887
US|4776024|Newport News||182385
US|5393049|Santa Clarita|سانتا كلاريتا|182371
US|4612862|Chattanooga|تشاتانوغا|181099
US|4155966|Fort Lauderdale|فورت لاودردال|178590
US|5115843|East Flatbush||178464
US|5512909|Spring Valley|سبرينغ فالي|178395
US|5317058|Tempe|تمب|175826
US|5378771|Oceanside|أوسيانسيدي|175691
US|5351515|Garden Grove|غاردين غروفي|175393
US|5385955|Rancho Cucamonga|رانتشو كوكامونغا|175236
US|4149962|Cape Coral|كيب كورال|175229
US|5393287|Santa Rosa|سانتا روسا|174972
US|5814616|Vancouver|فانكوفر|172860
US|5231851|Sioux Falls|سايوكس فالز|171544
US|5379439|Ontario|أونتاريو|171214
US|4431410|Jackson|جاكسون|170674
US|5346111|Elk Grove|إلك غروفي|166913
US|4409896|Springfield|سبرينغفيلد|166810
US|4613868|Clarksville|كلاركسفيل|166722
US|4168139|Pembroke Pines|بيمبروك باينز|166611
US|5292387|Deer Valley||165656
US|4169171|Port Saint Lucie||164603
US|5750162|Salem|سالم|164549
US|5339631|Corona|كورونا|164226
US|5725846|Eugene|يوجين|163460
US|4710178|McKinney|ماككيني|162898
US|5577147|Fort Collins|فورت كولنز|161175
US|5364940|Lancaster|لانكستر|161103
US|4459467|Cary|كاري|159769
US|4744091|Alexandria|الإسكندرية|159467
US|5317071|Tempe Junction||158368
US|5380698|Palmdale|بالمديل|158351
US|5355933|Hayward|هايوارد|158289
US|5391295|Salinas|ساليناس|157380
US|5400075|Sunnyvale|سانيفال|155805
US|4692559|Frisco|فريسكو|154407
US|4619947|East Chattanooga||154024
US|4717782|Pasadena|باسادينا|153784
US|5384170|Pomona|بومونا|153266
US|5143307|Washington Heights||152613
US|5427946|Lakewood||152597
US|5346827|Escondido|إسكونديدو|151451
US|5107464|Astoria||150165
US|4158928|Hollywood||149728
US|5109790|Borough Park||149248
US|5405288|Valencia||148456
US|4907959|Rockford|روكفورد|148278
US|4756955|East Hampton||147993
US|4898015|Joliet||147861
US|4221552|Savannah||147780
US|5102466|Paterson|باترسون|147754
US|5282804|Bridgeport|بريدجبورت|147629
US|4903279|Naperville|نابرفيل|147100
US|5586437|Boise|بويس|145987
US|4710826|Mesquite|موسكو|144788
US|5140405|Syracuse|سيراكيوز|144142
US|5403022|Torrance|توررانسي|143592
US|5316428|Surprise|سوربرايز|143148
US|4333190|Metairie Terrace||142489
US|4156404|Gainesville|غينزفيل|141085
US|5379513|Orange|أورانج|140992
US|5351247|Fullerton|فوليرتون|140847
US|4703223|Killeen|كيلين|140806
US|4709796|McAllen|ماكالين|140269
US|5786882|Bellevue|بالفيو|139820
US|4333177|Metairie||138481
US|4509884|Dayton||137644
US|4164601|Miramar|ميرامار|137132
US|4762894|Hampton|هامبتون|136454
US|5784607|West Valley City|ويست فالي سيتي|136208
US|4276614|Olathe|أولاث|134305
US|5014051|Warren|وارين|134056
US|4575352|Columbia|كولومبيا|133803
US|5441492|Thornton|ثورنتون|133451
US|4679195|Carrollton|كارولتون|133168
US|5526337|Midland|مدلاند|132950
US|4574324|Charleston|تشارلستون|132609
US|4739526|Waco|واكو|132356
US|5011148|Sterling Heights|ستيرلينغ هايتس|132052
US|4685907|Denton|دينتون|131044
US|4850751|Cedar Rapids|سيدار رابيدز|130405
US|4839366|New Haven|نيو هيفن|130322
US|5388881|Roseville|روزفيل|130269
US|5406567|Visalia|فيساليا|130104
US|4151909|Coral Springs|كورال سبرنغز|129485
US|5402405|Thousand Oaks|ثوسند أوكس|129339
US|5097598|Elizabeth|إليزابيث|129007
US|4843564|Stamford|ستامفورد|128874
US|5339111|Concord|كونكورد|128667
US|5551123|Alhambra||127764
US|4330145|Lafayette||127657
US|4180386|Athens|أثينا|127315
US|4280539|Topeka||127265
US|5799625|Kent|كينت|126952
US|5396003|Simi Valley|سيمي فالي|126788
US|5344994|East Los Angeles||126496
US|5393015|Santa Clara|سانتا كلارا|126215
US|4644312|Murfreesboro||126118
US|4669635|Abilene|أبيلين|125182
US|4543762|Norman||124880
US|5137849|Sheepshead Bay||122534
US|5107129|Amherst||122366
US|5406222|Victorville|فيكتورفيلي|122225
US|5405380|Vallejo|فاليجو|121692
US|5336269|Chico|تشيكو|121345
US|4839745|North Stamford||121230
US|4835797|Hartford|هارتفورد|121054
US|5327684|Berkeley|بيركيلي|120972
US|5178127|Allentown|ألينتاون|120207
US|4257227|Evansville|إيفانسفيل|119943
US|5527554|Odessa|أوديسا|118968
US|5059163|Fargo|فارغو|118523
US|4391812|Independence|إنديبندنس|117255
US|4984247|Ann Arbor|آن آربر|117070
US|5345743|El Monte|إل مونتي|116732
US|5443910|Westminster|وستمنستر|116317
US|4724129|Round Rock|راوند روكس|115997
US|4499379|Wilmington|ويلمينغتون|115933
US|6332428|East Harlem||115921
US|5412199|Arvada|أرفادا|115368
US|4672989|Beaumont|بومونت|115282
US|5780026|Provo|بروفو|115264
US|4998830|Lansing|لانسنغ|115056
US|5334223|Carlsbad|كارلسباد|114746
US|5343858|Downey|داوني|114219
US|5116495|Elmhurst||113364
US|5339840|Costa Mesa|كوستا ميسا|113204
US|4164167|Miami Gardens|ميامي غاردنز|113187
US|4903976|North Peoria||113004
US|4151316|Clearwater|كليرواتر|113003
US|5347335|Fairfield|فيرفيلد|112970
US|5110918|Bushwick||112620
US|5119167|Gravesend||112229
US|4890864|Elgin|إلجين|112111
US|5784549|West Jordan|ويست جوردان|111946
US|5359488|Inglewood||111666
US|4722625|Richardson|ريتشاردسون|110815
US|4942618|Lowell||110699
US|5729485|Gresham|غريشام|110553
US|5324200|Antioch|أنتيوك|110542
US|4931972|Cambridge|كامبريدج|110402
US|4471025|High Point|هاي بوينت|110268
US|5640350|Billings||110263
US|5089178|Manchester|مانشستر|110229
US|5401395|Temecula|تيميكولا|110003
US|5375911|Murrieta||109830
US|5416541|Centennial|سينتينيال|109741
US|5435464|Pueblo|بويبلو|109412
US|4718097|Pearland|بيرلاند|108821
US|4845193|Waterbury|واتربوري|108802
US|5407933|West Covina|ويست كوفينا|108484
US|5503766|Enterprise|إنتربرايز|108481
US|4589387|North Charleston|نورث تشارلستون|108304
US|5793933|Everett|إيفريت|108010
US|4682464|College Station|كوليج ستيشن|107889
US|4167499|Palm Bay|بالم باي|107888
US|4169014|Pompano Beach|بومبانو سيتي|107762
US|5574991|Boulder|بولدر|107349
US|5377995|Norwalk|نوروالك|107140
US|4177887|West Palm Beach|ويست بالم بيتش|106779
US|4531405|Broken Arrow|بروكن أرو|106563
US|5341430|Daly City|دالي سيتي|106562
US|4221333|Sandy Springs|ساندي سبرينغز|105330
US|5331835|Burbank|بربانك|105319
US|5254962|Green Bay|غرين باي|105207
US|5393180|Santa Maria||105093
US|4741752|Wichita Falls|ويتشيتا فولز|104710
US|4161438|Lakeland|ليكلاند|104401
US|5338122|Clovis|كلوفيس|104180
US|4706057|Lewisville|لويسفيل|104039
US|4738214|Tyler|تايلر|103700
US|5345529|El Cajon|الكاهون|103679
US|5392423|San Mateo|سان ماتيو|103536
US|4148757|Brandon||103483
US|5387288|Rialto|ريالتو|103132
US|4853423|Davenport|دافنبورت|102582
US|5097529|Edison||102548
US|5731371|Hillsboro|هيلسبورو|102347
US|5475352|Las Cruces|لاس كروسيس|101643
US|4926563|South Bend|ساوث بند|101516
US|4945121|New Bedford|نيو بدفورد|101079
US|5406602|Vista|فيستا|100890
US|5577592|Greeley|غريلي|100883
US|4152820|Davie|ديفي|100882
US|5530022|San Angelo|سان أنجيلو|100450
US|5808189|Renton|رينتون|100242
US|4782167|Roanoke|روانوك|99897
US|5258393|Kenosha|كينوشا|99858
US|4989133|Clinton Township||99753
US|5188843|Erie|إيري|99475
US|4780011|Portsmouth Heights||99049
US|5133825|Richmond Hill||98984
US|4670249|Alief||98725
US|4173838|Spring Hill||98621
US|5106834|Albany|ألباني|98469
US|5339066|Compton|كومبتون|98462
US|4094455|Tuscaloosa|توسكالوسا|98332
US|4705692|League City|ليغ سيتي|98312
US|4992982|Flint|فلينت|98310
US|4670300|Allen|آلن|98143
US|5373763|Mission Viejo|ميسيون فيجو|97156
US|5405228|Vacaville|فاكافيلي|96803
US|5405878|Ventura|فينتورا|96769
US|5425043|Highlands Ranch||96713
US|4540737|Lawton|لوتون|96655
US|5713376|Beaverton|بيفيرتون|96577
US|5397603|South Gate|سوث غيت|96401
US|4779999|Portsmouth|بورتسموث|96201
US|5512862|Sparks|سباركس|96094
US|4931429|Brockton|بروكتون|95314
US|4990510|Dearborn|ديربورن|95171
US|5794245|Federal Way|فيدرال واي|95171
US|4394870|Lee's Summit||95094
US|5811729|Spokane Valley|سبوكان فالي|94919
US|5117549|Fordham||94678
US|4999837|Livonia|ليفونيا|94635
US|4219934|Roswell|روزويل|94501
US|5779334|Orem|أوريم|94457
US|5322053|Yuma|يوما|94139
US|4936159|Fall River|فول ريفر|94000
US|4274277|Lawrence|لورانس|93917
US|4736476|The Woodlands||93847
US|5143620|West Albany||93794
US|5816605|Yakima|ياكيما|93701
US|4948247|Quincy|كوينسي|93618
US|5117378|Flatbush||93361
US|5356576|Hesperia|هيسبيريا|93295
US|5334519|Carson|كارسون|93281
US|4148411|Boca Raton|بوكا راتون|93235
US|5393212|Santa Monica|سانتا مونيكا|93220
US|5392368|San Marcos|سان ماركوس|92931
US|4168782|Plantation|بلانتيشن|92560
US|4942807|Lynn|لين|92457
US|4164143|Miami Beach|ميامي بيتش|92312
US|7260806|Arden-Arcade||92186
US|5579276|Longmont|لونغمونت|92088
US|5392952|Santa Barbara|سانتا باربارا|91842
US|5570160|Redding|ردينغ|91582
US|4207400|Macon|ماكون|91351
US|5600685|Meridian|ميريديان|90739
US|5392263|San Leandro|سان ليندرو|90712
US|4469160|Greenville|غرينفيل|90597
US|4535740|Edmond|إدموند|90092
US|5601933|Nampa||89839
US|4945283|Newton|نيوتن|88817
US|4504476|Toms River||88791
US|4255466|Carmel|كارمل|88713
US|4453066|Asheville|آشفيل|88512
US|4915734|Waukegan|وكغن|88475
US|4153146|Deltona|دلتونا|88474
US|5355828|Hawthorne|هاوثورني|88451
US|4111410|Fort Smith|فورت سميث|88194
US|4788158|Suffolk|سوفولك|88161
US|4734825|Sugar Land|شوجر لاند|88156
US|5367440|Livermore|ليفيرموري|88126
US|5090046|Nashua||87970
US|5207728|Reading|ريدينغ|87879
US|5359446|Indio|إنديو|87533
US|5487811|Rio Rancho||87521
US|7839240|Enchanted Hills||87521
US|5781061|Sandy||87461
US|5409059|Whittier|ويتير|87438
US|5111412|Canarsie||87366
US|5799841|Kirkland|كيركلاند|87281
US|5372205|Menifee|مينيفي|87174
US|5376890|Newport Beach||87127
US|5403191|Tracy|تراساي|87075
US|5337561|Citrus Heights|سيتروس هيايتس|87056
US|5713587|Bend|بيند|87014
US|4987990|Canton||86825
US|4161785|Lehigh Acres||86784
US|5119347|Greenburgh||86764
US|5018739|Bloomington|بلومنغتون|86435
US|4356050|Germantown|جيرمانتاون|86395
US|5096699|Clifton||86334
US|5024719|Duluth|دولوث|86110
US|4887158|Champaign|تشامبيغن|86096
US|5336537|Chino|تشينو|85595
US|5779206|Ogden|أوغدن|85444
US|5386834|Redwood City||85288
US|5786899|Bellingham|بيلينغام|85146
US|4401242|O'Fallon||85040
US|4067994|Hoover|هوفر|84848
US|4832353|Danbury|دانبري|84657
US|4833505|East Norwalk||84530
US|4688275|Edinburg|إدينبورغ|84497
US|4174402|Sunrise||84439
US|5105496|Trenton|ترنتون|84225
US|5490263|Santa Fe|سانتا فيه|84099
US|4888015|Cicero|سيسيرو|83886
US|5356277|Hemet|هيميت|83861
US|5552450|Ahwatukee Foothills||83464
US|6331909|Johns Creek|جونز كريك|83335
US|4711725|Mission||83298
US|5012639|Troy|تروي|83280
US|5331575|Buena Park|بوينا بارك|83270
US|4167538|Palm Coast|بالم كوست|82893
US|4876523|Sioux City|سيوكس سيتي|82821
US|5364514|Lake Forest|لاك فوريست|82492
US|5372253|Merced|ميرسيد|82436
US|4707814|Longview|لونغفيو|82287
US|4677008|Bryan|بريان|82118
US|5014681|Westland|ويستلاند|82000
US|5225507|Warwick|وارويك|81699
US|4992523|Farmington Hills||81330
US|7310164|San Tan Valley||81321
US|4588165|Mount Pleasant|مونت بليستانت|81317
US|5221659|Cranston|كرانستون|81073
US|4161580|Largo|لارغو|81000
US|4159050|Homestead|هومستيد|80737
US|4786714|South Suffolk||80690
US|5552301|Avondale|أفونديل|80684
US|5404119|Tustin|توستين|80583
US|5375480|Mountain View|ماونتن فيو|80435
US|5376095|Napa||80434
US|4951257|Somerville||80318
US|4160711|Kendall||80241
US|4163971|Melbourne|ملبورن|80127
US|5166177|Parma||79937
US|5128549|New Rochelle|نيو روتشيل|79846
US|4771075|Lynchburg|لينشبرغ|79812
US|5740099|Medford|ميدفورد|79805
US|4153071|Deerfield Beach|ديرفيلد بيتش|79768
US|5383777|Pleasanton|بليسانتون|79510
US|5019335|Brooklyn Park|بروكلين بارك|79149
US|5296266|Goodyear|غوديير|79003
US|5799610|Kennewick|كينويك|78896
US|5322737|Alameda|ألاميدا|78630
US|4175538|Town 'n' Country||78442
US|5327422|Bellflower|بيلفلاوير|78441
US|5336545|Chino Hills||78309
US|6332439|Alafaya||78113
US|4132093|Springdale|سبرينغدل|77859
US|5268249|Racine|راسين|77742
US|4921100|Hammond|هاموند|77614
US|5373327|Milpitas|ميلبيتاس|77604
US|4920607|Gary|غاري|77156
US|5211303|Scranton|سكرانتون|77118
US|5325866|Baldwin Park|بالدوين بارك|77071
US|5785965|Auburn|أوبورن|77006
US|4257494|Fishers|فيشرز|76794
US|4407010|Saint Joseph||76780
US|4718721|Pharr|فار|76538
US|5404915|Upland|آبلاند|76443
US|5349705|Folsom|فولسوم|76375
US|4672731|Baytown|باي تاون|76335
US|5392593|San Ramon|سان رامون|76134
US|4501018|Camden|كامدن|76119
US|4330236|Lake Charles|ليك تشارلز|76070
US|4997787|Kalamazoo|كالامازو|76041
US|4883555|Arlington Heights|أرلينغتون هايتس|75926
US|5041926|Plymouth|بليموث|75907
US|5138950|South Ozone Park||75878
US|4153471|Doral|دورال|75874
US|5014130|Waterford||75737
US|4891382|Evanston|إيفانستون|75527
US|5370164|Manteca|مانتيكا|75448
US|5015618|Wyoming|وايومنغ|75275
US|5579368|Loveland|لوفلاند|75182
US|5112375|Cheektowaga||75178
US|5123443|Kings Bridge||75132
US|5382146|Perris|بيرريس|74971
US|5180225|Bethlehem|بيت لحم|74892
US|4910713|Schaumburg|شامبورغ|74693
US|4467732|Gastonia|غاستونيا|74543
US|5404555|Union City|يونيون سيتي|74494
US|4885265|Bolingbrook|بوليغ بروك|74306
US|4862034|Iowa City|آيوا سيتي|74220
US|5777107|Layton|لايتون|74143
US|4711801|Missouri City|ميسوري سيتي|74139
US|5244080|Appleton|أبليتون|74139
US|5009586|Shelby||74099
US|4155995|Fort Myers|فورت مايرز|74013
US|4148677|Boynton Beach|بوينتون|73966
US|4116834|Jonesboro|جونزبرو|73907
US|5768233|Rapid City|رابيد سيتي|73569
US|4229476|Warner Robins|وارنر روبينز|73490
US|5007402|Rochester Hills||73424
US|4236895|Decatur|ديكادور|73254
US|5010636|Southfield||73156
US|5546220|Saint George||72897
US|4839292|New Britain|نيو بريتن|72808
US|4623560|Franklin|فرانكلين|72639
US|5404024|Turlock|ترلوك|72292
US|4735966|Temple|تمبل|72277
US|5324363|Apple Valley|أببل فالي|72174
US|5369367|Lynwood||71989
US|5278052|Waukesha|وكيشا|71970
US|4428667|Gulfport|غولفبورت|71856
US|5223869|Pawtucket|بوتكيت|71591
US|4161625|Lauderhill||71579
US|4593142|Rock Hill||71548
US|4369596|Silver Spring||71452
US|4450687|West Gulfport||71329
US|4691585|Flower Mound|فلاور|71253
US|5688025|Bismarck|بيسمارك|71167
US|4751839|Centreville||71135
US|5102443|Passaic||71085
US|4170156|Riverview||71050
US|5386754|Redlands|ريدلاندس|71035
US|5666639|Missoula|ميسولا|71022
US|5385941|Rancho Cordova|رانتشو كوردوفا|71017
US|4714131|New Braunfels|نيو براونفيلز|70543
US|4501198|Cherry Hill||70475
US|5294810|Flagstaff|فلاغستاف|70320
US|4924006|Muncie|مونسي|70087
US|4178003|Weston|وستون|69959
US|4355585|Frederick|فريدريك|69479
US|5806298|Pasco|باسكو|69451
US|5383465|Pittsburg|بيتسبورغ|69424
US|4905211|Palatine|بلاتين|69308
US|4715292|North Richland Hills||69204
US|4160983|Kissimmee|كيسيمي|69152
US|5406990|Walnut Creek|والنوت كريك|68910
US|5127835|Mount Vernon|مونت فيرنون|68628
US|4682991|Conroe|كونروي|68602
US|4059102|Dothan|دوثان|68567
US|4880889|Waterloo|واترلو|68460
US|5036493|Maple Grove|مابل غروف|68385
US|4937230|Framingham|فرامينغهام|68318
US|5386785|Redondo Beach|ريدوندو بيتش|68166
US|4317639|Bossier City|بوسير سيتي|68094
US|5410902|Yorba Linda|يوربا ليندا|67973
US|5053358|Woodbury||67855
US|5251436|Eau Claire|أو كلير|67778
US|4372599|Waldorf||67752
US|5117575|Forest Hills||67714
US|5341704|Davis|دافيز|67666
US|4356188|Glen Burnie||67639
US|5333180|Camarillo|كاماريلو|67608
US|4739157|Victoria|فيكتوريا|67574
US|4355843|Gaithersburg|غايثرسبيرغ|67456
US|5397765|South San Francisco||67271
US|4329753|Kenner|كينير|67091
US|5122477|Jackson Heights||67067
US|4367175|Rockville|روكفيل|66980
US|5411015|Yuba City|يوبا سيتي|66941
US|5380748|Palo Alto|بالو ألتو|66853
US|5288661|Casas Adobes|كاساس أدوبز|66795
US|5802570|Marysville|ماريسفيلي|66773
US|5781770|South Jordan|جوردن الجنوبية|66648
US|5265838|Oshkosh|أوشكوش|66555
US|4124112|North Little Rock|نورث ليتل روك|66504
US|5108193|Bayside||66455
US|5095445|Bayonne||66311
US|5024825|Eagan|إيجان|66286
US|4153132|Delray Beach|دلراي بيتش|66255
US|4633419|Johnson City|جونسون سيتي|66027
US|4755158|Dale City||65969
US|4679867|Cedar Park|سيدار بارك|65945
US|5130572|Parkchester||65876
US|4671524|Atascocita||65844
US|5044407|Saint Cloud||65842
US|4354265|Ellicott City||65834
US|5364329|Laguna Niguel|لاغونا نيغويل|65806
US|4406831|Saint Charles||65794
US|4696233|Harlingen|هارلينغن|65774
US|5391791|San Clemente|سان كليمينتي|65526
US|4792867|West Lynchburg||65517
US|5101170|Middletown||65490
US|4937232|Framingham Center||65413
US|5136454|Schenectady|سكنيكتادي|65305
US|5415035|Broomfield||65065
US|4846834|Ames|أميس|65060
US|4279247|Shawnee|شاوني|65046
US|4106458|Conway|كونوي|64980
US|5097441|East Orange||64949
US|4911600|Skokie|سكوكي|64821
US|4152872|Daytona Beach|دايتونا بيتش|64736
US|7259621|West Bloomfield Township|بلدة ويست بلومفيلد|64690
US|4174738|Tamarac|تاماراك|64681
US|5177568|Youngstown|يونغزتاون|64628
US|5367565|Lodi|لودي|64596
US|4709013|Mansfield|مانسفيلد|64274
US|5393052|Santa Cruz|سانتا كروز|64220
US|5382496|Pico Rivera|بيكو ريفيرا|64218
US|5369568|Madera|ماديرا|64208
US|5257754|Janesville|جاينسفيل|64123
US|4881346|West Des Moines|ويست دي موينز|64113
US|5374322|Montebello|مونتيبيلو|63921
US|4693342|Georgetown|جورجتاون|63716
US|4179574|Alpharetta|ألفاريتا|63693
US|5161262|Lorain|لورين|63647
US|4285268|Bowling Green|بولينغ غرين|63616
US|5117388|Flatlands||63601
US|4353765|Dundalk||63597
US|5025219|Eden Prairie|إيدن بريري|63496
US|5101879|North Bergen||63484
US|7261268|Florence-Graham||63387
US|4954380|Waltham|والثام|63378
US|5821086|Cheyenne||63335
US|4845411|West Hartford||63268
US|4128894|Rogers|روجرز|63159
US|4150066|Carol City||63031
US|5346646|Encinitas|إنسينيتاس|62930
US|4939085|Haverhill||62765
US|4160610|Jupiter||62707
US|4852832|Council Bluffs|كونسيل بلوفس|62597
US|4177703|Wellington|ويلنغتون|62560
US|5052361|West Coon Rapids||62528
US|4166232|North Miami|نورث ميامي|62435
US|4513575|Hamilton|هاملتن|62407
US|4166274|North Port|نورث بورت|62345
US|5403783|Tulare|تولاري|62315
US|5022025|Coon Rapids|كون رابيدز|62240
US|5778352|Millcreek||62139
US|5363922|La Habra||62131
US|5018651|Blaine||62124
US|5364499|Lake Elsinore|لاك إلسينوري|61981
US|5334336|Carmichael||61762
US|5011908|Taylor|تايلور|61568
US|5019767|Burnsville|بورنسفيل|61481
US|5374406|Monterey Park|مونتيري بارك|61468
US|5334928|Castro Valley||61388
US|5099724|Irvington||61323
US|5388319|Rocklin|روكلين|61213
US|5142056|Utica|أوتيكا|61100
US|4942939|Malden|مالدن|61068
US|5376200|National City|ناشنال سيتي|61060
US|4348599|Bethesda|بيثيسدا|60858
US|4265737|Terre Haute|تير هوت|60825
US|4504621|Vineland||60818
US|5110077|Brentwood||60664
US|5034059|Lakeville|ليكفيل|60633
US|5278420|West Allis|ويست أليس|60620
US|5808079|Redmond|ردموند|60598
US|5341145|Cupertino|كوبيرتينو|60572
US|5782476|Taylorsville|تايلورزفيل|60514
US|5282835|Bristol|بريستول|60452
US|4542975|Moore|مور|60451
US|5351549|Gardena|غاردينا|60447
US|5382232|Petaluma|بيتالوما|60438
US|5179995|Bensalem||60427
US|5423573|Grand Junction|غراند جنكشن|60358
US|5820705|Casper|كاسبر|60285
US|4724194|Rowlett||60236
US|5363990|La Mesa|لا ميسا|60089
US|4168459|Pine Hills||60076
US|5108815|Bensonhurst||60000
US|5113481|Coney Island|كوني آيلاند|60000
US|4838524|Meriden|ميريديان|59988
US|5006166|Pontiac|بونتياك|59917
US|4169156|Port Orange||59866
US|4835654|Hamden|هامدن|59847
US|4156091|Fountainebleau||59764
US|5010978|Saint Clair Shores||59715
US|5655240|Great Falls||59638
US|4460162|Chapel Hill||59568
US|5358736|Huntington Park|هونتينغتون بارك|59430
US|4151455|Coconut Creek|كوكونت كريك|59302
US|5596475|Idaho Falls|أيداهو فولز|59184
US|5392567|San Rafael||59162
US|4924198|Noblesville||59093
US|4207783|Marietta|ماريتا|59067
US|4303436|Owensboro|أوينسبورو|59042
US|8096217|Eastvale|إيستفال|59039
US|5007804|Royal Oak|رويال أوك|59008
US|4854529|Dubuque||58799
US|4931482|Brookline||58732
US|5004062|Novi|نوفي|58723
US|4889772|Des Plaines|ديس بلينس|58677
US|4904937|Orland Park|اورلاند بارك|58619
US|4604183|Bartlett|بارتليت|58579
US|5410430|Woodland||58567
US|5777224|Lehi|ليهي|58486
US|5144336|White Plains|وايت بلينس|58459
US|5324477|Arcadia|أركاديا|58408
US|4781530|Reston||58404
US|4166673|Ocala|أوكالا|58218
US|5112861|Clay||58206
US|4504225|South Vineland||58122
US|4172086|Sanford|سانفورد|58111
US|4349159|Bowie|باوي|58025
US|4922388|Kokomo|كوكومو|57995
US|5106160|Wayne||57915
US|5393429|Santee|سانتي|57787
US|5344157|Dublin|دوبلين|57721
US|4167545|Palm Harbor||57439
US|4542765|Midwest City|ميدويست سيتي|57249
US|4163407|Margate|مارغيت|57234
US|5397841|South Whittier||57156
US|4913723|Tinley Park|تينلي بارك|57143
US|4718711|Pflugerville|بفلوغرفيل|57122
US|5101717|New Brunswick|نيو برونزويك|57035
US|5059429|Grand Forks|غراند فوركس|57011
US|5350207|Fountain Valley||56987
US|5342992|Diamond Bar|دياموند بار|56897
US|4952629|Taunton|تونتون|56789
US|4904365|Oak Lawn|أوك لاون|56781
US|5105608|Union||56771
US|4846960|Ankeny|أنكيني|56764
US|4933002|Chicopee|شيكوبي|56741
US|4884597|Berwyn|بروين|56368
US|4160705|Kendale Lakes||56148
US|4223379|Smyrna|سميرنا|56146
US|4990512|Dearborn Heights|ديربورن هايتس|56145
US|5384471|Porterville|بورتيرفيل|56058
US|5102713|Piscataway||56044
US|4628735|Hendersonville|هيندرسونفيل|56018
US|4488762|Rocky Mount|روكي ماونت|55806
US|5720727|Corvallis|كورفاليس|55780
US|4228147|Valdosta|فالدوستا|55724
US|5355180|Hanford|هانفورد|55659
US|5416329|Castle Rock|كاسل روك|55591
US|4258313|Greenwood||55586
US|5120478|Hempstead||55547
US|5378044|Novato|نوفاتو|55530
US|4515843|Kettering|كاترنغ|55525
US|5810301|Shoreline|شورلين|55439
US|5381110|Paramount||55412
US|4720039|Port Arthur|بورت أرثر|55340
US|5177773|Abington||55310
US|4917592|Anderson|مدينة اندرسون|55305
US|4174744|Tamiami||55271
US|4371582|Towson||55197
US|4945588|North Chicopee||55179
US|4172131|Sarasota|ساراسوتا|55118
US|5114418|Cypress Hills||54944
US|4845419|West Haven|ويست هيفن|54927
US|5388867|Rosemead|روسيميد|54908
US|5356868|Highland|هايلاند|54854
US|4903024|Mount Prospect|مونت بروسبكت|54747
US|5338783|Colton|كولتون|54621
US|5501344|Carson City|كارسون سيتي|54521
US|5604045|Pocatello|بوكاتيلو|54441
US|4148708|Bradenton|برادنتون|54437
US|4955336|Weymouth|ويماوث|54395
US|4169130|Port Charlotte||54392
US|4903780|Normal||54373
US|4733624|Spring|سبرينغ|54298
US|4145805|Allapattah||54289
US|5808276|Richland|ريتشلاند|54248
US|4689550|Euless|يولس|54219
US|4377664|Blue Springs|بلو سبرينغز|54148
US|4154047|East Pensacola Heights||54104
US|5354819|Hacienda Heights||54038
US|5130334|Ozone Park||53985
US|6640032|Briarwood||53877
US|5335006|Cathedral City|كاثيدرال سيتي|53826
US|5153207|Elyria|إليريا|53775
US|4916288|Wheaton|ويتون|53715
US|5417737|Commerce City|كوميرك سيتي|53696
US|5099133|Hoboken||53635
US|5407529|Watsonville|واتسونفيل|53628
US|5301388|Lake Havasu City|ليك هافاسو سيتي|53553
US|4832294|Revere|رفير|53422
US|5106292|West New York||53366
US|5411046|Yucaipa|يوكيبا|53328
US|5352214|Gilroy|غيلروي|53231
US|4168228|Pensacola|بينساكولا|53193
US|4168930|Poinciana||53193
US|4634662|Kingsport|كينغسبورت|53014
US|5197796|Levittown||52983
US|4167519|Palm Beach Gardens|بالم بيتش غاردنز|52923
US|4838652|Milford|ميلفورد|52759
US|5342485|Delano|ديلانو|52733
US|5408211|West Sacramento|ويست ساكرامينتو|52721
US|4472370|Huntersville|هانترسفيل|52704
US|5102578|Perth Amboy||52682
US|4446675|Southaven||52589
US|4407237|Saint Peters||52575
US|4763231|Harrisonburg|هاريسونبورغ|52538
US|4946863|Peabody|بيبودي|52504
US|5383527|Placentia|بلاسينتيا|52495
US|4274356|Lenexa||52490
US|4685524|DeSoto|دي سوتو|52486
US|4458228|Burlington|برلنغتون|52472
US|5811456|South Hill||52431
US|4919987|Elkhart|إلخارت|52348
US|5258957|La Crosse|لاكروس|52306
US|4904381|Oak Park||52287
US|4386802|Florissant|فلوريسانت|52268
US|5809402|Sammamish|ساماميش|52253
US|5143056|Wakefield||52201
US|4896075|Hoffman Estates||52138
US|4943828|Methuen|ميثيون|52044
US|5352439|Glendora|غليندورا|52009
US|5133271|Queens Village||51919
US|4184530|Brookhaven|بروكهافن|51910
US|5380626|Palm Desert|بالم ديسيرت|51869
US|4392768|Joplin|جوبلن|51818
US|4535961|Enid|إنيد|51776
US|4148533|Bonita Springs|بونيتا سبرنغز|51704
US|5122331|Irondequoit||51692
US|5587698|Caldwell|كالدويل|51686
US|5037784|Minnetonka|مينيتونكا|51669
US|4168630|Pinellas Park|بينيلاس بارك|51617
US|4985153|Battle Creek|باتل كريك|51589
US|5288636|Casa Grande|كازا غراندي|51460
US|5127670|Mott Haven||51450
US|4175179|The Villages||51442
US|5069297|Grand Island|غراند إيسلاند|51440
US|4694568|Grapevine||51404
US|4843811|Stratford||51384
US|4998018|Kentwood||51357
US|7160204|City of Milford (balance)||51271
US|5756758|Tigard|تيغارد|51253
US|4833403|East Hartford|إيست هارتفورد|51252
US|5102720|Plainfield||51217
US|4769125|Leesburg|ليسبورغ|51209
US|5102427|Parsippany||51144
US|4151871|Coral Gables|كورال غيبلز|51117
US|4175117|The Hammocks||51003
US|5287262|Buckeye|باكيي|50876
US|4155529|Flagami||50834
US|5288786|Catalina Foothills||50796
US|5264870|North La Crosse||50470
US|5788516|Burien|بورين|50467
US|5777544|Logan|لوغان|50371
US|5805687|Olympia|أولمبيا|50302
US|4951473|South Peabody||50293
US|5323163|Aliso Viejo|أليسو فيجو|50195
US|4692883|Galveston|غالفستون|50180
US|5384690|Poway|باواي|50157
US|5025264|Edina|إدينا|50138
US|5037790|Minnetonka Mills||50117
US|11748973|Stonecrest||50000
US|5335663|Cerritos|سيرريتوس|49975
US|5006917|Redford||49936
US|7315245|East Honolulu||49914
US|5140221|Sunnyside||49833
US|4890119|Downers Grove||49732
US|5325423|Azusa|أزوسا|49690
US|4499389|Wilson|ويلسون|49643
US|4333669|Monroe|مونرو|49598
US|5434006|Parker|باركر|49550
US|5364007|La Mirada|لا ميرادا|49520
US|5690532|Minot|مينوت|49450
US|5711099|Aloha||49425
US|5007989|Saginaw|ساغيناو|49347
US|4673094|Bedford|بيدفورد|49337
US|5386082|Rancho Santa Margarita|رانتشو سانتا مارغاريتا|49324
US|5341256|Cypress|سايبريس|49290
US|5778755|Murray|موراي|49250
US|5151613|Cuyahoga Falls|كوياهوغا فولز|49146
US|5589173|Coeur d'Alene||49122
US|5095779|Bloomfield||49120
US|5192726|Harrisburg|هاريسبرج|49081
US|5389126|Rowland Heights||48993
US|5340175|Covina|كوفينا|48984
US|4552215|Stillwater||48967
US|5128723|Niagara Falls|نياجارا فولز|48916
US|4614748|Collierville|كليرفيل|48863
US|4597919|Summerville||48848
US|5272893|Sheboygan|شيبويجان|48797
US|4347553|Aspen Hill||48759
US|4192375|Dunwoody||48733
US|4809537|Huntington|هنغتينغتون|48638
US|5303752|Maricopa|ماريكوبا|48602
US|4679803|Cedar Hill||48507
US|5097402|East Brunswick||48495
US|4991640|East Lansing|إيست لانسنغ|48471
US|4146166|Apopka|أبوبكا|48382
US|5126180|Maspeth||48325
US|4923670|Mishawaka|ميشاواكا|48261
US|5006250|Portage|بورتاغ|48177
US|5106298|West Orange||48131
US|4772354|McLean||48115
US|5335650|Ceres|سيريس|47963
US|4381072|Chesterfield|تشيسترفيلد|47864
US|4929771|Barnstable|بارنستابل|47821
US|4278890|Salina|سالينا|47813
US|7257992|Bel Air South||47709
US|5852275|Pearl City||47698
US|5153420|Euclid|يوكليد|47676
US|4736134|Texas City|تكساس سيتي|47618
US|5278159|Wauwatosa|واواتوزا|47614
US|5349613|Florin||47513
US|5610810|Twin Falls|توين فولز|47468
US|4893886|Glenview||47446
US|5221931|East Providence|إيست بروفيدانس|47408
US|5380668|Palm Springs|بالم سبرينغس|47371
US|5392323|San Luis Obispo|سان لويس أوبيسبو|47339
US|4152093|Country Club||47105
US|4357116|Gwynn Oak||47092
US|4259671|Jeffersonville|جيفرسونفيلي|46960
US|5392090|San Jacinto|سان جاسينتو|46951
US|5162645|Mentor|منتور|46901
US|4429295|Hattiesburg|هاتيسبورغ|46805
US|5774001|Draper|درابر|46774
US|4743275|Wylie|ويلي|46708
US|4752031|Charlottesville|شارلوتسفيل|46597
US|5800112|Lacey|لاسي|46409
US|5429032|Littleton|ليتلتون|46368
US|4506008|Beavercreek|بيفركريك|46277
US|4474040|Kannapolis|كانابوليس|46144
US|5109177|Binghamton|بينغامتون|46032
US|7174365|City of Sammamish||45780
US|5324105|Antelope||45770
US|4702828|Keller||45758
US|4418478|Biloxi|بيلوكسي|45637
US|4452808|Apex||45585
US|4928096|West Lafayette|ويست لافاييت|45550
US|6332309|Cutler Bay|كوتلر باي|45425
US|4175437|Titusville|تيتوسفيل|45393
US|5178195|Altoona|ألتونا|45344
US|5307540|Oro Valley|أورو فالي|45303
US|5045021|Saint Louis Park||45250
US|4834040|Enfield|إينفيلد|45212
US|4790207|Tuckahoe||44990
US|4366001|Potomac||44965
US|4833320|Cleveland Heights|كليفلاند هايتس|44962
US|5104404|Sayreville||44920
US|5098706|Hackensack||44834
US|4126226|Pine Bluff|باين بلاف|44772
US|5143992|West Seneca|ويست سينيكا|44711
US|5173237|Strongsville|سترونغسفيل|44668
US|5338166|Coachella|كواتشيلا|44635
US|4101260|Bentonville|بنتونفيل|44499
US|4156018|Fort Pierce|فورت بيرس|44484
US|8299576|Bridgewater||44464
US|5341531|Danville|دانفيل|44400
US|4166638|Oakland Park|أوكلاند بارك|44319
US|4929399|Attleboro|أتلبورو|44284
US|4369190|Severn||44231
US|4747845|Blacksburg|بلاكسبرغ|44215
US|4695912|Haltom City|هالتوم سيتي|44206
US|5367788|Lompoc|لومبوك|44164
US|4177727|Wesley Chapel||44092
US|4879890|Urbandale|أوربنديل|44062
US|4562407|York||43992
US|4166233|North Miami Beach|شمال ميامي بيتش|43971
US|5345609|El Centro|إل سنترو|43956
US|5133640|Rego Park||43925
US|4363843|North Bethesda||43828
US|4900373|Lombard|لومبارد|43797
US|5771826|Bountiful|بونتيفول|43784
US|4166222|North Lauderdale|نورث لاودرديل|43703
US|4677551|Burleson|بورليسون|43625
US|4166776|Ocoee|أوكوي|43608
US|4744870|Ashburn|آشبورن|43511
US|4180531|Augusta|أوغستا|43459
US|5641727|Bozeman|بوزيمان|43405
US|5314328|Sierra Vista|سييرا فيستا|43355
US|5117949|Freeport|فريبورت|43334
US|4947459|Pittsfield|بيتسفيلد|43303
US|5855927|Hilo||43263
US|5143630|West Babylon||43213
US|4889553|DeKalb|ديكالب|43211
US|5391749|San Bruno||43185
US|4392388|Jefferson City|جفرسون سيتي|43169
US|4145941|Altamonte Springs|ألتامونت سبرنغز|43159
US|5327319|Bell Gardens|بيل غاردينس|43106
US|4727326|Schertz|شيرتز|43091
US|5374764|Morgan Hill||42948
US|5787829|Bothell|بوثيل|42939
US|5253352|Fond du Lac|فوند دو لاك|42933
US|4504118|Sicklerville||42891
US|5104405|Sayreville Junction||42890
US|5467328|Farmington|فارمينغتون|42871
US|5323525|Altadena||42777
US|5386035|Rancho Palos Verdes|رانتشو بالوس فيرديس|42732
US|5377640|North Highlands||42694
US|4902476|Moline|مولين|42681
US|5085688|East Concord||42605
US|5120521|Henrietta|هنريتا|42581
US|4723406|Rockwall||42566
US|5388564|Rohnert Park|روهنيرت بارك|42407
US|4914570|Urbana|أوربانا|42311
US|5309858|Prescott Valley|بريسكوت فالي|42197
US|5213681|State College||42161
US|5099967|Kearny||42137
US|5345679|El Dorado Hills||42108
US|4233813|Belleville|بلفيل|42034
US|5100506|Linden|ليندن|42021
US|5038108|Moorhead|مورهيد|42005
US|5145067|Woodside||41981
US|5330582|Brea|بري|41944
US|5780557|Riverton|ريفرتون|41900
US|5309842|Prescott|بريسكوت|41899
US|4503136|Mount Laurel||41864
US|4736388|The Colony|ذا كولوني|41779
US|4771401|Manassas||41764
US|4955190|Westfield||41690
US|4273299|Hutchinson|هتشنسون|41569
US|4941873|Leominster|يومنستر|41569
US|4350635|Catonsville||41567
US|5120656|Hicksville|هيكسفيلي|41547
US|4885955|Buffalo Grove|بوفالو غروف|41496
US|5225809|Woonsocket|ونسوكت|41475
US|5793427|Edmonds|إدموندز|41375
US|5303705|Marana||41315
US|4842898|Shelton|شيلتون|41296
US|4850699|Cedar Falls|سيدار فولز|41255
US|4930505|Beverly|بيفرلي|41186
US|7260219|University||41163
US|4683217|Coppell||41159
US|5153924|Findlay|فندلي|41149
US|5333689|Campbell|كامببيل|41117
US|4768351|Lake Ridge||41058
US|4749950|Burke||41055
US|5036420|Mankato|مانكاتو|41044
US|4744468|Annandale||41008
US|4288809|Covington|كوفينغتون|40997
US|5127536|Morris Heights||40982
US|4215114|Peachtree Corners|بيشتري كورنرز|40978
US|5492450|South Valley||40976
US|4167178|Ormond Beach||40970
US|4150118|Carrollwood Village||40949
US|4597948|Sumter|سمتر|40816
US|5219488|Wilkes-Barre|ويلكس بار|40780
US|5364066|La Puente|لا بوينتي|40745
US|4939783|Holyoke|هوليوك|40684
US|4728328|Sherman|شيرمان|40667
US|4580098|Goose Creek|غوس كريك|40633
US|5036588|Maplewood||40567
US|4912691|Streamwood||40554
US|4936812|Fitchburg|فيتشبورغ|40545
US|4581832|Hilton Head Island|هيلتون هيد أيلاند|40512
US|5364079|La Quinta|لا كوينتا|40476
US|4212937|North Atlanta||40456
US|4889229|Crystal Lake|كريستال ليك|40448
US|4357141|Hagerstown|هاجرستاون|40432
US|5392034|San Gabriel|سان غابريل|40424
US|4470778|Hickory|هيكري|40374
US|4930511|Beverly Cove||40365
US|4178550|Winter Garden||40356
US|4886662|Carol Stream|كارول ستريم|40356
US|5100886|Marlboro||40191
US|5105262|Teaneck||40078
US|5332698|Calexico|كاليكسيكو|40053
US|4062577|Florence|فلورنس|40026
US|5046997|Shakopee|شاكوبي|39981
US|4930577|Billerica||39904
US|4839843|Norwich|نورويتش|39899
US|4687331|Duncanville|دانكنفيل|39826
US|5264381|New Berlin|نيو برلين|39825
US|4943170|Marlborough|مارلبورو|39818
US|5378566|Oakley|أواكلي|39813
US|4908068|Romeoville|روميوفيل|39719
US|5341114|Culver City|كولفر سيتي|39717
US|5101334|Montclair||39701
US|5807575|Puyallup|بويالوب|39659
US|4956032|Woburn||39555
US|5788054|Bremerton|بريميرتون|39520
US|4157898|Hallandale Beach|هالانديل بيتش|39488
US|4347242|Annapolis|أنابوليس|39474
US|4740629|Weslaco|ويسلاكو|39474
US|4379966|Cape Girardeau|كاب جيراردو|39462
US|5287565|Bullhead City|بولهيد سيتس|39445
US|4166195|North Fort Myers||39407
US|4932879|Chelsea|تشيلسي|39398
US|4513409|Grove City|غروف سيتي|39388
US|4169345|Princeton||39308
US|4354428|Essex||39262
US|4500546|Atlantic City|اتلانتيك سيتي|39260
US|5380420|Pacifica||39260
US|5433124|Northglenn|نورثغلين|39197
US|5116917|Far Rockaway||39189
US|5123280|Kensington||39120
US|5113694|Coram||39113
US|5278120|Wausau|واوسو|39094
US|4699575|Hurst|هورست|39016
US|5398630|Stanton|ستانتون|38872
US|4692521|Friendswood||38800
US|8096113|The Acreage||38704
US|5847486|Kailua||38635
US|4907907|Rock Island|روك أيلاند|38620
US|5515110|Whitney||38585
US|4167348|Oviedo|أوفيدو|38551
US|4886676|Carpentersville|كاربنترفيل|38512
US|5735724|Lake Oswego|ليك أوسويغو|38496
US|4543338|Muskogee||38456
US|5471578|Hobbs|هوبز|38416
US|5003132|Muskegon|مسكيغون|38401
US|5176472|Westerville|ويستيرفيل|38384
US|4706736|Little Elm|ليتل إلم|38341
US|4895066|Hanover Park||38333
US|5099079|Hillsborough||38303
US|4680388|Channelview||38289
US|4167694|Panama City|بنما سيتي|38286
US|5854686|Waipahu||38216
US|4497290|Wake Forest||38199
US|4514746|Huber Heights|هوبر هايتس|38176
US|5370868|Martinez|مارتينز|38137
US|5115960|East Meadow|إيست ميداو|38132
US|4357340|Hanover||38088
US|4916311|Wheeling|ويلينغ|38079
US|5551535|Apache Junction|أباتشي جنكشن|38074
US|5779816|Pleasant Grove|بليزانت غروف|38052
US|5246835|Brookfield|بروكفيلد|38025
US|5151891|Delaware|ديلاوير|37995
US|5780802|Roy|روي|37964
US|5142109|Valley Stream|فالي ستريم|37962
US|5781860|Spanish Fork|سبانيش فورك|37935
US|5734711|Keizer|كيزر|37895
US|4705708|Leander||37889
US|4374054|Woodlawn||37879
US|5160783|Lima|ليما|37873
US|4597200|Spartanburg|سبارتانبرغ|37867
US|4628929|Hermitage||37814
US|4905367|Park Ridge|بارك ريدج|37757
US|4178552|Winter Haven||37689
US|4146429|Aventura|أفينتجورا|37649
US|4369224|Severna Park||37634
US|4170617|Royal Palm Beach|رويال بالم بيتش|37633
US|5414941|Brighton|برايتون|37585
US|4082866|Phenix City|فينيكس سيتي|37570
US|6331908|Milton||37547
US|4142290|Dover|دوفر|37522
US|5316201|Sun City||37499
US|4161422|Lake Worth||37498
US|7250691|Kew Gardens Hills||37479
US|5374175|Monrovia|مونروفيا|37463
US|5357499|Hollister|هوليستير|37462
US|5368453|Los Banos|لوس بانوس|37457
US|4504048|Sewell||37433
US|4168773|Plant City|بلانت سيتي|37406
US|5255068|Greenfield|غرينفيلد|37349
US|4866263|Marion||37330
US|7257540|Braintree|برينتري|37297
US|4212684|Newnan|نيونان|37291
US|4736096|Texarkana|تيكساركانا|37280
US|4882920|Addison|إديسون|37208
US|4522411|Reynoldsburg|رينولدزبورغ|37158
US|4364362|Odenton||37132
US|4207226|Mableton||37115
US|4581833|Hilton Head||37099
US|5729080|Grants Pass|غرانتس باس|37088
US|4472687|Indian Trail||37073
US|4886255|Calumet City|كالوميت سيتي|37031
US|4999311|Lincoln Park|لينكولن بارك|37012
US|5802049|Lynnwood||36997
US|5144400|Whitestone||36984
US|5245387|Beloit|بلويت|36891
US|4173497|South Miami Heights||36770
US|4262045|New Albany||36732
US|5112961|Clifton Park|كليفتون بارك|36705
US|5098135|Fort Lee||36672
US|4529987|Bartlesville|برتلسفيل|36595
US|5097751|Ewing||36559
US|4726440|San Juan||36556
US|5144975|Woodhaven||36555
US|4711729|Mission Bend||36501
US|5392229|San Juan Capistrano|سان جوان كابيسترانو|36454
US|5509851|Pahrump|باهرومب|36441
US|5401469|Temple City|تيمبل سيتي|36365
US|4772566|Mechanicsville||36348
US|4708308|Lufkin|لوفكين|36333
US|4503548|Pennsauken||36332
US|4219762|Rome|روما|36323
US|5337696|Claremont|كلاريمونت|36283
US|5408076|West Hollywood||36222
US|5043193|Richfield|ريتشفيلد|36216
US|5327298|Bell|بيل|36205
US|4969398|Lewiston|لويستون|36202
US|4153759|Dunedin||36164
US|7260327|Kendall West||36154
US|5520076|Del Rio|ديل ريو|36153
US|4401618|Oakville||36143
US|5113412|Commack|كوماك|36124
US|5262630|Menomonee Falls|مينوموني فولز|36119
US|5374648|Moorpark||36104
US|4063619|Gadsden|غادسدن|36084
US|5798487|Issaquah|إساكوه|36081
US|4844459|Trumbull||36018
US|4439869|Olive Branch|أوليف برانش|36010
US|4480125|Mooresville|موريسفيل|36009
US|4845519|West Torrington||36000
US|5409768|Willowbrook||35983
US|4274305|Leavenworth||35980
US|4351871|Clinton||35970
US|5022134|Cottage Grove|كوتج غروف|35918
US|4414749|Wildwood||35899
US|4170005|Richmond West||35884
US|5744253|Oregon City|أوريغون سيتي|35831
US|4468261|Goldsboro|غولدزبورو|35826
US|5370082|Manhattan Beach|مانهاتان بيتش|35818
US|5806253|Parkland||35803
US|4059870|East Florence||35733
US|4703811|Kyle|كيلي|35733
US|5776727|Kearns||35731
US|4769667|Linton Hall||35725
US|4448903|Tupelo|توبيلو|35680
US|4115412|Hot Springs||35635
US|5409260|Wildomar|ويلدومار|35632
US|4414001|Wentzville|ونتزفيل|35603
US|4176318|Valrico||35545
US|5221637|Coventry|كوفنتري|35525
US|4723914|Rosenberg|روزنبرغ|35510
US|4848489|Bettendorf|بيتيندورف|35505
US|4192674|East Point|إيست بوينت|35467
US|4084796|Prattville|براتفيل|35420
US|4169060|Ponte Vedra Beach||35400
US|5147784|Boardman||35376
US|4151824|Cooper City|كوبر سيتي|35364
US|7258432|Oxon Hill-Glassmanor||35355
US|4154280|Egypt Lake-Leto||35282
US|5265228|Oak Creek|أوك كريك|35243
US|4215110|Peachtree City|بيتشتري سيتي|35240
US|4923482|Merrillville||35224
US|8605040|Hot Springs National Park||35193
US|4704108|La Porte|لا بورت|35148
US|4412697|University City||35058
US|4526993|Upper Arlington|أوبير أرلينغتون|34907
US|4844309|Torrington|تورينجتون|34906
US|5328041|Beverly Hills||34869
US|5031412|Inver Grove Heights|إنفر غروف هايتس|34857
US|5221703|Cumberland|كمبرلاند|34843
US|5383720|Pleasant Hill||34810
US|5173171|Stow|ستو|34797
US|4161616|Lauderdale Lakes|لاودرديل ليكس|34796
US|4635031|La Vergne||34794
US|4178573|Winter Springs||34789
US|4164092|Merritt Island||34743
US|4177865|West Little River||34699
US|5148480|Brunswick|برونزويك|34689
US|5391891|San Dimas|سان ديماس|34630
US|5310193|Queen Creek|كوين كريك|34614
US|5848189|Kaneohe||34597
US|5155393|Gahanna||34590
US|4274317|Leawood||34579
US|4547407|Owasso|أواسو|34542
US|5085382|Derry Village||34539
US|5112078|Central Islip||34450
US|5203506|Norristown||34412
US|5115614|Dyker Heights||34399
US|5773304|Cottonwood Heights||34343
US|4624180|Gallatin|غالاتين|34334
US|4328010|Houma|هوما|34287
US|5389213|Rubidoux|روبيدوكس|34280
US|5150792|Collinwood||34220
US|4832038|Glendale Heights||34208
US|5642934|Butte|بوتي|34190
US|5341483|Dana Point|دانا بوينت|34181
US|4101241|Benton|بنتون|34177
US|4095415|Vestavia Hills||34174
US|5364059|La Presa||34169
US|4776970|Oakton||34166
US|4557137|Chester|تشيستر|34092
US|4489985|Salisbury|ساليسبري|34017
US|4170174|Riviera Beach|ريفييرا بيتش|34005
US|5379566|Orangevale||33960
US|4904996|Oswego||33955
US|5293996|El Mirage|الميراج|33935
US|5815538|West Lake Sammamish||33929
US|4932869|Chelmsford|تشيلمسفورد|33925
US|4985180|Bay City|باي سيتي|33917
US|4713735|Nacogdoches|ناكوغدوشس|33894
US|4950898|Shrewsbury||33893
US|5739936|McMinnville|ميكمينفيل|33892
US|4190581|Dalton|دالتون|33853
US|4364537|Olney||33844
US|5223681|North Providence|نورث بروفيدانس|33835
US|8097131|Oak Hill||33811
US|4685737|Deer Park|دير بارك|33806
US|4996248|Holland|هولاند|33742
US|5140945|Throgs Neck||33683
US|4904056|Northbrook|نورث بروك|33663
US|5157588|Hilliard||33649
US|5815342|Wenatchee|وينتاتشي|33636
US|5062458|West Fargo|ويست فارغو|33597
US|5097773|Fair Lawn||33597
US|4203696|Kennesaw|كينيساو|33584
US|5128481|New City|نيو سيتي|33559
US|7259061|Suitland-Silver Hill||33515
US|4351383|Chillum||33513
US|5350159|Foster City|فوستير سيتي|33477
US|4511263|Fairborn|فيربورن|33452
US|5372223|Menlo Park|مينلو بارك|33449
US|4681462|Cibolo||33433
US|5365603|Lawndale|لاوندالي|33430
US|4200671|Hinesville|هاينزفيل|33398
US|4740328|Waxahachie||33384
US|7259034|St. Charles||33379
US|4917089|Woodridge||33370
US|4150115|Carrollwood||33365
US|4890925|Elk Grove Village|قرية إلك غروف|33238
US|4905599|Pekin|بيكين|33223
US|5530932|Socorro||33222
US|5116508|Elmont|إلمونت|33198
US|5322400|Adelanto|أديلانتو|33166
US|5783695|Tooele|تويلي|33157
US|4156931|Golden Glades||33145
US|4332628|Marrero||33141
US|5349803|Foothill Farms||33121
US|5421250|Englewood||33082
US|4683244|Copperas Cove|كوبيراس كوف|33081
US|5108111|Bath Beach||33080
US|5121650|Huntington Station||33029
US|5394136|Seaside|سيسيدي|33025
US|5071348|Kearney|كيارني|33021
US|4218165|Redan||33015
US|5261585|Manitowoc||33010
US|4920808|Goshen||32983
US|4157467|Greenacres City||32963
US|4191955|Douglasville|دوغلاسفيل|32897
US|7262349|Security-Widefield||32882
US|5814450|University Place|يونيفيرسيتي بليس|32842
US|5807540|Pullman|بولمان|32816
US|5554072|Juneau|جوني|32756
US|5202215|Mount Lebanon||32730
US|4829762|Alabaster|ألاباستير|32707
US|4690198|Farmers Branch|فارمرز برانش|32689
US|5378870|Oildale||32684
US|5364134|La Verne|لا فيرني|32681
US|4517698|Mason|مايسن|32662
US|4991735|Eastpointe|إيستبوينت|32657
US|5826027|Gillette|جيليت|32649
US|4927537|Valparaiso|فالبارايسو|32626
US|5778244|Midvale|ميدفال|32613
US|5164903|North Ridgeville|نورث ريدجفيل|32483
US|4778626|Petersburg|بيترسبرغ|32477
US|5427207|Ken Caryl||32438
US|4366476|Randallstown||32430
US|5176517|Westlake|ويست ليك|32428
US|4957280|Bangor|بانجور|32391
US|4151352|Clermont|كليرمونت|32390
US|5275020|Sun Prairie|صن برايري|32365
US|5861897|Fairbanks|فيربانكس|32325
US|4351977|College Park|كوليج بارك|32301
US|5781993|Springville|سبرينغفيل|32286
US|4944994|Natick|ناتيك|32276
US|5162097|Massillon|ماسيلون|32252
US|5814916|Walla Walla||32237
US|5016374|Andover|أندوفر|32213
US|4295251|Hopkinsville|هوبكينزفيل|32205
US|5830062|Laramie|لارامي|32158
US|5180199|Bethel Park||32118
US|4615145|Cookeville|كوكفل|32113
US|4948403|Randolph|راندولف|32112
US|4362743|Montgomery Village||32032
US|5164862|North Olmsted|نورث أولمستيد|32004
US|4161534|Land O' Lakes||31996
US|4954611|Watertown|وترتاون|31915
US|4835003|Glastonbury|غلاستونبوري|31876
US|5408431|Westmont||31853
US|5098343|Garfield||31802
US|5364306|Laguna Hills||31748
US|5278422|West Bend|ويست بيند|31695
US|5106453|Willingboro||31668
US|4903184|Mundelein|موندلين|31582
US|5112035|Centereach||31578
US|4643336|Mount Juliet||31540
US|4839222|Naugatuck|ناوغاتوك|31538
US|5312913|San Luis|سان لويس|31520
US|5110161|Brighton Beach||31462
US|4923531|Michigan City|ميشيغان سيتي|31459
US|4152772|Dania Beach|دانيا بيتش|31446
US|5598542|Lewiston Orchards||31422
US|4165637|Navarre||31378
US|4471641|Holly Springs|هولي سبرينغز|31377
US|4893392|Galesburg|غاليسبورغ|31273
US|5443948|Wheat Ridge|ويت ريدج|31192
US|4894861|Gurnee|غورني|31056
US|4588718|Myrtle Beach|ميرتل بيتش|31035
US|4817641|Parkersburg|باركرسبورغ|30991
US|4164186|Miami Lakes|ميامي ليكس|30972
US|5393485|Saratoga|ساراتوغا|30968
US|4154008|East Lake||30962
US|5326032|Banning|بانينغ|30945
US|5352963|Goleta|غوليتا|30944
US|4161461|Lakeside||30943
US|5100619|Long Branch||30941
US|5347287|Fair Oaks||30912
US|5800317|Lake Stevens|ليك ستيفنز|30886
US|5207490|Radnor||30878
US|5776008|Holladay|هولاداي|30864
US|5775782|Herriman|هيريمان|30835
US|8436572|South Kingstown|ساوث كينغستاون|30826
US|4154568|Estero||30799
US|5122432|Ithaca||30788
US|5129245|North Tonawanda|نورث توناواندا|30785
US|5019330|Brooklyn Center|بروكلين سنتر|30770
US|4365387|Pikesville||30764
US|4334971|New Iberia|نيو أيبيريا|30754
US|5454627|Alamogordo|ألاموغوردو|30753
US|4364946|Parkville||30734
US|4224413|Statesboro||30721
US|4815352|Morgantown|مورغانتاون|30708
US|5368518|Los Gatos|لوس غاتوس|30705
US|4478334|Matthews|ماثيوز|30678
US|5368335|Los Altos|لوس ألتوس|30671
US|5772959|Clearfield|كليرفيلد|30653
US|4364727|Owings Mills||30622
US|4569067|Aiken|أيكن|30604
US|5656882|Helena|هيلينا|30581
US|4375663|Ballwin|بالوين|30577
US|4883078|Algonquin|ألغانكوئين|30571
US|7257991|Bel Air North||30568
US|4839497|Newington|نيوينغون|30562
US|5393245|Santa Paula||30546
US|5347578|Fallbrook||30534
US|4354163|Eldersburg||30531
US|4828193|Sherwood||30517
US|5139287|Springfield Gardens||30515
US|4205196|Lawrenceville|لورينسفيل|30493
US|5776715|Kaysville|كايسفيل|30472
US|4920869|Granger||30465
US|5331920|Burlingame|بورلينغامي|30459
US|5604353|Post Falls|بوست فولز|30453
US|4395052|Liberty|ليبرتي|30450
US|5392508|San Pablo|سان بابلو|30407
US|5046063|Savage||30391
US|5132143|Poughkeepsie|بكبسي|30371
US|5164916|North Royalton|نورث رويالتون|30311
US|4887442|Chicago Heights|شيكاغو هايتس|30284
US|4636045|Lebanon|لبنان|30262
US|5406976|Walnut|والنوت|30237
US|5000500|Madison Heights|ماديسون هايتس|30198
US|4152890|DeLand|ديلاند|30195
US|5536630|Cedar City|سيدار سيتي|30184
US|5225627|West Warwick|ويست وارويك|30146
US|5122534|Jamestown|جيمز تاون|30075
US|4481682|New Bern|نيوبيرن|30070
US|4681976|Cleburne|كيلبورن|30020
US|4178560|Winter Park||29943
US|4350413|Carney||29941
US|4733313|Southlake|ساوثلايك|29941
US|5391760|San Carlos|سان كارلوس|29931
US|4231874|Woodstock||29898
US|7261759|East Hill-Meridian||29878
US|4903730|Niles|نايلز|29876
US|4330525|Laplace||29872
US|4177965|Westchester||29862
US|5325111|Atascadero|أتاساديرو|29819
US|4937829|Gloucester|غلوستر|29781
US|4302561|Nicholasville|نيشلسفيل|29754
US|4895876|Highland Park|هايلاند بارك|29743
US|4290988|Elizabethtown||29678
US|5146256|Austintown||29677
US|5345032|East Palo Alto|إاست بالو ألتو|29662
US|5435477|Pueblo West||29637
US|5132002|Port Chester|بورت تشيستير|29620
US|7261291|Fort Hood||29589
US|4204230|LaGrange||29588
US|4081644|Opelika|أوبيليكا|29527
US|5103055|Rahway||29508
US|4903862|North Chicago|نورث شيكاغو|29491
US|5126827|Middle Village||29491
US|4642938|Morristown|موريستاون|29478
US|5283837|Cheshire|تشيشاير|29443
US|5283054|Branford||29438
US|4405188|Raytown||29401
US|4156331|Fruit Cove||29362
US|5006233|Port Huron|بورت هورون|29330
US|4952762|Tewksbury||29326
US|5117891|Franklin Square|فرانكلين سكواري|29320
US|4646571|Oak Ridge|أوك ريدج|29302
US|5010646|Southgate|ساوثغيت|29293
US|4833425|East Haven|إيست هيفن|29257
US|4251841|Upper Alton||29251
US|8604682|Johnston|جونستون|29247
US|5325187|Atwater||29237
US|7258780|West Falls Church||29207
US|5219585|Williamsport|ويليامسبورت|29201
US|6941080|Fort Bragg||29183
US|4129397|Russellville|راسلفيل|29166
US|4696202|Harker Heights||29142
US|5105860|Voorhees||29131
US|4239714|Granite City|غرانيت سيتي|29054
US|4362438|Milford Mill||29042
US|4899184|Lake in the Hills||29024
US|4193699|Evans||29011
US|5117663|Fort Hamilton||28966
US|4155017|Ferry Pass||28921
US|5301067|Kingman|كينجمان|28912
US|5379609|Orcutt||28905
US|4945055|Needham||28886
US|4919451|Crown Point|كراون بوينت|28879
US|5517061|Big Spring|بيغ سبرينغ|28862
US|4935038|Dracut|دراكوت|28831
US|4926170|Schererville||28791
US|4987482|Burton|بيرتون|28788
US|5387494|Ridgecrest|ريدجكريست|28780
US|4845920|Windsor||28778
US|5520677|Eagle Pass|إيغل باس|28765
US|4928788|Agawam|أغاوام|28761
US|4740364|Weatherford|ويذرفورد|28742
US|4373104|West Elkridge||28734
US|4919857|East Chicago|إيست شيكاغو|28699
US|5530937|Socorro Mission Number 1 Colonia||28637
US|4945952|Norwood||28602
US|4945819|Northampton|نورثهامبتون|28540
US|4161313|Lake Magdalene||28509
US|4365227|Perry Hall||28474
US|4639848|Maryville|مرفيل|28464
US|4921476|Hobart|هوبارت|28404
US|5118005|Fresh Meadows||28397
US|4397962|Mehlville||28380
US|4580599|Greer|غرير|28365
US|5120095|Harrison|هارريسون|28348
US|5374361|Monterey|مونتيري|28338
US|5143866|West Islip||28335
US|5342710|Desert Hot Springs|ديسيرت هوت سبرينغس|28335
US|5844096|American Fork|أمريكان فورك|28326
US|4319435|Central||28295
US|5128654|Newburgh|نيوبورغ|28290
US|4187204|Chamblee|تشامبلي|28244
US|4503078|Millville||28230
US|4832272|North Andover||28222
US|5809805|SeaTac|سيتاك|28215
US|5116497|Elmira|إلميرا|28213
US|4224681|Stockbridge|ستوكبريدج|28202
US|4893811|Glen Ellyn|غلن إلين|28201
US|5201734|Monroeville||28176
US|5327550|Benicia|بنيسيا|28167
US|4760059|Fredericksburg|فريدريكسبيورغ|28118
US|5399629|Suisun||28111
US|5225857|Aberdeen|أبردين|28102
US|8643098|Cranberry Township||28098
US|5155499|Garfield Heights|غارفيلد هايتس|28097
US|4911863|South Chicago||28095
US|4461941|Cornelius||28092
US|5039978|Oakdale|أوكدل|28080
US|4904286|Oak Forest|أوك فورست|28074
US|4467657|Garner|غارنر|28053
US|4557606|Drexel Hill||28043
US|5142296|Vestal||28043
US|5223672|North Kingstown|نورث كينغستاون|28042
US|4101114|Bella Vista|بيلا فيستا|27999
US|4943677|Melrose||27997
US|4954738|Wellesley||27982
US|5515345|Winchester|وينشستر|27978
US|4341727|Slidell|سليدل|27942
US|5141963|University Heights||27935
US|4955089|West Springfield|ويست سبرينغفيلد|27912
US|5445298|Dodge City|دودج سيتي|27912
US|4125388|Paragould|باراغولد|27900
US|5371261|Maywood||27888
US|4727756|Seguin|سيغوين|27864
US|5138022|Shirley||27854
US|5100572|Livingston||27853
US|4908237|Round Lake Beach||27852
US|4292188|Frankfort|فرانكفورت|27830
US|4787534|Sterling||27822
US|5422191|Fountain|فاونتن|27767
US|5136334|Saratoga Springs|ساراتوغا سبرينغس|27765
US|4393739|Kirkwood||27750
US|5293183|Drexel Heights||27749
US|5027482|Fridley|فريدلي|27713
US|4982720|West Scarborough||27706
US|5133279|Queensbury||27703
US|5605242|Rexburg||27663
US|5171728|Shaker Heights|شاكير هايتس|27646
US|5851030|Mililani Town||27629
US|5095611|Bergenfield||27621
US|4866371|Marshalltown|مارشالتاون|27620
US|4227213|Tucker||27581
US|5102076|Nutley||27572
US|4704628|Lake Jackson|لايك جاكسون|27533
US|5206606|Plum||27505
US|4915963|West Chicago|ويست شيكاغو|27447
US|4984016|Allen Park|ألين بارك|27425
US|4916732|Wilmette|ويلميت|27413
US|5359054|Imperial Beach|إمبيريال بيتش|27408
US|5118626|Glen Cove|غلين كوف|27400
US|4397340|Maryland Heights||27389
US|4866445|Mason City|ماسون سيتي|27366
US|4352539|Crofton||27348
US|5774215|Eagle Mountain||27332
US|5113302|College Point||27307
US|5124497|Lindenhurst||27277
US|5811581|Spanaway||27227
US|5327455|Belmont|بيلمونت|27218
US|5121666|Hunts Point||27204
US|5120987|Holbrook||27195
US|4839416|New London||27179
US|5381438|Paso Robles|باسو روبليس|27157
US|5757506|Tualatin|توالاتين|27154
US|4155594|Fleming Island||27126
US|5053156|Winona|وينونا|27094
US|4494942|Thomasville|توماسفيل|27061
US|4150190|Casselberry|كاسيلبيري|27056
US|5563397|Eureka|إوريكا|27017
US|4237579|East Saint Louis||27006
US|5445439|Garden City|غاردن سيتي|27005
US|4232679|Alton|ألتون|27003
US|4176217|University Park||26995
US|5692947|Williston|ويليستون|26977
US|5102387|Paramus||26974
US|5178800|Back Mountain||26973
US|5106279|West Milford||26968
US|4296218|Jeffersontown||26946
US|4430400|Horn Lake||26915
US|4952206|Stoughton||26915
US|5188140|Easton||26915
US|4338012|Prairieville||26895
US|5115107|Dix Hills||26892
US|4387990|Gladstone|غلادستون|26861
US|4152574|Cutler Ridge||26831
US|5177358|Wooster||26749
US|4048023|Bessemer|بسمر|26730
US|5089478|Merrimack|ميريماك|26726
US|5365893|Lemon Grove|ليمون غروفي|26709
US|4898182|Kankakee|كانكاكي|26676
US|4845612|Wethersfield||26668
US|4901663|McHenry|ماكهنري|26657
US|4950267|Saugus||26628
US|5274644|Stevens Point||26604
US|5760009|West Linn|ويست لين|26593
US|5275191|Superior|سوبريور|26579
US|5777793|Magna||26505
US|4884192|Batavia||26495
US|4934500|Danvers|دانفرز|26493
US|5047234|Shoreview|شورفيو|26477
US|5138539|Smithtown|سميثتاون|26470
US|4440559|Pearl|بيارل|26462
US|4838204|Mansfield City||26439
US|7258271|Mercerville-Hamilton Square||26419
US|5804953|North Creek||26410
US|4235193|Carbondale||26399
US|4845585|Westport||26391
US|5162512|Medina|مدينا|26339
US|5108169|Bay Shore|باي شوري|26337
US|5847411|Kahului||26337
US|4161797|Leisure City||26324
US|4914738|Vernon Hills||26314
US|4267336|Zionsville||26296
US|5377199|Norco|نوركو|26289
US|5550368|Wasco|واسكو|26279
US|5295143|Fortuna Foothills||26265
US|5146491|Barberton|باربرتون|26234
US|4703384|Kingsville|كينغزفيل|26225
US|4493316|Statesville||26221
US|5131638|Plainview|بلينفيو|26217
US|4360369|Laurel|لوريل|26215
US|5397717|South Pasadena||26151
US|5121407|Howard Beach||26148
US|7259780|Four Corners||26116
US|4369978|South Laurel||26112
US|4453035|Asheboro|آشبورو|26103
US|4149269|Buenaventura Lakes||26079
US|5404198|Twentynine Palms|توينتينين بالمس|26025
US|4896691|Huntley||26005
US|4528810|Xenia|زينيا|25976
US|4366647|Reisterstown||25968
US|5156371|Green|غرين|25898
US|5330567|Brawley|براولي|25897
US|4556165|Yukon|يوكون|25892
US|5042561|Ramsey|رامسي|25828
US|4370616|Suitland||25825
US|5134395|Rosedale||25812
US|4903535|New Lenox|نيو لنوكس|25800
US|5264223|Neenah|نيناه|25792
US|4670592|Alvin|ألفين|25791
US|4160812|Key West|كي ويست|25755
US|4174969|Temple Terrace|تمبل تراس|25731
US|5040647|Owatonna|أواتونا|25725
US|4067927|Homewood||25708
US|5312544|Sahuarita|ساهوريتا|25707
US|5802340|Maple Valley|مابل فالي|25686
US|4389967|Hazelwood||25661
US|5365918|Lemoore||25647
US|4479759|Mint Hill||25627
US|5103269|Ridgewood||25621
US|4103957|Cabot|كابوت|25587
US|5386984|Reedley|ريدلي|25569
US|4354087|Edgewood||25562
US|4163918|Meadow Woods||25558
US|4979244|South Portland|ساوث بورتلاند|25556
US|7262518|West Whittier-Los Nietos||25540
US|4528923|Zanesville|زانيسفيل|25498
US|4682478|Colleyville|كوليفيل|25487
US|5130045|Ossining||25441
US|4901868|Melrose Park|ملروز بارك|25379
US|4447161|Starkville|ستاركفيل|25366
US|4360954|Lochearn||25333
US|5020881|Chanhassen|تشانهاسين|25332
US|5356451|Hercules|هيركوليس|25314
US|5351428|Galt|غالت|25303
US|5042373|Prior Lake|بريور ليك|25282
US|4388460|Grandview||25256
US|4956335|Yarmouth||25243
US|5170691|Sandusky|ساندوسكي|25212
US|4672059|Balch Springs||25210
US|5052658|White Bear Lake|وايت بير ليك|25205
US|5020938|Chaska|تشسكا|25199
US|4895298|Harvey|هارفي|25194
US|4362344|Middle River||25191
US|4529469|Ardmore|أدمور|25176
US|4900292|Lockport|لوكبورت|25175
US|5761708|Woodburn||25173
US|5015599|Wyandotte|وايندوت|25156
US|4586523|Mauldin|مولدين|25135
US|4884453|Belvidere|بيلفيدير|25132
US|5601538|Moscow|موسكو|25060
US|4135865|West Memphis||25052
US|5803139|Mercer Island|ميرسير آيلاند|25042
US|4500942|Bridgeton||25031
US|5397018|Soledad|سوليداد|25003
US|4255056|Brownsburg||24996
US|7259480|Saginaw Township North||24994
US|4237717|Edwardsville|إدوردسفيل|24992
US|5392868|Sanger|سانجر|24950
US|5391945|San Fernando|سان فيرناندو|24931
US|4170358|Rockledge|روكليدج|24926
US|5069802|Hastings|هاستينغس|24924
US|4751421|Cave Spring||24922
US|5404122|North Tustin||24917
US|5115699|East Amherst||24914
US|4058219|Daphne|ديفني|24896
US|5219287|Whitehall Township||24896
US|4048662|Paducah|بادوكا|24864
US|5096686|Cliffside Park||24857
US|4891051|Elmwood Park||24840
US|7176039|Vineyard||24836
US|5193011|Hazleton|هازلتون|24825
US|5339663|Coronado|كورونادو|24812
US|5120824|Hillside||24808
US|5861187|Eagle River||24793
US|5781794|South Salt Lake||24788
US|4717560|Paris|باريس|24782
US|4080555|Northport|نورث بورت|24772
US|5141927|Uniondale|يونيوندايل|24759
US|4548267|Ponca City|بونكا سيتي|24758
US|5264049|Muskego|موسكيغو|24755
US|4236191|Collinsville|كلينسفيل|24754
US|4785576|Short Pump||24729
US|4934664|Dedham|ديدام|24729
US|5250201|De Pere|دي بير|24724
US|5247415|Caledonia||24684
US|4832554|Inkster|إنكستر|24672
US|4504618|Vincentown||24664
US|4530801|Bixby|بيكسبي|24657
US|4271086|Emporia|إمبوريا|24649
US|4857486|Fort Dodge|فورت دودج|24649
US|5013924|Walker||24647
US|4870380|Ottumwa|أوتوموا|24624
US|4273680|Junction City|جنكشن سيتي|24621
US|5394086|Seal Beach|سيل بيتش|24619
US|4174855|Tarpon Springs|تاربون سبرينغز|24605
US|4763793|Herndon|هيرندون|24568
US|4724564|Sachse|ساتشس|24554
US|5316205|Sun City West||24535
US|4740214|Watauga||24525
US|4726290|San Benito|سان بنيتو|24496
US|5727190|Forest Grove|فورست غروف|24457
US|4167634|Palmetto Bay|بالميتو باي|24439
US|4787440|Staunton|ستونتون|24416
US|5394329|Selma|سيلما|24414
US|4843353|South Windsor||24412
US|4363990|North Potomac||24410
US|4896336|Homer Glen||24395
US|4151921|Coral Terrace||24376
US|4443296|Ridgeland|ريدجلاند|24351
US|4368918|Scaggsville||24333
US|5341051|Cudahy|كوداهي|24311
US|4165913|New Smyrna Beach|نيو سميرنا بيتش|24298
US|5104844|South Plainfield||24290
US|5417657|Columbine||24280
US|4356847|Greenbelt|غرينبيلت|24272
US|4786667|South Riding||24256
US|4151157|Citrus Park||24252
US|4148399|Boca Del Mar||24244
US|5223593|Newport|نيوبورت|24232
US|5004005|Norton Shores|نورتون شورز|24208
US|5326305|Barstow Heights||24202
US|5134203|Rockville Centre|روكفيل سينتر|24201
US|4130430|Searcy|سيرسي|24196
US|5697939|North Platte|نورث بلات|24194
US|4908052|Rolling Meadows|رولينج ميدوز|24190
US|5096316|Carteret||24170
US|4159553|Immokalee||24154
US|5387844|Riverbank|ريفيربانك|24122
US|4917358|Zion|زيون|24117
US|4526576|Trotwood||24096
US|4839704|North Haven|نورث هيفن|24093
US|7262622|Summerlin South||24085
US|5100776|Mahwah||24062
US|5367696|Loma Linda|لوما ليندا|24045
US|5130831|Peekskill|بيكسكيل|24043
US|4160822|Keystone||24039
US|5107760|Baldwin|بالدوين|24033
US|4758023|Fairfax|فيرفاكس|24013
US|4172372|Sebastian||24007
US|4996306|Holt||23973
US|4868404|Muscatine||23968
US|5025471|Elk River|إلك ريفر|23963
US|5836898|Rock Springs||23962
US|4156920|Golden Gate||23961
US|4683462|Corsicana|كورسيكانا|23952
US|4158482|Hialeah Gardens|هياليه غاردنز|23926
US|5014208|Waverly||23925
US|4358701|Hunt Valley||23915
US|4467485|Fuquay-Varina|فاكواي فارينا|23907
US|5295177|Fountain Hills||23899
US|5141930|Unionport||23895
US|5020859|Champlin|تشامبلين|23894
US|4979245|South Portland Gardens||23893
US|4508204|Centerville|سنترفيل|23882
US|5816320|Bainbridge Island|بينبريج آيلاند|23840
US|4480285|Morrisville||23820
US|4709272|Marshall|مارشال|23820
US|4474221|Kernersville|كيرنيرسفيل|23811
US|5688789|Dickinson|ديكينسون|23765
US|5102162|Old Bridge||23753
US|4355355|Fort Washington||23717
US|5343171|Dinuba|دينوبا|23702
US|5326297|Barstow|بارستاو|23692
US|4354573|Fairland||23681
US|5226534|Brookings|بروكينغز|23657
US|4885186|Blue Island|بلو أيلاند|23652
US|5026291|Faribault|فيرباولت|23650
US|4745272|Baileys Crossroads||23643
US|5591778|Eagle|إيغيل|23612
US|4166066|Norland||23604
US|5104473|Scotch Plains||23584
US|5155858|Glenville||23559
US|5345623|El Cerrito|إل سيرريتو|23549
US|4270356|Derby|ديربي|23509
US|5795906|Graham||23491
US|4358864|Ilchester||23476
US|4146901|Bayonet Point||23467
US|4900579|Loves Park|لوفز بارك|23455
US|5146286|Avon Lake|آفون ليك|23453
US|5392281|San Lorenzo||23452
US|4902763|Morton Grove|مورتون غروف|23448
US|5123477|Kingston|كينغستون|23436
US|4208442|McDonough|ماكدونو|23417
US|5007531|Romulus|رومولوس|23417
US|5043779|Rosemount|روسيماونت|23413
US|5364275|Laguna Beach|لاغونا بيتش|23365
US|4147290|Bellview||23355
US|4343327|Terrytown||23319
US|4152311|Crestview|كريستفيو|23270
US|5088262|Keene|كين|23265
US|5468773|Gallup|غالوب|23240
US|5104835|South Old Bridge||23233
US|4535389|Duncan|دنكان|23231
US|4198322|Griffin|غريفين|23211
US|4890009|Dolton||23197
US|4413872|Webster Groves|ويبستر غروفز|23177
US|4685892|Denison|دنيسون|23150
US|5115835|East Elmhurst||23150
US|4703078|Kerrville|كيرفيل|23136
US|4216948|Pooler||23133
US|5262649|Mequon|ميكيون|23132
US|4449620|Vicksburg|فيكسبيرغ|23131
US|4178775|Wright||23127
US|5127550|Morrisania||23127
US|4167536|Palm City||23120
US|4943888|Middleborough||23116
US|4347426|Arnold||23106
US|5359864|Isla Vista||23096
US|7260233|Vero Beach South||23092
US|4134716|Van Buren|ون بورن|23081
US|4890549|East Peoria|إيست بيوريا|23080
US|4360287|Landover||23078
US|4845898|Windham||23072
US|4160023|Jacksonville Beach|جاكسونفيل بيتش|23064
US|5332593|Calabasas||23058
US|5172387|Solon|سولون|23043
US|4751935|Chantilly||23039
US|7260019|Candler-McAfee||23025
US|4908173|Roselle||22994
US|5113683|Copiague||22993
US|4924014|Munster||22984
US|5364199|Ladera Ranch||22980
US|4900080|Lisle|ليسل|22964
US|7262110|Picnic Point-North Lynnwood||22953
US|4154031|East Naples||22951
US|5023571|Crystal|كريستال|22943
US|4682127|Cloverleaf||22942
US|8605041|Dixiana||22940
US|4900801|Machesney Park||22927
US|5116083|East Tremont||22886
US|4082569|Pelham|بلهام|22885
US|5141342|Tremont||22870
US|4769608|Lincolnia||22855
US|5123533|Kiryas Joel|كيرياس جويل|22851
US|5405326|Valinda||22822
US|4157827|Haines City||22807
US|5373129|Millbrae|ميلبراي|22795
US|5742726|Newberg|نيوبيرغ|22780
US|4175091|The Crossings||22758
US|4311963|Valley Station||22756
US|5365937|Lennox||22753
US|7259705|East Lake-Orient Park||22753
US|5761287|Wilsonville|ويلسونفيل|22729
US|4699626|Hutto||22722
US|4148207|Bloomingdale||22711
US|5533366|West Odessa||22707
US|7261476|Inglewood-Finn Hill||22707
US|5805441|Oak Harbor|أوك هاربور|22693
US|5855070|'Ewa Gentry||22690
US|5388873|Rosemont||22681
US|4984565|Auburn Hills|أوبورن هيلز|22672
US|5207069|Pottstown||22664
US|5408191|West Puente Valley||22636
US|5161803|Maple Heights|ميبل هايتس|22631
US|5176937|Willoughby||22631
US|4673482|Benbrook|بنبروك|22629
US|5097017|Cranford||22627
US|5146277|Avon|أفون|22544
US|4589368|North Augusta|نورث أوغوستا|22522
US|4835512|Guilford|غويلفورد|22498
US|5790971|Cottage Lake||22494
US|5339539|Corcoran|كوركوران|22477
US|5116004|East Patchogue||22469
US|5158164|Hudson|هدسن|22437
US|5384339|Port Hueneme|بورت هوينيمي|22423
US|4158865|Holiday||22403
US|4305504|Radcliff|رادكليف|22387
US|4764826|Hopewell|هوبويل|22378
US|5203127|New Castle|نيو كاسل|22375
US|4911893|South Elgin||22365
US|4084888|Prichard|بريتشارد|22351
US|5039080|New Brighton|نيو برايتون|22351
US|4830198|Anniston|أننيستون|22347
US|4339348|Ruston|روستون|22340
US|4711156|Midlothian|ميدلوذيان|22318
US|4440076|Oxford|أكسفورد|22314
US|4889447|Darien|دارين|22256
US|4176380|Venice||22211
US|4942744|Ludlow|لودلو|22201
US|4173392|South Bradenton||22178
US|5101938|North Plainfield||22140
US|4179074|Acworth||22131
US|4440397|Pascagoula|باسكاغولا|22126
US|4174383|Sunny Isles Beach|صني آيلز بيتش|22123
US|5749352|Roseburg|روزبيرغ|22114
US|5126630|Merrick||22097
US|5104755|Somerset||22083
US|5803990|Moses Lake|موسيس ليك|22082
US|7259823|Greater Northdale||22079
US|8479411|Northdale||22079
US|5105127|Summit||22074
US|5145607|Alliance|ألايانس|22055
US|4922459|LaPorte||22053
US|5660340|Kalispell|كاليسبيل|22052
US|4911934|South Holland|ساوث هولاند|22043
US|5799587|Kenmore|كينمور|22030
US|4534934|Del City|ديل سيتي|22022
US|5085374|Derry|ديري|22015
US|4995197|Hamtramck|هامتراميك|22002
US|5119211|Great Kills||22000
US|4177671|Wekiwa Springs||21998
US|5344147|Duarte|دوارتي|21990
US|4683021|Converse|كونفيرس|21987
US|4914830|Villa Park|فيلا بارك|21969
US|4905337|Park Forest|بارك فورست|21954
US|4752665|Christiansburg|كريستيانسبورغ|21943
US|5373492|Jurupa Valley|ميرا لوما|21930
US|5325011|Ashland||21925
US|4177960|West and East Lealman||21924
US|4621846|Farragut|فاراغوت|21919
US|4277718|Prairie Village|بريري فيليج|21877
US|5224949|Smithfield|سميثفيلد|21872
US|5175496|Wadsworth|وادزورث|21860
US|5788822|Camas|كاماس|21846
US|4156042|Fort Walton Beach|فورت والتون بيتش|21817
US|4893591|Geneva|جنيف|21806
US|4148803|Brent||21804
US|5172485|South Euclid|ساوث إوكليد|21794
US|4676920|Brushy Creek||21764
US|4177779|Westchase||21747
US|4225039|Sugar Hill||21747
US|4828890|Chillicothe||21727
US|5397664|South Lake Tahoe||21706
US|5551498|Anthem||21700
US|5407908|West Carson||21699
US|5126183|Massapequa|ماسابيكوا|21685
US|4477525|Lumberton|لومبيرتون|21667
US|4598353|Taylors||21617
US|5411079|Yucca Valley|يوككا فالي|21600
US|4955219|Westford||21587
US|4154205|Edgewater||21566
US|5178165|Allison Park||21552
US|5326561|Bay Point||21534
US|4408000|Sedalia|سيداليا|21516
US|4165565|Naples|نيبلز|21512
US|5381515|Patterson|باتيرسون|21498
US|4792522|Waynesboro|واينيسبورو|21491
US|4829791|Albertville|ألبيرتفيل|21462
US|4952121|Stoneham||21437
US|5095409|Basking Ridge||21424
US|5166516|Perrysburg|بيريسبورغ|21423
US|5735238|Klamath Falls|كلاماث فالز|21399
US|5296802|Green Valley||21391
US|5690366|Mandan|ماندان|21382
US|5004359|Okemos||21369
US|4890536|East Moline|إيست مولين|21350
US|4177908|West Pensacola||21339
US|4474436|Kinston|كينستون|21337
US|4657077|Shelbyville|شيلبيفيل|21317
US|5000947|Marquette|ماركيت|21297
US|8347326|Fairfield Heights||21285
US|4958141|Biddeford|بيدفورد|21282
US|5028163|Golden Valley|غولدن فالي|21270
US|4678901|Canyon Lake||21262
US|5273812|South Milwaukee||21233
US|5370493|Marina|مارينا|21229
US|5804306|Mukilteo|موكيلتو|21226
US|5386053|Rancho San Diego||21208
US|4459343|Carrboro|كاربورو|21156
US|4889107|Crest Hill||21153
US|4593724|Saint Andrews||21151
US|4272782|Hays|هايز|21092
US|4386387|Ferguson|فيرغسون|21059
US|5124078|Laurelton||21053
US|5034767|Lino Lakes|لينو ليكس|21050
US|5815539|West Lake Stevens||21047
US|5039094|New Hope|نيو هوب|21032
US|7260548|Palm River-Clair Mel||21024
US|4094212|Trussville|تروسفيل|21023
US|5145034|Woodrow||21005
US|4683317|Corinth||20998
US|5804191|Mountlake Terrace|مونتليك تيراس|20989
US|4400648|Nixa||20984
US|4620131|East Ridge||20979
US|4894465|Grayslake||20915
US|5322553|Agoura Hills||20915
US|4928703|Acton|أكتون|20897
US|7176035|Silver Firs||20891
US|5120228|Hauppauge||20882
US|5849297|Kīhei||20881
US|5397376|South El Monte||20878
US|5324903|Arvin|أرفين|20876
US|4271935|Gardner|غاردنر|20868
US|5365425|Lathrop|لاثروب|20866
US|5172078|Sidney|سيدني|20858
US|4174600|Sweetwater|سويتواتر|20840
US|5740900|Milwaukie|ميلواوكي|20830
US|5774301|East Millcreek||20816
US|5166819|Piqua|بيكوا|20790
US|5367767|Lomita|لوميتا|20785
US|4351887|Cockeysville||20776
US|4577263|Easley|إيسلي|20765
US|5128566|New Springville||20756
US|4503646|Pleasantville||20755
US|5445820|Liberal|ليبرال|20746
US|5102369|Palisades Park||20743
US|4539615|Jenks|جنكس|20740
US|4595864|Simpsonville|سيمبسونفيل|20736
US|5124045|Latham||20736
US|5267403|Pleasant Prairie|بيلستانت برايري|20726
US|4078646|Mountain Brook||20691
US|4557109|Chambersburg||20691
US|4983811|Adrian|أدريان|20691
US|4177872|West Melbourne|ويست ملبورن|20679
US|5134453|Rotterdam||20652
US|5713759|Bethany||20646
US|4161424|Lake Worth Corridor||20635
US|5410129|Winter Gardens||20631
US|4599937|Wade Hampton||20622
US|4713507|Murphy||20610
US|4852640|Coralville|كورالفيل|20608
US|4154489|Ensley||20602
US|4550881|Sapulpa|سابولبا|20579
US|5323694|American Canyon|أميريكان كانيون|20554
US|5397777|South San Jose Hills||20551
US|4673425|Belton|بيلتون|20547
US|5322551|Agoura||20537
US|4500688|Bayville||20512
US|4347371|Arbutus||20483
US|4899739|Libertyville||20436
US|5353530|Granite Bay||20402
US|5039675|Northfield|نورثفيلد|20380
US|5168491|Rocky River|روكي ريفير|20376
US|4405180|Raymore||20374
US|4470244|Havelock|هافلوك|20364
US|5423294|Golden|غولدن|20330
US|4186531|Cartersville|كارترزفيل|20319
US|7315237|Oakleaf Plantation||20315
US|4374513|Affton|أفتون|20307
US|5385793|Ramona||20292
US|5111141|Cambria Heights||20287
US|5703670|Elko|إلكو|20279
US|5121026|Hollis||20269
US|5306611|Nogales|نوغاليس|20252
US|5166184|Parma Heights|بارما هايتس|20246
US|5363859|La Cañada Flintridge|لا كانيادا فلينتريدج|20246
US|4543352|Mustang||20226
US|4782864|Rose Hill||20226
US|5115989|East Northport||20217
US|5352350|Glen Avon||20199
US|4342816|Sulphur|سولفور|20189
US|4838887|Montville Center||20180
US|4992635|Ferndale|فيرندال|20177
US|5048033|South Saint Paul||20160
US|4163049|Lynn Haven|لاين هافن|20156
US|5123840|Lake Ronkonkoma||20155
US|6332745|Millburn||20149
US|5202765|Murrysville||20134
US|4734350|Stephenville|ستيفنفيل|20120
US|5165734|Oregon|أوريغون|20102
US|7315412|Eastmont||20101
US|4151460|Coconut Grove||20076
US|5218802|West Mifflin||20075
US|5803457|Mill Creek|ميل كريك|20043
US|4167424|Pace||20039
US|4518188|Miamisburg|مياميسبيرغ|20034
US|4167601|Palm Valley||20019
US|4406282|Rolla|رولا|20019
US|5814043|Tukwila|توكويلا|20018
US|4152926|DeBary|ديباري|19998
US|5100706|Lyndhurst||19996
US|4899170|Lake Zurich||19993
US|4103448|Bryant||19986
US|4154606|Eustis|يوستيس|19986
US|4738574|Universal City||19986
US|4302504|Newburg||19967
US|5195561|Johnstown|جونستاون|19966
US|4596208|Socastee||19952
US|5015688|Ypsilanti|يبسيلانتي|19945
US|5128904|North Bellmore||19941
US|5196220|King of Prussia||19936
US|5730675|Hayesville||19936
US|11811570|Cortlandt Manor||19929
US|4413595|Warrensburg|وارنسبورغ|19927
US|4902475|Mokena||19923
US|5126013|Mariners Harbor||19905
US|5787776|Bonney Lake||19903
US|4161705|Lealman||19879
US|5356521|Hermosa Beach|هيرموسا بيتش|19860
US|5137600|Selden||19851
US|4461015|Clemmons||19844
US|4562144|West Chester||19842
US|4891431|Evergreen Park|إفرغرين بارك|19841
US|4843362|Southbury||19836
US|4943097|Marblehead|ماربلهيد|19808
US|4945911|Norton|نورتون|19808
US|5131692|Plattsburgh|بلاتسبورغ|19806
US|5779068|North Salt Lake|نورث سولت ليك|19796
US|4550659|Sand Springs||19783
US|5166009|Painesville|باينسفيل|19776
US|4521209|Pickerington|بيكيرينغتون|19745
US|4839319|New Canaan|نيو كانان|19738
US|4223413|Snellville|سنيلفيل|19733
US|5104882|Sparta||19722
US|5021828|Columbia Heights|كولومبيا هايتس|19715
US|5121163|Holtsville||19714
US|5809333|Salmon Creek||19686
US|7261553|La Crescenta-Montrose||19653
US|4409591|Spanish Lake||19650
US|5052916|Willmar|ويلمر|19638
US|4790534|Tysons Corner||19627
US|5027117|Forest Lake|فورست ليك|19618
US|5125523|Lynbrook|لينبروك|19558
US|5805815|Orchards||19556
US|5779548|Payson|بايسون|19548
US|5052467|West Saint Paul||19540
US|4299670|Madisonville|ماديسونفيل|19539
US|4159896|Ives Estates||19525
US|5074792|Papillion|بابيليون|19510
US|5879898|Badger||19482
US|4264617|Seymour|سيمور|19478
US|4360201|Lake Shore||19477
US|5200499|McKeesport|ماكيسبورت|19453
US|4168590|Pinecrest|باينكريست|19452
US|5280822|Weirton Heights||19450
US|5807212|Port Angeles|بورت أنجلوس|19448
US|5796984|Hazel Dell||19435
US|4670866|Angleton|انغلتون|19429
US|5504003|Fernley|فيرنلي|19418
US|4670234|Alice|اليس|19408
US|5786485|Battle Ground|باتيل غراوند|19407
US|5343303|Dixon|ديكسون|19390
US|4195701|Forest Park|فورست بارك|19383
US|5125738|Mamaroneck|مامارونيك|19375
US|4141363|Bear||19371
US|4315768|Bayou Cane||19355
US|4883207|Alsip|إلسيب|19346
US|4163033|Lutz||19344
US|4356783|Green Haven||19326
US|4884434|Bellwood||19308
US|4460943|Clayton|كلايتون|19304
US|5221341|Central Falls|سنترال فولز|19303
US|5513307|Sun Valley||19299
US|5523369|Horizon City||19288
US|5379678|Orinda|أوريندا|19279
US|5383187|Pinole|بينولي|19269
US|5106529|Woodbridge||19265
US|4174317|Sun City Center||19258
US|5711149|Altamont||19257
US|5257029|Howard||19250
US|4670074|Alamo||19246
US|5148273|Broadview Heights|برودفيو هايتس|19229
US|5216895|Upper Saint Clair||19229
US|4995514|Haslett||19220
US|4501931|Glassboro||19216
US|4529292|Altus|ألتوس|19214
US|5329649|Blythe|بلايث|19208
US|5810490|Silverdale||19204
US|4901445|Matteson||19195
US|5814095|Tumwater|تومواتير|19190
US|7315274|Old Jamestown||19184
US|5280814|Weirton|ويرتون|19175
US|4528259|White Oak||19167
US|5183234|Carlisle||19143
US|5127134|Mineola|مينيولا|19139
US|4663494|Tullahoma|تولاهوما|19128
US|4402245|Ozark|أوزارك|19120
US|5104504|Secaucus||19104
US|5794097|Fairwood||19102
US|4350288|Camp Springs||19096
US|5134316|Ronkonkoma|رونكونكوما|19082
US|4977222|Saco|ساكو|19078
US|4502901|Maple Shade||19077
US|5115962|East Massapequa||19069
US|4929023|Amherst Center||19065
US|5431710|Montrose|مونتروز|19062
US|4676798|Brownwood||19031
US|4951594|Southbridge|ساوثبريدج|19030
US|4889668|Deerfield|ديرفيلد|19019
US|5334799|Castaic||19015
US|4689311|Ennis|اينيس|19007
US|5793639|Ellensburg|إلينسبورغ|19001
US|4533580|Claremore|كلارمور|18997
US|4880981|Waukee|واوكي|18990
US|4160100|Jasmine Estates||18989
US|5126555|Melville||18985
US|5123344|Kew Gardens||18983
US|5262838|Middleton|ميدلتون|18979
US|4146723|Bartow|بارتو|18972
US|5173572|Sylvania|سيلفانيا|18965
US|5311433|Rio Rico||18962
US|4212995|North Druid Hills||18947
US|5128898|North Bay Shore||18944
US|4209448|Milledgeville||18931
US|5113790|Cortland|كورتلاند|18907
US|5147097|Berea|بيريا|18874
US|5174550|Twinsburg|توينسبورغ|18872
US|5143198|Wantagh||18871
US|5143832|West Hempstead||18862
US|5281551|Ansonia|أنسونيا|18854
US|5162188|Mayfield Heights|مايفيلد هايتس|18840
US|5140402|Syosset||18829
US|5148326|Brook Park|بروك بارك|18809
US|7262428|Union Hill-Novelty Hill||18805
US|4291255|Erlanger|إيرلانغر|18797
US|5134449|Rossville||18792
US|5241248|South Burlington|ساوث برلنغتون|18791
US|7261029|Casa de Oro-Mount Helix||18762
US|4360314|Langley Park||18755
US|5771960|Brigham City|بريغهام سيتي|18752
US|4805404|Fairmont|فيرمونت|18733
US|4061234|Fairhope|فيرهوب|18730
US|7258671|Greater Upper Marlboro||18720
US|5795011|Frederickson||18719
US|5099738|Iselin||18695
US|4225309|Suwanee|سواني|18694
US|4528291|Whitehall|وايت هول|18694
US|5103580|Rutherford||18690
US|5122413|Islip|إسليب|18689
US|5261969|Marshfield|مارشفيلد|18620
US|4770714|Lorton||18610
US|4427569|Gautier|غوتير|18570
US|4885342|Bourbonnais||18569
US|4894061|Goodings Grove||18569
US|4900817|Macomb|ماكوم|18547
US|5102796|Point Pleasant||18523
US|4673353|Bellaire|بيلاير|18518
US|4535783|El Reno|إلرينو|18516
US|5336667|Chowchilla||18510
US|5371858|Mead Valley||18510
US|4358821|Hyattsville|هايتسفيل|18501
US|5730183|Happy Valley|هابي فالي|18493
US|5265702|Onalaska||18468
US|4908236|Round Lake||18461
US|4734005|Stafford|ستافورد|18459
US|4917298|Yorkville|يوركفيل|18451
US|5779036|North Ogden|نورث أوغدن|18446
US|4884509|Bensenville|بنسنفيل|18440
US|4691833|Forney||18418
US|5127315|Monsey||18412
US|4291620|Fern Creek||18409
US|4341378|Shenandoah||18399
US|4109785|El Dorado|الدورادو|18386
US|5146089|Ashtabula|أشتابولا|18371
US|4334720|Natchitoches|نتشتوشس|18365
US|4905006|Ottawa|أوتاوا|18342
US|5394842|Shafter|شافتير|18336
US|4929004|Amesbury|أميسبوري|18313
US|4893070|Franklin Park|فرانكلين بارك|18312
US|8480062|Meadowbrook||18312
US|4542367|McAlester|ماكالستر|18310
US|4169455|Punta Gorda Isles||18306
US|4717232|Palestine|فلسطين|18288
US|5438567|Sherrelwood||18287
US|4382837|Creve Coeur|كريف كوير|18276
US|4347839|Ballenger Creek||18274
US|4681485|Cinco Ranch||18274
US|4946620|Palmer|بالمير|18261
US|4147241|Belle Glade|بل غليد|18251
US|7262761|Makakilo||18248
US|4759968|Franconia||18245
US|5152833|Eastlake|ايست ليك|18232
US|5333282|Cameron Park||18228
US|5173048|Steubenville|ستوبنفيل|18219
US|4525304|Springboro|سبرينغبورو|18213
US|7257422|Wallingford Center||18209
US|7258832|Lanham-Seabrook||18190
US|8062667|Clark-Fulton||18185
US|5527953|Pampa||18177
US|4155726|Florida Ridge||18164
US|5794559|Five Corners||18159
US|4456703|Boone|بون|18156
US|4172434|Seminole|سيمينول|18153
US|4169452|Punta Gorda|بونتا غوردا|18150
US|5388735|Rosamond||18150
US|4152564|Cutler||18117
US|4244099|Mattoon|ماتون|18113
US|5324802|Arroyo Grande||18108
US|5386015|Rancho Mirage|رانتشو ميراج|18083
US|5198034|Limerick||18074
US|4845871|Wilton||18062
US|4166805|Ojus||18036
US|5393128|Santa Fe Springs|سانتا ف سبرينغس|18026
US|4266307|Vincennes|فينسينس|18012
US|5107152|Amsterdam|أمستردام|18008
US|5420241|Durango|دورانغو|18006
US|5097357|Dumont||18001
US|4581023|Hanahan||17997
US|5718601|Central Point|سنترال بوينت|17995
US|4465088|Elizabeth City|إليزابيث سيتي|17988
US|4945256|Newburyport||17982
US|4948924|Rockland||17982
US|4982753|Westbrook|وستبروك|17978
US|4220629|St. Marys|سانت ماريز|17968
US|5123718|Lackawanna||17965
US|5225631|Westerly|ويسترلي|17936
US|4120792|Maumelle|ماوميل|17931
US|4475622|Leland||17924
US|5279436|Wisconsin Rapids|ويسكونسن رابيدز|17897
US|4475640|Lenoir|لينوير|17888
US|5129134|North Massapequa||17886
US|5136433|Scarsdale|سكيرديل|17885
US|5128266|Nanuet||17882
US|4326575|Gretna|غريتنا|17880
US|5838198|Sheridan|شيريدان|17873
US|5128884|North Amityville||17862
US|5558953|Arcata|أركاتا|17843
US|4389418|Hannibal|هانيبال|17839
US|5853992|Wahiawā||17821
US|4753671|Colonial Heights|كولونيل هايتس|17820
US|5096798|Colonia||17795
US|4922968|Logansport||17793
US|5366531|Linda||17773
US|5105433|Tinton Falls||17772
US|4239509|Godfrey|غودفري|17759
US|4845823|Willimantic|ويليمانتيك|17737
US|4350160|Calverton||17724
US|4364759|Oxon Hill||17722
US|4370890|Takoma Park|تاكوما بارك|17713
US|4845056|Wallingford||17712
US|4913110|Sycamore|سيكامور|17712
US|4151440|Cocoa|كوكاو|17711
US|4813878|Martinsburg|مرتينسبورغ|17700
US|4163388|Marco Island|ماركو آيلاند|17690
US|5173930|Tiffin|تيفين|17687
US|5016024|Albert Lea|ألبرت ليا|17674
US|4951397|South Hadley||17652
US|4140463|Shaw||17639
US|4439506|Ocean Springs|أوشن سبرينغز|17636
US|4896012|Hinsdale||17628
US|4955993|Winthrop||17618
US|4502687|Lindenwold||17613
US|5030670|Hopkins|هوبكنز|17591
US|4984029|Allendale||17579
US|5262596|Menasha|ميناشا|17572
US|4905263|Palos Hills||17565
US|5385082|Prunedale||17560
US|4754966|Culpeper|كولبيبر|17557
US|6690773|Stevenson Ranch||17557
US|4733042|South Houston||17544
US|5055787|Kirksville|كيركفيل|17520
US|5173623|Tallmadge|تلمادغ|17512
US|5128886|North Babylon||17509
US|5164390|New Philadelphia|نيو فيلادلفيا|17484
US|4307238|Saint Matthews||17472
US|4163220|Maitland|ميتلاند|17463
US|4903818|North Aurora||17456
US|4170797|Safety Harbor|سيفتي هاربور|17454
US|5164706|North Canton||17441
US|5344942|East Hemet||17418
US|4780837|Radford|رادفورد|17403
US|4093753|Tillmans Corner||17398
US|5203393|Nicetown-Tioga||17382
US|8062662|Detroit-Shoreway||17382
US|5016450|Anoka|أنوكا|17350
US|5152599|East Cleveland|إيست كليفلاند|17344
US|4952320|Sudbury||17343
US|4840767|Plainville||17328
US|4529096|Ada|أدا|17303
US|4356165|Glassmanor||17295
US|5104836|South Orange||17295
US|4765553|Idylwood||17288
US|4369076|Seabrook||17287
US|4535414|Durant|ديورانت|17286
US|4837278|Killingly Center||17282
US|5123456|Kings Park||17282
US|5717758|Canby|كنبي|17271
US|4404233|Poplar Bluff||17266
US|5374671|Moraga|موراغا|17256
US|5126187|Massapequa Park||17232
US|5597955|Kuna|كونا|17226
US|4062644|Foley|فولي|17218
US|4170688|Ruskin||17208
US|5731070|Hermiston|هيرميستون|17201
US|4713932|Nederland|نيدرلاند|17196
US|5244267|Ashwaubenon||17176
US|5367314|Live Oak||17158
US|4303012|Okolona||17134
US|5106615|Wyckoff||17124
US|5145028|Woodmere||17121
US|5359052|Imperial|إمبيريال|17095
US|4741616|White Settlement||17077
US|5294167|Eloy|إلوي|17059
US|4798308|Beckley||17056
US|4254957|Broad Ripple||17041
US|5345860|El Segundo|إل سغوندو|17037
US|4939647|Holden|هولدين|17016
US|5095325|Avenel||17011
US|5116060|East Setauket||17006
US|4625282|Goodlettsville||16994
US|5235024|Colchester|كولشستر|16986
US|4736028|Terrell|تيريل|16981
US|5324862|Artesia|أرتيسيا|16961
US|5781783|South Ogden|جنوب أوغدن|16955
US|5071665|La Vista|لا فيستا|16921
US|5316890|Tanque Verde||16901
US|4156857|Glenvar Heights||16898
US|5745380|Pendleton|بيندلينتون|16881
US|5136421|Sayville||16853
US|4421935|Clarksdale|كلاركسديل|16847
US|4238132|Fairview Heights||16827
US|4171782|San Carlos Park||16824
US|5101766|New Milford||16801
US|7257726|North Attleborough Center||16796
US|4888892|Country Club Hills||16795
US|4899581|Lemont|ليمونت|16788
US|5046001|Sartell|سارتيل|16788
US|4619800|Dyersburg|دييرسبورغ|16781
US|5151861|Defiance|ديفاينس|16776
US|4348353|Beltsville||16772
US|5789683|Centralia|سنتراليا|16753
US|4319518|Chalmette||16751
US|4911418|Shorewood||16747
US|4571722|Bluffton|بلافتون|16728
US|4226552|Tifton|تيفتون|16725
US|5377100|Nipomo||16714
US|4212992|North Decatur||16698
US|4480219|Morganton|مورغانتون|16692
US|5097239|Denville||16669
US|5220798|Barrington|بارينغتون|16669
US|5205849|Phoenixville||16658
US|4710749|Mercedes||16657
US|4054378|Center Point|سنتر بوينت|16655
US|4394905|Lemay||16645
US|4845984|Wolcott||16639
US|4212888|Norcross|نوركروس|16634
US|5757477|Troutdale|تراوتدل|16631
US|5743731|Oak Grove||16629
US|5129248|North Valley Stream||16628
US|4935582|Easthampton|إيستهامبتون|16611
US|7315409|Bothell West||16607
US|4552707|Tahlequah|تاهليكوا|16598
US|4995664|Hazel Park||16597
US|5293083|Douglas|دوغلاس|16592
US|4336153|Opelousas||16591
US|4938048|Grafton|غرافتون|16583
US|7260095|Sandalfoot Cove||16582
US|4676206|Brenham|برينهام|16579
US|4167003|Opa-locka|أوبا لوكا|16565
US|5245193|Beaver Dam|بيفر دام|16564
US|5338196|Coalinga|كوالينغا|16564
US|4997500|Jenison||16538
US|5113142|Cohoes|كوهوس|16538
US|4952487|Swansea||16525
US|4686593|Donna||16523
US|4791160|Vienna||16522
US|4168659|Pinewood||16520
US|5197159|Lansdale||16512
US|4656585|Sevierville|سيفيرفيل|16490
US|4533029|Chickasha|تشيكاشا|16488
US|4204007|Kingsland|كنجزلاند|16487
US|4738721|Uvalde|أفايلد|16476
US|4358082|Hillcrest Heights||16469
US|4174201|Stuart|ستيوارت|16462
US|4936087|Fairhaven|فيرهيفن|16453
US|4346788|Zachary||16448
US|5042773|Red Wing|ريد وينغ|16445
US|4408672|Sikeston||16436
US|5108955|Bethpage||16429
US|5294937|Flowing Wells||16419
US|4885573|Bridgeview|بريجفيو|16407
US|5153680|Fairview Park|فيرفيو بارك|16407
US|5364369|Laguna Woods||16406
US|5785657|Anacortes|أناكورتس|16403
US|5002656|Mount Clemens|ماونت كليمنس|16400
US|5416005|Cañon City|كانون سيتي|16400
US|5045258|Saint Michael||16399
US|5104853|South River||16399
US|4292071|Fort Thomas||16398
US|4174425|Sunset||16389
US|4906882|Prospect Heights|بروسبيكت هايتس|16386
US|4920986|Griffith||16378
US|4323873|Estelle||16377
US|7262790|Schofield Barracks||16370
US|4748305|Bon Air||16366
US|5265499|Oconomowoc|أوكونوموك|16360
US|5158067|Hough||16359
US|4176409|Vero Beach||16358
US|4146934|Bayshore Gardens||16323
US|5173210|Streetsboro|ستريتسبورو|16312
US|4185657|Calhoun|كالهون|16309
US|4902754|Morton||16306
US|5262634|Menomonie|مينوموني|16305
US|5403676|Truckee|تروكي|16299
US|4749627|Buckhall||16293
US|5108186|Baychester||16274
US|5099292|Hopatcong Hills||16267
US|4982236|Waterville||16261
US|5379759|Oroville|أوروفيلي|16260
US|5134323|Roosevelt||16258
US|5088438|Laconia|لاكونيا|16227
US|5108707|Bellmore||16218
US|5030005|Hibbing|هيبينغ|16204
US|4788145|Sudley||16203
US|5720495|Coos Bay|كوس باي|16182
US|4471851|Hope Mills|هوب ميلز|16163
US|4702732|Katy|كاتي|16158
US|4802316|Clarksburg|كلاركسبورغ|16152
US|4701458|Jollyville||16151
US|4697645|Highland Village||16149
US|4503346|Ocean Acres||16142
US|4794350|Wolf Trap||16131
US|7315234|Midway|ميدواي|16115
US|4734909|Sulphur Springs|سولفر سبرينغز|16098
US|4361831|Maryland City||16093
US|4131116|Siloam Springs|سايلوم سبرينغز|16081
US|5029181|Ham Lake|هام ليك|16062
US|4600541|West Columbia|ويست كولومبيا|16060
US|4919820|Dyer|داير|16051
US|5134693|Rye|ري|16046
US|4046704|Fort Hunt||16045
US|4179667|Americus|أميريكوس|16028
US|4919381|Crawfordsville|كروفوردسفيل|16024
US|4161373|Lake Mary|ليك ماري|16021
US|4405434|Republic|ريبابلك|16005
US|4452303|Albemarle|ألبيمارل|16003
US|4152064|Country Walk||15997
US|4219001|Riverdale|ريفرديل|15989
US|5117438|Floral Park|فلورال بارك|15969
US|4720833|Prosper||15967
US|5407030|Walnut Park||15966
US|4718209|Pecan Grove||15963
US|4402178|Overland||15959
US|4994391|Grandville||15953
US|5493403|Sunland Park|سنلاند بارك|15940
US|4869195|North Liberty|نورث ليبرتي|15931
US|4364964|Parole||15922
US|5406421|Vincent||15922
US|4173600|Southchase||15921
US|5404476|Ukiah|وكياه|15917
US|4704027|La Marque||15908
US|5101873|North Arlington||15904
US|5364022|La Palma||15904
US|4727605|Seagoville|سيغوفيل|15894
US|5130780|Pearl River||15876
US|4189213|Conyers|كونيرز|15875
US|4165519|Myrtle Grove||15870
US|4670146|Aldine||15869
US|5223505|Narragansett|ناراغانسيت|15868
US|5258296|Kaukauna|كاوكاونا|15854
US|5132029|Port Washington||15846
US|4165869|New Port Richey|نيو بورت ريتشي|15842
US|4137457|Adams Morgan||15830
US|5240509|Rutland|راتلند|15824
US|5095281|Asbury Park||15818
US|7258897|Lutherville-Timonium||15814
US|4765520|Hybla Valley||15801
US|4942508|Longmeadow|لونغميدو|15784
US|4354234|Elkton|إلكتون|15782
US|4994871|Grosse Pointe Woods||15762
US|4485272|Pinehurst|بينهورست|15752
US|4695317|Groves||15750
US|4741100|West University Place|ويست يونيفرسيتي بلايس|15741
US|5219501|Wilkinsburg||15731
US|4771414|Manassas Park||15726
US|5219619|Willow Grove||15726
US|4693150|Gatesville|غتسفيل|15724
US|5146282|Avon Center||15724
US|4898846|La Grange||15723
US|4272340|Great Bend|غريت بيند|15717
US|4308225|Shively||15713
US|4764127|Highland Springs||15711
US|4068446|Hueytown|هويتاون|15710
US|4092788|Talladega|تالاديغا|15709
US|7315418|Mill Creek East||15709
US|5162851|Middleburg Heights|ميدلبيرغ هايتس|15696
US|5380437|Pacific Grove|باسيفيك غروفي|15674
US|5229794|Mitchell||15669
US|4699442|Humble|هامبل|15665
US|5423908|Greenwood Village||15663
US|7260966|Bryn Mawr-Skyway||15645
US|4885418|Bradley|برادلي|15617
US|4354256|Elkridge||15593
US|4589446|North Myrtle Beach|نورث ميرتل بيتش|15579
US|4504871|Williamstown||15567
US|5040477|Otsego||15551
US|5500539|Boulder City|بلودير سيتي|15551
US|5284756|Fillmore|فيلموري|15548
US|4161400|Lake Wales|ليك ويلز|15541
US|4353925|East Riverdale||15509
US|4475347|Laurinburg|لورينبرغ|15507
US|4429589|Hernando|هيرناندو|15503
US|5540831|Hurricane|هوريكان|15501
US|4205885|Lithia Springs||15491
US|5116937|Farmingville||15481
US|5126208|Mastic||15481
US|7258965|Setauket-East Setauket||15477
US|5802493|Martha Lake||15473
US|5132028|Port Richmond||15470
US|4861719|Indianola|إنديانولا|15467
US|4215391|Perry|بيري|15457
US|4259640|Jasper|جاسبر|15451
US|4231523|Winder|ويندر|15447
US|4852065|Clive||15447
US|4574989|Clemson|كليمسون|15446
US|4174861|Tavares|تافاريس|15430
US|5140675|Terrace Heights||15421
US|5116570|Emerson Hill||15412
US|5325372|Avocado Heights||15411
US|4464873|Eden|إيدن|15403
US|5146675|Bay Village|بيه فيليج|15402
US|4161178|Lake Butler||15400
US|5850554|Makakilo City||15383
US|5144040|Westbury|وستباري|15379
US|5330167|Bostonia||15379
US|4159805|Iona||15369
US|4618057|Dickson||15359
US|4057835|Cullman|كولمان|15350
US|4488232|Roanoke Rapids|رونوك رابيدز|15345
US|4843786|Storrs|استورس|15344
US|5756304|The Dalles|ذا داليس|15340
US|5476913|Los Lunas|لوس لوناس|15336
US|4076239|Millbrook|ميلبروك|15314
US|5854496|Wailuku||15313
US|8299577|Warren Township||15311
US|5137507|Seaford||15294
US|5815136|Washougal|واشوغال|15288
US|5119049|Graniteville||15272
US|4493186|Stallings||15270
US|5268986|River Falls|ريفر فولز|15269
US|4985744|Berkley||15268
US|4352728|Damascus||15257
US|5572400|Susanville|سوسانفيلي|15247
US|4520905|Pataskala||15245
US|5012495|Traverse City|ترافيرس سيتي|15218
US|5397851|South Yuba City||15217
US|4772735|Merrifield||15212
US|4837648|Ledyard||15212
US|5098109|Fords||15187
US|4714582|New Territory||15186
US|6957263|Kapolei||15186
US|5337908|Clearlake|كليرلاكي|15182
US|5567770|McKinleyville||15177
US|4294799|Highview||15167
US|4181936|Belvedere Park||15152
US|5387749|Ripon|ريبون|15151
US|5114900|Depew|ديبيو|15146
US|4595374|Seven Oaks||15144
US|4231354|Wilmington Island||15138
US|5381325|Parlier|بارلير|15138
US|7258633|Gates-North Gates||15138
US|5344817|East Rancho Dominguez||15135
US|4437982|Natchez|ناتشيز|15128
US|4351851|Cloverly||15126
US|5364916|Lamont||15120
US|4619943|East Brainerd||15114
US|4527124|Vandalia|فانداليا|15106
US|5387687|Rio Linda||15106
US|4935434|East Longmeadow|إيست لونغميدو|15102
US|4177897|West Park||15097
US|4626334|Greeneville||15094
US|4346991|Adelphi||15086
US|4760232|Front Royal|فرونت رويال|15070
US|5512827|Spanish Springs||15064
US|7259265|Fort Leonard Wood||15061
US|4935211|Duxbury|دوكسبوري|15059
US|4793846|Williamsburg|ويليامزبرغ|15052
US|5315062|Somerton||15048
US|4175296|Three Lakes||15047
US|4146389|Auburndale|أوبورندال|15035
US|5118743|Gloversville|غلوفرسفيل|15023
US|5523074|Hereford|هيرفورد|15021
US|5116303|Eggertsville||15019
US|5520552|Dumas|دوماس|15001
UY|3441575|Montevideo|مونتفيديو|1270737
UY|3440714|Salto||99823
UY|3441243|Paysandú||73249
UY|3442057|Las Piedras||69682
UY|3440781|Rivera|ريفيرا|64631
UY|3441894|Maldonado||55478
UY|3440034|Tacuarembó||51854
UY|3441702|Melo||51023
UY|3441684|Mercedes||42359
UY|3443758|Artigas||41909
UY|3441665|Minas||38025
UY|3440639|San José de Mayo||36529
UY|3442727|Durazno|دورازنو|33926
UY|3442585|Florida||32234
UY|10098279|Barros Blancos||31650
UY|3440696|San Carlos||27471
UY|3439781|Treinta y Tres||25653
UY|3440777|Rocha||25515
UY|3441354|Pando||24047
UY|3442568|Fray Bentos||23279
UY|3443013|Colonia del Sacramento||21714
UY|3439748|Trinidad||21429
UY|3442098|La Paz||19913
UY|3443413|Canelones||19698
UY|3443341|Carmelo||18041
UY|3442778|Delta del Tigre||17973
UY|3442750|Dolores||17174
UY|3439525|Young||16756
UY|3440571|Santa Lucía||16438
UY|3440963|Progreso||16244
UY|3441292|Paso de Carrasco||15393
UZ|1512569|Tashkent|طشقند|1978028
UZ|1513157|Namangan|نمنقان|1010000
UZ|1216265|Samarkand|سمرقند|513572
UZ|1514588|Andijon|ظةنجان|447800
UZ|601294|Nukus|نكوص|332500
UZ|1514019|Fergana|فرغانة|299200
UZ|1217662|Bukhara|بخارى|280187
UZ|1216311|Qarshi|قرشي|278300
UZ|1512979|Qo'qon||259700
UZ|1513243|Marg'ilon||242500
UZ|1514581|Angren||191300
UZ|1215957|Tirmiz|ترمذ|182800
UZ|1513886|Jizzax|جيزك|179200
UZ|1514210|Chirchiq||162800
UZ|1512473|Urganch||145000
UZ|1513131|Navoiy|نواوي|144158
UZ|1216187|Shahrisabz|شهرسبز|140500
UZ|1513064|Olmaliq||133400
UZ|1514402|Bekobod||96900
UZ|1513604|Xiva|خيوة|93400
UZ|1216982|Kattaqo'rg'on Shahri||90600
UZ|1513966|Guliston||90398
UZ|601323|Qŭnghirot||80090
UZ|1217474|Denov|ده نو|78300
UZ|1217007|Koson||68900
UZ|1514387|Beruniy||66090
UZ|1514192|Chust||64966
UZ|1217180|Kogon Shahri||62300
UZ|1512339|Yangiyŭl||61700
UZ|1513017|Parkent||60200
UZ|601417|Oltinko'l||59122
UZ|1513271|Asaka||56736
UZ|1512524|Tŭytepa||51400
UZ|601339|Xo'jayli Shahri||50000
UZ|1514258|Chortoq||49844
UZ|1513092|Novyy Turtkul'||48908
UZ|1215839|Urgut Shahri||47373
UZ|1512342|Yangiyer||44200
UZ|1513578|Xonobod||44000
UZ|1513714|Kosonsoy||43684
UZ|1513983|G'ijduvon Shahri||41070
UZ|1216787|Kitob||40800
UZ|1217926|Oqtosh||38307
UZ|1513072|Ohangaron||37784
UZ|1512480|Dashtobod||36500
UZ|1512986|Piskent||34900
UZ|1512501|Uchqŭrghon Shahri||33323
UZ|1513245|Manghit||33200
UZ|1526979|Quva||33167
UZ|1513953|Qorasuv||33000
UZ|1514716|Oyim||32750
UZ|1513087|Nurota||32300
UZ|1513331|Quvasoy||32024
UZ|1514396|Bektemir||31400
UZ|1512549|To'rqao'rg'on||30300
UZ|1216475|Muborak||30100
UZ|1512449|Uychi||29683
UZ|1217658|Bulung'ur Shahri||29200
UZ|1512770|Sirdaryo||28800
UZ|1512658|Toshbuloq||28562
UZ|1512350|Yangiqo'rg'on||28422
UZ|1513023|Pop||28000
UZ|1513567|Qibray||27750
UZ|1513900|Iskandar||27636
UZ|1513962|Gurlan||27506
UZ|1215694|Zomin Shaharchasi||27077
UZ|1512790|Shovot||26950
UZ|1217734|Boysun||26934
UZ|1512568|Toshloq||26686
UZ|1512838|Shofirkon Shahri||26527
UZ|1512934|Salor||26494
UZ|1513655|Haqqulobod||26257
UZ|1514174|Dardoq||26055
UZ|1513364|Qo'rg'ontepa||25861
UZ|1514615|Oltiariq||25543
UZ|1217262|G'uzor||25368
UZ|1512348|Yangirabot||25027
UZ|1216115|Sho'rchi||25000
UZ|1512372|Yangiobod||24900
UZ|1514011|Gagarin Shahri||24856
UZ|1512287|Zafar||24781
UZ|1513011|Payshamba Shahri||24772
UZ|1514109|Jalolquduq||24000
UZ|1514215|Chinoz||23700
UZ|1217084|Karakul'||22487
UZ|1514382|Beshariq||21984
UZ|1513996|G'azalkent||21600
UZ|1513038|Paxtakor Shahri||21384
UZ|1513555|Kirguli||20459
UZ|1512320|Yaypan||20332
UZ|1538533|Sultonobod||20000
UZ|1217362|Juma Shahri||19920
UZ|1514330|Bo'ka||19642
UZ|1217540|Chiroqchi||19356
UZ|1217703|Beshkent||18900
UZ|1513957|Hazorasp||17643
UZ|1512978|Qo'shko'pir||16948
UZ|1513600|Xo'jaobod||16889
UZ|1514140|Druzhba||16800
UZ|1217569|Chelak||16727
UZ|1512423|Vobkent Shahri||16697
UZ|1514125|Do'stlik Shahri||16524
UZ|1217340|Galaosiyo Shahri||15620
VA|6691831|Vatican City||829
VC|3577887|Kingstown|كينغستاون|24518
VE|3646738|Caracas|كاراكاس|3000000
VE|3633009|Maracaibo|ماراكايبو|2225000
VE|3632998|Maracay||1754256
VE|3625549|Valencia|بلنسية|1619470
VE|3648522|Barquisimeto||1240714
VE|3645528|Ciudad Guayana||950000
VE|3648559|Barcelona||815141
VE|3778045|Maturín|ماتورين|647459
VE|3645532|Ciudad Bolívar||412619
VE|3644768|Cumaná||405626
VE|3648546|Barinas|باريناس|397279
VE|3629672|Puerto La Cruz|بويرتو لا كروز|370000
VE|3630297|Petare||364684
VE|3625829|Turmero|ترمرو|344700
VE|3632308|Mérida|ماردة|300000
VE|3647651|Cabimas|كابيماس|291147
VE|3628473|San Cristóbal|سان كريستوبال|289852
VE|3487903|Alto Barinas||284289
VE|3627047|Santa Teresa del Tuy||278890
VE|3633622|Los Teques||252242
VE|3640049|Guarenas||248588
VE|3645213|Coro|سانتا آنا دي كورو|246657
VE|3625542|Valera||244708
VE|3648439|Baruta||244216
VE|3805673|San Fernando de Apure||229197
VE|3639898|Guatire||227666
VE|3641351|El Tigre||222450
VE|3629965|Porlamar||216234
VE|3628423|San Felipe||206270
VE|3640465|Guacara||198883
VE|3649833|Acarigua||188278
VE|3644918|Cúa||182558
VE|3649017|Araure||181820
VE|3629706|Puerto Cabello||174000
VE|3647444|Calabozo||168605
VE|3646382|Carúpano||167187
VE|3631412|Ocumare del Tuy||166072
VE|3628053|San Juan de los Morros||160868
VE|3645527|Ciudad Ojeda||156957
VE|3625515|Valle de La Pascua||153136
VE|3642833|El Limón||148247
VE|3629576|Punto Fijo||141729
VE|3486270|Anaco||139397
VE|3626402|Táriba||138402
VE|3645854|Charallave||129182
VE|3630932|Palo Negro||128875
VE|3634922|La Victoria||126721
VE|3629710|Puerto Ayacucho||125840
VE|3646487|Carora||121741
VE|3644417|Ejido||120978
VE|3628503|San Carlos||120375
VE|3647549|Cagua||119033
VE|3632929|Mariara||116142
VE|3626219|Tinaquillo||115937
VE|3629614|Punta Cardón||113999
VE|3625207|Yaritagua||113343
VE|3625710|Upata||112617
VE|3640226|Guanare||112286
VE|3641099|El Vigía||108668
VE|3646190|Catia La Mar||106822
VE|3647637|Cabudare||102686
VE|3633677|Los Rastrojos||100497
VE|3625929|Tucupita||99778
VE|3625341|Villa de Cura||99669
VE|3628952|Rubio||93197
VE|3628066|San Juan Bautista||90387
VE|3628489|San Carlos del Zulia||89365
VE|3633444|Machiques||89119
VE|3628142|San José de Guanipa||83092
VE|3628966|La Villa del Rosario||82766
VE|3639747|Güigüe||80627
VE|3638371|La Concepción||78106
VE|3648279|Biruaca||76553
VE|3641275|El Tocuyo||74829
VE|3625066|Zaraza||74017
VE|3626764|Socopó||72352
VE|3625979|Trujillo||71362
VE|3645671|Chivacoa||70298
VE|3628267|San Joaquín||69894
VE|3627420|Santa Cruz de Mara||69781
VE|3646062|Tacarigua||69636
VE|3648132|Boconó||68990
VE|3646869|Cantaura||68885
VE|3649408|Altagracia de Orituco||68207
VE|3631878|Morón||68084
VE|3647537|Caicara del Orinoco||67277
VE|3649417|Los Puertos de Altagracia||66839
VE|3628549|San Antonio del Táchira||66392
VE|3630893|Pampatar||64983
VE|3645981|Chacao||64609
VE|3804949|Guasdualito||64608
VE|3628550|San Antonio de Los Altos||63873
VE|3628060|Colón||62513
VE|3629606|Punta de Mata||61080
VE|3632399|Mene Grande||60580
VE|3630896|Pampán||59657
VE|3634184|Los Dos Caminos||58168
VE|3643031|El Hatillo||57591
VE|3625655|Ureña||56509
VE|3625346|Villa Bruzual||55244
VE|3758764|San Josecito||54669
VE|3631507|Nirgua||54080
VE|3645469|Cocorote||52803
VE|3633341|Maiquetía||52564
VE|3646169|Caucagüito||52556
VE|3645531|Ciudad Bolivia||52476
VE|3645525|Ciudad Piar||51967
VE|3648540|Barinitas||51556
VE|3629419|Quíbor||51377
VE|3627968|San Mateo||50401
VE|3630982|Palmira||48087
VE|3642497|Lecherías||47778
VE|3627561|Santa Bárbara||45808
VE|3649810|Achaguas||45311
VE|3637623|Lagunillas||44257
VE|3630089|Píritu||43746
VE|3646534|Caripito||43448
VE|3635325|Las Tejerías||43445
VE|3795152|La Fría||43331
VE|3625944|Tucupido||42633
VE|3646581|Cariaco||41589
VE|3639526|Higuerote||41364
VE|3630687|Pariaguán||40751
VE|3626047|Tovar||40716
VE|3646451|Carrizal||40618
VE|3638374|Concepción||40313
VE|3795218|Capacho Nuevo||40169
VE|3639725|Güiria||40000
VE|3644440|Duaca||39653
VE|3628853|Sabaneta||39493
VE|3626235|Tinaco||38172
VE|3646767|Caraballeda||37824
VE|3629653|Puerto Píritu||37745
VE|3625892|Tumeremo||37614
VE|3795170|La Grita||37545
VE|3640215|Guanarito||37219
VE|3626352|Temblador||36447
VE|3628545|Sanare||35850
VE|3630894|Pampanito||35847
VE|3648873|Aroa||35508
VE|3627614|Santa Ana||35452
VE|3480908|La Asunción||35084
VE|3634965|La Vela de Coro||34680
VE|3648386|Bejuma||34618
VE|3625965|Tucacas||34407
VE|3647462|Caja Seca||34165
VE|3649100|Aragua de Barcelona||34048
VE|3631208|Ospino||33547
VE|3632198|Miranda||32907
VE|3629601|Punta de Piedras||31886
VE|3627186|Santa Rita||31810
VE|3641440|El Sombrero||31788
VE|3646175|Caucagua||31788
VE|3629696|Puerto Cumarebo||31644
VE|3633248|Mamporal||30918
VE|3627382|Santa Elena de Uairén||29795
VE|3626741|Soledad||29763
VE|3632072|Montalbán||29451
VE|3639107|Juan Griego||28256
VE|3644571|Dabajuro||28117
VE|3639922|Guasipati||27988
VE|3642390|Elorza||27795
VE|3625696|Urachiche||26755
VE|3641008|Encontrados||26121
VE|3644767|Cumanacoa||25858
VE|3631791|Motatán||25437
VE|3645360|Coloncito||25352
VE|3637721|La Guaira||25259
VE|7909705|Santa Cruz de los Taques||25047
VE|3646296|Casigua El Cubo||24592
VE|3640324|Guama||24570
VE|3648506|Barrancas||24354
VE|3628918|Sabana de Parra||24262
VE|3625963|Tucaní||24034
VE|3626302|Tía Juana||23714
VE|3649005|Araya||23693
VE|3647535|Caicara||23625
VE|3626595|Tabay||23539
VE|3639086|Judibana||23182
VE|3629102|Río Chico||22830
VE|3628129|San José de Barlovento||22352
VE|3648042|Boraure||21588
VE|3645522|Clarines||21582
VE|3627418|Santa Cruz de Mora||21209
VE|3647400|Camaguán||20791
VE|3646316|Casanay||20609
VE|3632260|Michelena||20539
VE|3635260|Las Vegas||20172
VE|3648685|Bailadores||20113
VE|3626237|Timotes||20098
VE|3631465|Nueva Bolivia||19885
VE|3632401|Mene de Mauroa||19174
VE|3636861|La Paragua||18591
VE|3629768|Pueblo Nuevo||18525
VE|3642260|El Pao||18520
VE|3640956|Escuque||18128
VE|3648127|Boconoito||18086
VE|3645944|Chaguaramas||17728
VE|3631431|Obispos||17440
VE|3627680|San Rafael de Onoto||17402
VE|3645727|Chiquinquirá||17271
VE|3638904|La Azulita||17111
VE|3643353|El Dorado||16100
VE|3625155|Yumare||15661
VG|3577430|Road Town|رود تاون|8449
VI|4796512|Saint Croix||50601
VI|4795467|Charlotte Amalie|شارلوت أمالي|20000
VN|1566083|Ho Chi Minh City|مدينة هو تشي مينه|8993082
VN|1581130|Hanoi|خانوي|8053663
VN|1583992|Da Nang||988561
VN|1581298|Haiphong|هايفونغ|841520
VN|1587923|Biên Hòa||830829
VN|1586203|Cần Thơ||812088
VN|12382296|Thuận An||588616
VN|1583518|Dĩ An||474681
VN|1580240|Huế|هوئه|351456
VN|1562414|Vũng Tàu||341552
VN|1572151|Nha Trang|نها ترانج|283441
VN|1575627|Long Xuyên||272365
VN|1566319|Thái Nguyên||249004
VN|1571951|Ninh Hòa||240750
VN|1568510|Rạch Giá||228356
VN|1585489|Chí Linh||220421
VN|1567069|Tân An||215250
VN|1568574|Qui Nhon||210338
VN|1568212|Sa Dec||203588
VN|1584071|Ðà Lạt||197000
VN|1573517|Nam Định||193499
VN|1562773|Vĩnh Châu||183918
VN|12253704|Phú Quốc||179480
VN|1578500|Kon Tum||172712
VN|1582886|Đồng Hới||169000
VN|1567148|Tam Kỳ||165240
VN|1562798|Vinh|فينه|163759
VN|1582173|Đưc Trọng||161232
VN|1571058|Phan Thiết||160652
VN|1577995|La Gi||160652
VN|1565136|Thốt Nốt||158225
VN|1586296|Cần Giuộc||152200
VN|1588275|Bảo Lộc||151915
VN|1580410|Hạ Long||148066
VN|1586896|Buôn Ma Thuột||146975
VN|1586350|Cam Ranh||146771
VN|12217184|Huyện Lâm Hà||144707
VN|1562820|Việt Trì||140935
VN|1562693|Vĩnh Long||137870
VN|1586357|Cẩm Phả Mines||135477
VN|1586360|Cẩm Phả||135477
VN|1566559|Tây Ninh||135254
VN|12166273|Quận Đức Thịnh||132000
VN|1571644|Ô Môn||129683
VN|1586989|Buôn Hồ||127920
VN|1587976|Bến Tre||124449
VN|1574023|Mỹ Tho||122310
VN|1584784|Cờ Đỏ||116576
VN|1567788|Sóc Trăng||114453
VN|1569684|Pleiku||114225
VN|1587759|Bình Thủy||113565
VN|1566166|Thanh Hóa||112473
VN|1586443|Cà Mau||111894
VN|1565157|Thới Lai||109684
VN|1591474|Bạc Liêu||107911
VN|1560037|Yên Vinh||107082
VN|1580830|Hòa Bình||105260
VN|1570864|Phong Điền||98424
VN|9533392|Vĩnh Thạnh||98399
VN|1581529|Gò Công||97709
VN|1560349|Yên Bái||96540
VN|8539621|Bình Minh||94862
VN|1567723|Sông Cầu||94066
VN|1571067|Phan Rang-Tháp Chàm||91520
VN|1565022|Thủ Dầu Một|تو دائو موت|91009
VN|1586519|Cái Răng||86278
VN|8340760|Cung Kiệm||80000
VN|1567621|Sơn Tây||76956
VN|1584661|Củ Chi||75000
VN|1586185|Cao Bằng||73549
VN|1574507|Móng Cái||72960
VN|1585660|Châu Đốc||70239
VN|12166275|Quận Đức Thành||70000
VN|1563281|Tuy Hòa||69596
VN|1572565|Nghĩa Lộ||68206
VN|1563241|Thành Phố Uông Bí||63829
VN|1586151|Cao Lãnh||63770
VN|1581834|Gia Nghĩa||61413
VN|1581326|Hải Dương||58030
VN|1563926|Trà Vinh||57408
VN|1576633|Lạng Sơn||55981
VN|1586288|Cần Giờ||55137
VN|1587919|Bỉm Sơn||53754
VN|1591527|Bắc Giang||53728
VN|1566346|Thái Bình||53071
VN|1581364|Hà Đông||50877
VN|1570549|Phú Khương||47966
VN|1591449|Bắc Ninh||43564
VN|1583477|Dien Bien Phu||40282
VN|1580142|Hưng Yên||40273
VN|1581052|Hà Tiên||40000
VN|1571968|Ninh Bình||36864
VN|1576303|Lào Cai||36502
VN|1563287|Tuyên Quang||36430
VN|1568770|Quảng Ngãi||32992
VN|1580541|Hoi An|هوي أن|32757
VN|1581349|Hà Giang||32690
VN|1570449|Phủ Lý||31801
VN|1586052|Cát Bà||30000
VN|1581047|Hà Tĩnh||27728
VN|1560551|Xuân Mai||25100
VN|12382295|Quang Minh||25000
VN|1562538|Vị Thanh||24477
VN|1582436|Đồng Xoài||23978
VN|12261368|thị xã Quảng Trị||23356
VN|12061022|Thị Trấn Tân Thành||23109
VN|8724987|Ea Drăng||20600
VN|1574257|Mường Lay||20450
VN|1567681|Sơn La||19054
VN|1562548|Vĩnh Yên||17876
VN|1591538|Bắc Kạn||17701
VN|1582926|Ðông Hà||17662
VN|1572249|Nhà Bè||17264
VN|1584955|Cổ Lóa||16514
VN|1584301|Đại Lộc||16215
VN|8991407|Đinh Văn||16036
VN|1569973|Dương Đông||15000
VN|1580349|Bình Long||15000
VU|2135171|Port-Vila||35901
WF|4034821|Mata-Utu|ماتا-اتو|1200
WS|4035413|Apia|أبيا|40407
XK|786714|Pristina|بريشتينا|550000
XK|786712|Prizren|بريزرن|171464
XK|789225|Mitrovicë||107045
XK|791646|Gjakovë||94158
XK|785238|Suva Reka||72229
XK|784759|Ferizaj||59504
XK|790701|Glogovac||58579
XK|790674|Gjilan||51912
XK|791580|Deçan||50500
XK|787157|Peć||48962
XK|784372|Vitina||46959
XK|789996|Istok||40000
XK|785485|Shtime||35000
XK|786950|Podujeva||35000
XK|791122|Dragash||35000
XK|784097|Vushtrri||30651
XK|787456|Orahovac||22049
XK|788470|Llazicë||19863
XK|788731|Leposaviq||19000
XK|783770|Zvečan||17000
XK|789228|Kosovo Polje||16154
YE|71137|Sanaa|صنعاء|1937451
YE|415189|Aden|عدن|863000
YE|79415|Al Hudaydah|الحديدة|617871
YE|70225|Taiz|تعز|615222
YE|78754|Mukalla|المكلا|566000
YE|74477|Ibb|إب|234837
YE|76184|Dhamar|ذمار|160114
YE|78428|'Amran|عمران|90792
YE|70979|Sayyan|سيان|69404
YE|69500|Zabid|زبيد|52590
YE|71334|Sa'dah|صعدة|51870
YE|77408|Bajil|باجل|48218
YE|75337|Hajjah|حجة|43549
YE|76154|Dhi as Sufal|ذي السفال|37997
YE|79836|Al Bayda|البيضاء|37821
YE|77726|Ataq|عتق|37315
YE|76991|Bayt al Faqih|بيت الفقيه|34204
YE|69559|Yarim|يريم|33050
YE|71273|Sahar|سحر|31859
YE|73560|Lahij|لحج|23375
YE|69426|Zinjibar|زنجبار|19879
YE|79455|Al Hazm|الحزم|18241
YE|72968|Ma'rib|مأرب|16794
YE|80384|Ad Dali'|الضالع|14760
YE|79700|Al Ghayzah|الغيضة|10948
YE|78977|Al Mahwit|المحويت|10593
YE|75427|Hadibu|حديبو|8545
YE|71799|Qalansiyah|قلنسية|3500
YE|8308217|Khimar|خمار|3000
YT|921815|Mamoudzou||54831
YT|1090225|Koungou||18118
YT|921900|Dzaoudzi||15339
ZA|993800|Johannesburg|جوهانسبرغ|5635127
ZA|3369157|Cape Town|كيب تاون|4710000
ZA|1007311|Durban|دوربان|3120282
ZA|953781|Soweto|سويتو|1695047
ZA|964137|Pretoria|بريتوريا|1619438
ZA|964420|Port Elizabeth|بورت إليزابيث|967677
ZA|965301|Pietermaritzburg|بيترماريتزبرغ|750845
ZA|1020098|Benoni||605344
ZA|1018725|Bloemfontein|بلومفونتن|556000
ZA|949880|Tembisa||511655
ZA|1006984|East London|إيست لندن|478676
ZA|944385|Vereeniging|فيرينخن|474681
ZA|1017780|Boksburg||445168
ZA|940909|Welkom||431944
ZA|971421|Newcastle||404838
ZA|986822|Krugersdorp||378821
ZA|963241|Randburg||337053
ZA|936374|Roodepoort||326416
ZA|1016670|Botshabelo||309714
ZA|1016181|Brakpan||305692
ZA|939270|Emalahleni||262491
ZA|962367|Richards Bay||252968
ZA|944986|Vanderbijlpark|فاندربيجلبارك|246754
ZA|1105777|Centurion||236580
ZA|946877|Uitenhage||228912
ZA|3363094|Paarl||190000
ZA|1014073|Carletonville||182304
ZA|989921|Klerksdorp||178921
ZA|1002145|George||157394
ZA|940316|Westonaria||156831
ZA|976361|Middelburg|مدلبورخ|154706
ZA|942470|Vryheid||150012
ZA|965154|Pinetown||144026
ZA|990930|Kimberley|كيمبرلي|142089
ZA|1005646|eMbalenhle||141741
ZA|970566|Nigel||140644
ZA|973111|Mpumalanga||140121
ZA|1019330|Bhisho|بيشو|137287
ZA|963230|Randfontein||133654
ZA|3359041|Worcester||127597
ZA|958724|Rustenburg|روستنبرغ|124064
ZA|965289|Polokwane|بولوكوان|123749
ZA|964349|Potchefstroom||123669
ZA|943882|Virginia||122502
ZA|1015621|Brits||122497
ZA|1023441|Alberton||121536
ZA|980921|Mabopane||110972
ZA|971534|Nelspruit|نيلسبرويت|110159
ZA|965528|Phalaborwa||109468
ZA|963516|Queenstown||105309
ZA|986846|Kroonstad||103992
ZA|964315|Mokopane||101090
ZA|986083|Kutloanong||95008
ZA|3361025|Stellenbosch||94263
ZA|952192|Stilfontein||93110
ZA|1011031|Delmas||92046
ZA|1000501|Grahamstown||91548
ZA|1002851|Ga-Rankuwa||90945
ZA|941966|Bela Bela||90210
ZA|1105776|Midrand||87387
ZA|981827|Louis Trichardt||86854
ZA|1007400|Dundee||84413
ZA|965241|Piet Retief||84349
ZA|965401|Phuthaditjhaba||84258
ZA|1019704|Bethlehem||83654
ZA|946058|Mthatha||78663
ZA|957487|Sasolburg||77016
ZA|952747|Standerton||74021
ZA|1016698|Bothaville||71934
ZA|945945|Upington||71373
ZA|966166|Parys||71319
ZA|956907|Schweizer-Reneke||70214
ZA|988698|Knysna|كنيسنا|68659
ZA|3361934|Saldanha||68284
ZA|1021086|Barberton||67927
ZA|3370352|Atlantis||67491
ZA|982899|Lichtenburg||65863
ZA|997151|Heidelberg||64199
ZA|1000543|Graaff-Reinet||62896
ZA|1004109|Fochville||62416
ZA|967106|Oudtshoorn||61507
ZA|1019760|Bethal||60779
ZA|973709|Mossel Bay||59031
ZA|1003953|Fort Beaufort||58419
ZA|3365083|Kraaifontein||57911
ZA|3359510|Wellington||55543
ZA|943960|Viljoenskroon||54955
ZA|964406|Port Shepstone||52793
ZA|952734|KwaDukuza||51536
ZA|942511|Vryburg||49588
ZA|938457|Wolmaransstad||49366
ZA|1006834|Edenvale||49292
ZA|1005029|eSikhaleni||49265
ZA|1021396|Balfour||46008
ZA|974670|Mondlo||44922
ZA|1020641|Beaufort West||44737
ZA|1023309|Aliwal North||44436
ZA|949224|Thohoyandou||44046
ZA|943032|Volksrust||43378
ZA|940424|Wesselsbron||42552
ZA|3369129|Ceres||41596
ZA|1005125|Ermelo||41124
ZA|956507|Senekal||39584
ZA|949703|Thaba Nchu||38616
ZA|3359741|Vredenburg||38382
ZA|1105726|Ekangala||37650
ZA|1001860|Giyani||37024
ZA|951650|Stutterheim||35510
ZA|3364346|Malmesbury||34991
ZA|949282|Theunissen||34718
ZA|978895|Margate||34407
ZA|1014489|Butterworth||34353
ZA|984087|Lebowakgomo||33308
ZA|1012600|Cradock||32898
ZA|962330|Richmond||32445
ZA|1011632|De Aar||32318
ZA|1023287|Allanridge||31700
ZA|3367513|Grabouw||30337
ZA|970341|Nkowakowa||30138
ZA|964363|Postmasburg||30089
ZA|995202|Howick||28725
ZA|1008261|Driefontein||28127
ZA|1005544|Empangeni||28093
ZA|997751|Harrismith||27869
ZA|3362349|Robertson||27715
ZA|997140|Heilbron||27407
ZA|1015504|Bronkhorstspruit||27343
ZA|955313|Siyabuswa||26236
ZA|8604596|Retreat||25745
ZA|973139|Mpophomeni||25732
ZA|1012413|Cullinan||25490
ZA|988356|Kokstad||25373
ZA|3366880|Hermanus||25153
ZA|985011|Lady Frere||25041
ZA|8030233|Midstream||25000
ZA|1007514|Duiwelskloof||24572
ZA|956878|Scottburgh||23949
ZA|996918|Hennenman||22847
ZA|966380|Pampierstad||21707
ZA|981158|Lydenburg||21695
ZA|946257|Ulundi||20753
ZA|968665|Modimolle||20527
ZA|988290|Komatipoort||20508
ZA|956767|Secunda||20418
ZA|946128|eMkhomazi||20410
ZA|963525|Queensdale||20009
ZA|964712|Plettenberg Bay||19445
ZA|986717|Kruisfontein||18991
ZA|964432|Port Alfred||17959
ZA|941931|Warrenton||17946
ZA|937136|Zeerust||17708
ZA|1013550|Christiana||17523
ZA|985015|Ladybrand||17228
ZA|1021360|Ballito||17218
ZA|1018673|Bloemhof||17122
ZA|946973|Tzaneen||16954
ZA|962847|Reitz||16637
ZA|961152|Riversdale||16176
ZA|954161|Somerset East||16155
ZA|938694|White River||15954
ZA|996930|Hendrina||15871
ZA|974611|Montagu||15176
ZA|7302802|Rondebosch||15158
ZA|987202|Kriel||15055
ZA|1020066|Berea||15000
ZM|909137|Lusaka|لوساكا|1267440
ZM|901344|Ndola|ندولا|451246
ZM|911148|Kitwe|كيتوي|400914
ZM|918702|Chipata||327059
ZM|916095|Kabwe|كابوي|188979
ZM|919009|Chingola|شينغولا|148564
ZM|905395|Mufulira||120500
ZM|909863|Luanshya||113365
ZM|910111|Livingstone||109203
ZM|912764|Kasama||91056
ZM|914959|Kalulushi||66575
ZM|907111|Mazabuka||64006
ZM|919544|Chililabombwe||57328
ZM|906054|Mongu||52534
ZM|915883|Kafue||47554
ZM|917748|Choma||46746
ZM|907770|Mansa||42277
ZM|913613|Kansanshi||40705
ZM|913029|Kapiri Mposhi||37942
ZM|906044|Monze||30257
ZM|905846|Mpika||28445
ZM|175499|Nchelenge||23693
ZM|176555|Kawambwa||20589
ZM|176146|Mbala||20570
ZM|899274|Samfya||20470
ZM|898905|Sesheke||20149
ZM|899825|Petauke||19296
ZM|904422|Mumbwa||19086
ZM|898188|Siavonga||18638
ZW|890299|Harare|هراري|1542813
ZW|894701|Bulawayo||1200337
ZW|1106542|Chitungwiza||371244
ZW|884979|Mutare||224802
ZW|890422|Gweru||158200
ZW|888710|Kwekwe|كويكوى|119863
ZW|889453|Kadoma||116300
ZW|882009|Ruwa||94083
ZW|893697|Chinhoyi||90800
ZW|886763|Masvingo||90286
ZW|884141|Norton||87038
ZW|886990|Marondera||66203
ZW|894239|Chegutu||65800
ZW|878549|Zvishavane||59717
ZW|895269|Beitbridge||58100
ZW|895061|Bindura||50400
ZW|882599|Redcliff||41526
ZW|893485|Chiredzi||40100
ZW|879431|Victoria Falls||35199
ZW|893549|Chipinge||34959
ZW|889191|Karoi||34200
ZW|882100|Rusape||29292
ZW|889215|Kariba|كاريبا|27600
ZW|890516|Gwanda||26700
ZW|881164|Shurugwi||22900
ZW|889942|Hwange||21300
ZW|890983|Gokwe||18942$cities$, E'\n') line;
analyze cities;
