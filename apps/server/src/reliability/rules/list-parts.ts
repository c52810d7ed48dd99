// Detects lists (court cases, contracts …) that a source delivered only in part: the source states a greater number of records than it delivered.

/** Names of the lists in blocks of facts; such a block has the number that the source states in `known`. */
const LISTS = ['cases', 'contracts', 'inspections', 'proceedings', 'messages', 'trademarks'] as const

/** True for a block whose source states more records than it delivered; false for any other value. */
export function isTruncatedList(block: unknown): boolean {
  if (typeof block !== 'object' || block === null || !('known' in block)) return false
  const listed = LISTS.map((name) => (block as Record<string, unknown>)[name]).find(Array.isArray)
  return listed !== undefined && typeof block.known === 'number' && block.known > listed.length
}
