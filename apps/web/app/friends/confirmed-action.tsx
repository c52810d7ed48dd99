// A button whose action must be confirmed in a dialog first, such as removing a person from friends or blocking a person.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { friendsMessages } from './friends.messages.ts'
import styles from './friends.module.css'
import { useFriendAction } from './use-friend-action.ts'

interface ConfirmedActionProps {
  label: string
  /** The label with the person's name, for screen readers. */
  fullLabel: string
  title: string
  hint: string
  /** Message after success. */
  done: string
  work: () => Promise<unknown>
  /** Shown in place of the label on phones. */
  icon?: IconName
  /** Shows the icon in place of the label at every width. */
  isCompact?: boolean
}

export function ConfirmedAction({ label, fullLabel, title, hint, done, work, icon, isCompact }: ConfirmedActionProps) {
  const texts = useMessages(friendsMessages)
  const [isOpen, setOpen] = useState(false)
  const { busy, run } = useFriendAction(work, done)
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={fullLabel}
        className={icon && (isCompact ? styles.tight : styles.narrow)}
        title={isCompact ? fullLabel : undefined}
        {...(icon ? { icon } : {})}
        onClick={() => setOpen(true)}
      >
        <span>{label}</span>
      </Button>
      <Dialog open={isOpen} title={title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <Stack>
          <p>{hint}</p>
          <Row gap={3}>
            <Button variant="danger" busy={busy} onClick={async () => (await run()) && setOpen(false)}>
              {label}
            </Button>
            <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
