// The file store in a folder: a file is written completely or not at all, and a full or read-only disk is reported as such.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomIds } from '../ids.ts'
import { type FileStore, localStore, withStoredFiles } from './store.ts'

/** A Linux file system in which nobody, not even root, may create files: stands for a full disk. */
const CLOSED = '/sys/kernel'

test('a full disk is answered with a retry time and logged', async () => {
  const logged: unknown[] = []
  const store = localStore(CLOSED, randomIds, { error: (details: unknown) => void logged.push(details) })
  await expect(store.put('pictures/one.png', Buffer.from('a picture'))).rejects.toMatchObject({
    code: 'files_unavailable',
    status: 503,
    retryAfter: 30,
  })
  expect(logged).toHaveLength(1)
})

test('a write that fails leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  const store = localStore(folder, randomIds)
  await store.put('pictures/one/inner.png', Buffer.from('a folder stands where the file should be'))
  await expect(store.put('pictures/one', Buffer.from('a picture'))).rejects.toMatchObject({ code: 'EISDIR' })
  expect(await readdir(join(folder, 'pictures'))).toEqual(['one'])
  await rm(folder, { recursive: true })
})

/** A store whose service was lost: files are stored by `put`, and a removal never ends. */
const lostStore = (put: () => Promise<void>): FileStore => ({
  ...localStore(CLOSED, randomIds),
  put,
  remove: () => new Promise(() => undefined),
})

test('a store that failed to store a file is not waited for again when files are removed', async () => {
  const store = lostStore(() => Promise.reject(new Error('no answer')))
  await expect(withStoredFiles(store, (put) => put('pictures/one.png', Buffer.from('a picture')))).rejects.toThrow('no answer')
})

test('files of failed work are removed before the error is thrown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  const store = localStore(folder, randomIds)
  const work = withStoredFiles(store, async (put) => {
    await put('pictures/one.png', Buffer.from('a picture'))
    throw new Error('the row was refused')
  })
  await expect(work).rejects.toThrow('the row was refused')
  expect(await readdir(join(folder, 'pictures'))).toEqual([])
  await rm(folder, { recursive: true })
})
