-- Blocks that a source was asked for and failed to give: without a stored copy the report says «source unavailable», never «clean».
create table reliability_down (
  company_id integer not null references companies (id) on delete cascade,
  word text not null,
  failed_at timestamptz not null,
  primary key (company_id, word)
);

create trigger page_content_changed after insert or update or delete or truncate on reliability_down
  for each statement execute function page_content_changed();
