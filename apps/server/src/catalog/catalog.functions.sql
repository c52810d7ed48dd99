-- Notifies every server process of a change of the tree of categories, so that it drops cached pages and counts made from the tree.

create or replace trigger page_content_changed after insert or delete or update on categories
  for each statement execute function page_content_changed();
