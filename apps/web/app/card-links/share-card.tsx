// The button «Поделиться» (share) on a company's card: its dialog creates a link to the card as it is today, lists the member's active links to this
// company, and withdraws them.
import type { CardLink } from '@sverka/contract/card-links/card-links'
import { LINK_DAYS } from '@sverka/contract/card-links/card-links.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { cardLinksMessages } from './card-links.messages.ts'
import styles from './card-links.module.css'

interface ShareCardProps {
  /** The company's state register number. */
  ogrn: string
  /** The sum of the reader's deal in rubles, as typed; empty without one. */
  sum: string
}

export function ShareCard({ ogrn, sum }: ShareCardProps) {
  const texts = useMessages(cardLinksMessages)
  const refused = useRefused()
  /** Null while the dialog is closed. */
  const [links, setLinks] = useState<readonly CardLink[] | null>(null)
  const load = async () => {
    try {
      const { links: all } = await browserCall('GET /api/v1/card-links/', {})
      setLinks(all.filter(({ company }) => company.ogrn === ogrn))
    } catch (cause) {
      refused(cause, texts)
    }
  }
  return (
    <>
      <Button icon="link" size="small" variant="text" onClick={() => void load()}>
        {texts.share}
      </Button>
      <Dialog open={links !== null} title={texts.shareTitle} closeLabel={texts.close} onClose={() => setLinks(null)}>
        <Sharing ogrn={ogrn} sum={sum} links={links ?? []} onChanged={load} />
      </Dialog>
    </>
  )
}

interface SharingProps extends ShareCardProps {
  links: readonly CardLink[]
  onChanged: () => Promise<void>
}

function Sharing({ ogrn, sum, links, onChanged }: SharingProps) {
  const texts = useMessages(cardLinksMessages)
  const refused = useRefused()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done?: string) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
      await onChanged()
      if (done) toast.success(done)
    } catch (cause) {
      refused(cause, texts)
    } finally {
      setBusy(false)
    }
  }
  const make = () => act(() => browserCall('POST /api/v1/card-links/', { body: { number: ogrn, ...(sum ? { sum } : {}) } }))
  const withdraw = (id: number) => act(() => browserCall('DELETE /api/v1/card-links/:id/', { params: { id } }), texts.withdrawn)
  return (
    <Stack>
      <p>{texts.shareText(LINK_DAYS)}</p>
      <Row>
        <Button variant="primary" icon="link" busy={busy} onClick={() => void make()}>
          {texts.make}
        </Button>
      </Row>
      <RuledList>
        {links.map((link) => (
          <li key={link.id}>
            <OneLink link={link} onWithdraw={() => void withdraw(link.id)} />
          </li>
        ))}
      </RuledList>
    </Stack>
  )
}

function OneLink({ link, onWithdraw }: { link: CardLink; onWithdraw: () => void }) {
  const texts = useMessages(cardLinksMessages)
  const format = useFormat()
  return (
    <Stack gap={1}>
      <span className={styles.link}>
        <a href={link.url} className={styles.address}>
          {link.url}
        </a>
        <CopyButton value={link.url} label={texts.copy} hint={texts.copyHint} doneHint={texts.copied} />
      </span>
      <Row between wrap>
        <Text size="caption" tone="muted">
          {texts.until(format.dateOfTime(link.created_at), format.dateOfTime(link.until))}
          {link.sum !== null && texts.forSum(format.money(link.sum))}
        </Text>
        <Button size="small" onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      </Row>
    </Stack>
  )
}
