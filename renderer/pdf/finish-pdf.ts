export function finishPdf(pdf: Buffer, fingerprint: string): Buffer {
  return pdf
}
