// The wanted number of processes runs, also when replacing all of them coincides with a restart.
import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { Processes } from './processes.ts'

/** A process as the cluster sees it; the test sends its events. */
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
  const said = [vi.spyOn(log, 'info'), vi.spyOn(log, 'error')]
  const processes = new Processes({ count: 1, settings: {}, otherSettings: {} }, systemClock, log)
  const started = processes.start()
  forked[0]?.emit('listening')
  await started

  processes.renew()
  await expect.poll(() => forked.length).toBe(2)
  forked[1]?.die()
  await expect.poll(() => said.flatMap(({ mock }) => mock.calls.flat())).toContain('not every process was replaced')
  expect(said[0]?.mock.calls).toEqual([])
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
  for (const count of [3, 4]) {
    processes.renew()
    await expect.poll(() => forked.length).toBe(count)
    forked.at(-1)?.emit('listening')
    await expect.poll(() => forked.at(-2)?.isDead()).toBe(true)
  }
  expect(forked.filter((worker) => !worker.isDead())).toHaveLength(1)
})
