-- What calendars and letters need to know of a booking (decision 071).
alter table bookings
  -- of its calendar file: rises with each change
  add column sequence int not null default 0,
  add column changed_at timestamptz,
  -- who cancelled it, where somebody did, and what they said about it
  add column cancelled_by text check (cancelled_by in ('host', 'buyer')),
  add column cancel_reason text not null default '';

-- The purchase that a notice is about.
alter table notifications add column entitlement_id uuid references entitlements;
create index notifications_entitlement on notifications (entitlement_id) where entitlement_id is not null;
