-- A review or a reply with an address, a telephone number or a word of the stop-list waits for staff before strangers read it.
alter table reviews add column held_at timestamptz;
create index reviews_held on reviews (id) where held_at is not null;
