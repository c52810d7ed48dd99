-- Tells every process that something public pages show has changed, so that none sends a kept page that is no longer true.
-- A statement of any size tells once; equal messages of one transaction are sent once, with its commit.
create function page_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_content_changed', '');
  return null;
end
$$;

do $$
declare
  content text;
begin
  foreach content in array array[
    'companies', 'company_ties', 'company_facts', 'taxpayer_facts', 'company_representatives', 'company_card_refreshes',
    'news', 'page_meta', 'source_copies', 'reliability_tallies', 'reliability_counted', 'reliability_ratios', 'reliability_quartiles'
  ] loop
    execute format(
      'create trigger page_content_changed after insert or update or delete or truncate on %I for each statement execute function page_content_changed()',
      content
    );
  end loop;
end
$$;

-- The home page counts people: signing in does not change that.
create trigger page_content_changed after insert or delete or update of deleted_at on users
  for each statement execute function page_content_changed();
