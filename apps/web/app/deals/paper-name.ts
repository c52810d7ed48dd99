// The name of a paper (a document that a deal requests) in the reader’s language.
import type { DealPaper } from '@sverka/contract/deals/deals'
import { useMessages } from '../i18n/catalogue.ts'
import { dealsMessages } from './deals.messages.ts'

/** Returns a function: the name that the member typed, else that of the paper's kind in the reader's language. */
export function usePaperName(): (paper: Pick<DealPaper, 'kind' | 'name'>) => string {
  const { papers } = useMessages(dealsMessages)
  return ({ kind, name }) => name ?? papers[kind]
}
