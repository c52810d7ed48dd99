// `/back-office/claims`: claims of buyers that were escalated to staff. One decision, for the buyer or the seller, is sent to both with its reason.
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

export default function ClaimsPage({ loaderData: { result, count, looks } }: Route.ComponentProps) {
  const texts = useMessages(claimsQueueMessages)
  const words = useMessages(claimsMessages)
  return (
    <StaffPage title={texts.title} count={count}>
      <Queue
        name="claims"
        label={texts.title}
        items={result}
        total={count}
        looks={looks}
        describe={({ kind, number, claimed_at: at, escalated }) => ({
          title: words.kinds[kind],
          more: words.number(number),
          since: escalated?.at ?? at,
        })}
        review={(claim, walk) => <ClaimReview key={claim.id} claim={claim} walk={walk} />}
      />
    </StaffPage>
  )
}

function ClaimReview({ claim, walk }: { claim: StaffClaim; walk: QueueNavigation }) {
  const texts = useMessages(claimsQueueMessages)
  const words = useMessages(claimsMessages)
  return (
    <>
      <Heading level={2} look="h3">
        {words.number(claim.number)}
      </Heading>
      <Text as="p" tone="secondary">
        {texts.lead}
      </Text>
      <Facts claim={claim} />
      <Panel compact>
        <ClaimWords claim={claim} reader={null} />
      </Panel>
      <Decide id={claim.id} walk={walk} />
    </>
  )
}

function Facts({ claim: { kind, wish, order, buyer, seller, company, escalated } }: { claim: StaffClaim }) {
  const texts = useMessages(claimsQueueMessages)
  const words = useMessages(claimsMessages)
  const format = useFormat()
  return (
    <Panel title={texts.order(order.id)} compact>
      <DescriptionList
        items={[
          { label: words.mark, value: `${words.kinds[kind]}, ${words.wishes[wish]}` },
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

/** Decides for one side, with a written reason that both sides read. */
function Decide({ id, walk: { next, previous, goToNextFree } }: { id: number; walk: QueueNavigation }) {
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
