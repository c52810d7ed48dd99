// Texts of the reliability report about the factors of `shares.ts`: a pair [title, explanation] in Russian, English and Chinese.
// ЕГРЮЛ is the state register of companies.
import type { FactorTexts } from '../../factor.ts'

export const sharesTexts = {
  'convertible-loan': {
    ru: ['Конвертируемый заём', 'Заимодавец вправе получить долю вместо возврата денег: состав участников может смениться.'],
    en: ['A convertible loan', 'The lender is entitled to a share instead of repayment: the members may change.'],
    'zh-CN': ['可转换借款', '出借人有权以股权代替还款，股东构成可能变化。'],
  },
  'corporate-agreement': {
    ru: [
      'Участники заключили корпоративный договор',
      'Голоса участников или продажа долей подчинены договору между ними: перед покупкой доли попросите его показать.',
    ],
    en: [
      'The members have a corporate agreement',
      'The members’ votes or the sale of shares are governed by an agreement between them: ask to see it before buying a share.',
    ],
    'zh-CN': ['股东签有公司协议', '表决权或股权转让受股东协议约束，购买股权前请要求查阅。'],
  },
  'head-powers-noted': {
    ru: [
      'У полномочий руководителя есть оговорка',
      'ЕГРЮЛ добавляет к записи о руководителе, что его полномочия ограничены или прекращены: сверьте, кто подписывает договор.',
    ],
    en: [
      'A note on the powers of the head',
      'The register notes that the powers of the head are limited or terminated: check who signs the contract.',
    ],
    'zh-CN': ['负责人权限附有备注', '登记册注明负责人的权限受限或已终止，请核实由谁签署合同。'],
  },
  'joint-powers': {
    ru: [
      'Подписывают только вместе',
      'По ЕГРЮЛ несколько лиц действуют от имени компании совместно: договор с одной подписью можно оспорить.',
    ],
    en: [
      'Joint signature only',
      'According to the register, several persons act for the company jointly: a contract with one signature can be challenged.',
    ],
    'zh-CN': ['须共同签署', '登记册载明多人共同代表公司，仅一人签署的合同可能被撤销。'],
  },
  'share-arrested': {
    ru: [
      'Доля под арестом',
      'Суд, пристав или следователь запретил распоряжаться долей: купить её нельзя, а владелец под взысканием или следствием.',
    ],
    en: [
      'A share is under attachment',
      'A court, bailiff or investigator has prohibited its disposal: it cannot be bought, and its owner is under enforcement or investigation.',
    ],
    'zh-CN': ['股权被冻结', '法院、法警或侦查机关禁止处分该股权：无法购买，其所有者正被强制执行或接受侦查。'],
  },
  'share-in-trust': {
    ru: ['Долей управляет другое лицо', 'Доля в доверительном управлении или в наследстве: решает за участника управляющий.'],
    en: ['A share is managed by another person', 'The share is in trust or part of an inheritance: its manager decides for the member.'],
    'zh-CN': ['股权由他人管理', '股权处于信托管理或遗产中，由管理人代替股东决定。'],
  },
  'shares-ban': {
    ru: ['Запрещено распоряжаться долями', 'В ЕГРЮЛ внесён запрет: продать, подарить или заложить доли нельзя, пока его не снимут.'],
    en: ['Disposal of shares is banned', 'The register records a ban: shares cannot be sold, given away or pledged until it is lifted.'],
    'zh-CN': ['禁止处分股权', '登记册载有禁令：解除前不得出售、赠与或质押股权。'],
  },
} satisfies Record<string, FactorTexts>
