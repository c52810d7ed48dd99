-- Backups that were written and read again, so that staff and alarms can tell when the last one was.
create table backups (
  id integer generated always as identity primary key,
  snapshot_at timestamptz not null,
  verified_at timestamptz not null,
  row_count bigint not null,
  file_count integer not null,
  bytes bigint not null
);
create index backups_newest on backups (verified_at desc);
