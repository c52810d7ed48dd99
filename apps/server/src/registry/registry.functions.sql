-- Functions and triggers of the register: record the changes between two extracts of a company, and store the versions that newer data replace.

-- Whether a company or sole trader no longer exists. One in a procedure that may end it (reorganisation, bankruptcy) still exists.
create or replace function company_ended(status_name text, closed_on date) returns boolean language sql immutable parallel safe as $$
  select closed_on is not null or status_name = 'Не действует' or status_name ~* '^(ликвидирован|исключен|исключён|прекра|присоединен|присоединён)'
$$;

-- Runs after updates of companies. If the row got an extract with other content (another register_hash), records which fields changed, and stores the
-- previous row. Other updates of the row, such as revenue from another source, record nothing.
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
  insert into company_past_rows (company_id, until, row)
  select before.id, greatest(before.register_as_of, after.register_as_of), to_jsonb(before)
  from new_rows as after join old_rows as before using (id) where before.register_hash <> after.register_hash;
  return null;
end $$;
create or replace trigger note_register_changes after update on companies
  referencing old table as old_rows new table as new_rows for each statement execute function note_register_changes();

-- Whether two texts differ only in capitals, points, spaces and «ё»: two sources spell the same name or address differently, which is no change.
create or replace function spelled_alike(one text, other text) returns boolean language sql immutable parallel safe as $$
  select regexp_replace(translate(lower(one), 'ё', 'е'), '[^0-9a-zа-я]+', '', 'g') is not distinct from
    regexp_replace(translate(lower(other), 'ё', 'е'), '[^0-9a-zа-я]+', '', 'g')
$$;

-- Stores the previous version of a block of facts when one with other content replaces it. The source «report» (counts from a report in HTML) is left
-- out: the report is made anew at every refresh, and no rule reads its past versions.
create or replace function keep_past_company_facts() returns trigger language plpgsql as $$
begin
  insert into company_past_facts (company_id, source, since, as_of, until, loaded_at, facts, confirmed_as_of, confirmed_since)
  select before.company_id, before.source, before.since, before.as_of, greatest(before.since, after.since), before.loaded_at, before.facts,
    before.confirmed_as_of, before.confirmed_since
  from new_rows as after join old_rows as before using (company_id, source)
  where before.hash <> after.hash and before.source <> 'report';
  return null;
end $$;
create or replace trigger keep_past_company_facts after update on company_facts
  referencing old table as old_rows new table as new_rows for each statement execute function keep_past_company_facts();

-- The same for blocks stored by ИНН or ОГРН (taxpayer and registration number). Also stores the version of a number that had left a list (such as
-- that of small businesses) and is named again: that version ended when the number left.
create or replace function keep_past_taxpayer_facts() returns trigger language plpgsql as $$
begin
  insert into taxpayer_past_facts (number, source, since, as_of, until, left_on, loaded_at, facts, confirmed_as_of, confirmed_since)
  select before.number, before.source, before.since, before.as_of,
    greatest(before.since, case when after.left_on is distinct from before.left_on then before.left_on end, after.since),
    before.left_on, before.loaded_at, before.facts, before.confirmed_as_of, before.confirmed_since
  from new_rows as after join old_rows as before using (number, source)
  where before.hash <> after.hash or (before.left_on is not null and after.left_on is distinct from before.left_on);
  return null;
end $$;
create or replace trigger keep_past_taxpayer_facts after update on taxpayer_facts
  referencing old table as old_rows new table as new_rows for each statement execute function keep_past_taxpayer_facts();

-- The first day on which a block was available: its day of publication, else the day of its document. The figures of a year («accounts-2024») are
-- dated by the end of the year but published months later, so for them the Moscow day of loading counts.
create or replace function known_since(source text, as_of date, published_on date, loaded_at timestamptz) returns date
  language sql immutable parallel safe as $$
  select coalesce(published_on, case when source !~ '-[0-9]{4}$' then as_of end, (loaded_at at time zone 'Europe/Moscow')::date)
$$;

-- Adds the day of a further document with the same content to the days of those before it (null: only the first document so far). Keeps the newest
-- 1,000 days.
create or replace function confirmed_days(days date[], first date, newest date) returns date[] language sql immutable parallel safe as $$
  select joined.days[greatest(cardinality(joined.days) - 999, 1):] from (select coalesce($1, array[$2]) || $3) as joined (days)
$$;
