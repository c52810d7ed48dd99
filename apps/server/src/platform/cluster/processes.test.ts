// The configured number of server processes runs, also when replacing all of them coincides with the restart of one that died.
import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { Processes } from './processes.ts'

/** Stands in for a process of node:cluster: the test itself emits its events (`listening`, `exit`). */
class FakeWorker extends EventEmitter {
  #dead = false
  readonly process = { kill: () => this.die() }

  isDead(): boolean {
    return this.#dead
  }

  die(): void {
    this.#dead = true
    this.emit('exit', 1, null)
  }
}

test('if a new process does not start, the old one keeps running and the log says so', async () => {
  const forked: FakeWorker[] = []
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker()
    forked.push(worker)
    return worker as unknown as Worker
  })
  const log = createLog(loadConfig({ LOG_LEVEL: 'silent' }))
  const logged = [vi.spyOn(log, 'info'), vi.spyOn(log, 'error')]
  const processes = new Processes({ count: 1, settings: {}, otherSettings: {} }, systemClock, log)
  const started = processes.start()
  forked[0]?.emit('listening')
  await started

  // The process that should replace the first one dies before it listens.
  processes.renew()
  await expect.poll(() => forked.length).toBe(2)
  forked[1]?.die()
  await expect.poll(() => logged.flatMap(({ mock }) => mock.calls.flat())).toContain('not every process was replaced')
  expect(logged[0]?.mock.calls).toEqual([])
  expect(forked[0]?.isDead()).toBe(false)
})

test('a process restarting while all are replaced leaves one process, not two', async () => {
  const forked: FakeWorker[] = []
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker()
    forked.push(worker)
    return worker as unknown as Worker
  })
  const log = createLog(loadConfig({ LOG_LEVEL: 'silent' }))
  const processes = new Processes({ count: 1, settings: {}, otherSettings: {} }, systemClock, log)
  const started = processes.start()
  forked[0]?.emit('listening')
  expect(await started).toBe(true)

  forked[0]?.die()
  await expect.poll(() => forked.length).toBe(2)
  // The third process replaces the restarted one, the fourth replaces the third.
  for (const count of [3, 4]) {
    processes.renew()
    await expect.poll(() => forked.length).toBe(count)
    forked.at(-1)?.emit('listening')
    await expect.poll(() => forked.at(-2)?.isDead()).toBe(true)
  }
  expect(forked.filter((worker) => !worker.isDead())).toHaveLength(1)
})
