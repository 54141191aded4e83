-- Since when a payment's money is on its way, or held back: what it pays for is kept longer then.
alter table payments add column under_way_at timestamptz;
update payments set under_way_at = updated_at where status in ('processing', 'quarantined');
