-- Virtual companies: who has which share of a company's sales, and from when on. The company keeps what is left. An
-- invitation holds its share free from the moment it is sent; its holder earns by it from the moment they accept.
create table company_members (
  id uuid primary key,
  company_id uuid not null references users,
  user_id uuid not null references users,
  role text not null check (role in ('member', 'administrator')),
  status text not null default 'invited' check (status in ('invited', 'active', 'ended', 'declined')),
  invited_by uuid not null references users,
  invited_at timestamptz not null,
  joined_at timestamptz check (joined_at >= invited_at),
  closed_at timestamptz check (closed_at >= coalesce(joined_at, invited_at)),
  closed_by uuid references users,
  check (company_id <> user_id),
  check (case status
    when 'invited' then num_nonnulls(joined_at, closed_at) = 0
    when 'active' then joined_at is not null and closed_at is null
    when 'declined' then joined_at is null and closed_at is not null
    else closed_at is not null end)
);
create unique index company_members_open on company_members (company_id, user_id) where status in ('invited', 'active');
create index company_members_company on company_members (company_id, id desc);
create index company_members_user on company_members (user_id, id desc);

-- A change from a day on is a new row. At any moment the row with the latest beginning counts; of two, the later written.
create table company_shares (
  id bigint generated always as identity primary key,
  member_id uuid not null references company_members,
  share_bps int not null check (share_bps between 0 and 10000),
  from_at timestamptz not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  check (from_at >= created_at)
);
create index company_shares_at on company_shares (member_id, from_at desc, id desc);

-- What has been cannot be told otherwise later: sales were split by it.
create function company_history_stands() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a company stands' using errcode = 'restrict_violation';
end $$;
create trigger company_shares_append_only before update or delete on company_shares
  for each row execute function company_history_stands();
create trigger company_shares_no_truncate before truncate on company_shares execute function company_history_stands();
create trigger company_members_no_delete before delete on company_members
  for each row execute function company_history_stands();
create trigger company_members_no_truncate before truncate on company_members execute function company_history_stands();
create trigger company_members_moves before update on company_members for each row
  when ((old.id, old.company_id, old.user_id, old.invited_by, old.invited_at)
      is distinct from (new.id, new.company_id, new.user_id, new.invited_by, new.invited_at)
    or (old.joined_at is not null and old.joined_at is distinct from new.joined_at)
    or old.closed_at is not null
    or (old.status = 'active' and new.status not in ('active', 'ended')))
  execute function company_history_stands();

-- The company's own share is never negative, at no moment from this row on. One change of a company's shares after the
-- other: each waits here for the one before it, and then sees what that one wrote (READ COMMITTED).
create function company_shares_fit() returns trigger language plpgsql as $$
declare
  company uuid;
begin
  select company_id into company from company_members where id = new.member_id and status in ('invited', 'active');
  if not found then
    raise exception 'a share of a membership that is over' using errcode = 'check_violation';
  end if;
  perform from users where id = company for no key update;
  if exists (
    select from (
      select new.from_at as at
      union
      select s.from_at from company_shares s join company_members m on m.id = s.member_id
      where m.company_id = company and m.status in ('invited', 'active') and s.from_at > new.from_at) moments
    where (
      select sum(held.share_bps) from company_members m
      cross join lateral (
        select s.share_bps from company_shares s where s.member_id = m.id and s.from_at <= moments.at
        order by s.from_at desc, s.id desc limit 1) held
      where m.company_id = company and (m.closed_at is null or m.closed_at > moments.at)) > 10000) then
    raise exception 'more than the whole of company % is given away', company
      using errcode = 'check_violation', constraint = 'company_shares_fit';
  end if;
  return null;
end $$;
create constraint trigger company_shares_fit after insert on company_shares deferrable initially immediate
  for each row execute function company_shares_fit();

-- A company's sale has a hold for each who has a share of it, with the share it was split by.
alter table holds add column share_bps int not null default 10000 check (share_bps between 0 and 10000);
alter table holds drop constraint holds_pkey, add primary key (order_line_id, owner_id);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('follow', 'reaction', 'comment', 'reply',
  'mention', 'share', 'evaluation', 'sale', 'purchase', 'payout', 'system', 'company_invited', 'company_accepted',
  'company_declined', 'company_left', 'company_share', 'company_ended'));
