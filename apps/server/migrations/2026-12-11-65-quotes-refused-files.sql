-- Content that staff have taken off a request for prices: the same file is not added to it again.
create table quote_refused_files (
  request_id integer not null references quote_requests (id) on delete cascade,
  sha256 bytea not null,
  primary key (request_id, sha256)
);
