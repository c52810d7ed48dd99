// A thread is ended by its task's processor time, not by a slow machine or a waiting task.
import { expect, onTestFinished, test } from 'vitest'
import type { ThreadLimits } from '../bounds.ts'
import { createThread, ThreadLost } from './thread.ts'

type Order = { readonly spins: number } | { readonly waits: number }

/** Spins forever, or waits, and replies. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (order) => {
    if (order.spins) for (;;);
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
