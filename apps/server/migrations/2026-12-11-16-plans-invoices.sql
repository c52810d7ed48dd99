-- Plans that were paid by invoice, the memberships that they opened, and the acts of their months.
create table invoiced_plans (
  -- Of the invoice that was paid: its plan starts once.
  invoice_id integer primary key,
  user_id integer not null references users (id),
  plan_id integer not null references plans (id),
  -- As the acts say it.
  plan_name text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  started_at timestamptz not null,
  -- The first day of the last month in Moscow whose act was made or not needed.
  acted_to date,
  acted_kopecks bigint not null default 0,
  check (acted_kopecks between 0 and amount_kopecks)
);
create index invoiced_plans_unacted on invoiced_plans (invoice_id) where acted_kopecks < amount_kopecks;

alter table memberships
  -- The invoice that opened it, once.
  add column invoice_id integer,
  -- The invoice that opened the membership of which this is the rest.
  add column rest_of_invoice integer;
create unique index memberships_invoice on memberships (invoice_id) where invoice_id is not null;
create index memberships_rest_invoice on memberships (rest_of_invoice) where rest_of_invoice is not null;

-- The last number of an act; the row is locked by who takes the next.
create table plan_act_numbers (
  only_one boolean primary key default true check (only_one),
  last_number integer not null check (last_number > 0)
);

-- They are kept for five years, as the law demands, also those of a deleted account.
create table plan_acts (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoiced_plans (invoice_id),
  user_id integer not null references users (id),
  -- The first day of the month in Moscow.
  month date not null,
  number integer not null unique,
  issued_on date not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- What was done, as the paper says it.
  service text not null,
  created_at timestamptz not null,
  unique (invoice_id, month)
);
create index plan_acts_user on plan_acts (user_id, id);
