-- How many register records the stored extract holds: of two extracts of one day the one with more of them is the later.
alter table companies add column register_records integer not null default 0;
