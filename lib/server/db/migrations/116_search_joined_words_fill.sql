-- In a transaction of its own: half a millisecond a text, in which nothing that reads has to wait. What has a sign that
-- joined words is filled again; of other texts the words are the same.
update post_search s set lexemes = qeema_lexemes(btrim(concat_ws(' ', p.title, p.text)))
  from posts p where p.id = s.post_id and s.fold ~ '[/~<]|[.]\S|[-+][0-9]';
update product_search s
  set lexemes = qeema_lexemes(concat_ws(' ', p.title, array_to_string(p.tags, ' '), qeema_unmarked(p.description)))
  from products p where p.id = s.product_id
    and qeema_fold(concat_ws(' ', p.title, array_to_string(p.tags, ' '), p.description)) ~ '[/~<]|[.]\S|[-+][0-9]';
update user_search s set lexemes = qeema_lexemes(u.name || ' ' || u.handle || ' ' || u.headline)
  from users u where u.id = s.user_id and s.fold ~ '[/~<]|[.]\S|[-+][0-9]';
