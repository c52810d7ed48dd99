// A member's notes in the browser: loaded in batches, not overwritten by late answers, cleared on signing out.
import type { Call } from '@sverka/contract/web-host'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenStore } from '../api/tokens.ts'
import { OwnNotes, ownNotesStore } from './own-notes.ts'

afterEach(() => vi.unstubAllGlobals())

/** A request to the fake server. */
interface Sent {
  readonly method: string
  readonly companies: readonly number[] | undefined
}

/** A fake server whose member is in a team and has a note on company 7 only, and the requests that it received. */
function server() {
  const sent: Sent[] = []
  const note = (id: number, text: string, labels: readonly string[]) => ({ company: { id }, text, labels })
  const call = async (
    operation: string,
    input: { query?: { companies?: number[] }; params?: { id: number }; body?: { text: string; labels: string[] } },
  ) => {
    sent.push({ method: operation.split(' ')[0] ?? '', companies: input.query?.companies })
    if (input.body) return note(input.params?.id ?? 0, input.body.text, input.body.labels)
    return { result: input.query?.companies?.includes(7) ? [note(7, 'Платит в срок', ['склад'])] : [], team: 'ООО «Ромашка»' }
  }
  return { sent, notes: new OwnNotes(call as unknown as Call) }
}

const waitForPromises = () => new Promise((resolve) => setImmediate(resolve))

test('the notes on several companies are loaded by one request', async () => {
  const { sent, notes } = server()
  for (const id of [7, 8, 7]) notes.load(id)
  await waitForPromises()
  notes.load(8)
  await waitForPromises()
  expect(sent).toEqual([{ method: 'GET', companies: [7, 8] }])
  expect([notes.get(7)?.text, notes.get(8), notes.get(9)]).toEqual(['Платит в срок', null, undefined])
})

test('a note written during a request stays', async () => {
  const { notes } = server()
  notes.load(7)
  await notes.write(7, 'Новая', [])
  await waitForPromises()
  expect(notes.get(7)?.text).toBe('Новая')
})

test('an emptied note is deleted', async () => {
  const { sent, notes } = server()
  await notes.write(7, 'Новая', [])
  await notes.write(7, ' ', [])
  expect(notes.get(7)).toBeNull()
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})

test('all notes are dropped on signing out', async () => {
  const { notes } = server()
  await notes.write(7, 'Новая', [])
  notes.load(8)
  notes.forget()
  await waitForPromises()
  expect([notes.get(7), notes.get(8)]).toEqual([undefined, undefined])
})

test('answers and notes that arrive after signing out are dropped', async () => {
  const { notes } = server()
  notes.load(7)
  await Promise.resolve()
  notes.forget()
  await waitForPromises()
  const written = notes.write(8, 'Тайное', [])
  notes.forget()
  await written
  expect([notes.get(7), notes.get(8)]).toEqual([undefined, undefined])
})

test('clearing the tokens empties the store of the tab', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ company: { id: 7 }, text: 'Тайное', labels: [] }))
  tokenStore().keep({ access: 'a', refresh: 'b' }, true)
  await ownNotesStore().write(7, 'Тайное', [])
  expect(ownNotesStore().get(7)?.text).toBe('Тайное')
  tokenStore().clear()
  expect(ownNotesStore().get(7)).toBeUndefined()
})

test('membership in a team is read from the answer and reset on signing out', async () => {
  const { notes } = server()
  notes.load(8)
  await waitForPromises()
  expect(notes.inTeam).toBe(true)
  notes.forget()
  expect(notes.inTeam).toBe(false)
})
