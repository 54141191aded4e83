-- Who creators are, looked at by an operator once before they are paid.
create table identity_checks (
  id uuid primary key,
  user_id uuid not null references users,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  reason text check (reason in ('unreadable', 'incomplete', 'expired', 'name_mismatch', 'not_accepted', 'other')),
  -- the operator's words to the creator
  note text not null default '' check (char_length(note) <= 500),
  check ((status = 'submitted') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((status = 'rejected') = (reason is not null)),
  check (decided_by <> user_id)
);
-- Whoever waits or was approved sends no other.
create unique index identity_checks_one on identity_checks (user_id) where status <> 'rejected';
create index identity_checks_user on identity_checks (user_id, id desc);
create index identity_checks_status on identity_checks (status, id);

-- What was decided stays so.
create function identity_check_stands() returns trigger language plpgsql as $$
begin
  raise exception 'an identity check is decided once' using errcode = 'restrict_violation';
end $$;
create trigger identity_checks_stand before update on identity_checks for each row
  when (old.status <> 'submitted'
    or (old.id, old.user_id, old.submitted_at) is distinct from (new.id, new.user_id, new.submitted_at))
  execute function identity_check_stands();

-- The documents of a check, and before it is sent those that were uploaded for it. Rows and bytes go with the decision.
create table identity_documents (
  id uuid primary key,
  user_id uuid not null references users,
  check_id uuid references identity_checks on delete cascade,
  side text not null check (side in ('front', 'back')),
  storage_key text not null unique,
  mime text not null check (mime in ('application/pdf', 'image/webp')),
  size bigint not null check (size > 0),
  created_at timestamptz not null
);
create unique index identity_documents_unsent on identity_documents (user_id, side) where check_id is null;
create unique index identity_documents_sent on identity_documents (check_id, side);
create index identity_documents_old on identity_documents (created_at) where check_id is null;

-- The setup guide: what somebody began or set aside of it, and which completions were told already.
create table setup_steps (
  user_id uuid not null references users,
  step text not null check (step in ('start_business', 'add_credibility', 'payment_setup', 'identity_verification')),
  started_at timestamptz,
  escaped_at timestamptz,
  completed_at timestamptz,
  primary key (user_id, step)
);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('follow', 'reaction', 'comment', 'reply',
  'mention', 'share', 'evaluation', 'sale', 'purchase', 'payout', 'system', 'company_invited', 'company_accepted',
  'company_declined', 'company_left', 'company_share', 'company_ended', 'refund_asked', 'refund_granted',
  'refund_declined', 'refund_failed', 'sale_refunded', 'dispute_opened', 'dispute_won', 'dispute_lost',
  'identity_approved', 'identity_rejected'));
