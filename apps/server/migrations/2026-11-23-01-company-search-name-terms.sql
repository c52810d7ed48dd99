-- The index has terms of the name alone, of people, cities and КПП. An index without records is of the newest version; one with records is rebuilt at the next start.
update company_search_state set version = 6 where not exists (select from companies);
