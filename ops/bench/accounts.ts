// `npm run bench -- accounts`: whether the response time reveals that an e-mail is registered, and how a flood of sign-ins slows other requests.
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchEnvironment, openEnvironment } from './accounts/environment.ts'

const PASSWORD = 'Надёжный-1!'
/** Calls of each kind; registered and unregistered e-mails alternate, so that other load on the machine affects both alike. */
const CALLS = 200
/** Wrong passwords that the server accepts for one e-mail before it makes further attempts wait; the bench then takes the next e-mail. */
const FREE_ATTEMPTS = 5
/** Rate of the flood (sign-ins a second) and its duration. */
const FLOOD = { perSecond: 200, seconds: 60 }

type Post = (path: string, body: object) => Promise<number>

export async function bench(): Promise<void> {
  const environment = await openEnvironment()
  const post: Post = async (path, body) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(environment.origin + path, init)
    await response.arrayBuffer()
    return response.status
  }
  try {
    for (let index = 0; index < CALLS; index++) {
      const body = { full_name: 'Туманов Игнат', email: registeredEmail(index), password: PASSWORD }
      if ((await post('/auth/users/', body)) !== 201) throw new Error('an account could not be made')
    }
    const login = (email: string) => post('/auth/jwt/create/', { email, password: 'Не-тот-пароль-1!' })
    await compare('sign-in with a wrong password', (index) => [
      () => login(registeredEmail(Math.floor(index / FREE_ATTEMPTS))),
      () => login(unregisteredEmail(Math.floor(index / FREE_ATTEMPTS))),
    ])
    await compare('forgotten password', (index) => [
      () => post('/auth/users/reset_password/', { email: registeredEmail(index) }),
      () => post('/auth/users/reset_password/', { email: unregisteredEmail(index) }),
    ])
    await flood(environment, post)
  } finally {
    await environment.stop()
  }
}

const registeredEmail = (index: number): string => `registered${index}@luna.example`
const unregisteredEmail = (index: number): string => `unregistered${index}@luna.example`

/** The value below which `part` (0 to 1) of the sorted times lie. */
const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const sortTimes = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b)
const formatMilliseconds = (milliseconds: number): string => milliseconds.toFixed(1)

/** Prints the times of two calls: `makePair` returns the one for a registered e-mail, then the one for an unregistered e-mail. */
async function compare(name: string, makePair: (index: number) => readonly (() => Promise<number>)[]): Promise<void> {
  const times: [number[], number[]] = [[], []]
  const statuses: [Set<number>, Set<number>] = [new Set(), new Set()]
  for (let index = 0; index < CALLS; index++) {
    const pair = makePair(index)
    // Which kind comes first alternates too.
    for (const side of index % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now()
      statuses[side].add((await pair[side]?.()) ?? 0)
      times[side].push(performance.now() - started)
    }
  }
  const [registered, unregistered] = times.map(sortTimes) as [number[], number[]]
  const difference = Math.abs(percentile(registered, 0.5) - percentile(unregistered, 0.5))
  console.log(
    `${name}: registered p50 ${formatMilliseconds(percentile(registered, 0.5))} p95 ${formatMilliseconds(percentile(registered, 0.95))} ms, ` +
      `unregistered p50 ${formatMilliseconds(percentile(unregistered, 0.5))} p95 ${formatMilliseconds(percentile(unregistered, 0.95))} ms, medians differ by ${formatMilliseconds(difference)} ms; ` +
      `statuses ${[...statuses[0]].join(' ')} and ${[...statuses[1]].join(' ')}`,
  )
}

/**
 * Sends sign-ins at a fixed rate, each for another unregistered e-mail. Meanwhile a cheap API operation (the counters of the home page) is requested
 * ten times a second: its times show how much other users wait.
 */
async function flood({ origin, loopDelay }: BenchEnvironment, post: Post): Promise<void> {
  const counts = new Map<number, number>()
  const calls: Promise<void>[] = []
  const times: number[] = []
  const begun = performance.now()
  const ends = begun + FLOOD.seconds * 1000
  // Each call returns the delay since the one before: this one drops what was measured until now.
  await loopDelay()
  const probe = async () => {
    while (performance.now() < ends) {
      const started = performance.now()
      await (await fetch(`${origin}/api/v1/counter/`)).arrayBuffer()
      times.push(performance.now() - started)
      await pause(100)
    }
  }
  const probing = probe()
  for (let number = 0; performance.now() < ends; number++) {
    const body = { email: `flood${number}@luna.example`, password: 'Не-тот-пароль-1!' }
    calls.push(post('/auth/jwt/create/', body).then((status) => void counts.set(status, (counts.get(status) ?? 0) + 1)))
    await pause(Math.max(0, begun + ((number + 1) * 1000) / FLOOD.perSecond - performance.now()))
  }
  const delay = await loopDelay()
  await Promise.all([...calls, probing])
  const sorted = sortTimes(times)
  const answered = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `flood of ${(calls.length / FLOOD.seconds).toFixed(0)} sign-ins a second for ${FLOOD.seconds} s: ${answered}; ` +
      `others meanwhile p50 ${formatMilliseconds(percentile(sorted, 0.5))} p99 ${formatMilliseconds(percentile(sorted, 0.99))} max ${formatMilliseconds(sorted.at(-1) ?? 0)} ms; the server's event loop p99 ${formatMilliseconds(delay.p99)} max ${formatMilliseconds(delay.max)} ms late`,
  )
}
