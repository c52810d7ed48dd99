-- Extended reports stand in the list of reports as such.
alter table checks add column extended boolean not null default false;
