-- What the reliability report needs of the whole register, kept up to date with every import: tallies, ratios, quartiles; and the back-test.

-- How many companies share a place or a person. kind: 1 building, 2 the very same address, 3 head by ИНН, 4 founder by ИНН.
create table reliability_tallies (
  kind smallint not null,
  key bigint not null,
  living integer not null,
  total integer not null,
  primary key (kind, key)
);

-- What each company was counted under last, so that a change takes away exactly what was added.
create table reliability_counted (
  company_id integer primary key references companies (id) on delete cascade,
  living boolean not null,
  building bigint,
  office bigint,
  heads bigint[] not null,
  founders bigint[] not null
);

-- Ratios of one company's newest year; null where its sources do not give the figure.
create table reliability_ratios (
  company_id integer primary key references companies (id) on delete cascade,
  okved text not null,
  region_code text,
  year smallint not null,
  margin real,
  autonomy real,
  liquidity real,
  turnover real,
  tax_burden real,
  contributions real
);

create index reliability_ratios_okved on reliability_ratios (okved, region_code);

-- Quartiles of a class of activities; region '' is the whole country.
create table reliability_quartiles (
  okved text not null,
  region_code text not null,
  ratio text not null,
  lower real not null,
  median real not null,
  upper real not null,
  companies integer not null,
  primary key (okved, region_code, ratio)
);

-- What the back-test over real accounts and closings showed, one row a factor; empty until such data are loaded.
create table reliability_back_tests (
  code text primary key,
  firms integer not null,
  flagged integer not null,
  flagged_bankrupt integer not null,
  bankrupt integer not null,
  computed_at timestamptz not null
);

-- The reliability report in one row per company: what cards, lists and strips show without reading two hundred factors again.
create table reliability_summaries (
  company_id integer primary key references companies (id) on delete cascade,
  -- Hash of the factors' version and of the copies of sources held; null since something that the summary is made of has changed.
  basis uuid,
  -- The first and the last day on which it holds while nothing changes.
  day date not null,
  holds_until date not null,
  computed_at timestamptz not null,
  points smallint not null,
  positive smallint not null,
  negative smallint not null,
  attention smallint not null,
  found smallint not null,
  not_found smallint not null,
  not_applicable smallint not null,
  not_checked smallint not null,
  source_down smallint not null,
  -- Codes of the weightiest negatives, and one verdict per purpose in the contract's order.
  worst text[] not null,
  verdicts text[] not null
);

-- Blocks that a source was asked for and failed to give: without a stored copy the report says «source unavailable», never «clean».
create table reliability_down (
  company_id integer not null references companies (id) on delete cascade,
  word text not null,
  failed_at timestamptz not null,
  primary key (company_id, word)
);
