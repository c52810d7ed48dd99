// Texts of checks by hand.
import type { HandOutcome, HandService } from '@sverka/contract/checks/hand-checks.rules'
import { defineTexts } from '../../i18n/catalogue.ts'

type Services = Readonly<Record<HandService, { readonly name: string; readonly who: string; readonly look: string }>>
type Outcomes = Readonly<Record<HandOutcome, string>>

const ru: Services = {
  terrorists: {
    name: 'Террористический перечень',
    who: 'Росфинмониторинг. Поиск только по имени, номер в адрес не вставить',
    look: 'Смотрите строку с той же датой рождения. Однофамилец без даты не совпадение.',
  },
  bankruptcy: {
    name: 'Сообщения о банкротстве',
    who: 'ЕФРСБ',
    look: 'Смотрите намерения кредиторов и должника, они появляются раньше дела.',
  },
  accounts: {
    name: 'Приостановка счетов',
    who: 'БИ ФНС, ИНН и БИК любого банка',
    look: 'Смотрите, есть ли действующее решение о приостановлении.',
  },
  bailiffs: {
    name: 'Исполнительные производства',
    who: 'Банк данных ФССП, поиск по названию',
    look: 'Смотрите и оконченные по пункту 4 части 1 статьи 46: взыскать не удалось.',
  },
  arbitration: {
    name: 'Арбитражные дела',
    who: 'Картотека арбитражных дел, поиск по ИНН',
    look: 'Смотрите исход: удовлетворено, отказано, прекращено.',
  },
  courts: {
    name: 'Суды общей юрисдикции',
    who: 'ГАС «Правосудие», поиск по названию',
    look: 'Смотрите иски работников и потребителей, сумму и стадию.',
  },
  disqualified: { name: 'Дисквалификация по имени', who: 'Сервис ФНС', look: 'Сверьте дату рождения и организацию.' },
  pledges: {
    name: 'Залоги движимого имущества',
    who: 'Реестр нотариусов, поиск по ИНН залогодателя',
    look: 'Смотрите, что заложено и кому.',
  },
}
const en: Services = {
  terrorists: {
    name: 'List of terrorists',
    who: 'Rosfinmonitoring. Searched by name alone, the address takes no number',
    look: 'Look for a line with the same date of birth. A namesake without a date is no match.',
  },
  bankruptcy: {
    name: 'Bankruptcy notices',
    who: 'Bankruptcy register',
    look: 'Look for intents of creditors and the debtor, which come before the case.',
  },
  accounts: { name: 'Suspended accounts', who: 'Tax service, INN and the BIC of any bank', look: 'Look whether a suspension is in force.' },
  bailiffs: {
    name: 'Enforcement proceedings',
    who: 'Bailiffs, searched by name',
    look: 'Look for those ended because nothing could be collected, too.',
  },
  arbitration: {
    name: 'Commercial court cases',
    who: 'File of commercial court cases, searched by INN',
    look: 'Look at the outcome: granted, refused, ended.',
  },
  courts: {
    name: 'Courts of general jurisdiction',
    who: 'GAS Pravosudie, searched by name',
    look: 'Look for claims of employees and consumers, sum and stage.',
  },
  disqualified: { name: 'Disqualification by name', who: 'Tax service', look: 'Compare date of birth and organisation.' },
  pledges: {
    name: 'Pledges of movables',
    who: 'Register of notaries, searched by INN of the pledger',
    look: 'Look what is pledged and to whom.',
  },
}
const zh: Services = {
  terrorists: {
    name: '恐怖分子名单',
    who: '联邦金融监测局，仅按姓名查询，网址无法填入号码',
    look: '查看出生日期相同的条目。没有日期的同名者不算匹配。',
  },
  bankruptcy: { name: '破产公告', who: '破产信息登记册', look: '查看债权人和债务人的破产意向，它们早于案件出现。' },
  accounts: { name: '账户冻结', who: '税务局，税号与任一银行的 BIC', look: '查看是否有生效的冻结决定。' },
  bailiffs: { name: '执行程序', who: '法警数据库，按名称查询', look: '也请查看因无法追偿而终结的程序。' },
  arbitration: { name: '仲裁案件', who: '仲裁案件库，按税号查询', look: '查看结果：支持、驳回、终止。' },
  courts: { name: '普通法院', who: '普通法院案件库，按名称查询', look: '查看员工和消费者的诉讼、金额与阶段。' },
  disqualified: { name: '按姓名查取消资格', who: '税务局服务', look: '核对出生日期和机构。' },
  pledges: { name: '动产抵押', who: '公证登记册，按抵押人税号查询', look: '查看抵押了什么、抵押给谁。' },
}

