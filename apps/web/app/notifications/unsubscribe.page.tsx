// `/unsubscribe/:token`: target of the link at the end of e-mails. Nothing changes until the button is pressed, because mail scanners open links too.
import { useState } from 'react'
import { useParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { notificationsMessages } from './notifications.messages.ts'

export const handle: PageFrame = { footer: false }

/** The URL carries a secret: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export default function UnsubscribePage() {
  const texts = useMessages(notificationsMessages)
  const errorText = useErrorText()
  const token = useParams().token ?? ''
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready')
  const [errorMessage, setErrorMessage] = useState('')
  // The token is `<id of the member>.<kind of e-mail>.<signature>`.
  const isDigest = token.includes('.digest.')
  const unsubscribe = async () => {
    setState('busy')
    setErrorMessage('')
    try {
      await browserCall('POST /unsubscribe/:token/', { params: { token }, body: {} })
      setState('done')
    } catch (error) {
      setErrorMessage(isRefusal(error) ? errorText(error.code) : texts.failed)
      setState('ready')
    }
  }
  return (
    <Container>
      <PageHead title={texts.unsubscribeTitle} noindex />
      <Panel>
        <Stack gap={4}>
          <Heading level={1} look="h3">
            {texts.unsubscribeTitle}
          </Heading>
          <NeedsScript>{texts.needsScript}</NeedsScript>
          <ErrorNote>{errorMessage}</ErrorNote>
          {state === 'done' ? (
            <>
              <Note tone="good" alert>
                {texts.unsubscribed}
              </Note>
              <ButtonLink to="/profile/notifications/settings">{texts.toSettings}</ButtonLink>
            </>
          ) : (
            <>
              <Text>{isDigest ? texts.unsubscribeDigest : texts.unsubscribeTopic}</Text>
              <Button variant="primary" size="large" busy={state === 'busy'} onClick={() => void unsubscribe()}>
                {texts.unsubscribe}
              </Button>
            </>
          )}
        </Stack>
      </Panel>
    </Container>
  )
}
