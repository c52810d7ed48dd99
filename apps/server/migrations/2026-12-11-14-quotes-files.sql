-- Photos and documents of requests for prices; the content is in the file store under the id.
create table quote_request_files (
  id uuid primary key,
  request_id integer not null references quote_requests (id) on delete cascade,
  kind text not null check (kind in ('picture', 'pdf')),
  size integer not null check (size > 0),
  -- Of the file as it was sent: the same one is kept once.
  sha256 bytea not null,
  added_at timestamptz not null,
  unique (request_id, sha256)
);
