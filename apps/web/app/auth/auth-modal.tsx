// The sign-in dialog: opens wherever a guest uses something for members, and continues that action after the sign-in.
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { authMessages } from './auth.messages.ts'
import { AuthViews } from './auth-views.tsx'

export function AuthModal() {
  const texts = useMessages(authMessages)
  const { invitation, dismiss } = useAccount()
  if (!invitation) return null
  return (
    <AuthViews
      initialView={invitation.view}
      frame={({ lead, title, content }) => (
        <Dialog open lead={lead} title={title} closeLabel={texts.close} onClose={dismiss}>
          <Stack gap={4}>
            {invitation.reason && <Note>{invitation.reason}</Note>}
            {content}
          </Stack>
        </Dialog>
      )}
    />
  )
}
