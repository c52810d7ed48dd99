-- What a key opens beside public reading, and which operations its requests were; keys made before open what they did.
alter table api_keys add column scopes text[] not null default '{register}';

create table api_method_counts (
  key_id integer not null references api_keys (id) on delete cascade,
  day date not null,
  -- `GET /api/v1/own-products/`
  method text not null,
  used integer not null check (used >= 0),
  primary key (key_id, day, method)
);
