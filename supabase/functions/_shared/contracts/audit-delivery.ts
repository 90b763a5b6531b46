/** When an audit is sent, for dialogs and mails; a test compares it with `content/metrics.ts`. */
export const auditDelivery = '2-3 business days'
