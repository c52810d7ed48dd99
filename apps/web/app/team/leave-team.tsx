// Leaving a team, or closing it by its owner.
import type { Team } from '@sverka/contract/team/team'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { teamMessages } from './team.messages.ts'
import { useTeamAction } from './use-team-action.ts'

export function LeaveTeam({ team: { role } }: { team: Team }) {
  const texts = useMessages(teamMessages)
  const [isConfirming, setConfirming] = useState(false)
  const closing = useTeamAction(texts.closed, () => browserCall('DELETE /api/v1/team/', {}))
  const leaving = useTeamAction(texts.left, () => browserCall('POST /api/v1/team/leave/', {}))
  const isOwner = role === 'owner'
  const { error, send } = isOwner ? closing : leaving
  const title = isOwner ? texts.close : texts.leave
  return (
    <div>
      <ErrorNote>{error}</ErrorNote>
      <Button variant="text" icon="log-out" onClick={() => setConfirming(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={title}
        text={isOwner ? texts.closeText : texts.leaveText}
        action={title}
        labels={{ close: texts.closeDialog, cancel: texts.cancel }}
        onClose={() => setConfirming(false)}
        onConfirm={() => send()}
      />
    </div>
  )
}
