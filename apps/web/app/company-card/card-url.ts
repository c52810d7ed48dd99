// Paths of cards and their tabs. The canonical card is by INN for companies, and by ОГРНИП or ОГРН otherwise.
import type { Company } from '@sverka/contract/company/company'
import type { TabId } from '@sverka/contract/company-card/tabs'

/** `/counter-parties/7799483056` */
export const cardPath = ({ kind, inn, ogrn }: Pick<Company, 'kind' | 'inn' | 'ogrn'>): string =>
  `/counter-parties/${kind === 'company' && inn ? inn : ogrn}`

/** `/counter-parties/7799483056/founders`; the summary is the card's own path. */
export const tabPath = (number: string, tab: TabId): string => `/counter-parties/${number}${tab === 'summary' ? '' : `/${tab}`}`
