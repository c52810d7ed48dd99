-- What a newer extract says otherwise than the one before it: the register itself tells records and days, never what was there before.
create table company_changes (
  id bigint generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  field text not null check (field in ('head', 'name', 'address', 'capital', 'status')),
  before text,
  after text,
  -- Days of the two extracts: it changed between them.
  after_day date not null,
  before_day date not null
);
create index company_changes_company on company_changes (company_id, id desc);

create function note_register_changes() returns trigger language plpgsql as $$
begin
  insert into company_changes (company_id, field, before, after, before_day, after_day)
  select after.id, change.field, change.before, change.after, before.register_as_of, after.register_as_of
  from new_rows as after join old_rows as before using (id) cross join lateral (values
    ('head', before.leader, after.leader),
    ('name', before.name, after.name),
    ('address', before.address, after.address),
    ('capital', before.capital_kopecks::text, after.capital_kopecks::text),
    ('status', concat_ws(', ', before.status_name, before.procedure), concat_ws(', ', after.status_name, after.procedure))
  ) as change (field, before, after)
  where before.register_hash <> after.register_hash and change.before is distinct from change.after;
  return null;
end $$;
create trigger note_register_changes after update on companies
  referencing old table as old_rows new table as new_rows for each statement execute function note_register_changes();
