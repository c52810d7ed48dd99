// The URL to which a search form redirects that was submitted without JavaScript, or from the search field above a company's page («card»).
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { NoConnection } from '../api/refusal.ts'
import { whereSubmitted } from './where-submitted.ts'

/** Invented taxpayer numbers with valid check digits: a company's has 10 digits, a person's 12. */
const [INN, PERSON] = ['1690001169', '500100732259']

/** A fake server that answers every request with `answer`, or throws it if it is an error. */
function callWithAnswer(answer: unknown) {
  return (async () => {
    if (answer instanceof Error) throw answer
    return answer
  }) as Call
}
/** A server on which every search finds nothing. */
const nobody = callWithAnswer({ result: [] })
const whereLeads = (query: string, call = nobody) => whereSubmitted(call, new URLSearchParams({ query, open: 'card' }))

test('a URL that no form produced leads nowhere', async () => {
  expect(await whereSubmitted(nobody, new URLSearchParams({ query: INN }))).toBeNull()
})

test('one complete number leads to its card, however it was pasted', async () => {
  for (const pasted of [INN, `ИНН ${INN}`, `ООО «Светопуть», ИНН ${INN}, г. Казань`])
    expect(await whereLeads(pasted)).toBe(`/counter-parties/${INN}`)
})

// 1690001160 has a wrong check digit, so it leads to the results too.
test('anything else leads to the results and keeps the filters', async () => {
  expect(await whereLeads('светопуть')).toBe(`/counter-parties?${new URLSearchParams({ query: 'светопуть' })}`)
  expect(await whereSubmitted(nobody, new URLSearchParams('query=1690001160&kind=company&open=card'))).toBe(
    '/counter-parties?query=1690001160&kind=company',
  )
})

test('a personal number leads to the card of the sole trader, or to the companies of the person', async () => {
  const results = `/counter-parties?query=${PERSON}`
  expect(await whereLeads(PERSON)).toBe(`/counter-parties/${PERSON}`)
  expect(await whereLeads(PERSON, callWithAnswer({ result: [{ inn: PERSON }, { inn: INN }] }))).toBe(`/counter-parties/${PERSON}`)
  expect(await whereLeads(PERSON, callWithAnswer({ result: [{ inn: INN }] }))).toBe(results)
  expect(await whereLeads(PERSON, callWithAnswer(new NoConnection('offline')))).toBe(results)
})
