-- The sum that an event of the journal sets: deals above it wait for a second person. Null in events before this column.
alter table team_events add column sum_kopecks bigint check (sum_kopecks > 0);
