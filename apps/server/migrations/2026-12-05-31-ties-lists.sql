-- Lists of companies and people that members have searched for ties among themselves.
create table tie_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The numbers as they were given, each once, and lines in which none was read.
  numbers text[] not null,
  unread text[] not null,
  -- How many of them are looked through.
  searched integer not null default 0,
  -- Members, groups, ties and days as they were found.
  result jsonb
);
create index tie_lists_user on tie_lists (user_id, id desc);
