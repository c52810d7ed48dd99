-- What buyers did with a seller's goods by day: shown in lists, looked at, put into baskets.
create table seller_days (
  -- Without a foreign key: its check would wait for whoever holds the member, and they for these rows.
  user_id integer not null,
  -- The day in Moscow.
  day date not null,
  shown integer not null default 0 check (shown >= 0),
  viewed integer not null default 0 check (viewed >= 0),
  basketed integer not null default 0 check (basketed >= 0),
  primary key (user_id, day)
);
create index seller_days_day on seller_days (day);
