// Texts of closing documents in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Documents',
  issuedCaption: 'Issued documents',
  document: 'Document',
  sum: 'Sum',
  files: 'Download',
  kinds: { upd: 'UPD', act: 'Act' },
  name: (kind, number) => `${kind} No. ${number}`,
  status: (status) => `status ${status}`,
  all: 'All, zip',
  zipName: (order) => `Documents_of_order_${order}.zip`,
  formats: { pdf: 'PDF', xml: 'XML' },
  save: (name, format) => `Download ${name}, ${format}`,
  issue: 'Issue the documents',
  issued: 'The documents are issued. The buyer has them too',
  mayIssue: 'The money has come: an UPD for goods and an act for services can be issued.',
  none: 'The seller has not issued documents yet.',
  foot: (version) => `XML in the tax service’s format ${version}, unsigned. What was issued is not changed`,
  noXml: (version) => `XML needs rates of VAT that the format ${version} knows (0, 10, 20%, none) and the name of the head in the register`,
  failed: 'That did not work. Check the connection and try again.',
}
