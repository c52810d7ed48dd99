-- What is put on sale, taken off it or moved to another category is told to the processes that hold counts of the whole listing.
create trigger page_content_changed after insert or delete or update of state, hidden, deleted_at, category_id, company_id on products
  for each statement execute function page_content_changed();
