// States of a source (a state register or list) for one company. A source is either copied whole or in part into our database, or queried about the
// company over the network.

/**
 * `found`: the source has an entry about the company.
 * `not_found`: the source has no entry: we have a whole copy of it, or queried it about the company.
 * `part`: our copy is only a part of the source and has no entry, so the rest may have one.
 * `down`: we queried the source about the company and it did not answer.
 * `not_asked`: we have no copy of the source and did not query it.
 * `not_applicable`: the source does not cover companies of this kind.
 */
export const sourceStates = ['found', 'not_found', 'part', 'down', 'not_asked', 'not_applicable'] as const
