-- A seller's figures of some days read only these days: their lines by the time of payment, and their postings by that
-- of the journal, which begins its id.
alter table order_lines add paid_at timestamptz;
update order_lines l set paid_at = o.paid_at from orders o where o.id = l.order_id and o.paid_at is not null;
create index order_lines_paid on order_lines (seller_id, paid_at) where paid_at is not null;
create index postings_time on postings (account_id, journal_id);
