// Limits of a worker thread: a task that uses too much processor time ends it, but not a slow machine or a task that waits.
import { expect, onTestFinished, test } from 'vitest'
import type { ThreadLimits } from '../bounds.ts'
import { createThread, ThreadLost } from './thread.ts'

type Task = { readonly spins: number } | { readonly waits: number } | { readonly names: true }

/** A worker that, as the task says, spins forever, replies with the thread's id, or replies after `waits` milliseconds. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', (task) => {
    if (task.spins) for (;;);
    if (task.names) return parentPort.postMessage({ answer: 'thread ' + threadId })
    setTimeout(() => parentPort.postMessage({ answer: 'done' }), task.waits)
  })
`
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)

function makeThread(limits: Partial<ThreadLimits>) {
  const thread = createThread<Task, string>(script, { memoryMb: 32, processorMs: 300, mostWaiting: 2, ...limits })
  onTestFinished(() => thread.close())
  return thread
}

test('a task over its processor time ends the thread, and the next task gets a new one', async () => {
  const thread = makeThread({})
  const spun = thread.run({ spins: 1 })
  const after = thread.run({ waits: 1 })
  await expect(spun).rejects.toThrow(/more than 300 ms of processor/)
  expect(await after).toBe('done')
})

test('a task that only waits may take longer than the limit of processor time', async () => {
  expect(await makeThread({ processorMs: 200 }).run({ waits: 600 })).toBe('done')
})

test('a task that never ends is given up even if it uses no processor time', async () => {
  await expect(makeThread({ processorMs: 50 }).run({ waits: 1e9 })).rejects.toThrow(ThreadLost)
})

test('a thread is ended when it has been idle for its limit, and kept before', async () => {
  // `rests` is ended after a millisecond without a task; the task of `other` lets that time pass.
  const [kept, rests, other] = [makeThread({}), makeThread({ idleMs: 1 }), makeThread({})]
  const before = [await kept.run({ names: true }), await rests.run({ names: true })]
  await other.run({ waits: 100 })
  expect(await kept.run({ names: true })).toBe(before[0])
  expect(await rests.run({ names: true })).not.toBe(before[1])
})
