-- One of the two was not there, as the other says (decision 078).
create table booking_absences (
  booking_id uuid primary key references bookings,
  -- by whichever came first: the other side answers
  said_by text not null check (said_by in ('host', 'buyer')),
  said_text text not null,
  said_at timestamptz not null,
  -- without an objection until then, it is taken as true
  answer_by timestamptz not null,
  objected_at timestamptz,
  objection text not null default '',
  -- back: to the buyer; kept: by the host
  outcome text check (outcome in ('back', 'kept')),
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index booking_absences_open on booking_absences (answer_by) where outcome is null;
-- What was earned waits until it is settled.
alter table holds drop constraint holds_kept_for_check,
  add constraint holds_kept_for_check check (kept_for in ('large', 'both_ways', 'absence'));
