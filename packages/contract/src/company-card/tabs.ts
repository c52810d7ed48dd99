// The table of the company card's tabs in their order: id, Russian label, and the condition under which each is shown.

/** The facts about a company that a tab's condition can use; `hasReport`: it has a reliability report as HTML. */
export interface TabFacts {
  readonly hasFinances: boolean
  readonly hasReport: boolean
  /** A sole trader has no founders and no branches. */
  readonly isTrader?: boolean
}

export interface Tab {
  /** Id of the tab, the last part of its path. */
  readonly id: string
  /** The label of the specification; translations live in the message catalogues. */
  readonly label: string
  /** If absent, the tab is always shown. */
  readonly when?: (facts: TabFacts) => boolean
}

const isOrganisation = ({ isTrader }: TabFacts): boolean => isTrader !== true

/** In the order of the specification (section 2, «Tabs in order»); the Russian labels are what the page shows. */
export const tabs = [
  { id: 'summary', label: 'Сводка' },
  { id: 'arbitration', label: 'Арбитраж' },
  { id: 'finances', label: 'Финансы', when: (facts: TabFacts) => facts.hasFinances },
  { id: 'connections', label: 'Связи' },
  { id: 'trademarks', label: 'Товарные знаки' },
  { id: 'founders', label: 'Учредители', when: isOrganisation },
  { id: 'reliability', label: 'Надёжность', when: (facts: TabFacts) => facts.hasReport },
  { id: 'debts', label: 'Долги' },
  { id: 'sanctions', label: 'Санкции' },
  { id: 'leasing', label: 'Лизинг' },
  { id: 'inspections', label: 'Проверки' },
  { id: 'history', label: 'История' },
  { id: 'details', label: 'Реквизиты' },
  // Activities by the classifier ОКВЭД.
  { id: 'okved', label: 'Виды деятельности' },
  { id: 'branches', label: 'Филиалы', when: isOrganisation },
  { id: 'licenses', label: 'Лицензии' },
  { id: 'contracts', label: 'Контракты' },
] as const satisfies readonly Tab[]

export type TabId = (typeof tabs)[number]['id']

/** The first 9 tabs are in the bar, the others in the menu «Ещё» (more): specification, section 9. */
export const TABS_IN_BAR = 9

/** The tabs that are shown for a company, split into the bar and the menu «Ещё». */
export function visibleTabs(facts: TabFacts): { bar: TabId[]; more: TabId[] } {
  const ids = tabs.filter((tab: Tab) => tab.when?.(facts) ?? true).map((tab) => tab.id)
  return { bar: ids.slice(0, TABS_IN_BAR), more: ids.slice(TABS_IN_BAR) }
}
