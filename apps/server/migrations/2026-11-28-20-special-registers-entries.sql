-- Entries of the special registers: who or what is named, in words that can be searched. Made anew for every changed company in the background.
create function register_words(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(given), 'ё', 'е'), '[^0-9a-zа-я]+'), ''))
$$;

-- A question in the form of tsquery, its words spelled as those of the entries.
create function register_query(given text) returns tsquery language sql immutable parallel safe as $$
  select translate(lower(given), 'ё', 'е')::tsquery
$$;

create table special_register_entries (
  id bigint generated always as identity primary key,
  register text not null,
  company_id integer references companies (id) on delete cascade,
  -- Of a mass address or head: the key of its tally.
  key bigint,
  subject text not null,
  -- Numbers and other names by which the entry is looked for, too.
  sought text not null default '',
  label text,
  detail text,
  issuer text,
  since date,
  until date,
  kopecks bigint,
  companies integer,
  as_of date,
  -- The weightiest first: kopecks, companies, or the day of the beginning.
  weight bigint not null default 0,
  example boolean not null,
  -- The register is a word of every entry, so that one index answers a search inside a register.
  words tsvector not null generated always as (register_words(replace(register, '-', '') || ' ' || subject || ' ' || sought)) stored
);
create index special_register_entries_register on special_register_entries (register, weight desc, id);
create index special_register_entries_company on special_register_entries (company_id);
create unique index special_register_entries_key on special_register_entries (register, key) where key is not null;
create index special_register_entries_words on special_register_entries using gin (words);

-- Changed companies whose entries are to be made anew.
create table special_register_changes (
  company_id integer primary key
);

-- How many entries each register holds, counted after changes.
create table special_registers (
  register text primary key,
  records bigint not null,
  examples bigint not null,
  counted_at timestamptz not null
);
insert into special_register_changes (company_id) select id from companies;
