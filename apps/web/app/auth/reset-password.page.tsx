// `/reset-password/:uid/:token`: target of the link in the e-mail about a forgotten password. The secret is removed from the address bar.
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Heading } from '../ui/text.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'
import { NewPasswordForm } from './new-password-form.tsx'

export const handle: PageFrame = { footer: false }

/** The URL carries a secret: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export default function ResetPasswordPage() {
  const texts = useMessages(authMessages)
  const { uid = '', token = '' } = useParams()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/reset-password/-/-')
  }, [])
  return (
    <Container className={styles.page}>
      <PageHead title={texts.resetPageTitle} noindex />
      <div className={styles.card}>
        <Heading level={1} look="h3">
          {texts.newPassword}
        </Heading>
        <NeedsScript />
        {isDone ? (
          <>
            <Note tone="good" alert>
              {texts.passwordChanged}
            </Note>
            <ButtonLink to="/login" variant="primary" size="large" full>
              {texts.signIn}
            </ButtonLink>
          </>
        ) : (
          <NewPasswordForm uid={uid} token={token} onDone={() => setDone(true)} />
        )}
      </div>
    </Container>
  )
}
