// The tab bar of a company card: the first nine tabs, and a menu «more» with the other tabs and links such as the marketplace (specification §2).
import type { Company } from '@sverka/contract/company/company'
import { listFounders } from '@sverka/contract/company/company.rules'
import { type TabFacts, type TabId, visibleTabs } from '@sverka/contract/company-card/tabs'
import { useMessages } from '../i18n/catalogue.ts'
import { classNames } from '../ui/class-names.ts'
import { Menu, MenuLink } from '../ui/menu.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { tabPath } from './card-url.ts'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { LinkCompany } from './link-company.tsx'
import { useWithDeal } from './purpose.ts'
import type { CardContext } from './use-company.ts'
import { useCurrentTab } from './use-current-tab.ts'

/** Facts by which `visibleTabs` decides which tabs are shown (specification §2). */
const tabFacts = ({ company, overview, reliability }: CardContext): TabFacts => ({
  hasFinances: !!overview?.finances || overview?.has_yearly_data === true,
  hasReport: reliability !== null,
  isTrader: company.kind === 'entrepreneur',
})

/** Numbers beside the labels of tabs; undefined if nothing is known. */
function tabCounts({ company, overview, reliability }: CardContext): Partial<Record<TabId, number | undefined>> {
  return {
    // Negative findings of the report.
    reliability: reliability?.gauge.negative,
    arbitration: overview?.arbitration?.total,
    connections: overview?.connections.total,
    trademarks: overview?.trademarks?.total,
    // Proceedings of bailiffs with a remaining debt, and kinds of taxes with a debt.
    debts: (overview?.enforcement?.total ?? 0) + (overview?.tax_debts?.total ?? 0),
    inspections: overview?.inspections?.total,
    contracts: overview?.contracts?.total,
    founders: listFounders(company).length,
    branches: company.division.reduce((sum, { filials }) => sum + filials.length, 0),
    licenses: company.licenses.length,
    // Activities by the classifier ОКВЭД: additional ones and the main one.
    okved: company.okved_add.length + (company.okved ? 1 : 0),
  }
}

interface CardTabsProps {
  card: CardContext
  number: string
}

export function CardTabs({ card, number }: CardTabsProps) {
  const texts = useMessages(cardMessages)
  const current = useCurrentTab()
  const withDeal = useWithDeal()
  const counts = tabCounts(card)
  // A stop factor is a finding that rules out a deal.
  const isStopped = card.reliability?.worst.some(({ polarity }) => polarity === 'stop')
  const { bar, more } = visibleTabs(tabFacts(card))
  const items = bar.map((tab) => ({
    key: tab,
    to: withDeal(tabPath(number, tab)),
    label: texts.tabs[tab],
    // No zero beside a tab: it could mean «none» or «not known», which only the tab itself can say.
    count: counts[tab] || undefined,
    mark: tab === 'reliability' && isStopped ? texts.tabStop : undefined,
    warning: tab === 'reliability' && counts.reliability ? texts.tabWarning : undefined,
  }))
  return (
    <Tabs
      label={texts.tabsLabel}
      items={items}
      selected={current}
      more={<MoreTabs tabs={more} number={number} current={current} company={card.company} />}
    />
  )
}

interface MoreTabsProps {
  tabs: readonly TabId[]
  number: string
  current: TabId
  company: Company
}

function MoreTabs({ tabs, number, current, company }: MoreTabsProps) {
  const texts = useMessages(cardMessages)
  const withDeal = useWithDeal()
  return (
    <Menu
      trigger={tabs.includes(current) ? texts.tabs[current] : texts.more}
      triggerClassName={classNames(styles.more, tabs.includes(current) && styles.moreSelected)}
    >
      {tabs.map((tab) => (
        <MenuLink key={tab} to={withDeal(tabPath(number, tab))} current={tab === current}>
          {texts.tabs[tab]}
        </MenuLink>
      ))}
      {/* A company with goods on sale has a page with them. */}
      {company.has_showcase && (
        <MenuLink to={`/company/${company.id}`} icon="shop">
          {texts.showcase}
        </MenuLink>
      )}
      <MenuLink to="/marketplace" icon="grid">
        {texts.marketplace}
      </MenuLink>
      <LinkCompany company={company} />
    </Menu>
  )
}
