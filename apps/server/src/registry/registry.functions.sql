-- How companies of the register are compared, and what a newer extract of one says otherwise.

-- Whether a company or sole trader has ceased to be. Procedures that may end it (reorganisation, bankruptcy) do not.
create or replace function company_ended(status_name text, closed_on date) returns boolean language sql immutable parallel safe as $$
  select closed_on is not null or status_name = 'Не действует' or status_name ~* '^(ликвидирован|исключен|исключён|прекра|присоединен|присоединён)'
$$;

-- Only of extracts whose content differs, never of what other sources write into the same row.
create or replace function note_register_changes() returns trigger language plpgsql as $$
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
  where before.register_hash <> after.register_hash and change.before is distinct from change.after
    and not spelled_alike(change.before, change.after);
  return null;
end $$;
create or replace trigger note_register_changes after update on companies
  referencing old table as old_rows new table as new_rows for each statement execute function note_register_changes();

-- Two sources spell the same name or address each in its own way: capitals, points and spaces are no change of a company.
create or replace function spelled_alike(one text, other text) returns boolean language sql immutable parallel safe as $$
  select regexp_replace(translate(lower(one), 'ё', 'е'), '[^0-9a-zа-я]+', '', 'g') is not distinct from
    regexp_replace(translate(lower(other), 'ё', 'е'), '[^0-9a-zа-я]+', '', 'g')
$$;
