// The one table of the company card's tabs: word, Russian label, order and the condition under which each exists.

/** What a tab's condition may look at. */
export interface TabFacts {
  readonly hasFinances: boolean
  readonly hasReport: boolean
  /** A sole trader has no founders and no branches. */
  readonly isTrader?: boolean
}

export interface Tab {
  readonly word: string
  /** The label of the specification; translations live in the message catalogues. */
  readonly label: string
  /** Absent: the tab always exists. */
  readonly when?: (facts: TabFacts) => boolean
  /** False while the tab's section is not built; such a tab is not shown anywhere. */
  readonly built: boolean
}

const isOrganisation = ({ isTrader }: TabFacts): boolean => isTrader !== true

/** Specification §2, «Tabs in order». */
export const tabs = [
  { word: 'summary', label: 'Сводка', built: true },
  { word: 'arbitration', label: 'Арбитраж', built: true },
  { word: 'finances', label: 'Финансы', when: (facts: TabFacts) => facts.hasFinances, built: true },
  { word: 'connections', label: 'Связи', built: true },
  { word: 'trademarks', label: 'Товарные знаки', built: true },
  { word: 'founders', label: 'Учредители', when: isOrganisation, built: true },
  { word: 'reliability', label: 'Надёжность', when: (facts: TabFacts) => facts.hasReport, built: true },
  { word: 'debts', label: 'Долги', built: true },
  { word: 'sanctions', label: 'Санкции', built: true },
  { word: 'leasing', label: 'Лизинг', built: true },
  { word: 'inspections', label: 'Проверки', built: true },
  { word: 'history', label: 'История', built: true },
  { word: 'details', label: 'Реквизиты', built: true },
  { word: 'okved', label: 'Виды деятельности', built: true },
  { word: 'branches', label: 'Филиалы', when: isOrganisation, built: true },
  { word: 'licenses', label: 'Лицензии', built: true },
  { word: 'contracts', label: 'Контракты', built: true },
] as const satisfies readonly Tab[]

export type TabWord = (typeof tabs)[number]['word']

/** Specification §9: the first 9 tabs stand in the bar, the rest under «Ещё». */
export const TABS_IN_BAR = 9

/** The tabs a company has, conditions applied, split into the bar and the «Ещё» menu. */
export function visibleTabs(facts: TabFacts): { bar: TabWord[]; more: TabWord[] } {
  const words = tabs.filter((tab: Tab) => tab.built && (tab.when?.(facts) ?? true)).map((tab) => tab.word)
  return { bar: words.slice(0, TABS_IN_BAR), more: words.slice(TABS_IN_BAR) }
}
