// Name of a paper in the reader's language, and the short form of a fingerprint.
import type { DealPaper } from '@sverka/contract/deals/deals'
import { useMessages } from '../i18n/catalogue.ts'
import { dealsMessages } from './deals.messages.ts'

export function usePaperName(): (paper: Pick<DealPaper, 'kind' | 'name'>) => string {
  const { papers } = useMessages(dealsMessages)
  return ({ kind, name }) => name ?? papers[kind]
}

/** The beginning and the end of a SHA-256: `3a91 77e0 … c07e`. */
export const shortFingerprint = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`

export const kilobytes = (size: number): number => Math.max(1, Math.round(size / 1024))
