-- The tables of the search have the usual names of an index of posting lists: documents, tombstones, delta.
alter table company_search_places rename to company_search_documents;
alter table company_search_documents rename column ordinal to document_id;
alter table company_search_documents rename column id to company_id;
alter index company_search_places_pkey rename to company_search_documents_pkey;
alter index company_search_places_id rename to company_search_documents_company_id;
alter index company_search_places_inn rename to company_search_documents_inn;
alter index company_search_places_ogrn rename to company_search_documents_ogrn;

alter table company_search_dead rename to company_search_tombstones;
alter table company_search_tombstones rename column ordinal to document_id;
alter index company_search_dead_pkey rename to company_search_tombstones_pkey;
alter index company_search_dead_tx rename to company_search_tombstones_tx;

alter table company_search_recent rename to company_search_delta;
alter table company_search_delta rename column id to company_id;
alter index company_search_recent_pkey rename to company_search_delta_pkey;
alter index company_search_recent_tx rename to company_search_delta_tx;
