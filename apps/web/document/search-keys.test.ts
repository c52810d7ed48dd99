// «/» and Ctrl K focus the page's search field, and do nothing special in text fields.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchKeys } from './search-keys.ts'

let stop = new AbortController()

beforeEach(() => {
  stop = new AbortController()
  document.body.innerHTML =
    '<button>Иначе</button><button data-slash></button><search><input type="hidden" /><input name="query" /></search><input name="note" />'
  const [, text = ''] = /<script nonce="mark">([\s\S]*)<\/script>/.exec(searchKeys('mark')) ?? []
  const listening = window.addEventListener.bind(window)
  // Each test's own listener ends with it.
  const listen = (name: string, listener: EventListener) => listening(name, listener, { signal: stop.signal })
  new Function('addEventListener', text)(listen)
})

afterEach(() => stop.abort())

function press(init: KeyboardEventInit, target = 'button'): string | null | undefined {
  const element = document.querySelector<HTMLElement>(target)
  element?.focus()
  element?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
  return document.activeElement?.getAttribute('name')
}

test('the slash key focuses the search', () => expect(press({ code: 'Slash', key: '.' })).toBe('query'))

test('Ctrl K focuses the search, also from another field', () =>
  expect(press({ code: 'KeyK', key: 'л', ctrlKey: true }, 'input[name=note]')).toBe('query'))

test('a slash typed in a field stays a slash', () => expect(press({ code: 'Slash', key: '/' }, 'input[name=note]')).toBe('note'))

test('the switched-off slash key does nothing, and Ctrl K still works', () => {
  document.querySelector<HTMLElement>('button[data-slash]')?.click()
  expect(document.cookie).toContain('slash=off')
  expect(press({ code: 'Slash', key: '/' })).toBeNull()
  expect(press({ code: 'KeyK', key: 'k', ctrlKey: true })).toBe('query')
  document.querySelector<HTMLElement>('button[data-slash]')?.click()
  expect(press({ code: 'Slash', key: '/' })).toBe('query')
})

test('no key leaves a dialog over the page', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  expect(press({ code: 'Slash', key: '/' })).toBeNull()
})
