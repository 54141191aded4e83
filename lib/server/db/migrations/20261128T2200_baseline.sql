-- The whole schema, as it was on 28 November 2026 (decision 087). Later changes are files of their own beside this one.
-- Ids are UUIDv7, made by the app, so newest first is "order by id desc".

create extension if not exists pg_trgm;
create extension if not exists btree_gist;


--- Text: how it is folded, compared and searched.

-- Folds Arabic text: the one function by which text is stored for search and queries are folded. Folding twice changes
-- nothing (tested).
create function qeema_fold(input text) returns text
  language sql immutable strict parallel safe
  return normalize(
    translate(
      lower(normalize(input, NFKC)),
      -- letters written in several ways, then both Arabic digit sets, then everything that is dropped
      'أإآٱىیېةۀەکڪگپچڤ' || '٠١٢٣٤٥٦٧٨٩' || '۰۱۲۳۴۵۶۷۸۹'
        || U&'\0640'
        || U&'\0610\0611\0612\0613\0614\0615\0616\0617\0618\0619\061A'
        || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670'
        || U&'\06D6\06D7\06D8\06D9\06DA\06DB\06DC\06DF\06E0\06E1\06E2\06E3\06E4\06E7\06E8\06EA\06EB\06EC\06ED'
        || U&'\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF\061C',
      'اااايييهههكككبجف' || '0123456789' || '0123456789'
    ),
    NFKC
  );

-- Returns what a name looks like: names that are read as one have one skeleton (decision 037). Letters of other scripts
-- become the Latin letters that they are mistaken for: the one-letter pairs of Unicode's confusables.txt (UTS #39), as
-- in Debian's python3-confusable-homoglyphs 3.2.0, without what NFKC already joins. Arabic is folded as for search, and
-- letters of other languages in Arabic script become those that they look like. Spaces, signs and marks do not count;
-- as in handles, i and 1 look like l, 0 like o, 5 like s, rn like m, vv like w.
create function qeema_skeleton(input text) returns text
  language sql immutable strict parallel safe
  return replace(replace(translate(regexp_replace(normalize(translate(qeema_fold(translate(normalize(input, NFKC),
      U&'\01A7\03E8\14BF\A644\A6EF\A75A\01B7\021C\0417\04E0\2CCC\A76A\A7AB\+0118CA\+016F3B\13CE\+0118AF\01BC\+0118BB'
      || U&'\0431\13EE\2CD2\+0118D5\+0104D2\+0118C6\0222\0223\09EA\0A6A\+01031A\09ED\0A67\0B68\0D6D\2CCA\A76E\+0118AC'
      || U&'\+0118CC\+0118D6\0391\0410\13AA\15C5\A4EE\+0102A0\+016F40\0392\0412\13F4\15F7\A4D0\A7B4\+010282\+0102A1'
      || U&'\+010301\0421\13DF\2CA4\A4DA\+0102A2\+010302\+010415\+01051C\+0118E9\+0118F2\13A0\15DE\15EA\A4D3\0395\0415'
      || U&'\13AC\2D39\A4F0\+010286\+0118A6\+0118AE\03DC\15B4\A4DD\A798\+010287\+0102A5\+010525\+0118A2\+0118C2\050C'
      || U&'\13C0\13F3\A4D6\0397\041D\13BB\157C\2C8E\A4E7\+0102CF\037F\0408\13AB\148D\A4D9\A7B2\039A\041A\13E6\16D5\2C94'
      || U&'\A4D7\+010518\13DE\14AA\2CD0\A4E1\+01041B\+010526\+0118A3\+0118B2\+016F16\039C\03FA\041C\13B7\15F0\16D6\2C98'
      || U&'\A4DF\+0102B0\+010311\039D\2C9A\A4E0\+010513\039F\041E\0555\09E6\0B20\0B66\12D0\2C9E\2D54\3007\A4F3\+010292'
      || U&'\+0102AB\+010404\+0104C2\+010516\+0114D0\+0118B5\+0118E0\03A1\0420\13E2\146D\2CA2\A4D1\+010295\2D55\01A6'
      || U&'\13A1\13D2\1587\A4E3\+0104B4\+016F35\0405\054F\13D5\13DA\A4E2\+010296\+010420\+016F3A\03A4\0422\13A2\2CA6'
      || U&'\A4D4\+010297\+0102B1\+010315\+0118BC\+016F0A\054D\1200\144C\A4F4\+0104CE\+0118B8\+016F42\0474\13D9\142F'
      || U&'\2D38\A4E6\A6DF\+01051D\+0118A0\+016F08\051C\13B3\13D4\A4EA\+0118E6\+0118EF\03A7\0425\16B7\2CAC\2D5D\A4EB'
      || U&'\A7B3\+010290\+0102B4\+010317\+010322\+010527\+0118EC\03A5\0423\04AE\13A9\13BD\2CA8\A4EC\+0102B2\+0118A4'
      || U&'\+016F43\0396\13C3\A4DC\+0102F5\+0118A9\+0118E5\0251\03B1\0430\0184\042C\13CF\1472\15AF\0441\1D04\2CA5\ABAF'
      || U&'\+01043D\0501\13E7\146F\A4D2\0435\04BD\AB32\0584\1E9D\A799\AB35\018D\0261\0581\1D83\04BB\0570\13C2\0131\0269'
      || U&'\026A\03B9\0456\04CF\13A5\A647\AB75\+0118C3\03F3\0458\0196\01C0\0399\0406\04C0\16C1\2C92\2D4F\A4F2\+01028A'
      || U&'\+010309\+010320\+016F28\0578\057C\03BF\03C3\043E\0585\0966\0A66\0AE6\0BE6\0C66\0CE6\0D20\0D66\0E50\0ED0'
      || U&'\101D\1040\10FF\1D0F\1D11\2C9F\AB3D\+01042C\+0104EA\+0118C8\+0118D7\03C1\0440\2CA3\051B\0563\0566\0433\1D26'
      || U&'\2C85\AB47\AB48\AB81\01BD\0455\A731\ABAA\+010448\+0118C1\028B\03C5\057D\1D1C\A79F\AB4E\AB52\+0104F6\+0118D8'
      || U&'\03BD\0475\1D20\ABA9\+011706\+0118C0\026F\0461\051D\0561\1D21\AB83\+01170A\+01170E\+01170F\0445\1541\157D'
      || U&'\0263\028F\03B3\0443\04AF\10E7\1D8C\1EFF\AB5A\+0118DC\1D22\AB93\+0118C4\0226\0150\03F7\+0104C4\03B2\13F0'
      || U&'\A7B5\0227\01BF\03F8\01CD\01CE\011A\011B\01E6\01E7\01F5\01CF\01D0\03BA\043A\1D0B\2C95\ABB6\0272\01D1\01D2'
      || U&'\021A\01AB\021B\13BF\01D3\01D4\044C\AB9F\03FD\2183\A4DB\+010423\2D3A\A4F1\04D8\0510\13CB\+010401\+016F2D'
      || U&'\03E9\1D24\A645\03A3\2D49\162E\1634\2D51\0259\04D9\050A\0292\04E1\10F3\2CCD\A76B\0575\0294\097D\13AE\A6EB'
      || U&'\AB7E\039B\041B\1431\2D37\A4E5\A6CE\+01028D\+0104B0\+016F3D\1D90\037B\1D10\2184\+01044B\03B5\0454\0511\2C89'
      || U&'\A793\AB9B\+010429\+0118CE\0437\1D08\+010442\050D\13FB\AB90\057A\1223\+01043F\03C6\0444\2CAB\AB71\ABA2\AB4D'
      || U&'\1D27\+0104D8\043C\1D0D\AB87\2D59\A668\+0104C3\0432\13FC\A79D\+01042A\043D\AB8B\2CD1\ABAE\+010443\A6CD\02BB'
      || U&'\02BC\02BD\02BE\02C8\02CA\02CB\144A\16CC\A78C\0559\A4FD\13A8\13B0\2C75\A6B1\0418\A6A1\+010425\0438\1D0E'
      || U&'\+01044D\A73F\0413\13B1\14A5\2C84\+016F07\1403\2C86\2D60\+010285\+0102A3\+016F1A\041F\2CA0\A6DB\0424\0553'
      || U&'\1240\16F0\2CAA\+0102B3\0470\16D8\2CAE\+0102B5\+0104D1\162F\1635\+0102B6\056E\1577\1E9F\2C96\+0104DB\043F'
      || U&'\1D28\03DB\0442\1D1B\AB72\2CAD\AB53\AB55\0471\+0104F9\2CB1\A64D\A7B7\2CE4\+0102AD\+010312\2CDC\A73E\2C88'
      || U&'\A792\+0104CD\0419\2CBC\045D\1D2B\2CBD\1D19\AB60\13C7\15EF\04CB\04CC\+0104BC\12AE\1206\1260\144E\A4F5\1323'
      || U&'\1261\1294\0ABD\0AE8\0AE9\0AEA\0AEE\0D4E\+011492\+011494\+011496\+011498\+011499\+01149B\+0114AA\+01149E'
      || U&'\+01149F\+0114A0\+0114A1\+0114A2\+0114A3\+0114A9\+0114A7\+0114A8\+0114AB\+01149D\+0114AD\+0114AE\+0114C4'
      || U&'\+0114D1\+0114D2\+0114D6\0BEE\0BB0\0BE8\0D09\0BED\0B9C\0D1C\0BE7\0BEA\0D23\0BF0\0D34\0D36\0C85\0C86\0C87'
      || U&'\0C92\0C9C\0C9E\0CA3\0CAF\0CB1\0CB2\0CE7\0CE8\0CEF\0D61\0D31\0DEA\0DEB\0E03\0E14\0E15\0E21\0E88\0E0B\0E0F'
      || U&'\0E17\0E9A\0E9B\0E9D\0E9E\0E9F\0E26\0E8D\0E45\0F6A\1065\A786\11A8\11AB\11AE\11AF\11B7\11B8\11BA\11BC\11BD'
      || U&'\11BE\11BF\11C0\11C1\11C2\11EB\11F0\11F9\30FC\4E00\A7F7\4E28\1FF6\14D1\A78F\1540\+016F3F\16B2\1603\1602\1604'
      || U&'\1607\1622\1623\1624\2132\A4DE\A7FB\2C6F\A4EF\A4F7\A4ED\A6B0\16E1\16C2\+010294\+0118B7\+0104D0\2D63\17A3'
      || U&'\1855\1896\18F5\19D0\19D1\1A80\1A90\1B52\1B53\1B58\AB7A\AB70\AB7C\AB7B\1D29\ABB2\AB51\A992\+01041F\AB80\3033'
      || U&'\30CE\4E3F\+0102B8\+021FE8\30D8\4EBB\5DE5\529B\5915\535C\4E8C\516B\53E3\56D7\439B\39B3\6409\66F6\80F6\5E50'
      || U&'\4420\69E9\9FC3\6663\6726\8A1E\5002\503C\555F\58EB\586B\58FF\5B00\5E32\6238\6669\80A6\80D0\80CA\8101\8127'
      || U&'\81A7\67FF\6A27\6F59\784F\7D76\8141\853F\8641\8A7D\8B8F\8C63\8D86\8DFA\8E9B\8F27\90DE\93AE\96B8\9E43\9ED2'
      || U&'\A7B1\A79E\+010411\+016F26\A7B6\+016F1C\+0104EB\+0102A8\A795\A77A\+010412\+01043A\+0111DC\A9A3\AA53\AA56'
      || U&'\+0103D1\+0103D3\+012038\+0104A0\+0115D8\+0115D9\+0115DA\+0115DB',
      U&'222222333333333445566667788888999999999AAAAAAABBBBBBBBBCCCCCCCCCCDDDDEEEEEEEEFFFFFFFFFGGGGHHHHHHHJJJJJJKKKKK'
      || U&'KKLLLLLLLLLMMMMMMMMMMNNNNOOOOOOOOOOOOOOOOOOOPPPPPPPQRRRRRRRSSSSSSSSTTTTTTTTTTUUUUUUUVVVVVVVVVWWWWWWXXXXXXXXX'
      || U&'XXXXYYYYYYYYYYZZZZZZaaabbbbbcccccddddeeeffffgggghhhiiiiiiiiiijjlllllllllllllnnooooooooooooooooooooooooopppqq'
      || U&'qrrrrrrssssssuuuuuuuuuvvvvvvwwwwwwwwwxxxyyyyyyyyyyzzz\00C5\00D6\00DE\00DE\00DF\00DF\00DF\00E5\00FE\00FE\0102'
      || U&'\0103\0114\0115\011E\011F\0123\012C\012D\0138\0138\0138\0138\0138\0146\014E\014F\0162\0163\0163\0163\016C'
      || U&'\016D\0185\0185\0186\0186\0186\0186\018E\018E\018F\0190\0190\0190\0190\01A8\01A8\01A8\01A9\01A9\01B1\01B1'
      || U&'\01C3\01DD\01DD\01F6\021D\021D\021D\021D\021D\0237\0241\0241\0241\0241\0242\0245\0245\0245\0245\0245\0245'
      || U&'\0245\0245\0245\024B\0254\0254\0254\0254\025B\025B\025B\025B\025B\025B\025B\025B\025C\025C\025E\0262\0262'
      || U&'\0262\0270\0270\0277\0278\0278\0278\0280\0280\0283\028C\028C\028D\028D\028D\0298\0298\0298\0299\0299\029A'
      || U&'\029A\029C\029C\029F\029F\029F\02A1\02B9\02B9\02B9\02B9\02B9\02B9\02B9\02B9\02B9\02B9\02BF\02D0\0370\0370'
      || U&'\0370\0370\0376\0376\0376\0377\0377\0377\037D\0393\0393\0393\0393\0393\0394\0394\0394\0394\0394\0394\03A0'
      || U&'\03A0\03A0\03A6\03A6\03A6\03A6\03A6\03A6\03A8\03A8\03A8\03A8\03A8\03A9\03A9\03A9\03B4\03B4\03B4\03BB\03BB'
      || U&'\03C0\03C0\03C2\03C4\03C4\03C4\03C7\03C7\03C7\03C8\03C8\03C9\03C9\03C9\03D7\03D8\03D8\03EC\03FF\0404\0404'
      || U&'\040B\040D\0428\0439\043B\0448\044F\0459\0460\0460\04B6\04B7\04C3\053B\0544\0548\0548\0548\054A\054C\0571'
      || U&'\093D\0968\0969\096A\096E\0971\0998\099A\099C\099E\099F\09A1\09A3\09A4\09A5\09A6\09A7\09A8\09AA\09AC\09AE'
      || U&'\09AF\09B0\09B2\09B7\09B8\09BD\09E7\09E8\09EC\0B85\0B88\0B89\0B89\0B8E\0B90\0B90\0B95\0B9A\0BA3\0BAF\0BB4'
      || U&'\0BB6\0C05\0C06\0C07\0C12\0C1C\0C1E\0C23\0C2F\0C31\0C32\0C67\0C68\0C6F\0D1E\0D30\0DA2\0DAF\0E02\0E04\0E04'
      || U&'\0E06\0E08\0E0A\0E0E\0E11\0E1A\0E1B\0E1D\0E1E\0E1F\0E20\0E22\0E32\0F62\1041\10A0\1100\1102\1103\1105\1106'
      || U&'\1107\1109\110B\110C\110E\110F\1110\1111\1112\1140\114C\1159\1173\1173\1173\1175\13EF\1421\1427\1429\1433'
      || U&'\1438\1489\1490\14D3\14DA\1543\1546\154A\15B5\15B5\15B7\15C4\15C4\15E1\1660\16B9\16BC\16BD\16DC\16DC\16E6'
      || U&'\16EF\17A2\1835\185C\18DB\199E\19B1\1A45\1A45\1B0D\1B11\1B28\1D00\1D05\1D07\1D0A\1D18\1D18\1E43\2C3F\2C70'
      || U&'\2C76\2CC6\2CC6\2CC6\2D40\304F\3078\30A4\30A8\30AB\30BF\30C8\30CB\30CF\30ED\30ED\3588\363D\3A41\3ADA\3B35'
      || U&'\3B3A\3B3B\3BA3\4039\403F\4443\46B6\4F75\5024\5553\571F\5861\58AB\5AAF\5E21\6236\665A\670C\670F\6710\6713'
      || U&'\6718\6723\676E\699D\6E88\7814\7D55\80FC\848D\8637\8A2E\8B86\8C5C\8D7F\8DE5\8E97\8EFF\90CE\93AD\96B7\9E42'
      || U&'\9ED1\A4D5\A4E4\A4F6\A4F6\A64C\A658\A669\A69A\A727\A779\A79A\A79B\A8FB\A99D\AA01\AA23\+010382\+010393'
      || U&'\+01039A\+010486\+011582\+011582\+011583\+011584')),
      'ٲٳٵؤۄۅۆۇۈۉۊۋۏئؠێۍۑےۓہھۂۃۿػؼڬڭڮںٮپٱڡٯژڕړڒڵ',
      'اااوووووووووويييييييهههههكككككنبباف' || 'قزرررل'), NFD),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u060c\u061b-\u061f\u0640'
      '\u064b-\u065f\u066a-\u066d\u06d4\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufd3e-\ufd4f\ufe00-\ufe4f'
      '\U0001f000-\U0001faff\U000e0000-\U000e01ef]', '', 'g'),
      'i105', 'llos'), 'rn', 'm'), 'vv', 'w');

