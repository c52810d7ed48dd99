-- Statements of sellers' banks: the lines that came in, from which invoices are paid. What went out is not kept.
create table statements (
  id integer generated always as identity primary key,
  company_id integer not null references companies (id),
  user_id integer not null references users (id) on delete cascade,
  account text not null,
  first_day date,
  last_day date,
  outgoing integer not null,
  created_at timestamptz not null
);
create index statements_company on statements (company_id, id desc);
create index statements_user on statements (user_id);

create table statement_lines (
  id bigint generated always as identity primary key,
  statement_id integer not null references statements (id) on delete cascade,
  number text not null,
  paid_on date not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  payer_inn text,
  payer_name text not null,
  purpose text not null,
  -- What makes it this payment: account, day, number, sum, payer. The same line of a later statement has the same.
  fingerprint bytea not null,
  unique (statement_id, fingerprint)
);
