// Tag that says whether we have a copy of a source, that is of a register or list from which the site imports facts.
import type { Source } from '@sverka/contract/sources/sources'
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { dataMessages } from './data.messages.ts'

/** `part`: the copy is incomplete; `empty`: supported, but without records; `absent`: not supported by the product. */
const TONES = { loaded: 'good', part: 'warning', empty: 'warning', absent: 'neutral' } as const

export function SourceState({ state }: Pick<Source, 'state'>) {
  const texts = useMessages(dataMessages)
  return <Tag tone={TONES[state]}>{texts.sourceStates[state]}</Tag>
}