-- Returns a marked-up description without the marks and the targets of its links, for search.
create function qeema_unmarked(text text) returns text immutable parallel safe language sql
  return regexp_replace(regexp_replace(regexp_replace(text, '\]\((https?|mailto):[^\s)]*\)', ' ', 'g'),
    '^[ \t]*(#{1,6}|>|[-*+•])[ \t]+', '', 'gn'), '\*+|\[', '', 'g');

-- Folds letters of words for search (decision 070): qeema_fold, and seats of hamza make no difference. Signs separate
-- words: PostgreSQL's parser would make one word of "ui/ux", "node.js", "~ux" and of an address, read the hyphen of
-- "covid-19" as a minus, ask for "front-end" as one word too, and leave out what is in "<string>". Texts and queries
-- both pass this function, so a number with a point is found as it is written. The beginning of every address is left
-- out.
create function qeema_word_fold(input text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(qeema_fold(translate(input, U&'\06E5\06E6\06DE\06E9', '')), 'https://', ' '), 'http://', ' '),
    'ؤئ/.~<+-ء', 'وي      ');

-- light10 by Larkey, Ballesteros and Connell (2007), as in Lucene's Arabic analyser; for folded words, where ة is ه.
create function qeema_stem(word text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(word, '^(?:(?:وال|بال|كال|فال|لل|ال)(?=..)|و(?=...))', ''),
    '(?<=..)ها$', ''), '(?<=..)ان$', ''), '(?<=..)ات$', ''), '(?<=..)ون$', ''), '(?<=..)ين$', ''),
    '(?<=..)يه$', ''), '(?<=..)ه$', ''), '(?<=..)ي$', '');

-- Returns the words of a text and their stems in one vector: a word as `=كتاب`, a stem as `كتاب`. GIN stores no
-- weights, so weights would have to be looked up in each row. Quotes of old books have a dagger alef, and ء before an
-- alef, where readers today write or leave out an alef: all forms are found («ٱلصَّلَوٰةَ» by «الصلاة», «ءَامَنَ» by
-- «آمن»).
create function qeema_lexemes(input text) returns tsvector
  language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct lexeme)), ''::tsvector)
    from unnest(case when position(U&'\0670' in input) + position('ءَا' in input) = 0 then array[input]
        else array[input, replace(input, U&'\0670', 'ا'), replace(input, 'ءَا', 'ا'),
          replace(replace(replace(input, 'ءَا', 'ا'), U&'و\0670', 'ا'), U&'\0670', 'ا')] end) as form,
      unnest(to_tsvector('simple', qeema_word_fold(form))) as found (word),
      unnest(array['=' || left(word, 200), qeema_stem(left(word, 200))]) as lexeme);

-- Returns the query for all words of a text: level 1 as written, 2 by their stems, 3 also without what Arabic joins to
-- the front of a word; null for a text without words. A text that has a word has its stem too, so from level 2 on the
-- word itself is not asked for: asking for both read twice as much of the index, and PostgreSQL expected twice as many
-- texts (decision 070).
create function qeema_query(input text, level int) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg('(' || forms || ')', ' & ')::tsquery
    from (select word from unnest(to_tsvector('simple', qeema_word_fold(input))) as found (word) limit 6) as words,
      lateral (
        select string_agg(distinct '''' || replace(replace(form, '\', '\\'), '''', '''''') || '''', ' | ') as forms
        from (select case level when 1 then '=' || left(word, 200) else qeema_stem(left(word, 200)) end as form
          union all select qeema_stem(substr(left(word, 200), length(prefix) + 1))
            from unnest(array['و', 'ف', 'ب', 'ك', 'ل', 'ال', 'وال', 'بال', 'كال', 'فال', 'لل']) as prefix
            where level = 3 and word like prefix || '__%') as written) as alternatives);

create function qeema_deletions(word text) returns text[]
  language sql immutable strict parallel safe
  return (
    select array_agg(distinct part)
    from (select word as part
      union all select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) as at) as parts);

-- A statement with this function runs in one process: starting parallel workers takes 10 ms, as long as a search. It is
-- never executed, because it is folded to true when the statement is planned.
create function qeema_one_process() returns boolean language sql immutable parallel unsafe return true;

create function captions_folded(cues jsonb) returns text
  language sql immutable strict parallel safe
  return (
    select qeema_fold(string_agg(translate(cue ->> 'text', E'\n\r', '  '), E'\n' order by at))
    from jsonb_array_elements(cues) with ordinality as c (cue, at));

-- Returns the time in a UUIDv7; PostgreSQL has this from 18 on.
create function qeema_uuid_time(id uuid) returns timestamptz
  language sql immutable strict parallel safe
  return to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0);

-- Sealed values may be sealed again with another key, and a keyed hash follows its key; all else stays.
create function sealed_anew(former text, latter text) returns boolean
  language sql immutable parallel safe
  return former like 's1.%' and latter like 's1.%' and split_part(former, '.', 2) <> split_part(latter, '.', 2);


--- What a column may hold, as its type.

-- A domain where much is written (decision 030): PostgreSQL reads the text of all CHECKs of a table for each statement
-- that writes to it, which took a third of the time of such statements. It reads a domain once a session, and checks it
-- only where a statement writes its column.
create domain counter as int check (value >= 0);
create domain minor_units as bigint check (value >= 0);
create domain basis_points as int check (value between 0 and 10000);
create domain comment_status as text check (value in ('visible', 'hidden', 'deleted'));
create domain notification_kind as text check (value ~ '^[a-z_]{1,40}$');
create domain order_status as text check (value in ('awaiting_payment', 'paid', 'partly_refunded', 'refunded',
  'expired', 'cancelled'));
create domain line_kind as text check (value in ('product', 'post', 'tip'));
create domain payment_status as text check (value in ('created', 'requires_action', 'processing', 'succeeded', 'failed',
  'awaiting_transfer', 'receipt_submitted', 'rejected', 'quarantined', 'returned'));
create domain entitlement_status as text check (value in ('active', 'suspended', 'revoked'));
create domain event_status as text check (value in ('received', 'handled', 'dead'));
create domain sandbox_status as text check (value in ('open', 'challenge', 'processing', 'succeeded', 'failed',
  'refunded'));
create domain sandbox_on_paid as text check (value in ('nothing', 'dispute_won', 'dispute_lost'));
create domain sandbox_on_refund as text check (value in ('succeed', 'late', 'fail'));
create domain sandbox_webhooks as text check (value in ('usual', 'delayed', 'duplicated', 'reordered', 'dropped',
  'forged'));


--- Lists that members choose from.

create table categories (
  id text primary key,
  name_ar text not null,
  name_en text not null,
  position int not null,
  -- A retired category stays where it is in use and is no longer offered.
  retired_at timestamptz
);

create table interests (
  id text primary key,
  name_ar text not null,
  name_en text not null,
  position int not null,
  retired_at timestamptz
);

-- The sections and divisions of ISIC Rev. 4; their ids are its codes.
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

-- The ids are GeoNames'. Both names are folded into one text, so that a city is found in either language.
create table cities (
  id int primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name_ar text not null,
  name_en text not null,
  population int not null,
  search_fold text not null generated always as (' ' || qeema_fold(name_ar) || ' ' || qeema_fold(name_en)) stored
);
create index cities_country on cities (country, population desc, id);


--- Members: accounts and what they upload.

create table files (
  id uuid primary key,
  owner_id uuid,
  purpose text not null check (purpose in ('image', 'product_file')),
  storage_key text not null unique,
  name text not null,
  mime text not null,
  size bigint not null check (size >= 0),
  width int,
  height int,
  -- Widths of an image's stored renditions, ascending; empty for other files.
  widths int[] not null default '{}',
  sha256 text not null,
  created_at timestamptz not null
);
create index files_owner on files (owner_id, id desc);
-- The sum of a member's files is read from the index alone.
create index files_room on files (owner_id) include (size);

create table users (
  id uuid primary key,
  email text unique check (email = lower(email)),
  email_verified_at timestamptz,
  phone text unique,
  password_hash text,
  name text not null check (char_length(name) between 1 and 320),
  handle text not null unique check (handle ~ '^[a-z0-9_]{3,30}$'),
  -- Look-alike characters are mapped to one, so that no two handles can be mistaken for each other.
  handle_skeleton text not null unique,
  headline text not null default '' check (char_length(headline) <= 480),
  bio text not null default '' check (char_length(bio) <= 2400),
  profile_pic_id uuid references files,
  cover_id uuid references files,
  role text not null default 'MEMBER' check (role in ('MEMBER', 'CREATOR', 'ADMIN')),
  account_type text not null default 'INDIVIDUAL' check (account_type in ('INDIVIDUAL', 'COMPANY')),
  status text not null default 'active' check (status in ('active', 'suspended', 'deletion_requested', 'deleted')),
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  country text,
  city text,
  social_links jsonb not null default '[]',
  interests text[] not null default '{}',
  followers_count int not null default 0 check (followers_count >= 0),
  following_count int not null default 0 check (following_count >= 0),
  posts_count int not null default 0 check (posts_count >= 0),
  products_count int not null default 0 check (products_count >= 0),
  notifications_seen_at timestamptz not null,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  date_of_birth date check (date_of_birth >= date '1900-01-01'),
  gender text not null default 'not_specified' check (gender in ('male', 'female', 'not_specified')),
  industry_id text references industries,
  -- A city of the list; if null, `city` is what the member typed.
  city_id int references cities,
  -- How the member reads numbers and dates; the colours are those of the device if null.
  digits text not null default 'latn' check (digits in ('latn', 'arab')),
  calendar text not null default 'gregory' check (calendar in ('gregory', 'islamic-umalqura')),
  color_mode text check (color_mode in ('light', 'dark')),
  -- When the owner asked for deletion; the account is deleted 14 days later.
  deletion_requested_at timestamptz,
  -- Keyed hashes of the e-mail address and the phone number of a deleted account that was still owed money: operators
  -- find the account by what a person says was theirs.
  claim_hash text,
  -- IANA name that the member's browser reported; null until it has.
  time_zone text check (char_length(time_zone) between 1 and 64),
  -- What the name looks like (decision 037).
  name_skeleton text not null generated always as (qeema_skeleton(name)) stored,
  -- Since when the member has a name that looks like this one; null: since the account was made. An old account may
  -- take another member's name today.
  name_since timestamptz,
  claim_phone_hash text,
  -- A member who takes a former name back within a week has had it all along.
  former_skeleton text,
  former_name_since timestamptz,
  constraint users_phone_e164 check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint users_country check (country ~ '^[A-Z]{2}$'),
  constraint users_links check (jsonb_typeof(social_links) = 'array' and jsonb_array_length(social_links) <= 8),
  constraint users_city_length check (char_length(city) <= 320)
);
create index users_popular on users (followers_count desc, id desc) where status = 'active';
create index users_leaving on users (deletion_requested_at) where status = 'deletion_requested';
create index users_name_skeleton on users (name_skeleton) where status = 'active' and name_skeleton <> '';
-- Where a file is used: checked for each image that is shown, and before a file is deleted.
create index users_profile_pic on users (profile_pic_id) where profile_pic_id is not null;
create index users_cover on users (cover_id) where cover_id is not null;
create index users_claim on users (claim_hash) where claim_hash is not null;
create index users_claim_phone on users (claim_phone_hash) where claim_phone_hash is not null;

create function user_search_refresh() returns trigger language plpgsql set search_path = public as $$
begin
  if new.status <> 'active' then
    delete from user_search where user_id = new.id;
  else
    insert into user_search (user_id, called_fold, fold, lexemes)
      values (new.id, qeema_fold(new.name || ' ' || new.handle),
        qeema_fold(new.name || ' ' || new.handle || ' ' || new.headline),
        qeema_lexemes(new.name || ' ' || new.handle || ' ' || new.headline))
      on conflict (user_id) do update
        set called_fold = excluded.called_fold, fold = excluded.fold, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

create function users_note_name() returns trigger language plpgsql set search_path = public as $$
declare
  is_back boolean := qeema_skeleton(new.name) = old.former_skeleton and new.updated_at < old.name_since + interval '7 days';
begin
  new.name_since := case when is_back then old.former_name_since else new.updated_at end;
  -- Nothing of a deleted account says what it was called.
  new.former_skeleton := case when new.status <> 'deleted' then old.name_skeleton end;
  new.former_name_since := case when new.status <> 'deleted' then old.name_since end;
  return new;
end $$;

create trigger user_search_refresh after insert or update of name, handle, headline, status on users
  for each row execute function user_search_refresh();
create trigger users_name_since before update of name on users for each row
  when (qeema_skeleton(new.name) <> old.name_skeleton) execute function users_note_name();

alter table files add constraint files_owner_fk foreign key (owner_id) references users;

-- What only companies say; name, handle, headline, description (bio) and logo are in users.
create table company_profiles (
  user_id uuid primary key references users on delete cascade,
  size text check (size in ('1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+')),
  founded_on date check (founded_on >= date '1000-01-01'),
  tags text[] not null default '{}' check (cardinality(tags) <= 10 and array_to_string(tags, '') !~ '\s'),
  updated_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Renewed with each token, so every ten minutes at most.
  last_seen_at timestamptz not null,
  -- When the session's owner last showed the second factor.
  second_factor_at timestamptz
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- Accounts at other providers that sign in to an account here. OpenID Connect promises only that issuer and subject
-- together name the same person for ever (Core 1.0, 5.7); e-mail addresses change hands.
create table identities (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  provider text not null check (provider in ('google')),
  user_id uuid not null references users on delete cascade,
  -- The address that the provider vouched for when the accounts were joined; the settings show it.
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- Links in letters, and the ticket that a right code is exchanged for: each is redeemed once, by one UPDATE. Only
-- hashes are stored, here and for codes: a reader of the store or of a copy can neither sign in nor reset a password.
create table one_time_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'phone_ticket')),
  -- Null for a ticket: its number may belong to nobody yet.
  user_id uuid references users on delete cascade,
  -- The address or number that the holder has proved to be theirs.
  target text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) = (purpose = 'phone_ticket'))
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_old on one_time_tokens (expires_at);

-- Codes of six digits. A purpose has one code per number and asker (and per account for a change); the next replaces
-- it.
create table one_time_codes (
  purpose text not null check (purpose in ('phone_sign_in', 'change_phone')),
  phone text not null,
  user_id uuid references users on delete cascade,
  hash text not null,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Hash of a secret in the cookie of the browser that requested the code: requests and tries of other browsers with
  -- the same number neither end it nor count against it. Empty for a change, where the account identifies the asker.
  -- A browser without the cookie is identified by its network address.
  asker text not null default '',
  address text not null default '',
  check ((user_id is null) = (purpose = 'phone_sign_in')),
  constraint one_time_codes_one_each unique nulls not distinct (purpose, phone, user_id, asker)
);
create index one_time_codes_user on one_time_codes (user_id);
create index one_time_codes_old on one_time_codes (expires_at);

