// The panel of the link by which a deal's counterparty uploads papers (documents that the deal requests) without an account.
// It shows until when the link works and when it was first opened, and has buttons that create, extend, send and withdraw it.
import type { Deal } from '@sverka/contract/deals/deals'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { dealsMessages } from './deals.messages.ts'
import styles from './deals.module.css'

export function DealLinkPanel({ deal }: { deal: Deal }) {
  const texts = useMessages(dealsMessages)
  return (
    <Panel title={texts.linkTitle}>
      <Stack gap={4}>
        {deal.link ? <LinkFacts link={deal.link} /> : <p>{texts.linkText}</p>}
        <LinkActions deal={deal} />
      </Stack>
    </Panel>
  )
}

function LinkFacts({
  link: { url, open: isOpen, until, email, opened_at: openedAt, reminded_at: mailedAt },
}: {
  link: NonNullable<Deal['link']>
}) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  return (
    <Stack gap={3}>
      <span className={styles.link}>
        <a href={url}>{url}</a>
        <CopyButton value={url} label={texts.copy} hint={texts.copyHint} doneHint={texts.copied} />
      </span>
      <DescriptionList
        items={[
          { label: isOpen ? texts.worksUntil : texts.ended, value: format.dateTime(until) },
          ...(email ? [{ label: texts.sentTo, value: email }] : []),
          { label: texts.firstOpened, value: openedAt ? format.dateTime(openedAt) : texts.notOpened },
          ...(mailedAt ? [{ label: texts.lastMail, value: format.dateTime(mailedAt) }] : []),
        ]}
      />
    </Stack>
  )
}

function LinkActions({ deal: { id, link, papers } }: { deal: Deal }) {
  const texts = useMessages(dealsMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState('')
  const params = { id }
  /** Reloads the page's data and shows `text`, if there is one. */
  const finish = async (text?: string) => {
    await revalidate()
    if (text) toast.success(text)
  }
  const issuing = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/deals/:id/link/', { params, body: email.trim() ? { email: email.trim() } : {} })
    setEmail('')
    await finish()
  })
  const reminding = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/deals/:id/reminder/', { params })
    await finish(texts.reminded)
  })
  const withdrawing = useSubmit(texts.failed, async () => {
    await browserCall('DELETE /api/v1/deals/:id/link/', { params })
    await finish(texts.withdrawn)
  })
  const isPaperMissing = papers.some(({ state }) => state === 'waiting' || state === 'returned')
  const error = issuing.error || reminding.error || withdrawing.error
  return (
    <Form onSend={() => issuing.send()}>
      <Stack gap={3}>
        <ErrorNote>{error}</ErrorNote>
        <TextField
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          error={issuing.faults.email}
          value={email}
          // The longest e-mail address (RFC 5321).
          maxLength={254}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Row gap={3} wrap>
          <Button type="submit" variant={link ? 'secondary' : 'primary'} icon="link" busy={issuing.busy}>
            {link ? texts.lengthen : texts.make}
          </Button>
          {link?.email && isPaperMissing && (
            <Button variant="primary" icon="send" busy={reminding.busy} onClick={() => void reminding.send()}>
              {texts.remind}
            </Button>
          )}
          {link && (
            <Button variant="text" busy={withdrawing.busy} onClick={() => void withdrawing.send()}>
              {texts.withdraw}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
