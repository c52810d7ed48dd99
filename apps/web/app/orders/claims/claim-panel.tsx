// A buyer's claim (complaint) on the page of its order: state and deadline, the texts of both sides, and the buttons for the reader's possible steps.
import type { Claim } from '@sverka/contract/orders/claims'
import { isClaimOpen } from '@sverka/contract/orders/claims.rules'
import { lazy, Suspense, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { useOrderAction } from '../use-order-action.ts'
import { ClaimWords } from './claim-words.tsx'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }))

type Role = 'buyer' | 'seller'

interface PanelProps {
  claim: Claim
  role: Role
}

export function ClaimPanel({ claim, role }: PanelProps) {
  const texts = useMessages(claimsMessages)
  const format = useFormat()
  const title = useTitle(claim, role)
  const hint = useHint(claim, role)
  const number = `${texts.number(claim.number)} ${texts.from(format.dateOfTime(claim.claimed_at))}`
  return (
    <Panel title={title} anchor={`claim-${claim.id}`} className={isClaimOpen(claim.state) ? styles.claim : undefined}>
      <Stack gap={4}>
        <Text as="p" tone="secondary">
          {`${texts.kinds[claim.kind]}, ${texts.wishes[claim.wish]}. ${number}. ${hint}`}
        </Text>
        <ClaimActions claim={claim} />
        <ClaimWords claim={claim} reader={role} />
      </Stack>
    </Panel>
  )
}

/** The state in words. An open claim has the last day for the seller's answer; an answer that agrees may have the day promised by the seller. */
function useTitle({ state, answer, decision, due_on: due }: Claim, role: Role): string {
  const { titles } = useMessages(claimsMessages)
  const format = useFormat()
  if (state === 'open') return titles.open[role](format.date(due))
  if (state === 'decided') return titles.decided[decision?.for ?? 'buyer']
  if (state !== 'answered') return titles[state]
  if (answer?.answer === 'refuses') return titles.refuses
  return answer?.promised_on ? titles.agreesBy(format.date(answer.promised_on)) : titles.agrees
}

/** A hint on the reader's next step; empty for an escalated claim, on which staff decide, and for one that has ended. */
function useHint({ state, due_on: due }: Claim, role: Role): string {
  const { hints } = useMessages(claimsMessages)
  const format = useFormat()
  if (state === 'open') return hints.open[role]
  return state === 'answered' ? hints.answered[role](format.date(due)) : ''
}

/** Buttons for `acts`, the steps that the server allows the reader now. */
function ClaimActions({ claim: { id, number, acts } }: { claim: Claim }) {
  const texts = useMessages(claimsMessages)
  const { busy, run } = useOrderAction()
  const [isAnswering, setAnswering] = useState(false)
  const input = { params: { id } }
  const accept = async () => {
    await browserCall('POST /api/v1/order-claims/:id/acceptance/', input)
    return texts.accepted
  }
  const escalate = async () => {
    await browserCall('POST /api/v1/order-claims/:id/escalation/', input)
    return texts.escalated
  }
  const withdraw = async () => {
    await browserCall('POST /api/v1/order-claims/:id/withdrawal/', input)
    return texts.withdrawn
  }
  if (acts.length === 0) return null
  return (
    <Row wrap>
      {acts.includes('answer') && (
        <Button variant="primary" onClick={() => setAnswering(true)}>
          {texts.answer}
        </Button>
      )}
      {acts.includes('accept') && (
        <Button variant="primary" busy={busy} onClick={() => void run(accept)}>
          {texts.accept}
        </Button>
      )}
      {acts.includes('escalate') && (
        <Button busy={busy} onClick={() => void run(escalate)}>
          {texts.escalate}
        </Button>
      )}
      {acts.includes('withdraw') && (
        <Button variant="text" busy={busy} onClick={() => void run(withdraw)}>
          {texts.withdraw}
        </Button>
      )}
      {isAnswering && (
        <Suspense>
          <AnswerDialog id={id} number={number} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </Row>
  )
}