-- The times of the last hour's messages to a number or address, or from a network address.
create table code_sends (
  key text primary key,
  sent timestamptz[] not null,
  last_sent timestamptz not null
);
create index code_sends_old on code_sends (last_sent);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Sealed (lib/server/crypto/seal.ts); null until the first code has confirmed it.
  secret text,
  enrolled_at timestamptz,
  -- The latest time step (RFC 6238) whose code was accepted: that one and earlier ones are worthless.
  last_step bigint not null default 0,
  -- A device that is being set up: it replaces the other after a right code.
  pending_secret text,
  pending_at timestamptz,
  -- Wrong codes since `tries_since`.
  tries int not null default 0 check (tries >= 0),
  tries_since timestamptz,
  check ((secret is null) = (enrolled_at is null)),
  check ((pending_secret is null) = (pending_at is null))
);

-- Ten per operator, as keyed hashes; each works once.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- What a member chose; kinds without a row are on.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  in_app boolean not null,
  email boolean not null,
  primary key (user_id, kind)
);

-- How far a member is in the first steps after registration. No row: they were not shown yet.
create table first_steps (
  user_id uuid primary key references users on delete cascade,
  at text not null check (at in ('interests', 'people', 'photo', 'finished', 'dismissed')),
  begun_at timestamptz not null,
  updated_at timestamptz not null
);

-- A member's own data, packed by a job and kept for a week.
create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed', 'gone')),
  locale text not null check (locale in ('ar', 'en')),
  storage_key text,
  size bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index exports_user on exports (user_id, id desc);
create index exports_kept on exports (expires_at) where status = 'ready';

-- At most one open suspension per member.
create table suspensions (
  id uuid primary key,
  user_id uuid not null references users,
  reason text not null check (char_length(reason) between 1 and 4000),
  suspended_by uuid not null references users,
  suspended_at timestamptz not null,
  restored_by uuid references users,
  restored_at timestamptz,
  check ((restored_by is null) = (restored_at is null))
);
create unique index suspensions_open on suspensions (user_id) where restored_at is null;
create index suspensions_user on suspensions (user_id, id desc);

-- Uploads that are arriving: their announced size is reserved in the owner's room.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  bytes bigint not null check (bytes >= 0),
  started_at timestamptz not null
);
create index uploads_owner on uploads (owner_id);

-- Files that arrive in parts and continue after a break. An upload's state is in this row, not in the protocol's
-- answers (decision 061).
create table resumable_uploads (
  -- Also the id of the resulting file: an upload that is finished twice makes one file.
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('product_file')),
  name text not null,
  size bigint not null check (size > 0),
  -- When the file was last changed, in milliseconds: with name and size it identifies the same file.
  modified bigint not null,
  received bigint not null default 0 check (received between 0 and size),
  state text not null default 'receiving' check (state in ('receiving', 'checking', 'ready', 'refused')),
  -- Message key of the refusal.
  reason text check ((reason is not null) = (state = 'refused')),
  -- The request that is writing, on whichever instance; void after `leased_until`.
  lease uuid,
  leased_until timestamptz,
  -- Another request waits for the lease.
  lease_wanted boolean not null default false,
  started_at timestamptz not null,
  changed_at timestamptz not null
);
create index resumable_uploads_owner on resumable_uploads (owner_id);
create index resumable_uploads_changed on resumable_uploads (changed_at);

-- What video and audio files say about themselves, read when they arrive.
create table recordings (
  file_id uuid primary key references files on delete cascade,
  kind text not null check (kind in ('video', 'audio')),
  seconds int check (seconds > 0),
  width int check (width > 0),
  height int check (height > 0),
  -- Message key of why browsers cannot play it.
  problem text
);

-- Copies of videos in several sizes and their audio alone, made by FFmpeg if it is configured, played as HLS (decision
-- 067).
create table streams (
  file_id uuid primary key references files on delete cascade,
  state text not null check (state in ('waiting', 'preparing', 'ready', 'failed')),
  -- Message key of the failure.
  reason text,
  -- Progress from 0 to 1.
  share real not null default 0,
  changed_at timestamptz not null
);

create table stream_parts (
  file_id uuid not null references streams on delete cascade,
  -- Pixels of the shorter side, or the audio alone.
  name text not null check (name ~ '^(audio|[0-9]{1,4})$'),
  width int check (width > 0),
  height int check (height > 0),
  -- Bits per second at most.
  bandwidth int not null,
  size bigint not null check (size > 0),
  storage_key text not null,
  -- Names the bytes of each segment.
  playlist text not null,
  primary key (file_id, name)
);


--- Members and each other.

