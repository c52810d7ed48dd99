-- Free promotion of the first hundred verified sellers: the number is given once and never again, and how often it was shown and opened.
create table marketplace_promotions (
  company_id integer primary key references companies (id),
  number smallint not null unique check (number between 1 and 100),
  given_at timestamptz not null,
  ends_at timestamptz not null,
  shown bigint not null default 0,
  opened bigint not null default 0
);
create index marketplace_promotions_shown on marketplace_promotions (shown, number);
