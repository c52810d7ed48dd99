-- Paying by invoice: sellers' bank details, numbered invoices as they were issued, and the money that came for them past our ledger.
create table seller_bank_details (
  company_id integer primary key references companies (id),
  bic text not null,
  account text not null,
  corr_account text not null,
  bank_name text not null,
  -- Who signs beside the head.
  accountant text,
  set_at timestamptz not null,
  set_by integer references users (id) on delete set null
);
create index seller_bank_details_account on seller_bank_details (account);

-- Whom a member bought for last.
create table invoice_buyers (
  user_id integer primary key references users (id) on delete cascade,
  company_id integer not null references companies (id),
  email text not null
);

-- The last number of each seller; the row is locked by who takes the next.
create table invoice_numbers (
  company_id integer primary key references companies (id),
  last_number integer not null check (last_number > 0)
);

create table invoices (
  id integer generated always as identity primary key,
  -- 128 random bits: whoever has the address may read the invoice.
  slug text not null unique,
  company_id integer not null references companies (id),
  seller_id integer not null references users (id),
  buyer_id integer not null references users (id),
  buyer_inn text not null,
  -- What is paid for: `order:5`.
  ref text not null,
  number integer not null,
  issued_on date not null,
  valid_until timestamptz not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  paid_kopecks bigint not null default 0 check (paid_kopecks >= 0),
  status text not null default 'waiting' check (status in ('waiting', 'paid', 'expired', 'withdrawn')),
  -- Both sides, the bank and the lines as they were on that day.
  content jsonb not null,
  created_at timestamptz not null,
  unique (company_id, number)
);
create unique index invoices_waiting on invoices (ref) where status = 'waiting';
create index invoices_ref on invoices (ref, id desc);
create index invoices_due on invoices (valid_until) where status = 'waiting';
create index invoices_buyer on invoices (buyer_id) where status = 'waiting';
create index invoices_seller on invoices (seller_id) where status = 'waiting';

-- Money that came to the seller's account: by their word, or by a line of their bank's statement. Each is counted once.
create table invoice_payments (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  company_id integer not null references companies (id),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  paid_on date not null,
  source text not null check (source in ('seller', 'statement')),
  -- Of the bank's line; null while only the seller said so.
  fingerprint bytea,
  number text,
  payer_inn text,
  payer_name text,
  counted_at timestamptz not null,
  counted_by integer references users (id) on delete set null,
  unique (company_id, fingerprint)
);
create index invoice_payments_invoice on invoice_payments (invoice_id, id);
