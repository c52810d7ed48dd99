// The card of one plan on the page of plans: price, what is included, and the button to get it.
import type { Plan } from '@sverka/contract/plans/plans'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useAccount } from '../shell/account.tsx'
import { RegisterButton } from '../site-pages/register-button.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Row, VisuallyHidden } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { planInvoiceMessages } from './invoices.messages.ts'
import { isInformative, planButton } from './plan-button.rules.ts'
import { listPoints } from './plan-points.ts'
import { plansMessages } from './plans.messages.ts'
import styles from './plans.module.css'

interface PlanCardProps {
  readonly plan: Plan
  /** Rubles that paying by the year saves compared with paying by the month; 0 if none. */
  readonly saved: number
  readonly busy: boolean
  readonly onOrder: () => void
  /** Whether companies can pay by invoice on this site. */
  readonly isInvoiced: boolean
}

export function PlanCard({ plan, saved, busy, onOrder, isInvoiced }: PlanCardProps) {
  const texts = useMessages(plansMessages)
  const invoices = useMessages(planInvoiceMessages)
  const format = useFormat()
  const isRecommended = plan.word === 'business'
  const term = plan.word === 'free' ? texts.firstDays : plan.type === 'yearly' ? texts.perYear : texts.perMonth
  return (
    <li className={classNames(styles.card, isRecommended && styles.recommended)}>
      <Row between>
        <Heading level={2} look="h3">
          {plan.name}
        </Heading>
        {isRecommended && <Tag tone="accent">{texts.recommended}</Tag>}
      </Row>
      <Text as="p" tone="secondary" className={styles.about}>
        {texts.about[plan.description] ?? plan.description}
      </Text>
      <p className={styles.price}>
        <Text numeric className={styles.sum}>
          {format.price(plan.price)}
        </Text>
        <Text size="caption" tone="muted">
          {term}
        </Text>
        {saved > 0 && <Tag tone="good">{texts.saved(format.price(saved))}</Tag>}
      </p>
      <Points plan={plan} />
      <div className={styles.action}>
        <PlanAction plan={plan} busy={busy} onOrder={onOrder} />
        {isInvoiced && plan.price > 0 && (
          <ButtonLink variant="text" full to={`/profile/subscription?invoice=${plan.id}`}>
            {invoices.byInvoice}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** The list of what a plan includes and what it does not. */
export function Points({ plan }: { plan: Pick<Plan, 'word' | 'plan_features'> }) {
  const texts = useMessages(plansMessages)
  const locale = useLocale()
  return (
    <ul className={styles.points}>
      {listPoints(plan, texts, locale).map(({ text, isIncluded }) => (
        <li key={text} className={isIncluded ? undefined : styles.absent}>
          <Icon name={isIncluded ? 'check' : 'minus'} />
          <span>
            {!isIncluded && <VisuallyHidden>{texts.absent}</VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The button of the card; none while a member's own plan is loading. */
function PlanAction({ plan, busy, onOrder }: Omit<PlanCardProps, 'saved' | 'isInvoiced'>) {
  const texts = useMessages(plansMessages)
  const { state } = useAccount()
  if (state.status === 'member' && !state.me) return null
  const button = planButton(plan, state.me?.name_membership ?? null)
  if (button === null) return null
  if (button === 'register') return <RegisterButton modest>{texts.buttons.register}</RegisterButton>
  return (
    <Button
      variant={plan.word === 'business' && !isInformative(button) ? 'primary' : 'secondary'}
      size="large"
      full
      disabled={isInformative(button)}
      busy={busy}
      onClick={onOrder}
    >
      {texts.buttons[button]}
    </Button>
  )
}
