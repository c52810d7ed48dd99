-- Notifies every process of the server when the segments of the search index change (posting lists, each for a part of the companies). A process that
-- reads from a standby server then does not read from it until the standby has the change.

create or replace trigger page_content_changed after insert or delete or update of is_ready on company_search_segments
  for each statement execute function page_content_changed();
