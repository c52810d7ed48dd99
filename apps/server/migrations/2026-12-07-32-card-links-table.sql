-- Cards shared by a link: the company and its verdicts as they were on that day. A withdrawn one is deleted.
create table card_links (
  id integer generated always as identity primary key,
  token text not null unique,
  user_id integer not null references users (id) on delete cascade,
  company jsonb not null,
  -- What the report said, by language.
  said jsonb not null,
  created_at timestamptz not null,
  until timestamptz not null
);
create index card_links_user on card_links (user_id, id);
