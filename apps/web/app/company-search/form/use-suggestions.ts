// State of the suggestion list: opened by typing, moved through by arrow keys, closed by Escape and on blur.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Results } from '../found/load-results.ts'
import { groupSuggestions, movedTo, optionId } from './suggestion-groups.rules.ts'

/** `text` is the text in the box. Results that belong to another query than this text are not suggested. */
export function useSuggestions(results: Results, text: string) {
  const listId = useId()
  const [isRequested, setRequested] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const areResultsForText = results.state === 'found' && results.url.query !== '' && results.url.query === text.trim()
  const groups = areResultsForText ? groupSuggestions(results.companies) : []
  const rows: readonly FoundAnywhere[] = groups.flatMap((group) => [...group.rows])
  const isOpen = isRequested && rows.length > 0
  const chosen = isOpen && active !== null ? rows[active] : undefined
  useEffect(() => {
    if (chosen) document.getElementById(optionId(listId, chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen, listId])
  const set = (open: boolean) => {
    setRequested(open)
    setActive(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      set(false)
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || rows.length === 0) return
    event.preventDefault()
    setRequested(true)
    setActive(movedTo(isOpen ? active : null, event.key === 'ArrowDown' ? 1 : -1, rows.length))
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) set(false)
  }
  return { listId, groups, isOpen, chosen, open: () => set(true), close: () => set(false), onKeyDown, onBlur }
}

export type Suggestions = ReturnType<typeof useSuggestions>
