-- A line may be cancelled for a cause: what was bought ends then, however much of the money goes back.
alter table order_lines
  add column ended_at timestamptz,
  add column ended_for text check (ended_for in ('seller', 'buyer', 'not_given')),
  add check ((ended_at is null) = (ended_for is null));

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('changed_mind', 'not_as_described', 'does_not_work',
  'by_mistake', 'other', 'goodwill', 'not_needed', 'at_gateway', 'cancelled')) not valid;
alter table refunds validate constraint refunds_reason_check;
