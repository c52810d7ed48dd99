-- Dossiers of deals: the papers asked of a counterparty, the files that came, and the link by which they are sent.
create table deals (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The member's own report that the deal was opened from.
  check_id integer not null references checks (id) on delete cascade,
  kind text not null,
  title text not null check (length(title) between 1 and 120),
  sum_kopecks bigint check (sum_kopecks >= 0),
  -- The counterparty's link; null where there is none.
  token text unique,
  link_until timestamptz,
  email text,
  opened_link_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  keep_until date not null,
  unique (user_id, check_id, title)
);
create index deals_user on deals (user_id, id desc);
create index deals_check on deals (check_id);
create index deals_keep_until on deals (keep_until);

create table deal_papers (
  id integer generated always as identity primary key,
  deal_id integer not null references deals (id) on delete cascade,
  kind text not null,
  -- Of the kind `other` only.
  name text check (length(name) between 1 and 120),
  note text check (length(note) between 1 and 300),
  due_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'received', 'returned', 'accepted')),
  reason text check (length(reason) between 1 and 300),
  -- The file that the state is about.
  file_id uuid,
  changed_at timestamptz not null,
  check ((kind = 'other') = (name is not null)),
  check ((state = 'waiting') = (file_id is null)),
  check ((state = 'returned') = (reason is not null))
);
-- One paper is asked for once in a deal.
create unique index deal_papers_once on deal_papers (deal_id, kind, lower(coalesce(name, '')));

create table deal_files (
  id uuid primary key,
  deal_id integer not null references deals (id) on delete cascade,
  paper_id integer not null references deal_papers (id) on delete cascade,
  name text not null,
  kind text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  by_link boolean not null,
  given_at timestamptz not null,
  -- The same file sent again is the file that is there.
  unique (paper_id, sha256)
);
create index deal_files_deal on deal_files (deal_id);

-- E-mails with links of deals, to limit how many one member sends within a day.
create table deal_mails (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  sent_at timestamptz not null
);
create index deal_mails_user on deal_mails (user_id, sent_at);
