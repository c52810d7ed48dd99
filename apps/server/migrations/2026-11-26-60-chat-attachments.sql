-- Files given to a room: each belongs to one message once that is sent; what is never sent is swept after a day.
create table chat_attachments (
  -- Unguessable; the file lies in the store of documents under it.
  id uuid primary key,
  room_id integer not null references chat_rooms (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- Null until the message is sent.
  message_id bigint unique references chat_messages (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind in ('picture', 'pdf', 'xlsx', 'docx')),
  size integer not null check (size > 0),
  -- Pixels of a picture.
  width integer,
  height integer,
  created_at timestamptz not null
);
create index chat_attachments_room on chat_attachments (room_id);
create index chat_attachments_user on chat_attachments (user_id);
create index chat_attachments_unsent on chat_attachments (created_at) where message_id is null;
