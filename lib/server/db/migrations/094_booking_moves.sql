-- Bookings are moved, reminded of, and noted by their hosts (decision 071).
alter table bookings
  -- by its buyer, of their own accord
  add column moves int not null default 0 check (moves between 0 and 3),
  -- its host asked for another time
  add column move_asked_at timestamptz,
  add column move_reason text not null default '',
  -- by its host, for themselves
  add column host_note text not null default '',
  add column done_at timestamptz,
  -- how many hours before its start both sides were reminded last
  add column reminded int check (reminded in (1, 24));
-- Who is to be reminded is looked for by the minute.
create index booking_slots_start on booking_slots (starts_at) where not is_free;
