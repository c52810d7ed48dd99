// By how much correcting documents lower what an order comes to.
import type { OrderDocuments } from '@sverka/contract/documents/documents'

/** Rubles; 0 without corrections. */
export function sumLowered(read: OrderDocuments | null): number {
  const corrections = read?.documents.filter(({ kind }) => kind === 'ukd') ?? []
  return corrections.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
}
