-- The sum above which a deal of a person of the team waits for the decision of a second one; null where none does.
alter table teams add column approval_over_kopecks bigint check (approval_over_kopecks > 0);
