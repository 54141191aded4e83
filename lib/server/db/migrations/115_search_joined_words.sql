-- Words that a sign joins are words each. PostgreSQL's parser makes one of "ui/ux", "node.js", "~ux" and an address, takes
-- the hyphen of "covid-19" for a minus, asks for "front-end" as one word too, and leaves out what stands in "<string>".
-- Texts and queries pass this function, so a number with a point is found as it is written. What every address begins
-- with is left out, as before.
create or replace function qeema_word_fold(input text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(qeema_fold(translate(input, U&'\06E5\06E6\06DE\06E9', '')), 'https://', ' '), 'http://', ' '),
    'ؤئ/.~<+-ء', 'وي      ');
