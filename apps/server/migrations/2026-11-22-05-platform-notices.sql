-- What members are told of, written in the transaction that causes it; the word `notifications` shows and sends it.
create table notices (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  -- What the sentence needs: names, numbers, sums. Never markup, never secrets.
  params jsonb not null default '{}',
  -- Address on the site that the notice leads to.
  path text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Set when a digest or a mail of its own has carried it.
  mailed_at timestamptz,
  -- The same event told twice is one row.
  dedupe_key text unique
);
create index notices_user on notices (user_id, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_unmailed on notices (user_id, id) where mailed_at is null;
