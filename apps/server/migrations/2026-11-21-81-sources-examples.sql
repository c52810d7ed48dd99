-- How many of a copy's records describe invented companies: the page of sources must not call them loaded from the register.
alter table source_copies add column examples integer not null default 0;
update source_copies set examples = records where exists (select from companies where example);
