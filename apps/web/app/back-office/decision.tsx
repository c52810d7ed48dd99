// The decision on a request of a queue: agree, refuse with a reason, or skip, each by a button and a key.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { type Keys, KeysHint } from './keys-hint.tsx'
import type { QueueNavigation } from './queue-navigation.ts'
import { type Refusing, RejectDialog } from './reject-dialog.tsx'
import { useDecision } from './use-decision.ts'
import { useKeys } from './use-keys.ts'

export interface Decisions {
  /** `may` is false while a document must still be opened; undefined if there is nothing to open. `done` is the message shown afterwards. */
  readonly agree: { readonly text: string; readonly done: string; readonly may?: boolean; readonly act: () => Promise<unknown> }
  /** Absent where refusing is impossible. */
  readonly refuse?: Refusing & { readonly done: string; readonly act: (reason: string) => Promise<unknown> }
}

interface DecisionProps extends Decisions {
  /** Opens other requests of the queue. */
  walk: QueueNavigation
  /** The keys of the decision and what they do, for the help. */
  keys: Keys
  /** Actions by further keys of this kind of request. */
  more?: Readonly<Record<string, () => void>>
  note?: ReactNode
}

export function Decision({ walk: { next, previous, goToNextFree }, agree, refuse, keys, more, note }: DecisionProps) {
  const texts = useMessages(backOfficeMessages)
  const [isRefusing, setRefusing] = useState(false)
  const { busy, decide } = useDecision(goToNextFree)
  const mayAgree = agree.may ?? true
  const accept = () => void decide(agree.act, agree.done)
  const open = () => setRefusing(true)
  const own = { ...(mayAgree && { p: accept }), ...(refuse && { r: open }) }
  useKeys({ j: next, s: goToNextFree, k: previous, ...own, ...more }, !isRefusing && !busy)
  return (
    <>
      <Row wrap className={styles.decision}>
        {/* Otherwise the second click of a double click would agree to the next request, which nobody has read yet. */}
        <Button variant="primary" icon="check" busy={busy} disabled={!mayAgree} onClick={({ detail }) => detail < 2 && accept()}>
          {agree.text} <kbd>P</kbd>
        </Button>
        {refuse && (
          <Button variant="danger" disabled={busy} onClick={open}>
            {refuse.submit} <kbd>R</kbd>
          </Button>
        )}
        <Button variant="text" disabled={busy} onClick={goToNextFree}>
          {texts.next} <kbd>S</kbd>
        </Button>
        {note}
      </Row>
      <KeysHint keys={[...keys, ['X', texts.chooseKey]]} />
      {refuse && (
        <RejectDialog
          open={isRefusing}
          refusing={refuse}
          onClose={() => setRefusing(false)}
          onReject={async (reason) => {
            await decide(() => refuse.act(reason), refuse.done)
            setRefusing(false)
          }}
        />
      )}
    </>
  )
}
