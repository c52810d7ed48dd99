// The branch of a company on its card, in Russian.
export const messages = {
  kinds: { branch: 'Филиал', representation: 'Представительство' },
  text: (company: string) =>
    `Это часть компании ${company}, а не отдельное юридическое лицо: договор заключает и по долгам отвечает сама компания, и вывод ниже о ней. Руководитель действует по доверенности, ЕГРЮЛ его не называет: попросите копию доверенности.`,
  unknown: (kpp: string) => `Подразделения с КПП ${kpp} в выписке нет. Ниже сведения о компании.`,
  toCompany: 'К компании',
}

export type BranchMessages = typeof messages
