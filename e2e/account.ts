// Accounts for browser tests: registered through the API, signed in by storing their tokens in local storage, where pages read them.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

/** Satisfies the product's rules for passwords: at least 8 characters, a digit and a special character. */
export const PASSWORD = 'Надёжный-1!'

let emailCount = 0
/** An e-mail address that no other test has, in this worker or another. */
export function makeEmail(): string {
  emailCount += 1
  return `someone-${process.pid}-${test.info().workerIndex}-${emailCount}@luna.example`
}

/** The answer to a sign-in: the access token is sent with each API call, the refresh token gets a new pair when it has expired. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
}

/** Signs in through the API. */
export async function fetchTokens(request: APIRequestContext, email: string, password = PASSWORD): Promise<Tokens> {
  const answer = await request.post('/auth/jwt/create/', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Tokens
}

/** Registers an account with `PASSWORD`; returns its e-mail address. */
export async function registerAccount(request: APIRequestContext, fullName = 'Туманов Игнат'): Promise<string> {
  const email = makeEmail()
  const made = await request.post('/auth/users/', { data: { full_name: fullName, email, password: PASSWORD, personal_data: true } })
  expect(made.status()).toBe(201)
  return email
}

/** Signs this browser tab in: every page opened from now on has the tokens, until the test signs out. */
export async function signInTab(page: Page, tokens: Tokens): Promise<void> {
  await page.addInitScript((pair) => {
    // The script runs at every page load but stores the tokens once: a sign-out clears both storages, and the tab's name still says so.
    if (window.name === 'tokens-stored') return
    window.name = 'tokens-stored'
    for (const [name, value] of Object.entries(pair)) localStorage.setItem(name, value)
  }, tokens)
}

/** Registers an account with the name «Выдумкина Ольга» and signs the tab in; returns the e-mail address. */
export async function signInNewMember(page: Page, request: APIRequestContext): Promise<string> {
  const email = await registerAccount(request, 'Выдумкина Ольга')
  await signInTab(page, await fetchTokens(request, email))
  return email
}

/** Request options that send an API call as this person. */
export const bearer = ({ access }: Tokens) => ({ headers: { authorization: `Bearer ${access}` } })

/** Signs in as the only staff account of the demo data, with which the tested server fills its database. */
export const fetchStaffTokens = (request: APIRequestContext): Promise<Tokens> => fetchTokens(request, 'admin@demo.test', 'Demo-2026!')
