// Makes people and their objects (companies, notes, requests, keys …) in a test's database, mostly without the API. A test passes only the values
// that matter to it, the rest is filled in.
import { hash } from '@node-rs/argon2'
import type { PlanName } from '@sverka/contract/plans/plans.rules'
import { createKey } from '../src/api-access/api-access.ts'
import { type AuthDeps, getAuth } from '../src/auth/auth.ts'
import { createSession } from '../src/auth/sessions.ts'
import { insertUser, updateUser } from '../src/auth/users.sql.ts'
import { createListWithLines } from '../src/bulk-checks/bulk-checks.ts'
import { readLines } from '../src/bulk-checks/read-lines.ts'
import { createCheck } from '../src/checks/checks.ts'
import { printReport } from '../src/checks/print.ts'
import { insertRepresentative, insertTicket } from '../src/company-binding/company-binding.sql.ts'
import { putNote } from '../src/company-notes/company-notes.ts'
import { addWatchedCompanies } from '../src/monitoring/monitoring.ts'
import { encryptSecret, newSecret } from '../src/monitoring/webhooks/signature.ts'
import { insertTestDelivery, insertWebhook } from '../src/monitoring/webhooks/webhooks.sql.ts'
import { insertNews } from '../src/news/news.sql.ts'
import { insertPageMeta } from '../src/page-meta/page-meta.sql.ts'
import { moscowDay } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { insertRequest } from '../src/support/support.sql.ts'
import { storeTieList } from '../src/ties/lists.ts'
import type { TestApplication } from './application.ts'
import { inventedInn, inventedOgrn, inventedPersonInn } from './register-files.ts'

/** A person who is signed in. */
export interface Person {
  readonly id: number
  readonly email: string
  readonly fullName: string
  readonly password: string
  readonly access: string
  readonly refresh: string
}

interface PersonWishes {
  readonly email?: string
  readonly fullName?: string
  readonly plan?: PlanName
  readonly isStaff?: boolean
  readonly remembered?: boolean
}

const PASSWORD = 'Верный-пароль-1!'
/** From where test sessions sign in. */
const CLIENT = { clientIp: '192.0.2.1', agent: 'Mozilla/5.0 (X11; Linux x86_64)' }

let printed: ReturnType<typeof printReport> | undefined
/** Prints only the first report: printing takes a third of a second of processor time. Tests of reports make them through the API instead. */
const printOnce: typeof printReport = (paper) => {
  printed ??= printReport(paper)
  return printed
}

/** Each method inserts into the database of the given application; methods that return a number return an id. */
export class World {
  readonly #app: TestApplication
  /** Hash of `PASSWORD`, computed once. */
  #hash: string | null = null
  #count = 0

  constructor(app: TestApplication) {
    this.#app = app
  }

