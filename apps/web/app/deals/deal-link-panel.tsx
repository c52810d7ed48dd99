// The panel of the link by which a deal's counterparty uploads papers: until when it works, when it was opened, and buttons that make it, prolong
// it, send it by e-mail and withdraw it.
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
  link: { url, open: isOpen, until, email, opened_at: opened, reminded_at: mailed },
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
          { label: texts.firstOpened, value: opened ? format.dateTime(opened) : texts.notOpened },
          ...(mailed ? [{ label: texts.lastMail, value: format.dateTime(mailed) }] : []),
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
  const done = async (text?: string) => {
    await revalidate()
    if (text) toast.success(text)
  }
  const issuing = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/deals/:id/link/', { params, body: email.trim() ? { email: email.trim() } : {} })
    setEmail('')
    await done()
  })
  const reminding = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/deals/:id/reminder/', { params })
    await done(texts.reminded)
  })
  const withdrawing = useSubmit(texts.failed, async () => {
    await browserCall('DELETE /api/v1/deals/:id/link/', { params })
    await done(texts.withdrawn)
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
