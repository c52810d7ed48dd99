-- The actions of one person: for the staff's page and for the person's own copy of their data.
create index audit_log_actor on audit_log (actor_id, id);
