-- Requests to support and the answers that went back by e-mail.
create table support_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  text text not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by integer references users (id)
);
create index support_requests_user on support_requests (user_id, created_at);
create index support_requests_open on support_requests (created_at) where answered_at is null;
