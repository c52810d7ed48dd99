// Texts of a paper (a document that a deal requests) and of its file: the paper's name, the file's size and a short form of its hash.
import type { DealPaper } from '@sverka/contract/deals/deals'
import { useMessages } from '../i18n/catalogue.ts'
import { dealsMessages } from './deals.messages.ts'

/** Returns a function: the name that the member typed, else that of the paper's kind in the reader's language. */
export function usePaperName(): (paper: Pick<DealPaper, 'kind' | 'name'>) => string {
  const { papers } = useMessages(dealsMessages)
  return ({ kind, name }) => name ?? papers[kind]
}

/** `sha256` in hex; returns its beginning and end: `3a91 77e0 … c07e`. */
export const shortFingerprint = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`

/** `size` in bytes; returns whole units of 1024 bytes, at least 1. */
export const kilobytes = (size: number): number => Math.max(1, Math.round(size / 1024))
