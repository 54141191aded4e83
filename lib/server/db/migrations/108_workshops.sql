-- Workshops: dates with seats, which are sold one by one (decision 084).
create table workshops (
  product_id uuid primary key references products,
  -- minor units, of one seat; null while it was not said
  amount int check (amount >= 0),
  -- IANA, in which its dates were said
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- until how many hours before the start a buyer who cancels gets everything back, and until when half
  free_hours int not null check (free_hours between 0 and 720),
  half_hours int not null check (half_hours between 0 and free_hours),
  updated_at timestamptz not null
);

-- Whoever takes or frees seats of a date locks its row first.
create table workshop_dates (
  id uuid primary key,
  product_id uuid not null references workshops,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  place text not null check (place in ('link', 'in_person')),
  -- the address of the link, or where it is: for its seller and those who have a seat
  place_text text not null,
  seats int not null check (seats between 1 and 500),
  -- goes up with each other time or place, so that it is known what somebody agreed to
  version int not null default 1,
  cancelled_at timestamptz,
  cancel_reason text not null default ''
);
create index on workshop_dates (product_id, starts_at);
create index workshop_dates_start on workshop_dates (starts_at) where cancelled_at is null;

create table workshop_seats (
  id uuid primary key,
  date_id uuid not null references workshop_dates,
  buyer_id uuid not null references users,
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  -- minor units, as the buyer saw it
  amount int not null check (amount >= 0),
  -- in which the buyer chose it
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- as they were agreed
  free_hours int not null,
  half_hours int not null,
  -- of the date, when it was taken
  date_version int not null,
  held_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz,
  -- of its calendar file: rises with each change
  sequence int not null default 0,
  order_line_id uuid unique references order_lines,
  entitlement_id uuid unique references entitlements,
  cancelled_by text check (cancelled_by in ('host', 'buyer')),
  -- how many hours before the start its buyer was reminded last
  reminded int check (reminded in (1, 24)),
  -- as its seller saw it, from the start on
  attendance text check (attendance in ('present', 'absent')),
  check ((state = 'held') <= (held_until is not null))
);
create index on workshop_seats (date_id);
create index on workshop_seats (buyer_id, state);
create unique index workshop_seats_one on workshop_seats (date_id, buyer_id) where state in ('held', 'confirmed');

-- Who waits for a seat, in the order in which they came. A seat that is offered is kept until then.
create table workshop_waits (
  id uuid primary key,
  date_id uuid not null references workshop_dates,
  user_id uuid not null references users,
  state text not null check (state in ('waiting', 'offered', 'taken', 'passed', 'left')),
  joined_at timestamptz not null,
  offered_until timestamptz,
  check ((state = 'offered') <= (offered_until is not null))
);
create unique index workshop_waits_one on workshop_waits (date_id, user_id) where state in ('waiting', 'offered');
create index workshop_waits_open on workshop_waits (date_id, id) where state in ('waiting', 'offered');

-- Workshops that consist of files were made before there was an engine for dates. They stay files, and what buyers
-- have opens as it did, as with bookings (decision 072).
update products p set type = 'other' where p.type = 'assessment_workshop'
  and (exists (select from product_files f where f.product_id = p.id)
    or exists (select from entitlements e where e.product_id = p.id));
