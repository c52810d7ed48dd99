// Section of the home page with the services: the two main ones with a preview, the others as links.
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { IconCells } from '../icon-cells.tsx'
import { Section } from '../section.tsx'
import { ExampleCard } from './example-card.tsx'
import type { HomeMessages } from './home.messages.ts'
import { homeMessages } from './home.messages.ts'
import styles from './services.module.css'

type ServiceKey = keyof HomeMessages['services']['items']

interface Service {
  readonly key: ServiceKey
  readonly icon: IconName
  readonly to: string
}

/** The services without a preview. */
const services: readonly Service[] = [
  { key: 'api', icon: 'code', to: '/api/docs' },
  { key: 'monitoring', icon: 'bell', to: '/profile/monitoring' },
  { key: 'export', icon: 'download', to: '/profile/bulk-checks' },
  { key: 'registers', icon: 'list', to: '/special-registers' },
]

export function Services() {
  const { services: texts } = useMessages(homeMessages)
  const cells = services.map(({ key, icon, to }) => {
    const [name, text] = texts.items[key]
    return { icon, name, text, to }
  })
  return (
    <Section white title={texts.title} lead={texts.lead}>
      <div className={styles.shown}>
        <ServiceWithPreview service="checks" to="/counter-parties">
          <ExampleCard bare />
        </ServiceWithPreview>
        <ServiceWithPreview service="filtering" to="/counter-parties/selection">
          <SelectionPreview />
        </ServiceWithPreview>
      </div>
      <IconCells cells={cells} quarters />
    </Section>
  )
}

/** A service with a preview, which screen readers skip. */
function ServiceWithPreview({ service, to, children }: { service: ServiceKey; to: string; children: ReactNode }) {
  const [name, text] = useMessages(homeMessages).services.items[service]
  return (
    <div className={styles.service}>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <p>{text}</p>
      <div className={styles.picture} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** Revenues in rubles, in the order of the invented names in the messages. */
const REVENUES = [1_284_716_000, 764_000_000, 512_000_000, 330_000_000] as const

/** Preview of the selection of companies by properties: conditions, number of results, and the first companies with their revenue. All invented. */
function SelectionPreview() {
  const { selected } = useMessages(homeMessages)
  const { shortMoney } = useFormat()
  return (
    <div className={styles.selected}>
      <Row gap={2} wrap>
        {selected.conditions.map((condition) => (
          <Tag key={condition} tone="accent">
            {condition}
          </Tag>
        ))}
      </Row>
      <p className={styles.count}>
        <b>{selected.count}</b>
        <span>{selected.order}</span>
      </p>
      <ul>
        {REVENUES.map((revenue, index) => (
          <li key={revenue}>
            {selected.names[index]}
            <b>{shortMoney(revenue)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
