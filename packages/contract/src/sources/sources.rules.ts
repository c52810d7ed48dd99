// The answers to «was this source checked for this company, as of when».

/**
 * `found`: the source names the company. `not_found`: it was asked, or is held whole, and does not. `part`: only a part of it is held,
 * without the company. `down`: asked, and it did not answer. `not_asked`: nothing is held. `not_applicable`: it does not cover the company.
 */
export const sourceStates = ['found', 'not_found', 'part', 'down', 'not_asked', 'not_applicable'] as const
