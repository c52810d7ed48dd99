// How many companies stand side by side.

export const COMPARED_LEAST = 2
export const COMPARED_MOST = 5
