// Frame of the pages opened from a link in an e-mail: nothing happens until the button is pressed, because mail scanners open links too.
import { type ReactNode, useEffect, useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useLaterErrorText } from '../i18n/use-error-text.ts'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'

interface EmailLinkProps {
  title: string
  /** Explains what the button does. */
  note: string
  /** Label of the button. */
  action: string
  /** Path shown in the address bar in place of the one with the secret. */
  path: string
  /** Sends the token of the link to the server; returns the content that replaces the button. */
  sendToken: () => Promise<ReactNode>
}

export function EmailLink({ title, note, action, path, sendToken }: EmailLinkProps) {
  const texts = useMessages(authMessages)
  const errorText = useLaterErrorText()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ReactNode>(null)
  const [errorMessage, setErrorMessage] = useState('')
  useEffect(() => {
    window.history.replaceState(window.history.state, '', path)
  }, [path])
  const submit = async () => {
    setBusy(true)
    setErrorMessage('')
    try {
      setOutcome(await sendToken())
    } catch (cause) {
      if (!isRefusal(cause)) setErrorMessage(texts.offline)
      else setErrorMessage(cause.code === 'invalid_token' ? texts.emailLinkExpired : await errorText(cause.code, texts.offline))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Container className={styles.page}>
      <PageHead title={title} noindex />
      <div className={styles.card}>
        <Heading level={1} look="h3">
          {title}
        </Heading>
        <NeedsScript />
        <ErrorNote>{errorMessage}</ErrorNote>
        {outcome ?? (
          <>
            <Text>{note}</Text>
            <Button variant="primary" size="large" full busy={busy} onClick={() => void submit()}>
              {action}
            </Button>
          </>
        )}
      </div>
    </Container>
  )
}
