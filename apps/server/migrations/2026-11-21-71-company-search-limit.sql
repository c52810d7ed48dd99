-- A rank now tells the kind of its record too: the number of the record is doubled, and one is added for a company.
-- The order stays as it was, so that every row stays in its tier.
update company_search set rank = ((rank >> 32) << 32) + id::bigint * 2 + (length(ogrn) = 13)::integer;
update company_search_tiers set upto = ((upto >> 32) << 32) + (upto & 4294967295) * 2 + 1
where upto > 0 and upto not in ((1::bigint << 50) - 1, (2::bigint << 50) - 1, 9007199254740991);

drop function company_search_by_all, company_search_by_any, company_search_by_both, company_search_by_number;
-- One function for each way into the index, all with the same arguments and answer. Each visits the wanted tiers in order of rank,
-- gathers the first `lim` ranks in order and goes on counting up to `count_to`; with `gather` it keeps what it counts, in no order,
-- as long as that is all there is.
-- `marked` are those of the ranks whose row has one of the keys `mark`. When the connection's statement_timeout strikes, what the tiers before
-- gave is the answer, with `complete` false.
-- all_of, any_of, number: what drives the index. f_all, f_any1..3, born_*: conditions checked on the rows it gives;
-- `is true` hides those from the planner, which would otherwise fetch long posting lists for them.
do $do$
declare
  filters constant text := $filters$
    and (f_all is null or (s.keys @> f_all) is true)
    and (f_any1 is null or (s.keys && f_any1) is true)
    and (f_any2 is null or (s.keys && f_any2) is true)
    and (f_any3 is null or (s.keys && f_any3) is true)
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
      if had < lim then
        select ranks || array_agg(m.rank), marked || array_agg(m.rank) filter (where m.asked), had + count(*) into ranks, marked, had from
          (select s.rank, (s.keys && mark) is true as asked from company_search_tTIER s where CONDITIONS order by s.rank limit lim - had) m;
      end if;
      if had < lim then
        total := had;
      elsif gather then
        select ranks || array_agg(m.rank), marked || array_agg(m.rank) filter (where m.asked), total + count(*) into ranks, marked, total from
          (select s.rank, (s.keys && mark) is true as asked from company_search_tTIER s where CONDITIONS limit count_to - total) m;
        if total >= count_to then
          ranks := ranks[1:lim];
          return;
        end if;
      else
        select total + count(*) into total from (select 1 from company_search_tTIER s where CONDITIONS limit count_to - total) m;
        if total >= count_to then return; end if;
      end if;
    end if;$tier$, 'TIER', n::text), 'CONDITIONS', conditions);
    end loop;
    execute format($function$
create function company_search_by_%s(all_of integer[], any_of integer[], number text, number_end text, f_all integer[],
  f_any1 integer[], f_any2 integer[], f_any3 integer[], born_from date, born_to date, tiers smallint[], lim integer,
  count_to integer, gather boolean, mark integer[], out ranks bigint[], out marked bigint[], out total integer, out complete boolean)
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off
set max_parallel_workers_per_gather = 0 set jit = off as $body$
declare
  had integer := 0;
begin
  ranks := '{}'; marked := '{}'; total := 0; complete := true;
  begin%s
  exception when query_canceled then
    -- Ranks are added tier by tier, so that they are whole; the tier that was cut off counts for nothing.
    complete := false;
    total := greatest(total, had);
  end;
end $body$
$function$, drivers[2 * d - 1], body);
  end loop;
end $do$;
