-- What members saw at official services about companies, each look a row; the newest of a service counts.
create table hand_checks (
  -- Unguessable; the file lies in the store of documents under it.
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id) on delete cascade,
  service text not null,
  outcome text not null check (outcome in ('absent', 'found', 'unopened')),
  details text,
  sum_kopecks bigint,
  file_name text,
  file_kind text check (file_kind in ('picture', 'pdf')),
  file_size integer,
  sha256 text,
  checked_at timestamptz not null,
  check (outcome = 'unopened' or sha256 is not null)
);
create index hand_checks_company on hand_checks (user_id, company_id, checked_at desc);
