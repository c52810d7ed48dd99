-- Calls to a paid source by the source's day: one count for all processes, which a restart does not forget.
create table source_calls (
  source text not null,
  day date not null,
  used integer not null check (used >= 0),
  primary key (source, day)
);
