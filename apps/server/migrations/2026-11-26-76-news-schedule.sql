-- The moment at which a draft comes out by itself.
alter table news add column publish_at timestamptz check (publish_at is null or not is_published);