create table follows (
  id uuid not null,
  follower_id uuid not null references users on delete cascade,
  followee_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create unique index follows_followee on follows (followee_id, id desc);
-- Read from the index alone: suggestions ask for the follows of two hundred members at once.
create unique index follows_follower on follows (follower_id, id desc) include (followee_id);

-- A block works both ways, a mute only for the member who muted. db/apart.ts decides what both hide (decision 018).
create table blocks (
  id uuid not null,
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create unique index blocks_of on blocks (blocker_id, id desc);
create unique index blocks_blocked on blocks (blocked_id, blocker_id);

create table mutes (
  id uuid not null,
  muter_id uuid not null references users on delete cascade,
  muted_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create unique index mutes_of on mutes (muter_id, id desc);
create index mutes_muted on mutes (muted_id);

-- Members of companies with a share of the sales. The company keeps the rest. An invitation reserves its share from the
-- moment it is sent; the member earns from the moment they accept.
create table company_members (
  id uuid primary key,
  company_id uuid not null references users,
  user_id uuid not null references users,
  role text not null check (role in ('member', 'administrator')),
  status text not null default 'invited' check (status in ('invited', 'active', 'ended', 'declined')),
  invited_by uuid not null references users,
  invited_at timestamptz not null,
  joined_at timestamptz check (joined_at >= invited_at),
  closed_at timestamptz check (closed_at >= coalesce(joined_at, invited_at)),
  closed_by uuid references users,
  check (company_id <> user_id),
  check (case status
    when 'invited' then num_nonnulls(joined_at, closed_at) = 0
    when 'active' then joined_at is not null and closed_at is null
    when 'declined' then joined_at is null and closed_at is not null
    else closed_at is not null end)
);
create unique index company_members_open on company_members (company_id, user_id)
  where status in ('invited', 'active');
create index company_members_company on company_members (company_id, id desc);
create index company_members_user on company_members (user_id, id desc);

-- History stays: sales were split by it.
create function company_history_stands() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'the history of a company stands' using errcode = 'restrict_violation';
end $$;

create trigger company_members_no_delete before delete on company_members
  for each row execute function company_history_stands();
create trigger company_members_no_truncate before truncate on company_members execute function company_history_stands();
create trigger company_members_moves before update on company_members for each row
  when ((old.id, old.company_id, old.user_id, old.invited_by, old.invited_at)
      is distinct from (new.id, new.company_id, new.user_id, new.invited_by, new.invited_at)
    or (old.joined_at is not null and old.joined_at is distinct from new.joined_at)
    or old.closed_at is not null
    or (old.status = 'active' and new.status not in ('active', 'ended')))
  execute function company_history_stands();

-- A change from a day on is a new row. At any moment the row with the latest start counts; of two, the one written
-- later.
create table company_shares (
  id bigint generated always as identity primary key,
  member_id uuid not null references company_members,
  share_bps int not null check (share_bps between 0 and 10000),
  from_at timestamptz not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  check (from_at >= created_at)
);
create index company_shares_at on company_shares (member_id, from_at desc, id desc);

-- A company's own share is never negative, at no moment from the new row on. Changes of one company's shares wait for
-- each other here and then see what the one before wrote (READ COMMITTED).
create function company_shares_fit() returns trigger language plpgsql set search_path = public as $$
declare
  company uuid;
begin
  select company_id into company from company_members where id = new.member_id and status in ('invited', 'active');
  if not found then
    raise exception 'a share of a membership that is over' using errcode = 'check_violation';
  end if;
  perform from users where id = company for no key update;
  if exists (
    select from (
      select new.from_at as at
      union
      select s.from_at from company_shares s join company_members m on m.id = s.member_id
      where m.company_id = company and m.status in ('invited', 'active') and s.from_at > new.from_at) moments
    where (
      select sum(held.share_bps) from company_members m
      cross join lateral (
        select s.share_bps from company_shares s where s.member_id = m.id and s.from_at <= moments.at
        order by s.from_at desc, s.id desc limit 1) held
      where m.company_id = company and (m.closed_at is null or m.closed_at > moments.at)) > 10000) then
    raise exception 'more than the whole of company % is given away', company
      using errcode = 'check_violation', constraint = 'company_shares_fit';
  end if;
  return null;
end $$;

create trigger company_shares_append_only before update or delete on company_shares
  for each row execute function company_history_stands();
create trigger company_shares_no_truncate before truncate on company_shares execute function company_history_stands();
create constraint trigger company_shares_fit after insert on company_shares deferrable initially immediate
  for each row execute function company_shares_fit();


--- The platform: requests, operators, figures.

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (char_length(key) between 8 and 200),
  request_hash text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_old on idempotency_keys (created_at);

create unlogged table rate_limits (
  -- Sorted by bytes, so that keys with one prefix are a range of the index.
  key text collate "C" not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);
create index rate_limits_old on rate_limits (window_start);

-- Acts of authority over others. Each row's hash covers the row and the hash before it, so that no row can be changed,
-- removed or inserted without breaking all later hashes.
create table audit_log (
  -- The trigger sets `seq` and `hash`.
  seq bigint primary key default 0,
  at timestamptz not null,
  -- A member's id, or 'command' for a command on the server.
  actor text not null,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  hash text not null unique default ''
);
create index audit_log_subject on audit_log (subject_id, seq desc);
create index audit_log_actor on audit_log (actor, seq desc);
create index audit_log_action on audit_log (action, seq desc);

-- Takes a lock, because two rows at once would both follow the same row.
create function audit_append() returns trigger language plpgsql set search_path = public as $$
declare
  last audit_log;
begin
  perform pg_advisory_xact_lock(7370153);
  select * into last from audit_log order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.hash := audit_hash(new, coalesce(last.hash, ''));
  return new;
end $$;

create function audit_refuse_change() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;

create trigger audit_log_chain before insert on audit_log for each row execute function audit_append();
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_refuse_change();

create function audit_hash(entry audit_log, before text) returns text
  language sql stable
  return encode(sha256(convert_to(jsonb_build_array(
    before, (entry).seq, floor(extract(epoch from (entry).at) * 1000000), (entry).actor, (entry).action,
    (entry).subject_id, (entry).details)::text, 'UTF8')), 'hex');

-- Returns the first row whose hash does not follow from the row and the hash before it; null if the chain is whole.
create function audit_first_break() returns bigint
  language sql stable
  return (
    select min(seq) from (
      select a.seq, a.hash = audit_hash(a, lag(a.hash, 1, '') over (order by a.seq)) and
        a.seq = row_number() over (order by a.seq) as holds
      from audit_log a
    ) rows where not holds);

-- What waits for an operator and was already notified.
create table operator_news (
  -- A page of the console, where each item has its own id.
  page text not null,
  subject_id uuid not null,
  told_at timestamptz not null,
  primary key (page, subject_id)
);
create index operator_news_told on operator_news (told_at desc);

-- Browsers' events are counted by day, without who sent them or where (decision 036).
create table event_counts (
  day date not null,
  name text not null,
  count bigint not null check (count > 0),
  primary key (day, name)
);


--- Products.

create table products (
  id uuid primary key,
  owner_id uuid not null references users,
  type text not null check (type in ('full_course', 'micro_course', 'template_kit', 'guide_ebook', 'consulting',
    'assessment_workshop', 'audio_series', 'slide_aids', 'tutoring', 'other')),
  title text not null check (char_length(title) between 1 and 480),
  description text not null default '' check (char_length(description) <= 32000),
  price_amount minor_units not null,
  currency text not null default 'USD',
  category_id text references categories,
  tags text[] not null default '{}',
  cover_id uuid references files,
  refund_days int not null default 14 check (refund_days between 0 and 90),
  status text not null default 'draft' check (status in ('draft', 'published', 'unpublished', 'suspended', 'deleted')),
  version int not null default 1,
  sales_count int not null default 0,
  ratings_count int not null default 0,
  ratings_sum int not null default 0,
  comments_count int not null default 0,
  -- Time-invariant popularity: lib/server/products/popularity.ts, decision 041.
  hot double precision not null default 0,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- 0 is a price (free), so a draft needs another way to say that it has none yet.
  has_price boolean not null default false,
  -- Sum of the sales, each with the weight of its day: popularity decays over weeks (decision 041).
  sold_weight double precision not null default 0,
  -- What a buyer gains and who it is for, a line each.
  outcomes text[] not null default '{}' check (cardinality(outcomes) <= 8),
  audience text[] not null default '{}' check (cardinality(audience) <= 8),
  -- When the contents of a deleted product that nobody ordered were removed.
  emptied_at timestamptz,
  -- Bayesian mean that the market sorts by: as if five more members had given four stars (decision 041).
  stars double precision not null generated always as ((20 + ratings_sum)::double precision / (5 + ratings_count))
    stored,
  -- For whom a course is, and how long its visible lessons take in all; null if unknown, and for other products.
  -- Filters read the indexes by type, so these columns need none.
  level text,
  seconds int,
  -- Cards say "from" where the price depends on what the buyer chooses.
  price_is_from boolean not null default false
);
create index products_owner on products (owner_id, id desc) where status <> 'deleted';
create index products_newest on products (id desc) where status = 'published';
create index products_hot on products (hot desc, id desc) where status = 'published';
create index products_category on products (category_id, hot desc, id desc) where status = 'published';
create index products_type on products (type, hot desc, id desc) where status = 'published';
-- Newest on the market means published last, not created last.
create index products_published on products (published_at desc, id desc) where status = 'published';
-- Without these, one page of the newest of a type would read and sort all of that type.
create index products_type_newest on products (type, published_at desc, id desc) where status = 'published';
create index products_category_newest on products (category_id, published_at desc, id desc) where status = 'published';
create index products_cover on products (cover_id) where cover_id is not null;
create index products_stars on products (stars desc, id desc) where status = 'published';
create index products_type_stars on products (type, stars desc, id desc) where status = 'published';
create index products_category_stars on products (category_id, stars desc, id desc) where status = 'published';

create function product_search_refresh() returns trigger language plpgsql set search_path = public as $$
begin
  if new.status <> 'published' then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, title_fold, tags_fold, lexemes)
      values (new.id, qeema_fold(new.title),
        coalesce((select array_agg(qeema_fold(tag)) from unnest(new.tags) as tag), '{}'),
        qeema_lexemes(concat_ws(' ', new.title, array_to_string(new.tags, ' '), qeema_unmarked(new.description))))
      on conflict (product_id) do update set title_fold = excluded.title_fold, tags_fold = excluded.tags_fold,
        lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

create trigger product_search_refresh after insert or update of title, tags, description, status on products
  for each row execute function product_search_refresh();

create table product_gallery (
  product_id uuid not null references products on delete cascade,
  position int not null,
  file_id uuid not null references files,
  alt text not null default '',
  primary key (product_id, position)
);
create index product_gallery_file on product_gallery (file_id);

-- A sold file stays with its buyers: taking it out of a product only sets removed_at.
create table product_files (
  id uuid primary key,
  product_id uuid not null references products,
  file_id uuid not null references files,
  name text not null,
  position int not null,
  added_in_version int not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  -- Since when everybody may download the file: what a buyer paid for stays known.
  free_since timestamptz
);
create index product_files_product on product_files (product_id, position) where removed_at is null;
create unique index product_files_once on product_files (product_id, file_id);
create index product_files_file on product_files (file_id);


--- Posts.

-- Counters are updated in the transaction that changes what they count.
create table posts (
  id uuid primary key,
  author_id uuid not null references users,
  text text not null check (char_length(text) <= 20000),
  audience text not null default 'public' check (audience in ('public', 'followers')),
  product_id uuid references products,
  status text not null default 'published' check (status in ('draft', 'published', 'hidden', 'deleted')),
  tags text[] not null default '{}',
  reactions_perfect counter not null default 0,
  reactions_love counter not null default 0,
  reactions_unclear counter not null default 0,
  reactions_fantastic counter not null default 0,
  reactions_surprise counter not null default 0,
  reactions_clap counter not null default 0,
  comments_count counter not null default 0,
  saves_count counter not null default 0,
  shares_count counter not null default 0,
  -- Time-invariant popularity: lib/server/posts/hotness.ts.
  hot double precision not null default 0,
  edited_at timestamptz,
  created_at timestamptz not null,
  -- Members named with @handle, found when the text is written: [{"_id": user, "handle": "…"}].
  mentions jsonb not null default '[]',
  -- Only paid posts have a title.
  title text not null default '',
  ratings_count int not null default 0,
  ratings_sum int not null default 0
);
create index posts_author on posts (author_id, id desc) where status = 'published';
create index posts_newest on posts (id desc) where status = 'published' and audience = 'public';
create index posts_hot on posts (hot desc, id desc) where status = 'published' and audience = 'public';

create function post_search_refresh() returns trigger language plpgsql set search_path = public as $$
declare
  written text;
begin
  if new.status <> 'published' or new.audience <> 'public' then
    delete from post_search where post_id = new.id;
  else
    written := btrim(concat_ws(' ', new.title, new.text));
    insert into post_search (post_id, fold, lexemes) values (new.id, qeema_fold(written), qeema_lexemes(written))
      on conflict (post_id) do update set fold = excluded.fold, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

create trigger post_search_refresh after insert or update of title, text, status, audience on posts
  for each row execute function post_search_refresh();

create table post_media (
  post_id uuid not null references posts on delete cascade,
  position int not null,
  file_id uuid not null references files,
  alt text not null default '',
  primary key (post_id, position)
);
create index post_media_file on post_media (file_id);

-- Hashtags have their own table, because the stemmer splits compounds such as تصميم_جرافيك.
create table post_tags (
  tag_fold text not null,
  post_id uuid not null references posts on delete cascade,
  tag text not null,
  primary key (tag_fold, post_id)
);
create index post_tags_post on post_tags (post_id);

create table reactions (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null check (name in ('perfect', 'love', 'unclear', 'fantastic', 'surprise', 'clap')),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index reactions_user on reactions (user_id);

create table saves (
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  primary key (user_id, post_id)
);
create unique index saves_newest on saves (user_id, id desc);
create index saves_post on saves (post_id);

create table shares (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index shares_post on shares (post_id);

-- Posts that an operator hid. Buyers of a hidden paid post lose access and get their money back.
create table hidden_posts (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  -- The post's status before.
  was text not null check (was in ('published', 'deleted')),
  hidden_by uuid not null references users,
  hidden_at timestamptz not null,
  shown_by uuid references users,
  shown_at timestamptz,
  check ((shown_by is null) = (shown_at is null))
);
create unique index hidden_posts_now on hidden_posts (post_id) where shown_at is null;
create index hidden_posts_newest on hidden_posts (id desc) where shown_at is null;
create index hidden_posts_post on hidden_posts (post_id);

-- What everybody may know of a paid post: its price, and how much is locked.
create table paid_posts (
  post_id uuid primary key references posts on delete cascade,
  price_amount bigint not null check (price_amount between 200 and 50000),
  currency text not null,
  -- Of the locked part that is on sale.
  version int not null default 1 check (version > 0),
  words int not null check (words >= 0),
  images int not null check (images >= 0),
  files int not null check (files >= 0),
  sales_count int not null default 0 check (sales_count >= 0)
);

-- Only `lib/server/paid-posts/repo-locked.ts` reads locked parts, after checking access. A version that was bought
-- never changes.
create table locked_parts (
  post_id uuid not null references paid_posts on delete cascade,
  version int not null,
  text text not null,
  created_at timestamptz not null,
  primary key (post_id, version)
);

create table locked_files (
  post_id uuid not null,
  version int not null,
  position int not null,
  file_id uuid not null references files,
  alt text not null default '',
  primary key (post_id, version, position),
  foreign key (post_id, version) references locked_parts on delete cascade
);
create index locked_files_file on locked_files (file_id);


--- Orders and payments; amounts are integers in minor units.

create table carts (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  updated_at timestamptz not null
);

create table cart_lines (
  cart_id uuid not null references carts on delete cascade,
  product_id uuid references products on delete cascade,
  id uuid not null,
  post_id uuid references paid_posts on delete cascade,
  primary key (id),
  constraint cart_lines_product unique (cart_id, product_id),
  constraint cart_lines_post unique (cart_id, post_id),
  constraint cart_lines_one check (num_nonnulls(product_id, post_id) = 1)
);
create index cart_lines_post_id on cart_lines (post_id) where post_id is not null;

create table orders (
  id uuid primary key,
  buyer_id uuid not null references users,
  status order_status not null default 'awaiting_payment',
  currency text not null,
  total_amount minor_units not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index orders_buyer on orders (buyer_id, id desc);
create index orders_expiring on orders (expires_at) where status = 'awaiting_payment';
-- Operators find an order by its short number: the random end of its id.
create index orders_number on orders (right(id::text, 8));

-- A line keeps what was agreed: price, fee, share and refund policy at the time of the order.
create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders,
  kind line_kind not null,
  product_id uuid references products,
  post_id uuid references posts,
  seller_id uuid not null references users,
  title text not null,
  amount minor_units not null,
  fee_bps basis_points not null,
  fee_amount bigint not null check (fee_amount >= 0 and fee_amount <= amount),
  refund_days int not null,
  product_version int,
  -- The subject's type when it was sold: settling, refunds and expiry choose the kind by it without reading the
  -- subject.
  subject_type text,
  -- A line can be cancelled for a cause: access ends then, however much of the money goes back.
  ended_at timestamptz,
  ended_for text check (ended_for in ('seller', 'buyer', 'not_given', 'moderation')),
  -- The seller does not see the buyer's name. Operators do.
  is_unnamed boolean not null default false,
  check ((ended_at is null) = (ended_for is null))
);
create index order_lines_order on order_lines (order_id);
create index order_lines_seller on order_lines (seller_id, id desc);
create index order_lines_product on order_lines (product_id) where product_id is not null;
create index order_lines_post on order_lines (post_id) where post_id is not null;

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  gateway text not null,
  gateway_ref text,
  page_url text,
  amount minor_units not null,
  currency text not null,
  status payment_status not null default 'created',
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The gateway's second name for the payment, known once the buyer has paid: refunds and disputes use it.
  gateway_alias text,
  -- When the buyer was reminded that the days for a bank transfer are nearly over.
  reminded_at timestamptz,
  -- What the gateway reported for a quarantined payment; an operator decides what becomes of it.
  told_amount bigint,
  told_currency text,
  -- Whether the gateway asks the card's owner for a proof (3-D Secure): decided once, when the payment begins.
  asks_proof boolean not null default false,
  -- What the gateway kept of the payment, as it reported it; null for payments from before.
  cost_amount bigint check (cost_amount >= 0),
  -- Since when the money is processing or quarantined: what it pays for is kept longer then.
  under_way_at timestamptz,
  check ((told_amount is null) = (told_currency is null))
);
create unique index payments_gateway_ref on payments (gateway, gateway_ref);
create unique index payments_one_kept on payments (order_id) where status = 'succeeded';
create index payments_order on payments (order_id);
create index payments_open on payments (created_at) where status in ('created', 'requires_action', 'processing');
create index payments_awaiting_transfer on payments (created_at) where status in ('awaiting_transfer', 'rejected');
create index payments_quarantined on payments (id) where status = 'quarantined';
create index payments_returned on payments (id desc) where status = 'returned';
-- Partial, because hardly any payment has a second name.
create unique index payments_gateway_alias on payments (gateway, gateway_alias) where gateway_alias is not null;

create table inbound_events (
  id uuid primary key,
  source text not null,
  external_id text not null,
  type text not null,
  body text not null,
  status event_status not null default 'received',
  attempts int not null default 0,
  error text,
  received_at timestamptz not null,
  handled_at timestamptz,
  -- An event that could not be handled is tried again at growing intervals.
  next_at timestamptz not null,
  unique (source, external_id)
);
create index inbound_events_waiting on inbound_events (next_at) where status = 'received';
create index inbound_events_dead on inbound_events (id desc) where status = 'dead';

-- Tries to pay by card, as far as limits need them (decision 060). A job deletes them after eight days.
create table card_tries (
  id uuid primary key,
  -- What makes it one try: the payment, if its page takes one card; else the gateway's event.
  ref text not null unique,
  payment_id uuid not null references payments,
  payer_id uuid not null references users,
  -- Keyed hashes of the network address and of the gateway's name for the card; null if unknown.
  address text,
  card text,
  -- asked: the bank has not answered yet. proving: it asked for a proof. void: the gateway could not ask it.
  state text not null check (state in ('asked', 'proving', 'refused', 'passed', 'void')),
  reason text,
  asked_at timestamptz not null,
  decided_at timestamptz
);
create index card_tries_payer on card_tries (payer_id, asked_at);
create index card_tries_address on card_tries (address, asked_at) where address is not null;
create index card_tries_payment on card_tries (payment_id);
create index card_tries_refused on card_tries (decided_at) where state = 'refused';
create index card_tries_old on card_tries (asked_at);

-- When operators were notified of many refusals.
create table card_alarms (
  told_at timestamptz primary key,
  refusals int not null
);

-- Receipts of bank transfers: what the buyer sends, and what the operator found in the bank's statement.
create table transfer_receipts (
  id uuid primary key,
  payment_id uuid not null references payments,
  storage_key text not null unique,
  name text not null,
  mime text not null check (mime in ('application/pdf', 'image/webp')),
  size bigint not null check (size > 0),
  -- Of an image's pixels, so that a changed name or date inside the file makes no new receipt of it.
  content_hash text not null,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  reason text check (reason in ('not_received', 'wrong_amount', 'unreadable', 'not_a_receipt', 'already_used', 'other')),
  note text not null default '' check (char_length(note) <= 2000),
  -- The bank's own number of the transfer, in capitals and digits.
  bank_reference text,
  -- When the file was deleted: a rejected receipt of an order that was never paid proves nothing. The row stays.
  removed_at timestamptz,
  check ((status = 'submitted') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'approved') = (bank_reference is not null))
);
create unique index transfer_receipts_one_use on transfer_receipts (content_hash) where status <> 'rejected';
create unique index transfer_receipts_bank_reference on transfer_receipts (bank_reference);
create unique index transfer_receipts_one_open on transfer_receipts (payment_id) where status = 'submitted';
create unique index transfer_receipts_one_kept on transfer_receipts (payment_id) where status = 'approved';
create index transfer_receipts_payment on transfer_receipts (payment_id, id desc);
create index transfer_receipts_queue on transfer_receipts (id) where status = 'submitted';
create index transfer_receipts_removable on transfer_receipts (decided_at)
  where status = 'rejected' and removed_at is null;

create table entitlements (
  id uuid primary key,
  holder_id uuid not null references users,
  product_id uuid references products,
  post_id uuid references posts,
  order_line_id uuid unique references order_lines,
  status entitlement_status not null default 'active',
  downloads_count int not null default 0,
  granted_at timestamptz not null,
  -- Whether a product is bought once or again each time is decided by its kind (decision 053).
  owned_once boolean not null default true,
  check (num_nonnulls(product_id, post_id) = 1)
);
create unique index entitlements_post on entitlements (holder_id, post_id)
  where status = 'active' and post_id is not null;
create index entitlements_holder on entitlements (holder_id, id desc);
-- Refuses a second copy only of what is bought once.
create unique index entitlements_product
  on entitlements (holder_id, product_id, (case when owned_once then holder_id else id end))
  where status = 'active' and product_id is not null;
create index entitlements_post_any on entitlements (post_id) where post_id is not null;
-- The latest owners of a product, also those who did not buy it: what else they own is shown beside it.
create index entitlements_buyers on entitlements (product_id, id desc) include (holder_id, order_line_id)
  where status = 'active' and product_id is not null;

-- The files that a buyer has downloaded: whether a purchase was used before it is refunded.
create table entitlement_downloads (
  entitlement_id uuid not null references entitlements on delete cascade,
  product_file_id uuid not null references product_files on delete cascade,
  first_at timestamptz not null,
  primary key (entitlement_id, product_file_id)
);


--- The double-entry ledger.

-- Credits are positive: what the house owes a seller is a positive balance, money at a gateway a negative one.
create table ledger_accounts (
  id uuid primary key,
  owner_id uuid references users,
  kind text not null check (kind in ('cash', 'clearing', 'pending', 'available', 'reserved', 'receivable', 'fees',
    'pool', 'costs')),
  currency text not null,
  -- Null for the house's own accounts (clearing, fees, pool …): each sale would wait for their rows until the sale
  -- before it has committed. Readers sum their postings. The database maintains a member's balance, because it may
  -- never fall below zero (decision 010).
  balance bigint,
  unique nulls not distinct (owner_id, kind, currency),
  -- What belongs to a member never falls below zero; debts are in a receivable account.
  check (kind not in ('pending', 'available', 'reserved') or balance >= 0),
  check ((owner_id is null) = (balance is null)),
  unique (id, currency)
);

-- A balance is the sum of its postings and changes by them alone: their trigger, one level deeper, may write it, a
-- statement of its own may not. An account never changes its owner.
create function ledger_account_stands() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'a balance moves by postings only' using errcode = 'restrict_violation';
end $$;

create trigger ledger_accounts_open_empty before insert on ledger_accounts for each row
  when (new.balance <> 0) execute function ledger_account_stands();
create trigger ledger_accounts_move before update on ledger_accounts for each row
  when (pg_trigger_depth() = 0
    or (old.id, old.owner_id, old.kind, old.currency) is distinct from (new.id, new.owner_id, new.kind, new.currency))
  execute function ledger_account_stands();
create trigger ledger_accounts_no_delete before delete on ledger_accounts for each row
  execute function ledger_account_stands();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts execute function ledger_account_stands();

create table journals (
  id uuid primary key,
  seq bigint generated always as identity unique,
  kind text not null,
  ref text not null,
  -- The transaction that wrote the journal: no other can add postings to it.
  txid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  unique (kind, ref)
);
-- A month's journals, written in the order of time.
create index journals_time on journals using brin (created_at);

create function ledger_refuse_change() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;

-- Checked at commit: a journal has at least two postings and sums to zero in each currency.
create function ledger_check_journal() returns trigger language plpgsql set search_path = public as $$
begin
  if (select count(*) < 2 from postings where journal_id = new.id)
    or exists (select 1 from postings where journal_id = new.id group by currency having sum(amount) <> 0) then
    raise exception 'journal % does not balance', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger journals_append_only before update or delete on journals
  for each row execute function ledger_refuse_change();
create trigger journals_no_truncate before truncate on journals execute function ledger_refuse_change();
create constraint trigger journals_balance after insert on journals deferrable initially deferred
  for each row execute function ledger_check_journal();

-- No foreign keys to journals and accounts: their trigger checks both, and neither is ever deleted or changed. A
-- foreign key would lock the rows it looks at, so all sales at once would lock the house's accounts.
create table postings (
  id bigint generated always as identity primary key,
  journal_id uuid not null,
  account_id uuid not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  order_line_id uuid references order_lines
);
create index postings_account on postings (account_id, id desc);
create index postings_journal on postings (journal_id);

-- One look at journals and accounts per statement, not three per row (decision 028).
create function ledger_take_postings() returns trigger language plpgsql set search_path = public as $$
declare
  moved record;
begin
  for moved in
    select t.account_id, a.owner_id, sum(t.amount) as amount, bool_and(a.is_open is true) as is_open,
      bool_and(j.is_own is true) as is_own
    from added t
    -- One by one: a join is planned for as many rows as the session's first statement had.
    left join lateral (
      select true as is_own from journals where id = t.journal_id and txid = pg_current_xact_id() limit 1) j on true
    left join lateral (
      select true as is_open, owner_id from ledger_accounts
      where id = t.account_id and currency = t.currency limit 1) a on true
    group by t.account_id, a.owner_id order by t.account_id
  loop
    if not moved.is_own then
      raise exception 'a posting must be written with its journal' using errcode = 'restrict_violation';
    end if;
    if not moved.is_open then
      raise exception 'a posting needs an account of its currency' using errcode = 'foreign_key_violation';
    end if;
    if moved.owner_id is not null then
      update ledger_accounts set balance = balance + moved.amount where id = moved.account_id;
    end if;
  end loop;
  return null;
end $$;

create trigger postings_append_only before update or delete on postings
  for each row execute function ledger_refuse_change();
create trigger postings_no_truncate before truncate on postings execute function ledger_refuse_change();
create trigger postings_taken after insert on postings referencing new table as added
  for each statement execute function ledger_take_postings();

-- Finds a journal's accounts one by one by their index, or opens them: the next statement then also sees those that
-- another transaction opened at the same time (decision 028).
create function post_journals(
  -- of each journal
  ids uuid[], kinds text[], refs text[], at timestamptz,
  -- of each posting
  journal_ids uuid[], owner_ids uuid[], account_kinds text[], currencies text[], amounts bigint[], line_ids uuid[]
) returns uuid[] language plpgsql set search_path = public as $$
declare
  accounts uuid[];
  written uuid[];
begin
  for attempt in 1..2 loop
    select array_agg(a.id order by t.n) into accounts
    from unnest(owner_ids, account_kinds, currencies) with ordinality as t (owner_id, kind, currency, n)
    left join lateral (
      -- Members' accounts apart from the house's: `is not distinct from` would read all accounts.
      select l.id from ledger_accounts l
      where l.owner_id = t.owner_id and l.kind = t.kind and l.currency = t.currency
      union all
      select l.id from ledger_accounts l
      where t.owner_id is null and l.owner_id is null and l.kind = t.kind and l.currency = t.currency
      limit 1) a on true;
    exit when array_position(accounts, null) is null;
    insert into ledger_accounts (id, owner_id, kind, currency, balance)
    select gen_random_uuid(), owner_id, kind, currency, case when owner_id is null then null else 0 end
    from (select distinct owner_id, kind, currency
      from unnest(accounts, owner_ids, account_kinds, currencies) as t (account_id, owner_id, kind, currency)
      where account_id is null) missing
    order by owner_id, kind, currency
    on conflict do nothing;
  end loop;

  with made as (
    insert into journals (id, kind, ref, created_at)
    select id, kind, ref, at from unnest(ids, kinds, refs) as t (id, kind, ref)
    on conflict (kind, ref) do nothing returning id)
  select array_agg(id) into written from made;

  -- Always in the order of accounts, so that transactions with the same accounts never deadlock.
  insert into postings (journal_id, account_id, amount, currency, order_line_id)
  select journal_id, account_id, amount, currency, line_id
  from unnest(journal_ids, accounts, amounts, currencies, line_ids)
    as t (journal_id, account_id, amount, currency, line_id)
  where journal_id = any (written) order by account_id;
  return coalesce(written, '{}');
end $$;

-- A sale's net is on hold here until its release.
create table holds (
  order_line_id uuid references order_lines,
  owner_id uuid not null references users,
  amount bigint not null,
  currency text not null,
  release_at timestamptz not null,
  released_at timestamptz,
  -- A company's sale has one row for each member with a share of it, with the share it was split by.
  share_bps int not null default 10000 check (share_bps between 0 and 10000),
  -- What the line brought its owner at first; `amount` shrinks with refunds.
  earned bigint not null,
  -- Why the earnings stay on hold until an operator has reviewed them, however old they are.
  kept_for text check (kept_for in ('large', 'both_ways', 'absence')),
  primary key (order_line_id, owner_id),
  check (amount between 0 and earned)
);
create index holds_due on holds (release_at) where released_at is null;
create index holds_kept on holds (order_line_id) where kept_for is not null;

create function holds_earned() returns trigger language plpgsql set search_path = public as $$
begin
  new.earned := coalesce(new.earned, new.amount);
  return new;
end $$;

create trigger holds_earned before insert on holds for each row execute function holds_earned();

-- The nightly check sums what it found right and does not read it again the next night (decision 042). Only rows of a
-- night before count as read, because their writers have ended long ago.
create table book_closing (
  id boolean primary key default true check (id),
  through_seq bigint not null default 0,
  through_posting bigint not null default 0,
  next_seq bigint not null default 0,
  next_posting bigint not null default 0,
  next_at timestamptz,
  -- When everything was last read.
  whole_at timestamptz
);

insert into book_closing default values;

-- Each account's sum of postings up to book_closing.through_posting.
create table closed_balances (
  account_id uuid primary key references ledger_accounts,
  amount bigint not null
);

-- What each check of the books found.
create table self_checks (
  id uuid primary key,
  ran_at timestamptz not null,
  duration_ms int not null,
  -- [{ check, looked, broken: [{ subject, found, expected }], more }]
  results jsonb not null,
  broken int not null check (broken >= 0),
  is_whole boolean not null default true
);


--- Money that goes back.

-- Refunds begin at the house, disputes at the buyer's bank.
create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- not_needed: paid twice. at_gateway: begun at the gateway's own console.
  reason text not null check (reason in ('changed_mind', 'not_as_described', 'does_not_work', 'by_mistake', 'other',
    'goodwill', 'not_needed', 'at_gateway', 'cancelled')),
  note text not null default '' check (char_length(note) <= 4000),
  -- Null if nobody asked: the house returns what was not needed, and the gateway can begin a refund itself.
  asked_by uuid references users,
  -- requested: waits for the seller or an operator. granted: in the books and on its way to the buyer.
  status text not null check (status in ('requested', 'granted', 'succeeded', 'failed', 'declined')),
  decided_by uuid references users,
  decided_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 4000),
  -- The gateway's own name of a refund that began there.
  gateway_ref text,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'requested') = (decided_at is null))
);
create index refunds_payment on refunds (payment_id);
create index refunds_order on refunds (order_id);
create unique index refunds_gateway_ref on refunds (payment_id, gateway_ref);
create index refunds_queue on refunds (id desc) where status in ('requested', 'failed');
create index refunds_on_their_way on refunds (updated_at) where status = 'granted';

