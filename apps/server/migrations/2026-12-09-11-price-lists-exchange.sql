-- The exchange with 1С: logins of sellers, their sessions with the files that came, and which orders were handed over.
alter table price_lists add column source text not null default 'file' check (source in ('file', 'exchange', 'address'));

create table exchange_logins (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  login text not null unique,
  -- SHA-256 of a random password.
  password_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, company_id)
);
create index exchange_logins_company on exchange_logins (company_id);

create table exchange_sessions (
  -- SHA-256 of the cookie.
  hash bytea primary key,
  login_id integer not null references exchange_logins (id) on delete cascade,
  expires_at timestamptz not null,
  -- Of the parts that came.
  bytes integer not null default 0
);
create index exchange_sessions_login on exchange_sessions (login_id, expires_at);
create index exchange_sessions_expires on exchange_sessions (expires_at);

create table exchange_parts (
  session_hash bytea not null references exchange_sessions (hash) on delete cascade,
  name text not null,
  part integer not null,
  bytes bytea not null,
  primary key (session_hash, name, part)
);

-- Files of a session that are taken over as price lists; null for one without goods.
create table exchange_imports (
  session_hash bytea not null references exchange_sessions (hash) on delete cascade,
  name text not null,
  list_id integer,
  primary key (session_hash, name)
);

create table exchange_orders (
  login_id integer not null references exchange_logins (id) on delete cascade,
  order_id integer not null references orders (id) on delete cascade,
  -- The state that 1С has confirmed, and the one that a session handed over.
  sent_mark text,
  asked_mark text,
  asked_by bytea,
  primary key (login_id, order_id)
);
create index exchange_orders_order on exchange_orders (order_id);
