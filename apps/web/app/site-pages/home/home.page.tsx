// `/`: the home page, its sections in the order of the specification.
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Promoted } from '../../marketplace/promoted.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Container } from '../../ui/layout.tsx'
import type { Route } from './+types/home.page'
import { ArbitrationSection } from './arbitration-section.tsx'
import { Audience } from './audience.tsx'
import { Comparison } from './comparison.tsx'
import { ConnectionsSection } from './connections-section.tsx'
import { Figures } from './figures.tsx'
import { FinanceSection } from './finance-section.tsx'
import { Hero } from './hero.tsx'
import { homeMessages } from './home.messages.ts'
import { loadHome } from './load-home.ts'
import { Regions } from './regions.tsx'
import { RegistrationCall } from './registration-call.tsx'
import styles from './services.module.css'
import { Services } from './services.tsx'
import { Sources } from './sources.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(servicesContext).call)

export const clientLoader = () => loadHome(browserCall)

export default function HomePage({ loaderData: { subscribers } }: Route.ComponentProps) {
  const texts = useMessages(homeMessages)
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/" />
      <Hero />
      <Figures subscribers={subscribers} />
      <FinanceSection />
      <ArbitrationSection />
      <ConnectionsSection />
      <Audience />
      <Services />
      <Container className={styles.promoted}>
        <Promoted />
      </Container>
      <Sources />
      <Regions />
      <Comparison />
      <RegistrationCall />
    </>
  )
}
