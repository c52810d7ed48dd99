-- What goods and services are sorted by: a tree of categories, three levels deep, and tags that sellers make.
create table categories (
  id integer generated always as identity primary key,
  parent_id integer references categories (id),
  level smallint not null check (level between 1 and 3),
  name text not null check (name <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null default 0,
  -- Goods of this category are looked at twice before they are published (alcohol, tobacco, medicines …); the words tell staff why.
  attention text,
  check ((parent_id is null) = (level = 1))
);
create index categories_parent on categories (parent_id, position);

create table tags (
  id integer generated always as identity primary key,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 64),
  created_at timestamptz not null,
  created_by integer references users (id) on delete set null
);
create unique index tags_name on tags (lower(name));
