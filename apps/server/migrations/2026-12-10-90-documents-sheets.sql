-- Closing documents that are issued from now on are kept as a spreadsheet too.
alter table order_document_files drop constraint order_document_files_format_check;
alter table order_document_files add constraint order_document_files_format_check check (format in ('pdf', 'xlsx', 'xml'));
