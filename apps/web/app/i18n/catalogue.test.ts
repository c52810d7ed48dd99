// Catalogues load once per language and try again after a failure.
import { expect, onTestFinished, test, vi } from 'vitest'
import { defineCatalogue } from './catalogue.ts'

test('a chunk is fetched once and can then be read at once', async () => {
  let fetched = 0
  const russian = async () => {
    fetched += 1
    return { messages: { hello: 'здравствуйте' } }
  }
  const catalogue = defineCatalogue({ ru: russian, en: russian, 'zh-CN': russian })
  expect(catalogue.peek('ru')).toBeUndefined()
  await Promise.all([catalogue.load('ru'), catalogue.load('ru')])
  expect(fetched).toBe(1)
  expect(catalogue.peek('ru')).toEqual({ hello: 'здравствуйте' })
  expect(catalogue.peek('en')).toBeUndefined()
})

test('a chunk that was lost is asked for again a moment later, not in each drawing', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let attempts = 0
  const flaky = async () => {
    attempts += 1
    if (attempts === 1) throw new Error('lost')
    return { messages: { hello: 'hello' } }
  }
  const catalogue = defineCatalogue({ ru: flaky, en: flaky, 'zh-CN': flaky })
  await expect(catalogue.load('en')).rejects.toThrow('lost')
  await expect(catalogue.load('en')).rejects.toThrow('lost')
  expect(attempts).toBe(1)
  vi.advanceTimersByTime(1_000)
  await expect(catalogue.load('en')).resolves.toEqual({ hello: 'hello' })
})
