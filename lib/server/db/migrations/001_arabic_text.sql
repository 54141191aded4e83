-- Arabic-aware folding of text: the one function by which text is stored for search and by which queries are folded.
-- Rules: shared design "arabic.md", section Search. fold(fold(x)) = fold(x) is tested.
create extension if not exists pg_trgm;

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
