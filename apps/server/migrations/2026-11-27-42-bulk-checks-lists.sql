-- Lists of numbers that members have checked at once, line by line.
create table company_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  purpose text not null,
  state text not null default 'running' check (state in ('running', 'done', 'stopped')),
  created_at timestamptz not null,
  finished_at timestamptz,
  repeats integer references company_lists (id) on delete set null
);
create index company_lists_user on company_lists (user_id, id desc);
create index company_lists_repeats on company_lists (repeats) where repeats is not null;

create table company_list_lines (
  list_id integer not null references company_lists (id) on delete cascade,
  line integer not null,
  given text not null,
  -- Absent where the line has none that could be one.
  number text,
  state text not null check (state in ('waiting', 'checked', 'unchecked', 'fault')),
  fault text,
  repeats integer,
  company_id integer references companies (id),
  verdict text,
  -- True where this line used one of the plan's checks.
  counted boolean not null default false,
  -- The company as it was on that day.
  company jsonb,
  primary key (list_id, line)
);
create index company_list_lines_waiting on company_list_lines (list_id, line) where state = 'waiting';