-- A request never changes; its status only moves forward.
create function reversal_stands() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'a % moves on, and is not told otherwise', tg_argv[0] using errcode = 'restrict_violation';
end $$;

-- Refunded and disputed are never more than captured, neither of a payment nor of a line. Changes of one payment wait
-- for each other here and then see what the one before wrote (READ COMMITTED).
create function reversals_fit(paid uuid) returns void language plpgsql set search_path = public as $$
declare
  payment record;
begin
  select id, order_id, amount, status into payment from payments where id = paid for no key update;
  if payment.status not in ('succeeded', 'returned') and exists (
    select from refunds where payment_id = paid and status in ('granted', 'succeeded')) then
    raise exception 'payment % took nothing that could be given back', paid
      using errcode = 'check_violation', constraint = 'reversals_of_what_was_captured';
  end if;
  if payment.amount <
    (select coalesce(sum(amount), 0) from refunds where payment_id = paid and status in ('granted', 'succeeded'))
    + (select coalesce(sum(l.amount), 0) from disputes d join dispute_lines l on l.dispute_id = d.id
      where d.payment_id = paid and d.status in ('open', 'lost')) then
    raise exception 'more is given back than payment % brought', paid
      using errcode = 'check_violation', constraint = 'reversals_fit_payment';
  end if;
  if exists (
    select from (
      select l.order_line_id, l.amount from refunds r join refund_lines l on l.refund_id = r.id
      where r.payment_id = paid and r.status in ('granted', 'succeeded')
      union all
      select l.order_line_id, l.amount from disputes d join dispute_lines l on l.dispute_id = d.id
      where d.payment_id = paid and d.status in ('open', 'lost')) back
    left join order_lines o on o.id = back.order_line_id and o.order_id = payment.order_id
    group by back.order_line_id, o.amount having o.amount is null or sum(back.amount) > o.amount) then
    raise exception 'more is given back than a line of payment % cost', paid
      using errcode = 'check_violation', constraint = 'reversals_fit_lines';
  end if;
  if exists (
    select from refunds r left join refund_lines l on l.refund_id = r.id
    where r.payment_id = paid and r.status in ('granted', 'succeeded')
    group by r.id having sum(l.amount) <> r.amount or (payment.status = 'succeeded') <> (count(l.amount) > 0)) then
    raise exception 'a refund of payment % is not the sum of its lines', paid
      using errcode = 'check_violation', constraint = 'reversals_sum';
  end if;
end $$;

create function reversals_fit_after_row() returns trigger language plpgsql set search_path = public as $$
begin
  perform reversals_fit(new.payment_id);
  return null;
end $$;

create trigger refunds_moves before update on refunds for each row
  when ((old.id, old.payment_id, old.order_id, old.currency, old.reason, old.asked_by, old.created_at)
      is distinct from (new.id, new.payment_id, new.order_id, new.currency, new.reason, new.asked_by, new.created_at)
    or (old.status <> 'requested' and old.amount <> new.amount)
    or (old.status <> new.status and (old.status, new.status) not in (('requested', 'granted'), ('requested', 'declined'),
      ('granted', 'succeeded'), ('granted', 'failed'), ('succeeded', 'failed'))))
  execute function reversal_stands('refund');
create trigger refunds_no_delete before delete on refunds for each row execute function reversal_stands('refund');
create constraint trigger refunds_fit after insert or update on refunds deferrable initially deferred
  for each row execute function reversals_fit_after_row();

-- The refunded lines; none if the payment bought nothing.
create table refund_lines (
  refund_id uuid not null references refunds,
  order_line_id uuid not null references order_lines,
  amount bigint not null check (amount > 0),
  primary key (refund_id, order_line_id)
);
create index refund_lines_line on refund_lines (order_line_id);

create function reversals_fit_after_line() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_table_name = 'refund_lines' then
    perform reversals_fit((select payment_id from refunds where id = new.refund_id));
  else
    perform reversals_fit((select payment_id from disputes where id = new.dispute_id));
  end if;
  return null;
end $$;

create constraint trigger refund_lines_fit after insert or update on refund_lines deferrable initially deferred
  for each row execute function reversals_fit_after_line();
create trigger refund_lines_no_delete before delete on refund_lines
  for each row execute function reversal_stands('refund');
create trigger refund_lines_no_truncate before truncate on refund_lines execute function reversal_stands('refund');

create table disputes (
  id uuid primary key,
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  gateway text not null,
  gateway_ref text not null,
  -- What the gateway took; the lines are what of it was not refunded before.
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (gateway, gateway_ref),
  check ((status = 'open') = (closed_at is null))
);
create index disputes_payment on disputes (payment_id);
create index disputes_order on disputes (order_id);

create trigger disputes_moves before update on disputes for each row
  when ((old.id, old.payment_id, old.order_id, old.gateway, old.gateway_ref, old.amount, old.currency, old.opened_at)
      is distinct from
      (new.id, new.payment_id, new.order_id, new.gateway, new.gateway_ref, new.amount, new.currency, new.opened_at)
    or (old.status <> new.status and old.status <> 'open'))
  execute function reversal_stands('dispute');
create trigger disputes_no_delete before delete on disputes for each row execute function reversal_stands('dispute');
create constraint trigger disputes_fit after insert or update on disputes deferrable initially deferred
  for each row execute function reversals_fit_after_row();

create table dispute_lines (
  dispute_id uuid not null references disputes,
  order_line_id uuid not null references order_lines,
  amount bigint not null check (amount > 0),
  primary key (dispute_id, order_line_id)
);
create index dispute_lines_line on dispute_lines (order_line_id);

create constraint trigger dispute_lines_fit after insert or update on dispute_lines deferrable initially deferred
  for each row execute function reversals_fit_after_line();
create trigger dispute_lines_no_delete before delete on dispute_lines
  for each row execute function reversal_stands('dispute');
create trigger dispute_lines_no_truncate before truncate on dispute_lines execute function reversal_stands('dispute');

-- Refunds of bank transfers: an operator sends the money by hand and confirms it.
create table transfer_refunds (
  refund_id uuid primary key,
  payment_id uuid not null references payments,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  bank_reference text unique,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  check ((status = 'pending') = (decided_at is null))
);
create index transfer_refunds_pending on transfer_refunds (refund_id) where status = 'pending';


--- Tips.

-- What a tip has beyond its order line (decision 059).
create table tips (
  order_line_id uuid primary key references order_lines,
  payer_id uuid not null references users,
  author_id uuid not null references users,
  -- Null for a tip from a profile.
  post_id uuid references posts on delete set null,
  amount bigint not null check (amount between 200 and 50000),
  -- Who sees the payer's name; operators always do.
  named_to text not null check (named_to in ('all', 'author', 'nobody')),
  word text not null default '' check (char_length(word) <= 800),
  created_at timestamptz not null,
  -- Since when the author shows the word to everybody.
  shown_at timestamptz,
  thanked_at timestamptz,
  reported_at timestamptz,
  -- When an operator looked at the reported word.
  judged_at timestamptz,
  -- When an operator reviewed the tip and released its money.
  reviewed_at timestamptz
);
create index tips_payer on tips (payer_id, created_at);
create index tips_author on tips (author_id, order_line_id desc);
create index tips_shown on tips (author_id, order_line_id desc) where shown_at is not null;
create index tips_post on tips (post_id) where post_id is not null;
create index tips_reported on tips (order_line_id) where reported_at is not null and judged_at is null;

-- Authors accept tips and words; a row says otherwise.
create table tip_choices (
  user_id uuid primary key references users on delete cascade,
  takes_tips boolean not null default true,
  takes_words boolean not null default true
);


--- Creators: identity, payouts, views.