  /** Services of accounts, for factories that bypass the API. */
  get auth(): AuthDeps {
    return getAuth(this.#app.services).deps
  }

  get services() {
    return this.#app.services
  }

  get db() {
    return this.#app.db
  }

  /** A new number at each call, for unique names and addresses. */
  next(): number {
    this.#count += 1
    return this.#count
  }

  /** A new person with an open session; by default on the plan «free». */
  async person(wishes: PersonWishes = {}): Promise<Person> {
    const number = this.next()
    const email = wishes.email ?? `person${number}@sverka.test`
    const fullName = wishes.fullName ?? `Человеков Тест Номерович ${number}`
    this.#hash ??= await this.auth.passwords.hash(PASSWORD)
    const row = { email, full_name: fullName, password_hash: this.#hash, created_at: this.#app.clock.now() }
    return this.db.transaction().execute(async (tx) => {
      const user = await insertUser(tx, { ...row, plan: wishes.plan ?? 'free', is_staff: wishes.isStaff ?? false })
      if (!user) throw new Error(`there is a person ${email} already`)
      const tokens = await createSession(tx, this.auth, { userId: user.id, remembered: wishes.remembered ?? true, client: CLIENT })
      return { id: user.id, email, fullName, password: PASSWORD, ...tokens }
    })
  }

  staff(): Promise<Person> {
    return this.person({ isStaff: true })
  }

  /** A new session of the same person; its tokens replace those in the returned person. */
  async signInAgain(person: Person, remembered = true): Promise<Person> {
    const tokens = await this.db
      .transaction()
      .execute((tx) => createSession(tx, this.auth, { userId: person.id, remembered, client: CLIENT }))
    return { ...person, ...tokens }
  }

  changePerson(id: number, changes: Parameters<typeof updateUser>[2]): Promise<unknown> {
    return this.db.transaction().execute((tx) => updateUser(tx, id, changes))
  }

  block(id: number): Promise<unknown> {
    return this.db.updateTable('users').set({ blocked_at: this.#app.clock.now() }).where('id', '=', id).execute()
  }

  async readPasswordHash(id: number): Promise<string> {
    const row = await this.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    return row.password_hash
  }

  /** A password hash with weaker parameters than today's, as old accounts have. */
  oldHash(password: string): Promise<string> {
    return hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  }

  /** E-mails sent to the address, oldest first. */
  emailsTo(email: string) {
    return this.db
      .selectFrom('emails')
      .select(['subject', 'body_text as text', 'body_html as html'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  }

  /** Storage keys of the scans of a person's requests. */
  async listDocumentKeys(person: Person): Promise<string[]> {
    const rows = await this.db
      .selectFrom('company_tickets')
      .select(['passport_key as passport', 'contract_key as contract'])
      .where('user_id', '=', person.id)
      .execute()
    return rows.flatMap(({ passport, contract }) => [passport ?? '', contract ?? ''])
  }

  /** The person's actions in the audit log, oldest first; none for null. */
  async listActions(person: Person | null): Promise<string[]> {
    const rows = await this.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', person?.id ?? 0)
      .orderBy('id')
      .execute()
    return rows.map(({ action }) => action)
  }

  /** The person's latest action, with its details. */
  findLastAudit(person: Person) {
    return this.db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', person.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  }

  async auditActions(): Promise<string[]> {
    const rows = await this.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    return rows.map(({ action }) => action)
  }

  /** An active company of the register without any block of facts. */
  async company(wishes: { kind?: 'company' | 'entrepreneur' } = {}): Promise<{ id: number; inn: string; ogrn: string; name: string }> {
    const number = 9000 + this.next()
    const kind = wishes.kind ?? 'company'
    const inn = kind === 'company' ? inventedInn(number) : inventedPersonInn(number)
    const row = { kind, inn, ogrn: inventedOgrn(number), name: `ООО «Испытание ${number}»`, status_name: 'Действует' }
    const { id } = await this.db
      .insertInto('companies')
      .values({ ...row, register_as_of: '2026-11-01', register_hash: number })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, inn, ogrn: row.ogrn, name: row.name }
  }

  /** Sets the company's status, as an import does after a liquidation. */
  endCompany(id: number, status = 'Ликвидирована'): Promise<unknown> {
    return this.db.updateTable('companies').set({ status_name: status }).where('id', '=', id).execute()
  }

  /** Makes the person the company's representative, as an approved request does. */
  represent(person: Person, companyId: number): Promise<unknown> {
    const link = { company_id: companyId, user_id: person.id, ticket_id: null, since: this.#app.clock.now() }
    return this.db.transaction().execute((tx) => insertRepresentative(tx, link))
  }

  /** An open request of the person to represent a new company; its documents do not exist on disk. */
  async ticket(person: Person): Promise<{ id: number }> {
    const company = await this.company()
    const row = {
      user_id: person.id,
      company_id: company.id,
      passport_key: 'tickets/none.pdf',
      contract_key: 'tickets/none.pdf',
      scan_state: 'unchecked',
    }
    const made = await this.db.transaction().execute((tx) => insertTicket(tx, { ...row, created_at: this.#app.clock.now() }))
    if (!made) throw new Error('there is an open request already')
    return made
  }

  /** An open request of the person to support. */
  supportRequest(person: Person): Promise<number> {
    const row = { user_id: person.id, text: 'Вопрос', created_at: this.#app.clock.now() }
    return this.db.transaction().execute((tx) => insertRequest(tx, row))
  }

  /** A full report made by the person, with the files of the first report printed in this process; returns its number. */
  async check(person: Person): Promise<string> {
    const { clock, config } = this.#app
    const deps = { clock, ids: randomIds, today: () => moscowDay(clock.now()), publicUrl: config.PUBLIC_URL ?? '', print: printOnce }
    const { check } = await createCheck(this.db, deps, { userId: person.id, number: (await this.company()).inn })
    return check.number
  }

  /** An article of the blog, published by default. */
  async article(wishes: { isPublished?: boolean } = {}): Promise<number> {
    const row = { title: 'Новость', content: '<p>Текст</p>', image: null, created_at: this.#app.clock.now() }
    const { id } = await this.db.transaction().execute((tx) => insertNews(tx, { ...row, is_published: wishes.isPublished ?? true }))
    return id
  }

  /** One of the person's API keys; `makeApiKey` returns its secret too. */
  async apiKey(person: Person): Promise<number> {
    return (await this.makeApiKey(person)).id
  }

  /** An API key of the person, with its secret. */
  makeApiKey(person: Person) {
    const request = { userId: person.id, name: 'Испытание' }
    return this.db.transaction().execute((tx) => createKey(tx, { clock: this.#app.clock, ids: randomIds }, request))
  }

  /** A bulk-check list of one company, started by the person. */
  async companyList(person: Person): Promise<number> {
    const { inn } = await this.company()
    const request = {
      userId: person.id,
      name: 'Список',
      purpose: 'prepayment' as const,
      lines: readLines([[1, [{ column: 1, text: inn }]]]),
      at: this.#app.clock.now(),
    }
    return (await this.db.transaction().execute((tx) => createListWithLines(tx, request))).id
  }

  /** A list of two companies between which the person searches for ties (shared heads, founders and the like). */
  async tieList(person: Person): Promise<number> {
    const numbers = [(await this.company()).inn, (await this.company()).inn].join('\n')
    const request = { userId: person.id, name: 'Список', numbers, at: this.#app.clock.now() }
    return (await this.db.transaction().execute((tx) => storeTieList(tx, request))).id
  }

  /** A company that the person watches; returns the company's id. */
  async watchedCompany(person: Person): Promise<number> {
    const { id, inn } = await this.company()
    await this.db.transaction().execute((tx) => addWatchedCompanies(tx, person.id, [inn], this.#app.clock.now()))
    return id
  }

  /** A company with a note by the person; returns the company's id. */
  async companyWithNote(person: Person): Promise<number> {
    const { id } = await this.company()
    const note = { text: 'Платит в срок', labels: ['поставщик'] }
    await this.db.transaction().execute((tx) => putNote(tx, { userId: person.id, companyId: id }, note, this.#app.clock.now()))
    return id
  }

  /** The person's webhook: an internal address, to which nothing is sent. */
  async webhook(person: Person): Promise<number> {
    const secret = encryptSecret(this.#app.services.secret, newSecret(randomIds), randomIds)
    const row = {
      user_id: person.id,
      url: 'https://[::1]/in',
      topics: ['companies'],
      fields: null,
      secret,
      tail: 'abc',
      created_at: this.#app.clock.now(),
    }
    return (await this.db.transaction().execute((tx) => insertWebhook(tx, row))).id
  }

  /** A test delivery that waits to be sent to a new webhook of the person. */
  async webhookDelivery(person: Person): Promise<number> {
    const delivery = { userId: person.id, webhookId: await this.webhook(person), until: this.#app.clock.now() }
    return Number(await insertTestDelivery(this.db, delivery))
  }

  /** Title and description of a page that does not exist; returns their id. */
  async pageMeta(): Promise<number> {
    const texts = { title: 'Страница', description: '', additional_title: '', text_field: '', keywords: '' }
    const made = await this.db.transaction().execute((tx) => insertPageMeta(tx, { slug: `/page-${this.next()}`, ...texts }))
    if (!made) throw new Error('the path is taken')
    return made.id
  }

  /** The id of the session in the person's access token; '' if the token is not valid. */
  async findSessionId(person: Person): Promise<string> {
    const claims = await this.auth.access.read(person.access)
    return claims?.sessionId ?? ''
  }
}
