// Embeds loader data in the page as plain JSON, where the browser's router reads them.

/** Id of the element with the data. */
export const LOADER_DATA_ID = 'loader-data'

/** JSON for a script element of a page: no text in it can end the script. */
export const scriptJson = (value: object | string): string => JSON.stringify(value).replaceAll('<', '\\u003c')
