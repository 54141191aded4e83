-- When the bytes of a receipt were deleted: a rejected one of an order that was never paid proves nothing. Its row stays.
alter table transfer_receipts add column removed_at timestamptz;
create index transfer_receipts_removable on transfer_receipts (decided_at)
  where status = 'rejected' and removed_at is null;
