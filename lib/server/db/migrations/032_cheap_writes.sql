-- One row after the other: of a list, whose length may be any, PostgreSQL plans anew each time, longer than it then acts.
create or replace function count_new_actors(groups uuid[]) returns int language plpgsql strict as $$
declare
  one uuid;
begin
  foreach one in array groups loop
    update notifications set actors_count = actors_count + 1 where id = one;
  end loop;
  return cardinality(groups);
end $$;

-- What no payment has costs no entry: hardly any has a second name.
drop index payments_gateway_alias;
create unique index payments_gateway_alias on payments (gateway, gateway_alias) where gateway_alias is not null;
-- A group that somebody joins is written twice in a moment: the second time beside the first, and in no index.
alter table notifications set (fillfactor = 80);

-- What a column may hold, as its type. PostgreSQL reads the text of every CHECK of a table anew with each statement that writes
-- to it, whatever that writes: twelve for a comment that is counted, thirty for a purchase, a third of what those statements
-- took. A domain is read once a session, and looked at only where a statement writes its column.
create domain counter as int check (value >= 0);
create domain minor_units as bigint check (value >= 0);
create domain basis_points as int check (value between 0 and 10000);

alter table posts
  drop constraint posts_reactions_perfect_check, alter reactions_perfect type counter,
  drop constraint posts_reactions_love_check, alter reactions_love type counter,
  drop constraint posts_reactions_unclear_check, alter reactions_unclear type counter,
  drop constraint posts_reactions_fantastic_check, alter reactions_fantastic type counter,
  drop constraint posts_reactions_surprise_check, alter reactions_surprise type counter,
  drop constraint posts_reactions_clap_check, alter reactions_clap type counter,
  drop constraint posts_comments_count_check, alter comments_count type counter,
  drop constraint posts_saves_count_check, alter saves_count type counter,
  drop constraint posts_shares_count_check, alter shares_count type counter;

create domain comment_status as text check (value in ('visible', 'hidden', 'deleted'));
alter table comments drop constraint comments_status_check, alter status type comment_status;

create domain notification_kind as text check (value in ('follow', 'reaction', 'comment', 'reply', 'mention', 'share',
  'evaluation', 'sale', 'purchase', 'payout', 'system', 'company_invited', 'company_accepted', 'company_declined',
  'company_left', 'company_share', 'company_ended', 'refund_asked', 'refund_granted', 'refund_declined', 'refund_failed',
  'sale_refunded', 'dispute_opened', 'dispute_won', 'dispute_lost', 'identity_approved', 'identity_rejected',
  'revenue_report', 'operator_news', 'operator_alarm'));
alter table notifications drop constraint notifications_kind_check, alter kind type notification_kind;

create domain order_status as text check (value in (
  'awaiting_payment', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled'));
alter table orders
  drop constraint orders_status_check, alter status type order_status,
  drop constraint orders_total_amount_check, alter total_amount type minor_units;

create domain line_kind as text check (value in ('product', 'post', 'tip'));
alter table order_lines
  drop constraint order_lines_kind_check, alter kind type line_kind,
  drop constraint order_lines_amount_check, alter amount type minor_units,
  drop constraint order_lines_fee_bps_check, alter fee_bps type basis_points;

create domain payment_status as text check (value in ('created', 'requires_action', 'processing', 'succeeded', 'failed',
  'awaiting_transfer', 'receipt_submitted', 'rejected', 'quarantined', 'returned'));
alter table payments
  drop constraint payments_status_check, alter status type payment_status,
  drop constraint payments_amount_check, alter amount type minor_units;

create domain entitlement_status as text check (value in ('active', 'suspended', 'revoked'));
alter table entitlements drop constraint entitlements_status_check, alter status type entitlement_status;

create domain event_status as text check (value in ('received', 'handled', 'dead'));
alter table inbound_events drop constraint inbound_events_status_check, alter status type event_status;

create domain sandbox_status as text check (value in (
  'open', 'challenge', 'processing', 'succeeded', 'failed', 'refunded'));
create domain sandbox_on_paid as text check (value in ('nothing', 'dispute_won', 'dispute_lost'));
create domain sandbox_on_refund as text check (value in ('succeed', 'late', 'fail'));
create domain sandbox_webhooks as text check (value in (
  'usual', 'delayed', 'duplicated', 'reordered', 'dropped', 'forged'));
alter table sandbox_intents
  drop constraint sandbox_intents_status_check, alter status type sandbox_status,
  drop constraint sandbox_intents_on_paid_check, alter on_paid type sandbox_on_paid,
  drop constraint sandbox_intents_on_refund_check, alter on_refund type sandbox_on_refund,
  drop constraint sandbox_intents_webhooks_check, alter webhooks type sandbox_webhooks;

alter table products
  drop constraint products_price_amount_check, alter price_amount type minor_units;
