-- Complaints of sellers about requests for prices, and requests that staff have taken away from sellers.
alter table quote_requests add column removed_at timestamptz, add column removed_reason text;
create table quote_complaints (
  id integer generated always as identity primary key,
  request_id integer not null references quote_requests (id) on delete cascade,
  -- The seller who complains.
  user_id integer not null references users (id) on delete cascade,
  -- The file that it is about, where one was named.
  file_id uuid references quote_request_files (id) on delete set null,
  text text not null,
  created_at timestamptz not null,
  decided_at timestamptz
);
-- One open complaint of a seller about a request.
create unique index quote_complaints_open on quote_complaints (request_id, user_id) where decided_at is null;
create index quote_complaints_user on quote_complaints (user_id);
create index quote_complaints_file on quote_complaints (file_id);
