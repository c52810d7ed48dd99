// Detects lists that a source delivered only in part: its count exceeds the listed records.

/** Names of the lists in blocks that carry the source's own count. */
const LISTS = ['cases', 'contracts', 'inspections', 'proceedings', 'messages', 'trademarks'] as const

/** True for a block whose source counts more than we hold. */
export function isTruncatedList(block: unknown): boolean {
  if (typeof block !== 'object' || block === null || !('known' in block)) return false
  const listed = LISTS.map((name) => (block as Record<string, unknown>)[name]).find(Array.isArray)
  return listed !== undefined && typeof block.known === 'number' && block.known > listed.length
}
