-- Tells processes that hold pages of their titles and descriptions.

create or replace trigger page_content_changed after insert or delete or update or truncate on page_meta
  for each statement execute function page_content_changed();
