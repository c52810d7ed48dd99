// `npm run bench -- marketplace [PRODUCTS [PROCESSES]]`: response times of the marketplace's listing, search, filters and item page over
// generated goods; by default 100,000 goods and one server process.
import { type BenchEnvironment, openEnvironment } from './marketplace/environment.ts'
import { needsCount } from './needs.ts'
import { quantile, steadyLoad } from './pages/load.ts'
import { loadAverage } from './search/processes.ts'

const PRODUCTS = 100_000
const SELLERS = 2_000
/** Calls of each kind that are made before the measured ones. */
const WARMING = 50
/** Measured calls of each kind. */
const CALLS = 300
/** Rate and duration of the load on rendered pages. */
const PER_SECOND = 50
const SECONDS = 20

/**
 * Query strings of the API by their names in the printed table; numbers in the names count the matching goods among 100,000. `turn` counts the calls:
 * each call differs, so that no answer comes from a cache. The deep pages begin after 48,000 goods: with fewer than 57,000 some are empty.
 */
const requestKinds: Record<string, (turn: number) => string> = {
  'whole listing': (turn) => `page=${1 + (turn % 50)}`,
  'deep page': (turn) => `page=${2000 + turn}`,
  'category of 10,000': (turn) => `category=top-${1 + (turn % 10)}&page=${1 + (turn % 20)}`,
  'category, region, price': (turn) =>
    `category=top-${1 + (turn % 10)}&regions__in=77,50,${1 + (turn % 60)}&price__gte=1000&price__lte=${90000 + turn}`,
  'price and order': (turn) => `price__gte=${turn * 100}&ordering=price`,
  'by rating': (turn) => `ordering=-rating&page=${1 + (turn % 20)}`,
  'word of 7,700': (turn) => `search=${encodeURIComponent(WORDS[turn % WORDS.length] ?? '')}&page=${1 + (turn % 9)}`,
  'three words': (turn) => `search=${encodeURIComponent(`болт для склада ${turn}`)}`,
  'word in a category': (turn) => `search=${encodeURIComponent('кабель')}&category=top-${1 + (turn % 10)}`,
  'misspelt word': (turn) => `search=${encodeURIComponent(`подшыпник ${turn}`)}`,
}

/** Words that the generated product names contain. */
const WORDS = ['арматура', 'болт', 'насос', 'перчатки', 'светильник', 'краска', 'монтаж']

export async function bench([typed = `${PRODUCTS}`, typedProcesses = '1']: string[]): Promise<void> {
  const products = needsCount('the number of products', typed, 1000)
  const processes = needsCount('the number of processes', typedProcesses, 1)
  const sellers = Math.min(SELLERS, products)
  const environment = await openEnvironment({ products, sellers }, processes)
  try {
    console.log(`${products} products of ${sellers} sellers, processes: ${processes}, one client, load ${loadAverage()}`)
    console.log('| call | p50, ms | p99, ms |\n|---|---|---|')
    // Every request is made once before measuring: otherwise the first would include the start of server and database.
    for (const query of Object.values(requestKinds)) await measureTimes(environment, query, WARMING)
    for (const [name, query] of Object.entries(requestKinds)) {
      const times = await measureTimes(environment, (turn) => query(WARMING + turn), CALLS)
      console.log(`| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`)
    }
    await measurePages(environment, products)
  } finally {
    await environment.stop()
  }
}

/** Durations of consecutive calls in milliseconds, sorted. */
async function measureTimes({ origin }: BenchEnvironment, query: (turn: number) => string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now()
    const answer = await fetch(`${origin}/api/v1/marketplace/?${query(turn)}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${query(turn)} answered ${answer.status}`)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

/** Requests three pages at a steady rate and prints their times; each page is rendered anew (`kept: false`). */
async function measurePages(environment: BenchEnvironment, products: number): Promise<void> {
  const paths = {
    'listing page': '/marketplace',
    'category page': '/marketplace/top-3',
    'item page': `/marketplace/item/${Math.ceil(products / 2)}`,
  }
  console.log(`| page rendered, ${PER_SECOND} a second | p50, ms | p99, ms |\n|---|---|---|`)
  for (const [name, path] of Object.entries(paths)) {
    // Warms the page up; its times are not counted.
    await steadyLoad(environment, path, { perSecond: PER_SECOND / 2, seconds: 5, kept: false })
    const { times, failed } = await steadyLoad(environment, path, { perSecond: PER_SECOND, seconds: SECONDS, kept: false })
    console.log(
      `| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)}${failed > 0 ? `, ${failed} failed` : ''} |`,
    )
  }
  console.log(`load ${loadAverage()}`)
}