-- Operators check a creator's identity once before they are paid.
create table identity_checks (
  id uuid primary key,
  user_id uuid not null references users,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  reason text check (reason in ('unreadable', 'incomplete', 'expired', 'name_mismatch', 'not_accepted', 'other')),
  -- The operator's words to the creator.
  note text not null default '' check (char_length(note) <= 2000),
  check ((status = 'submitted') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((status = 'rejected') = (reason is not null)),
  check (decided_by <> user_id)
);
-- A member with an open or approved check sends no other.
create unique index identity_checks_one on identity_checks (user_id) where status <> 'rejected';
create index identity_checks_user on identity_checks (user_id, id desc);
create index identity_checks_status on identity_checks (status, id);

-- A decision never changes.
create function identity_check_stands() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'an identity check is decided once' using errcode = 'restrict_violation';
end $$;

create trigger identity_checks_stand before update on identity_checks for each row
  when (old.status <> 'submitted'
    or (old.id, old.user_id, old.submitted_at) is distinct from (new.id, new.user_id, new.submitted_at))
  execute function identity_check_stands();

-- The documents of a check, or uploaded for one that is not sent yet. Rows and files are deleted with the decision.
create table identity_documents (
  id uuid primary key,
  user_id uuid not null references users,
  check_id uuid references identity_checks on delete cascade,
  side text not null check (side in ('front', 'back')),
  storage_key text not null unique,
  mime text not null check (mime in ('application/pdf', 'image/webp')),
  size bigint not null check (size > 0),
  created_at timestamptz not null,
  -- The key of one file, sealed for its row: without the row no copy of the file can be read. Null: stored before
  -- documents were sealed.
  sealed_key text
);
create unique index identity_documents_unsent on identity_documents (user_id, side) where check_id is null;
create unique index identity_documents_sent on identity_documents (check_id, side);
create index identity_documents_old on identity_documents (created_at) where check_id is null;
create index identity_documents_bare on identity_documents (id) where sealed_key is null;

-- The setup guide: which steps a creator began or set aside, and which completions were already notified.
create table setup_steps (
  user_id uuid not null references users,
  step text not null check (step in ('start_business', 'add_credibility', 'payment_setup', 'identity_verification')),
  started_at timestamptz,
  escaped_at timestamptz,
  completed_at timestamptz,
  primary key (user_id, step)
);

create table payout_methods (
  id uuid primary key,
  user_id uuid not null references users,
  type text not null default 'wire-transfer' check (type in ('wire-transfer', 'connected-account')),
  -- verified: an operator has compared it with its owner. rejected: the bank refused it.
  status text not null default 'added' check (status in ('added', 'verified', 'rejected', 'retired')),
  is_default boolean not null,
  country text check (country ~ '^[A-Z]{2}$'),
  last_four text,
  -- Bank, account and names, sealed for this row.
  details text,
  -- A keyed hash of the account: shows whether another member is paid to the same one.
  fingerprint text,
  usable_at timestamptz not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  -- A transfer came back from this account: it is used again only after its owner has confirmed it.
  held_at timestamptz,
  -- The only thing known here of an account at the gateway: its name there.
  account_ref text,
  check (usable_at >= created_at),
  check ((status = 'retired') = (retired_at is not null)),
  check (not is_default or status <> 'retired'),
  check (num_nonnulls(country, last_four, details, fingerprint) = case type when 'wire-transfer' then 4 else 0 end),
  check ((type = 'connected-account') = (account_ref is not null))
);
create unique index payout_methods_default on payout_methods (user_id) where is_default;
create index payout_methods_user on payout_methods (user_id, id desc);
create index payout_methods_fingerprint on payout_methods (fingerprint);
create unique index payout_methods_connected on payout_methods (user_id)
  where type = 'connected-account' and status <> 'retired';

-- Another account is another method: a verified account cannot be swapped under its name.
create function payout_stands() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'a % moves on, and is not told otherwise', tg_argv[0] using errcode = 'restrict_violation';
end $$;

create trigger payout_methods_stand before update on payout_methods for each row
  when ((old.id, old.user_id, old.type, old.country, old.last_four, old.account_ref, old.usable_at, old.created_at)
      is distinct from
      (new.id, new.user_id, new.type, new.country, new.last_four, new.account_ref, new.usable_at, new.created_at)
    or (old.status = 'retired' and new.status <> 'retired')
    or ((old.status = 'retired' or old.fingerprint is distinct from new.fingerprint)
      and sealed_anew(old.details, new.details) is not true))
  execute function payout_stands('payout method');

create table payout_schedules (
  user_id uuid primary key references users,
  schedule text not null check (schedule in ('on_request', 'monthly')),
  updated_at timestamptz not null
);

-- Payouts that go to the bank as one file.
create table payout_batches (
  id uuid primary key,
  number bigint not null unique,
  made_by uuid not null references users,
  payouts_count int not null check (payouts_count > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null
);

-- Numbers without gaps: a number of a transaction that was rolled back goes to the next one.
create table payout_numbers (
  kind text primary key check (kind in ('statement', 'batch')),
  last bigint not null
);

insert into payout_numbers (kind, last) values ('statement', 0), ('batch', 0);

create table payouts (
  id uuid primary key,
  user_id uuid not null references users,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'transferred', 'failed')),
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of the statement.
  number bigint not null,
  origin text not null default 'request' check (origin in ('request', 'monthly')),
  -- Of an automatic payout: a member has one a month.
  month text check (month ~ '^\d{4}-\d\d$'),
  method_id uuid references payout_methods on delete set null,
  -- The method as it was when the payout was requested, sealed for this row.
  method_snapshot text,
  method_last_four text,
  method_country text,
  -- Large amounts need a second operator.
  approved_by uuid references users,
  approved_at timestamptz,
  started_by uuid references users,
  started_at timestamptz,
  closed_by uuid references users,
  closed_at timestamptz,
  -- The bank's own name of the transfer.
  reference text,
  -- The operator's words to the creator on a failure.
  note text not null default '' check (char_length(note) <= 4000),
  batch_id uuid references payout_batches,
  -- The bank may send a payout back days after the transfer: the only way on from `transferred`. Null if the gateway
  -- took it back.
  returned_by uuid references users,
  returned_at timestamptz,
  method_type text not null default 'wire-transfer' check (method_type in ('wire-transfer', 'connected-account')),
  -- The account at the gateway when the payout was requested.
  account_ref text,
  -- The operator who ordered the sending.
  send_asked_by uuid references users,
  send_asked_at timestamptz,
  -- How often and when the gateway was last asked: from the first time on, only its answer ends the payout (decision
  -- 027).
  send_tried_at timestamptz,
  send_tries int not null default 0,
  -- How often the house's balance at the gateway was too low: the gateway sees the next try as a new one.
  send_round int not null default 0,
  send_error text check (send_error in ('house_balance', 'no_answer')),
  -- What the gateway took back of the transfer, and what of it the payee received again.
  reversed_amount bigint not null default 0,
  restored_amount bigint not null default 0,
  unique (number),
  check ((month is not null) = (origin = 'monthly')),
  check ((closed_at is not null) = (status in ('transferred', 'failed'))),
  check (approved_by is null or started_by is null or approved_by <> started_by),
  check (returned_by is null or returned_at is not null),
  check (returned_at is null or status = 'failed'),
  check (account_ref is null or method_type = 'connected-account'),
  check (batch_id is null or method_type = 'wire-transfer'),
  check (send_asked_at is null or method_type = 'connected-account'),
  check ((send_asked_at is null) = (send_asked_by is null)),
  check (send_tried_at is null or (send_asked_at is not null and send_tries > 0) or status in ('transferred', 'failed')),
  -- Only the gateway's word makes its payouts `transferred`.
  check (method_type = 'wire-transfer' or status <> 'transferred' or (send_tries > 0 and reference is not null)),
  check (reversed_amount = 0 or (method_type = 'connected-account' and send_tries > 0)),
  check (restored_amount between 0 and reversed_amount and reversed_amount <= amount),
  check (returned_at is null or returned_by is not null or method_type = 'connected-account')
);
create unique index payouts_one_open on payouts (user_id) where status in ('pending', 'in_progress');
create index payouts_user on payouts (user_id, id desc);
create unique index payouts_month on payouts (user_id, month) where month is not null;
create index payouts_queue on payouts (id) where status in ('pending', 'in_progress');
create index payouts_batch on payouts (batch_id) where batch_id is not null;
create index payouts_sending on payouts (send_tried_at) where status = 'in_progress' and send_asked_at is not null;
create index payouts_partly_back on payouts (id) where reversed_amount > restored_amount;

create trigger payouts_no_delete before delete on payouts for each row execute function payout_stands('payout');
create trigger payouts_move before update on payouts for each row
  when ((old.id, old.user_id, old.number, old.amount, old.currency, old.origin, old.created_at, old.method_type)
      is distinct from
      (new.id, new.user_id, new.number, new.amount, new.currency, new.origin, new.created_at, new.method_type)
    or (new.method_snapshot is not null and old.method_snapshot is distinct from new.method_snapshot
      and sealed_anew(old.method_snapshot, new.method_snapshot) is not true)
    or (new.account_ref is not null and old.account_ref is distinct from new.account_ref)
    or new.send_tries < old.send_tries or new.reversed_amount < old.reversed_amount
    or new.restored_amount < old.restored_amount
    or (old.status <> new.status and (old.status, new.status) not in (('pending', 'in_progress'), ('pending', 'failed'),
      ('in_progress', 'transferred'), ('in_progress', 'failed'), ('transferred', 'failed')))
    or (old.returned_at is distinct from new.returned_at)
      <> ((old.status, new.status) = ('transferred', 'failed')))
  execute function payout_stands('payout');

-- Members' own accounts at a gateway, for payouts. Of two reports the later one counts.
create table connected_accounts (
  user_id uuid primary key references users,
  gateway text not null,
  account_ref text not null,
  can_be_paid boolean not null default false,
  is_complete boolean not null default false,
  told_at timestamptz not null,
  created_at timestamptz not null,
  -- Why the gateway pays nothing to the account, and in which currencies it is paid.
  restriction text check (restriction in ('asked', 'review', 'refused')),
  currencies text[] not null default '{}',
  unique (gateway, account_ref)
);

-- Views of a creator's pages by day in UTC, and nothing about the viewers (decision 024).
create table view_counts (
  owner_id uuid not null references users,
  -- product: visitors of one product. shop: visitors of any of the owner's products, each counted once. profile: of
  -- their profile.
  kind text not null check (kind in ('product', 'shop', 'profile')),
  day date not null,
  product_id uuid references products,
  -- Where the visit began; for one that began here, which of our own pages led there.
  source text not null check (source in ('direct', 'search', 'social', 'other', 'home', 'explore', 'marketplace',
    'site_search', 'profile', 'post', 'product', 'elsewhere')),
  -- The other site's name; for a shop's visitors only, because rows by product would multiply.
  host text not null default '' check (char_length(host) <= 100 and host !~ '[^a-z0-9.-]'),
  views int not null check (views > 0),
  check ((kind = 'product') = (product_id is not null)),
  check (host = '' or (kind = 'shop' and source in ('search', 'social', 'other'))),
  unique nulls not distinct (owner_id, kind, day, product_id, source, host)
);
create index view_counts_day on view_counts (day);

-- A visitor counts once a day: marks are hashes that mean nothing without the day's salt. Both are deleted when the day
-- is over. Unlogged: no backup or replica ever has them, and after a crash some visitors count twice that day.
create unlogged table view_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

create unlogged table view_marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);


--- Revenue share.

-- Revenue share: each month a part of the platform's fees goes into a pool, shared by the value that others found in
-- members' free posts. A month is begun once (its row is the lock), computed in one statement, then posted to its
-- members in batches; closed means that all is posted. Months are texts, 2026-10: no day or zone to get wrong.
create table revenue_months (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  currency text not null,
  -- The platform's fees of the month without those that refunds returned; negative if more was returned.
  fees bigint not null,
  -- What earlier months had returned beyond their fees.
  owed bigint not null check (owed <= 0),
  pool_bps int not null check (pool_bps between 0 and 10000),
  -- Points and limits at the time: a report says how it was computed.
  rule jsonb not null,
  added bigint not null check (added >= 0),
  -- Left in the pool, because the month before had nobody to share it with.
  left_over bigint not null check (left_over >= 0),
  pool bigint not null check (pool = added + left_over),
  points bigint not null default 0 check (points >= 0),
  members int not null default 0 check (members >= 0),
  begun_by text not null,
  begun_at timestamptz not null,
  closed_at timestamptz check (closed_at >= begun_at)
);

-- The words of a deleted account may be emptied; the numbers stay.
create function revenue_refuse_change() returns trigger language plpgsql set search_path = public as $$
begin
  raise exception 'a revenue report never changes' using errcode = 'restrict_violation';
end $$;

create trigger revenue_months_stand before update on revenue_months for each row
  when (old.closed_at is not null or (to_jsonb(old) - '{closed_at,points,members}'::text[])
    is distinct from (to_jsonb(new) - '{closed_at,points,members}'::text[]))
  execute function revenue_refuse_change();
create trigger revenue_months_no_delete before delete on revenue_months
  for each row execute function revenue_refuse_change();
create trigger revenue_months_no_truncate before truncate on revenue_months execute function revenue_refuse_change();

-- What has counted: one actor counts once per post and kind, in whichever month. No report depends on these rows.
create table revenue_acts (
  post_id uuid not null,
  actor_id uuid not null references users,
  kind text not null check (kind in ('reaction', 'comment', 'save', 'share', 'evaluation')),
  month text not null references revenue_months,
  author_id uuid not null references users,
  points int not null check (points > 0),
  -- The part within the month's limit from one actor to one author.
  counted int not null check (counted between 0 and points),
  primary key (post_id, actor_id, kind),
  check (actor_id <> author_id)
);
create index revenue_acts_actor on revenue_acts (actor_id);

create table revenue_reports (
  user_id uuid not null references users,
  month text not null references revenue_months,
  points bigint not null check (points >= 0),
  amount bigint not null check (amount >= 0),
  -- From sales of companies in which the member has a share: posted with each sale, shown here.
  company_amount bigint not null,
  posted_at timestamptz,
  primary key (user_id, month)
);
create index revenue_reports_unposted on revenue_reports (month, user_id) where posted_at is null;

create trigger revenue_reports_stand before update on revenue_reports for each row
  when (old.posted_at is not null or (to_jsonb(old) - 'posted_at') is distinct from (to_jsonb(new) - 'posted_at'))
  execute function revenue_refuse_change();
create trigger revenue_reports_no_delete before delete on revenue_reports
  for each row execute function revenue_refuse_change();
create trigger revenue_reports_no_truncate before truncate on revenue_reports execute function revenue_refuse_change();

-- A report's lines are written out in full: nothing that is changed or deleted later changes what they say.
create table revenue_lines (
  user_id uuid not null,
  month text not null,
  -- The line's place, last first: posts from the newest on, then companies.
  key text collate "C" not null,
  source text not null check (source in ('reaction', 'comment', 'save', 'share', 'evaluation', 'company')),
  post_id uuid,
  company_id uuid,
  company text,
  product_id uuid,
  title text not null,
  share_bps int,
  count int not null check (count >= 0),
  points int not null check (points >= 0),
  counted int not null check (counted between 0 and points),
  amount bigint not null,
  primary key (user_id, month, key),
  foreign key (user_id, month) references revenue_reports
);

create trigger revenue_lines_stand before update on revenue_lines for each row
  when (new.title <> ''
    or (to_jsonb(old) - '{title,company}'::text[]) is distinct from (to_jsonb(new) - '{title,company}'::text[]))
  execute function revenue_refuse_change();
create trigger revenue_lines_no_delete before delete on revenue_lines
  for each row execute function revenue_refuse_change();
create trigger revenue_lines_no_truncate before truncate on revenue_lines execute function revenue_refuse_change();

-- The points of all members in the running month; counted every few minutes at most.
create table revenue_estimates (
  month text primary key,
  points bigint not null,
  counted_at timestamptz not null
);

-- How far the members of a closed month have been notified, in batches.
create table revenue_news (
  month text primary key references revenue_months,
  told_to uuid,
  done_at timestamptz
);


--- The sandbox gateway.

-- What the sandbox gateway itself remembers, as a real provider would on its own machines.
create table sandbox_intents (
  id text primary key,
  reference uuid not null unique,
  amount bigint not null,
  currency text not null,
  description text not null,
  return_url text not null,
  status sandbox_status not null default 'open',
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  on_refund sandbox_on_refund not null default 'succeed',
  webhooks sandbox_webhooks not null default 'usual',
  -- What a test card does after the payment: the buyer's bank disputes it and decides.
  on_paid sandbox_on_paid not null default 'nothing',
  asks_proof boolean not null default false,
  -- The gateway's name for the card.
  card text,
  -- What follows once the owner has proved their identity.
  after_proof sandbox_status not null default 'succeeded'
);

create table sandbox_refunds (
  id uuid primary key,
  intent_id text not null references sandbox_intents,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure text,
  created_at timestamptz not null
);
create index sandbox_refunds_intent on sandbox_refunds (intent_id);

create table sandbox_disputes (
  id text primary key,
  intent_id text not null references sandbox_intents,
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  created_at timestamptz not null
);
create index sandbox_disputes_intent on sandbox_disputes (intent_id);


--- Quizzes.

-- How a quiz is taken (decision 082).
create table quizzes (
  id uuid primary key,
  -- Rises with each save.
  version int not null default 0 check (version >= 0),
  pass_percent int not null default 70 check (pass_percent between 0 and 100),
  -- Null: unlimited.
  attempts int check (attempts between 1 and 100),
  -- Null: unlimited.
  minutes int check (minutes between 1 and 600),
  shuffles_questions boolean not null default false,
  shuffles_options boolean not null default true,
  -- When learners see right answers and explanations.
  reveals text not null default 'submitted' check (reveals in ('submitted', 'passed', 'never')),
  -- The lessons after it open once it is passed.
  is_gate boolean not null default true,
  -- How many questions are drawn from each pool, by its name.
  draws jsonb not null default '{}',
  updated_at timestamptz not null,
  -- When the creator removed it. Nobody can open it, and its attempts stay: saving it again restores it.
  removed_at timestamptz
);

