// The two slides at the top of the home page («check companies», «marketplace»), in Russian: visitors choose one by its tab, otherwise they change
// by themselves. The visible slide has the page's only heading.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorMessages } from '../../i18n/errors.messages.ts'
import { Hero } from './hero.tsx'
import { homeMessages } from './home.messages.ts'
import { SLIDE_MS } from './use-slides.ts'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([homeMessages.load('ru'), errorMessages.load('ru')])
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const renderHero = () =>
  act(() =>
    root.render(
      <MemoryRouter>
        <Hero />
      </MemoryRouter>,
    ),
  )
const headings = () => [...document.querySelectorAll('h1')].map((heading) => heading.textContent)
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]

test('choosing a tab shows its slide, which then has the heading', async () => {
  await renderHero()
  expect(headings()).toEqual(['Проверьте контрагента до подписи'])
  expect(tabs().map((tab) => tab.textContent)).toEqual(['Проверка компаний', 'Маркетплейс'])
  await act(() => tabs()[1]?.click())
  expect(headings()).toEqual(['Покупайте у тех, кого уже проверили'])
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  expect(document.querySelector('#slide-checking')?.hasAttribute('inert')).toBe(true)
  expect(document.querySelector('a[href="/marketplace"]')).not.toBeNull()
})

test('arrow keys move between the tabs', async () => {
  await renderHero()
  await act(() => tabs()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })))
  expect(document.activeElement?.textContent).toBe('Маркетплейс')
})

test('slides change by themselves, but wait while one has the focus even if the pointer leaves', async () => {
  vi.useFakeTimers()
  try {
    await renderHero()
    // Lets one slide's time pass.
    const wait = () => act(() => vi.advanceTimersByTime(SLIDE_MS))
    const dispatch = (event: Event) => act(() => document.querySelector('section')?.querySelector('input')?.dispatchEvent(event))
    await wait()
    expect(headings()).toEqual(['Покупайте у тех, кого уже проверили'])
    await wait()
    await dispatch(new FocusEvent('focusin', { bubbles: true }))
    await dispatch(new PointerEvent('pointerover', { bubbles: true }))
    await dispatch(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    await wait()
    expect(headings()).toEqual(['Проверьте контрагента до подписи'])
    await dispatch(new FocusEvent('focusout', { bubbles: true }))
    await wait()
    expect(headings()).toEqual(['Покупайте у тех, кого уже проверили'])
  } finally {
    vi.useRealTimers()
  }
})
