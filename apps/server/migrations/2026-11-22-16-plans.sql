-- Plans as data, who holds which until when, and the full checks counted against them.
create table plans (
  id integer generated always as identity primary key,
  -- The kind of grant that `users.plan` names.
  word text not null check (word in ('free', 'business', 'pro')),
  name text not null,
  description text not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  period text not null check (period in ('monthly', 'yearly')),
  checks integer not null check (checks >= 0),
  unlimited_checks boolean not null default false,
  basket_enabled boolean not null default false,
  notifications_enabled boolean not null default false,
  showcase_enabled boolean not null default false,
  can_open_product boolean not null default false,
  messenger_enabled boolean not null default false,
  friends_enabled boolean not null default false,
  position integer not null default 0,
  -- A plan no longer sold stays for those who hold it.
  withdrawn_at timestamptz
);
create unique index plans_on_sale on plans (word, period) where withdrawn_at is null;

create table memberships (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  plan_id integer not null references plans (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The payment that opened or extended it, once.
  payment_id bigint unique,
  check (ends_at > starts_at)
);
create index memberships_user on memberships (user_id, ends_at desc);
