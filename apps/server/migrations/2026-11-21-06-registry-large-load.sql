-- While a large load is under way: the indexes it has put off, to be built when it ends. A row here after a crash means that it did not.

create table registry_deferred_indexes (
  name text primary key,
  definition text not null
);
