// Sends HTML and script code in every text field of every operation: it is refused or stored as plain text, and no e-mail contains it as markup.
import type { Operation } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { testApplication } from '../application.ts'
import { type RawInput, send } from '../client.ts'
import { type Person, World } from '../world.ts'
import { findCase, unlimited } from './all-cases.ts'
import { listTextFields, MARK, type TextField, withText } from './stored-text.ts'

const app = testApplication(unlimited)
const world = new World(app)

type NamedOperation = readonly [OperationName, Operation]
const writing = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, operation]) => operation.method !== 'GET' && listTextFields(operation).length > 0,
)
/** Fields in which the hostile text was accepted: operation and path. */
const stored = new Set<string>()

/** Sends a valid request changed by `change`; returns its status, or null if `change` returns null. */
async function sendAsOwner([name, operation]: NamedOperation, change: (input: RawInput) => RawInput | null): Promise<number | null> {
  const who: Person = operation.access === 'staff' ? await world.staff() : await world.person({ plan: 'pro' })
  const input = (await findCase(name, operation)?.input(world, who)) ?? {}
  const caller = operation.keys === 'required' ? { access: (await world.makeApiKey(who)).key } : who
  const changed = change(input)
  return changed && (await send(app.server, caller, operation, changed)).status
}

/** Puts the hostile text into these fields; null if the body has no place for one of them. */
const put = (fields: readonly TextField[]) => (input: RawInput) => {
  const body = fields.reduce<unknown>((made, field) => (made === null ? null : withText(made, field)), input.body ?? {})
  return body === null ? null : { ...input, body }
}

test.each(writing)('%s takes hostile text as text or refuses it', async (name, operation) => {
  const fields = listTextFields(operation)
  // All at once where that is accepted, else each by itself.
  const whole = fields.length > 1 ? await sendAsOwner([name, operation], put(fields)) : null
  const rest = whole !== null && whole < 400 ? [] : fields
  if (rest.length === 0) for (const { way } of fields) stored.add(`${name} ${way.join('.')}`)
  for (const field of rest) {
    const status = await sendAsOwner([name, operation], put([field]))
    expect(status ?? 0, `${field.way.join('.')} = ${field.text}`).toBeLessThan(500)
    if (status !== null && status < 400) stored.add(`${name} ${field.way.join('.')}`)
  }
  expect(whole ?? 0).toBeLessThan(500)
})

test('more than eighty fields were stored, and no e-mail contains them as markup', async () => {
  expect(stored.size).toBeGreaterThan(80)
  const emails = await world.db.selectFrom('emails').select(['subject', 'body_html', 'body_text']).execute()
  expect(emails.some(({ body_text: text }) => text.includes(MARK))).toBe(true)
  expect(emails.filter(({ body_html: html }) => html.includes(`<${MARK}`)).map(({ subject }) => subject)).toEqual([])
  expect(emails.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([])
})
