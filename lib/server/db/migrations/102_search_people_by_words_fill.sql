-- In a transaction of its own, in which nothing that reads has to wait.
update user_search s set lexemes = qeema_lexemes(u.name || ' ' || u.handle || ' ' || u.headline)
  from users u where u.id = s.user_id;
update post_search s set lexemes = qeema_lexemes(btrim(concat_ws(' ', p.title, p.text)))
  from posts p where p.id = s.post_id and (p.text like U&'%\0670%' or p.text like '%ءَا%');
