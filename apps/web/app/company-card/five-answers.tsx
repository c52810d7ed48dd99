// Top of a company card: short answers to «is it active, how old, how big, who runs it?». The fifth answer is the verdict on a deal, drawn
// below them; without a reliability report it is a cell with the register's remarks.
import type { Company } from '@sverka/contract/company/company'
import { MERGED } from '@sverka/contract/company/company.rules'
import { shortName } from '@sverka/contract/company/short-name.rules'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'
import { insideSentence, isOutdated } from '@sverka/contract/company-card/reliability.rules'
import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PersonLink } from '../shell/person-link.tsx'
import { useRegisterWords } from '../shell/register-words.ts'
import { useSite } from '../shell/root-data.ts'
import { statusVariant, useProcedureText } from '../shell/status-marks.tsx'
import { type StatusVariant, statusIcons } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Text } from '../ui/text.tsx'
import { cardMessages } from './company-card.messages.ts'
import { relativeChange } from './finances/finance-rows.ts'
import { signed } from './finances/signed.ts'
import { answersMessages } from './five-answers.messages.ts'
import styles from './five-answers.module.css'
import {
  hasLongWord,
  headsShare,
  isLongReason,
  isLongValue,
  isShortName,
  isStopped,
  listRemarks,
  variantUnderStop,
  yearsOfWork,
} from './five-answers.rules.ts'
import { HeadName } from './head-name.tsx'
import type { CardContext } from './use-company.ts'

type Tone = 'good' | 'warning' | 'bad' | 'quiet'

/** Colour of a cell by the status; an unknown status is grey. */
const tones: Record<StatusVariant, Tone> = {
  active: 'good',
  procedure: 'warning',
  inactive: 'warning',
  merged: 'warning',
  liquidated: 'bad',
  unknown: 'quiet',
}

export function FiveAnswers({ card }: { card: CardContext }) {
  const { company, overview } = card
  // A stop factor, a finding that rules out a deal: then nothing else may be green.
  const stopped = isStopped(card.reliability)
  return (
    <dl className={classNames(styles.strip, card.reliability && styles.joined)}>
      <StateAnswer company={company} isEndExplained={Boolean(card.reliability)} stopped={stopped} />
      <AgeAnswer company={company} />
      <SizeAnswer overview={overview} stopped={stopped} />
      <HeadAnswer company={company} />
      {!card.reliability && <AttentionAnswer company={company} />}
    </dl>
  )
}

interface AnswerProps {
  /** Id of the element, to which findings link. */
  anchor?: string
  question: string
  tone?: Tone | undefined
  icon?: IconName
  value: ReactNode
  /** The text of a value that is a link: the font size depends on its length. */
  valueText?: string
  note?: ReactNode
  wide?: boolean
}

function Answer({ anchor, question, tone, icon, value, valueText, note, wide }: AnswerProps) {
  const shownText = valueText ?? value
  return (
    <div id={anchor} className={classNames(tone && styles[tone], wide && styles.wide)}>
      <dt>{question}</dt>
      <dd>
        <div
          className={classNames(
            styles.value,
            isLongValue(shownText) && styles.long,
            hasLongWord(shownText) && styles.longWord,
            isShortName(shownText) && styles.name,
          )}
          // The style sheet computes a font size from the number of letters.
          style={isShortName(shownText) ? ({ '--letters': shownText.length } as CSSProperties) : undefined}
        >
          {icon && <Icon name={icon} />}
          {value}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </dd>
    </div>
  )
}

/** Leaves out why the company ended if the text below it says so (`isEndExplained`). */
function StateAnswer({ company, isEndExplained, stopped }: { company: Company; isEndExplained: boolean; stopped: boolean }) {
  const texts = useMessages(answersMessages)
  const format = useFormat()
  const procedureText = useProcedureText()
  const words = useRegisterWords()
  const { today } = useSite()
  const { name, procedure, ended } = company.status
  const asOf = company.provenance.register?.as_of
  const isOld = !ended && isOutdated(asOf, today)
  const look = variantUnderStop(procedure ? 'procedure' : isOld ? 'unknown' : statusVariant(name), stopped)
  const dated = asOf && (isOld ? texts.stateOutdated : texts.stateAsOf)(format.date(asOf))
  // A long reason is given in full right below.
  const reason = ended?.reason && !(isEndExplained && isLongReason(ended.reason)) ? words.status(insideSentence(ended.reason)) : null
  // `LPEC`: connected companies. The successor of a merged company is one of them.
  const successor = name === MERGED ? company.LPEC.find(({ relation, also }) => [relation, ...also].includes('successor')) : undefined
  const end = ended && format.list([ended.on && format.date(ended.on), successor ? texts.mergedInto(successor.name) : reason])
  return (
    <Answer
      anchor="record-status"
      question={texts.state}
      tone={tones[look]}
      icon={isOld && !procedure ? 'clock' : statusIcons[look]}
      value={words.status(name)}
      note={end || format.list([procedure && procedureText(procedure), (!procedure || isOld) && dated])}
    />
  )
}

