// The tab bar of a card: the first nine tabs, the rest under «more» together with the marketplace (specification §2).
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

function tabCounts({ company, overview, reliability }: CardContext): Partial<Record<TabId, number | undefined>> {
  return {
    reliability: reliability?.gauge.negative,
    arbitration: overview?.arbitration?.total,
    connections: overview?.connections.total,
    trademarks: overview?.trademarks?.total,
    debts: (overview?.enforcement?.total ?? 0) + (overview?.tax_debts?.total ?? 0),
    inspections: overview?.inspections?.total,
    contracts: overview?.contracts?.total,
    founders: listFounders(company).length,
    branches: company.division.reduce((sum, { filials }) => sum + filials.length, 0),
    licenses: company.licenses.length,
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
  const isStopped = card.reliability?.worst.some(({ polarity }) => polarity === 'stop')
  const { bar, more } = visibleTabs(tabFacts(card))
  const items = bar.map((word) => ({
    key: word,
    to: withDeal(tabPath(number, word)),
    label: texts.tabs[word],
    // No zero beside a tab: it could mean «none» or «not known», which only the tab itself can say.
    count: counts[word] || undefined,
    mark: word === 'reliability' && isStopped ? texts.tabStop : undefined,
    warning: word === 'reliability' && counts.reliability ? texts.tabWarning : undefined,
  }))
  return (
    <Tabs
      label={texts.tabsLabel}
      items={items}
      selected={current}
      more={<MoreTabs words={more} number={number} current={current} company={card.company} />}
    />
  )
}

interface MoreTabsProps {
  words: readonly TabId[]
  number: string
  current: TabId
  company: Company
}

function MoreTabs({ words, number, current, company }: MoreTabsProps) {
  const texts = useMessages(cardMessages)
  const withDeal = useWithDeal()
  return (
    <Menu
      trigger={words.includes(current) ? texts.tabs[current] : texts.more}
      triggerClassName={classNames(styles.more, words.includes(current) && styles.moreSelected)}
    >
      {words.map((word) => (
        <MenuLink key={word} to={withDeal(tabPath(number, word))} current={word === current}>
          {texts.tabs[word]}
        </MenuLink>
      ))}
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
