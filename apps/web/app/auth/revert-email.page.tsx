// `/revert-email/:token`: target of the e-mailed link that restores the old e-mail address after a change; it also ends every session of the account.
import { useState } from 'react'
import { useParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { authMessages } from './auth.messages.ts'
import { EmailLink } from './email-link.tsx'

export const handle: PageFrame = { footer: false }

/** The URL carries a secret: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export default function RevertEmailPage() {
  const texts = useMessages(authMessages)
  // Kept in state, because `EmailLink` replaces the URL by one without the token.
  const [token] = useState(useParams().token ?? '')
  const revert = async () => {
    await browserCall('POST /auth/users/revert_email/', { body: { token } })
    return (
      <>
        <Note tone="warning" alert>
          {texts.emailReverted}
        </Note>
        <ButtonLink to="/login?view=forgot" variant="primary" size="large" full>
          {texts.restore}
        </ButtonLink>
      </>
    )
  }
  return (
    <EmailLink
      title={texts.revertEmailTitle}
      note={texts.revertEmailNote}
      action={texts.revertEmail}
      path="/revert-email/-"
      sendToken={revert}
    />
  )
}
