// Runs the home page's company search one second after typing stops; answers to earlier queries are ignored.
import { useEffect, useReducer, useRef, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { isRefusal } from '../../api/refusal.ts'
import { languageInBrowser } from '../../reliability/reader-language.ts'
import { firstState, type Outcome, reduceSearch, SEARCH_DEBOUNCE_MS } from './home-search.rules.ts'

/** Number of results that are loaded: enough to show both groups (companies, sole traders), or one of them alone. */
const LOADED_ROWS = 40

/**
 * Searches. A company number with a wrong check digit is reported without a request. Never throws: a failure is an outcome. Rules that only
 * the search needs are imported here, so that the page's first scripts stay small.
 */
async function fetchOutcome(query: string): Promise<Outcome> {
  try {
    const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
    const number = findSingleNumber(query)
    if (number?.holds === false) return { kind: number.isRounded ? 'rounded' : 'wrong-digit' }
    const {
      count,
      count_exact: exact = true,
      complete,
      corrected,
      offers,
      result,
    } = await browserCall('GET /api/v1/company-search/everywhere/', {
      query: { query, page_size: LOADED_ROWS, lang: languageInBrowser() },
    })
    const { readableFound } = await import('../../company-search/found/readable-found.ts')
    return { kind: 'found', found: { query, count, exact, complete, corrected, offers, companies: result.map(readableFound) } }
  } catch (error) {
    return { kind: 'failed', code: isRefusal(error) ? error.code : 'no_connection' }
  }
}

/** `type` handles the text of the field; `retry` searches it again at once. */
export function useHomeSearch() {
  const [text, setText] = useState('')
  const [state, dispatch] = useReducer(reduceSearch, firstState)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestQuery = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = async (query: string) => {
    clearTimeout(timer.current)
    latestQuery.current += 1
    const queryNumber = latestQuery.current
    dispatch({ type: 'sent', queryNumber })
    dispatch({ type: 'answered', queryNumber, outcome: await fetchOutcome(query) })
  }
  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    const query = value.trim()
    if (query === '') {
      latestQuery.current += 1
      dispatch({ type: 'emptied' })
    } else timer.current = setTimeout(() => void search(query), SEARCH_DEBOUNCE_MS)
  }
  return { text, state, dispatch, type, retry: () => void search(text.trim()) }
}
