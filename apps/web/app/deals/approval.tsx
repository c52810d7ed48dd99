// The panel in a deal's dossier that shows whether a second person of the team has approved the deal, and the tag of that state.
// A team can set a limit; deals with a larger sum need that approval.
import type { DealApproval } from '@sverka/contract/deals/deal-approvals'
import type { DealApprovalState } from '@sverka/contract/deals/deals.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { approvalsMessages } from './approvals.messages.ts'

/** `nobody`: the deal stays undecided, because the member who opened it has left the team. */
const looks: Record<DealApprovalState, { tone: 'good' | 'bad' | 'warning' | 'neutral'; icon: IconName }> = {
  waiting: { tone: 'warning', icon: 'clock' },
  approved: { tone: 'good', icon: 'check-circle' },
  refused: { tone: 'bad', icon: 'close' },
  nobody: { tone: 'neutral', icon: 'info' },
}

export function ApprovalTag({ state }: { state: DealApprovalState }) {
  const texts = useMessages(approvalsMessages)
  return <Tag {...looks[state]}>{texts.states[state]}</Tag>
}

export function Approval({ approval }: { approval: DealApproval }) {
  const texts = useMessages(approvalsMessages)
  const format = useFormat()
  const { state, over: limit, requested_by: asker, requested_at: askedAt, decided_by: decider, decided_at: decidedAt, comment } = approval
  return (
    <Panel title={texts.title}>
      <Stack gap={3}>
        <div>
          <ApprovalTag state={state} />
        </div>
        <Text as="p" tone="secondary">
          {state === 'nobody' ? texts.nobodyText : texts.over(format.price(limit))}
        </Text>
        <DescriptionList
          items={[
            { label: texts.asked, value: texts.by(asker, format.dateTime(askedAt)) },
            ...(decider && decidedAt ? [{ label: texts.decided, value: texts.by(decider, format.dateTime(decidedAt)) }] : []),
            ...(comment ? [{ label: texts.comment, value: comment }] : []),
          ]}
        />
      </Stack>
    </Panel>
  )
}
