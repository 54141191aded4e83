-- When somebody can be booked (decision 068). Days and times are those of their clock; only the app turns them into
-- moments, with zone rules of its own.
create table booking_hours (
  host_id uuid primary key references users,
  -- IANA
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- windows in minutes after midnight, seven days from Sunday on
  weekly jsonb not null,
  -- weeks that replace the usual one between two days
  seasons jsonb not null,
  -- single days with windows of their own, or none
  dates jsonb not null,
  -- minutes
  step int not null check (step between 5 and 240),
  buffer_before int not null check (buffer_before between 0 and 240),
  buffer_after int not null check (buffer_after between 0 and 240),
  least_notice int not null check (least_notice between 0 and 43200),
  furthest_days int not null check (furthest_days between 1 and 365),
  most_per_day int check (most_per_day > 0),
  most_per_week int check (most_per_week > 0),
  -- 0 is Sunday
  week_start smallint not null check (week_start between 0 and 6),
  weekend smallint[] not null,
  -- goes up each time that it is saved
  version int not null,
  updated_at timestamptz not null
);
