-- The journal of a team names the deal, or the list of companies, that a step is about.
alter table team_events add column title text check (length(title) between 1 and 120);
