-- How many searches of companies were answered on each day of Moscow.
create table search_days (
  day date primary key,
  searches integer not null check (searches >= 0)
);
