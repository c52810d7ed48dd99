// `/`: the home page. Its sections are those of specification §2, Home; promoted products stand between services and sources.
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { loadPromoted } from '../../marketplace/load-promoted.ts'
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

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(servicesContext)
  const [home, promoted] = await Promise.all([loadHome(call), loadPromoted(call)])
  return { ...home, promoted }
}

/** Without promoted products: in the browser `Promoted` loads them itself when it is displayed, since each load is counted as a view of them. */
export const clientLoader = async () => ({ ...(await loadHome(browserCall)), promoted: [] })

export default function HomePage({ loaderData: { subscribers, promoted } }: Route.ComponentProps) {
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
        <Promoted drawn={promoted} />
      </Container>
      <Sources />
      <Regions />
      <Comparison />
      <RegistrationCall />
    </>
  )
}
