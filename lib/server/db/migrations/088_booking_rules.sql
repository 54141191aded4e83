-- Until how many hours before the start a buyer who cancels gets everything back, and until when half (decision 069).
alter table booking_offers
  add column free_hours int not null default 24 check (free_hours between 0 and 720),
  add column half_hours int not null default 0 check (half_hours between 0 and free_hours);
-- as they were agreed
alter table bookings
  add column free_hours int not null default 24,
  add column half_hours int not null default 0;
