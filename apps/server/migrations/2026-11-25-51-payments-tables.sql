-- Payments at the provider, the sandbox that stands in for one, and the ledger of what money did.
create table payments (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  purpose text not null check (purpose in ('order', 'plan')),
  -- 1 ruble is the smallest payment.
  amount_kopecks bigint not null check (amount_kopecks between 100 and 9000000000000000),
  provider text not null,
  -- Stored before the provider is asked, so that a repeat after a crash is the same request.
  idempotence_key uuid not null unique,
  -- What is asked of the provider and what the money is for; a repeat sends the same.
  request jsonb not null,
  status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'canceled')),
  provider_id text,
  order_url text,
  cancel_reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, provider_id),
  check ((settled_at is not null) = (status in ('succeeded', 'canceled')))
);
create index payments_user on payments (user_id, id desc);
create index payments_open on payments (id) where status in ('created', 'pending');

-- The two final states are final, whoever asks.
create function payments_step() returns trigger language plpgsql as $$
begin
  if old.status in ('succeeded', 'canceled') and old.status <> new.status then
    raise exception 'payment % is % for good', old.id, old.status using errcode = 'check_violation';
  end if;
  if old.amount_kopecks <> new.amount_kopecks then
    raise exception 'the amount of payment % cannot change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payments_step before update on payments for each row execute function payments_step();

-- What a real provider would hold. No card numbers: they are looked at and forgotten.
create table sandbox_payments (
  id text primary key,
  idempotence_key uuid not null unique,
  amount_kopecks bigint not null,
  description text not null,
  return_url text not null,
  metadata jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'canceled')),
  cancel_reason text,
  created_at timestamptz not null
);

-- Double-entry bookkeeping: every movement is a transaction whose entries sum to zero. Money that came is positive on the provider's
-- account and negative on the account of whom it is owed to.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- The event, once: `payment:5`, `refund:3`.
  event text not null unique,
  happened_at timestamptz not null
);
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account text not null,
  amount_kopecks bigint not null check (amount_kopecks <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account, id);

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount_kopecks) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

revoke update, delete, truncate on ledger_transactions, ledger_entries from {{app_role}};
