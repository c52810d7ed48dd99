-- Conversations of two members, about a product or as friends, and their messages in the order given under the room's lock.
create table chat_rooms (
  id integer generated always as identity primary key,
  -- Unguessable: 128 random bits.
  slug text not null unique,
  kind text not null check (kind in ('product', 'friend')),
  product_id integer references products (id) on delete set null,
  -- The buyer and the seller; between friends the smaller id first.
  user_id integer not null references users (id) on delete cascade,
  user2_id integer not null references users (id) on delete cascade check (user2_id <> user_id),
  -- Who opened it: an empty room is nobody else's business.
  opened_by integer not null,
  -- What the room was about when it was opened, for when the card is gone.
  product_name text,
  seller_name text,
  -- The number of the latest message.
  last_seq integer not null default 0,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create unique index chat_rooms_product on chat_rooms (product_id, user_id) where kind = 'product';
create unique index chat_rooms_friend on chat_rooms (user_id, user2_id) where kind = 'friend';

-- How far each of the two has read, and what is left.
create table chat_members (
  room_id integer not null references chat_rooms (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  read_seq integer not null default 0,
  unread integer not null default 0,
  primary key (user_id, room_id)
);
create index chat_members_room on chat_members (room_id);

create table chat_messages (
  id bigint generated always as identity primary key,
  room_id integer not null references chat_rooms (id) on delete cascade,
  seq integer not null,
  user_id integer not null references users (id) on delete cascade,
  body text not null check (char_length(body) <= 4000),
  -- Named by the sender: the same message sent again is stored once, for ever.
  client_id uuid,
  created_at timestamptz not null,
  unique (room_id, seq),
  unique (user_id, client_id)
);
