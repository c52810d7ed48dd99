-- A tag is listed for strangers once staff have agreed to a card that carries it, or made or renamed it themselves.
alter table tags add column agreed_at timestamptz;
update tags set agreed_at = created_at where exists (select 1 from product_tags as link
  join products as product on product.id = link.product_id where link.tag_id = tags.id and product.state = 'published');
