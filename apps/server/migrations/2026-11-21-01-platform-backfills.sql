-- Progress of backfills: changes of existing rows that run beside the application in small resumable steps.
create table backfills (
  name text primary key,
  cursor text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
