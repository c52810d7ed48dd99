// A reporter for vitest: writes its JSON report of the files that ran to their end, and beside it a file with errors outside of tests and with
// the files that a dead test process left unfinished.
import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { JsonReporter, type SerializedError, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { type OutsideTests, outsideFile } from './outside-tests.ts'

export default class UnitReport extends JsonReporter {
  readonly #planned = new Set<string>()
  #vitest: Vitest | undefined

  constructor() {
    super({})
  }

  override onInit(vitest: Vitest): void {
    super.onInit(vitest)
    this.#vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#planned.add(moduleId)
  }

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    const ended = modules.filter((module) => !['pending', 'queued'].includes(module.state()))
    await super.onTestRunEnd(ended)
    const report = this.#vitest?.config.outputFile
    if (typeof report !== 'object' || !report.json) return
    for (const { moduleId } of ended) this.#planned.delete(moduleId)
    const outside: OutsideTests = {
      undone: [...this.#planned].map((file) => relative(this.#vitest?.config.root ?? '', file)),
      errors: errors.map(({ message, cause }) => [message, cause?.message].filter(Boolean).join(': ')),
    }
    await writeFile(outsideFile(report.json), JSON.stringify(outside))
  }
}
