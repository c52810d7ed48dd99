// The services, each with a way to it.
import { useMessages } from '../../i18n/catalogue.ts'
import type { IconName } from '../../ui/icon.tsx'
import { IconCells } from '../icon-cells.tsx'
import { Section } from '../section.tsx'
import { homeMessages } from './home.messages.ts'
import type { Messages } from './messages/ru.ts'

interface Service {
  readonly key: keyof Messages['services']['items']
  readonly icon: IconName
  readonly to: string
}

const services: readonly Service[] = [
  { key: 'checks', icon: 'shield', to: '/counter-parties' },
  { key: 'filtering', icon: 'filter', to: '/counter-parties/selection' },
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
      <IconCells cells={cells} />
    </Section>
  )
}
