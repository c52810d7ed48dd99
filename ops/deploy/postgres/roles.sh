#!/bin/sh
# Creates the product's database and its two roles: sverka_owner owns the tables, sverka_app is the server's. Docker's image of PostgreSQL runs
# this once, when the database's volume is empty.
set -eu
psql --set=ON_ERROR_STOP=1 --username postgres --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" <<'SQL'
create role sverka_owner login password :'owner';
create role sverka_app login password :'app';
create database sverka owner sverka_owner encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' locale 'C' template template0;
SQL
