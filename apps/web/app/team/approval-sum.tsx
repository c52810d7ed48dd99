// The sum above which the team's deals need approval by a second person: set by the owner, shown to everybody in the team.
import type { Team } from '@sverka/contract/team/team'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { readNumber } from '../ui/typed-number.ts'
import { teamMessages } from './team.messages.ts'
import { useTeamAction } from './use-team-action.ts'

export function ApprovalSum({ team: { role, approval_over: over } }: { team: Team }) {
  const texts = useMessages(teamMessages)
  const format = useFormat()
  return (
    <Panel title={texts.approval} action={<Link to="/profile/deals">{texts.deals}</Link>}>
      <Stack gap={4}>
        <p>{over === null ? texts.approvalNone : texts.approvalOver(format.price(over))}</p>
        {role === 'owner' && <SetSum over={over} />}
      </Stack>
    </Panel>
  )
}

/** `over`: deals above this sum in rubles need approval; null if none do. An empty field or 0 sets null. */
function SetSum({ over }: { over: number | null }) {
  const texts = useMessages(teamMessages)
  // Russian users type a decimal comma.
  const [typed, setTyped] = useState(over === null ? '' : String(over).replace('.', ','))
  const sum = readNumber(typed, 2)
  const { busy, error, faults, send } = useTeamAction(texts.approvalSaved, () =>
    browserCall('PUT /api/v1/team/approval/', { body: { over: sum || null } }),
  )
  return (
    <Form onSend={() => send(Number.isNaN(sum) ? { over: texts.sumWrong } : {})}>
      <Stack gap={3}>
        <ErrorNote>{error}</ErrorNote>
        <TextField
          label={texts.approvalSum}
          hint={texts.approvalHint}
          error={faults.over}
          inputMode="decimal"
          value={typed}
          maxLength={20}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Row gap={3} wrap>
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
