-- What our copy of each source holds, counted after an import.
create table source_copies (
  word text primary key,
  as_of date,
  loaded_at timestamptz,
  records bigint not null,
  -- How many of them describe invented companies: the page of sources must not call them loaded from the register.
  examples integer not null default 0
);
