-- The index has the words of these names. An index without records is of the newest version; one with records is rebuilt at the next start.
update company_search_state set version = 7 where not exists (select from companies);
