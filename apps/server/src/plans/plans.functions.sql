-- The plan that a member has at a moment, and triggers that react to changes of plans.

-- The plan that a member has at a moment: the highest paid plan that runs, otherwise the unpaid plan of the account (`users.plan`, usually Free).
-- Full checks of companies are counted by the month from the start of the plan, those of Free only in the first 30 days after registration.
-- `flags` has the names of the plan's features, `limits` its limits as name and number: a new feature or limit does not change the columns.
create or replace function held_plan(member integer, at timestamptz) returns table (
  plan_id integer, word text, name text, period text, membership_id integer, starts_at timestamptz, ends_at timestamptz,
  period_start timestamptz, period_end timestamptz, is_over boolean, flags text[], limits jsonb
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
  select plan.id, plan.word, plan.name, plan.period, counted.id, counted.starts_at, counted.ends_at, counted.period_start,
    counted.period_end, counted.is_over,
    array_remove(array[case when plan.unlimited_checks then 'unlimited_checks' end,
      case when plan.basket_enabled then 'basket_enabled' end, case when plan.notifications_enabled then 'notifications_enabled' end,
      case when plan.showcase_enabled then 'showcase_enabled' end, case when plan.can_open_product then 'can_open_product' end,
      case when plan.messenger_enabled then 'messenger_enabled' end, case when plan.friends_enabled then 'friends_enabled' end,
      case when plan.api_enabled then 'api_enabled' end,
      case when plan.extended_reports_enabled then 'extended_reports_enabled' end], null),
    coalesce((select jsonb_object_agg(given.limit_name, given.amount) from plan_limits as given where given.plan_id = plan.id), '{}')
  from bounded as counted join plans as plan on plan.id = counted.plan_id
$$;

-- The same with the columns that the previous version of the server reads. Both versions run side by side while the server is updated.
create or replace function member_plan(member integer, at timestamptz) returns table (
  plan_id integer, word text, name text, unlimited_checks boolean, checks integer, basket_enabled boolean, notifications_enabled boolean,
  showcase_enabled boolean, can_open_product boolean, messenger_enabled boolean, friends_enabled boolean, membership_id integer,
  period text, price_kopecks bigint, starts_at timestamptz, ends_at timestamptz, period_start timestamptz, period_end timestamptz,
  checks_limit integer, checks_used integer, api_enabled boolean, api_requests integer,
  extended_reports_enabled boolean, selection_rows integer
) language sql stable as $$
  select plan.id, plan.word, plan.name, plan.unlimited_checks, coalesce((held.limits ->> 'full_checks_per_month')::integer, 0),
    plan.basket_enabled, plan.notifications_enabled, plan.showcase_enabled, plan.can_open_product, plan.messenger_enabled,
    plan.friends_enabled, held.membership_id, plan.period, plan.price_kopecks, held.starts_at, held.ends_at, held.period_start, held.period_end,
    case when held.is_over then 0 else coalesce((held.limits ->> 'full_checks_per_month')::integer, 0) end,
    coalesce((select count.used from check_counts as count where count.user_id = member and count.period_start = held.period_start), 0),
    plan.api_enabled, coalesce((held.limits ->> 'api_requests_per_day')::integer, 0), plan.extended_reports_enabled,
    coalesce((held.limits ->> 'selection_rows_per_day')::integer, 0)
  from held_plan(member, at) as held join plans as plan on plan.id = held.plan_id
$$;

-- The previous version of the server writes limits into columns of `plans`: copies them to the table of limits.
create or replace function plans_keep_limits() returns trigger language plpgsql as $$
begin
  insert into plan_limits (plan_id, limit_name, amount)
  select new.id, given.limit_name, given.amount
  from (values ('full_checks_per_month', new.checks, old.checks), ('api_requests_per_day', new.api_requests, old.api_requests),
    ('selection_rows_per_day', new.selection_rows, old.selection_rows)) as given (limit_name, amount, before)
  where given.amount is distinct from given.before
  on conflict (plan_id, limit_name) do update set amount = excluded.amount;
  return null;
end $$;
create or replace trigger plans_keep_limits after insert or update of checks, api_requests, selection_rows on plans
  for each row execute function plans_keep_limits();

-- Pages show plans: after a change by staff every server process drops its cached pages.
create or replace trigger page_content_changed after insert or delete or update on plans
  for each statement execute function page_content_changed();
create or replace trigger page_content_changed after insert or delete or update on plan_limits
  for each statement execute function page_content_changed();
