-- The register: legal entities and sole traders, who stands behind them, and compressed blocks of facts that are only shown.
-- Planned for 11 million legal entities and 19 million sole traders, so a column exists only for what is searched, listed or joined.

create table companies (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('company', 'entrepreneur')),
  ogrn text not null unique,
  inn text,
  kpp text,
  name text not null,
  name_full text,
  fio text,
  status_code text,
  status_name text not null,
  closed_on date,
  ogrn_date date,
  registered_on date,
  region_code text,
  city text,
  address text,
  -- Hash of region, settlement, street and house: companies that share a building share the key, whatever the spelling.
  address_key bigint,
  okved_code text,
  okopf_code text,
  capital_kopecks bigint,
  leader text,
  leader_post text,
  -- Size figures for ranking; filled from open data and accounts of the same ИНН.
  revenue_kopecks bigint,
  headcount integer,
  msp_category smallint,
  -- The extract this row stands on: its day and a hash of its whole content, so that a repeat changes nothing.
  register_as_of date not null,
  register_hash bigint not null,
  -- How many register records that extract holds: of two extracts of one day the one with more of them is the later.
  register_records integer not null default 0,
  -- An invented company of the demo register: whatever is shown of it names its source as an example.
  example boolean not null default false
);

create index companies_inn on companies (inn) where inn is not null;
create index companies_region on companies (region_code, id);
create index companies_okved on companies (okved_code, id);
create index companies_status on companies (status_name, id) where status_name <> 'Действует';
create index companies_address on companies (address_key) where address_key is not null;

-- Heads, founders, managing companies, predecessors and successors of a company, as far as others look for them.
create table company_ties (
  company_id integer not null references companies (id) on delete cascade,
  role text not null check (role in ('head', 'founder', 'manager', 'predecessor', 'successor')),
  position smallint not null,
  name text not null,
  inn text,
  ogrn text,
  primary key (company_id, role, position)
);

create index company_ties_inn on company_ties (inn) where inn is not null;
create index company_ties_ogrn on company_ties (ogrn) where ogrn is not null;

-- One compressed block per company and source; `facts` is opened only by the server's own decoder.
-- `figure` is the one number of a block that ranking needs (revenue in kopecks, headcount, category), readable without opening it.
create table company_facts (
  company_id integer not null references companies (id) on delete cascade,
  source text not null,
  as_of date,
  loaded_at timestamptz not null,
  hash bigint not null,
  facts bytea not null,
  figure bigint,
  primary key (company_id, source)
);

-- Open data that names its subject by ИНН or, in lists of sanctions, by ОГРН; it may arrive before its company and outlives a re-registration.
create table taxpayer_facts (
  number text not null,
  source text not null,
  as_of date,
  loaded_at timestamptz not null,
  hash bigint not null,
  facts bytea not null,
  figure bigint,
  -- Of two documents about one taxpayer and day the later published one corrects the earlier.
  published_on date,
  -- The day of the first full list that no longer names the number; its last block stays as it was. Null while it is listed.
  left_on date,
  primary key (number, source)
);

-- Compressed blocks gain nothing from a second compression.
alter table company_facts alter column facts set storage external;
alter table taxpayer_facts alter column facts set storage external;

-- While a large load is under way: the indexes it has put off, to be built when it ends. A row here after a crash means that it did not.
create table registry_deferred_indexes (
  name text primary key,
  definition text not null
);

-- The newest full list that was loaded of each source that dates its lists: what an older one brings afterwards has left already.
create table registry_full_lists (
  source text primary key,
  day date not null
);
