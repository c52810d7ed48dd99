// The button «Следить» (watch) on a company's card: starts and stops notifying the member of the company's changes.
// If the member's plan lacks monitoring, a message names the plan that has it.
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

/** `number`: INN (taxpayer number) or OGRN (registration number) of the company. Renders nothing for guests. */
export function WatchButton({ number }: { number: string }) {
  const { me } = useAccount().state
  if (!me) return null
  return <Watching key={`${me.id} ${number}`} number={number} />
}

/** Id of the company if the member watches it, else null. */
async function findWatchedId(number: string): Promise<number | null> {
  const { result } = await browserCall('GET /api/v1/monitoring/companies/', { query: { number } })
  return result[0]?.company.id ?? null
}

/** `id`: the company's id if it is watched, null if it is not, undefined until the server has answered. */
function useWatchedId(number: string) {
  const [id, setId] = useState<number | null | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    findWatchedId(number).then(
      (found) => isCurrent && setId(found),
      (error: unknown) => console.warn(error),
    )
    return () => {
      isCurrent = false
    }
  }, [number])
  return { id, setId }
}

function Watching({ number }: { number: string }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const showError = useRefused()
  const { id, setId } = useWatchedId(number)
  const [busy, setBusy] = useState(false)
  if (id === undefined) return null
  const change = async () => {
    setBusy(true)
    try {
      if (id === null) await browserCall('POST /api/v1/monitoring/companies/', { body: { numbers: [number] } })
      else await browserCall('DELETE /api/v1/monitoring/companies/:id/', { params: { id } })
      setId(id === null ? await findWatchedId(number) : null)
    } catch (cause) {
      showError(cause, { failed: errorText('internal_error') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon="eye"
      busy={busy}
      aria-pressed={id !== null}
      title={id === null ? texts.watch : texts.watching}
      onClick={() => void change()}
    >
      <span className={styles.watchWord}>{id === null ? texts.watch : texts.watching}</span>
    </Button>
  )
}
