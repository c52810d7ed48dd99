-- Cards are cached by proxies, not by the process: the register's tables no longer notify, which serialised the commits of imports and refreshes.
-- News and page titles still do; they are changed by staff, rarely.
do $$
declare
  content text;
begin
  foreach content in array array[
    'companies', 'company_ties', 'company_facts', 'taxpayer_facts', 'company_representatives', 'company_card_refreshes', 'source_copies',
    'reliability_tallies', 'reliability_counted', 'reliability_ratios', 'reliability_quartiles', 'reliability_down', 'users'
  ] loop
    execute format('drop trigger if exists page_content_changed on %I', content);
  end loop;
end
$$;
