// Catalogues of texts: each language loads once, and can be loaded again after a failure.
import { expect, onTestFinished, test, vi } from 'vitest'
import { defineCatalogue, defineTexts } from './catalogue.ts'

test('a chunk is fetched once and can then be read at once', async () => {
  let fetched = 0
  const russian = async () => {
    fetched += 1
    return { messages: { hello: 'здравствуйте' } }
  }
  const catalogue = defineCatalogue({ ru: russian, en: russian, 'zh-CN': russian })
  expect(catalogue.getIfLoaded('ru')).toBeUndefined()
  await Promise.all([catalogue.load('ru'), catalogue.load('ru')])
  expect(fetched).toBe(1)
  expect(catalogue.getIfLoaded('ru')).toEqual({ hello: 'здравствуйте' })
  expect(catalogue.getIfLoaded('en')).toBeUndefined()
})

test('a lost chunk is requested again after a moment, not with each rendering', async () => {
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

test('a catalogue with the languages of each text side by side loads as one language', async () => {
  const catalogue = defineTexts({
    title: { ru: 'Корзина', en: 'Cart', zh: '购物车' },
    goods: { ru: (count: number) => `${count} товара`, en: (count: number) => `${count} goods`, zh: (count: number) => `${count} 件` },
    keys: [['P', { ru: 'оплатить', en: 'pay', zh: '支付' }]],
  })
  const english = await catalogue.load('en')
  expect(english.title).toBe('Cart')
  expect(english.goods(2)).toBe('2 goods')
  expect(english.keys).toEqual([['P', 'pay']])
})
