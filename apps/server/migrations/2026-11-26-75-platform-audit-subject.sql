-- The log is asked what was done to one thing: staff search it so, and whoever decides second is told who was first.
create index audit_log_subject on audit_log (subject, id) where subject is not null;
