-- Facts of cards that companies dispute, with the course of each mark.
create table disputed_facts (
  id integer generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  -- The representative who disputed it.
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  -- Its number in the source, or the name of its place on the card.
  record text not null check (length(record) between 1 and 100),
  -- SHA-256 of what the source said: a mark ends when that changes.
  content_hash text not null,
  what text,
  sum_kopecks bigint,
  fact_on date,
  source text not null,
  source_as_of date,
  reason text not null,
  said text not null check (length(said) between 1 and 200),
  addressee text not null,
  appeal_number text not null check (length(appeal_number) between 1 and 60),
  appealed_on date not null,
  file_id uuid not null unique,
  file_name text not null,
  file_kind text not null,
  file_size integer not null check (file_size > 0),
  file_sha256 text not null,
  state text not null default 'checking' check (state in ('checking', 'standing', 'refused', 'withdrawn', 'changed', 'expired')),
  disputed_at timestamptz not null,
  until date not null,
  checked_at timestamptz,
  checked_by integer references users (id) on delete set null,
  refuse_reason text,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('checking', 'standing'))),
  check ((refuse_reason is not null) = (state = 'refused'))
);
-- A fact has one mark at a time.
create unique index disputed_facts_marked on disputed_facts (company_id, kind, record) where state in ('checking', 'standing');
create index disputed_facts_company on disputed_facts (company_id, id desc);
create index disputed_facts_user on disputed_facts (user_id);
create index disputed_facts_waiting on disputed_facts (disputed_at) where state = 'checking';
create index disputed_facts_checked_by on disputed_facts (checked_by) where checked_by is not null;
