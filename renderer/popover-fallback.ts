import '@oddbird/popover-polyfill'

/* For browsers without popovers. The style that shows a menu by its focus alone, without script, is not needed now. */
document.documentElement.dataset['popovers'] = ''

// A menu that was shown by the focus on its button stays.
const target = document.activeElement?.getAttribute('popovertarget')
if (target) document.getElementById(target)?.showPopover()
