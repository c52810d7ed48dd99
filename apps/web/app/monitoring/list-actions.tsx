// Two buttons for all companies of a list: watch them, or check them in bulk.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { listActsMessages } from './list-actions.messages.ts'
import { WatchAll } from './watch-all.tsx'

interface ListActsProps {
  /** Loads the INN (taxpayer number) or OGRN (registration number) of each company; called when a button is pressed. */
  listNumbers: () => Promise<readonly string[]>
}

export function ListActions({ listNumbers }: ListActsProps) {
  return (
    <Row gap={2} wrap>
      <WatchAll listNumbers={listNumbers} />
      <CheckAll listNumbers={listNumbers} />
    </Row>
  )
}

/** Opens the form of a bulk check with these numbers filled in. The plan's quota is used when the member starts the check there. */
function CheckAll({ listNumbers }: ListActsProps) {
  const texts = useMessages(listActsMessages)
  const errorText = useErrorText()
  const showError = useRefused()
  const navigate = useNavigate()
  const { ask: afterSignIn } = useAccount()
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      const numbers = [...new Set(await listNumbers())]
      await navigate(`/profile/bulk-checks?${new URLSearchParams({ numbers: numbers.join(' ') })}`)
    } catch (cause) {
      showError(cause, { failed: errorText('internal_error') })
      setBusy(false)
    }
  }
  return (
    <Button icon="list" busy={busy} onClick={() => afterSignIn(() => void check())}>
      {texts.checkAll}
    </Button>
  )
}
