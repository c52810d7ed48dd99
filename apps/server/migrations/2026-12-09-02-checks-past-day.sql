-- The day gone by for which a report was made; null for the day on which it was made.
alter table checks add column past_day date;
