// Hooks with the data of a company card, for the tab drawn inside it.
import type { CompanyOverview } from '@sverka/contract/company-card/overview'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { useOutletContext } from 'react-router'
import type { CardCompany } from './readable-company.ts'

/** The data that the card loads once and passes to its tab. */
export interface CardContext {
  readonly company: CardCompany
  /** Null where it could not be loaded; the card then shows the register's facts alone. */
  readonly overview: CompanyOverview | null
  /** Null where no report can be made. */
  readonly reliability: ReliabilitySummary | null
  /** Facts that the company disputes now. */
  readonly disputed: readonly DisputedFact[]
}

export const useCompany = (): CardCompany => useOutletContext<CardContext>().company

export const useReliability = (): ReliabilitySummary | null => useOutletContext<CardContext>().reliability

export const useOverview = (): CompanyOverview | null => useOutletContext<CardContext>().overview

export const useDisputed = (): readonly DisputedFact[] => useOutletContext<CardContext>().disputed
