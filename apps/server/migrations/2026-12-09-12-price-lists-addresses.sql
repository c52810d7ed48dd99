-- Addresses from which a seller's price lists are fetched, and how the last look went.
create table price_list_addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  url text not null,
  every_hours smallint not null check (every_hours between 1 and 168),
  next_at timestamptz not null,
  looked_at timestamptz,
  etag text,
  -- Of the file that was taken over last.
  sha256 bytea,
  list_id integer references price_lists (id) on delete set null,
  fault text,
  -- Looks that failed since the last good one.
  faults smallint not null default 0,
  created_at timestamptz not null,
  unique (user_id, company_id, url)
);
create index price_list_addresses_due on price_list_addresses (next_at);
create index price_list_addresses_company on price_list_addresses (company_id);
create index price_list_addresses_list on price_list_addresses (list_id);
