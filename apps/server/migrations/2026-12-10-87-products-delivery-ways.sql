-- How sellers deliver: pickup, own transport by region, a carrier. A row never changes except its place: a changed way is a new row.
create table delivery_ways (
  id integer generated always as identity primary key,
  company_id integer not null references companies (id),
  -- The seller's own order.
  place smallint not null,
  kind text not null check (kind in ('pickup', 'transport', 'carrier')),
  -- Where the buyer collects.
  address text check ((address is not null) = (kind = 'pickup')),
  -- Codes of regions; none is the whole country.
  regions text[] not null default '{}',
  -- VAT included; 0 for pickup and for what both sides agree on.
  price_kopecks bigint not null check (price_kopecks >= 0 and (price_kopecks > 0) = (kind = 'transport')),
  -- From this sum of goods on it costs nothing.
  free_from_kopecks bigint check (free_from_kopecks is null or (free_from_kopecks > 0 and kind = 'transport')),
  lead_days smallint check (lead_days between 0 and 365),
  vat_rate smallint,
  created_at timestamptz not null
);
create index delivery_ways_company on delivery_ways (company_id, place);
