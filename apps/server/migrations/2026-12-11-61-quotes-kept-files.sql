-- When the buyer removed a file while a complaint about the request waited: only staff see it then, until they have decided.
alter table quote_request_files add column removed_at timestamptz;
