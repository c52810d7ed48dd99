#!/bin/sh
# Patroni runs it once, on the first leader, with the address of the new database: makes the product's database with its two roles.
set -eu
psql --set=ON_ERROR_STOP=1 --dbname="$1" --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" <<'SQL'
create role sverka_owner login password :'owner';
create role sverka_app login password :'app';
create database sverka owner sverka_owner encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' locale 'C' template template0;
SQL
