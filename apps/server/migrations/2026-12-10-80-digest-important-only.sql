-- Whether the digest leaves out changes of watched companies that stop no deal.
alter table digest_settings add column important_only boolean not null default false;
