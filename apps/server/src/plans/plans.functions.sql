-- The plan that a member has, and the word that plans have changed.

-- The plan that a member has at a moment: the best paid one that runs, else what the account has without paying (`users.plan`). Checks
-- are counted by the month from its start; those of Free only in the first 30 days.
create or replace function member_plan(member integer, at timestamptz) returns table (
  plan_id integer, word text, name text, unlimited_checks boolean, checks integer, basket_enabled boolean, notifications_enabled boolean,
  showcase_enabled boolean, can_open_product boolean, messenger_enabled boolean, friends_enabled boolean, membership_id integer,
  period text, price_kopecks bigint, starts_at timestamptz, ends_at timestamptz, period_start timestamptz, period_end timestamptz,
  checks_limit integer, checks_used integer, api_enabled boolean, api_requests integer,
  extended_reports_enabled boolean, selection_rows integer
) language sql stable as $$
  with paid as (
    select membership.id, membership.plan_id, membership.starts_at, membership.ends_at
    from memberships as membership join plans as plan on plan.id = membership.plan_id
    where membership.user_id = member and membership.starts_at <= at and membership.ends_at > at
    order by array_position(array['free', 'business', 'pro'], plan.word) desc, membership.ends_at desc
    limit 1
  ), held as (
    select * from paid
    union all
    select null, (select plan.id from plans as plan where plan.word = person.plan order by plan.withdrawn_at is not null, plan.id limit 1),
      person.created_at, null
    from users as person where person.id = member and not exists (select 1 from paid)
  ), month as (
    select held.*, whole.months + (held.starts_at + make_interval(months => whole.months + 1) <= at)::int as months
    from held, lateral (
      select (extract(year from age(at, held.starts_at)) * 12 + extract(month from age(at, held.starts_at)))::int as months
    ) as whole
  ), counted as (
    select month.*, plan.word = 'free' as is_free,
      plan.word = 'free' and month.starts_at + interval '30 days' <= at as is_over,
      month.starts_at + make_interval(months => month.months) as month_start,
      month.starts_at + make_interval(months => month.months + 1) as month_end
    from month join plans as plan on plan.id = month.plan_id
  ), bounded as (
    select counted.*,
      case when is_over then starts_at + interval '30 days' when is_free then starts_at else month_start end as period_start,
      case when is_free then starts_at + interval '30 days' else month_end end as period_end
    from counted
  )
  select plan.id, plan.word, plan.name, plan.unlimited_checks, plan.checks, plan.basket_enabled, plan.notifications_enabled,
    plan.showcase_enabled, plan.can_open_product, plan.messenger_enabled, plan.friends_enabled, counted.id, plan.period,
    plan.price_kopecks, counted.starts_at, counted.ends_at, counted.period_start, counted.period_end,
    case when counted.is_over then 0 else plan.checks end,
    coalesce((select count.used from check_counts as count
      where count.user_id = member and count.period_start = counted.period_start), 0),
    plan.api_enabled, plan.api_requests, plan.extended_reports_enabled, plan.selection_rows
  from bounded as counted join plans as plan on plan.id = counted.plan_id
$$;

-- What staff change about plans is on the pages of every process with the commit.
create or replace trigger page_content_changed after insert or delete or update on plans
  for each statement execute function page_content_changed();
