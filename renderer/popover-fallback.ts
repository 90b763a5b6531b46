import '@oddbird/popover-polyfill'

/* For browsers without popovers. The style that shows a menu by its focus alone, without script, is not needed now. */
document.documentElement.dataset['popovers'] = ''
