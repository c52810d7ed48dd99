-- Accounts, their sign-ins and the one-time links sent by e-mail. Tokens are stored only as SHA-256.
create table users (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  full_name text not null,
  password_hash text not null,
  birth_date date,
  position text,
  phone_number text,
  avatar text,
  is_staff boolean not null default false,
  plan text not null default 'free' check (plan in ('free', 'business', 'pro')),
  -- The password of a demo account is known to everybody: production refuses to start beside one, whatever its address is.
  is_demo boolean not null default false,
  created_at timestamptz not null,
  blocked_at timestamptz,
  deleted_at timestamptz
);
create unique index users_email on users (email);

create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- Absolute end; the idle end follows from last_used_at and remembered.
  expires_at timestamptz not null,
  remembered boolean not null,
  address text,
  agent text,
  -- True where this sign-in showed a second factor.
  second_factor boolean not null default false,
  ended_at timestamptz,
  end_reason text
);
create index sessions_user on sessions (user_id);

-- One row for each refresh token of a sign-in. The successor is kept sealed with a key that only the token itself yields.
create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  first_used_at timestamptz,
  successor_hash bytea,
  successor_sealed bytea
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Wrong passwords by the hash of the address they were tried for, known or not. The count fades little by little, so it has fractions.
create table login_failures (
  email_hash bytea primary key,
  failures double precision not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index password_resets_user on password_resets (user_id, created_at);

-- A new address counts when it is confirmed, by both addresses where the password was not given; the old one can take the change back.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  confirm_hash bytea not null unique,
  revert_hash bytea not null unique,
  created_at timestamptz not null,
  needs_old boolean not null default false,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create index email_changes_user on email_changes (user_id);

-- What a person agreed to: which text, when, from where; a withdrawal keeps the row as proof.
create table consents (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'personal_data')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  address text,
  agent text
);
create index consents_user on consents (user_id, kind);

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
