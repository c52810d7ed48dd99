// Texts of disputed facts: kinds of facts, reasons, authorities that can correct a source, the mark on the company's card, the timeline of a dispute.
import { russianReasons } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { defineTexts, translated } from '../i18n/catalogue.ts'

export const disputedMessages = defineTexts({
  title: { ru: 'Оспоренные факты', en: 'Disputed facts', zh: '争议事实' },
  titleOf: {
    ru: (name: string) => `Оспоренные факты: ${name}`,
    en: (name: string) => `Disputed facts: ${name}`,
    zh: (name: string) => `争议事实：${name}`,
  },
  way: { ru: 'Путь', en: 'Breadcrumbs', zh: '导航路径' },
  lead: {
    ru: 'Что компания считает ошибкой источника и куда она обратилась за исправлением. Вердикт и баллы от отметки не меняются.',
    en: 'What the company considers an error in the source, and where it has applied for a correction. A mark changes neither the verdict nor the points.',
    zh: '企业认为来源有误之处及其申请更正的机构。标记不影响结论和评分。',
  },
  none: { ru: 'Компания ничего не оспаривает', en: 'The company disputes nothing', zh: '企业未提出争议' },
  noneText: {
    ru: 'Оспорить факт может её представитель, подтверждённый документами.',
    en: 'A fact can be disputed by its representative, confirmed by documents.',
    zh: '经文件确认的企业代表可以对事实提出争议。',
  },
  kinds: {
    proceeding: { ru: 'Производство', en: 'Enforcement proceeding', zh: '执行程序' },
    tax_debt: { ru: 'Налоговая задолженность', en: 'Tax debt', zh: '欠税' },
    case: { ru: 'Дело', en: 'Case', zh: '案件' },
    inspection: { ru: 'Проверка', en: 'Inspection', zh: '检查' },
    bankruptcy: { ru: 'Сообщение о банкротстве', en: 'Bankruptcy notice', zh: '破产公告' },
    address: { ru: 'Отметка реестра об адресе', en: 'Register mark on the address', zh: '登记册对地址的标注' },
    head: { ru: 'Отметка реестра о руководителе', en: 'Register mark on the head', zh: '登记册对负责人的标注' },
  },
  reasons: translated(russianReasons, {
    done: { en: 'Already fulfilled', zh: '已履行' },
    not_ours: { en: 'Not our company', zh: '非本企业' },
    wrong: { en: 'Wrong amount or date', zh: '金额或日期有误' },
    cancelled: { en: 'Cancelled by a court', zh: '已被法院撤销' },
  }),
  reasonHints: {
    done: { ru: 'уплачено, закрыто, снято', en: 'paid, closed, lifted', zh: '已支付、已结案、已解除' },
    not_ours: { ru: 'однофамилец, чужой номер', en: 'a namesake, someone else’s number', zh: '同名或编号有误' },
    wrong: { ru: 'в источнике ошибка', en: 'the source has an error', zh: '来源有误' },
    cancelled: { ru: 'решение вступило в силу', en: 'the decision is in force', zh: '裁决已生效' },
  },
  /** The authority to which the company appealed. */
  addressees: {
    bailiffs: { ru: 'ФССП', en: 'Bailiffs (FSSP)', zh: '联邦法警局' },
    tax_service: { ru: 'ФНС', en: 'Tax service (FNS)', zh: '联邦税务局' },
    court: { ru: 'Суд', en: 'Court', zh: '法院' },
    control_body: { ru: 'Контрольный орган', en: 'Supervisory body', zh: '监管机构' },
    bankruptcy_register: { ru: 'ЕФРСБ', en: 'Bankruptcy register (EFRSB)', zh: '破产登记册' },
  },
  /** By code of the source. */
  sources: {
    egrul: { ru: 'ЕГРЮЛ', en: 'Register of legal entities', zh: '法人登记册' },
    egrip: { ru: 'ЕГРИП', en: 'Register of sole traders', zh: '个体经营者登记册' },
    enforcement: { ru: 'ФССП', en: 'Bailiffs', zh: '联邦法警局' },
    debts: { ru: 'Открытые данные ФНС', en: 'Open data of the tax service', zh: '税务局公开数据' },
    cases: { ru: 'Картотека арбитражных дел', en: 'Commercial court records', zh: '仲裁法院案件库' },
    inspections: { ru: 'ЕРКНМ', en: 'Inspections register', zh: '检查登记册' },
    bankruptcy: { ru: 'ЕФРСБ', en: 'Bankruptcy register', zh: '破产登记册' },
  } as Record<string, { ru: string; en: string; zh: string }>,
  asOf: {
    ru: (name: string, day: string) => `${name}, данные на ${day}`,
    en: (name: string, day: string) => `${name}, as of ${day}`,
    zh: (name: string, day: string) => `${name}，截至 ${day}`,
  },
  mark: {
    ru: (day: string) => `оспорено ${day}`,
    en: (day: string) => `disputed ${day}`,
    zh: (day: string) => `${day} 提出争议`,
  },
  says: { ru: 'Компания говорит:', en: 'The company says:', zh: '企业说明：' },
  /** Stands in place of the sentence and the document until staff have checked their form. */
  unseen: {
    ru: 'Слова и документ компании откроются, когда мы проверим их форму.',
    en: 'The company’s words and document will open once we have checked their form.',
    zh: '企业的说明和文件经形式审核后公开。',
  },
  where: { ru: 'Где исправляют', en: 'Who corrects it', zh: '更正机构' },
  appeal: {
    ru: (name: string, number: string, day: string) => `${name}, обращение ${number} от ${day}`,
    en: (name: string, number: string, day: string) => `${name}, application ${number} of ${day}`,
    zh: (name: string, number: string, day: string) => `${name}，申请 ${number}，${day}`,
  },
  stands: { ru: 'Отметка стоит', en: 'Mark in place', zh: '标记有效期' },
  standsUntil: {
    ru: (day: string) => `до ${day} или пока не сменится источник`,
    en: (day: string) => `until ${day}, or until the source changes`,
    zh: (day: string) => `至 ${day}，或至来源变更`,
  },
  file: {
    ru: (kilobytes: string, fingerprint: string) => `${kilobytes} КБ, отпечаток ${fingerprint}`,
    en: (kilobytes: string, fingerprint: string) => `${kilobytes} KB, fingerprint ${fingerprint}`,
    zh: (kilobytes: string, fingerprint: string) => `${kilobytes} KB，指纹 ${fingerprint}`,
  },
  course: { ru: 'Ход', en: 'Timeline', zh: '进程' },
  steps: {
    disputed: {
      ru: 'Представитель оспорил, отметка на карточке',
      en: 'Disputed by the representative, marked on the card',
      zh: '代表提出争议，卡片已标记',
    },
    checking: { ru: 'Проверяем форму', en: 'We are checking the form', zh: '正在审核形式' },
    standing: {
      ru: 'Проверили форму: документ читается, адресат назван. По существу не решаем',
      en: 'The form is checked: the document is legible, the addressee is named. We do not decide on the merits',
      zh: '形式无误：文件可读，机构已注明。我们不作实体判断',
    },
    waiting: { ru: 'Ждём источник', en: 'Waiting for the source', zh: '等待来源变更' },
    refused: {
      ru: 'Отметка снята: форма не соблюдена',
      en: 'The mark was removed: its form is not in order',
      zh: '标记已撤下：形式不符',
    },
    withdrawn: { ru: 'Отметку снял представитель', en: 'The representative removed the mark', zh: '代表撤下标记' },
    changed: { ru: 'Отметка снята: источник сменился', en: 'The mark was removed: the source has changed', zh: '标记已撤下：来源已变更' },
    expired: { ru: 'Отметка снята: прошёл срок', en: 'The mark was removed: its term has expired', zh: '标记已撤下：期限届满' },
  },
  more: { ru: 'Ход и документ', en: 'Timeline, document', zh: '进程与文件' },
  represent: { ru: 'Вы представляете компанию?', en: 'Do you represent the company?', zh: '您是企业代表吗？' },
  representText: {
    ru: 'Оспорить можно факт с записью в источнике. Нужен документ и номер обращения туда, где исправляют.',
    en: 'You can dispute a fact that has a record in the source. You need a document and the number of your application to the body that makes corrections.',
    zh: '可对来源中有记录的事实提出争议。需要文件及向更正机构提交的申请编号。',
  },
  dispute: { ru: 'Оспорить факт', en: 'Dispute a fact', zh: '对事实提出争议' },
})
