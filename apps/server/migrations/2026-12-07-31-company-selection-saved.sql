-- Selections that members keep: what was asked, and which companies had been found when they looked last, the first thousand.
create table saved_selections (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  asked jsonb not null,
  seen integer[] not null check (cardinality(seen) <= 1000),
  seen_at timestamptz not null,
  created_at timestamptz not null
);
create index saved_selections_user on saved_selections (user_id, id);
