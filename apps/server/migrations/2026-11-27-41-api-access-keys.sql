-- Keys by which a member's programs call, and how often they did: by day of Moscow, of the member and of each key.
create table api_keys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  -- SHA-256; the key itself is shown once and stored nowhere.
  hash bytea not null unique,
  -- What a member recognises it by.
  head text not null,
  tail text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id, id);

-- One row a member and day, so that of parallel calls at the last unit one passes.
create table api_counts (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (user_id, day)
);
create table api_key_counts (
  key_id integer not null references api_keys (id) on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (key_id, day)
);
