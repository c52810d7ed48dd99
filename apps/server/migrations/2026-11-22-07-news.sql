-- Articles of the blog.
create table news (
  id integer generated always as identity primary key,
  title text not null check (title <> ''),
  -- Html as the allow-list let it through when it was saved.
  content text not null,
  image text,
  is_published boolean not null,
  created_at timestamptz not null
);

create index news_newest on news (created_at desc, id desc);
