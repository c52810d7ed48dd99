-- Accounts of sellers at the provider of payments: what is paid for their goods goes there, never through ours. Set by staff.
create table payment_accounts (
  company_id integer primary key references companies (id),
  account_id text not null check (account_id ~ '^[0-9]{3,20}$'),
  set_at timestamptz not null,
  set_by integer references users (id) on delete set null
);
