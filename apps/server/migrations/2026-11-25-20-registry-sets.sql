-- Sets of open data and lists of sanctions: what the last import read of each, and the newest copy that the operator said is whole.
-- Only a whole copy tells that who is absent from it is not listed. Earlier whole lists were guessed from their size, so they do not count.
drop table registry_full_lists;

create table registry_sets (
  source text primary key,
  -- Of the last import: the set's own day, the documents that its files declare where they do, and the records read of it.
  day date,
  declared integer,
  held integer not null,
  loaded_at timestamptz not null,
  -- Of the newest whole copy: its own day where it has one, and the day it speaks of (its own, else that of its import).
  whole_day date,
  whole_on date
);
