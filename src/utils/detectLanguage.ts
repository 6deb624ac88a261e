const chinese = /\p{Script=Han}/u;

/**
 * Returns the value of the `lang` attribute of a label. Pages are in English, so screen readers and fonts need the language
 * of Chinese labels (WCAG 3.1.2). Without `i18n/en/`, labels are English and need no attribute.
 */
export const detectLanguage = (label: string): 'zh-Hant' | undefined => (chinese.test(label) ? 'zh-Hant' : undefined);
