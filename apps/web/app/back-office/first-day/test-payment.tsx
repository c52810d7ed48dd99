// The test payment of one ruble that staff make with the payment provider, to see that payments work; it is refunded at once. Here are its state and
// a button to start one.
import type { TestPayment } from '@sverka/contract/payments/test-payment'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { isRefusal } from '../../api/refusal.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Text } from '../../ui/text.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useRefusedText } from '../use-decision.ts'
import { firstDayMessages } from './first-day.messages.ts'

/** Whether the provider has not reported the final state yet (of a payment or a refund). */
const isAwaited = (state: TestPayment['status'] | null): boolean => state === 'created' || state === 'pending'

/** Whether the payment or its refund has no final state yet. */
export const isUnderWay = ({ status, refund }: TestPayment): boolean =>
  isAwaited(status) || (status === 'succeeded' && (refund === null || isAwaited(refund)))

/** One line: number, state, and the reason of a failure. */
export function TestState({ test }: { test: TestPayment }) {
  const texts = useMessages(firstDayMessages).test
  const stateText =
    test.refund === 'canceled' ? texts.notRefunded : test.refund === 'succeeded' ? texts.refunded : texts.states[test.status]
  const reasons: Readonly<Record<string, string>> = texts.reasons
  const reason = test.reason === null ? '' : (reasons[test.reason] ?? texts.otherReason(test.reason))
  return (
    <Text as="p" size="caption">
      {[texts.number(test.id), stateText, reason].join(' ')}
    </Text>
  )
}

/** Button that starts a test payment on the provider's page, or a link to continue a started one. Draws nothing while the refund is awaited. */
export function TestButton({ test }: { test: TestPayment | null }) {
  const texts = useMessages(firstDayMessages).test
  const refusedText = useRefusedText(texts.noAnswer)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { url } = await browserCall('POST /api/v1/admin/test-payments/', {})
      location.assign(url)
    } catch (error) {
      toast.error(isRefusal(error) && error.code === 'payment_unavailable' ? texts.noAnswer : refusedText(error))
      setBusy(false)
      await revalidate()
    }
  }
  if (test?.url)
    return (
      <ButtonLink size="small" to={test.url}>
        {texts.goOn}
      </ButtonLink>
    )
  if (test && isUnderWay(test) && test.status === 'succeeded') return null
  return (
    <Button size="small" busy={busy} onClick={() => void start()}>
      {texts.begin}
    </Button>
  )
}
