// What is said on every new connection before anything else.

/** Settings of the session from an object of names and texts. */
export const useSettings = 'select set_config(key, value, false) from json_each_text($1)'
