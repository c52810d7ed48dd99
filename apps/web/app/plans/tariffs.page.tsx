// `/tariffs`: the plans, paid by the month or by the year, with advice on which plan suits whom and answers to questions about paying.
import type { Plan } from '@sverka/contract/plans/plans'
import { type PlanPeriod, planNames, planPeriods } from '@sverka/contract/plans/plans.rules'
import { offeredPlans, yearlySaving } from '@sverka/contract/plans/yearly.rules'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Faq } from '../site-pages/faq.tsx'
import { PageHero } from '../site-pages/page-hero.tsx'
import { RegistrationBand } from '../site-pages/registration-band.tsx'
import { Section } from '../site-pages/section.tsx'
import { Container } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/tariffs.page'
import { PlanCard } from './plan-card.tsx'
import { plansMessages } from './plans.messages.ts'
import styles from './plans.module.css'
import { usePlanInvoicesAvailable } from './use-plan-invoices-available.ts'
import { usePlanOrder } from './use-plan-order.ts'

/** `?period=yearly` in the URL chooses the period, so that this works without JavaScript. `hasBoth`: there are paid plans of both periods. */
async function load(call: Call, url: string) {
  const chosen = new URL(url).searchParams.get('period')
  const plans = offeredPlans(await pageData(call('GET /api/v1/plans/', {})))
  const hasBoth = planPeriods.every((period) => plans.some(({ type, price }) => type === period && price > 0))
  const period: PlanPeriod = hasBoth && chosen === 'yearly' ? 'yearly' : 'monthly'
  return { plans, hasBoth, period }
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, request.url)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserCall, request.url)

export default function TariffsPage({ loaderData: { plans, hasBoth, period } }: Route.ComponentProps) {
  const texts = useMessages(plansMessages)
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/tariffs" />
      <PageHero title={texts.title} lead={texts.lead} centred>
        {hasBoth && (
          <Segmented
            label={texts.periodLabel}
            chosen={period}
            segments={[
              { value: 'monthly', label: texts.month, to: '/tariffs' },
              { value: 'yearly', label: texts.year, to: '/tariffs?period=yearly' },
            ]}
          />
        )}
      </PageHero>
      <Plans plans={plans.filter(({ type, price }) => type === period || price === 0)} all={plans} />
      <Section white title={texts.which}>
        <ul className={styles.fits}>
          {planNames.map((name) => (
            <li key={name}>
              <Heading level={3} look="h4">
                {texts.fits[name][0]}
              </Heading>
              <Text as="p" tone="secondary">
                {texts.fits[name][1]}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.questions} beside>
        <Faq name="tariffs" items={texts.faq} />
      </Section>
      <RegistrationBand title={texts.promoTitle} lead={texts.promoLead} action={texts.buttons.register} />
    </>
  )
}

/** `plans`: the plans of the chosen period and the free plan; `all`: the plans of both periods, to compare their prices. */
function Plans({ plans, all }: { plans: readonly Plan[]; all: readonly Plan[] }) {
  const { busy, failure, order } = usePlanOrder()
  const isInvoiced = usePlanInvoicesAvailable()
  return (
    <Container>
      <NeedsScript />
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            saved={yearlySaving(plan, all)}
            busy={busy === plan.id}
            onOrder={() => void order(plan)}
            isInvoiced={isInvoiced}
          />
        ))}
      </ul>
      <ErrorNote>{failure}</ErrorNote>
    </Container>
  )
}
