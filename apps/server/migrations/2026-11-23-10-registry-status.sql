-- A company that lives is «Действует» whatever procedure it is in; the procedure and its day stand beside, an ended one says how it ended.
alter table companies add column procedure text, add column procedure_since date;

update companies set status_name = 'Действует', procedure = case
    when status_code in ('113', '114', '115', '116', '117') then 'банкротство'
    when status_code in ('101', '102', '103', '104') then 'ликвидация'
    when status_code in ('105', '106', '107', '108', '109', '110') then 'предстоит исключение'
    when status_code ~ '^(12[1-9]|13[0-9])$' then 'реорганизация'
    when status_code = '112' then null
    when status_name not in ('Действует', 'Нет сведений', 'Сведения ограничены') then status_name
  end
where closed_on is null and (status_code is not null or status_name <> 'Действует') and status_name not in ('Нет сведений', 'Сведения ограничены');

update companies set status_name = case
    when status_code = '304' then 'Присоединена'
    when status_code ~ '^3[0-9][0-9]$' then 'Реорганизована'
    when status_code ~ '^(407|41[5-9]|42[0-9])$' then 'Исключена'
    else 'Ликвидирована'
  end
where closed_on is not null and kind = 'company';
