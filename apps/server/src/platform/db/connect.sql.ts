// Sent on every new connection first.

/** Sets session settings from a JSON object of names and values. */
export const useSettings = 'select set_config(key, value, false) from json_each_text($1)'
