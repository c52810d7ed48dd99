-- Complaints about conversations: staff read what was written up to then, and only through a complaint.
create table chat_complaints (
  id integer generated always as identity primary key,
  room_id integer not null references chat_rooms (id) on delete cascade,
  -- Who complains, about the other one of the room.
  user_id integer not null references users (id) on delete cascade,
  -- The message that it is about, where one was named.
  message_id bigint references chat_messages (id) on delete set null,
  text text not null,
  -- The latest message at that time.
  seq integer not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by integer references users (id)
);
-- One open complaint of a member about a room.
create unique index chat_complaints_open on chat_complaints (room_id, user_id) where closed_at is null;
create index chat_complaints_user on chat_complaints (user_id);
create index chat_complaints_message on chat_complaints (message_id);
create index chat_complaints_waiting on chat_complaints (id) where closed_at is null;
