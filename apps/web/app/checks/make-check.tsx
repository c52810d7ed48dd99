// «Полный отчёт»: makes a numbered report of the company and opens it; a guest signs in first and goes on.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { makingMessages } from './making.messages.ts'

/** `number` is an INN or OGRN. */
export function MakeCheck({ number }: { number: string }) {
  const texts = useMessages(makingMessages)
  const navigate = useNavigate()
  const account = useAccount()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'exhausted'>('idle')
  const make = async () => {
    setState('busy')
    try {
      const check = await browserCall('POST /api/v1/checks/', { body: { inn: number } })
      await navigate(`/profile/checks/${check.number}`)
    } catch (error) {
      if (isRefusal(error) && error.code === 'quota_exhausted') return setState('exhausted')
      console.error(error)
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="primary" icon="file" busy={state === 'busy'} onClick={() => account.ask(make, 'login', texts.whySignIn)}>
        {state === 'busy' ? texts.making : texts.make}
      </Button>
      {state === 'exhausted' && (
        <Note tone="warning" alert title={texts.exhausted} action={<ButtonLink to="/tariffs">{texts.tariffs}</ButtonLink>}>
          <p>{texts.exhaustedHint}</p>
        </Note>
      )}
      {state === 'failed' && (
        <Note tone="bad" alert>
          {texts.failed}
        </Note>
      )}
    </>
  )
}
