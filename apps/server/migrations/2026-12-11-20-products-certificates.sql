-- Certificates of goods: [{"kind": "declaration", "number": "…", "issued_on": "2026-01-20", "valid_until": null, "link": null}], at most five.
alter table products add column certificates jsonb not null default '[]' check (jsonb_typeof(certificates) = 'array');
-- Of an edit that waits; null where those of the card stay.
alter table product_revisions add column certificates jsonb check (jsonb_typeof(certificates) = 'array');
