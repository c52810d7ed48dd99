-- What a newer document replaced, kept so that a company can be shown as our data had it on a day gone by.
-- A version holds from `since`, the day on which the first document that says so was to be had, until that of the document which replaced it.

alter table company_facts add column since date;
alter table taxpayer_facts add column since date;

create table company_past_facts (
  id bigint generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  source text not null,
  -- Null in a block that was stored before this was kept.
  since date,
  -- The last day on which a document confirmed it.
  as_of date,
  until date not null,
  loaded_at timestamptz not null,
  facts bytea not null
);
create index company_past_facts_company on company_past_facts (company_id, until);

create table taxpayer_past_facts (
  id bigint generated always as identity primary key,
  number text not null,
  source text not null,
  since date,
  as_of date,
  until date not null,
  left_on date,
  loaded_at timestamptz not null,
  facts bytea not null
);
create index taxpayer_past_facts_number on taxpayer_past_facts (number, until);

-- The row of `companies` beside an extract that was replaced.
create table company_past_rows (
  id bigint generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  until date not null,
  row jsonb not null
);
create index company_past_rows_company on company_past_rows (company_id, until);

-- Compressed blocks gain nothing from a second compression.
alter table company_past_facts alter column facts set storage external;
alter table taxpayer_past_facts alter column facts set storage external;

-- Whole copies of sets: the day that each speaks of, and the day from which it was to be had. Who is absent from it was not listed.
create table registry_whole_days (
  source text not null,
  day date not null,
  known_from date not null,
  example boolean not null default false,
  primary key (source, day, example)
);
insert into registry_whole_days (source, day, known_from)
  select source, whole_on, (loaded_at at time zone 'Europe/Moscow')::date from registry_sets where whole_on is not null;
