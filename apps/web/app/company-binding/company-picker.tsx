// Field to find and choose a company or sole trader: the search starts one second after the last keystroke.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Text } from '../ui/text.tsx'
import { bindingMessages } from './company-binding.messages.ts'
import styles from './company-binding.module.css'

/** Specification §5: the search starts after this pause, in milliseconds. */
const PAUSE_MS = 1000

export interface Picked {
  readonly kind: FoundCompany['kind']
  readonly name: string
  /** INN, the taxpayer number. */
  readonly inn: string
  /** Name of the head in the register; for a sole trader the person's own name. Null if the register names nobody. */
  readonly head: string | null
}

/**
 * The company or sole trader with this INN among the results of the search. Null if there is none; `failed` if the search did not end in time
 * (`complete` is false), so that an empty result proves nothing. Throws if the request fails.
 */
export async function findPicked(inn: string): Promise<Picked | 'failed' | null> {
  const { result, complete } = await browserCall('GET /api/v1/company-search/', { query: { query: inn } })
  const found = result.find((company) => company.inn === inn)
  if (found) return toPicked(found)
  return complete ? null : 'failed'
}

/** `fio` is the full name of a sole trader, `leader` the head of a company. */
const toPicked = ({ kind, name, inn, fio, leader }: FoundCompany): Picked => ({
  kind,
  name: readableName(name),
  inn: inn ?? '',
  head: kind === 'entrepreneur' ? readablePerson(fio ?? name) : leader && readablePerson(leader),
})

interface CompanyPickerProps {
  picked: Picked | null
  onPick: (company: Picked | null) => void
}

export function CompanyPicker({ picked, onPick }: CompanyPickerProps) {
  const texts = useMessages(bindingMessages)
  if (picked) {
    return (
      <div className={styles.picked}>
        <div>
          <Text size="caption" tone="muted" as="p">
            {texts.chosen}
          </Text>
          <b>{picked.name}</b>
          <Text as="p" tone="secondary">
            {texts.inn(picked.inn)}
          </Text>
        </div>
        <Button size="small" onClick={() => onPick(null)}>
          {texts.change}
        </Button>
      </div>
    )
  }
  return <Search onPick={onPick} />
}

/** `companies` are those of the latest answer: they stay while the next search runs and if it fails. */
interface Results {
  readonly state: 'idle' | 'searching' | 'found' | 'failed'
  readonly companies: readonly FoundCompany[]
}

const IDLE: Results = { state: 'idle', companies: [] }

/** `attempt`: how often the user has repeated a search by the button; its change searches again with the same query. */
function useSearch(query: string, attempt: number): Results {
  const [results, setResults] = useState(IDLE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt repeats the same query
  useEffect(() => {
    if (query.trim() === '') {
      setResults(IDLE)
      return
    }
    // True once the query has changed: a later answer to the former query is ignored.
    let isOutdated = false
    const search = async () => {
      setResults(({ companies }) => ({ state: 'searching', companies }))
      const { complete, result } = await browserCall('GET /api/v1/company-search/', { query: { query } })
      if (!isOutdated) setResults({ state: complete || result.length > 0 ? 'found' : 'failed', companies: result })
    }
    const timer = setTimeout(() => {
      search().catch((error: unknown) => {
        console.warn(error)
        if (!isOutdated) setResults(({ companies }) => ({ state: 'failed', companies }))
      })
    }, PAUSE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [query, attempt])
  return results
}

function Search({ onPick }: { onPick: (company: Picked) => void }) {
  const texts = useMessages(bindingMessages)
  const [query, setQuery] = useState('')
  const [attempt, setAttempt] = useState(0)
  const results = useSearch(query, attempt)
  const companies = results.companies.filter(({ inn }) => inn !== null)
  return (
    <div>
      <TextField
        label={texts.search}
        name="company"
        type="search"
        icon="search"
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className={styles.hint}>
        {results.state === 'searching' && texts.searching}
        {results.state === 'found' && companies.length === 0 && texts.nothing}
        {results.state === 'failed' && texts.searchFailed}
      </p>
      {results.state === 'failed' && (
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {texts.retry}
        </Button>
      )}
      {companies.length > 0 && (
        <ul className={styles.found} aria-label={texts.results}>
          {companies.map((company) => (
            <li key={company.id}>
              <button type="button" className={styles.option} onClick={() => onPick(toPicked(company))}>
                <b>{readableName(company.name)}</b>
                <Text size="caption" tone="muted">
                  {texts.inn(company.inn ?? '')}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