function AgeAnswer({ company }: { company: Company }) {
  const texts = useMessages(answersMessages)
  const format = useFormat()
  const { today } = useSite()
  const years = yearsOfWork(company, today)
  const {
    registration_date: from,
    status: { ended },
  } = company
  if (years === null || !from) return <Answer question={texts.age} value={texts.noData} />
  return (
    <Answer
      question={ended ? (company.kind === 'company' ? texts.worked : texts.workedSelf) : texts.age}
      value={texts.years(years)}
      note={ended?.on ? texts.fromTo(format.date(from), format.date(ended.on)) : texts.since(format.date(from))}
    />
  )
}

/** The revenue of the newest year, or else the number of employees. */
function SizeAnswer({ overview, stopped }: { overview: CompanyOverview | null; stopped: boolean }) {
  const texts = useMessages(answersMessages)
  const format = useFormat()
  const last = overview?.finances?.revenue.at(-1)
  if (last) {
    const before = overview?.finances?.revenue.find(({ year }) => year === last.year - 1)
    const change = relativeChange(last.value, before?.value)
    const note = <RevenueNote year={last.year} change={change} stopped={stopped} />
    return <Answer question={texts.size} value={format.shortMoney(last.value)} note={note} />
  }
  const staff = overview?.staff
  if (staff) return <Answer question={texts.size} value={texts.staffCount(staff.count)} note={texts.staffNote(staff.year)} />
  return <Answer question={texts.size} value={texts.noData} note={texts.sizeUnknown} />
}

/** Year of the revenue and change from the year before; growth is coloured only where there is no stop factor. */
function RevenueNote({ year, change, stopped }: { year: number; change: number | null; stopped: boolean }) {
  const texts = useMessages(answersMessages)
  const format = useFormat()
  if (change === null) return texts.revenueNote(year)
  const changeText = texts.changeByYear(signed(change, format))
  return (
    <>
      {texts.revenueNote(year)}, {change > 0 && !stopped ? <Text tone="good">{changeText}</Text> : changeText}
    </>
  )
}

/** The head with position and share in the company, or the sole trader. A head with an OGRN is a managing company. */
function HeadAnswer({ company }: { company: Company }) {
  const texts = useMessages(answersMessages)
  const { hiddenByLaw } = useMessages(cardMessages)
  const words = useRegisterWords()
  const format = useFormat()
  if (company.kind === 'entrepreneur') {
    const name = company.fio ? shortName(company.fio) : texts.noData
    return <Answer question={texts.trader} value={<PersonLink inn={company.inn}>{name}</PersonLink>} valueText={name} />
  }
  const [head, ...others] = company.directors
  const question = company.status.ended ? texts.headLast : texts.head
  if (!head) return <Answer question={question} value={texts.noData} />
  const share = headsShare(company)
  const note = [
    head.position && words.position(head.position),
    share !== undefined && texts.andFounder(share === null ? null : format.percent(share)),
    others.length > 0 && texts.moreHeads(others.length),
  ]
  const name = head.fio === null ? hiddenByLaw : head.ogrn ? head.fio : shortName(head.fio)
  const link = <HeadName head={head} formatName={shortName} />
  return <Answer question={question} value={link} valueText={name} note={note.filter(Boolean).join(' ')} />
}

/** Number of the register's remarks, with the two most serious. */
function AttentionAnswer({ company }: { company: Company }) {
  const format = useFormat()
  const texts = useMessages(answersMessages)
  const words = useRegisterWords()
  const { today } = useSite()
  const remarks = listRemarks(company, today)
  if (remarks.length === 0) {
    return <Answer question={texts.attention} icon="info" value={texts.tooLittle} note={texts.onlyRegister} wide />
  }
  const remarkNames = remarks
    .slice(0, 2)
    .map((remark) =>
      remark === 'process' ? insideSentence(words.status(company.status.procedure?.name ?? company.status.name)) : texts.remarks[remark],
    )
  const tone = remarks.includes('closed') ? 'bad' : 'warning'
  return (
    <Answer
      question={texts.attention}
      tone={tone}
      icon="alert"
      value={texts.remarksCount(remarks.length)}
      note={format.list(remarkNames)}
      wide
    />
  )
}
