-- What was not understood when a calendar outside was last read.
alter table booking_calendars
  add column unread_count int not null default 0 check (unread_count >= 0),
  add column unknown_zones text[] not null default '{}';
