-- Who added whom, and who wants to hear no more of whom. A friendship is mutual where both rows exist.
create table friendships (
  -- The member who added, and the one they added.
  user_id integer not null references users (id) on delete cascade,
  friend_id integer not null references users (id) on delete cascade check (friend_id <> user_id),
  created_at timestamptz not null,
  primary key (user_id, friend_id)
);
create index friendships_friend on friendships (friend_id, user_id);

create table user_blocks (
  user_id integer not null references users (id) on delete cascade,
  blocked_id integer not null references users (id) on delete cascade check (blocked_id <> user_id),
  created_at timestamptz not null,
  primary key (user_id, blocked_id)
);
create index user_blocks_blocked on user_blocks (blocked_id, user_id);
