// The people of a team; its owner changes roles, removes people and transfers the ownership.
import type { Team, TeamPerson } from '@sverka/contract/team/team'
import { type AssignableTeamRole, assignableTeamRoles } from '@sverka/contract/team/team.rules'
import { useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Select } from '../ui/field.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { teamMessages } from './team.messages.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

export function People({ team }: { team: Team }) {
  const texts = useMessages(teamMessages)
  const format = useFormat()
  const isOwner = team.role === 'owner'
  return (
    <Panel title={texts.people} count={team.people.length} foot={isOwner ? texts.rolesHint : undefined} flush>
      <Table
        caption={texts.people}
        rows={team.people}
        rowKey={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'person', head: texts.person, rowHeader: true, cell: (person) => <Named person={person} isMe={person.id === team.me} /> },
          {
            key: 'role',
            head: texts.role,
            cell: (person) => (isOwner && person.role !== 'owner' ? <Role person={person} /> : texts.roles[person.role]),
          },
          { key: 'since', head: texts.since, cell: ({ since }) => format.dateOfTime(since) },
          ...(isOwner && team.people.length > 1
            ? [{ key: 'acts', head: texts.acts, cell: (person: TeamPerson) => person.role !== 'owner' && <Acts person={person} /> }]
            : []),
        ]}
      />
    </Panel>
  )
}

function Named({ person: { full_name: name, email }, isMe }: { person: TeamPerson; isMe: boolean }) {
  const texts = useMessages(teamMessages)
  return (
    <Stack gap={1}>
      <Row gap={2} wrap>
        <span className={styles.email}>{name}</span>
        {isMe && <Tag tone="accent">{texts.you}</Tag>}
      </Row>
      {email && (
        <Text size="caption" tone="muted">
          <span className={styles.email}>{email}</span>
        </Text>
      )}
    </Stack>
  )
}

function Role({ person: { id, full_name: name, role } }: { person: TeamPerson }) {
  const texts = useMessages(teamMessages)
  // A ref, because the request is sent in the event handler, before React would have updated a state.
  const wanted = useRef(role as AssignableTeamRole)
  const { busy, error, send } = useTeamAction(texts.roleChanged, () =>
    browserCall('PATCH /api/v1/team/people/:id/', { params: { id }, body: { role: wanted.current } }),
  )
  return (
    <Select
      label={texts.roleFor(name)}
      labelHidden
      error={error}
      value={busy ? wanted.current : role}
      onChange={({ target }) => {
        wanted.current = target.value as AssignableTeamRole
        void send()
      }}
    >
      {assignableTeamRoles.map((role) => (
        <option key={role} value={role}>
          {texts.roles[role]}
        </option>
      ))}
    </Select>
  )
}

function Acts({ person: { id, full_name: name } }: { person: TeamPerson }) {
  const texts = useMessages(teamMessages)
  const [openDialog, setOpenDialog] = useState<'remove' | 'handOver' | null>(null)
  const removing = useTeamAction(texts.removed, () => browserCall('DELETE /api/v1/team/people/:id/', { params: { id } }))
  const handing = useTeamAction(texts.handedOver, () => browserCall('POST /api/v1/team/owner/', { body: { person: id } }))
  const labels = { close: texts.closeDialog, cancel: texts.cancel }
  const error = removing.error || handing.error
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <Button size="small" aria-label={texts.handOverWho(name)} onClick={() => setOpenDialog('handOver')}>
          {texts.handOver}
        </Button>
        <Button size="small" variant="text" aria-label={texts.removeWho(name)} onClick={() => setOpenDialog('remove')}>
          {texts.remove}
        </Button>
      </Row>
      <ErrorNote>{error}</ErrorNote>
      <ConfirmDialog
        open={openDialog === 'remove'}
        title={texts.removeWho(name)}
        text={texts.removeText}
        action={texts.remove}
        labels={labels}
        onClose={() => setOpenDialog(null)}
        onConfirm={() => removing.send()}
      />
      <ConfirmDialog
        open={openDialog === 'handOver'}
        title={texts.handOverWho(name)}
        text={texts.handOverText}
        action={texts.handOver}
        labels={labels}
        onClose={() => setOpenDialog(null)}
        onConfirm={() => handing.send()}
      />
    </Stack>
  )
}
