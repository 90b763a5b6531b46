/** When an audit is sent, as dialogs and mails say it; a test holds it to the figure of `content/metrics.ts`. */
export const auditDelivery = '2-3 business days'
