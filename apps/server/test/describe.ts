// Reads the columns of a statement's result from PostgreSQL (the protocol's message Describe), without running the statement.
import type pg from 'pg'

export interface DescribedField {
  readonly name: string
  /** Oid of the type. */
  readonly dataTypeID: number
  /** Oid of the table and number of the column that the field is copied from; 0 for a computed field. */
  readonly tableID: number
  readonly columnID: number
}

/** The parts of a pg connection that a Submittable uses. */
interface Wire {
  parse(query: { text: string }): void
  describe(message: { type: 'S' }): void
  sync(): void
}

/** Parse and Describe of one statement, for `client.query`: pg calls `submit` to send, and the `handle…` methods with PostgreSQL's responses. */
class Description {
  readonly answer: Promise<readonly DescribedField[]>
  #fields: readonly DescribedField[] = []
  #resolve: (fields: readonly DescribedField[]) => void = () => undefined
  #reject: (error: Error) => void = () => undefined
  readonly #text: string

  constructor(text: string) {
    this.#text = text
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(wire: Wire): void {
    wire.parse({ text: this.#text })
    wire.describe({ type: 'S' })
    wire.sync()
  }

  handleRowDescription({ fields }: { fields: readonly DescribedField[] }): void {
    this.#fields = fields
  }

  handleError(error: Error): void {
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields)
  }
}

/** The columns of the statement's result, empty if it returns no rows. Throws PostgreSQL's error if it cannot be parsed. */
export async function describeStatement(client: pg.Client, text: string): Promise<readonly DescribedField[]> {
  const description = new Description(text)
  client.query(description as unknown as pg.Submittable)
  return await description.answer
}
