-- Changes are sent to one address of a member once. An address that stands there twice from before goes on until its member ends one of them.
alter table webhooks add column repeats_url boolean not null default false;
update webhooks set repeats_url = true
from (select id, row_number() over (partition by user_id, url order by id) as place from webhooks) as one
where webhooks.id = one.id and one.place > 1;
create unique index webhooks_url on webhooks (user_id, url) where not repeats_url;
