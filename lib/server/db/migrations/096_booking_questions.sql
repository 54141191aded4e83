-- What a host asks whoever books, and what they answer (decision 076).
alter table booking_offers
  -- [{text, isRequired}], in order
  add column questions jsonb not null default '[]';

create table booking_answers (
  booking_id uuid primary key references bookings,
  -- the questions as they were when the slot was held
  asked jsonb not null,
  -- a text for each of them; null before they were answered
  answers jsonb
);
