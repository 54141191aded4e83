-- Packages of lessons (decision 079).
alter table booking_offers
  -- [{lessons, minutes, amount, days}]: the amount for all of them in minor units, and how long they last
  add column packages jsonb not null default '[]';

-- A package that somebody chose, and that is bought once it has an entitlement. Its terms are those that they saw.
create table booking_packages (
  id uuid primary key,
  product_id uuid not null references products,
  host_id uuid not null references users,
  buyer_id uuid not null references users,
  lessons int not null check (lessons between 2 and 50),
  minutes int not null check (minutes > 0),
  -- minor units, for all of them
  amount int not null check (amount >= 0),
  -- how long it lasts from when it is bought
  days int not null check (days between 7 and 730),
  -- until so many hours before a lesson, cancelling returns it
  free_hours int not null check (free_hours >= 0),
  created_at timestamptz not null,
  order_line_id uuid unique references order_lines,
  entitlement_id uuid unique references entitlements,
  bought_at timestamptz,
  ends_at timestamptz,
  -- how many days before its end its buyer was reminded last
  reminded int check (reminded in (7, 30)),
  check ((entitlement_id is null) = (ends_at is null) and (entitlement_id is null) = (bought_at is null)),
  check ((entitlement_id is not null) <= (order_line_id is not null))
);
create index on booking_packages (buyer_id, product_id);
create index on booking_packages (host_id, ends_at) where entitlement_id is not null;
-- Whose end is near is looked for by the hour.
create index booking_packages_end on booking_packages (ends_at) where entitlement_id is not null;

alter table bookings
  -- it is a lesson of a package: then it has no line and no entitlement of its own
  add column package_id uuid references booking_packages,
  -- its lesson is in the package again
  add column returned_at timestamptz,
  add check (package_id is null or (order_line_id is null and entitlement_id is null)),
  add check (returned_at is null or (package_id is not null and state = 'cancelled'));
create index on bookings (package_id) where package_id is not null;
