-- The day of the newest whole copy of a set; null while only a part is held. What the files of the last import declared and held.
alter table source_copies add column whole_on date, add column declared bigint, add column held bigint;
