-- Keys of new rows are collected in the pending list of their tier's index and merged into it, once for all rows, by the transaction that wrote
-- them: a search meets a list only while such a transaction is under way. Row by row, every key of every row cost a way through the index.
create or replace procedure company_search_create_indexes(target text, n integer) language plpgsql as $$
begin
  execute format('create index company_search_t%s_keys on %I.company_search_t%s using gin (keys) with (fastupdate = on)', n, target, n);
  execute format('create index company_search_t%s_inn on %I.company_search_t%s (inn)', n, target, n);
  execute format('create index company_search_t%s_ogrn on %I.company_search_t%s (ogrn)', n, target, n);
  execute format('create unique index company_search_t%s_id on %I.company_search_t%s (id)', n, target, n);
end $$;

do $$ begin for n in 0..19 loop execute format('alter index company_search_t%s_keys set (fastupdate = on)', n); end loop; end $$;

-- Only who owns an index may merge its list, and the application's role owns none.
create function company_search_merge_pending(tiers smallint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  n smallint;
begin
  foreach n in array tiers loop
    perform gin_clean_pending_list(format('company_search_t%s_keys', n)::regclass);
  end loop;
end $$;
