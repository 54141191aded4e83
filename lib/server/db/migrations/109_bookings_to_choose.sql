-- The right to a booking came back, as by a dispute that was won, and its slot was somebody else's by then (decision 069).
alter table bookings
  -- since then its buyer may choose another
  add column lost_at timestamptz check (lost_at is null or state <> 'confirmed');
