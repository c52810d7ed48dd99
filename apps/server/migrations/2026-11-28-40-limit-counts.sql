-- Requests counted against limits by all processes together. Nothing is lost that matters if the database ends by force: the counts begin anew.
create unlogged table limit_counts (
  -- A digest: whom it counts cannot be read from it.
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index limit_counts_by_end on limit_counts (ends_at);
