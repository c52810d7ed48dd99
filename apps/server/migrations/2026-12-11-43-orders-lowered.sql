-- By how much correcting documents lower what an order comes to, so that lists tell it with the order.
alter table orders add column lowered_kopecks bigint not null default 0 check (lowered_kopecks >= 0 and lowered_kopecks <= total_kopecks);

update orders set lowered_kopecks = correction.kopecks
from (select order_id, sum(amount_kopecks) as kopecks from order_documents where kind = 'ukd' group by order_id) as correction
where correction.order_id = orders.id;
