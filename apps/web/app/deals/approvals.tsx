// The table of the team's deals that need a second person's approval, undecided ones first, with the dialog to decide.
// Deals need it if their sum exceeds the limit that the team has set.
import { readableName } from '@sverka/contract/company/names'
import type { ListedDealApproval } from '@sverka/contract/deals/deal-approvals'
import { DEAL_COMMENT_MAX } from '@sverka/contract/deals/deals.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { ApprovalTag } from './approval.tsx'
import { approvalsMessages } from './approvals.messages.ts'
import { dealsMessages } from './deals.messages.ts'

/** `approvals`: the current page of the list; `count`: the number of approvals on all pages. */
export function Approvals({ approvals, count }: { approvals: readonly ListedDealApproval[]; count: number }) {
  const texts = useMessages(approvalsMessages)
  return (
    <Panel title={texts.listTitle} count={count} flush>
      <Table
        caption={texts.listTitle}
        rows={approvals}
        rowKey={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'deal', head: texts.deal, rowHeader: true, cell: (deal) => <DealCell deal={deal} /> },
          {
            key: 'company',
            head: texts.company,
            cell: ({ company }) => <Link to={`/counter-parties/${company.ogrn}`}>{readableName(company.name)}</Link>,
          },
          // `check`: number of the report on the company from which the deal was opened.
          { key: 'report', head: texts.report, cell: ({ check }) => <Link to={`/verify/${check}`}>{check}</Link> },
          { key: 'state', head: texts.state, cell: (deal) => <State deal={deal} /> },
        ]}
      />
    </Panel>
  )
}

function DealCell({ deal: { title, kind, sum, mine, approval } }: { deal: ListedDealApproval }) {
  const texts = useMessages(approvalsMessages)
  const kinds = useMessages(dealsMessages).kinds
  const format = useFormat()
  return (
    <Stack gap={1}>
      <Row gap={2} wrap>
        <span>{title}</span>
        {mine && <Tag tone="accent">{texts.mine}</Tag>}
      </Row>
      <Text size="caption" tone="muted">
        {format.list([kinds[kind], format.price(sum), approval.requested_by])}
      </Text>
    </Stack>
  )
}

/** For an undecided deal that somebody else opened, the button to decide; for any other, its state and the decision. */
function State({ deal }: { deal: ListedDealApproval }) {
  const texts = useMessages(approvalsMessages)
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { state, decided_by: decider, decided_at: decidedAt, comment } = deal.approval
  if (state === 'waiting' && !deal.mine)
    return (
      <>
        <Button size="small" aria-label={texts.decideOn(deal.title)} onClick={() => setOpen(true)}>
          {texts.decide}
        </Button>
        {isOpen && <Decision deal={deal} onClose={() => setOpen(false)} />}
      </>
    )
  return (
    <Stack gap={1}>
      <div>
        <ApprovalTag state={state} />
      </div>
      {decider && decidedAt && (
        <Text size="caption" tone="muted">
          {texts.by(decider, format.dateTime(decidedAt))}
          {comment && `. ${comment}`}
        </Text>
      )}
    </Stack>
  )
}

/** Sends the decision with the typed comment, which only a refusal must have. */
function useDecision(deal: ListedDealApproval, onClose: () => void) {
  const texts = useMessages(approvalsMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [comment, setComment] = useState('')
  const decide = (approved: boolean) => async () => {
    const typedComment = comment.trim()
    await browserCall('POST /api/v1/deal-approvals/:id/decision/', {
      params: { id: deal.id },
      body: { approved, ...(typedComment ? { comment: typedComment } : {}) },
    })
    toast.success(approved ? texts.approved : texts.refused)
    await revalidate()
    onClose()
  }
  return { comment, setComment, approving: useSubmit(texts.failed, decide(true)), refusing: useSubmit(texts.failed, decide(false)) }
}

function Decision({ deal, onClose }: { deal: ListedDealApproval; onClose: () => void }) {
  const texts = useMessages(approvalsMessages)
  const format = useFormat()
  const { comment, setComment, approving, refusing } = useDecision(deal, onClose)
  const error = approving.error || refusing.error
  return (
    <Dialog open title={texts.decideOn(deal.title)} closeLabel={texts.close} onClose={onClose}>
      <Form onSend={() => approving.send()}>
        <Stack gap={4}>
          <p>{format.list([readableName(deal.company.name), format.price(deal.sum), deal.approval.requested_by])}</p>
          <ErrorNote>{error}</ErrorNote>
          <TextField
            label={texts.comment}
            hint={texts.commentHint}
            error={refusing.faults.comment ?? approving.faults.comment}
            value={comment}
            maxLength={DEAL_COMMENT_MAX}
            onChange={({ target }) => setComment(target.value)}
          />
          <Row gap={3} wrap>
            <Button type="submit" variant="primary" icon="check" busy={approving.busy}>
              {texts.approve}
            </Button>
            <Button busy={refusing.busy} onClick={() => void refusing.send()}>
              {texts.refuse}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  )
}
