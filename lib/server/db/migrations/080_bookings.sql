-- What can be booked, and who has what (decision 069).
create extension if not exists btree_gist;

create table booking_offers (
  product_id uuid primary key references products,
  -- one person is never in two places: slots of all their offers are kept apart
  host_id uuid not null references users,
  -- [{minutes, amount}], the amount in minor units
  lengths jsonb not null,
  place text not null check (place in ('link', 'phone', 'in_person')),
  -- the address of the link, or where it is: for its host and, once paid, its buyers
  place_text text not null,
  -- more than one: a group
  seats int not null check (seats between 1 and 100),
  updated_at timestamptz not null
);
create index on booking_offers (host_id);

-- A time of a host that is taken: by one booking, or by those of a group.
create table booking_slots (
  id uuid primary key,
  host_id uuid not null references users,
  product_id uuid not null references products,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- with the buffers that were agreed
  occupied tstzrange not null check (not isempty(occupied)),
  seats int not null check (seats > 0),
  -- nobody has it any more
  is_free boolean not null default false,
  -- the last guard, behind the lock on the host's hours
  constraint booking_slots_apart exclude using gist (host_id with =, occupied with &&) where (not is_free)
);
create index on booking_slots (host_id, starts_at) where not is_free;
create index on booking_slots (product_id);

create table bookings (
  id uuid primary key,
  slot_id uuid not null references booking_slots,
  buyer_id uuid not null references users,
  state text not null check (state in ('held', 'confirmed', 'released')),
  -- minor units, as the buyer saw it
  amount int not null check (amount >= 0),
  -- in which the buyer chose it
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  held_until timestamptz,
  created_at timestamptz not null,
  check ((state = 'held') <= (held_until is not null))
);
create index on bookings (slot_id);
create index on bookings (buyer_id, state);
create unique index bookings_one_seat on bookings (slot_id, buyer_id) where state <> 'released';
