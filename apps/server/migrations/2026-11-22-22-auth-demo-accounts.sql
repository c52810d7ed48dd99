-- Demo accounts have a password that everybody knows: they are told apart, so that production can refuse them whatever their address is.
alter table users add column is_demo boolean not null default false;
update users set is_demo = true where email in ('buyer@demo.test', 'seller@demo.test', 'admin@demo.test');
