// The services; those that do not exist yet say so and are no links.
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { IconCells } from '../icon-cells.tsx'
import { Section } from '../section.tsx'
import { homeMessages } from './home.messages.ts'
import type { Messages } from './messages/ru.ts'

interface Service {
  readonly key: keyof Messages['services']['items']
  readonly icon: IconName
  /** Where it is; absent while it does not exist. */
  readonly to?: string
}

const services: readonly Service[] = [
  { key: 'checks', icon: 'shield', to: '/counter-parties' },
  { key: 'filtering', icon: 'filter', to: '/counter-parties' },
  { key: 'api', icon: 'code', to: '/api/docs' },
  { key: 'monitoring', icon: 'bell', to: '/profile/monitoring' },
  { key: 'export', icon: 'download', to: '/profile/bulk-checks' },
  { key: 'registers', icon: 'list' },
]

export function Services() {
  const { services: texts, soon } = useMessages(homeMessages)
  const cells = services.map(({ key, icon, to }) => {
    const [name, text] = texts.items[key]
    return { icon, name, text, to, mark: to ? undefined : <Tag>{soon}</Tag> }
  })
  return (
    <Section white title={texts.title} lead={texts.lead}>
      <IconCells cells={cells} />
    </Section>
  )
}
