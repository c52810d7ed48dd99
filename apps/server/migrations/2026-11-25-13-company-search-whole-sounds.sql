-- The index has how a whole name sounds. An index without records is of the newest version; one with records is rebuilt at the next start.
update company_search_state set version = 8 where not exists (select from companies);
