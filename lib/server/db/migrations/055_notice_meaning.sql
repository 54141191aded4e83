-- What a notice means stands in columns of its own; `group_key` only says what is shown as one row (decision 054).
alter table notifications
  -- what happened, where a kind has several: the news of a payout, a mention in a comment, a copy of data that is ready
  add column topic text,
  -- of a revenue report
  add column month text;

update notifications set
  topic = case
    when kind = 'payout' then substring(group_key from '^payout\.([A-Za-z]+):')
    when group_key like 'export:%' then 'exportReady'
    when group_key like 'commentMention:%' then 'comment' end,
  month = case when kind = 'revenue_report' then split_part(group_key, ':', 2) end,
  group_key = case
    when group_key like 'commentMention:%' then 'mention.comment:' || split_part(group_key, ':', 2)
    else group_key end
where kind in ('payout', 'revenue_report', 'system') or (kind = 'mention' and group_key like 'commentMention:%');
