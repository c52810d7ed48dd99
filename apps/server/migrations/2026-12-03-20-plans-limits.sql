-- What plans give by number, one row a plan and limit, and how much of it members have used. The version before reads the limits through
-- `member_plan`; its columns `checks`, `api_requests` and `selection_rows` and its table `selection_exports` go with the next one.
create table plan_limits (
  plan_id integer not null references plans (id) on delete cascade,
  limit_name text not null,
  amount integer not null check (amount >= 0),
  primary key (plan_id, limit_name)
);
insert into plan_limits (plan_id, limit_name, amount)
select plan.id, given.limit_name, given.amount
from plans as plan cross join lateral (values
  ('full_checks_per_month', plan.checks), ('api_requests_per_day', plan.api_requests), ('selection_rows_per_day', plan.selection_rows)
) as given (limit_name, amount);
alter table plans alter column checks set default 0;

create table plan_limit_counts (
  user_id integer not null references users (id) on delete cascade,
  limit_name text not null,
  -- When the day or the month that is counted began.
  since timestamptz not null,
  used integer not null check (used >= 0),
  primary key (user_id, limit_name, since)
);
insert into plan_limit_counts (user_id, limit_name, since, used)
select user_id, 'selection_rows_per_day', day::timestamp at time zone 'Europe/Moscow', rows from selection_exports;
