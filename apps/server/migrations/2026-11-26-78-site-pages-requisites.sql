-- Legal and bank details of the site's owner as staff set them; without a row those of the configuration hold.
create table site_requisites (
  only_one boolean primary key default true check (only_one),
  details jsonb not null,
  changed_at timestamptz not null
);
create trigger page_content_changed after insert or update or delete on site_requisites for each statement execute function page_content_changed();
-- What staff change about plans is on the pages of every process with the commit.
create trigger page_content_changed after insert or update or delete on plans for each statement execute function page_content_changed();
