-- Which request of a queue each of the staff is looking at, so that two people do not work on the same one. A look ends by itself.
create table staff_looks (
  user_id integer not null references users (id) on delete cascade,
  queue text not null,
  request_id integer not null,
  since timestamptz not null,
  until timestamptz not null,
  primary key (user_id, queue)
);
