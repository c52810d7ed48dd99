// The report as an HTML fragment for API clients that expect one: the element `rating` holds the counts of positive and negative factors.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import type { DisputeMark } from '@sverka/contract/disputed-facts/dispute-mark'
import { russianMark } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { xmlText } from '../platform/xml.ts'
import { htmlTexts } from './texts/html.ts'

const isPositive = ({ state, polarity }: Factor): boolean => state === 'found' && polarity === 'positive'
const isNegative = ({ state, polarity }: Factor): boolean => state === 'found' && (polarity === 'negative' || polarity === 'stop')

/** False for a finding about the same event as a more serious one, which alone is listed and counted. */
const isLeading = ({ counted_with: leader }: Factor): boolean => !leader

const disputedItem = (mark: DisputeMark): string => `<em class="disputed">${xmlText(russianMark(mark, mark.on))}</em> `

/** One list item: what was found, the rule, the source, and the company's dispute marks. */
const factorItem = ({ code, title, fact = title, explanation, source, as_of, disputed = [] }: Factor): string =>
  `<li data-code="${code}"><b>${xmlText(fact)}</b> ${disputed.map(disputedItem).join('')}<span>${xmlText(`${title}. ${explanation}`)}</span> <small>${xmlText(source.name)}${as_of ? `, ${as_of}` : ''}</small></li>`

const list = (className: string, factors: readonly Factor[], empty: string): string =>
  factors.length > 0 ? `<ul class="${className}">${factors.map(factorItem).join('')}</ul>` : `<p class="${className}">${xmlText(empty)}</p>`

/** A stop factor that was not checked, with the host name of the official service as text: the fragment contains no outside links. */
const uncheckedStopItem = ({ code, title, service }: UncheckedStop): string =>
  `<li data-stop="${code}">${xmlText(title)} <small>${xmlText(`${service.name}, ${new URL(service.url).hostname}`)}</small></li>`

const uncheckedSection = (stops: readonly UncheckedStop[]): string =>
  stops.length > 0 ? `<h3>${htmlTexts.unchecked}</h3><ul class="unchecked">${stops.map(uncheckedStopItem).join('')}</ul>` : ''

/** The fragment of one report. All texts are escaped; there are no scripts, styles or outside links. */
export function reportHtml({ name, gauge, factors, unchecked_stops: stops = [] }: ReliabilityReport): string {
  const { positive, negative } = gauge
  return [
    `<section class="reliability"><h2>${xmlText(name)}</h2>`,
    `<div id="rating" class="rating" data-positive="${positive}" data-negative="${negative}">`,
    `<span class="positive">${positive}</span><span class="negative">${negative}</span></div>`,
    `<h3>${htmlTexts.positive}</h3>`,
    list('positive', factors.filter(isPositive).filter(isLeading), htmlTexts.noPositive),
    `<h3>${htmlTexts.negative}</h3>`,
    list('negative', factors.filter(isNegative).filter(isLeading), htmlTexts.noNegative),
    uncheckedSection(stops),
    '</section>',
  ].join('')
}
