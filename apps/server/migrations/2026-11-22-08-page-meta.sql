-- Titles and descriptions of pages that staff set, one entry a path.
create table page_meta (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  description text not null,
  additional_title text not null,
  text_field text not null,
  keywords text not null
);
