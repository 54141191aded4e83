-- When a host is busy by a calendar of theirs outside, which a job reads (decision 073).
create table booking_calendars (
  host_id uuid primary key references users,
  -- whoever has it reads that calendar
  url text not null check (char_length(url) between 1 and 2000),
  -- as it was last read
  busy tstzmultirange not null default '{}',
  read_at timestamptz,
  tried_at timestamptz,
  -- why the last try failed, and since when all have
  failure text check (failure in ('unreachable', 'too_large', 'too_slow', 'unreadable', 'endless')),
  failed_since timestamptz,
  -- the host was notified of that failure
  notified_at timestamptz,
  check ((failure is null) = (failed_since is null))
);
