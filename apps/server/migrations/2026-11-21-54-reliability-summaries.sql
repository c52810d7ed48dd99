-- The reliability report in one row per company: what cards, lists and strips show without reading two hundred factors again.
create table reliability_summaries (
  company_id integer primary key references companies (id) on delete cascade,
  -- Hash of the factors' version and of the copies of sources held; null since something that the summary is made of has changed.
  basis uuid,
  -- The first and the last day on which it holds while nothing changes.
  day date not null,
  holds_until date not null,
  computed_at timestamptz not null,
  points smallint not null,
  positive smallint not null,
  negative smallint not null,
  attention smallint not null,
  found smallint not null,
  not_found smallint not null,
  not_applicable smallint not null,
  not_checked smallint not null,
  source_down smallint not null,
  -- Codes of the weightiest negatives, and one verdict per purpose in the contract's order.
  worst text[] not null,
  verdicts text[] not null
);
