-- Search of companies: one narrow row per record, cut into tiers by rank, so that a query stops at the first tier that fills its page.
-- Tiers 0-9 hold the active, 10-11 those with another status, 12-19 the closed ones; the borders are data (company_search_tiers).

create table company_search_tiers (
  tier smallint primary key,
  -- Highest rank that belongs here; a rank belongs to the tier with the smallest such border.
  upto bigint not null
);
insert into company_search_tiers (tier, upto)
select tier, case tier when 9 then (1::bigint << 50) - 1 when 11 then (2::bigint << 50) - 1 when 19 then 9007199254740991 else -1 end
from generate_series(0, 19) tier;

-- How many records carry a key, by the key's name: chooses the keys that drive a query and knows which words exist.
create table company_search_prefixes (prefix text collate "C" primary key, df integer not null);

-- The single row says which version of the words the rows were made with, and whether a rebuild is collecting changes.
create table company_search_state (
  only_row boolean primary key default true check (only_row),
  version integer not null,
  rebuilding boolean not null default false,
  rebuilt_at timestamptz
);
insert into company_search_state (version) values (1);

-- Companies that changed while a rebuild was reading.
create table company_search_changes (company_id integer primary key);

-- The same tables in another schema are what a rebuild fills before it takes the place of these.
create procedure company_search_create_tables(target text) language plpgsql as $$
begin
  execute format('create table %I.company_search (
    tier smallint not null,
    rank bigint not null,
    id integer not null,
    inn text collate "C",
    ogrn text collate "C" not null,
    registered_on date,
    keys integer[] not null
  ) partition by list (tier)', target);
  for n in 0..19 loop
    execute format('create table %I.company_search_t%s partition of %I.company_search for values in (%s)', target, n, target, n);
    -- Every key is looked up by value; statistics of array elements would only slow analyze down.
    execute format('alter table %I.company_search_t%s alter column keys set statistics 0', target, n);
  end loop;
end $$;

-- No index on rank: it would tempt the planner away from the keys. fastupdate off: no reader pays for a pending list.
create procedure company_search_create_indexes(target text, n integer) language plpgsql as $$
begin
  execute format('create index company_search_t%s_keys on %I.company_search_t%s using gin (keys) with (fastupdate = off)', n, target, n);
  execute format('create index company_search_t%s_inn on %I.company_search_t%s (inn)', n, target, n);
  execute format('create index company_search_t%s_ogrn on %I.company_search_t%s (ogrn)', n, target, n);
  execute format('create unique index company_search_t%s_id on %I.company_search_t%s (id)', n, target, n);
end $$;

call company_search_create_tables('public');
do $$ begin for n in 0..19 loop call company_search_create_indexes('public', n); end loop; end $$;

-- One function for each way into the index, all with the same arguments and answer. Each visits the wanted tiers in order of rank,
-- gathers `lim` ranks (a rank ends in its record's id), goes on counting up to `count_to`, and gives up between two tiers once `budget` milliseconds have passed.
-- all_of, any_of, number: what drives the index. f_all, f_any1..3, f_none, born_*: conditions checked on the rows it gives;
-- `|| '{}'` hides those from the planner, which would otherwise fetch long posting lists for them.
do $do$
declare
  filters constant text := $filters$
    and (f_all is null or (s.keys || '{}'::integer[]) @> f_all)
    and (f_any1 is null or (s.keys || '{}'::integer[]) && f_any1)
    and (f_any2 is null or (s.keys || '{}'::integer[]) && f_any2)
    and (f_any3 is null or (s.keys || '{}'::integer[]) && f_any3)
    and (f_none is null or not (s.keys || '{}'::integer[]) && f_none)
    and (born_from is null or s.registered_on >= born_from)
    and (born_to is null or s.registered_on <= born_to)$filters$;
  drivers constant text[] := array[
    'all', 's.keys @> all_of',
    'any', 's.keys && any_of',
    'both', 's.keys @> all_of and s.keys && any_of',
    'number', '((s.inn >= number and s.inn < number_end) or (s.ogrn >= number and s.ogrn < number_end) or s.keys @> all_of)'];
  body text;
  conditions text;
begin
  for d in 1..4 loop
    conditions := drivers[2 * d] || filters;
    body := '';
    for n in 0..19 loop
      body := body || replace(replace($tier$
  if TIER = any(tiers) then
    had := cardinality(ranks);
    if had < lim then
      select ranks || coalesce(array_agg(m.rank), '{}') into ranks from
        (select s.rank from company_search_tTIER s where CONDITIONS order by s.rank limit lim - had) m;
    end if;
    if cardinality(ranks) < lim then
      total := total + cardinality(ranks) - had;
    else
      select total + count(*) into total from
        (select 1 from company_search_tTIER s where CONDITIONS limit count_to - total) m;
      if total >= count_to then return; end if;
    end if;
    if clock_timestamp() > deadline then complete := false; return; end if;
  end if;$tier$, 'TIER', n::text), 'CONDITIONS', conditions);
    end loop;
    execute format($function$
create function company_search_by_%s(all_of integer[], any_of integer[], number text, number_end text, f_all integer[], f_any1 integer[],
  f_any2 integer[], f_any3 integer[], f_none integer[], born_from date, born_to date, tiers smallint[], lim integer, count_to integer,
  budget integer, out ranks bigint[], out total integer, out complete boolean)
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off
set max_parallel_workers_per_gather = 0 set jit = off as $body$
declare
  had integer;
  deadline timestamptz := clock_timestamp() + make_interval(secs => budget / 1000.0);
begin
  ranks := '{}'; total := 0; complete := true;%s
end $body$
$function$, drivers[2 * d - 1], body);
  end loop;
end $do$;
