// The browser's client of the API: request URLs, error responses («refusals»), and one retry of a 401 with a renewed token (specification §8).
import { expect, test } from 'vitest'
import { createBrowserCall } from './browser-call.ts'
import { CallRefused, NoConnection } from './refusal.ts'
import { guestSession, type Session } from './session.ts'

interface SentRequest {
  readonly url: string
  readonly method: string
  readonly token: string | null
}

/** A fake `fetch` that records each request and gives the listed responses one after the other; an `Error` is thrown instead. */
function network(...answers: (Response | Error)[]) {
  const sent: SentRequest[] = []
  const send = async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), method: init?.method ?? 'GET', token: new Headers(init?.headers).get('authorization') })
    const answer = answers.shift() ?? new Response(null, { status: 204 })
    if (answer instanceof Error) throw answer
    return answer
  }
  return { sent, fetch: send as typeof fetch }
}

/** A response with a JSON body. */
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
/** An error response in the API's format (RFC 9457, «problem»). */
const problem = (status: number, code: string) => json(status, { status, code })

/** A signed-in session with the access token `old`; `refresh` stores `new` and reports whether the server accepted the renewal. */
function memberSession(isRenewed: boolean) {
  const state = { token: 'old', lost: false }
  const session: Session = {
    accessToken: () => state.token,
    refresh: async () => {
      state.token = 'new'
      return isRenewed
    },
    lost: () => {
      state.lost = true
    },
  }
  return { state, session }
}

test('parameters fill the path, queries follow, and undefined values are left out', async () => {
  const { sent, fetch } = network(json(200, {}), json(200, {}))
  const call = createBrowserCall({ fetch, session: guestSession })
  await call('GET /api/v1/companies/:id/', { params: { id: 7 } })
  // Region codes of Moscow and the Moscow region; «сталь» is steel.
  await call('GET /api/v1/companies/', { query: { region__in: [77, 50], search: 'сталь', page: undefined } })
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/v1/companies/7/',
    '/api/v1/companies/?region__in=77%2C50&search=%D1%81%D1%82%D0%B0%D0%BB%D1%8C',
  ])
})

test('a refusal carries its status, code and fields', async () => {
  const { fetch } = network(json(400, { status: 400, code: 'validation_failed', errors: { inn: [{ code: 'format', message: 'нет' }] } }))
  const refused = createBrowserCall({ fetch, session: guestSession })('GET /api/v1/company/', { query: {} })
  await expect(refused).rejects.toMatchObject({ status: 400, code: 'validation_failed', errors: { inn: [{ code: 'format' }] } })
  await expect(refused).rejects.toBeInstanceOf(CallRefused)
})

test('an unreadable refusal is an internal error, and a lost network is no connection', async () => {
  const { fetch } = network(new Response('<html>', { status: 502 }), new TypeError('offline'))
  const call = createBrowserCall({ fetch, session: guestSession })
  await expect(call('GET /api/v1/company/', { query: {} })).rejects.toMatchObject({ status: 502, code: 'internal_error' })
  await expect(call('GET /api/v1/company/', { query: {} })).rejects.toBeInstanceOf(NoConnection)
})

test('a 401 is retried once with the new token', async () => {
  const { sent, fetch } = network(problem(401, 'unauthorized'), json(200, { count: 0 }))
  const { session } = memberSession(true)
  await expect(createBrowserCall({ fetch, session })('GET /api/v1/companies/', { query: {} })).resolves.toEqual({ count: 0 })
  expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new'])
})

test('a token that another tab renewed during the call is not renewed again', async () => {
  const refused: string[] = []
  let stored = 'old'
  const session: Session = {
    accessToken: () => stored,
    refresh: async (token) => refused.push(token) > 0,
    lost: () => undefined,
  }
  const { sent, fetch } = network(problem(401, 'unauthorized'), json(200, { count: 0 }))
  const fetchDuringRenewal: typeof fetch = (...call) => {
    const answer = fetch(...call)
    stored = 'renewed by another tab'
    return answer
  }
  await createBrowserCall({ fetch: fetchDuringRenewal, session })('GET /api/v1/companies/', { query: {} })
  expect(refused).toEqual(['old'])
  expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer renewed by another tab'])
})

test('a session that cannot be refreshed is lost and the refusal stands', async () => {
  const { sent, fetch } = network(problem(401, 'unauthorized'))
  const { state, session } = memberSession(false)
  await expect(createBrowserCall({ fetch, session })('GET /api/v1/companies/', { query: {} })).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  expect(state.lost).toBe(true)
})

test('a guest’s 401 is not retried', async () => {
  const { sent, fetch } = network(problem(401, 'unauthorized'))
  await expect(createBrowserCall({ fetch, session: guestSession })('GET /api/v1/companies/', { query: {} })).rejects.toMatchObject({
    status: 401,
  })
  expect(sent).toHaveLength(1)
})
