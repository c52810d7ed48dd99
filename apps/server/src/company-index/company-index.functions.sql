-- Tells processes that read standbys of other segments of the search index: a standby is not read before it has them.

create or replace trigger page_content_changed after insert or delete or update of is_ready on company_search_segments
  for each statement execute function page_content_changed();
