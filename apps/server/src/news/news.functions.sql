-- Tells processes that hold pages of the news.

create or replace trigger page_content_changed after insert or delete or update or truncate on news
  for each statement execute function page_content_changed();
