// The sign-in dialog: opens over any page when a guest uses a feature for members. After signing in, `useAccount` continues that action.
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { authMessages } from './auth.messages.ts'
import { AuthViews } from './auth-views.tsx'

export function AuthModal() {
  const texts = useMessages(authMessages)
  const { signInPrompt, dismiss } = useAccount()
  if (!signInPrompt) return null
  return (
    <AuthViews
      initialView={signInPrompt.view}
      renderFrame={({ aboveTitle, title, content }) => (
        <Dialog open lead={aboveTitle} title={title} closeLabel={texts.close} onClose={dismiss}>
          <Stack gap={4}>
            {signInPrompt.reason && <Note>{signInPrompt.reason}</Note>}
            {content}
          </Stack>
        </Dialog>
      )}
    />
  )
}
