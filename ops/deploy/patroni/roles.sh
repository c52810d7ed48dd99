#!/bin/sh
# Creates the product's database and its two roles: sverka_owner owns the tables, sverka_app is the server's. Patroni runs this once, on the first
# primary, with the connection string of the new cluster as its argument.
set -eu
psql --set=ON_ERROR_STOP=1 --dbname="$1" --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" <<'SQL'
create role sverka_owner login password :'owner';
create role sverka_app login password :'app';
create database sverka owner sverka_owner encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' locale 'C' template template0;
SQL
