// `npm run bench -- lighthouse [RUNS] [PAGES…]`: scores and load times of the public pages by Google Lighthouse, which imitates a mid-range
// phone; prints the median of the runs.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '../../e2e/browser.ts'
import { openEnvironment, publicPages, waitForBackgroundWork } from './pages/environment.ts'
import { loadAverage } from './search/processes.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Metrics printed beside the score. */
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

const COLUMNS = [...CATEGORIES, ...AUDITS, 'scripts', 'speed'] as const

type Run = Record<(typeof COLUMNS)[number], number>
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * `words` are beginnings of page names; without them all pages are measured. The last column is Lighthouse's own index of the machine's speed. Its
 * slow-down to a phone's speed supposes an index of about 1,500 to 2,000: on a slower machine the blocking time is longer than a phone's.
 */
export async function bench([runs = '5', ...words]: string[]): Promise<void> {
  const environment = await openEnvironment()
  try {
    await waitForBackgroundWork(environment)
    console.log(
      '| page | performance | accessibility | best practices | SEO | FCP, ms | LCP, ms | blocking, ms | shift | scripts, KB | machine |\n|---|---|---|---|---|---|---|---|---|---|---|',
    )
    for (const [name, path] of Object.entries(publicPages)) {
      if (words.length > 0 && !words.some((word) => name.startsWith(word))) continue
      const all: Run[] = []
      for (let run = 0; run < Number(runs); run += 1) all.push(await runOnce(environment.origin + path))
      console.log(`| ${name} | ${COLUMNS.map((word) => findMedian(all, word)).join(' | ')} |`)
    }
    console.log(`median of ${runs} runs; load ${loadAverage()}`)
  } finally {
    await environment.stop()
  }
}

async function runOnce(url: string): Promise<Run> {
  const options = await launchOptions()
  // Depends on the process, so that two runs at once seldom choose the same.
  const port = 20_000 + (process.pid % 20_000)
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
    const { categories, audits, environment } = result.lhr
    const failing = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    if (failing.length > 0) console.error(`${url}: ${failing.map(({ id }) => id).join(', ')}`)
    const scores = CATEGORIES.map((word) => [word, Math.round((categories[word]?.score ?? 0) * 100)])
    const timings = AUDITS.map((word) => [word, audits[word]?.numericValue ?? 0])
    return Object.fromEntries([...scores, ...timings, ['scripts', scriptKilobytes(audits)], ['speed', environment.benchmarkIndex]]) as Run
  } finally {
    await browser.close()
  }
}

/** Kilobytes of scripts as transferred, including the texts of the page's language. */
function scriptKilobytes(audits: Report['audits']): number {
  const details = audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined
  const scripts = details?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? []
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
}

function findMedian(runs: readonly Run[], word: keyof Run): number {
  const sorted = runs.map((run) => run[word]).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return word === 'cumulative-layout-shift' ? Math.round(middle * 1000) / 1000 : Math.round(middle)
}
