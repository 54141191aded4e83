-- What a refund with the reason `cancelled` is for, as readers name it, and who cancelled it (see order_lines.ended_for).
alter table refunds
  add column cancelled_thing text check (cancelled_thing in ('session', 'lesson', 'package', 'seat', 'post')),
  add column cancelled_for text check (cancelled_for in ('host', 'seller', 'buyer', 'not_given', 'moderation')),
  add check ((cancelled_thing is null) = (cancelled_for is null));
alter table order_lines
  drop constraint order_lines_ended_for_check,
  add constraint order_lines_ended_for_check
    check (ended_for in ('host', 'seller', 'buyer', 'not_given', 'moderation'));
