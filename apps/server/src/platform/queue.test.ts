// The queue of tasks that need much memory: they run one after another, within limits per member and in total, and a failure stops no other task.
import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('a task begins when the one before it has ended', async () => {
  const queue = createQueue({ mostWaiting: 2, maxPerSender: 2 })
  const first = Promise.withResolvers<void>()
  const begun: string[] = []
  const firstTask = queue(1, async () => {
    begun.push('first')
    await first.promise
  })
  const secondTask = queue(2, async () => {
    begun.push('second')
  })
  await new Promise(setImmediate)
  expect(begun).toEqual(['first'])
  first.resolve()
  await Promise.all([firstTask, secondTask])
  expect(begun).toEqual(['first', 'second'])
})

test('a member with too many tasks is refused, and so is everyone when the queue is full', async () => {
  const queue = createQueue({ mostWaiting: 2, maxPerSender: 2 })
  const end = Promise.withResolvers<void>()
  const waiting = [queue(1, () => end.promise), queue(1, () => end.promise)]
  await expect(queue(1, () => end.promise)).rejects.toMatchObject({ code: 'too_many_requests' })
  waiting.push(queue(2, () => end.promise))
  await expect(queue(3, () => end.promise)).rejects.toMatchObject({ code: 'overloaded' })
  end.resolve()
  await Promise.all(waiting)
  expect(await queue(1, async () => 'done')).toBe('done')
})

test('a failed task stops no other', async () => {
  const queue = createQueue({ mostWaiting: 2, maxPerSender: 2 })
  const failed = queue(1, () => Promise.reject(new Error('no file')))
  const next = queue(1, async () => 'done')
  await expect(failed).rejects.toThrow('no file')
  expect(await next).toBe('done')
})