create table quiz_questions (
  id uuid primary key,
  quiz_id uuid not null references quizzes on delete cascade,
  position int not null,
  -- Of the current wording; earlier ones stay for their attempts.
  version int not null check (version > 0),
  removed_at timestamptz
);
create index quiz_questions_quiz on quiz_questions (quiz_id, position);

create table quiz_question_versions (
  question_id uuid not null references quiz_questions on delete cascade,
  version int not null,
  -- lib/contract/kinds/quiz-questions.ts
  body jsonb not null,
  primary key (question_id, version)
);

create table quiz_attempts (
  id uuid primary key,
  quiz_id uuid not null references quizzes on delete cascade,
  entitlement_id uuid not null references entitlements on delete cascade,
  number int not null check (number > 0),
  started_at timestamptz not null,
  deadline timestamptz,
  -- Null while the attempt is open.
  submitted_at timestamptz,
  pass_percent int not null,
  -- In hundredths of a point.
  total int not null check (total > 0),
  earned int check (earned between 0 and total),
  is_passed boolean,
  unique (quiz_id, entitlement_id, number),
  check ((submitted_at is null) = (earned is null)),
  check ((submitted_at is null) = (is_passed is null))
);
create unique index quiz_attempts_open on quiz_attempts (quiz_id, entitlement_id) where submitted_at is null;
create index quiz_attempts_due on quiz_attempts (deadline) where submitted_at is null and deadline is not null;
create index quiz_attempts_entitlement on quiz_attempts (entitlement_id);

-- The questions of an attempt in the order in which it shows them, and the answers.
create table quiz_answers (
  attempt_id uuid not null references quiz_attempts on delete cascade,
  position int not null,
  question_id uuid not null,
  version int not null,
  -- [{key, place}]: the options as shown, each with an id of this attempt alone.
  shown jsonb not null,
  -- {places} or {text}: places in the question as it was written.
  picked jsonb,
  -- The typed text: the part of an answer that says nothing about what is right.
  typed text generated always as (picked ->> 'text') stored,
  answered_at timestamptz,
  earned int,
  primary key (attempt_id, position),
  foreign key (question_id, version) references quiz_question_versions on delete cascade
);
create index quiz_answers_question on quiz_answers (question_id, version);

-- More time and attempts for one learner.
create table quiz_extras (
  quiz_id uuid not null references quizzes on delete cascade,
  entitlement_id uuid not null references entitlements on delete cascade,
  minutes int not null default 0 check (minutes between 0 and 600),
  attempts int not null default 0 check (attempts between 0 and 100),
  primary key (quiz_id, entitlement_id)
);
create index quiz_extras_entitlement on quiz_extras (entitlement_id);

-- Images and audio of quizzes that belong to no lesson; those of lessons are in lesson_files.
create table quiz_files (
  quiz_id uuid not null references quizzes on delete cascade,
  file_id uuid not null references files,
  primary key (quiz_id, file_id)
);
create index quiz_files_file_id_idx on quiz_files (file_id);


--- Courses (decision 062).

create table courses (
  product_id uuid primary key references products on delete cascade,
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'all')),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  requirements text[] not null default '{}'
);

