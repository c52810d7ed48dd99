-- Work on the register outside requests: loads asked for by staff or fetched from publishers, rebuilds and checks of the search index; each with its report.
create table register_runs (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('import', 'rebuild', 'check')),
  -- The path of what is loaded below its folder, or the address that it was fetched from; empty for the index.
  subject text not null,
  -- What the program reads; null for the index.
  path text,
  -- The whole set is there: who is absent from it is absent.
  whole boolean not null,
  -- Null where nobody asked: the schedule did.
  asked_by integer references users (id) on delete set null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  started_at timestamptz,
  -- Of a run under way; one that has been silent is taken up again.
  seen_at timestamptz,
  ended_at timestamptz,
  -- The last lines that the program printed.
  report text not null default ''
);
create index register_runs_open on register_runs (id) where state in ('waiting', 'running');

-- Files that publishers keep at an address: what the last look found.
create table published_files (
  address text primary key,
  looked_at timestamptz not null,
  etag text,
  bytes bigint,
  sha256 text,
  -- When these bytes came.
  fetched_at timestamptz,
  -- Why the last look brought nothing; null where it went well.
  fault text
);
