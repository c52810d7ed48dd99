// «Следить»: starts and ends watching a company; without the feature it says which plan has it.
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

export function WatchButton({ number }: { number: string }) {
  const { me } = useAccount().state
  if (!me) return null
  return <Watching key={`${me.id} ${number}`} number={number} />
}

function useWatch(number: string) {
  const [id, setId] = useState<number | null | undefined>(undefined)
  const ask = async () => {
    const { result } = await browserCall('GET /api/v1/monitoring/companies/', { query: { number } })
    return result[0]?.company.id ?? null
  }
  useEffect(() => {
    const asked = { isOver: false }
    const begin = async () => {
      try {
        const found = await browserCall('GET /api/v1/monitoring/companies/', { query: { number } })
        if (!asked.isOver) setId(found.result[0]?.company.id ?? null)
      } catch (error) {
        console.warn(error)
      }
    }
    void begin()
    return () => {
      asked.isOver = true
    }
  }, [number])
  return { id, setId, ask }
}

function Watching({ number }: { number: string }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const refused = useRefused()
  const { id, setId, ask } = useWatch(number)
  const [busy, setBusy] = useState(false)
  if (id === undefined) return null
  const change = async () => {
    setBusy(true)
    try {
      if (id === null) await browserCall('POST /api/v1/monitoring/companies/', { body: { numbers: [number] } })
      else await browserCall('DELETE /api/v1/monitoring/companies/:id/', { params: { id } })
      setId(id === null ? await ask() : null)
    } catch (cause) {
      refused(cause, { failed: errorText('internal_error') })
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
