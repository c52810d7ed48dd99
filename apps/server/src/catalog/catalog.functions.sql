-- Tells processes that hold pages or counts of the tree of categories.

create or replace trigger page_content_changed after insert or delete or update on categories
  for each statement execute function page_content_changed();
