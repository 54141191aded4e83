-- The address at which the calendar of a host reads their bookings (decision 073).
create table booking_feeds (
  host_id uuid primary key references users,
  -- a part of the address: whoever has it reads when the host is booked
  token text not null unique check (char_length(token) = 32),
  created_at timestamptz not null
);
