-- A second factor counts once it is confirmed by a code. The secret is sealed with the installation's key, recovery codes are hashed.
create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret_sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code taken: a code works once.
  last_step integer not null default 0
);

create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- True where this sign-in showed a second factor.
alter table sessions add column second_factor boolean not null default false;
