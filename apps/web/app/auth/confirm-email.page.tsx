// `/confirm-email/:token`: target of the e-mailed link that confirms a change of the account's e-mail address; works without signing in.
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

export default function ConfirmEmailPage() {
  const texts = useMessages(authMessages)
  // Kept in state, because `EmailLink` replaces the URL by one without the token.
  const [token] = useState(useParams().token ?? '')
  const confirm = async () => {
    const { state } = await browserCall('POST /auth/users/confirm_email/', { body: { token } })
    // The old and the new address each get a link; the link sent to the other address has not been confirmed yet.
    if (state === 'waiting') return <Note alert>{texts.emailWaiting}</Note>
    return (
      <>
        <Note tone="good" alert>
          {texts.emailConfirmed}
        </Note>
        {/* For a signed-in member `/login` redirects to the profile. */}
        <ButtonLink to="/login" variant="primary" size="large" full>
          {texts.toProfile}
        </ButtonLink>
      </>
    )
  }
  return (
    <EmailLink
      title={texts.confirmEmailTitle}
      note={texts.confirmEmailNote}
      action={texts.confirmEmail}
      path="/confirm-email/-"
      sendToken={confirm}
    />
  )
}
