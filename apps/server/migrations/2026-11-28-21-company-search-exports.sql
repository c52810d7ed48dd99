-- Rows of selections that members have taken away, by day: counted by the statement that allows them.
create table selection_exports (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  rows integer not null,
  primary key (user_id, day)
);
