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
  note: string
  action: string
  /** Path shown in the address bar in place of the one with the secret. */
  path: string
  /** Sends the secret to the server; returns what to show instead of the button. */
  use: () => Promise<ReactNode>
}

export function EmailLink({ title, note, action, path, use }: EmailLinkProps) {
  const texts = useMessages(authMessages)
  const errorText = useLaterErrorText()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ReactNode>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    window.history.replaceState(window.history.state, '', path)
  }, [path])
  const run = async () => {
    setBusy(true)
    setWrong('')
    try {
      setOutcome(await use())
    } catch (cause) {
      if (!isRefusal(cause)) setWrong(texts.offline)
      else setWrong(cause.code === 'invalid_token' ? texts.emailLinkExpired : await errorText(cause.code, texts.offline))
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
        <ErrorNote>{wrong}</ErrorNote>
        {outcome ?? (
          <>
            <Text>{note}</Text>
            <Button variant="primary" size="large" full busy={busy} onClick={() => void run()}>
              {action}
            </Button>
          </>
        )}
      </div>
    </Container>
  )
}
