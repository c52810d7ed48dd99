-- Webhooks may be told of a member's orders, payments, messages and cards too. What is sent of these is kept with the delivery as it was written.
alter table webhooks add column topics text[] not null default '{companies}';
alter table webhook_deliveries add column type text;
alter table webhook_deliveries add column data jsonb;
alter table webhook_deliveries add constraint webhook_deliveries_sent check ((type is null) = (data is null) and (type is null or event_id is null));
