/** Query parameters that carry what a visitor typed: the prefill of the wizard and the home page's form. */
export const personalParameter = /^(first|last|email|phone|org(_?type)?|(current_?)?challenge)$/i
