-- What the clocks of both sides show when a booking begins, as it was agreed (decision 075). The moment stays; countries
-- change their rules.
create table booking_clocks (
  booking_id uuid primary key references bookings,
  -- for which start: once it was moved, its clocks are read again
  starts_at timestamptz not null,
  -- IANA, and minutes from UTC
  host_zone text not null,
  host_offset int not null,
  buyer_zone text not null,
  buyer_offset int not null,
  -- what they were before new rules changed one of them
  host_before int,
  buyer_before int,
  changed_at timestamptz,
  check ((changed_at is null) = (host_before is null) and (changed_at is null) = (buyer_before is null))
);
