// The tab bar of a card: the first nine tabs, the rest under «more» together with the marketplace (specification §2).
import type { Company } from '@sverka/contract/company'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'
import { type TabFacts, type TabWord, visibleTabs } from '@sverka/contract/company-card/tabs'
import { useMessages } from '../i18n/catalogue.ts'
import { sectionExists } from '../shell/sections.ts'
import { Menu, MenuLink } from '../ui/menu.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { tabPath } from './card-address.ts'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { useCurrentTab } from './use-current-tab.ts'

/** Conditions of the specification; the report is absent until its section is built. */
const factsOf = (overview: CompanyOverview | null): TabFacts => ({ hasFinances: !!overview?.finances, hasReport: true })

function countsOf(company: Company, overview: CompanyOverview | null): Partial<Record<TabWord, number | undefined>> {
  return {
    arbitration: overview?.arbitration?.total,
    connections: overview?.connections.total,
    trademarks: overview?.trademarks?.total,
    debts: overview?.enforcement?.total,
    inspections: overview?.inspections?.total,
    contracts: overview?.contracts?.total,
    founders: company.founders.length,
    branches: company.division.reduce((sum, { filials }) => sum + filials.length, 0),
    licenses: company.licenses.length,
    okved: company.okved_add.length + (company.okved ? 1 : 0),
  }
}

interface CardTabsProps {
  company: Company
  overview: CompanyOverview | null
  number: string
}

export function CardTabs({ company, overview, number }: CardTabsProps) {
  const texts = useMessages(cardMessages)
  const current = useCurrentTab()
  const counts = countsOf(company, overview)
  const { bar, more } = visibleTabs(factsOf(overview))
  const items = bar.map((word) => ({
    key: word,
    to: tabPath(number, word),
    label: texts.tabs[word],
    // A zero beside a label says nothing that the tab does not say better.
    count: counts[word] || undefined,
  }))
  return (
    <Tabs label={texts.tabsLabel} items={items} selected={current} more={<MoreTabs words={more} number={number} current={current} />} />
  )
}

function MoreTabs({ words, number, current }: { words: readonly TabWord[]; number: string; current: TabWord }) {
  const texts = useMessages(cardMessages)
  const marketplace = sectionExists('marketplace')
  if (words.length === 0 && !marketplace) return null
  return (
    <Menu trigger={words.includes(current) ? texts.tabs[current] : texts.more} triggerClassName={styles.more}>
      {words.map((word) => (
        <MenuLink key={word} to={tabPath(number, word)} current={word === current}>
          {texts.tabs[word]}
        </MenuLink>
      ))}
      {marketplace && (
        <MenuLink to="/marketplace" icon="shop">
          {texts.marketplace}
        </MenuLink>
      )}
    </Menu>
  )
}
