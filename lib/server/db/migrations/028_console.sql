-- What operators are told of, sealed documents, keys that are changed, reports that are announced, payments that an
-- order could not take.

-- What waits for an operator and was told of, so that nothing is told twice.
create table operator_news (
  -- of the console: what waits there is named by its own id
  page text not null,
  subject_id uuid not null,
  told_at timestamptz not null,
  primary key (page, subject_id)
);
create index operator_news_told on operator_news (told_at desc);

-- The key of one file, sealed for its row: with the row the bytes are lost, wherever a copy of them is. None: stored
-- before documents were sealed.
alter table identity_documents add column sealed_key text;
create index identity_documents_bare on identity_documents (id) where sealed_key is null;

-- What is sealed may be sealed anew with another key, and a keyed hash follows its key; all else stays as it was.
create function sealed_anew(former text, text) returns boolean language sql immutable parallel safe as $$
  select former like 's1.%' and $2 like 's1.%' and split_part(former, '.', 2) <> split_part($2, '.', 2)
$$;
create or replace trigger payout_methods_stand before update on payout_methods for each row
  when ((old.id, old.user_id, old.type, old.country, old.last_four, old.usable_at, old.created_at) is distinct from
      (new.id, new.user_id, new.type, new.country, new.last_four, new.usable_at, new.created_at)
    or (old.status = 'retired' and new.status <> 'retired')
    or ((old.status = 'retired' or old.fingerprint <> new.fingerprint)
      and sealed_anew(old.details, new.details) is not true))
  execute function payout_stands('payout method');
create or replace trigger payouts_move before update on payouts for each row
  when ((old.id, old.user_id, old.number, old.amount, old.currency, old.origin, old.created_at)
      is distinct from (new.id, new.user_id, new.number, new.amount, new.currency, new.origin, new.created_at)
    or (new.method_snapshot is not null and old.method_snapshot is distinct from new.method_snapshot
      and sealed_anew(old.method_snapshot, new.method_snapshot) is not true)
    or (old.status <> new.status and (old.status, new.status) not in (('pending', 'in_progress'), ('pending', 'failed'),
      ('in_progress', 'transferred'), ('in_progress', 'failed'), ('transferred', 'failed')))
    or (old.returned_at is distinct from new.returned_at)
      <> ((old.status, new.status) = ('transferred', 'failed')))
  execute function payout_stands('payout');

-- Who gets something is told once their month's report is closed: in batches, up to here.
create table revenue_news (
  month text primary key references revenue_months,
  told_to uuid,
  done_at timestamptz
);

-- What the gateway says of a payment whose amount is not what was asked for; an operator decides what becomes of it.
alter table payments add column told_amount bigint, add column told_currency text,
  add check ((told_amount is null) = (told_currency is null));
create index payments_quarantined on payments (id) where status = 'quarantined';
create index payments_returned on payments (id desc) where status = 'returned';

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('follow', 'reaction', 'comment', 'reply',
  'mention', 'share', 'evaluation', 'sale', 'purchase', 'payout', 'system', 'company_invited', 'company_accepted',
  'company_declined', 'company_left', 'company_share', 'company_ended', 'refund_asked', 'refund_granted',
  'refund_declined', 'refund_failed', 'sale_refunded', 'dispute_opened', 'dispute_won', 'dispute_lost',
  'identity_approved', 'identity_rejected', 'revenue_report', 'operator_news', 'operator_alarm'));
