// Whether we hold a copy of a source, as a coloured word.
import type { Source } from '@sverka/contract/sources/sources'
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { dataMessages } from './data.messages.ts'

const TONES = { loaded: 'good', part: 'warning', empty: 'warning', absent: 'neutral' } as const

export function SourceState({ state }: Pick<Source, 'state'>) {
  const texts = useMessages(dataMessages)
  return <Tag tone={TONES[state]}>{texts.sourceStates[state]}</Tag>
}
