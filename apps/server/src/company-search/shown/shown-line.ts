// Questions that wait for their rows share statements: what is asked while others are under way goes together into the next one.
import type { ReadDb, Reader } from '../../platform/db/database.ts'
import { endOf, type News } from '../index/index.sql.ts'
import { isTimeOut } from '../time-out.ts'
import { type Candidates, columnsOf } from './candidates.ts'
import { type AskedRows, listNews, listShown, type TellingRow } from './shown.sql.ts'

/** Questions in one statement. */
const QUESTIONS = 16
/** The ranks of so many records are told besides what is shown: a page far down lies behind thousands. */
const MOST_OTHERS = 100

/** What a question asks for. */
export interface Wanted extends Candidates {
  /** Up to where it knows what changed. */
  readonly snapshot: string
}

export interface Told {
  readonly rows: readonly TellingRow[]
  readonly news: News
}

interface Waiting {
  readonly wanted: Wanted
  readonly register: Reader
  readonly tell: (told: Told) => void
  readonly fail: (error: unknown) => void
}

export class ShownLine {
  readonly #db: ReadDb
  readonly #statements: number
  readonly #hear: (rows: readonly TellingRow[]) => News
  readonly #waiting: Waiting[] = []
  #underWay = 0

  /** `db` is of the pool of the searches, of which so many statements are under way at once; `hear` is told once what each of them brought. */
  constructor(db: ReadDb, statements: number, hear: (rows: readonly TellingRow[]) => News) {
    this.#db = db
    this.#statements = statements
    this.#hear = hear
  }

  /** What has not been read when the time of a search is over is read of `register`: what was found is to be shown. */
  ask(wanted: Wanted, register: Reader): Promise<Told> {
    return new Promise((tell, fail) => {
      this.#waiting.push({ wanted, register, tell, fail })
      if (this.#underWay < this.#statements) void this.#answerSome()
    })
  }

  async #answerSome(): Promise<void> {
    this.#underWay++
    while (this.#waiting.length > 0) {
      const questions = this.#waiting.splice(0, QUESTIONS)
      try {
        const rows = await this.#read(questions)
        const news = this.#hear(rows)
        const byQuestion = Map.groupBy(rows, ({ question }) => question)
        for (const [i, { tell }] of questions.entries()) tell({ rows: byQuestion.get(i + 1) ?? [], news })
      } catch (error) {
        for (const { fail } of questions) fail(error)
      }
    }
    this.#underWay--
  }

  async #read(questions: readonly Waiting[]): Promise<readonly TellingRow[]> {
    const wanted = questions.map((one) => one.wanted)
    try {
      return await rowsFor(this.#db, wanted)
    } catch (error) {
      const [first] = questions
      if (!isTimeOut(error) || !first) throw error
      return rowsFor(first.register, wanted)
    }
  }
}

/** What several questions ask for and what was committed since the oldest of their snapshots. */
export async function rowsFor(db: Reader, questions: readonly Wanted[]): Promise<readonly TellingRow[]> {
  const snapshot = oldest(questions.map((one) => one.snapshot))
  if (questions.some(({ candidates }) => candidates.length > 0)) return listShown(db, snapshot, ...asked(questions))
  return (await listNews(db, snapshot)).map(({ news }) => ({ ...NOTHING, news }))
}

const NOTHING = { question: null, segment: null, ordinal: null, rank: null, at: null, body: null }

const oldest = (snapshots: readonly string[]): string => snapshots.reduce((one, other) => (endOf(other) < endOf(one) ? other : one))

const asked = (questions: readonly Wanted[]): AskedRows => [
  ...columnsOf(questions),
  questions.map(({ offset }) => offset),
  questions.map(({ size }) => size),
  questions.map(({ candidates }) => candidates.length <= MOST_OTHERS),
]
