// First slide of the home page's hero: the company search, beside the top of an example card.
import { useMessages } from '../../i18n/catalogue.ts'
import { DesktopOnly } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { TickList } from '../tick-list.tsx'
import { ExampleCard } from './example-card.tsx'
import styles from './hero.module.css'
import { homeMessages } from './home.messages.ts'
import { HomeSearch } from './home-search.tsx'
import { SlideTitle } from './slide-title.tsx'

export function CheckingSlide({ isShown }: { isShown: boolean }) {
  const { checking } = useMessages(homeMessages)
  // The texts of the three points: the verdict on a company, the facts behind it, and the report to download.
  const [verdict = '', facts = '', report = ''] = checking.points
  return (
    <div className={styles.columns}>
      <div>
        <SlideTitle isShown={isShown}>{checking.title}</SlideTitle>
        <Text as="p" size="lead" tone="secondary" className={styles.lead}>
          {checking.lead}
        </Text>
        <HomeSearch />
        <DesktopOnly>
          <TickList
            ruled
            items={[
              [verdict, 'check-circle'],
              [facts, 'chart'],
              [report, 'file'],
            ]}
          />
        </DesktopOnly>
      </div>
      <ExampleCard />
    </div>
  )
}
