-- Watching at scale: numbers of watched companies, by which lists of open data are looked through; a watch knows the last change before it;
-- founders that go without others coming are told too, and those that come where none were.
alter table watches add column after_event bigint not null default 0;
update watches set after_event = coalesce((select max(id) from company_events where happened_at < watches.since), 0);

-- Of companies that anybody watches or watched: whether somebody still does is asked of the watches.
create table watched_numbers (
  number text not null,
  company_id integer not null references companies (id),
  primary key (number, company_id)
);
insert into watched_numbers (number, company_id)
select numbers.number, company.id from companies as company cross join lateral (values (company.inn), (company.ogrn)) as numbers (number)
where numbers.number is not null and exists (select 1 from watches where watches.company_id = company.id);

create function keep_watched_numbers() returns trigger language plpgsql as $$
begin
  insert into watched_numbers (number, company_id)
  select distinct numbers.number, company.id
  from new_rows join companies as company on company.id = new_rows.company_id
    cross join lateral (values (company.inn), (company.ogrn)) as numbers (number)
  where numbers.number is not null
  on conflict do nothing;
  return null;
end $$;
create trigger keep_watched_numbers after insert on watches
  referencing new table as new_rows for each statement execute function keep_watched_numbers();

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
  where change.before is distinct from change.after and exists (select 1 from watches where watches.company_id = after.id);
  insert into watched_numbers (number, company_id)
  select after.inn, after.id from new_rows as after
  where after.inn is not null and exists (select 1 from watches where watches.company_id = after.id)
    and not exists (select 1 from watched_numbers where watched_numbers.number = after.inn and watched_numbers.company_id = after.id)
  on conflict do nothing;
  return null;
end $$;

create or replace function note_new_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, after_facts, source, as_of)
  select watched.company_id, split_part(after.source, '-', 1), after.facts, after.source, after.as_of
  from new_rows as after join watched_numbers as watched on watched.number = after.number
  where split_part(after.source, '-', 1) in ('debts', 'offences', 'sanctions')
    and exists (select 1 from watches where watches.company_id = watched.company_id);
  return null;
end $$;

create or replace function note_changed_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before_facts, after_facts, source, as_of)
  select watched.company_id, split_part(after.source, '-', 1), before.facts, case when after.left_on is null then after.facts end, after.source,
    coalesce(after.left_on, after.as_of)
  from new_rows as after join old_rows as before using (number, source) join watched_numbers as watched using (number)
  where split_part(after.source, '-', 1) in ('debts', 'offences', 'sanctions')
    and (before.hash <> after.hash or (before.left_on is null) <> (after.left_on is null))
    and exists (select 1 from watches where watches.company_id = watched.company_id);
  return null;
end $$;

-- Founders that were there before, where any were; a company without them had none.
create or replace function note_founders() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  with after as (
    select company_id, string_agg(name, '; ' order by name) as names from new_rows
    where role = 'founder' and exists (select 1 from watches where watches.company_id = new_rows.company_id) group by company_id
  ), before as (
    delete from watched_founders using after where watched_founders.company_id = after.company_id returning watched_founders.*
  )
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.company_id, 'founders', before.names, after.names, 'register', company.register_as_of
  from after left join before using (company_id) join companies as company on company.id = after.company_id
  where before.names is distinct from after.names;
  return null;
end $$;

-- At the end of the transaction nobody came in their place.
create function note_gone_founders() returns trigger language plpgsql as $$
begin
  with gone as (delete from watched_founders where company_id = new.company_id returning *)
  insert into company_events (company_id, field, before, after, source, as_of)
  select gone.company_id, 'founders', gone.names, null, 'register', company.register_as_of
  from gone join companies as company on company.id = gone.company_id;
  return null;
end $$;
delete from watched_founders;
create constraint trigger note_gone_founders after insert or update on watched_founders
  deferrable initially deferred for each row execute function note_gone_founders();
