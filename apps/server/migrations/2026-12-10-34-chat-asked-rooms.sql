-- no-transaction
-- The latest conversations about goods of a seller, for the time of answer on the company's page.
create index concurrently if not exists chat_rooms_asked on chat_rooms (user2_id, last_at desc) where kind = 'product';
