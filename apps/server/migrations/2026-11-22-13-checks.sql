-- Full reports: numbered, stored as they were on their day, with the very files that were handed out and their hashes.

create table checks (
  id integer generated always as identity primary key,
  number text not null unique,
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  created_at timestamptz not null,
  kind text not null,
  name text not null,
  inn text,
  ogrn text not null,
  status text not null,
  points integer not null,
  positive integer not null,
  negative integer not null,
  -- The report and its sections as JSON, compressed.
  snapshot bytea not null
);

create index checks_user on checks (user_id, id desc);

create table check_files (
  check_id integer not null references checks (id) on delete cascade,
  format text not null,
  sha256 text not null,
  content bytea not null,
  primary key (check_id, format)
);

-- Both are compressed already.
alter table checks alter column snapshot set storage external;
alter table check_files alter column content set storage external;
