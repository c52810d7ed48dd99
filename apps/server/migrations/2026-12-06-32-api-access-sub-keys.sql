-- A key may stand within another: it opens no more than that one, ends with it, and may have a number of requests of its own for a day.
alter table api_keys add column parent_id integer references api_keys (id) on delete cascade;
alter table api_keys add column daily_limit integer check (daily_limit >= 1);
create index api_keys_parent on api_keys (parent_id) where parent_id is not null;
