-- A host may want to accept each booking: a request has its slot, and is answered until then (decision 081).
alter table booking_offers add column by_hand boolean not null default false;
alter table bookings
  -- as it was agreed
  add column by_hand boolean not null default false,
  -- while it is a request
  add column accept_by timestamptz;
create index bookings_unanswered on bookings (accept_by) where accept_by is not null and state = 'confirmed';