-- What was sold stays with its buyers: deleting only sets removed_at. Positions order siblings and may have gaps.
create table course_sections (
  id uuid primary key,
  product_id uuid not null references products,
  title text not null,
  position int not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index course_sections_product on course_sections (product_id, position);

create table course_lessons (
  id uuid primary key,
  product_id uuid not null references products,
  section_id uuid not null references course_sections on delete cascade,
  type text not null,
  title text not null,
  position int not null,
  -- The lesson's video, audio or other file.
  file_id uuid references files,
  seconds int check (seconds between 0 and 86400),
  is_required boolean not null default true,
  -- Since when everybody may open it without buying; refunds do not count what was free then.
  preview_since timestamptz,
  opens_after_days int check (opens_after_days between 1 and 365),
  opens_on date,
  -- Since when buyers see it; null for a draft.
  shown_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  comments_count int not null default 0,
  quiz_id uuid unique references quizzes,
  -- Chapters of a recording in order: [{"at": seconds, "title": "…"}, …].
  chapters jsonb not null default '[]',
  check (opens_after_days is null or opens_on is null),
  constraint course_lessons_type_check check (type in ('video', 'audio', 'text', 'file', 'quiz') and (type = 'quiz') =
    (quiz_id is not null))
);
create index course_lessons_product on course_lessons (product_id);
create index course_lessons_section on course_lessons (section_id, position);
create index course_lessons_file on course_lessons (file_id) where file_id is not null;
create index course_lessons_quizzes on course_lessons (product_id) where type = 'quiz';

-- A document of a closed list of nodes (lib/contract/kinds/lesson-text.ts).
create table lesson_texts (
  lesson_id uuid primary key references course_lessons on delete cascade,
  version int not null check (version > 0),
  body jsonb not null,
  -- Its words alone, for reading time and search.
  plain text not null,
  updated_at timestamptz not null,
  -- Folded when written, not for each search: a search in a course with captions of a hundred films took longer than
  -- any statement may.
  folded text generated always as (qeema_fold(plain)) stored
);

create table lesson_files (
  lesson_id uuid not null references course_lessons on delete cascade,
  file_id uuid not null references files,
  place text not null check (place in ('handout', 'text', 'poster', 'quiz')),
  position int not null,
  name text not null default '',
  primary key (lesson_id, place, file_id)
);
create index lesson_files_file on lesson_files (file_id);

create table lesson_captions (
  lesson_id uuid not null references course_lessons on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- [{from, to, text}, …] in seconds, in order.
  cues jsonb not null,
  updated_at timestamptz not null,
  folded text generated always as (captions_folded(cues)) stored,
  primary key (lesson_id, language)
);

-- What the server sent of each lesson to its buyer: refunds depend on it.
create table lesson_uses (
  entitlement_id uuid not null references entitlements,
  lesson_id uuid not null references course_lessons on delete cascade,
  opened_at timestamptz not null,
  times int not null default 1,
  -- Of its video, audio or other file.
  bytes bigint not null default 0,
  -- Since when the lesson counts as used.
  used_at timestamptz,
  primary key (entitlement_id, lesson_id)
);
create index lesson_uses_lesson on lesson_uses (lesson_id);

-- A buyer's progress. What browsers report as watched is one union of ranges, so the order of reports does not matter;
-- at most `allowed_seconds` of it count, which grow by twice the time between reports.
create table lesson_progress (
  entitlement_id uuid not null references entitlements,
  lesson_id uuid not null references course_lessons on delete cascade,
  -- [[from, to], …] in whole seconds, in order, without overlaps.
  watched jsonb not null default '[]',
  allowed_seconds int not null default 0,
  reported_at timestamptz not null,
  -- The position at `position_at`, by the listener's clock.
  position double precision not null default 0,
  position_at timestamptz,
  completed_at timestamptz,
  primary key (entitlement_id, lesson_id)
);
create index lesson_progress_lesson on lesson_progress (lesson_id);

-- Buyers' private notes (decision 065).
create table lesson_notes (
  entitlement_id uuid not null references entitlements,
  -- Made in the browser: a note that is sent twice is one.
  id uuid not null,
  lesson_id uuid not null references course_lessons on delete cascade,
  -- Of the recording; null for a note on the whole lesson.
  second int check (second between 0 and 86400),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (entitlement_id, id)
);
create index lesson_notes_lesson_id_entitlement_id_idx on lesson_notes (lesson_id, entitlement_id);

-- A creator can open a course's delayed lessons for one buyer at once; a withdrawn opening stays, with who withdrew it
-- and when.
create table course_openings (
  id uuid primary key,
  entitlement_id uuid not null references entitlements,
  opened_by uuid not null references users,
  opened_at timestamptz not null,
  closed_by uuid references users,
  closed_at timestamptz
);
create unique index course_openings_one on course_openings (entitlement_id) where closed_at is null;

-- What was true when a course's certificate was issued (decision 062). The entitlement says whether it is valid.
create table certificates (
  entitlement_id uuid primary key references entitlements,
  -- Anyone who knows the code may see the certificate.
  code text not null unique check (code ~ '^[2-9a-hjkmnp-tv-z]{20}$'),
  -- The buyer's name in Arabic and in Latin letters; it never changes once written.
  name_ar text,
  name_en text,
  title text not null,
  -- The creator's name; empty after they left.
  creator text not null,
  -- Length of the required lessons.
  seconds int not null,
  -- The day at the buyer's place.
  issued_on date not null,
  check (name_ar is not null or name_en is not null)
);

-- Creators' messages to the owners of a course (decision 066). An operator who reviews a reported one keeps it or
-- removes its words.
create table course_messages (
  id uuid primary key,
  product_id uuid not null references products,
  sender_id uuid not null references users,
  -- To members inactive for at least this many days; null: to all.
  stopped_days int check (stopped_days > 0),
  body text not null,
  readers_count int not null,
  sent_at timestamptz not null,
  judged_at timestamptz,
  removed_at timestamptz
);
create index course_messages_product on course_messages (product_id, id desc);
create index course_messages_sender on course_messages (sender_id);

create table course_message_readers (
  message_id uuid not null references course_messages on delete cascade,
  entitlement_id uuid not null references entitlements,
  primary key (entitlement_id, message_id)
);
create index course_message_readers_message on course_message_readers (message_id);

create table course_message_reports (
  message_id uuid not null references course_messages on delete cascade,
  reporter_id uuid not null references users,
  reported_at timestamptz not null,
  -- When an operator decided about the report.
  judged_at timestamptz,
  primary key (message_id, reporter_id)
);
create index course_message_reports_reporter on course_message_reports (reporter_id);
-- The console counts waiting reports on each of its pages.
create index course_message_reports_wait on course_message_reports (message_id) where judged_at is null;

-- The address at which a buyer's podcast app reads an audio series (decision 083).
create table podcast_feeds (
  entitlement_id uuid primary key references entitlements,
  -- A part of the address: anyone who has it can listen to the series.
  token text not null unique check (char_length(token) = 32),
  created_at timestamptz not null
);


--- Bookings (decision 069).

-- When a host can be booked (decision 068). Days and times are those of the host's clock; only the app turns them into
-- moments, with its own zone rules.
create table booking_hours (
  host_id uuid primary key references users,
  -- IANA name.
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- Windows in minutes after midnight, seven days from Sunday on.
  weekly jsonb not null,
  -- Weeks that replace the usual one between two days.
  seasons jsonb not null,
  -- Single days with windows of their own, or none.
  dates jsonb not null,
  -- In minutes, like the buffers and the notice.
  step int not null check (step between 5 and 240),
  buffer_before int not null check (buffer_before between 0 and 240),
  buffer_after int not null check (buffer_after between 0 and 240),
  least_notice int not null check (least_notice between 0 and 43200),
  furthest_days int not null check (furthest_days between 1 and 365),
  most_per_day int check (most_per_day > 0),
  most_per_week int check (most_per_week > 0),
  -- 0 is Sunday.
  week_start smallint not null check (week_start between 0 and 6),
  weekend smallint[] not null,
  -- Rises with each save.
  version int not null,
  updated_at timestamptz not null
);

create table booking_offers (
  product_id uuid primary key references products,
  -- A host is never in two places: slots of all their offers exclude each other.
  host_id uuid not null references users,
  -- [{minutes, amount}], the amount in minor units.
  lengths jsonb not null,
  place text not null check (place in ('link', 'phone', 'in_person')),
  -- The link or the place: only the host and buyers who have paid see it.
  place_text text not null,
  -- More than one: a group.
  seats int not null check (seats between 1 and 100),
  updated_at timestamptz not null,
  -- Until how many hours before the start a cancelling buyer gets everything back, and until when half.
  free_hours int not null default 24 check (free_hours between 0 and 720),
  half_hours int not null default 0 check (half_hours between 0 and free_hours),
  -- [{text, isRequired}] in order: what the host asks each buyer (decision 076).
  questions jsonb not null default '[]',
  -- [{lessons, minutes, amount, days}]: the amount for all credits in minor units, and how long they last (decision
  -- 079).
  packages jsonb not null default '[]',
  -- The membership as which the host agreed (decision 080); null if the owner is the host or the member has not
  -- agreed.
  agreed_as uuid references company_members,
  -- The host accepts each booking (decision 081).
  by_hand boolean not null default false
);
create index booking_offers_host_id_idx on booking_offers (host_id);

-- A reserved or booked time of a host: of one booking, or of the bookings of a group.
create table booking_slots (
  id uuid primary key,
  host_id uuid not null references users,
  product_id uuid not null references products,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With the agreed buffers.
  occupied tstzrange not null check (not isempty(occupied)),
  seats int not null check (seats > 0),
  -- No booking needs it any more.
  is_free boolean not null default false,
  -- The last guard, behind the lock on the host's hours.
  constraint booking_slots_apart exclude using gist (host_id with =, occupied with &&) where (not is_free)
);
create index booking_slots_host_id_starts_at_idx on booking_slots (host_id, starts_at) where not is_free;
create index booking_slots_product_id_idx on booking_slots (product_id);
-- Reminders are looked for every minute.
create index booking_slots_start on booking_slots (starts_at) where not is_free;

-- A package that a buyer chose, bought once it has an entitlement. The terms are those that the buyer saw (decision
-- 079).
create table booking_packages (
  id uuid primary key,
  product_id uuid not null references products,
  host_id uuid not null references users,
  buyer_id uuid not null references users,
  lessons int not null check (lessons between 2 and 50),
  minutes int not null check (minutes > 0),
  -- In minor units, for all credits.
  amount int not null check (amount >= 0),
  -- How long it lasts after the purchase.
  days int not null check (days between 7 and 730),
  -- Cancelling until this many hours before the start returns the credit.
  free_hours int not null check (free_hours >= 0),
  created_at timestamptz not null,
  order_line_id uuid unique references order_lines,
  entitlement_id uuid unique references entitlements,
  bought_at timestamptz,
  ends_at timestamptz,
  -- Days before its end of the last reminder.
  reminded int check (reminded in (7, 30)),
  -- Its bookings are requests as well, if its buyer saw that before paying (decision 081).
  by_hand boolean not null default false,
  check ((entitlement_id is null) = (ends_at is null) and (entitlement_id is null) = (bought_at is null)),
  check ((entitlement_id is not null) <= (order_line_id is not null))
);
create index booking_packages_buyer_id_product_id_idx on booking_packages (buyer_id, product_id);
create index booking_packages_host_id_ends_at_idx on booking_packages (host_id, ends_at)
  where entitlement_id is not null;
-- Packages near their end are looked for every hour.
create index booking_packages_end on booking_packages (ends_at) where entitlement_id is not null;

create table bookings (
  id uuid primary key,
  slot_id uuid not null references booking_slots,
  buyer_id uuid not null references users,
  -- cancelled: it was confirmed, and access ended before it took place.
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  -- In minor units, as the buyer saw it.
  amount int not null check (amount >= 0),
  -- The zone in which the buyer chose it.
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  held_until timestamptz,
  created_at timestamptz not null,
  order_line_id uuid references order_lines,
  entitlement_id uuid references entitlements,
  -- As agreed.
  free_hours int not null default 24,
  half_hours int not null default 0,
  -- Of its calendar file: rises with each change (decision 071).
  sequence int not null default 0,
  changed_at timestamptz,
  cancelled_by text check (cancelled_by in ('host', 'buyer')),
  cancel_reason text not null default '',
  -- By its buyer, of their own accord.
  moves int not null default 0 check (moves between 0 and 3),
  -- When the host asked for another time.
  move_asked_at timestamptz,
  move_reason text not null default '',
  -- The host's private note.
  host_note text not null default '',
  done_at timestamptz,
  -- Hours before the start of the last reminder to both sides.
  reminded int check (reminded in (1, 24)),
  -- A booking that uses a credit of a package has no line and no entitlement of its own.
  package_id uuid references booking_packages,
  -- When its credit went back into the package.
  returned_at timestamptz,
  -- As agreed.
  by_hand boolean not null default false,
  -- While it is a request: until when the host can accept it.
  accept_by timestamptz,
  -- Access came back, for example by a dispute that was won, but the slot was taken by then: since when the buyer may
  -- choose another (decision 069).
  lost_at timestamptz,
  check ((state = 'held') <= (held_until is not null)),
  check (package_id is null or (order_line_id is null and entitlement_id is null)),
  check (returned_at is null or (package_id is not null and state = 'cancelled')),
  check (lost_at is null or state <> 'confirmed')
);
create index bookings_slot_id_idx on bookings (slot_id);
create index bookings_buyer_id_state_idx on bookings (buyer_id, state);
create unique index bookings_line on bookings (order_line_id) where order_line_id is not null;
create unique index bookings_entitlement on bookings (entitlement_id) where entitlement_id is not null;
create unique index bookings_one_seat on bookings (slot_id, buyer_id) where state in ('held', 'confirmed');
create index bookings_package_id_idx on bookings (package_id) where package_id is not null;
create index bookings_unanswered on bookings (accept_by) where accept_by is not null and state = 'confirmed';
-- A host who closes their account returns the money of bookings that lost their slot (decision 077).
create index bookings_to_choose on bookings (lost_at) where lost_at is not null;

-- What the clocks of both sides show at the start, as agreed (decision 075). The moment stays; countries change their
-- rules.
create table booking_clocks (
  booking_id uuid primary key references bookings,
  -- The start that these clocks belong to: after a move they are read again.
  starts_at timestamptz not null,
  -- IANA names, and offsets in minutes from UTC.
  host_zone text not null,
  host_offset int not null,
  buyer_zone text not null,
  buyer_offset int not null,
  -- The offsets before new rules changed one of them.
  host_before int,
  buyer_before int,
  changed_at timestamptz,
  check ((changed_at is null) = (host_before is null) and (changed_at is null) = (buyer_before is null))
);

create table booking_answers (
  booking_id uuid primary key references bookings,
  -- The questions as they were when the slot was reserved.
  asked jsonb not null,
  -- One text per question; null until they are answered.
  answers jsonb
);

-- One side says that the other was not there (decision 078).
create table booking_absences (
  booking_id uuid primary key references bookings,
  -- The side that reported first; the other one answers.
  said_by text not null check (said_by in ('host', 'buyer')),
  said_text text not null,
  said_at timestamptz not null,
  -- Without an objection until then, the report counts as true.
  answer_by timestamptz not null,
  objected_at timestamptz,
  objection text not null default '',
  -- back: the buyer gets the money. kept: the host does.
  outcome text check (outcome in ('back', 'kept')),
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index booking_absences_open on booking_absences (answer_by) where outcome is null;

-- The address at which a host's calendar reads their bookings (decision 073).
create table booking_feeds (
  host_id uuid primary key references users,
  -- A part of the address: anyone who has it reads when the host is booked.
  token text not null unique check (char_length(token) = 32),
  created_at timestamptz not null
);

-- Busy times from a host's own calendar elsewhere, read by a job (decision 073).
create table booking_calendars (
  host_id uuid primary key references users,
  -- Anyone who has it can read that calendar.
  url text not null check (char_length(url) between 1 and 2000),
  -- As last read.
  busy tstzmultirange not null default '{}',
  read_at timestamptz,
  tried_at timestamptz,
  -- Why the last try failed, and since when all tries have.
  failure text check (failure in ('unreachable', 'too_large', 'too_slow', 'unreadable', 'endless')),
  failed_since timestamptz,
  -- When the host was notified of the failure.
  notified_at timestamptz,
  check ((failure is null) = (failed_since is null))
);


--- Workshops.

-- Workshops have dates with seats, which are sold one by one (decision 084).
create table workshops (
  product_id uuid primary key references products,
  -- Of one seat in minor units; null until it is set.
  amount int check (amount >= 0),
  -- IANA name of the zone in which its dates were entered.
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- Until how many hours before the start a cancelling buyer gets everything back, and until when half.
  free_hours int not null check (free_hours between 0 and 720),
  half_hours int not null check (half_hours between 0 and free_hours),
  updated_at timestamptz not null,
  -- False: a quiz alone, which buyers take whenever they want (decision 086).
  is_dated boolean not null default true
);

-- A transaction that reserves or frees seats locks the row of the date first.
create table workshop_dates (
  id uuid primary key,
  product_id uuid not null references workshops,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  place text not null check (place in ('link', 'in_person')),
  -- The link or the place: only the seller and buyers with a seat see it.
  place_text text not null,
  seats int not null check (seats between 1 and 500),
  -- Rises with each other time or place, so that it is known what a buyer agreed to.
  version int not null default 1,
  cancelled_at timestamptz,
  cancel_reason text not null default ''
);
create index workshop_dates_product_id_starts_at_idx on workshop_dates (product_id, starts_at);
create index workshop_dates_start on workshop_dates (starts_at) where cancelled_at is null;

create table workshop_seats (
  id uuid primary key,
  date_id uuid not null references workshop_dates,
  buyer_id uuid not null references users,
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  -- In minor units, as the buyer saw it.
  amount int not null check (amount >= 0),
  -- The zone in which the buyer chose it.
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- As agreed.
  free_hours int not null,
  half_hours int not null,
  -- Of the date, when the seat was reserved.
  date_version int not null,
  held_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz,
  -- Of its calendar file: rises with each change.
  sequence int not null default 0,
  order_line_id uuid unique references order_lines,
  entitlement_id uuid unique references entitlements,
  cancelled_by text check (cancelled_by in ('host', 'buyer')),
  -- Hours before the start of the buyer's last reminder.
  reminded int check (reminded in (1, 24)),
  -- As the seller recorded it, from the start on.
  attendance text check (attendance in ('present', 'absent')),
  -- The certificate needs the quiz after the date to be passed, as was said when the seat was reserved.
  is_examined boolean not null default false,
  -- The buyer was notified that the quiz after the date is open.
  is_invited boolean not null default false,
  check ((state = 'held') <= (held_until is not null))
);
create index workshop_seats_date_id_idx on workshop_seats (date_id);
create index workshop_seats_buyer_id_state_idx on workshop_seats (buyer_id, state);
create unique index workshop_seats_one on workshop_seats (date_id, buyer_id) where state in ('held', 'confirmed');

-- The waiting list in the order of joining. An offered seat is reserved until `offered_until`.
create table workshop_waits (
  id uuid primary key,
  date_id uuid not null references workshop_dates,
  user_id uuid not null references users,
  state text not null check (state in ('waiting', 'offered', 'taken', 'passed', 'left')),
  joined_at timestamptz not null,
  offered_until timestamptz,
  check ((state = 'offered') <= (offered_until is not null))
);
create unique index workshop_waits_one on workshop_waits (date_id, user_id) where state in ('waiting', 'offered');
create index workshop_waits_open on workshop_waits (date_id, id) where state in ('waiting', 'offered');

-- A workshop has at most one quiz before it and one after it (decision 085).
create table workshop_assessments (
  product_id uuid not null references workshops,
  placed text not null check (placed in ('before', 'after', 'alone')),
  quiz_id uuid not null unique references quizzes,
  primary key (product_id, placed)
);


--- Comments, ratings and notices.

create table comments (
  id uuid primary key,
  post_id uuid references posts on delete cascade,
  product_id uuid references products on delete cascade,
  author_id uuid not null references users,
  parent_id uuid references comments on delete cascade,
  text text not null check (char_length(text) between 1 and 8000),
  status comment_status not null default 'visible',
  replies_count int not null default 0,
  created_at timestamptz not null,
  mentions jsonb not null default '[]',
  -- Questions under a lesson are comments on it (decision 065).
  lesson_id uuid references course_lessons on delete cascade,
  -- When an operator last decided about reports of the comment; newer reports wait.
  judged_at timestamptz,
  constraint comments_check check (num_nonnulls(post_id, product_id, lesson_id) = 1)
);
create index comments_post on comments (post_id, id desc) where parent_id is null;
create index comments_product on comments (product_id, id desc) where parent_id is null;
create index comments_parent on comments (parent_id, id) where parent_id is not null;
create index comments_of_post on comments (post_id) where post_id is not null and status = 'visible';
create index comments_lesson on comments (lesson_id, id desc) where lesson_id is not null and parent_id is null;
create index comments_hidden on comments (id desc) where status = 'hidden';

-- A report waits while it is newer than the last decision about its comment (decision 065).
create table comment_reports (
  comment_id uuid not null references comments on delete cascade,
  reporter_id uuid not null references users,
  reported_at timestamptz not null,
  judged_at timestamptz,
  primary key (comment_id, reporter_id)
);
create index comment_reports_reporter on comment_reports (reporter_id);
create index comment_reports_wait on comment_reports (comment_id) where judged_at is null;

create table evaluations (
  id uuid primary key,
  post_id uuid references posts on delete cascade,
  product_id uuid references products on delete cascade,
  author_id uuid not null references users,
  rating int not null check (rating between 1 and 5),
  text text not null default '' check (char_length(text) <= 8000),
  -- Of an earlier release; answers of the rated member are in evaluation_replies.
  reply text,
  status text not null default 'visible' check (status in ('visible', 'hidden', 'reversed', 'own')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The author's copy cost nothing: the rating does not count while the product has a price (decision 041).
  is_free boolean not null default false,
  edited_at timestamptz,
  -- When the number of stars last changed; null for ratings from before this was recorded.
  stars_at timestamptz,
  -- The author is suspended.
  is_away boolean not null default false,
  -- When an operator hid it.
  hidden_at timestamptz,
  helpful_count int not null default 0 check (helpful_count >= 0),
  unhelpful_count int not null default 0 check (unhelpful_count >= 0),
  -- Wilson's lower bound of the share of helpful votes.
  helpfulness double precision not null default 0,
  check (num_nonnulls(post_id, product_id) = 1)
);
create unique index evaluations_post on evaluations (post_id, author_id) where post_id is not null;
create unique index evaluations_product on evaluations (product_id, author_id) where product_id is not null;
create index evaluations_product_newest on evaluations (product_id, id desc) where status = 'visible';
create index evaluations_product_helpful on evaluations (product_id, helpfulness desc, id desc)
  where status = 'visible';
create index evaluations_post_newest on evaluations (post_id, id desc) where status = 'visible';
create index evaluations_post_helpful on evaluations (post_id, helpfulness desc, id desc) where status = 'visible';
create index evaluations_author on evaluations (author_id);

create table evaluation_replies (
  evaluation_id uuid primary key references evaluations on delete cascade,
  author_id uuid not null references users,
  text text not null check (char_length(text) <= 8000),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index evaluation_replies_author on evaluation_replies (author_id);

create table evaluation_votes (
  evaluation_id uuid not null references evaluations on delete cascade,
  user_id uuid not null references users,
  is_helpful boolean not null,
  created_at timestamptz not null,
  primary key (evaluation_id, user_id)
);
create index evaluation_votes_user on evaluation_votes (user_id);

-- One row groups what happens to one subject until it is read; sort_id is a UUIDv7 renewed with each event. `group_key`
-- only says what is shown as one row; the meaning is in the other columns (decision 054). Fill factor: a group is often
-- updated right after it was written, and the new version then fits beside the old one without new index entries.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind notification_kind not null,
  actor_id uuid references users on delete cascade,
  actors_count int not null default 1,
  post_id uuid references posts on delete cascade,
  product_id uuid references products on delete cascade,
  order_id uuid,
  group_key text not null,
  is_read boolean not null default false,
  sort_id uuid not null,
  created_at timestamptz not null,
  -- What happened, for kinds that have several: the news of a payout, a mention in a comment, an export that is
  -- ready.
  topic text,
  -- Month of a revenue report.
  month text,
  lesson_id uuid references course_lessons on delete cascade,
  entitlement_id uuid references entitlements
) with (fillfactor = 80);
create unique index notifications_newest on notifications (user_id, sort_id desc);
create unique index notifications_group on notifications (user_id, group_key) where not is_read;
create index notifications_unread on notifications (user_id, created_at) where not is_read;
-- Undoing a reaction, follow, comment or post deletes the notifications of its group.
create index notifications_of_group on notifications (group_key, user_id);
create index notifications_lesson on notifications (lesson_id) where lesson_id is not null;
create index notifications_entitlement on notifications (entitlement_id) where entitlement_id is not null;

-- The members behind a grouped notification, so that one who acts twice counts once.
create table notification_actors (
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid not null references users on delete cascade,
  primary key (notification_id, actor_id)
);

-- Second step of adding events to notification groups, within the statement that adds them: a statement cannot change a
-- row that it has just written, but a function that it calls can. One row after the other, because PostgreSQL plans a
-- list of unknown length anew each time, which takes longer than the update.
create function count_new_actors(groups uuid[]) returns int language plpgsql strict set search_path = public as $$
declare
  one uuid;
begin
  foreach one in array groups loop
    update notifications set actors_count = actors_count + 1 where id = one;
  end loop;
  return cardinality(groups);
end $$;


--- Search.

-- Search reads tables of its own, because counters change the rows of posts, products and users all day, and each such
-- change would enter the text indexes anew. A row exists only while its subject is listed for everybody (decision 009).
create table post_search (
  post_id uuid primary key references posts on delete cascade,
  fold text not null,
  lexemes tsvector not null
);
-- Without a pending list, which each search would read from end to end.
create index post_search_lexemes on post_search using gin (lexemes) with (fastupdate = off);

create table product_search (
  product_id uuid primary key references products on delete cascade,
  title_fold text not null,
  tags_fold text[] not null,
  lexemes tsvector not null
);
create index product_search_tags on product_search using gin (tags_fold);
create index product_search_lexemes on product_search using gin (lexemes) with (fastupdate = off);

create table user_search (
  user_id uuid primary key references users on delete cascade,
  -- Name and handle.
  called_fold text not null,
  -- Name, handle and headline.
  fold text not null,
  lexemes tsvector not null
);
create index user_search_fold on user_search using gin (fold gin_trgm_ops);
create index user_search_called on user_search using gin (called_fold gin_trgm_ops);
create index user_search_lexemes on user_search using gin (lexemes) with (fastupdate = off);

-- The known words, noted by a job and never by triggers, which would wait for each other (decision 070). A word's parts
-- are the word without one letter: two words that differ by a letter have a part in common.
create table search_words (
  word text primary key,
  -- In how many texts the word occurs.
  texts int not null check (texts > 0)
);
create index search_words_parts on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

create table search_word_parts (
  part text not null,
  word text not null references search_words on delete cascade,
  primary key (part, word)
);
create index search_word_parts_word on search_word_parts (word);

-- Returns the query for all words of a text, each also as a part of a known word: of its fifty commonest. A word of one
-- or two letters finds only words that begin with it.
create function qeema_parts_query(input text) returns tsquery
  language sql stable strict parallel safe
  return (
    select string_agg('(' || concat_ws(' | ', qeema_query(word, 3)::text, (
        select string_agg('''=' || replace(replace(known.word, '\', '\\'), '''', '''''') || '''', ' | ')
        from (select known.word from search_words known
          where known.word like case when length(asked.word) < 3 then '' else '%' end
            || regexp_replace(asked.word, '([\\%_])', '\\\1', 'g') || '%'
          order by known.texts desc, known.word limit 50) as known)) || ')', ' & ')::tsquery
    from (select word from unnest(to_tsvector('simple', qeema_word_fold(input))) as found (word) limit 6) as asked);

-- The tags of public posts, noted by the job that notes words (decision 070). Sorted by bytes, so that the key finds
-- beginnings.
create table search_tags (
  tag_fold text collate "C" primary key,
  -- As it is written most often.
  tag text not null,
  -- How many posts have the tag.
  posts int not null check (posts > 0)
);
