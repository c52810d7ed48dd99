-- A power of attorney beside the documents of a request, and the marks that staff set by what they saw.
alter table company_tickets add column power_of_attorney_key text;
create table company_ticket_marks (
  ticket_id integer not null references company_tickets (id) on delete cascade,
  mark text not null,
  staff_id integer not null references users (id) on delete cascade,
  -- What the mark speaks of, and when who set it had opened the last of these documents.
  documents text[] not null,
  opened_at timestamptz not null,
  marked_at timestamptz not null,
  primary key (ticket_id, mark, staff_id)
);
create index company_ticket_marks_staff on company_ticket_marks (staff_id);
