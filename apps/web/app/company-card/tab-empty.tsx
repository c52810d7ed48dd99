// Shown instead of an empty list of a card's tab: the result of checking its source, with the day. It says «not found» only if the whole source
// was checked.
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { tabMessages } from './tab.messages.ts'
import { tabListMessages } from './tab-list.messages.ts'

interface TabEmptyProps {
  checked: SourceCheck
  /** Number of entries without filters: if above zero, the filters match none of them. */
  total?: number
  icon?: IconName
  /** True for the title «Нет данных» (no data) also if the source answered: specification §2 asks for it in some tabs. */
  saysNoData?: boolean
}

export function TabEmpty({ checked, total = 0, icon = 'inbox', saysNoData = false }: TabEmptyProps) {
  const { nothingFound } = useMessages(tabListMessages)
  const { noData } = useMessages(tabMessages)
  const { title, text } = useAnswer(checked)
  return (
    <Panel anchor="record-list">
      <EmptyState compact icon={icon} title={total > 0 || saysNoData ? noData : title}>
        {total > 0 ? nothingFound : text}
      </EmptyState>
    </Panel>
  )
}

/**
 * Title and text by the state of the source: it did not answer (`down`), does not cover this company (`not_applicable`), was never queried
 * (`not_asked`), is loaded in part only (`part`), or has no entry.
 */
function useAnswer({ state, as_of: asOf }: SourceCheck): { title: string; text: string } {
  const texts = useMessages(tabListMessages)
  const { noData, notFoundOn, sourceDown } = useMessages(tabMessages)
  const format = useFormat()
  const day = asOf && format.date(asOf)
  if (state === 'down') return { title: sourceDown, text: texts.didNotAnswer }
  if (state === 'not_applicable') return { title: texts.notApplicable, text: day ? texts.namesLiving(day) : texts.namesOrganisations }
  if (!day || state === 'not_asked') return { title: noData, text: texts.notAsked }
  if (state === 'part') return { title: texts.notChecked, text: texts.isPart(day) }
  return { title: notFoundOn(day), text: texts.noneAsOf(day) }
}
