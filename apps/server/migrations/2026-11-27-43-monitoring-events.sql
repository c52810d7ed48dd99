-- Whom members watch, and what changed about those companies: written by the statement that changes them, one more statement a batch.
create table watches (
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  since timestamptz not null,
  primary key (user_id, company_id)
);
create index watches_company on watches (company_id);

create table company_events (
  id bigint generated always as identity primary key,
  company_id integer not null references companies (id),
  field text not null,
  -- As the register writes it; of blocks of facts the blocks themselves, which are opened when they are shown.
  before text,
  after text,
  before_facts bytea,
  after_facts bytea,
  source text not null,
  as_of date,
  happened_at timestamptz not null default now(),
  told_at timestamptz
);
create index company_events_company on company_events (company_id, id desc);
create index company_events_untold on company_events (id) where told_at is null;

-- Founders are replaced by a deletion and an insertion of one transaction: what was there waits here between the two.
create table watched_founders (
  company_id integer primary key references companies (id),
  names text not null
);

create function note_company_changes() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger note_company_changes after update on companies
  referencing old table as old_rows new table as new_rows for each statement execute function note_company_changes();

create function note_new_facts() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, after_facts, source, as_of)
  select company_id, source, facts, source, as_of from new_rows
  where source in ('cases', 'enforcement', 'bankruptcy', 'inspections', 'contracts', 'sanctions')
    and exists (select 1 from watches where watches.company_id = new_rows.company_id);
  return null;
end $$;
create trigger note_new_facts after insert on company_facts
  referencing new table as new_rows for each statement execute function note_new_facts();

create function note_changed_facts() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before_facts, after_facts, source, as_of)
  select after.company_id, after.source, before.facts, after.facts, after.source, after.as_of
  from new_rows as after join old_rows as before using (company_id, source)
  where after.source in ('cases', 'enforcement', 'bankruptcy', 'inspections', 'contracts', 'sanctions') and before.hash <> after.hash
    and exists (select 1 from watches where watches.company_id = after.company_id);
  return null;
end $$;
create trigger note_changed_facts after update on company_facts
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_facts();

-- Lists that open data gives by number: tax debts, fines for offences, sanctions.
create function note_new_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, after_facts, source, as_of)
  select company.id, split_part(after.source, '-', 1), after.facts, after.source, after.as_of
  from new_rows as after join companies as company on company.inn = after.number or company.ogrn = after.number
  where split_part(after.source, '-', 1) in ('debts', 'offences', 'sanctions')
    and exists (select 1 from watches where watches.company_id = company.id);
  return null;
end $$;
create trigger note_new_numbers after insert on taxpayer_facts
  referencing new table as new_rows for each statement execute function note_new_numbers();

create function note_changed_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before_facts, after_facts, source, as_of)
  select company.id, split_part(after.source, '-', 1), before.facts, case when after.left_on is null then after.facts end, after.source,
    coalesce(after.left_on, after.as_of)
  from new_rows as after join old_rows as before using (number, source)
    join companies as company on company.inn = after.number or company.ogrn = after.number
  where split_part(after.source, '-', 1) in ('debts', 'offences', 'sanctions')
    and (before.hash <> after.hash or (before.left_on is null) <> (after.left_on is null))
    and exists (select 1 from watches where watches.company_id = company.id);
  return null;
end $$;
create trigger note_changed_numbers after update on taxpayer_facts
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_numbers();

create function keep_watched_founders() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into watched_founders (company_id, names)
  select company_id, string_agg(name, '; ' order by name) from old_rows
  where role = 'founder' and exists (select 1 from watches where watches.company_id = old_rows.company_id)
  group by company_id
  on conflict (company_id) do update set names = excluded.names;
  return null;
end $$;
create trigger keep_watched_founders after delete on company_ties
  referencing old table as old_rows for each statement execute function keep_watched_founders();

create function note_founders() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watched_founders) then return null; end if;
  with after as (
    select company_id, string_agg(name, '; ' order by name) as names from new_rows where role = 'founder' group by company_id
  ), before as (
    delete from watched_founders using after where watched_founders.company_id = after.company_id returning watched_founders.*
  )
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.company_id, 'founders', before.names, after.names, 'register', company.register_as_of
  from after join before using (company_id) join companies as company on company.id = after.company_id
  where before.names <> after.names;
  return null;
end $$;
create trigger note_founders after insert on company_ties
  referencing new table as new_rows for each statement execute function note_founders();

-- Verdicts in the order of the purposes.
create function note_verdicts() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.company_id, 'verdict', array_to_string(before.verdicts, ','), array_to_string(after.verdicts, ','), 'reliability', after.day
  from new_rows as after join old_rows as before using (company_id)
  where cardinality(before.verdicts) > 0 and cardinality(after.verdicts) > 0 and before.verdicts <> after.verdicts
    and exists (select 1 from watches where watches.company_id = after.company_id);
  return null;
end $$;
create trigger note_verdicts after update on reliability_summaries
  referencing old table as old_rows new table as new_rows for each statement execute function note_verdicts();
