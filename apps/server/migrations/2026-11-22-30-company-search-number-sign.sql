-- «№5» is the word «5», as a query for it is. An index without records is of the newest version; one with records is rebuilt at the next start.
update company_search_state set version = 5 where not exists (select from companies);
