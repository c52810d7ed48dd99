// Section of the home page on who needs the product and for what, with the clients' industries.
import { useMessages } from '../../i18n/catalogue.ts'
import { NamedPoints } from '../named-points.tsx'
import { Section } from '../section.tsx'
import { homeMessages } from './home.messages.ts'
import { Sectors } from './sectors.tsx'

export function Audience() {
  const { audience } = useMessages(homeMessages)
  return (
    <Section title={audience.title}>
      <NamedPoints items={audience.items} />
      <Sectors />
    </Section>
  )
}