export const handMessages = defineTexts({
  services: { ru, en, zh },
  title: { ru: 'Проверки вручную', en: 'Checks by hand', zh: '人工核查' },
  trail: { ru: 'Путь', en: 'Path', zh: '路径' },
  reports: { ru: 'Отчёты', en: 'Reports', zh: '报告' },
  about: {
    ru: (name: string, inn: string) => `${name}${inn && `, ИНН ${inn}`}. Здесь нет открытых данных, поэтому смотрит человек`,
    en: (name: string, inn: string) => `${name}${inn && `, INN ${inn}`}. There are no open data here, so a person looks`,
    zh: (name: string, inn: string) => `${name}${inn && `，税号 ${inn}`}。此处没有开放数据，需人工查看`,
  },
  left: {
    ru: (left: number, all: number) => `Осталось ${left} из ${all}`,
    en: (left: number, all: number) => `${left} of ${all} left`,
    zh: (left: number, all: number) => `剩余 ${left}/${all}`,
  },
  unseen: { ru: 'не проверено', en: 'not checked', zh: '未核查' },
  repeat: { ru: 'повторите', en: 'look again', zh: '请重新核查' },
  outcomes: {
    ru: { absent: 'Не найдено', found: 'Найдено', unopened: 'Не открылось' } satisfies Outcomes,
    en: { absent: 'Not found', found: 'Found', unopened: 'Did not open' } satisfies Outcomes,
    zh: { absent: '未找到', found: '已找到', unopened: '无法打开' } satisfies Outcomes,
  },
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано!', en: 'Copied!', zh: '已复制' },
  openService: { ru: 'Открыть службу', en: 'Open the service', zh: '打开服务' },
  what: { ru: 'Что нашли', en: 'What was found', zh: '核查结果' },
  details: { ru: 'Подробности', en: 'Details', zh: '详情' },
  sum: { ru: 'Сумма, ₽', en: 'Sum, ₽', zh: '金额（卢布）' },
  file: { ru: 'Снимок или PDF страницы', en: 'Picture or PDF of the page', zh: '页面截图或 PDF' },
  fileHint: {
    ru: 'PDF, PNG, JPEG до 10 МБ. Отпечаток посчитаем сразу',
    en: 'PDF, PNG, JPEG up to 10 MB. Its fingerprint is counted at once',
    zh: 'PDF、PNG、JPEG，最大 10 MB，将立即计算指纹',
  },
  choose: { ru: 'Выберите файл', en: 'Choose a file', zh: '选择文件' },
  record: { ru: 'Записать результат', en: 'Record the result', zh: '记录结果' },
  recorded: { ru: 'Результат записан', en: 'The result is recorded', zh: '结果已记录' },
  fingerprint: { ru: 'отпечаток', en: 'fingerprint', zh: '指纹' },
  looked: {
    ru: (outcome: string, day: string, who: string) => `${outcome} ${day}, ${who}`,
    en: (outcome: string, day: string, who: string) => `${outcome} ${day}, ${who}`,
    zh: (outcome: string, day: string, who: string) => `${outcome} ${day}，${who}`,
  },
  coverage: { ru: 'Охват вашего отчёта', en: 'Coverage of your report', zh: '您报告的覆盖范围' },
  byData: { ru: 'По загруженным данным', en: 'By loaded data', zh: '依据已加载数据' },
  byHand: { ru: 'Вручную, с файлами', en: 'By hand, with files', zh: '人工核查（附文件）' },
  unchecked: { ru: 'Не проверено', en: 'Not checked', zh: '未核查' },
  inReport: { ru: 'Проверено вручную', en: 'Checked by hand', zh: '人工核查' },
  line: {
    ru: (day: string, file: string) => `Проверено вручную ${day}${file && `, файл ${file}`}`,
    en: (day: string, file: string) => `Checked by hand on ${day}${file && `, file ${file}`}`,
    zh: (day: string, file: string) => `${day} 人工核查${file && `，文件 ${file}`}`,
  },
  private: {
    ru: 'Видно только вам. На открытую карточку и в чужие отчёты не попадает.',
    en: 'You alone see it. It goes neither to the public card nor into others’ reports.',
    zh: '仅您可见，不会出现在公开卡片或他人报告中。',
  },
})
