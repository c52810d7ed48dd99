// Switch between the two views of a staff queue, waiting requests and decided ones, each with its URL.
import { useSearchParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { queuesMessages } from './queues.messages.ts'

/** `done`: decided or answered requests. */
export type View = 'waiting' | 'done'

/** The view named by `?view=`; waiting by default. */
export const readView = (params: URLSearchParams): View => (params.get('view') === 'done' ? 'done' : 'waiting')

/** `doneLabel`: name of the second view, such as «Answered». */
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
