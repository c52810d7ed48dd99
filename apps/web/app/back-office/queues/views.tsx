// The two views of a queue, waiting and decided, each with its URL.
import { useSearchParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { queuesMessages } from './queues.messages.ts'

export type View = 'waiting' | 'done'

/** The view named by `?view=`; waiting by default. */
export const readView = (params: URLSearchParams): View => (params.get('view') === 'done' ? 'done' : 'waiting')

export function Views({ doneLabel }: { doneLabel: string }) {
  const texts = useMessages(queuesMessages)
  const [params] = useSearchParams()
  return (
    <Segmented
      label={texts.views}
      chosen={readView(params)}
      segments={[
        { value: 'waiting', label: texts.waitingView, to: '?' },
        { value: 'done', label: doneLabel, to: '?view=done' },
      ]}
    />
  )
}
