// `/sellers`: the page that tells sellers why and how to sell on this site.
import { useMessages } from '../../i18n/catalogue.ts'
import { GuestOnly } from '../../shell/guest-only.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { ComparisonTable } from '../comparison-table.tsx'
import { Faq } from '../faq.tsx'
import { IconCells } from '../icon-cells.tsx'
import { PageHero } from '../page-hero.tsx'
import { RegisterButton } from '../register-button.tsx'
import { RegistrationBand } from '../registration-band.tsx'
import { Section } from '../section.tsx'
import { SellerSteps } from './seller-steps.tsx'
import type { SellersMessages } from './sellers.messages.ts'
import { sellersMessages } from './sellers.messages.ts'
import { Testimonials } from './testimonials.tsx'

/** The benefits in the order of the page, each with its icon. */
const benefits: readonly (readonly [keyof SellersMessages['benefits']['items'], IconName])[] = [
  ['badge', 'shield'],
  ['report', 'file'],
  ['chat', 'message'],
  ['page', 'building'],
  ['promotion', 'star'],
  ['payment', 'card'],
]

export default function SellersPage() {
  const texts = useMessages(sellersMessages)
  const { benefits: gains, comparison, faq, registration } = texts
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/sellers" preview="sellers" />
      <PageHero title={texts.heading} lead={texts.lead}>
        <GuestOnly>
          <RegisterButton>{texts.action}</RegisterButton>
        </GuestOnly>
      </PageHero>
      <Section title={gains.title}>
        <IconCells cells={benefits.map(([key, icon]) => ({ icon, name: gains.items[key][0], text: gains.items[key][1] }))} />
      </Section>
      <SellerSteps />
      <Section title={comparison.title}>
        <ComparisonTable caption={comparison.title} heads={comparison.heads} rows={comparison.rows} />
      </Section>
      <Testimonials />
      <Section title={faq.title}>
        <Faq name="sellers" items={faq.items} />
      </Section>
      <RegistrationBand title={registration.title} lead={registration.lead} action={registration.action} />
    </>
  )
}
