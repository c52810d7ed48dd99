-- A cancelled order keeps its state; who called it off, when and why are a mark beside it.
alter table orders
  add column cancelled_at timestamptz,
  add column cancelled_by text check (cancelled_by in ('buyer', 'seller')),
  add column cancel_reason text,
  add check ((cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null) = (cancel_reason is null));
