// «Полный отчёт»: makes a numbered report of the company and opens it.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { checksMessages } from './checks.messages.ts'

/** `number` is an INN or OGRN. A guest is sent to the home page by the client, as everywhere. */
export function MakeCheck({ number }: { number: string }) {
  const texts = useMessages(checksMessages)
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const make = async () => {
    setState('busy')
    try {
      const check = await browserCall('POST /api/v1/checks/', { body: { inn: number } })
      await navigate(`/profile/checks/${check.number}`)
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="primary" icon="file" busy={state === 'busy'} onClick={make}>
        {state === 'busy' ? texts.making : texts.make}
      </Button>
      {state === 'failed' && (
        <Note tone="bad" alert>
          {texts.failed}
        </Note>
      )}
    </>
  )
}
