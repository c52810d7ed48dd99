-- Correcting documents: each lowers what an УПД or an act of its order says. Whatever was issued stays as it was.
alter table order_documents
  drop constraint order_documents_kind_check,
  drop constraint order_documents_order_id_kind_key,
  add constraint order_documents_kind_check check (kind in ('upd', 'act', 'ukd')),
  add column corrects_id integer references order_documents (id),
  -- Which correction of that document: of two at once the second is refused.
  add column place smallint,
  -- Reason, claim, and the lines before and after.
  add column correction jsonb,
  add constraint order_documents_correction_check
    check ((kind = 'ukd') = (corrects_id is not null) and (kind = 'ukd') = (place is not null) and (kind = 'ukd') = (correction is not null)),
  add constraint order_documents_place_key unique (corrects_id, place);

create unique index order_documents_once on order_documents (order_id, kind) where kind <> 'ukd';
create index order_documents_of_order on order_documents (order_id);
