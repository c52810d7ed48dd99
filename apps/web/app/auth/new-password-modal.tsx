// The form for a new password as a dialog over any page whose query has `uid` and `token`; afterwards the sign-in dialog opens.
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { authMessages } from './auth.messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'

export function NewPasswordModal({ uid, token }: { uid: string; token: string }) {
  const texts = useMessages(authMessages)
  const account = useAccount()
  const [, setQuery] = useSearchParams()
  const close = () =>
    setQuery(
      (query) => {
        query.delete('uid')
        query.delete('token')
        return query
      },
      { replace: true },
    )
  const done = () => {
    close()
    account.ask()
  }
  return (
    <Dialog open title={texts.newPassword} closeLabel={texts.close} onClose={close}>
      <NewPasswordForm uid={uid} token={token} onDone={done} />
    </Dialog>
  )
}
