-- Accounts at other providers that sign in to an account of ours. OpenID Connect promises one thing only: issuer and subject
-- together name the same person for ever (Core 1.0, 5.7); e-mail addresses change hands.
create table identities (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  provider text not null check (provider in ('google')),
  user_id uuid not null references users on delete cascade,
  -- the address that the provider vouched for when the two were joined, for the settings to show
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- What was done with authority over others. Each row's hash covers the row and the hash before it, so that none can be
-- changed, left out or put in between without all later hashes telling.
create table audit_log (
  -- this and the hash are the trigger’s
  seq bigint primary key default 0,
  at timestamptz not null,
  -- a member's id, or 'command' for whoever may run commands on the server
  actor text not null,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  hash text not null unique default ''
);
create index audit_log_subject on audit_log (subject_id, seq desc);

create function audit_hash(entry audit_log, before text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    before, (entry).seq, floor(extract(epoch from (entry).at) * 1000000), (entry).actor, (entry).action,
    (entry).subject_id, (entry).details)::text, 'UTF8')), 'hex')
$$;

-- One after the other: two rows at once would both follow the same one.
create function audit_append() returns trigger language plpgsql as $$
declare
  last audit_log;
begin
  perform pg_advisory_xact_lock(7370153);
  select * into last from audit_log order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.hash := audit_hash(new, coalesce(last.hash, ''));
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function audit_append();

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_refuse_change();

-- The first row whose hash does not follow from it and the one before; none where the chain is whole.
create function audit_first_break() returns bigint language sql stable as $$
  select min(seq) from (
    select a.seq, a.hash = audit_hash(a, lag(a.hash, 1, '') over (order by a.seq)) and
      a.seq = row_number() over (order by a.seq) as holds
    from audit_log a
  ) rows where not holds
$$;
