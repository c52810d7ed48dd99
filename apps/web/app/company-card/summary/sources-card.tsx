// Panel «Источники» (sources) of the summary: the sources of the card's facts, each with its day.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatDay } from '../source-day.ts'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'
import { useCompany } from '../use-company.ts'
import { summaryMessages } from './summary.messages.ts'

export function SourcesCard() {
  const texts = useMessages(summaryMessages)
  const tabs = useMessages(tabMessages)
  const format = useFormat()
  const origins = Object.values(useCompany().provenance)
  const sources = origins.flatMap((origin) => {
    const name = tabs.sources[origin.source] ?? texts.sources[origin.source]
    return name ? [[name, formatDay(origin, format)] as const] : []
  })
  if (sources.length === 0) return null
  return (
    <Panel title={texts.sourcesTitle(origins.some(({ example }) => example))} action={<Link to="/sources">{texts.allSources}</Link>}>
      <dl className={styles.sources}>
        {/* Several blocks of facts may come from one source. */}
        {[...new Map(sources)].map(([name, day]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{day}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
