// `/back-office/claims`: claims of buyers about orders that were passed to staff, by the buyer or after the last day for a side's answer. The
// decision, for the buyer or for the seller, is sent to both with its reason.
import { CLAIM_TEXT_MAX } from '@sverka/contract/orders/claims.rules'
import type { StaffClaim } from '@sverka/contract/orders/claims.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { ClaimWords } from '../../orders/claims/claim-words.tsx'
import { claimsMessages } from '../../orders/claims/claims.messages.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { QUEUE_PAGE_SIZE, Queue } from '../queue.tsx'
import type { QueueNavigation } from '../queue-navigation.ts'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useDecision } from '../use-decision.ts'
import { useKeys } from '../use-keys.ts'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/claims.page'
import { claimsQueueMessages } from './claims.messages.ts'

export const clientLoader = staffLoader(() =>
  withPresences('claims', browserCall('GET /api/v1/admin/order-claims/', { query: { page_size: QUEUE_PAGE_SIZE } })),
)

export default function ClaimsPage({ loaderData: { result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(claimsQueueMessages)
  const claimTexts = useMessages(claimsMessages)
  return (
    <StaffPage title={texts.title} count={count}>
      <Queue
        name="claims"
        label={texts.title}
        items={result}
        total={count}
        presences={presences}
        describe={({ kind, number, claimed_at: at, escalated }) => ({
          title: claimTexts.kinds[kind],
          more: claimTexts.number(number),
          // `escalated`: when and by whom the claim was passed to staff.
          since: escalated?.at ?? at,
        })}
        review={(claim, navigation) => <ClaimReview key={claim.id} claim={claim} navigation={navigation} />}
      />
    </StaffPage>
  )
}

function ClaimReview({ claim, navigation }: { claim: StaffClaim; navigation: QueueNavigation }) {
  const texts = useMessages(claimsQueueMessages)
  const claimTexts = useMessages(claimsMessages)
  return (
    <>
      <Heading level={2} look="h3">
        {claimTexts.number(claim.number)}
      </Heading>
      <Text as="p" tone="secondary">
        {texts.lead}
      </Text>
      <Facts claim={claim} />
      <Panel compact>
        {/* `reader`: the side that reads; null for staff. */}
        <ClaimWords claim={claim} reader={null} />
      </Panel>
      <Decide id={claim.id} navigation={navigation} />
    </>
  )
}

/** The claim's kind and the buyer's wish, the order's sums in rubles, both sides, and who passed the claim to staff. */
function Facts({ claim: { kind, wish, order, buyer, seller, company, escalated } }: { claim: StaffClaim }) {
  const texts = useMessages(claimsQueueMessages)
  const claimTexts = useMessages(claimsMessages)
  const format = useFormat()
  return (
    <Panel title={texts.order(order.id)} compact>
      <DescriptionList
        items={[
          { label: claimTexts.mark, value: `${claimTexts.kinds[kind]}, ${claimTexts.wishes[wish]}` },
          { label: texts.sum, value: format.price(order.total) },
          { label: texts.refunded, value: format.price(order.refunded) },
          { label: texts.buyer, value: buyer.full_name },
          { label: texts.seller, value: `${seller.full_name}, ${company}` },
          { label: texts.why, value: texts.by[escalated?.by ?? 'buyer'] },
        ]}
      />
    </Panel>
  )
}

/** The decision for one side, with a written reason that both sides read. Of a double click only the first click (`detail` 1) counts. */
function Decide({ id, navigation: { next, previous, goToNextFree } }: { id: number; navigation: QueueNavigation }) {
  const texts = useMessages(claimsQueueMessages)
  const { busy, decide } = useDecision(goToNextFree)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  useKeys({ j: next, s: goToNextFree, k: previous }, !busy)
  const send = (side: 'buyer' | 'seller') => {
    setError(reason.trim() === '' ? texts.saidMissing : '')
    if (reason.trim() === '') return
    const body = { for: side, said: reason.trim() }
    void decide(() => browserCall('POST /api/v1/admin/order-claims/:id/decision/', { params: { id }, body }), texts.decided)
  }
  return (
    <>
      <TextArea
        label={texts.said}
        error={error}
        maxLength={CLAIM_TEXT_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Row wrap className={styles.decision}>
        <Button variant="primary" busy={busy} onClick={({ detail }) => detail < 2 && send('buyer')}>
          {texts.forBuyer}
        </Button>
        <Button busy={busy} onClick={({ detail }) => detail < 2 && send('seller')}>
          {texts.forSeller}
        </Button>
        <Button variant="text" disabled={busy} onClick={goToNextFree}>
          {texts.next} <kbd>S</kbd>
        </Button>
      </Row>
    </>
  )
}
