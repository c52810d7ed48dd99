// Loader data arrive in the browser unchanged.
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { encodeState } from './encode-state.ts'

async function throughTheRouter(state: object): Promise<unknown> {
  const { value } = await decode(new Blob([`${encodeState(state)}\n`]).stream(), globalThis as unknown as Window)
  return value
}

test('the router reads back what was written', async () => {
  const state = {
    loaderData: {
      root: { locale: 'ru', site: { demo: true, today: '2026-11-21' }, pageMeta: null, nothing: undefined },
      card: {
        names: ['ООО «Ромашка»', 'ООО «Ромашка»', ''],
        sums: [0, -0, -1, 1.5, 1e21],
        deep: [[[]], {}],
        no: false,
        _1: '_1',
        1: 'one',
      },
    },
    actionData: null,
    errors: null,
  }
  expect(await throughTheRouter(state)).toStrictEqual(state)
})

test('what is equal is sent once', () => {
  const name = 'a long name of a company'
  expect(encodeState({ list: [name, name, name] }).split(name)).toHaveLength(2)
})

test('what JSON cannot say is refused, not bent', () => {
  for (const value of [new Date(0), Promise.resolve(1), () => 1, Number.NaN, new Map(), 1n])
    expect(() => encodeState({ value })).toThrow('must be JSON')
})
