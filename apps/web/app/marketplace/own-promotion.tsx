// The free promotion of a seller, who sees here the company's number among the first hundred verified sellers, the end date, views and clicks.
import type { Output } from '@sverka/contract/operations/operations'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { promotionMessages } from './promotion.messages.ts'

type Own = Output<'GET /api/v1/marketplace/promotions/'>

/** A note for each promoted company of the member; nothing if there are none. */
export function OwnPromotion() {
  const texts = useMessages(promotionMessages)
  const format = useFormat()
  const [own, setOwn] = useState<Own | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isLoading, setLoading] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again by the button
  useEffect(() => {
    const cancellation = { isOver: false }
    const load = async () => {
      try {
        const answer = await browserCall('GET /api/v1/marketplace/promotions/', {})
        if (cancellation.isOver) return
        setOwn(answer)
        setFailed(false)
      } catch (error) {
        console.warn(error)
        if (!cancellation.isOver) setFailed(true)
      }
      if (!cancellation.isOver) setLoading(false)
    }
    void load()
    return () => {
      cancellation.isOver = true
    }
  }, [attempt])
  const retry = () => {
    setLoading(true)
    setAttempt(attempt + 1)
  }
  if (hasFailed)
    return (
      <Note tone="warning">
        {texts.notLoaded}{' '}
        <Button size="small" icon="refresh" busy={isLoading} onClick={retry}>
          {texts.again}
        </Button>
      </Note>
    )
  return own?.result.map(({ company_id: id, company, number, ends_at: ends, is_over: isOver, shown, opened }) => (
    <Note key={id} icon="star" title={texts.place(company, number, own.of)}>
      <p>
        {isOver ? texts.over(format.dateOfTime(ends)) : texts.until(format.dateOfTime(ends))}{' '}
        {texts.counts(format.integer(shown), format.integer(opened))}
      </p>
    </Note>
  ))
}
