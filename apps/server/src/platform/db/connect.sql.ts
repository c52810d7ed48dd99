// The first statement on every new database connection.

/** Sets PostgreSQL settings of the session (such as `statement_timeout`) from `$1`, a JSON object of names and values. */
export const useSettings = 'select set_config(key, value, false) from json_each_text($1)'
