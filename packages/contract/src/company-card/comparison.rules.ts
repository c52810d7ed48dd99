// How many companies can be compared.

export const COMPARED_LEAST = 2
export const COMPARED_MOST = 5
