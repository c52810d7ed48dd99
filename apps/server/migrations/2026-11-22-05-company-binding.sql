-- Who represents which company, and the requests that led there. The documents lie encrypted outside the database.
create table company_tickets (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  passport_key text,
  contract_key text,
  -- What the antivirus said of the documents; `unchecked` where none is configured.
  scan_state text not null default 'unchecked' check (scan_state in ('unchecked', 'pending', 'clean', 'infected', 'failed')),
  reject_reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id)
);
-- One open request of a person for a company.
create unique index company_tickets_pending on company_tickets (user_id, company_id) where status = 'pending';
create index company_tickets_by_status on company_tickets (status, created_at);

create table company_representatives (
  company_id integer primary key references companies (id),
  user_id integer not null references users (id) on delete cascade,
  ticket_id integer references company_tickets (id) on delete set null,
  since timestamptz not null
);
create index company_representatives_user on company_representatives (user_id);
