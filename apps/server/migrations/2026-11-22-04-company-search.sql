-- Search of companies by posting lists: for every term the records that have it, best first, packed into chunks of text.
-- A segment holds such lists over a part of the register and never changes; what changed since stands in company_search_delta.

-- The single row says which version of the words the segments were made with; writers hold it while they write.
create table company_search_state (
  only_row boolean primary key default true check (only_row),
  version integer not null,
  rebuilt_at timestamptz
);
-- An index without records is of the newest version.
insert into company_search_state (version) values (5);

create table company_search_segments (
  -- Never used twice, so that whoever reads one that is gone finds nothing instead of something else.
  segment integer primary key generated always as identity,
  -- Filled: searches read it. Until then, and once others have taken its place, its rows are of no account.
  is_ready boolean not null default false,
  records integer not null default 0,
  -- Records are numbered from 0 in the standing order; here begin those neither active nor closed, and the closed ones.
  other_from integer not null default 0,
  closed_from integer not null default 0
);

create table company_search_terms (
  segment integer not null,
  term text collate "C" not null,
  chunk smallint not null,
  -- Of the whole list, with its first chunk only: how many records it names, and the last container of each chunk.
  df integer,
  ends text,
  body text not null,
  primary key (segment, term, chunk)
)
-- First chunks stay within their rows.
with (toast_tuple_target = 8160);
-- Base64 of gaps and bitmaps: trying to compress it would cost more than it gains.
alter table company_search_terms alter column body set storage external, alter column ends set storage external;
alter table company_search_terms alter column body set statistics 0, alter column ends set statistics 0;

-- The documents of a segment by their ids: which record each stands for.
create table company_search_documents (
  segment integer not null,
  document_id integer not null,
  company_id integer not null,
  rank bigint not null,
  -- Tells whether what is searched of the record has changed.
  digest bigint not null,
  inn text collate "C",
  ogrn text collate "C" not null,
  primary key (segment, document_id)
);
create index company_search_documents_company_id on company_search_documents (company_id);
create index company_search_documents_inn on company_search_documents (inn);
create index company_search_documents_ogrn on company_search_documents (ogrn);

-- Documents that no longer count: the record changed or is gone.
create table company_search_tombstones (
  segment integer not null,
  document_id integer not null,
  tx xid8 not null default pg_current_xact_id(),
  primary key (segment, document_id)
);
create index company_search_tombstones_tx on company_search_tombstones (tx);

-- Records that changed since the segments were made, with their words; without words those that are gone.
create sequence company_search_version as bigint;
create table company_search_delta (
  company_id integer primary key,
  -- Later writings of a record have higher ones.
  version bigint not null default nextval('company_search_version'),
  -- Tells processes which rows they have not read yet.
  tx xid8 not null default pg_current_xact_id(),
  rank bigint not null,
  digest bigint not null,
  inn text collate "C",
  ogrn text collate "C" not null,
  words text
);
create index company_search_delta_tx on company_search_delta (tx);
