-- What the antivirus said of a request's documents; `unchecked` where none is configured.
alter table company_tickets add column scan_state text not null default 'unchecked'
  check (scan_state in ('unchecked', 'pending', 'clean', 'infected', 'failed'));
