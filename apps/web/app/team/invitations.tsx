// The invitations of a team, for its owner: send one, send it again, withdraw it.
import type { Team, TeamInvitation } from '@sverka/contract/team/team'
import { type AssignableTeamRole, assignableTeamRoles } from '@sverka/contract/team/team.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { teamMessages } from './team.messages.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

export function Invitations({ team: { confirmed, invitations } }: { team: Team }) {
  const texts = useMessages(teamMessages)
  if (!confirmed && invitations.length === 0) return null
  return (
    <Panel title={texts.invitations} count={invitations.length > 0 ? invitations.length : undefined}>
      <Stack gap={4}>
        {confirmed && <Invite />}
        {invitations.length > 0 && <Sent invitations={invitations} />}
      </Stack>
    </Panel>
  )
}

function Invite() {
  const texts = useMessages(teamMessages)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<AssignableTeamRole>('member')
  const { busy, error, faults, send } = useTeamAction(texts.invited, async () => {
    await browserCall('POST /api/v1/team/invitations/', { body: { email: email.trim(), role } })
    setEmail('')
  })
  return (
    <Form onSend={() => send()}>
      <Stack gap={3}>
        <ErrorNote>{error}</ErrorNote>
        <div className={styles.invite}>
          <TextField
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            error={faults.email}
            value={email}
            maxLength={254}
            required
            onChange={({ target }) => setEmail(target.value)}
          />
          <Select label={texts.role} value={role} onChange={({ target }) => setRole(target.value as AssignableTeamRole)}>
            {assignableTeamRoles.map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </Select>
          <div className={styles.send}>
            <Button type="submit" variant="primary" icon="send" busy={busy}>
              {texts.invite}
            </Button>
          </div>
        </div>
      </Stack>
    </Form>
  )
}

function Sent({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const texts = useMessages(teamMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.invitations}
      rows={invitations}
      rowKey={({ id }) => id}
      stacked
      columns={[
        { key: 'email', head: texts.email, rowHeader: true, cell: ({ email }) => <span className={styles.email}>{email}</span> },
        { key: 'role', head: texts.role, cell: ({ role }) => texts.roles[role] },
        { key: 'sent', head: texts.sent, cell: ({ sent_at: at }) => format.dateTime(at) },
        {
          key: 'until',
          head: texts.until,
          cell: ({ until, open }) => (open ? format.dateTime(until) : <Tag tone="warning">{texts.ended}</Tag>),
        },
        { key: 'acts', head: texts.acts, cell: (invitation) => <Acts invitation={invitation} /> },
      ]}
    />
  )
}

function Acts({ invitation: { id, email } }: { invitation: TeamInvitation }) {
  const texts = useMessages(teamMessages)
  const params = { id }
  const resending = useTeamAction(texts.invited, () => browserCall('POST /api/v1/team/invitations/:id/resend/', { params }))
  const withdrawing = useTeamAction(texts.withdrawn, () => browserCall('DELETE /api/v1/team/invitations/:id/', { params }))
  const error = resending.error || withdrawing.error
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <Button size="small" aria-label={texts.resendTo(email)} busy={resending.busy} onClick={() => void resending.send()}>
          {texts.resend}
        </Button>
        <Button
          size="small"
          variant="text"
          aria-label={texts.withdrawFrom(email)}
          busy={withdrawing.busy}
          onClick={() => void withdrawing.send()}
        >
          {texts.withdraw}
        </Button>
      </Row>
      <ErrorNote>{error}</ErrorNote>
    </Stack>
  )
}
