-- Money that goes back, the receipts of the law, the provider's notifications as they came, and what a person must look at.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  -- The part of the payment that goes back: `order:5`, `plan:3`, and the account of the ledger it was owed to.
  ref text not null,
  account text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  reason text not null,
  -- The request of the member of staff, once.
  request_key text not null,
  -- Stored before the provider is asked, so that a repeat after a crash is the same request.
  idempotence_key uuid not null unique,
  -- What is asked of the provider: the lines of the receipt.
  request jsonb not null,
  status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'canceled')),
  provider_id text,
  cancel_reason text,
  created_by integer references users (id) on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, request_key),
  check ((settled_at is not null) = (status in ('succeeded', 'canceled')))
);
create index refunds_open on refunds (id) where status in ('created', 'pending');
create unique index refunds_provider on refunds (provider_id);

-- Never more goes back than came, whoever asks: the payment's row is locked while its refunds are summed.
create function refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid payments;
begin
  select * into paid from payments where id = new.payment_id for update;
  if paid.status <> 'succeeded' then
    raise exception 'payment % has not succeeded', new.payment_id using errcode = 'check_violation';
  end if;
  if (select sum(amount_kopecks) from refunds where payment_id = new.payment_id and status <> 'canceled') > paid.amount_kopecks then
    raise exception 'the refunds of payment % exceed it', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refunds_within_payment after insert on refunds for each row execute function refunds_within_payment();

create function refunds_step() returns trigger language plpgsql as $$
begin
  if old.status in ('succeeded', 'canceled') and old.status <> new.status then
    raise exception 'refund % is % for good', old.id, old.status using errcode = 'check_violation';
  end if;
  if old.amount_kopecks <> new.amount_kopecks then
    raise exception 'the amount of refund % cannot change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_step before update on refunds for each row execute function refunds_step();
revoke delete, truncate on refunds from {{app_role}};

-- What a real provider would hold of refunds.
create table sandbox_refunds (
  id text primary key,
  payment_id text not null references sandbox_payments (id),
  idempotence_key uuid not null unique,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_created on sandbox_refunds (created_at);
create index sandbox_payments_created on sandbox_payments (created_at);

-- A receipt of 54-ФЗ: of the payment and of a refund, which travel with them, and the closing one when what was prepaid is handed over.
create table receipts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  kind text not null check (kind in ('payment', 'refund', 'closing')),
  -- What it is of: `payment`, `refund:3`, `order:5`.
  ref text not null,
  idempotence_key uuid not null unique,
  request jsonb not null,
  status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'canceled')),
  provider_id text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, kind, ref),
  check ((settled_at is not null) = (status in ('succeeded', 'canceled')))
);
create index receipts_open on receipts (id) where status in ('created', 'pending');

-- Notifications of the provider as they came, stored before they are worked on.
create table payment_notifications (
  id bigint generated always as identity primary key,
  provider text not null,
  event text not null,
  object_id text not null,
  body jsonb not null,
  address text not null,
  copies integer not null default 1,
  received_at timestamptz not null,
  worked_at timestamptz,
  -- What it led to: `settled`, `open`, `unknown`.
  outcome text,
  unique (provider, event, object_id)
);
create index payment_notifications_waiting on payment_notifications (id) where worked_at is null;

-- What a person must look at: once each, until somebody says it is dealt with.
create table payment_alarms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('open_too_long', 'mismatch', 'receipt', 'refund', 'difference')),
  -- `payment:5`, `receipt:7`, `provider:2c0f…`.
  subject text not null,
  payment_id bigint references payments (id),
  details jsonb not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by integer references users (id) on delete set null,
  note text,
  unique (kind, subject)
);
create index payment_alarms_open on payment_alarms (id desc) where closed_at is null;

-- A day of the provider's payments and refunds compared with ours.
create table payment_reconciliations (
  provider text not null,
  day date not null,
  payments integer not null,
  refunds integer not null,
  differences integer not null,
  done_at timestamptz not null,
  primary key (provider, day)
);
