-- Members are not told of a change where another source only spells a head, a name or an address in its own way.
create or replace function note_company_changes() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.id, change.field, change.before, change.after, change.source, after.register_as_of
  from new_rows as after join old_rows as before using (id) cross join lateral (values
    ('status', concat_ws(', ', before.status_name, before.procedure), concat_ws(', ', after.status_name, after.procedure), 'register'),
    ('head', before.leader, after.leader, 'register'),
    ('name', before.name, after.name, 'register'),
    ('address', before.address, after.address, 'register'),
    ('capital', before.capital_kopecks::text, after.capital_kopecks::text, 'register'),
    ('accounts', before.revenue_year || ' ' || before.revenue_kopecks, after.revenue_year || ' ' || after.revenue_kopecks, 'accounts')
  ) as change (field, before, after, source)
  where exists (select 1 from watches where watches.company_id = after.id offset 0) and change.before is distinct from change.after
    and (change.field not in ('head', 'name', 'address') or not spelled_alike(change.before, change.after));
  insert into watched_numbers (number, company_id)
  select after.inn, after.id from new_rows as after join old_rows as before using (id)
  where after.inn is not null and after.inn is distinct from before.inn
    and exists (select 1 from watches where watches.company_id = after.id offset 0)
  on conflict do nothing;
  return null;
end $$;
