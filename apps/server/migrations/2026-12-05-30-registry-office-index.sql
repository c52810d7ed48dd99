-- no-transaction
-- Companies at one address to the letter, which the key of the building does not tell apart in a house of hundreds.
create index concurrently if not exists companies_office on companies (hashtextextended(lower(address), 0)) where kind = 'company' and address is not null;
