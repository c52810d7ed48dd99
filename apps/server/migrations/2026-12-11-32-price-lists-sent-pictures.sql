-- Pictures that 1С sent as files and no card has taken yet, and how many pictures of a list were left out.
create table exchange_pictures (
  login_id integer not null references exchange_logins (id) on delete cascade,
  -- As the goods name it, from the last folder of pictures on, in lower case.
  name text not null,
  part smallint not null,
  -- Of the store of documents; null for a part that is not kept, which makes the picture one that is left out.
  file_id uuid unique,
  bytes integer not null,
  -- The session that is sending it; null once it may not go on.
  session_hash bytea,
  came_at timestamptz not null,
  primary key (login_id, name, part)
);
create index exchange_pictures_came on exchange_pictures (came_at);
create index exchange_pictures_session on exchange_pictures (session_hash);

alter table price_list_pictures add column list_id integer references price_lists (id) on delete set null;
create index price_list_pictures_list on price_list_pictures (list_id);
-- Named by lines of new cards and not there, or no pictures.
alter table price_lists add column pictures_left_out integer not null default 0;
