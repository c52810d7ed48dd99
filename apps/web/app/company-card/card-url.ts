// Paths of company cards and their tabs.
import type { Company } from '@sverka/contract/company/company'
import type { TabId } from '@sverka/contract/company-card/tabs'

/**
 * The canonical path of a card: `/counter-parties/7799483056`. By the INN (taxpayer number) of a company; by the registration number (ОГРН, of a
 * sole trader ОГРНИП) otherwise.
 */
export const cardPath = ({ kind, inn, ogrn }: Pick<Company, 'kind' | 'inn' | 'ogrn'>): string =>
  `/counter-parties/${kind === 'company' && inn ? inn : ogrn}`

/** `/counter-parties/7799483056/founders`; the summary is the card's own path. */
export const tabPath = (number: string, tab: TabId): string => `/counter-parties/${number}${tab === 'summary' ? '' : `/${tab}`}`
