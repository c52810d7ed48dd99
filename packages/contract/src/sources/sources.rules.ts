// States of a source for one company. A source is either copied whole or in part into our database, or asked about the company over the network.

/**
 * `found`: the source has an entry about the company.
 * `not_found`: the source has no entry: we hold a whole copy of it, or asked it about the company.
 * `part`: the part of the source that we hold has no entry, so the rest may have one.
 * `down`: we asked the source about the company and it did not answer.
 * `not_asked`: we hold no copy of the source and did not ask it.
 * `not_applicable`: the source does not cover companies of this kind.
 */
export const sourceStates = ['found', 'not_found', 'part', 'down', 'not_asked', 'not_applicable'] as const
