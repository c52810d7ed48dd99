-- E-mails waiting to be sent are named as everywhere else in the code.
alter table letters rename to emails;
