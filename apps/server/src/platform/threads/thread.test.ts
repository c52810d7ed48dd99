// A thread is ended by its task's processor time, not by a slow machine or a waiting task.
import { expect, onTestFinished, test } from 'vitest'
import type { ThreadLimits } from '../bounds.ts'
import { createThread, ThreadLost } from './thread.ts'

type Order = { readonly spins: number } | { readonly waits: number } | { readonly names: true }

/** Spins forever, or waits, and replies, or replies with its number. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', (order) => {
    if (order.spins) for (;;);
    if (order.names) return parentPort.postMessage({ answer: 'thread ' + threadId })
    setTimeout(() => parentPort.postMessage({ answer: 'done' }), order.waits)
  })
`
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)

function makeThread(limits: Partial<ThreadLimits>) {
  const thread = createThread<Order, string>(script, { memoryMb: 32, processorMs: 300, mostWaiting: 2, ...limits })
  onTestFinished(() => thread.close())
  return thread
}

test('an order that takes more processor than it may ends the thread, and the next has a new one', async () => {
  const thread = makeThread({})
  const spun = thread.run({ spins: 1 })
  const after = thread.run({ waits: 1 })
  await expect(spun).rejects.toThrow(/more than 300 ms of processor/)
  expect(await after).toBe('done')
})

test('an order that only waits is let wait longer than it may take processor', async () => {
  expect(await makeThread({ processorMs: 200 }).run({ waits: 600 })).toBe('done')
})

test('an order that never ends without taking processor is given up all the same', async () => {
  await expect(makeThread({ processorMs: 50 }).run({ waits: 1e9 })).rejects.toThrow(ThreadLost)
})

test('a thread without an order is ended after a while, and one with orders is kept', async () => {
  const [kept, rests, other] = [makeThread({}), makeThread({ idleMs: 1 }), makeThread({})]
  const before = [await kept.run({ names: true }), await rests.run({ names: true })]
  await other.run({ waits: 100 })
  expect(await kept.run({ names: true })).toBe(before[0])
  expect(await rests.run({ names: true })).not.toBe(before[1])
})
