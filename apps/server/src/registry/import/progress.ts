// Shows the progress of an import: a bar on a terminal, elsewhere a plain line every ten seconds.
import type { Clock } from '../../platform/clock.ts'
import type { ImportReport } from './report.ts'

interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const TERMINAL_EVERY_MS = 200
const PLAIN_EVERY_MS = 10_000
const BAR_WIDTH = 24
/** Control sequence of terminals. */
const ERASE_TO_LINE_END = '\u001b[K'

/** `totalBytes`: size on disk of everything to read. `update` prints only if enough time has passed since the last line. */
export function showProgress(
  output: Output,
  totalBytes: number,
  clock: Clock,
): { update(report: ImportReport, bytesDone: number): void; end(): void } {
  const started = clock.now().getTime()
  let shownAt = 0
  let isLineShown = false
  const interval = output.isTTY ? TERMINAL_EVERY_MS : PLAIN_EVERY_MS
  return {
    update(report, bytesDone) {
      const now = clock.now().getTime()
      if (now - Math.max(shownAt, started) < interval) return
      shownAt = now
      const line = progressLine(report.read, bytesDone / Math.max(1, totalBytes), (now - started) / 1000)
      output.write(output.isTTY ? `\r${bar(bytesDone / Math.max(1, totalBytes))} ${line}${ERASE_TO_LINE_END}` : `${line}\n`)
      isLineShown = true
    },
    end() {
      if (isLineShown && output.isTTY) output.write(`\r${ERASE_TO_LINE_END}`)
    },
  }
}

/** For example `12,345 records, 1,800 a second, 45 %, 0:03:10 left`. `share`: the part of the bytes that is read, 0 to 1; `seconds`: time so far. */
export function progressLine(records: number, share: number, seconds: number): string {
  const rate = seconds > 0 ? Math.round(records / seconds) : 0
  const left = share > 0.001 ? `, ${clockTime((seconds / share) * (1 - share))} left` : ''
  return `${records.toLocaleString('en-US')} records, ${rate.toLocaleString('en-US')} a second, ${Math.round(share * 100)} %${left}`
}

function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`
}

const bar = (share: number): string => {
  const full = Math.round(Math.min(1, share) * BAR_WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]`
}
