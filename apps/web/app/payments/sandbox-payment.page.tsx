// `/sandbox-payment/:slug`: the simulated payment page, which takes the place of the payment provider's page and is marked as a test. The payer can
// pay by any valid card number, have the payment declined, or leave.
import type { SandboxPayment } from '@sverka/contract/payments/payments'
import { sandboxOutcomes } from '@sverka/contract/payments/payments.rules'
import type { Call } from '@sverka/contract/web-host'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/sandbox-payment.page'
import { paymentsMessages } from './payments.messages.ts'
import styles from './payments.module.css'

/** The URL is a secret that expires: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const load = (call: Call, slug: string) => pageData(call('GET /api/v1/sandbox-payments/:slug/', { params: { slug } }))

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.slug)

export default function SandboxPaymentPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useMessages(paymentsMessages)
  const format = useFormat()
  const [payment, setPayment] = useState<SandboxPayment>(loaderData)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} noindex />
      <Stack gap={6}>
        <Heading level={1} look="h2">
          {texts.title}
        </Heading>
        <Note tone="warning" title={texts.test}>
          <p>{texts.testHint}</p>
        </Note>
        <Panel>
          <div className={styles.form}>
            <div className={styles.sum}>
              <Text>
                <span lang="ru">{payment.description}</span>
              </Text>
              <Text size="lead" weight="bold" numeric>
                {texts.amount} {format.price(payment.amount)}
              </Text>
            </div>
            {payment.status === 'pending' ? (
              <Paying slug={params.slug} payment={payment} onEnd={setPayment} />
            ) : (
              <Ended payment={payment} />
            )}
          </div>
        </Panel>
      </Stack>
    </Container>
  )
}

/** The return URL is absolute; only its path is used, so the payer stays on this site. */
const toPath = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}

function Ended({ payment }: { payment: SandboxPayment }) {
  const texts = useMessages(paymentsMessages)
  const isPaid = payment.status === 'succeeded'
  return (
    <>
      <Note tone={isPaid ? 'good' : 'bad'} title={isPaid ? texts.paid : texts.canceled} alert>
        <p>{isPaid ? texts.paidHint : texts.canceledHint}</p>
      </Note>
      <ButtonLink variant="primary" size="large" full to={toPath(payment.return_url)}>
        {texts.back}
      </ButtonLink>
    </>
  )
}

interface PayingProps {
  readonly slug: string
  readonly payment: SandboxPayment
  readonly onEnd: (payment: SandboxPayment) => void
}

/** Longest typed card number: at most 19 digits; the rest is room for spaces. */
const CARD_INPUT_MAX = 40

/** The form of a pending payment. */
function Paying({ slug, payment, onEnd }: PayingProps) {
  const texts = useMessages(paymentsMessages)
  const { card, type, fault, failure, busy, end } = usePaying(slug, onEnd)
  const [succeed, fail] = sandboxOutcomes
  return (
    <Form className={styles.form} onSend={() => end(succeed)}>
      <TextField
        label={texts.card}
        hint={texts.cardHint}
        error={fault}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CARD_INPUT_MAX}
        value={card}
        onChange={({ target }) => type(target.value)}
      />
      <NeedsScript>{texts.needsScript}</NeedsScript>
      <ErrorNote>{failure}</ErrorNote>
      <Button type="submit" variant="primary" size="large" full busy={busy}>
        {texts.pay}
      </Button>
      <Button full busy={busy} onClick={() => void end(fail)}>
        {texts.decline}
      </Button>
      <ButtonLink variant="text" full to={toPath(payment.return_url)}>
        {texts.leave}
      </ButtonLink>
    </Form>
  )
}

/** `fault` is an error of the card number, `failure` any other error; `end` ends the payment with the chosen outcome. */
function usePaying(slug: string, onEnd: (payment: SandboxPayment) => void) {
  const texts = useMessages(paymentsMessages)
  const errorText = useErrorText()
  const [card, setCard] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  /** Loads and shows the result of a payment that ended in another tab or expired. `message` is shown if that fails. */
  const endedElsewhere = (message: string) => load(browserCall, slug).then(onEnd, () => setFailure(message))
  const end = async (outcome: (typeof sandboxOutcomes)[number]) => {
    if (busy) return
    setBusy(true)
    setFault('')
    setFailure('')
    try {
      onEnd(await browserCall('POST /api/v1/sandbox-payments/:slug/', { params: { slug }, body: { card_number: card, outcome } }))
    } catch (error) {
      const wrong = isRefusal(error) ? error.errors?.card_number?.[0]?.code : undefined
      if (wrong) setFault(errorText(wrong))
      else if (isRefusal(error) && error.code === 'payment_settled') await endedElsewhere(errorText(error.code))
      else setFailure(isRefusal(error) ? errorText(error.code) : texts.offline)
    } finally {
      setBusy(false)
    }
  }
  const type = (typed: string) => {
    setCard(typed)
    setFault('')
  }
  return { card, type, fault, failure, busy, end }
}
