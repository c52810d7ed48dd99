-- Tells processes that hold pages of the site owner's details.

create or replace trigger page_content_changed after insert or delete or update on site_requisites
  for each statement execute function page_content_changed();
