// Accounts for browser tests: registered through the API, signed in by the tokens that the page stores.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

export const PASSWORD = 'Надёжный-1!'

let number = 0
/** An address unique across workers. */
export function freshEmail(): string {
  number += 1
  return `someone-${process.pid}-${test.info().workerIndex}-${number}@luna.example`
}

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export async function fetchTokens(request: APIRequestContext, email: string, password = PASSWORD): Promise<Tokens> {
  const answer = await request.post('/auth/jwt/create/', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Tokens
}

export async function registerAccount(request: APIRequestContext, fullName = 'Туманов Игнат'): Promise<string> {
  const email = freshEmail()
  const made = await request.post('/auth/users/', { data: { full_name: fullName, email, password: PASSWORD, personal_data: true } })
  expect(made.status()).toBe(201)
  return email
}

/** Every page of this tab is a member's from its first visit on, until the test signs out. */
export async function keepSignedIn(page: Page, tokens: Tokens): Promise<void> {
  await page.addInitScript((pair) => {
    // Signing out clears both storages; the tab's name remains.
    if (window.name === 'kept') return
    window.name = 'kept'
    for (const [name, value] of Object.entries(pair)) localStorage.setItem(name, value)
  }, tokens)
}

export async function member(page: Page, request: APIRequestContext): Promise<string> {
  const email = await registerAccount(request, 'Выдумкина Ольга')
  await keepSignedIn(page, await fetchTokens(request, email))
  return email
}

/** A call as a signed-in person. */
export const bearer = ({ access }: Tokens) => ({ headers: { authorization: `Bearer ${access}` } })

/** The demo's own staff account. */
export const staff = (request: APIRequestContext): Promise<Tokens> => fetchTokens(request, 'admin@demo.test', 'Demo-2026!')
