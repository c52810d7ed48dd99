// Makes a numbered full report on a company and opens it; a guest signs in first. This module is loaded when the member first presses the button.
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { makingMessages } from './making.messages.ts'

interface OrderReportProps {
  /** INN (taxpayer number) or OGRN (registration number) of the company. */
  number: string
  /** A past ISO day as of which the report is made; absent for today. */
  day?: string
  /** Called when the request starts and when it ends. */
  onBusy: (isBusy: boolean) => void
}

/** Mounting this component makes one report, for the deal's sum in the URL. It draws nothing unless the report was refused. */
export function OrderReport({ number, day, onBusy }: OrderReportProps) {
  const texts = useMessages(makingMessages)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // The deal's sum as it was typed.
  const sum = params.get('sum')
  const account = useAccount()
  const [refusal, setRefusal] = useState<'exhausted' | 'failed'>()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    account.ask(() => void order(), 'login', texts.whySignIn)
  })
  async function order() {
    onBusy(true)
    try {
      const check = await browserCall('POST /api/v1/checks/', { body: { inn: number, ...(sum ? { sum } : {}), ...(day ? { day } : {}) } })
      await navigate(`/profile/checks/${check.number}`)
    } catch (error) {
      const isExhausted = isRefusal(error) && error.code === 'quota_exhausted'
      if (!isExhausted) console.error(error)
      setRefusal(isExhausted ? 'exhausted' : 'failed')
    } finally {
      onBusy(false)
    }
  }
  if (refusal === 'exhausted')
    return (
      <Note tone="warning" alert title={texts.exhausted} action={<ButtonLink to="/tariffs">{texts.tariffs}</ButtonLink>}>
        <p>{texts.exhaustedHint}</p>
      </Note>
    )
  return refusal ? (
    <Note tone="bad" alert>
      {texts.failed}
    </Note>
  ) : null
}
